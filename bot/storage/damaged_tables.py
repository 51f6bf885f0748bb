"""Tables that cannot be read: what is wrong becomes FrozenTable, and what is left of a frozen one is still shown."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from bot.storage.connection import Connection, StatementFailed, marks
from bot.storage.health_queries import count_status
from bot.tables.errors import FrozenTable, Refused, StoreError
from bot.tables.languages import LANGUAGES
from bot.tables.table import Table, TableSeat
from engine.games import GAMES

T = TypeVar("T")
MAX_SEQ = 2**62
STATUSES = ("open", "running", "over", "cancelled", "frozen")
NEVER_NULL = (
    "id", "rules_version", "server", "channel", "host", "seq", "opened_at", "advice", "clock_asked", "counts", "keep_pictures",
    "weekends",
)  # fmt: skip
WHOLE_NUMBERS = (
    *NEVER_NULL, "clock", "deadline", "alarm", "started_at", "ended_at", "seats_wanted", "offered_at", "moved_at",
    "rested_at", "hurried_at", "automats", "lost_at",
)  # fmt: skip
MAX_REASON = 200
_LOOKED_AT = ("game", "seed", "sealed", "options", "deal", "language", "status", *WHOLE_NUMBERS)


@contextlib.contextmanager
def freezing_unreadable(table_id: int, seq: int = 0) -> Iterator[None]:
    """Whatever goes wrong while a table is read raises FrozenTable; refusals and faults of the whole file stay what they are."""
    try:
        yield
    except (FrozenTable, Refused, StoreError, StatementFailed, MemoryError):
        raise
    except sqlite3.Error as error:
        if hasattr(error, "sqlite_errorcode"):  # SQLite itself: the file or the statement, not this table
            raise
        raise FrozenTable(table_id, seq, unreadable=_reason(error)) from error  # a text that is not UTF-8
    except Exception as error:
        raise FrozenTable(table_id, seq, unreadable=_reason(error)) from error


def _reason(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:MAX_REASON]


def check_columns(row: Mapping[str, Any]) -> None:
    """Raises ValueError when a column holds what the program never writes: SQLite keeps a text in a column of numbers."""
    for name in WHOLE_NUMBERS:
        if type(row[name]) is not int and (name in NEVER_NULL or row[name] is not None):
            raise ValueError(f"{name} is no whole number: {row[name]!r}"[:MAX_REASON])
    if row["status"] not in STATUSES:
        raise ValueError(f"unknown status {row['status']!r}"[:MAX_REASON])
    if row["game"] not in GAMES:
        raise ValueError(f"unknown game {row['game']!r}"[:MAX_REASON])
    if row["language"] not in LANGUAGES:
        raise ValueError(f"unknown language {row['language']!r}"[:MAX_REASON])


def check_seats(table: Table, numbers: list[Any], started_with: str | None) -> None:
    """Raises ValueError when seats are missing or hold what the program never writes."""
    if numbers != list(range(len(numbers))) or (started_with is not None and str(len(numbers)) != started_with):
        raise ValueError(f"seats are missing: {numbers} of {started_with}"[:MAX_REASON])
    for seat in table.seats:
        wrong = not isinstance(seat.name, str) or not isinstance(seat.automat, str | None)
        people = (person for person in (seat.owner, seat.holder) if person is not None)
        counts = (seat.missed, seat.reminded, seat.since_ply, *people)
        if wrong or any(type(count) is not int for count in counts):
            raise ValueError("a seat is unreadable")


def fetch_damaged_table(db: Connection, table_id: int) -> Table | None:
    """What can still be read of a table, without its position; None when not even its game is known.

    Enough to say that it is frozen and to let its host close it.
    """
    sql = f"SELECT {', '.join(_LOOKED_AT)} FROM tables WHERE id = ?"  # noqa: S608 (the names above)
    values = _or_else(None, lambda: db.execute(sql, (table_id,)).fetchone())
    found: dict[str, Any] = dict(zip(_LOOKED_AT, values or ()))
    if found.get("game") not in GAMES:
        return None
    row: dict[str, Any] = {name: found[name] if type(found[name]) is int else None for name in WHOLE_NUMBERS}
    row |= {name: row[name] or 0 for name in NEVER_NULL}
    [(last,)] = db.execute("SELECT MAX(seq) FROM log WHERE table_id = ? AND seq <= ?", (table_id, MAX_SEQ)).fetchall()
    row |= {"id": table_id, "seq": max(row["seq"], int(last or 0))}
    row |= {"advice": bool(row["advice"]), "counts": bool(row["counts"]), "keep_pictures": False, "weekends": False}
    table = Table(
        **row,
        game_name=found["game"],
        seed=_or_else(0, lambda: int(found["seed"])),
        sealed=_or_else(0, lambda: int(found["sealed"])),
        options=_or_else({}, lambda: dict(json.loads(found["options"]))),
        deal=_or_else(None, lambda: dict(json.loads(found["deal"]))),
        language=found["language"] if found["language"] in LANGUAGES else LANGUAGES[0],
        status=found["status"],
    )
    seats = "SELECT owner, CAST(name AS TEXT) FROM seats WHERE table_id = ? ORDER BY seat"
    table.seats = _or_else(
        [], lambda: [TableSeat(owner if type(owner) is int else None, name) for owner, name in db.execute(seats, (table_id,))]
    )
    return table


_FREEZE = """UPDATE tables SET status = 'frozen' WHERE id = ? AND status NOT IN ('over', 'cancelled')
             AND (rested_at IS NOT NULL
                  OR NOT EXISTS (SELECT 1 FROM tables o WHERE o.channel = tables.channel AND o.id <> tables.id
                                 AND o.status IN ('open', 'running', 'frozen') AND o.rested_at IS NULL))"""
_FREE_CHANNEL = f"UPDATE tables SET rested_at = ? WHERE id = ? AND rested_at IS NULL AND game NOT IN ({marks(len(GAMES))})"  # noqa: S608


def stop_table(db: Connection, table_id: int, now: int) -> bool:
    """Freeze a table whatever its columns hold, so that the scheduler leaves it alone; False when its game has ended.

    An ended one stays as it is: its channel may have another table by now. One of an unknown game can be closed by nobody:
    it rests, and its channel is free.
    """
    sql = "SELECT game, status FROM tables WHERE id = ?"
    found = _or_else(None, lambda: db.execute(sql, (table_id,)).fetchone())
    frozen = db.execute(_FREEZE, (table_id,)).rowcount > 0
    db.execute("UPDATE tables SET alarm = NULL, deadline = NULL WHERE id = ?", (table_id,))
    db.execute(_FREE_CHANNEL, (now, table_id, *GAMES))
    for question in ("asks", "seat_offers", "decisions", "planned_turns"):
        db.execute(f"DELETE FROM {question} WHERE table_id = ?", (table_id,))  # noqa: S608 (the names above)
    if frozen and found is not None and found[1] != "frozen":
        count_status(db, found[0], found[1], "frozen")
    return frozen


def _or_else(otherwise: T, read: Callable[[], T]) -> T:
    try:
        return read()
    except (ValueError, TypeError, RecursionError, sqlite3.OperationalError):
        return otherwise
