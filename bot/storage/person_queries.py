"""SQL for people's settings."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from bot.storage.connection import Connection, upsert
from bot.tables.errors import Refused
from bot.tables.person_settings import MOVE_DEADLINES, PersonSettings, check_person_settings

_COLUMNS = tuple(one.name for one in fields(PersonSettings) if one.name != "person")


def load_person(db: Connection, number: int) -> PersonSettings:
    """A person's settings; the usual ones where those in the file make no sense."""
    return _stored_person(db, number) or PersonSettings(number)


def _stored_person(db: Connection, number: int) -> PersonSettings | None:
    sql = """SELECT person, language, reminders, quiet_from, quiet_to, zone, unreachable, emojis, orders
             FROM people WHERE person = ?"""
    row = db.execute(sql, (number,)).fetchone()
    if row is None:
        return None
    found = PersonSettings(row[0], row[1], bool(row[2]), row[3], row[4], row[5], bool(row[6]), bool(row[7]), row[8])
    try:
        check_person_settings(found)
    except (Refused, TypeError):
        return None
    return found


_WAITING_TABLES = """UPDATE tables SET alarm = ? WHERE alarm IS NOT NULL AND status = 'running'
                     AND id IN (SELECT table_id FROM seats WHERE person = ?)"""


def update_person(db: Connection, number: int, settings: dict[str, Any], now: int) -> PersonSettings:
    """Set some of a person's settings; raises Refused for a value that makes no sense.

    New quiet hours move deadlines, so the scheduler is to look at this person's tables.
    """
    stored = _stored_person(db, number)
    changed = replace(stored or PersonSettings(number), **settings)
    check_person_settings(changed)
    columns = _COLUMNS if stored is None else tuple(settings)  # another process may be changing the others
    db.execute(upsert("people", ("person",), columns), (number, *(getattr(changed, name) for name in columns)))
    if MOVE_DEADLINES & set(settings):
        db.execute(_WAITING_TABLES, (now, number))
    return changed
