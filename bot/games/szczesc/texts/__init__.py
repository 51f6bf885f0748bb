"""What this game's engine says, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.szczesc.texts.events import event_lines
from bot.games.szczesc.texts.labels import card_short, category_label, say
from bot.games.szczesc.texts.rules import LESSONS, RULE_FIGURES, TOPICS
from engine.szczesc.box import CARDS

__all__ = ["COUNTED", "FIGURES", "LESSONS", "RULE_FIGURES", "TOPICS", "event_lines", "favourite_lines"]

FIGURES: Mapping[str, Callable[[Any, str], str | int]] = {
    "colour": lambda letter, lang: say(lang, f"colour-{letter}"),
    "order": lambda code, lang: card_short(code, lang) if code in CARDS else str(code),
    "phase": lambda phase, lang: say(lang, f"phase-{phase}"),
    "transport": lambda letter, lang: say(lang, f"transport-{letter}"),
}
COUNTED: Mapping[str, tuple[str, str]] = {
    "cage_full": ("size", "cubes"),
    "fill_count": ("needs", "carts"),
    "locked": ("seats", "players"),
    "needs_marks": ("needs", "marks"),
    "needs_miners": ("needs", "miners"),
    "needs_steps": ("needs", "steps"),
}


def favourite_lines(favourites: Mapping[str, str | None], lang: str) -> list[str]:
    """The transport most used and the majority that brought most."""
    transport, majority = favourites.get("favourite_transport"), favourites.get("best_majority")
    lines = [say(lang, "stats-transport", transport=say(lang, f"transport-{transport}"))] if transport else []
    return lines + ([say(lang, "stats-majority", majority=category_label(majority, lang))] if majority else [])
