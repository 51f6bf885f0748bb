"""The replay: a game as an animation, one frame for each turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from render.alt_text import Brevity, colour_of, name_of, slashed, within_limit
from render.frame_parts import minus
from render.niemcy.describe import turn_words
from render.niemcy.replay_frame import draw_replay_frame
from render.niemcy.scene import Scene
from render.replay_film import Film


def turn_scenes(scenes: Sequence[Scene]) -> list[Scene]:
    """The deal, then one scene for each finished turn; the announcements and first choices are one."""
    done = [scenes[0]]
    waiting: tuple[Scene, ...] = ()
    for scene in scenes[1:]:
        waiting += (scene,)
        if scene.happened("turn_began") or scene.view.phase == "over":
            done.append(replace(scene, events=tuple(event for one in waiting for event in one.events)))
            waiting = ()
    return [*done, *waiting[-1:]]


def film_of(reel: Sequence[Scene]) -> Film:
    """The small map and the players of every turn, with the last round as a mark."""
    ends = [at for at, scene in enumerate(reel) if scene.happened("last_round")]
    return Film(len(reel), lambda at: draw_replay_frame(reel[at]), ends, "niemcy/wagon_plain")


def describe_replay(scenes: Sequence[Scene]) -> str:
    """How long the game was, who played, the scores, and who won."""
    return within_limit(lambda brevity: _describe(scenes, brevity))


def _describe(scenes: Sequence[Scene], brevity: Brevity) -> str:
    scene = scenes[-1]
    view, say = scene.view, scene.words
    names = ", ".join(f"{name_of(scene, s, brevity)} ({colour_of(scene, s, brevity)})" for s in range(view.seats))
    return " ".join([
        say("alt-replay", turns=len(turn_scenes(scenes)) - 1),
        say("alt-in-order", names=names),
        f"{say('score-now')} {slashed(minus(player.points) for player in view.players)}. {turn_words(scene, brevity)}.",
    ])  # fmt: skip


def replay(scenes: Sequence[Scene]) -> Film:
    """The film of a whole game, from a spectator's scenes, one for each line of the record."""
    return film_of(turn_scenes(scenes))
