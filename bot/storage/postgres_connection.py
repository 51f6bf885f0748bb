"""One connection to a PostgreSQL server: how it is made, the SQL it takes, and what its errors mean."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import psycopg
from psycopg import conninfo, errors
from psycopg.types.numeric import Int8Dumper
from psycopg.types.string import StrDumperUnknown

from bot.runtime.database_address import ServerAddress
from bot.storage.connection import Cursor, StatementFailed
from bot.tables.errors import StoreError

APPLICATION = "tables"
MIN_SERVER_VERSION = 130000
CONNECT_SECONDS = 5
# A lost host is noticed within about ten seconds, whatever the operating system usually does.
KEEPALIVE = {
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
LOCK_SECONDS = 3
MAX_REASON = 200
_SETTINGS = f"SET lock_timeout = '{LOCK_SECONDS}s'; SET idle_in_transaction_session_timeout = '60s'; SET jit = off"


class _IntDumper(Int8Dumper):
    """Always BIGINT: the server keeps one prepared statement, not one for each size of number."""


class _BoolDumper(Int8Dumper):
    """A bool as 0 or 1, like SQLite."""

    def dump(self, obj: Any) -> bytes:
        return b"1" if obj else b"0"


class _TextDumper(StrDumperUnknown):
    """A text without the character 0, which PostgreSQL does not take."""

    def dump(self, obj: str) -> Any:
        return super().dump(obj.replace("\0", "") if "\0" in obj else obj)


def connect(address: ServerAddress, application: str = APPLICATION) -> psycopg.Connection[tuple[Any, ...]]:
    """A connection without a transaction (autocommit); raises StoreError with what is wrong."""
    try:
        usual: dict[str, Any] = {"connect_timeout": CONNECT_SECONDS, "application_name": application, **KEEPALIVE}
        wanted = conninfo.make_conninfo(**{**usual, **conninfo.conninfo_to_dict(address.url)})
        connection = psycopg.connect(wanted, autocommit=True)
    except psycopg.Error as error:
        raise connect_error(error) from error
    except (ValueError, UnicodeError) as error:
        raise StoreError("bad_address") from error
    if connection.info.server_version < MIN_SERVER_VERSION:
        found, least = connection.info.server_version // 10000, MIN_SERVER_VERSION // 10000
        connection.close()
        raise StoreError("old_server", found=found, least=least)
    connection.adapters.register_dumper(int, _IntDumper)
    connection.adapters.register_dumper(bool, _BoolDumper)
    connection.adapters.register_dumper(str, _TextDumper)
    connection.prepared_max = 256
    connection.execute(_SETTINGS.encode())
    return connection


def check_one_server(address: ServerAddress, first: psycopg.Connection[tuple[Any, ...]]) -> None:
    """Raises StoreError unless each connection is a session of its own on one and the same server.

    Behind a pooler in transaction mode two open connections share a process of the server: locks of a session and prepared
    statements would belong to anybody. Where an address leads to two servers, locks would be on one and tables on the other.
    """
    second = connect(address)
    try:
        sql = "SELECT pg_backend_pid(), pg_postmaster_start_time(), inet_server_port()"
        (pid, *server), (other_pid, *other), (again, *_) = (one.execute(sql).fetchall()[0] for one in (first, second, first))
    finally:
        second.close()
    if server != other:
        raise StoreError("two_servers")
    if pid == other_pid or pid != again:
        raise StoreError("transaction_pooler")


class PostgresConnection:
    """What a job gets: the program's SQL on a connection of psycopg."""

    def __init__(self, connection: psycopg.Connection[tuple[Any, ...]]) -> None:
        self._connection = connection

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        try:
            return self._connection.execute(in_psycopg(sql), values or None)
        except psycopg.Error as error:
            raise StatementFailed(str(error).strip()) from error


@lru_cache(4096)
def in_psycopg(sql: str) -> bytes:
    """The text with psycopg's marks; no text of ours has a ``?`` that is none."""
    if "?" not in sql:
        return sql.encode()
    return sql.replace("%", "%%").replace("?", "%s").encode()


_NO_CONNECTION = (
    ("password authentication failed", "wrong_password"),
    ("no password supplied", "wrong_password"),
    ("pg_hba.conf", "wrong_password"),
    ("unsupported startup parameter", "transaction_pooler"),
    ("could not translate host name", "unknown_host"),
    ("failed to resolve host", "unknown_host"),
    ("name or service not known", "unknown_host"),
    ("starting up", "locked"),
    ("shutting down", "locked"),
    ("too many", "locked"),
    ("remaining connection slots", "locked"),
)


def connect_error(error: psycopg.Error) -> StoreError:
    """Why there is no connection. The library has no codes for that; what a server says in another language is passed on."""
    if isinstance(error, psycopg.ProgrammingError):
        return StoreError("bad_address")
    text = str(error).lower()
    if "does not exist" in text:
        return StoreError("wrong_password" if "role" in text else "no_such_database")
    code = next((code for words, code in _NO_CONNECTION if words in text), None)
    return StoreError("unreachable", reason=" ".join(str(error).split())[-MAX_REASON:]) if code is None else StoreError(code)


# What another try may mend: two transactions were in each other's way.
TRY_AGAIN = (errors.SerializationFailure, errors.DeadlockDetected, errors.UniqueViolation)


def statement_error(error: BaseException | None) -> StoreError | None:
    """What the server says about itself; None when the statement is at fault."""
    if isinstance(error, errors.DiskFull):
        return StoreError("disk_full")
    if isinstance(error, errors.ReadOnlySqlTransaction):
        return StoreError("read_only")
    if isinstance(error, errors.IoError):
        return StoreError("disk_error")
    if isinstance(error, (errors.DataCorrupted, errors.IndexCorrupted)):
        return StoreError("corrupt")
    if isinstance(error, (*TRY_AGAIN[:2], psycopg.OperationalError, psycopg.InterfaceError)):
        return StoreError("locked")
    return None
