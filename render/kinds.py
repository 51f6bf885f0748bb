"""The kinds of pictures there are. A new one is one more entry here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from render.board import draw_board
from render.canvas import Canvas
from render.describe import describe_board, describe_shaft
from render.encode import DEFAULT, encode
from render.scene import Scene
from render.shaft import draw_shaft


@dataclass(frozen=True, slots=True)
class Kind:
    """How a picture is drawn and put into words."""

    draw: Callable[[Scene], Canvas]
    describe: Callable[[Scene], str]
    of_a_seat: bool = False  # it shows what belongs to one seat
    takes_plan: bool = False  # it can show what a plan of mining leads to


KINDS: dict[str, Kind] = {
    "board": Kind(draw_board, describe_board),
    "shaft": Kind(draw_shaft, describe_shaft, of_a_seat=True, takes_plan=True),
}


class Picture(NamedTuple):
    """A finished picture."""

    data: bytes
    form: str  # "webp" or "png": the file's suffix
    alt: str  # what it shows, in words


def picture(kind: str, scene: Scene, form: str = DEFAULT) -> Picture:
    """Draw, describe and encode."""
    chosen = KINDS[kind]
    return Picture(encode(chosen.draw(scene).image, form), form, chosen.describe(scene))
