"""What was seen at a table and then taken back: it stays in the log, and after the game anybody can look it up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.storage.connection import Connection
from bot.storage.damaged_tables import freezing_unreadable
from bot.storage.history import log_entries_between, replay_actions, replay_base
from bot.storage.table_reads import fetch_log
from bot.tables.log_entries import LogEntry, LogRow, ReplayedAction
from bot.tables.table import Table
from engine.contract import Event, Json, Seat


class TakenBack(NamedTuple):
    """An undo of something that was revealed, or that somebody else had played."""

    row: LogRow
    before: tuple[ReplayedAction, ...]  # everything that counted until then
    first: int  # where in it begins what was taken back

    @property
    def actions(self) -> tuple[ReplayedAction, ...]:
        """What was taken back."""
        return self.before[self.first :]


def find_taken_back(db: Connection, table: Table) -> list[TakenBack]:
    """All of them, oldest first; of a game that began under older rules, those since the newer ones."""
    base = replay_base(db, table, table.seq)
    rows = fetch_log(db, table.id, base.seq)
    if not any(row.kind == "undo" for row in rows):
        return []
    played: list[ReplayedAction] = []
    positions = [table.game.clone(base.state)]  # before the first action, then after each that counts
    found: list[TakenBack] = []
    for row in rows:
        if row.kind in ("act", "chance"):
            state = table.game.clone(positions[-1])
            played += replay_actions(table, state, [row])
            positions.append(state)
        elif row.kind == "undo":
            first = sum(one.row.seq <= int(row.text) for one in played)
            if any(one.revealed or one.row.person != row.person for one in played[first:]):
                found.append(TakenBack(row, tuple(played), first))
            del played[first:], positions[first + 1 :]
    return found


def lines_taken_back(found: Sequence[TakenBack], counted: Sequence[LogRow]) -> list[dict[str, Json]]:
    """The same for the record: how play went on from the ``after``-th action that counts, before it was taken back.

    An action begins with its seat; one of chance does not. What is the beginning of another entry is told there.
    """
    kept = {row.seq for row in counted}
    lines: list[tuple[int, list[LogRow]]] = []
    for one in found:
        rows = [action.row for action in one.before]
        still = sum(row.seq in kept for row in rows)  # these come first: nothing goes without what came after it
        earlier = sum(row.seq < rows[0].seq for row in counted)  # before newer rules were taken over
        if not any(line[: len(rows) - still] == rows[still:] for _, line in lines):
            lines.append((earlier + still, rows[still:]))
    return [{"after": after, "actions": [_action(row) for row in line]} for after, line in lines]


def _action(row: LogRow) -> str:
    return row.text if row.seat is None else f"{row.seat}: {row.text}"


def whole_log(db: Connection, table: Table, viewer: Seat | None) -> list[LogEntry]:
    """The log of a finished game for a reader, with what was seen and taken back: otherwise that is left out."""
    entries = log_entries_between(db, table, 0, table.seq, viewer)
    with freezing_unreadable(table.id, table.seq):
        for one in find_taken_back(db, table):
            back, undo = one.actions, one.row
            entries += [_entry(action.row, "", action.events, viewer) for action in back]
            entries.append(_entry(undo, str(len(back)), (), viewer))
    return sorted(entries, key=lambda entry: entry.seq)


def _entry(row: LogRow, text: str, events: Sequence[Event], viewer: Seat | None) -> LogEntry:
    known = tuple(event for event in events if event.only_for is None or event.only_for == viewer)
    return LogEntry(row.seq, row.kind, row.seat, row.person, text, row.at, known)
