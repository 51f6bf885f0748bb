"""Log lines: one line each, with the table, server, person and interaction that they are about, and never a secret."""

from __future__ import annotations

import atexit
import logging
import math
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import Context, ContextVar
from types import MappingProxyType
from typing import TextIO

from bot.runtime.metrics import DATABASE_ERRORS_TOTAL

SAID_AGAIN_SECONDS = 60.0  # after which the same error of the database has a line again
CONTEXT_FIELDS = ("table", "server", "person", "interaction")
_about: ContextVar[Mapping[str, int | str]] = ContextVar("about", default=MappingProxyType({}))


@contextmanager
def log_context(**ids: int | str | None) -> Iterator[None]:
    """Adds these ids to every line logged inside; None changes nothing."""
    mark = _about.set({**_about.get(), **{name: value for name, value in ids.items() if value is not None}})
    try:
        yield
    finally:
        _about.reset(mark)


def add_log_context(**ids: int | str) -> None:
    """From here on, lines of this task are also about these."""
    _about.set({**_about.get(), **ids})


class OneLineFormatter(logging.Formatter):
    """Formats a record as one line, tracebacks included (line ends are replaced). Secrets are redacted."""

    def __init__(self, secrets: tuple[str, ...] = ()) -> None:
        super().__init__()
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        ids = _about.get()
        context = "".join(f" {name}={ids[name]}" for name in CONTEXT_FIELDS if name in ids)
        text = record.getMessage()
        if record.exc_info and (key := _repeated(record)) is not None:
            text += f": {key}"
        elif record.exc_info:
            text += "\n" + self.formatException(record.exc_info)
        if record.stack_info:
            text += "\n" + record.stack_info
        for secret in self._secrets:
            text = text.replace(secret, "[secret]")
        text = " ⏎ ".join(part for part in text.splitlines() if part.strip())
        return f"{stamp} {record.levelname} {record.name}{context} | {text}"


def _repeated(record: logging.LogRecord) -> str | None:
    """What the error of this line is called, if it is one that comes again and again: it has a ``log_key``."""
    return getattr(record.exc_info[1], "log_key", None) if record.exc_info else None


class RepeatedErrors(logging.Filter):
    """Lets each part of the program say once a minute that the database fails, and counts the other lines.

    A full disk fails every request, clock and message, hundreds in a minute: nothing else could be found in the log.
    """

    def __init__(self, handler: logging.Handler, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._handler = handler
        self._now = now
        self._lock = threading.RLock()
        self._said: dict[tuple[str, str], tuple[float, int]] = {}  # by logger and error: when, and how many were not said since

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is written."""
        key = _repeated(record)
        with self._lock:
            self.sum_up(self._now() - SAID_AGAIN_SECONDS)
            if key is None:
                return True
            DATABASE_ERRORS_TOTAL.labels(key).inc()
            said = self._said.get((record.name, key))
            self._said[record.name, key] = (self._now(), 0) if said is None else (said[0], said[1] + 1)
            return said is None

    def sum_up(self, before: float = math.inf) -> None:
        """Write how many lines were left out since a line that was said before this moment."""
        with self._lock:
            due = [key for key, (at, _) in self._said.items() if at <= before]
            for name, key in due:
                at, left_out = self._said.pop((name, key))
                if left_out:
                    text, figures = "%s: not said %d more times in %d s", (key, left_out, self._now() - at)
                    line = logging.LogRecord(name, logging.ERROR, "", 0, text, figures, None)
                    Context().run(self._handler.emit, line)  # it is about no table or person


def configure_logging(level: str, secrets: tuple[str, ...] = (), stream: TextIO | None = None) -> logging.Handler:
    """Send all log lines to the standard output, or where a test reads them."""
    handler = logging.StreamHandler(stream or sys.stdout)
    handler.setFormatter(OneLineFormatter(secrets))
    repeated = RepeatedErrors(handler)
    handler.addFilter(repeated)
    atexit.register(repeated.sum_up)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # At DEBUG these two log whole payloads, with interaction tokens and players' hands.
    for name in ("discord", "aiohttp"):
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))
    return handler
