"""The option ``away`` of commands: the day on which somebody is back, picked or typed."""

from __future__ import annotations

from discord.app_commands import Choice

from bot.panels.absence_panel import DAYS, day_label
from bot.tables.errors import Refused
from bot.tables.person_settings import PersonSettings
from bot.texts.typed_times import folded, typed_date


def parse_day(typed: str, person: PersonSettings, now: int) -> int:
    """The beginning of the day in the person's zone that somebody has typed or picked; raises Refused."""
    day = typed_date(typed, person.today(now))
    if day is None:
        raise Refused("bad_date", typed.strip()[:80])
    return person.beginning_of(day)


def day_choices(person: PersonSettings, now: int, lang: str, typed: str = "") -> list[Choice[str]]:
    """The day that was typed, and the usual days to be back that it may mean; all of them for anything else."""
    usual = [person.day_in(now, days) for days in DAYS]
    wanted = folded(typed)
    meant = [day for day in usual if wanted in folded(day_label(person, now, day, lang))]
    understood = typed_date(typed, person.today(now))
    ahead = [understood] if understood is not None and understood > person.today(now) else []
    days = dict.fromkeys([*ahead, *meant]) or usual
    return [Choice(name=day_label(person, now, day, lang), value=day.isoformat()) for day in days]
