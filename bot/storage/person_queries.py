"""SQL for people's settings."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any
from zoneinfo import available_timezones

from sqlite_utils import Database

from bot.tables.errors import Refused
from bot.tables.person_settings import MINUTES_A_DAY, PersonSettings
from bot.tables.table import LANGUAGES


def load_person(db: Database, number: int) -> PersonSettings:
    """A person's settings."""
    sql = "SELECT person, language, reminders, quiet_from, quiet_to, zone, unreachable FROM people WHERE person = ?"
    row = db.conn.execute(sql, (number,)).fetchone()
    if row is None:
        return PersonSettings(number)
    return PersonSettings(row[0], row[1], bool(row[2]), row[3], row[4], row[5], bool(row[6]))


def update_person(db: Database, number: int, settings: dict[str, Any]) -> PersonSettings:
    """Set some of a person's settings; raises Refused for a value that makes no sense."""
    changed = replace(load_person(db, number), **settings)
    if changed.language is not None and changed.language not in LANGUAGES:
        raise Refused("bad_language", known=list(LANGUAGES))
    for minute in (changed.quiet_from, changed.quiet_to):
        if minute is not None and not 0 <= minute < MINUTES_A_DAY:
            raise Refused("bad_quiet_hours", most=MINUTES_A_DAY - 1)
    if (changed.quiet_from is None) != (changed.quiet_to is None):
        raise Refused("bad_quiet_hours", most=MINUTES_A_DAY - 1)
    if changed.zone not in available_timezones():
        raise Refused("bad_zone", changed.zone[:80])
    db.table("people").insert(asdict(changed), replace=True)
    return changed
