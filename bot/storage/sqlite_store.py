"""One SQLite file, one connection, one thread. The event loop hands in jobs and never waits for the disk.

Jobs that wait together are committed together: one flush of the disk serves them all, and none is answered before it.
"""

from __future__ import annotations

import contextlib
import logging
import os
import shutil
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlite_utils import Database

from bot.storage.migrations import Migration, applied_migrations, migrate, missing_migrations
from bot.storage.private_files import create_private, make_database_private
from bot.storage.store import Outcome, Store, Waiting
from bot.storage.write_ahead_log import wal_fault
from bot.tables.errors import StoreError

LOG = logging.getLogger(__name__)
MAX_BATCH = 64
BUSY_SECONDS = 3.0
CACHE_KIB = 16 * 1024  # of pages, taken as they are read; with the usual 2 MB a large file is read again and again
CHECKPOINT_PAGES = 256  # a megabyte in the write-ahead log, four times less than usual: what stands only there is in one place
REST_SECONDS = 2.0  # after a write without another job what is in the log is brought into the file
MIN_FREE_BYTES = 128 * 1024
_CODES = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_IOERR: "disk_error",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_CANTOPEN: "cannot_open",
    sqlite3.SQLITE_NOTADB: "not_a_database",
}


def store_error(error: sqlite3.Error) -> StoreError | None:
    """What SQLite says about the file or the disk; None when the fault is ours."""
    code = getattr(error, "sqlite_errorcode", None)
    name = _CODES.get(code & 0xFF) if code is not None else None
    return StoreError(name) if name else None


def sqlite_store(
    path: Path | str,
    *,
    create: bool = True,
    connection: type[sqlite3.Connection] = sqlite3.Connection,
    busy_seconds: float = BUSY_SECONDS,
    rest_seconds: float | None = REST_SECONDS,
) -> Store:
    """Open the database in this file; a bad file raises StoreError."""
    path = Path(path)
    if not create and not path.exists():
        raise StoreError("missing")
    return Store(lambda: SqliteSession(path, connection, busy_seconds), max_batch=MAX_BATCH, rest_seconds=rest_seconds)


class SqliteSession:
    """The one connection to a file."""

    def __init__(self, path: Path, connection: type[sqlite3.Connection], busy_seconds: float) -> None:
        self.path = path
        self._connection = connection
        self._busy_seconds = busy_seconds
        self._db = self._open()

    def close(self) -> None:
        """Let go of the file."""
        self.rest()
        self._db.close()

    def rest(self) -> bool:
        """Bring the write-ahead log into the file and empty it; False while somebody still reads what stood in it."""
        try:
            self._db.execute("PRAGMA busy_timeout=0")  # a job that comes now does not wait for a reader
            try:
                busy, _, _ = self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            finally:
                self._db.execute(f"PRAGMA busy_timeout={int(self._busy_seconds * 1000)}")
        except sqlite3.Error:
            return False  # the next job says what is wrong
        return not busy

    def _open(self) -> sqlite3.Connection:
        connection = None
        try:
            with contextlib.suppress(OSError):  # SQLite says what is wrong
                create_private(self.path)
            if fault := wal_fault(self.path):  # SQLite would drop it in silence
                LOG.error("%s: %s", self.path.name, fault)
            connection = sqlite3.connect(
                self.path,
                timeout=self._busy_seconds,
                isolation_level=None,
                check_same_thread=False,
                factory=self._connection,
                cached_statements=256,
            )
            db = Database(connection)
            missing = check_that_it_is_ours(db)
            make_database_private(self.path)
            db.enable_wal()
            db.execute("PRAGMA synchronous=FULL")
            db.execute("PRAGMA foreign_keys=ON")
            db.execute(f"PRAGMA cache_size=-{CACHE_KIB}")
            db.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")
            db.execute(f"PRAGMA journal_size_limit={4 * CHECKPOINT_PAGES * 4096}")
            if missing:
                migrate(db)
            _try_to_write(connection)
            return connection
        except BaseException as error:
            if connection is not None:
                connection.close()
            raise self._known(error) from error

    def _known(self, error: BaseException) -> BaseException:
        """What is wrong with the file or the disk, where SQLite is not precise; any other error as it is."""
        known = store_error(error) if isinstance(error, sqlite3.Error) else None
        if known is None:
            return error
        code, folder = known.refusal.code, self.path.parent
        if code == "cannot_open" and self.path.is_file() and not (os.access(self.path, os.W_OK) and os.access(folder, os.W_OK)):
            return StoreError("read_only")  # SQLite must write beside the file, too
        if code == "disk_error" and shutil.disk_usage(folder).free < MIN_FREE_BYTES:
            return StoreError("disk_full")  # some of its writes fail with a mere I/O error
        return known

    def serve(self, batch: Sequence[Waiting[Any]]) -> list[Outcome]:
        """All in one transaction; if that fails, each on its own, so that only the guilty one is refused."""
        try:
            return [Outcome(result) for result in _transaction(self._db, batch)]
        except BaseException as error:
            if len(batch) > 1:
                return [outcome for waiting in batch for outcome in self.serve([waiting])]
            return [Outcome(None, self._known(error))]


def _transaction(db: sqlite3.Connection, batch: Sequence[Waiting[Any]]) -> list[Any]:
    if db.in_transaction:  # a rollback that failed with its transaction
        db.execute("ROLLBACK")
    db.execute("BEGIN IMMEDIATE" if any(waiting.writes for waiting in batch) else "BEGIN")
    try:
        results = [waiting.job(db) for waiting in batch]
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            with contextlib.suppress(sqlite3.Error):  # the caller gets the first error
                db.execute("ROLLBACK")
        raise
    return results


def check_that_it_is_ours(db: Database) -> list[Migration]:
    """The migrations that a file lacks; raises StoreError when it is another program's, newer, or was never released."""
    names = set(db.table_names())
    if names and "_sqlite_migrations" not in names:
        raise StoreError("not_tables")
    return missing_migrations(applied_migrations(db))


def _try_to_write(db: sqlite3.Connection) -> None:
    """A start that cannot write ends here, not at the first move of a game."""
    db.execute("BEGIN IMMEDIATE")
    version = db.execute("PRAGMA user_version").fetchone()[0]
    db.execute(f"PRAGMA user_version = {version + 1 & 0x7FFFFFFF}")
    db.execute("COMMIT")
