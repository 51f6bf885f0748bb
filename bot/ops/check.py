"""Every fault of a database: its pages, its references, its columns, and games whose log does not lead to their position."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from bot.runtime.database_address import DatabaseAddress
from bot.storage.connection import Connection, StatementFailed
from bot.storage.history import verify_table
from bot.storage.read_only import open_read_only
from bot.storage.table_reads import fetch_table
from bot.storage.write_ahead_log import wal_fault
from bot.tables.errors import FrozenTable, Refused
from bot.tables.person_settings import PersonSettings, check_person_settings
from bot.tables.table import Answer
from engine.plain_output import one_line

MOST_PAGE_FAULTS = 1000
LONGEST_FAULT = 300
TABLES = (
    "tables",
    "seats",
    "log",
    "snapshots",
    "bases",
    "requests",
    "messages",
    "asks",
    "seat_offers",
    "decisions",
    "planned_turns",
    "people",
    "results",
    "rating_history",
    "ratings",
)


def check_all(database: DatabaseAddress) -> list[str]:
    """A line for each fault of a database and of what stands beside its file; raises StoreError."""
    beside = wal_fault(database) if isinstance(database, Path) else None  # before SQLite looks at it
    with open_read_only(database) as db:
        return [*([str(beside)] if beside else []), *check_database(db)]


def check_database(db: Connection) -> Iterator[str]:
    """A line for each fault. A part that cannot be read is one fault, and the other parts are looked at all the same."""
    in_file = (_pages, _references, _columns) if isinstance(db, sqlite3.Connection) else ()  # a server looks after these itself
    for part in (*in_file, _tables, _answers, _results, _people):
        try:
            for fault in part(db):
                yield one_line(fault, LONGEST_FAULT)
        except (sqlite3.Error, StatementFailed) as error:
            yield one_line(f"{part.__name__.strip('_')} cannot be read: {error}", LONGEST_FAULT)


def _pages(db: Connection) -> Iterator[str]:
    for (fault,) in db.execute(f"PRAGMA integrity_check({MOST_PAGE_FAULTS})").fetchall():
        if fault != "ok":
            yield from str(fault).splitlines()


def _references(db: Connection) -> Iterator[str]:
    found = db.execute("PRAGMA foreign_key_check").fetchall()
    for table, parent in sorted({(table, parent) for table, _, parent, _ in found}):
        count = sum((table, parent) == (one[0], one[2]) for one in found)
        yield f"{table}: {count} rows point to a missing row of {parent}"


def _columns(db: Connection) -> Iterator[str]:
    """SQLite keeps a text in a column of numbers: it must be looked for."""
    for table in TABLES:
        for _, column, kind, not_null, _, key in db.execute(f"PRAGMA table_info({table})").fetchall():
            wrong = {"INTEGER": "integer", "TEXT": "text"}.get(kind)
            if wrong is None:
                continue
            missing = "" if not_null or key else f" AND {column} IS NOT NULL"
            sql = f"SELECT COUNT(*) FROM {table} WHERE typeof({column}) <> ?{missing}"  # noqa: S608 (names from above)
            [(count,)] = db.execute(sql, (wrong,)).fetchall()
            if count:
                yield f"{table}.{column}: {count} rows hold something other than {kind}"


def _tables(db: Connection) -> Iterator[str]:
    for (table_id,) in db.execute("SELECT id FROM tables ORDER BY id").fetchall():
        yield from _safely(f"table {table_id}", lambda table_id=table_id: _faults_of_table(db, table_id))  # type: ignore[misc]


def _faults_of_table(db: Connection, table_id: int) -> Iterator[str]:
    try:
        table = fetch_table(db, table_id)
    except FrozenTable as frozen:
        yield str(frozen)
        table = None
    if table is not None and table.status == "frozen":
        yield f"table {table_id} is frozen"
    numbers = [seq for (seq,) in db.execute("SELECT seq FROM log WHERE table_id = ? ORDER BY seq", (table_id,))]
    missing = sorted(set(range(1, len(numbers) + 1)) - set(numbers))
    if missing:
        yield f"table {table_id}: the log lacks {missing[0]}" + (f" and {len(missing) - 1} others" if missing[1:] else "")
    if table is not None and (fault := verify_table(db, table_id)):
        yield fault


def _answers(db: Connection) -> Iterator[str]:
    for key, answer in db.execute("SELECT key, answer FROM requests"):
        yield from _safely(f"the answer to request {key}", lambda answer=answer: _nothing(Answer.from_json(answer)))  # type: ignore[misc]


def _results(db: Connection) -> Iterator[str]:
    for table_id, seat, *texts in db.execute("SELECT table_id, seat, breakdown, facts FROM results"):
        yield from _safely(f"the result of table {table_id}, seat {seat}", lambda texts=texts: _nothing(*map(json.loads, texts)))  # type: ignore[misc]


def _people(db: Connection) -> Iterator[str]:
    sql = "SELECT person, language, reminders, quiet_from, quiet_to, zone, unreachable, emojis FROM people"
    for row in db.execute(sql):
        yield from _safely(f"the settings of person {row[0]}", lambda row=row: _faults_of_person(row))  # type: ignore[misc]


def _faults_of_person(row: tuple[Any, ...]) -> Iterable[str]:
    check_person_settings(PersonSettings(*row))
    return ()


def _nothing(*_: Any) -> Iterable[str]:
    return ()


def _safely(what: str, look: Callable[[], Iterable[str]]) -> Iterator[str]:
    """What a look finds; a look that fails is a fault itself."""
    try:
        yield from look()
    except Refused as refused:
        yield f"{what}: {refused.refusal.code}"
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        yield f"{what} cannot be read: {type(error).__name__}: {error}"
