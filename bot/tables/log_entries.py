"""The log as readers may know it: which actions count, what they led to, and what a reader has missed.

The newest rows stay with the table in memory together with their events (``RecentLog``), so that telling people about a
turn needs no replay of the game.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.contract import AnyGame, Event, Seat

PRIVATE_KINDS = ("reminder", "next")  # lines that only the seat they are about may know
MAX_RECENT_ROWS = 48  # kept with each table in memory: a few turns; older ones are replayed from the log


class LogRow(NamedTuple):
    """A row of the log."""

    seq: int
    kind: str
    seat: Seat | None
    person: int | None
    text: str
    digest: str | None
    request: str | None
    at: int
    clock: str | None = None  # the turn clock before it, as JSON; None in rows of older versions


class LogEntry(NamedTuple):
    """A row of the log as one reader may know it, without the texts of actions: they can hold secrets."""

    seq: int
    kind: str
    seat: Seat | None
    person: int | None
    text: str
    at: int
    events: tuple[Event, ...] = ()


class ReplayedAction(NamedTuple):
    """An action with what it led to."""

    row: LogRow
    began_turn: bool
    revealed: bool
    events: tuple[Event, ...]


def replayed_action(game: AnyGame, row: LogRow, began_turn: bool, events: Sequence[Event]) -> ReplayedAction:
    """An action of the log with what applying it returned."""
    return ReplayedAction(row, began_turn, row.kind == "chance" or any(map(game.reveals, events)), tuple(events))


def effective_actions(rows: Sequence[LogRow], until: int) -> list[LogRow]:
    """The actions that count at a version: all but those taken back."""
    stack: list[LogRow] = []
    for row in rows:
        if row.seq > until:
            break
        if row.kind in ("act", "chance"):
            stack.append(row)
        elif row.kind == "undo":
            target = int(row.text)
            while stack and stack[-1].seq > target:
                stack.pop()
    return stack


def entries_between(
    rows: Sequence[LogRow], events: Mapping[int, tuple[Event, ...]], after: int, until: int, viewer: Seat | None
) -> list[LogEntry]:
    """What a reader who was shown version ``after`` does not know yet. What came and went in between is left out."""
    still = {row.seq for row in effective_actions(rows, until)}
    lost = [row for row in effective_actions(rows, after) if row.seq not in still]
    found = []
    for row in rows:
        if not after < row.seq <= until:
            continue
        if row.kind in ("act", "chance"):
            if row.seq in still:
                known = tuple(e for e in events.get(row.seq, ()) if e.only_for is None or e.only_for == viewer)
                found.append(LogEntry(row.seq, row.kind, row.seat, row.person, "", row.at, known))
        elif row.kind == "undo":
            back = [old for old in lost if old.seq > int(row.text)]
            lost = [old for old in lost if old.seq <= int(row.text)]
            if back:
                found.append(LogEntry(row.seq, row.kind, row.seat, row.person, str(len(back)), row.at))
        elif row.kind == "planned" and row.seq + 1 not in still:
            continue  # what was planned has been taken back
        elif row.kind not in PRIVATE_KINDS or row.seat == viewer:
            found.append(LogEntry(row.seq, row.kind, row.seat, row.person, row.text, row.at))
    return found


@dataclass(frozen=True, slots=True)
class RecentLog:
    """The newest rows of a table, the actions among them with their events. Immutable, as the table that holds it."""

    since: int  # the version before the first row
    rows: tuple[LogRow, ...] = ()
    actions: tuple[ReplayedAction, ...] = ()  # those of the rows

    def extended(self, rows: Sequence[LogRow], actions: Sequence[ReplayedAction]) -> RecentLog:
        """With these rows behind, and without the oldest where they are too many."""
        kept = (*self.rows, *rows)
        dropped = max(0, len(kept) - MAX_RECENT_ROWS)
        since = kept[dropped - 1].seq if dropped else self.since
        return RecentLog(since, kept[dropped:], tuple(one for one in (*self.actions, *actions) if one.row.seq > since))

    def entries(self, after: int, until: int, viewer: Seat | None) -> list[LogEntry] | None:
        """As ``entries_between``; None when the rows do not reach back far enough."""
        if after < self.since or self._undone_before(until):
            return None
        events = {action.row.seq: action.events for action in self.actions}
        return entries_between(self.rows, events, after, until, viewer)

    def effective(self) -> list[ReplayedAction] | None:
        """The actions among the rows that count now; None when something older was taken back."""
        if not self.rows or self._undone_before(self.rows[-1].seq):
            return None
        still = {row.seq for row in effective_actions(self.rows, self.rows[-1].seq)}
        return [action for action in self.actions if action.row.seq in still]

    def last_turn(self, until: int) -> tuple[Event, ...]:
        """The events of the turn that was played last at a version; of a turn under way, those so far."""
        if self._undone_before(until):
            return ()
        still = {row.seq for row in effective_actions(self.rows, until)}
        found: list[ReplayedAction] = []
        for action in reversed(self.actions):
            if action.row.seq in still:
                found.append(action)
                if action.began_turn and action.row.kind == "act":
                    break
        return tuple(event for action in reversed(found) for event in action.events)

    @property
    def turn_start(self) -> int:
        """The version before the turn that was begun last; 0 where that is not in memory."""
        began = [action.row.seq for action in self.actions if action.began_turn and action.row.kind == "act"]
        return began[-1] - 1 if began else 0

    def _undone_before(self, until: int) -> bool:
        return any(row.kind == "undo" and row.seq <= until and int(row.text) < self.since for row in self.rows)


NOTHING_RECENT = RecentLog(sys.maxsize)  # of a table whose rows are not in memory
