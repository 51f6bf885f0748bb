"""The replay: a game as an animation, one frame for each turn, with a cart that rolls along as progress bar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.szczesc.box import SHIFTS
from render.alt_text import Brevity, colour_of, name_of, slashed, within_limit
from render.frame_parts import minus
from render.replay_film import Film, stacked
from render.szczesc.office import draw_office
from render.szczesc.parts import ROMAN
from render.szczesc.result import verdict
from render.szczesc.scene import Scene
from render.szczesc.score_lines import course
from render.szczesc.works import draw_works


def turn_scenes(scenes: Sequence[Scene]) -> list[Scene]:
    """One scene for each finished turn: a draw and what was kept of it become one."""
    done: list[Scene] = []
    waiting: tuple[Scene, ...] = ()
    for scene in scenes:
        if scene.view.phase == "choose":
            waiting += (scene,)
            continue
        events = tuple(event for one in (*waiting, scene) for event in one.events)
        done.append(replace(scene, events=events))
        waiting = ()
    return [*done, *waiting[-1:]]


def shift_ends(scenes: Sequence[Scene]) -> list[int]:
    """At which frames a shift has just ended."""
    return [i for i, scene in enumerate(scenes) if scene.happened("shift_scored")]


def film_of(reel: Sequence[Scene]) -> Film:
    """The board of every turn, with the ends of the shifts as marks."""
    return Film(len(reel), lambda at: stacked(draw_works(reel[at]), draw_office(reel[at])), shift_ends(reel), "cart_Y_full")


def describe_replay(scenes: Sequence[Scene]) -> str:
    """How long the game was, the scores after each shift, and who won."""
    return within_limit(lambda brevity: _describe(scenes, brevity))


def _describe(scenes: Sequence[Scene], brevity: Brevity) -> str:
    scene = scenes[-1]
    view, say = scene.view, scene.words
    names = ", ".join(f"{name_of(scene, s, brevity)} ({colour_of(scene, s, brevity)})" for s in range(view.seats))
    parts = [say("alt-replay", turns=len(turn_scenes(scenes)) - 1), say("alt-in-order", names=names)]
    by_shift = {mark.scorings: mark.scores for mark in reversed(course(view)) if mark.scorings}  # the first mark of each counts
    for shift, scores in sorted(by_shift.items()):
        if shift < SHIFTS:
            parts.append(f"{say('shift-over', number=ROMAN[shift])}: {slashed(map(minus, scores))}.")
    parts.append(f"{say('score-now')} {slashed(map(minus, view.scores))}. {verdict(scene)}.")
    return " ".join(parts)


def replay(scenes: Sequence[Scene]) -> Film:
    """The film of a whole game, from a spectator's scenes, one for each line of the record."""
    return film_of(turn_scenes(scenes))
