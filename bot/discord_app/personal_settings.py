"""What a person sets for themselves, from what they typed, and all settings in words."""

from __future__ import annotations

import re
from typing import Any

from bot.panels.lobby_panel import settings_line
from bot.panels.reader_view import ReaderView
from bot.tables.errors import Refused
from bot.tables.person_settings import MINUTES_A_DAY, PersonSettings
from bot.tables.table import Table
from bot.texts import say

_TIME = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?", re.ASCII)


def parse_personal_settings(
    reminders: bool | None, quiet_from: str | None, quiet_to: str | None, zone: str | None
) -> dict[str, Any]:
    """The settings that were named; raises Refused for a time that is none."""
    wanted: dict[str, Any] = {}
    if reminders is not None:
        wanted["reminders"] = reminders
    for name, typed in (("quiet_from", quiet_from), ("quiet_to", quiet_to)):
        if typed is not None:
            wanted[name] = parse_time_of_day(typed)
    if zone is not None:
        wanted["zone"] = zone.strip()
    if wanted:
        wanted["unreachable"] = False  # whoever changes something is written to again
    return wanted


def parse_time_of_day(typed: str) -> int:
    """A time of day ("22:00", "7.30", "6") as minutes after midnight."""
    found = _TIME.fullmatch(typed.strip())
    if found is None or int(found[1]) > 23 or int(found[2] or 0) > 59:
        raise Refused("bad_quiet_hours", typed[:80], most=MINUTES_A_DAY - 1)
    return int(found[1]) * 60 + int(found[2] or 0)


def settings_summary(table: Table | None, person: PersonSettings, lang: str) -> list[str]:
    """The settings of the table here, if there is one, and the person's own."""
    lines = []
    if table is not None and table.status in ("open", "running"):
        lines.append(say(lang, "settings-table", settings=settings_line(ReaderView.of(table, None, lang))))
    quiet = say(lang, "settings-none")
    if person.quiet_from is not None and person.quiet_to is not None:
        quiet = f"{_clock(person.quiet_from)}–{_clock(person.quiet_to)} ({person.zone})"
    lines.append(
        say(
            lang,
            "settings-you",
            language=say(lang, f"language-{person.language or lang}"),
            reminders=say(lang, "yes" if person.reminders else "no"),
            quiet=quiet,
        )
    )
    return lines


def _clock(minute: int) -> str:
    return f"{minute // 60}:{minute % 60:02d}"
