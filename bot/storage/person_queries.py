"""SQL for people's settings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

from bot.storage.connection import Connection, marks, upsert
from bot.tables.errors import Refused
from bot.tables.person_settings import MOVE_DEADLINES, PersonSettings, check_person_settings

PERSON_COLUMNS = """p.person, p.language, p.reminders, p.quiet_from, p.quiet_to, p.zone, p.unreachable, p.emojis, p.orders,
                    p.next_up"""  # as ``people_of_rows`` wants them
_SELECT = f"SELECT {PERSON_COLUMNS} FROM people p"  # noqa: S608 (the names above)
_COLUMNS = tuple(one.name for one in fields(PersonSettings) if one.name != "person")


def load_person(db: Connection, number: int) -> PersonSettings:
    """A person's settings; the usual ones where those in the file make no sense."""
    return _stored_person(db, number) or PersonSettings(number)


def load_people(db: Connection, numbers: Sequence[int]) -> dict[int, PersonSettings]:
    """The settings of several people."""
    if not numbers:
        return {}
    return people_of_rows(numbers, db.execute(f"{_SELECT} WHERE person IN ({marks(len(numbers))})", numbers).fetchall())


def people_of_rows(numbers: Sequence[int], rows: Sequence[Sequence[Any]]) -> dict[int, PersonSettings]:
    """The settings of several people; the usual ones of those without a row."""
    found = {row[0]: _sensible(row) for row in rows}
    return {number: found.get(number) or PersonSettings(number) for number in numbers}


def _stored_person(db: Connection, number: int) -> PersonSettings | None:
    row = db.execute(f"{_SELECT} WHERE person = ?", (number,)).fetchone()
    return None if row is None else _sensible(row)


def _sensible(row: Sequence[Any]) -> PersonSettings | None:
    found = PersonSettings(row[0], row[1], bool(row[2]), row[3], row[4], row[5], bool(row[6]), bool(row[7]), row[8], bool(row[9]))
    try:
        check_person_settings(found)
    except (Refused, TypeError):
        return None
    return found


_WAITING_TABLES = """UPDATE tables SET alarm = ? WHERE alarm IS NOT NULL AND status = 'running'
                     AND id IN (SELECT table_id FROM seats WHERE owner = ?)"""


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
