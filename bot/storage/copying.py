"""Everything in one database into another, empty one, whatever the engines."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bot.runtime.database_address import DatabaseAddress
from bot.storage.connection import Connection, marks
from bot.storage.open_store import open_store
from bot.storage.postgres_schema import table_columns, table_names
from bot.storage.sqlite_store import store_error
from bot.tables.errors import StoreError

ROWS_AT_ONCE = 200


@contextmanager
def open_empty(database: DatabaseAddress) -> Iterator[Connection]:
    """A database without rows, made where there is none, in one transaction; raises StoreError. An error undoes everything."""
    open_store(database).close()  # makes its tables
    with _on_file(database) if isinstance(database, Path) else _on_server(database) as db:
        for table in table_names():
            if db.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() is not None:  # noqa: S608 (a name of ours)
                raise StoreError("not_empty")
        yield db


@contextmanager
def _on_file(path: Path) -> Iterator[Connection]:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        try:
            db.execute("PRAGMA foreign_keys = ON")
            db.execute("BEGIN IMMEDIATE")
            yield db
            db.execute("COMMIT")
        except sqlite3.Error as error:
            raise store_error(error) or error from error


@contextmanager
def _on_server(database: DatabaseAddress) -> Iterator[Connection]:
    from bot.storage.postgres_store import write_on_server  # noqa: PLC0415 (its library takes memory)

    assert not isinstance(database, Path)
    with write_on_server(database) as db:
        yield db
        db.execute("ANALYZE")  # or the server would plan for empty tables, until it looks by itself
        sql = "SELECT setval(pg_get_serial_sequence('tables', 'id'), (SELECT COALESCE(MAX(id), 0) FROM tables) + 1, false)"
        db.execute(sql)


def copy_rows(source: Connection, target: Connection) -> dict[str, int]:
    """Copy every row; how many there are, by table."""
    return {table: _copy_table(source, target, table) for table in table_names()}


def _copy_table(source: Connection, target: Connection, table: str) -> int:
    columns = table_columns(table)
    count = 0
    for rows in _portions(source, f"SELECT {', '.join(columns)} FROM {table}"):  # noqa: S608 (names of ours)
        places = ", ".join([f"({marks(len(columns))})"] * len(rows))
        sql = f"INSERT INTO {table} ({', '.join(columns)}) VALUES {places}"  # noqa: S608
        target.execute(sql, [value for row in rows for value in row])
        count += len(rows)
    return count


def _portions(db: Connection, sql: str) -> Iterator[Sequence[Any]]:
    """The rows, a few at a time; a server would send all of them at once."""
    if isinstance(db, sqlite3.Connection):
        cursor = db.execute(sql)
        while rows := cursor.fetchmany(ROWS_AT_ONCE):
            yield rows
        return
    db.execute(f"DECLARE copied NO SCROLL CURSOR FOR {sql}")
    while rows := db.execute(f"FETCH {ROWS_AT_ONCE} FROM copied").fetchall():
        yield rows
    db.execute("CLOSE copied")
