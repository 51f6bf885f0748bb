"""The kinds of pictures there are. A new one is one more entry here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from render.canvas import Canvas
from render.encode import DEFAULT, encode
from render.scene import Scene
from render.szczesc.board import draw_board
from render.szczesc.describe import describe_board, describe_shaft
from render.szczesc.draw import describe_draw, draw_draw, why_no_draw
from render.szczesc.hand import describe_hand, draw_hand
from render.szczesc.mine import describe_mine, draw_mine, why_no_plan
from render.szczesc.result import describe_result, draw_result
from render.szczesc.scoring import describe_scoring, draw_scoring, why_no_scoring
from render.szczesc.shaft import draw_shaft
from render.szczesc.standings import describe_standings, draw_standings


@dataclass(frozen=True, slots=True)
class Kind:
    """How a picture is drawn and put into words."""

    draw: Callable[[Scene], Canvas]
    describe: Callable[[Scene], str]
    of_a_seat: bool = False  # it shows what belongs to one seat
    takes_plan: bool = False  # it can show what a plan of mining leads to
    previews: bool = False  # it shows the plan itself: the scene carries it
    event: str = ""  # it shows the last turn in which this happened
    why_not: Callable[[Scene], str | None] = lambda scene: None  # why a scene gives no such picture, in plain English


KINDS: dict[str, Kind] = {
    "board": Kind(draw_board, describe_board),
    "shaft": Kind(draw_shaft, describe_shaft, of_a_seat=True, takes_plan=True),
    "hand": Kind(draw_hand, describe_hand, of_a_seat=True),
    "draw": Kind(draw_draw, describe_draw, why_not=why_no_draw),
    "mine": Kind(draw_mine, describe_mine, of_a_seat=True, previews=True, why_not=why_no_plan),
    "standings": Kind(draw_standings, describe_standings),
    "scoring": Kind(draw_scoring, describe_scoring, event="shift_scored", why_not=why_no_scoring),
    "result": Kind(draw_result, describe_result),
}


class Picture(NamedTuple):
    """A finished picture."""

    data: bytes
    form: str  # "webp", "png" or "gif": the file's suffix
    alt: str  # what it shows, in words


def picture(kind: str, scene: Scene, form: str = DEFAULT) -> Picture:
    """Draw, describe and encode."""
    chosen = KINDS[kind]
    return Picture(encode(chosen.draw(scene).image, form), form, chosen.describe(scene))
