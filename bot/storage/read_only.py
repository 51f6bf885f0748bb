"""A database to look at: nothing is written, and a file of an older version is migrated in a copy in memory."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

from sqlite_utils import Database

from bot.runtime.database_address import DatabaseAddress
from bot.storage.connection import Connection
from bot.storage.migrations import MIGRATION_SET, migrate, missing_migrations
from bot.storage.sqlite_store import BUSY_SECONDS, check_that_it_is_ours, store_error
from bot.tables.errors import StoreError


@contextmanager
def open_read_only(database: DatabaseAddress) -> Iterator[Connection]:
    """A database, in one transaction; raises StoreError."""
    if isinstance(database, Path):
        with open_file_read_only(database) as db:
            yield db
        return
    from bot.storage.postgres_store import open_server_read_only  # noqa: PLC0415 (its library takes memory)

    with open_server_read_only(database) as db:
        yield db


@contextmanager
def open_file_read_only(path: Path, *, as_it_is: bool = False) -> Iterator[sqlite3.Connection]:
    """The database of this file; raises StoreError. ``as_it_is``: not even a copy is migrated."""
    if not path.exists():
        raise StoreError("missing")
    connection = None
    try:
        connection = _connect(path)
        check_that_it_is_ours(Database(connection))
        yield connection if as_it_is else _migrated(connection)
    except sqlite3.Error as error:
        raise store_error(error) or StoreError("corrupt") from error
    finally:
        if connection is not None:
            connection.close()


def _connect(path: Path) -> sqlite3.Connection:
    """Without a write-ahead log nobody has the file open: as an immutable one it is read without leaving files beside it."""
    quiet = not path.with_name(f"{path.name}-wal").exists()
    address = f"file:{quote(str(path.absolute()))}?mode=ro{'&immutable=1' if quiet else ''}"
    return sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS, isolation_level=None)


def _migrated(db: sqlite3.Connection) -> sqlite3.Connection:
    sql = "SELECT name FROM _sqlite_migrations WHERE migration_set = ?"  # fails in an empty file
    if not missing_migrations([name for (name,) in db.execute(sql, (MIGRATION_SET,))]):
        return db
    copy = sqlite3.connect(":memory:", isolation_level=None)
    db.backup(copy)
    migrate(Database(copy))
    return copy
