"""The replay: the growing mine as an animation, one frame for each turn, with a miner who runs along below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.goldmine.view import View
from render.alt_text import Brevity, colour_of, name_of, within_limit
from render.box import Box
from render.canvas import Canvas
from render.goldmine.board import border, draw_coordinates, draw_miners, draw_tiles, new_board
from render.goldmine.course import ranking
from render.goldmine.frame import frame_of
from render.goldmine.header import acting
from render.goldmine.parts import art, symbol
from render.goldmine.result import result_title
from render.goldmine.scene import Scene
from render.goldmine.story import story
from render.goldmine.strip_frame import plain_strip, plate
from render.goldmine.trails import draw_laid, draw_trail
from render.goldmine.window import Choice, spots_of, whole_mine
from render.replay_film import Film, stacked
from render.strip_size import WIDTH
from render.theme import style

_SCORES = 76  # height of the row with the scores


def turn_scenes(scenes: Sequence[Scene]) -> list[Scene]:
    """The deal, then one scene for each finished turn: all that happened in it becomes one."""
    done = [scenes[0]]
    waiting: tuple[Scene, ...] = ()
    for scene in scenes[1:]:
        waiting += (scene,)
        if scene.happened("turn_began") or scene.view.phase == "over":
            done.append(replace(scene, events=tuple(event for one in waiting for event in one.events)))
            waiting = ()
    return [*done, *waiting[-1:]]


def marks(reel: Sequence[Scene]) -> list[int]:
    """At which frames the prospecting began or somebody had enough gold."""
    return [at for at, scene in enumerate(reel) if scene.happened("prospecting_began") or scene.happened("rich")]


def draw_growth(scene: Scene, choice: Choice) -> Canvas:
    """The mine as it is now, in the window of the finished mine."""
    view: View = scene.view
    told = story(scene)
    frame = frame_of(view.mine, choice)
    canvas = new_board(frame)
    draw_tiles(canvas, frame, view)
    if told.laid is not None:
        draw_laid(canvas, frame, told.laid)
    for trail in told.trails:
        draw_trail(canvas, frame, view, trail)
    border(canvas, frame)
    draw_miners(canvas, frame, view, acting(view))
    draw_coordinates(canvas, frame, [])
    return canvas


def draw_scores(scene: Scene) -> Canvas:
    """Everybody's gold in one row, whoever is on turn lit."""
    view, lit = scene.view, acting(scene.view)
    canvas = plain_strip(_SCORES, "soot")
    wide = WIDTH / view.seats
    for seat, player in enumerate(view.players):
        box = Box(round(seat * wide) + 6, 6, round(wide) - 12, _SCORES - 12)
        plate(canvas, box, "lamp" if seat == lit else "paper_lo")
        canvas.centred(symbol(seat), box.x + 36, box.cy, 48)
        canvas.text(
            f"seat {seat}/name", scene.name(seat), box.at(68, 2, box.w - 140, box.h - 4), style("serif", 34, 18), align="left"
        )
        canvas.text(f"seat {seat}/gold", player.gold, box.at(box.w - 66, 2, 56, box.h - 4), style("black", 46, 40), align="right")
    return canvas


def replay(scenes: Sequence[Scene]) -> Film:
    """The film of a whole game, from a spectator's scenes, one for each line of the record."""
    reel = turn_scenes(scenes)
    choice = whole_mine(spots_of(scenes[-1].view.mine.pieces))
    return Film(
        len(reel), lambda at: stacked(draw_scores(reel[at]), draw_growth(reel[at], choice)), marks(reel), art("miner_red")
    )


def describe_replay(scenes: Sequence[Scene]) -> str:
    """How long the game was, how large the mine, and who won."""
    return within_limit(lambda brevity: _describe(scenes, brevity))


def _describe(scenes: Sequence[Scene], brevity: Brevity) -> str:
    scene = scenes[-1]
    view, say = scene.view, scene.words
    names = ", ".join(f"{name_of(scene, seat, brevity)} ({colour_of(scene, seat, brevity)})" for seat in range(view.seats))
    scores = ", ".join(
        f"{' + '.join(name_of(scene, seat, brevity) for seat in team)} {sum(view.players[seat].gold for seat in team)}"
        for team in ranking(view)
    )
    parts = [say("alt-replay", turns=len(turn_scenes(scenes)) - 1), say("alt-in-order", names=names)]
    parts.append(say("alt-gold-grown", tiles=len(view.mine.pieces) - 1, scores=scores))
    return " ".join([*parts, f"{result_title(scene)}"])
