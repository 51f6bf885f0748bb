"""What this game's engine says, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.niemcy.texts.events import event_lines
from bot.games.niemcy.texts.labels import any_route_label, cards_list, colours_list, place_label, say, ticket_label
from bot.games.niemcy.texts.rules import LESSONS, RULE_FIGURES, TOPICS

__all__ = ["COUNTED", "FIGURES", "LESSONS", "RULE_FIGURES", "TOPICS", "event_lines", "favourite_lines"]

FIGURES: Mapping[str, Callable[[Any, str], str | int]] = {
    "cards": lambda cards, lang: cards if isinstance(cards, int) else cards_list(cards, lang),
    "colours": colours_list,
    "list": lambda words, lang: ", ".join(say(lang, f"can-{word}") for word in words.split(", ")),
    "missing": cards_list,
    "passengers": colours_list,
    "phase": lambda phase, lang: say(lang, f"phase-{phase}"),
    "place": place_label,
    "route": any_route_label,
    "ticket": ticket_label,
}
COUNTED: Mapping[str, tuple[str, str]] = {"not_offered": ("ticket", "name"), "same_twice": ("ticket", "name")}


def favourite_lines(favourites: Mapping[str, str | None], lang: str) -> list[str]:
    """The colour of most passengers, and what brought most points."""
    colour, source = favourites.get("favourite_passenger"), favourites.get("best_source")
    lines = [say(lang, "stats-passenger", colour=colour)] if colour else []
    return lines + ([say(lang, "stats-source", source=say(lang, f"source-{source}"))] if source else [])
