"""The question whether somebody may take something back, with what that would be."""

from __future__ import annotations

from dataclasses import replace

from bot.panels.reader_view import ReaderView
from bot.service.table_service import TableService
from bot.tables.log_entries import LogEntry

MAX_LINES = 5


async def with_undo_entries(tables: TableService, reader: ReaderView) -> ReaderView:
    """The reader, who then can be told what an open question would take back."""
    ask = reader.table.undo_request
    if ask is None:
        return reader
    played: list[LogEntry] = []
    for entry in await tables.since(reader.table.id, ask.target, reader.seat, ask.asked_seq):
        if entry.kind == "undo":  # its text says how many were taken back already
            del played[max(0, len(played) - int(entry.text)) :]
        elif entry.kind in ("act", "chance"):
            played.append(entry)
    return replace(reader, undoing=tuple(played))


def undo_question(reader: ReaderView, answer: str) -> str:
    """Who wants to take back what, the first lines of it, and then ``answer``: who is to agree."""
    ask = reader.table.undo_request
    assert ask is not None
    lines = reader.lines(reader.undoing)
    more = [reader.say("undo-more", count=len(lines) - MAX_LINES)] if len(lines) > MAX_LINES else []
    asks = reader.say("undo-asks", who=reader.names[ask.seat])
    return "\n".join([asks, *(f"- {line}" for line in lines[:MAX_LINES]), *more, answer])
