"""One SQLite file, one connection, one thread. The event loop hands in jobs and never waits for the disk.

Jobs that wait together are committed together: one flush of the disk serves them all, and none is answered before it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Generic, TypeVar

from sqlite_utils import Database

from bot.storage.connection import Connection
from bot.storage.migrations import migrate
from bot.storage.private_files import create_private, make_database_private
from bot.tables.errors import StoreError

T = TypeVar("T")
StoreJob = Callable[[Connection], T]  # may be run again after a rollback: it touches nothing but the database

MAX_BATCH = 64
BUSY_SECONDS = 3.0
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


class _Waiting(Generic[T]):
    """A job in the queue and the future that its caller holds: one of an event loop, or of a thread that waits."""

    __slots__ = ("future", "job", "loop", "writes")

    def __init__(self, job: StoreJob[T], writes: bool, loop: asyncio.AbstractEventLoop | None) -> None:
        self.job = job
        self.writes = writes
        self.loop = loop
        self.future: Future[T] | asyncio.Future[T] = loop.create_future() if loop else Future()

    def settle(self, result: T | None, error: BaseException | None) -> None:
        """Tell the caller; in its own thread. Whoever has given up is told nothing."""
        if self.future.cancelled():
            return
        if error is not None:
            self.future.set_exception(error)
        else:
            self.future.set_result(result)  # type: ignore[arg-type]


def _settle_all(settled: list[tuple[_Waiting[Any], Any, BaseException | None]]) -> None:
    for waiting, result, error in settled:
        waiting.settle(result, error)


def _tell(settled: list[tuple[_Waiting[Any], Any, BaseException | None]]) -> None:
    """Each loop is woken once for all its callers: waking it costs more than the rest."""
    by_loop: dict[asyncio.AbstractEventLoop | None, list[tuple[_Waiting[Any], Any, BaseException | None]]] = {}
    for entry in settled:
        by_loop.setdefault(entry[0].loop, []).append(entry)
    for loop, entries in by_loop.items():
        if loop is None:
            _settle_all(entries)
        else:
            with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits any more
                loop.call_soon_threadsafe(_settle_all, entries)


class Store:
    """The database of the program. Opening migrates it; a bad file raises StoreError."""

    def __init__(
        self,
        path: Path | str,
        *,
        create: bool = True,
        connection: type[sqlite3.Connection] = sqlite3.Connection,
        busy_seconds: float = BUSY_SECONDS,
    ) -> None:
        self.path = Path(path)
        if not create and not self.path.exists():
            raise StoreError("missing")
        self._connection = connection
        self._busy_seconds = busy_seconds
        self._queue: SimpleQueue[_Waiting[Any] | None] = SimpleQueue()
        opened: Future[None] = Future()
        self._thread = threading.Thread(target=self._work, args=(opened,), name="store", daemon=True)
        self._thread.start()
        opened.result()

    async def read(self, job: StoreJob[T]) -> T:
        """Run a job that only reads."""
        return await self._await(job, writes=False)

    async def write(self, job: StoreJob[T]) -> T:
        """Run a job in a transaction; when this returns, what it wrote is on the disk."""
        return await self._await(job, writes=True)

    def read_now(self, job: StoreJob[T]) -> T:
        """For commands without an event loop."""
        return self._put(job, writes=False).result()

    def write_now(self, job: StoreJob[T]) -> T:
        """For commands without an event loop."""
        return self._put(job, writes=True).result()

    def close(self) -> None:
        """Finish what is queued and let go of the file."""
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()

    async def _await(self, job: StoreJob[T], *, writes: bool) -> T:
        waiting = _Waiting(job, writes, asyncio.get_running_loop())
        self._enqueue(waiting)
        assert isinstance(waiting.future, asyncio.Future)
        return await waiting.future

    def _put(self, job: StoreJob[T], *, writes: bool) -> Future[T]:
        waiting = _Waiting(job, writes, None)
        self._enqueue(waiting)
        assert isinstance(waiting.future, Future)
        return waiting.future

    def _enqueue(self, waiting: _Waiting[Any]) -> None:
        if not self._thread.is_alive():
            raise StoreError("cannot_open")
        self._queue.put(waiting)

    # --- the thread --------------------------------------------------------------------------------------------------

    def _work(self, opened: Future[None]) -> None:
        try:
            db = self._open()
        except BaseException as error:
            opened.set_exception(error)
            return
        opened.set_result(None)
        while (first := self._queue.get()) is not None:
            batch = [first]
            last = False
            while len(batch) < MAX_BATCH and not self._queue.empty():
                waiting = self._queue.get()
                if waiting is None:
                    last = True
                    break
                batch.append(waiting)
            self._serve(db, [waiting for waiting in batch if not waiting.future.cancelled()])
            if last:
                break
        db.close()

    def _open(self) -> sqlite3.Connection:
        connection = None
        try:
            with contextlib.suppress(OSError):  # SQLite says what is wrong
                create_private(self.path)
            connection = sqlite3.connect(
                self.path,
                timeout=self._busy_seconds,
                isolation_level=None,
                check_same_thread=False,
                factory=self._connection,
                cached_statements=256,
            )
            db = Database(connection)
            check_that_it_is_ours(db)
            make_database_private(self.path)
            db.enable_wal()
            db.execute("PRAGMA synchronous=FULL")
            db.execute("PRAGMA foreign_keys=ON")
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

    def _serve(self, db: sqlite3.Connection, batch: list[_Waiting[Any]]) -> None:
        """All in one transaction; if that fails, each on its own, so that only the guilty one is refused."""
        if not batch:
            return
        try:
            results = _transaction(db, batch)
        except BaseException as error:
            if len(batch) > 1:
                for waiting in batch:
                    self._serve(db, [waiting])
                return
            _tell([(batch[0], None, self._known(error))])
            return
        _tell([(waiting, result, None) for waiting, result in zip(batch, results)])


def _transaction(db: sqlite3.Connection, batch: list[_Waiting[Any]]) -> list[Any]:
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


def check_that_it_is_ours(db: Database) -> None:
    """A database of another program must not get our tables."""
    names = set(db.table_names())
    if names and "_sqlite_migrations" not in names:
        raise StoreError("not_tables")


def _try_to_write(db: sqlite3.Connection) -> None:
    """A start that cannot write ends here, not at the first move of a game."""
    db.execute("BEGIN IMMEDIATE")
    version = db.execute("PRAGMA user_version").fetchone()[0]
    db.execute(f"PRAGMA user_version = {version + 1 & 0x7FFFFFFF}")
    db.execute("COMMIT")
