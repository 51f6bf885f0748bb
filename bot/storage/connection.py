"""What a job of the store gets: a connection that runs SQL, the same text on every engine.

The SQL is portable: plain ``?`` for values, ``ON CONFLICT (key) DO UPDATE``, ``RETURNING``. A bool is stored as 0 or 1 and
compared with a number (``WHERE resigned = 0``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol


class StatementFailed(Exception):
    """A database server refused a statement; ``__cause__`` is what its library raised. With SQLite it is ``sqlite3.Error``."""


class Cursor(Protocol):
    """The rows that a statement returned, each a tuple, or how many it changed."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """One connection within a transaction; ``sqlite3.Connection`` is one."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor: ...


def marks(count: int) -> str:
    """Places for this many values."""
    return ", ".join("?" * count)


def upsert(table: str, key: tuple[str, ...], columns: tuple[str, ...]) -> str:
    """A statement that inserts a row or, where there is one with this key, updates these columns of it."""
    names, changes = ", ".join((*key, *columns)), ", ".join(f"{name} = excluded.{name}" for name in columns)
    then = f"UPDATE SET {changes}" if columns else "NOTHING"
    places = marks(len(key) + len(columns))
    return f"INSERT INTO {table} ({names}) VALUES ({places}) ON CONFLICT ({', '.join(key)}) DO {then}"  # noqa: S608 (names of ours)
