"""SQL for people's settings."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

from sqlite_utils import Database

from bot.tables.errors import Refused
from bot.tables.person_settings import MOVE_DEADLINES, PersonSettings, check_person_settings


def load_person(db: Database, number: int) -> PersonSettings:
    """A person's settings; the usual ones where those in the file make no sense."""
    sql = """SELECT person, language, reminders, quiet_from, quiet_to, zone, unreachable, emojis, orders
             FROM people WHERE person = ?"""
    row = db.conn.execute(sql, (number,)).fetchone()
    if row is None:
        return PersonSettings(number)
    found = PersonSettings(row[0], row[1], bool(row[2]), row[3], row[4], row[5], bool(row[6]), bool(row[7]), row[8])
    try:
        check_person_settings(found)
    except (Refused, TypeError):
        return PersonSettings(number)
    return found


_WAITING_TABLES = """UPDATE tables SET alarm = ? WHERE alarm IS NOT NULL AND status = 'running'
                     AND id IN (SELECT table_id FROM seats WHERE person = ?)"""


def update_person(db: Database, number: int, settings: dict[str, Any], now: int) -> PersonSettings:
    """Set some of a person's settings; raises Refused for a value that makes no sense.

    New quiet hours move deadlines, so the scheduler is to look at this person's tables.
    """
    changed = replace(load_person(db, number), **settings)
    check_person_settings(changed)
    db.table("people").insert(asdict(changed), replace=True)
    if MOVE_DEADLINES & set(settings):
        db.conn.execute(_WAITING_TABLES, (now, number))
    return changed
