"""What this game's engine says, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.goldmine.texts.events import event_lines
from bot.games.goldmine.texts.labels import cell_label, place_label, say, tile_label
from bot.games.goldmine.texts.rules import LESSONS, RULE_FIGURES, TOPICS
from bot.texts.labels import listing

__all__ = ["COUNTED", "FIGURES", "LESSONS", "RULE_FIGURES", "TOPICS", "event_lines", "favourite_lines"]


def _needed(value: Any, lang: str) -> str | int:
    """A number, or the numbers of players that an option is for."""
    return listing([str(number) for number in value], lang, "or") if isinstance(value, list) else int(value)


FIGURES: Mapping[str, Callable[[Any, str], str | int]] = {
    "cell": lambda cell, lang: cell_label(cell),
    "here": place_label,
    "needs": _needed,
    "phase": lambda phase, lang: say(lang, f"phase-{phase}"),
    "place": place_label,
    "there": place_label,
    "tile": tile_label,
}
COUNTED: Mapping[str, tuple[str, str]] = {}


def favourite_lines(favourites: Mapping[str, str | None], lang: str) -> list[str]:
    """Which challenge somebody likes best."""
    kind = favourites.get("favourite_challenge")
    return [say(lang, "stats-challenge", kind=kind)] if kind else []
