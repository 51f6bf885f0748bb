"""Databases that a benchmark throws away afterwards, and bare transactions of one row on the same engine."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Protocol
from urllib.parse import quote

import psycopg

from bot.runtime.database_address import DatabaseAddress, ServerAddress

NewDatabase = Callable[[str], DatabaseAddress]


@contextlib.contextmanager
def scratch_databases(database: DatabaseAddress) -> Iterator[NewDatabase]:
    """Makes empty databases: files beside this one, or schemas on this server. Removed at the end."""
    if isinstance(database, Path):
        with tempfile.TemporaryDirectory(dir=database.resolve().parent) as folder:
            yield lambda name: Path(folder) / f"{name}.sqlite"
        return
    schemas: list[str] = []

    def new_schema(name: str) -> DatabaseAddress:
        schemas.append(f"bench_{os.getpid()}_{name}")
        connection.execute(f"CREATE SCHEMA {schemas[-1]}".encode())
        joined = "&" if "?" in database.url else "?"
        return ServerAddress(f"{database.url}{joined}options={quote(f'-csearch_path={schemas[-1]}')}")

    with contextlib.closing(psycopg.connect(database.url, autocommit=True)) as connection:
        try:
            yield new_schema
        finally:
            for schema in schemas:
                connection.execute(f"DROP SCHEMA {schema} CASCADE".encode())


class BareConnection(Protocol):
    """Runs transactions of one row."""

    def execute(self, sql: str, values: Sequence[str] = (), /) -> object: ...

    def close(self) -> None: ...


def bare_connection(database: DatabaseAddress) -> BareConnection:
    """A connection as the store has it, to a table of one column: in a file beside the database, or on its server."""
    if not isinstance(database, Path):
        return _BareServer(database)
    connection = sqlite3.connect(database.with_suffix(".bare"), isolation_level=None)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("CREATE TABLE bare (id INTEGER PRIMARY KEY, text TEXT NOT NULL)")
    return connection


class _BareServer:
    def __init__(self, address: ServerAddress) -> None:
        self._connection = psycopg.connect(address.url, autocommit=True)
        self._connection.execute("CREATE TABLE bare (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text TEXT NOT NULL)")

    def execute(self, sql: str, values: Sequence[str] = (), /) -> None:
        self._connection.execute(sql.replace(" IMMEDIATE", "").replace("?", "%s").encode(), values or None)

    def close(self) -> None:
        self._connection.close()


def bare_round(connection: BareConnection, count: int) -> float:
    """The seconds that so many transactions of one row take, one after the other."""
    began = time.perf_counter()
    for _ in range(count):
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO bare (text) VALUES (?)", ("mine 6",))
        connection.execute("COMMIT")
    return time.perf_counter() - began
