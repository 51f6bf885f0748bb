"""What happened, in the words of the code: for a game that does not narrate."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Event
from engine.plain_view import in_words


def plain_line(event: Event, names: Sequence[str]) -> str:
    """An event as who did it, its kind and its figures."""
    who = "" if event.seat is None or event.seat < 0 else f"{names[event.seat]}: "
    return " ".join([f"{who}{event.kind.replace('_', ' ')}", *map(in_words, event.data.values())])
