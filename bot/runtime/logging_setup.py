"""Log lines: one line each, with the table, server, person and interaction that they are about, and never a secret."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType
from typing import TextIO

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
        if record.exc_info:
            text += "\n" + self.formatException(record.exc_info)
        if record.stack_info:
            text += "\n" + record.stack_info
        for secret in self._secrets:
            text = text.replace(secret, "[secret]")
        text = " ⏎ ".join(part for part in text.splitlines() if part.strip())
        return f"{stamp} {record.levelname} {record.name}{context} | {text}"


def configure_logging(level: str, secrets: tuple[str, ...] = (), stream: TextIO | None = None) -> logging.Handler:
    """Send all log lines to the standard output, or where a test reads them."""
    handler = logging.StreamHandler(stream or sys.stdout)
    handler.setFormatter(OneLineFormatter(secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # At DEBUG these two log whole payloads, with interaction tokens and players' hands.
    for name in ("discord", "aiohttp"):
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))
    return handler
