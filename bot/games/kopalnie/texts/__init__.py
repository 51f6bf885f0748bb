"""What this game's engine says, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.kopalnie.texts.events import event_lines
from bot.games.kopalnie.texts.labels import (
    account_label,
    card_name,
    kind_label,
    mine_label,
    mission_name,
    say,
    tile_label,
)
from bot.games.kopalnie.texts.rules import LESSONS, RULE_FIGURES, TOPICS

__all__ = ["COUNTED", "FIGURES", "LESSONS", "RULE_FIGURES", "TOPICS", "event_lines", "favourite_lines"]

FIGURES: Mapping[str, Callable[[Any, str], str | int]] = {
    "card": card_name,
    "mine": mine_label,
    "mission": mission_name,
    "phase": lambda phase, lang: say(lang, f"phase-{phase}"),
    "rolls": lambda rolls, lang: rolls.replace(" and ", " / "),
    "tile": tile_label,
}
COUNTED: Mapping[str, tuple[str, str]] = {"no_such_mine": ("seats", "players")}


def favourite_lines(favourites: Mapping[str, str | None], lang: str) -> list[str]:
    """The treasure most often dug up, and what brought most points."""
    treasure, source = favourites.get("favourite_treasure"), favourites.get("best_source")
    lines = [say(lang, "stats-treasure", treasure=kind_label(treasure, lang))] if treasure else []
    return lines + ([say(lang, "stats-source", source=account_label(source, lang))] if source else [])
