"""A PostgreSQL database: a few connections, each in a thread, one transaction a job. Other processes write to it, too.

The server itself flushes commits together. A connection that is lost is made again; a commit whose outcome is not known is run
again, and finds the answer to its key, or another version than it expected.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator, Sequence
from typing import Any

import psycopg

from bot.runtime.database_address import ServerAddress
from bot.storage.connection import Connection, StatementFailed
from bot.storage.migrations import missing_migrations
from bot.storage.postgres_connection import (
    TRY_AGAIN,
    PostgresConnection,
    check_one_server,
    connect,
    statement_error,
)
from bot.storage.postgres_pipeline import PostgresPipeline
from bot.storage.postgres_schema import applied_migrations, migrate_postgres
from bot.storage.store import Outcome, Store, StoreJob, Waiting
from bot.tables.errors import StoreError

CONNECTIONS = 4
ATTEMPTS = 5
RECONNECT_SECONDS = 2.0  # how long a job waits for a server that is away
PAUSE = 0.05
_READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"  # several SELECTs of a job see one state
_WRITE = "BEGIN"


def postgres_store(address: ServerAddress, *, create: bool = True, connections: int = CONNECTIONS) -> Store:
    """Open the database at this address; one that cannot be used raises StoreError."""
    with contextlib.closing(connect(address)) as connection:
        check_one_server(address, connection)
        _prepare(connection, create=create)
    server = _Server(address)
    return Store(lambda: PostgresSession(server), threads=connections, shared=True)


def _prepare(connection: psycopg.Connection[tuple[Any, ...]], *, create: bool) -> None:
    """Migrate, in one transaction."""
    db = PostgresConnection(connection)
    connection.execute("SET lock_timeout = 0")  # another process may be migrating
    try:
        with connection.transaction():
            if not create and applied_migrations(db) is None:
                raise StoreError("missing")
            migrate_postgres(db)
    except StatementFailed as failed:
        raise statement_error(failed.__cause__) or failed from failed


@contextlib.contextmanager
def open_server_read_only(address: ServerAddress) -> Iterator[Connection]:
    """The database at this address, in one transaction that only reads; raises StoreError."""
    with contextlib.closing(connect(address)) as connection:
        db = PostgresConnection(connection)
        try:
            connection.execute(_READ)
            applied = applied_migrations(db)
            if applied is None:
                raise StoreError("missing")
            if missing_migrations(applied):
                raise StoreError("older_database")
            yield db
        except StatementFailed as failed:
            raise statement_error(failed.__cause__) or failed from failed


@contextlib.contextmanager
def write_on_server(address: ServerAddress) -> Iterator[Connection]:
    """The database at this address, in one transaction that ends with the block; raises StoreError."""
    with contextlib.closing(connect(address)) as connection:
        try:
            with connection.transaction():
                yield PostgresConnection(connection)
        except psycopg.Error as error:
            raise statement_error(error) or error from error


class _Server:
    """What the sessions know together: since when the server is away, so that a queue of jobs does not wait for it one by one."""

    def __init__(self, address: ServerAddress) -> None:
        self._address = address
        self._lock = threading.Lock()
        self._away_since: float | None = None

    def connect(self) -> psycopg.Connection[tuple[Any, ...]]:
        """A connection, at once or a little later; raises StoreError ``locked``."""
        while True:
            try:
                connection = connect(self._address)
            except StoreError as error:
                with self._lock:
                    self._away_since = self._away_since or time.monotonic()
                    waited = time.monotonic() - self._away_since
                if waited > RECONNECT_SECONDS:
                    raise StoreError("locked") from error
                time.sleep(PAUSE)
            else:
                self._away_since = None
                return connection


class PostgresSession:
    """One connection, made again when it is lost."""

    def __init__(self, server: _Server) -> None:
        self._server = server
        self._connection: psycopg.Connection[tuple[Any, ...]] | None = None
        self._connect()

    def close(self) -> None:
        """Close the connection."""
        self._drop()

    def rest(self) -> bool:
        """The server keeps its own order."""
        return True

    def serve(self, batch: Sequence[Waiting[Any]]) -> list[Outcome]:
        """Each job on its own: jobs of several tables in one transaction could lock each other."""
        return [self._outcome(waiting.job, waiting.writes) for waiting in batch]

    def _outcome(self, job: StoreJob[Any], writes: bool) -> Outcome:
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return Outcome(self._transaction(job, writes))
            except (StatementFailed, psycopg.Error) as error:
                cause = error.__cause__ if isinstance(error, StatementFailed) else error
                lost = self._connection is None
                if attempt == ATTEMPTS or not (lost or isinstance(cause, TRY_AGAIN)):
                    return Outcome(None, StoreError("locked") if lost else statement_error(cause) or error)
                if not lost:
                    time.sleep(PAUSE * attempt / ATTEMPTS)
            except BaseException as error:
                return Outcome(None, error)
        raise AssertionError("the last attempt returns")

    def _transaction(self, job: StoreJob[Any], writes: bool) -> Any:
        connection = self._connection or self._connect()
        db = self._pipeline
        try:
            db.execute(_WRITE if writes else _READ)
            result = job(db)
            if db.execute("COMMIT").command != b"COMMIT":
                raise StatementFailed("the job went on after a statement had failed")
        except BaseException:
            with contextlib.suppress(StatementFailed):
                db.receive()  # what was sent before must not spoil the next statement
            with contextlib.suppress(StatementFailed):
                db.execute("ROLLBACK")
                db.receive()
            if connection.broken or connection.closed:
                self._drop()
            raise
        return result

    def _connect(self) -> psycopg.Connection[tuple[Any, ...]]:
        self._connection = self._server.connect()
        self._pipeline = PostgresPipeline(self._connection)
        return self._connection

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
