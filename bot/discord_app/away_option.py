"""The option ``away`` of commands: the day on which somebody is back, picked or typed."""

from __future__ import annotations

import re
from datetime import date

from discord.app_commands import Choice

from bot.panels.absence_panel import DAYS, day_label
from bot.tables.errors import Refused
from bot.tables.person_settings import PersonSettings

_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})", re.ASCII)
_DAY_MONTH = re.compile(r"(\d{1,2})[./](\d{1,2})[./]?(\d{4})?", re.ASCII)
_DAYS = re.compile(r"(\d{1,3})(?:\s*[^\W\d]+)?")


def parse_day(typed: str, person: PersonSettings, now: int) -> int:
    """The beginning of a day in the person's zone: "2026-12-24", "24.12.", or in so many days; raises Refused."""
    text = typed.strip()
    today = person.today(now)
    try:
        if found := _ISO.fullmatch(text):
            return person.beginning_of(date(int(found[1]), int(found[2]), int(found[3])))
        if found := _DAY_MONTH.fullmatch(text):
            day = date(int(found[3] or today.year), int(found[2]), int(found[1]))
            return person.beginning_of(day if found[3] or day > today else day.replace(year=day.year + 1))
        if found := _DAYS.fullmatch(text):
            return person.beginning_of(person.day_in(now, int(found[1])))
    except (ValueError, OverflowError):
        pass
    raise Refused("bad_date", typed[:80])


def day_choices(person: PersonSettings, now: int, lang: str) -> list[Choice[str]]:
    """The usual days to be back."""
    return [Choice(name=day_label(person, now, days, lang), value=person.day_in(now, days).isoformat()) for days in DAYS]
