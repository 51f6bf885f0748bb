"""Reading records from files: one record, or JSON lines with a record on each."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.contract import EngineError
from engine.plain_output import one_line
from engine.record import BadRecord, Record, describe, from_json, replay


class CannotRead(Exception):
    """Input that cannot be used; the message is the one-line reason."""


def read_text(name: str) -> str:
    """Read a file as text, or standard input for ``-``."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return data.decode("utf-8-sig")
    except OSError as error:
        raise CannotRead(f"{one_line(name)}: {error.strerror or error}") from None
    except ValueError as error:
        reason = "not UTF-8 text" if isinstance(error, UnicodeDecodeError) else str(error)
        raise CannotRead(f"{one_line(name)}: {reason}") from None


def records(text: str) -> Iterator[Record | BadRecord]:
    """Yield every record in a text; a broken one yields its error instead."""
    whole = _parse(text)
    if isinstance(whole, BadRecord):
        lines = [line for line in text.splitlines() if line.strip()]
        parsed = [_parse(line) for line in lines]
        # One broken record over several lines counts as one error.
        if len(lines) > 1 and any(isinstance(data, dict) for data in parsed):
            yield from map(_record, parsed)
            return
    yield _record(whole)


def one_record(name: str) -> Record:
    """The single record of a file; raises CannotRead."""
    found = list(records(read_text(name)))
    if len(found) != 1:
        raise CannotRead(f"{one_line(name)}: {len(found)} records, one is wanted")
    if isinstance(found[0], BadRecord):
        raise CannotRead(f"{one_line(name)}: {describe(found[0])}")
    return found[0]


def position_at(record: Record, at: int | None) -> Any:
    """The position after the first ``at`` actions, or after all; raises CannotRead."""
    if at is not None and not 0 <= at <= len(record.actions):
        raise CannotRead(f"the record has {len(record.actions)} actions, not {one_line(at, 40)}")
    try:
        played = replay(record, until=at)
    except EngineError as error:
        raise CannotRead(error_line(record, error)) from None
    if played.error is not None:
        raise CannotRead(f"action {played.played} is illegal: {error_line(record, played.error)}")
    return played.state


def _parse(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return BadRecord("not_json")


def _record(data: Any) -> Record | BadRecord:
    if isinstance(data, BadRecord):
        return data
    try:
        return from_json(data)
    except BadRecord as error:
        return error


def error_line(record: Record | None, error: EngineError | CannotRead) -> str:
    """An error as one line of text."""
    if isinstance(error, CannotRead):
        return str(error)
    return describe(error, record.game if record else None)
