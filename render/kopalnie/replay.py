"""The replay: a game as an animation, one frame for each turn, with a pick that travels from one abandoned mine to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from render.alt_text import Brevity, colour_of, name_of, slashed, within_limit
from render.frame_parts import minus
from render.kopalnie.mines import draw_mines
from render.kopalnie.parts import art
from render.kopalnie.players import draw_players
from render.kopalnie.podium import verdict
from render.kopalnie.scene import Scene
from render.replay_film import Film, stacked


def turn_scenes(scenes: Sequence[Scene]) -> list[Scene]:
    """The deal, then one scene for each finished turn: all that happened in it becomes one; all missions are the first."""
    done = [scenes[0]]
    waiting: tuple[Scene, ...] = ()
    for scene in scenes[1:]:
        waiting += (scene,)
        if scene.happened("turn_began") or scene.view.phase == "over":
            done.append(replace(scene, events=tuple(event for one in waiting for event in one.events)))
            waiting = ()
    return [*done, *waiting[-1:]]


def mine_ends(reel: Sequence[Scene]) -> list[int]:
    """At which frames a mine has just been abandoned."""
    return [at for at, scene in enumerate(reel) if scene.happened("abandoned")]


def film_of(reel: Sequence[Scene]) -> Film:
    """Mines and players of every turn, with the abandoned mines as marks."""
    return Film(len(reel), lambda at: stacked(draw_mines(reel[at]), draw_players(reel[at])), mine_ends(reel), art("pickaxe"))


def describe_replay(scenes: Sequence[Scene]) -> str:
    """How long the game was, in which order the mines were abandoned, the scores, and who won."""
    return within_limit(lambda brevity: _describe(scenes, brevity))


def _describe(scenes: Sequence[Scene], brevity: Brevity) -> str:
    scene = scenes[-1]
    view, say = scene.view, scene.words
    names = ", ".join(f"{name_of(scene, s, brevity)} ({colour_of(scene, s, brevity)})" for s in range(view.seats))
    closed = [event.data["mine"] for one in scenes for event in one.happened("abandoned")]
    return " ".join([
        say("alt-replay", turns=len(turn_scenes(scenes)) - 1),
        say("alt-in-order", names=names),
        say("alt-closed", mines=", ".join(closed) or say("alt-nothing")),
        f"{say('score-now')} {slashed(minus(player.points) for player in view.players)}. {verdict(scene)}.",
    ])  # fmt: skip


def replay(scenes: Sequence[Scene]) -> Film:
    """The film of a whole game, from a spectator's scenes, one for each line of the record."""
    return film_of(turn_scenes(scenes))
