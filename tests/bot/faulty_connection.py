"""Connections that fail, stall or end the process at a chosen statement."""

from __future__ import annotations

import os
import signal
import sqlite3
import threading
from collections.abc import Callable
from typing import Any


class Faults:
    """What the next statements meet; shared by the connection and the test."""

    def __init__(self) -> None:
        self.count = 0
        self.fail_at: int | None = None
        self.kill_at: int | None = None
        self.stall: dict[str, Callable[[], object]] = {}  # what a statement waits for, by its first word
        self.seen: list[str] = []
        self.met = threading.Event()

    def reset(self, **plan: Any) -> None:
        self.__init__()  # type: ignore[misc]
        for name, value in plan.items():
            setattr(self, name, value)

    def meet(self, sql: str) -> None:
        self.count += 1
        self.seen.append(sql)
        self.met.set()
        if self.kill_at == self.count:
            os.kill(os.getpid(), signal.SIGKILL)
        for word, wait in self.stall.items():
            if sql.startswith(word):
                wait()
        if self.fail_at == self.count:
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR
            raise error


def connection_with(faults: Faults) -> type[sqlite3.Connection]:
    """A class of connections that meet these faults at every statement."""

    class FaultyCursor(sqlite3.Cursor):
        def execute(self, sql: str, *args: Any) -> sqlite3.Cursor:
            faults.meet(sql)
            return super().execute(sql, *args)

        def executemany(self, sql: str, *args: Any) -> sqlite3.Cursor:
            faults.meet(sql)
            return super().executemany(sql, *args)

    class FaultyConnection(sqlite3.Connection):
        def cursor(self, factory: Any = FaultyCursor) -> Any:
            return super().cursor(factory)

        def execute(self, sql: str, *args: Any) -> sqlite3.Cursor:
            return self.cursor().execute(sql, *args)

        def executemany(self, sql: str, *args: Any) -> sqlite3.Cursor:
            return self.cursor().executemany(sql, *args)

    return FaultyConnection
