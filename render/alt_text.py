"""What every description keeps to: first what changed, then the rest in reading order, at most a thousand characters."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from render.scene import Scene
from render.theme import SEATS

LIMIT = 1000


class AltList(NamedTuple):
    """A part of a description that may lose its last items: "workshop: 1 K2L, red 3; 2 Y1D; 6 more."."""

    head: str  # stands before the items; "" for none
    items: Sequence[str]

    def text(self, scene: Scene, count: int) -> str:
        """The part with so many of its items."""
        left = len(self.items) - count
        shown = [*self.items[:count], *([scene.words("alt-more", count=left)] if left else [])]
        return _sentence((f"{self.head}: " if self.head else "") + ("; ".join(shown) or scene.words("alt-nothing")))


def alt_text(scene: Scene, changed: str, rest: Iterable[str | AltList], limit: int = LIMIT) -> str:
    """A strip in words: what changed ("" for nothing), then the rest from top to bottom, each a sentence or a list.

    Too long a text loses items of its longest list, one by one, then of the next; at last its end. What changed stays whole.
    """
    parts = [part for part in rest if part]
    counts = [len(part.items) if isinstance(part, AltList) else 0 for part in parts]

    def texts() -> list[str]:
        return [part.text(scene, count) if isinstance(part, AltList) else _sentence(part) for part, count in zip(parts, counts)]

    first = [_sentence(changed)] if changed else []
    while len(text := " ".join([*first, *texts()])) > limit and any(counts):
        _, longest = max((len(shown), at) for at, shown in enumerate(texts()) if counts[at])
        counts[longest] -= 1
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


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


def shortened_alt_text(scene: Scene, tell: Callable[[Brevity], tuple[str, Sequence[str | AltList]]]) -> str:
    """``alt_text`` in the longest form that loses no item; where even the shortest is too long, that one with its lists cut."""
    for brevity in _EVER_SHORTER:
        changed, rest = tell(brevity)
        text = alt_text(scene, changed, rest, limit=sys.maxsize)
        if len(text) <= LIMIT:
            return text
    return alt_text(scene, changed, rest)


def name_of(scene: Scene, seat: int, brevity: Brevity) -> str:
    name = scene.name(seat)
    return name if len(name) <= brevity.name else name[: brevity.name - 1].rstrip() + "…"


def colour_of(scene: Scene, seat: int, brevity: Brevity) -> str:
    return scene.words(f"{brevity.colour}-{SEATS[seat].colour}")


def slashed(numbers: Iterable[object]) -> str:
    """A number for each player, for descriptions: "3/0/2"."""
    return "/".join(map(str, numbers))
