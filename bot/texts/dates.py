"""Days in words."""

from __future__ import annotations

from datetime import date

from bot.texts.catalogue import say


def date_label(day: date, lang: str) -> str:
    """A day with its weekday: "Thursday, 24 December 2026"."""
    return say(lang, "date", weekday=day.isoweekday(), day=day.day, month=day.month, year=str(day.year))
