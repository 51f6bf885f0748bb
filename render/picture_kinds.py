"""What a game hands in: its kinds of pictures, and what must be drawn before the first one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from render.canvas import Canvas
from render.scene import Scene


@dataclass(frozen=True, slots=True)
class PictureKind:
    """How a picture is drawn and put into words."""

    draw: Callable[[Scene], Canvas]
    describe: Callable[[Scene], str]
    of_a_seat: bool = False  # it shows what belongs to one seat
    takes_plan: bool = False  # it can show what a plan of mining leads to
    previews: bool = False  # it shows the plan itself: the scene carries it
    event: str = ""  # it shows the last turn in which this happened
    why_not: Callable[[Scene], str | None] = lambda scene: None  # why a scene gives no such picture, in plain English


@dataclass(frozen=True, slots=True)
class GamePictures:
    """All pictures of one game."""

    view: type  # the views that they are made from
    kinds: Mapping[str, PictureKind]
    after_turn: tuple[str, ...]  # the kinds that follow every turn
    prepare: Callable[[str, int], None]  # draws what all pictures of a language and a number of seats share
