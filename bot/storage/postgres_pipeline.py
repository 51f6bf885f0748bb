"""The statements of a job in libpq's pipeline: what nobody looks at is sent together with what follows.

psycopg makes the connection, the types and the errors. Its cursors are left out: with them a statement takes ten times the
processor time and a round trip of its own, and an act has ten statements.
"""

from __future__ import annotations

import itertools
import select
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import psycopg
from psycopg.abc import Transformer as AnyTransformer
from psycopg.adapt import PyFormat, Transformer
from psycopg.errors import error_from_result
from psycopg.pq import ExecStatus
from psycopg.pq.abc import PGresult

from bot.storage.connection import StatementFailed

MAX_PREPARED = 256  # texts; further ones are parsed each time
_DONE = (ExecStatus.TUPLES_OK, ExecStatus.COMMAND_OK, ExecStatus.EMPTY_QUERY)
_PreparedKey = tuple[bytes, tuple[int, ...]]  # a text, and the types of its values


class PostgresPipeline:
    """What a job gets. The connection is used for nothing else from now on."""

    def __init__(self, connection: psycopg.Connection[tuple[Any, ...]]) -> None:
        self._connection = connection
        self._libpq = connection.pgconn
        self._libpq.enter_pipeline_mode()
        self._readable = select.poll()
        self._readable.register(self._libpq.socket, select.POLLIN)
        self._prepared: dict[_PreparedKey, bytes] = {}
        self._numbers = itertools.count()
        self._sent: list[PipelineCursor | _PreparedKey] = []  # what was sent, in order; a key stands for its preparation

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> PipelineCursor:
        """Send a statement. An error is raised when a result is looked at, at the latest by ``receive``."""
        adapter = Transformer(self._connection)
        dumped = adapter.dump_sequence(values, [PyFormat.AUTO] * len(values))
        try:
            name = self._prepare(in_libpq(sql), adapter.types or ())
            self._libpq.send_query_prepared(name, dumped, adapter.formats)
        except psycopg.Error as error:
            raise StatementFailed(str(error).strip()) from error
        cursor = PipelineCursor(self, adapter)
        self._sent.append(cursor)
        return cursor

    def _prepare(self, sql: bytes, types: tuple[int, ...]) -> bytes:
        """The name under which the server knows this text."""
        key = sql, types
        name = self._prepared.get(key)
        if name is None:
            name = b"" if len(self._prepared) >= MAX_PREPARED else b"s%d" % next(self._numbers)
            self._libpq.send_prepare(name, sql, types)
            self._sent.append(key)
            if name:
                self._prepared[key] = name
        return name

    def receive(self) -> None:
        """Wait for everything that was sent; raises StatementFailed with the first error."""
        sent, self._sent = self._sent, []
        failed: psycopg.Error | None = None
        try:
            self._libpq.pipeline_sync()
            for one in sent:
                result = self._next_result()
                if isinstance(one, PipelineCursor):
                    one.result = result
                if result.status not in _DONE:
                    if not isinstance(one, PipelineCursor):
                        self._prepared.pop(one, None)  # the server does not know it
                    if failed is None and result.status != ExecStatus.PIPELINE_ABORTED:
                        failed = error_from_result(result, encoding=self._connection.info.encoding)
                self._next_result_or_none()
            self._next_result()  # of the synchronisation itself
        except psycopg.Error as error:
            raise StatementFailed(str(error).strip()) from error
        if failed is not None:
            raise StatementFailed(str(failed).strip()) from failed

    def _next_result(self) -> PGresult:
        result = self._next_result_or_none()
        if result is None:
            raise psycopg.OperationalError(self._libpq.get_error_message() or "the connection is lost")
        return result

    def _next_result_or_none(self) -> PGresult | None:
        """libpq itself would wait without letting other threads run."""
        libpq = self._libpq
        if libpq.is_busy():
            while libpq.flush():
                libpq.consume_input()
            while libpq.is_busy():
                self._readable.poll()
                libpq.consume_input()
        return libpq.get_result()


class PipelineCursor:
    """The outcome of a statement, which is waited for when somebody looks at it."""

    def __init__(self, pipeline: PostgresPipeline, adapter: AnyTransformer) -> None:
        self.result: PGresult | None = None
        self._pipeline = pipeline
        self._adapter = adapter
        self._rows: Iterator[Any] | None = None

    @property
    def rowcount(self) -> int:
        return self._received().command_tuples or 0

    @property
    def command(self) -> bytes | None:
        """What the server says that it has done, such as COMMIT."""
        return self._received().command_status

    def fetchone(self) -> Any:
        return next(iter(self), None)

    def fetchall(self) -> list[Any]:
        return list(self)

    def __iter__(self) -> Iterator[Any]:
        if self._rows is None:
            result = self._received()
            self._adapter.set_pgresult(result)
            self._rows = iter(self._adapter.load_rows(0, result.ntuples, tuple))
        return self._rows

    def _received(self) -> PGresult:
        if self.result is None:
            self._pipeline.receive()
        assert self.result is not None
        return self.result


@lru_cache(4096)
def in_libpq(sql: str) -> bytes:
    """The text with numbered marks; no text of ours has a ``?`` that is none."""
    first, *others = sql.split("?")
    return "".join([first, *(f"${number}{part}" for number, part in enumerate(others, 1))]).encode()
