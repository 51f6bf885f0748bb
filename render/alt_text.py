"""What every description of a picture keeps to: at most a thousand characters, names and colours shortened when need be."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from render.scene import Scene
from render.theme import SEATS

LIMIT = 1000


class Brevity(NamedTuple):
    """How a description saves characters."""

    name: int  # the most that a name may take
    colour: str  # "colour" for whole words, "short-colour" for abbreviated ones


_EVER_SHORTER = (Brevity(32, "colour"), Brevity(20, "colour"), Brevity(20, "short-colour"), Brevity(8, "short-colour"))


def within_limit(describe: Callable[[Brevity], str]) -> str:
    """The longest form that the limit allows."""
    text = ""
    for brevity in _EVER_SHORTER:
        text = describe(brevity)
        if len(text) <= LIMIT:
            return text
    return text[: LIMIT - 1] + "…"


def name_of(scene: Scene, seat: int, brevity: Brevity) -> str:
    name = scene.name(seat)
    return name if len(name) <= brevity.name else name[: brevity.name - 1].rstrip() + "…"


def colour_of(scene: Scene, seat: int, brevity: Brevity) -> str:
    return scene.words(f"{brevity.colour}-{SEATS[seat].colour}")


def slashed(numbers: Iterable[object]) -> str:
    """A number for each player, for descriptions: "3/0/2"."""
    return "/".join(map(str, numbers))
