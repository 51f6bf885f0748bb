"""What undo reads from the log: how far back, and the position there."""

from __future__ import annotations

from bot.storage.connection import Connection
from bot.storage.damaged_tables import freezing_unreadable
from bot.storage.history import ReplayBase, history_since, replay_from
from bot.tables.errors import Refused
from bot.tables.log_entries import ReplayedAction, effective_actions
from bot.tables.table import Table
from bot.tables.turn_clock import TurnClock
from bot.tables.undo import PastPosition, UndoPlan, last_turn, undo_plan


def plan_undo(db: Connection, table: Table, person: int, scope: str) -> UndoPlan:
    """Where a person's last action, or the whole turn it belongs to, can be taken back to."""
    with freezing_unreadable(table.id, table.seq):
        base, played = _history_with_last_turn(db, table, person)
        plan = undo_plan(played, person, scope, start=base.seq or _start_of(db, table), undone=table.undone)
        if plan is None:
            raise Refused("nothing_to_undo" if base.seq == 0 else "rules_changed")
        return plan


def _history_with_last_turn(db: Connection, table: Table, person: int) -> tuple[ReplayBase, list[ReplayedAction]]:
    """The actions that count, from a base far enough back to hold the last turn of this person."""
    at = table.seq
    while True:
        base, rows = history_since(db, table, at, table.seq)
        played, _ = replay_from(table, base, effective_actions(rows, table.seq))
        turn = last_turn(played, person)
        if base.first or (turn is not None and played[turn[0]].began_turn):
            return base, played
        at = base.seq - 1


def count_undos(db: Connection, table: Table, person: int, after: int) -> int:
    """How often a person has taken back since a version: the limit keeps this short."""
    sql = "SELECT COUNT(*) FROM log WHERE table_id = ? AND seq > ? AND kind = 'undo' AND person = ?"
    return int(db.execute(sql, (table.id, after, person)).fetchone()[0])


def load_past_position(db: Connection, table: Table, target: int) -> PastPosition:
    """The position at an earlier version; raises FrozenTable when the log does not lead to it."""
    with freezing_unreadable(table.id, target):
        base, rows = history_since(db, table, target, table.seq)
        played, state = replay_from(table, base, effective_actions(rows, target))
        undone = next(row for row in effective_actions(rows, table.seq) if row.seq > target)
        clock = None if undone.clock is None else TurnClock.from_json(undone.clock)
        return PastPosition(target, base.ply + len(played), state, clock, undone.at)


def _start_of(db: Connection, table: Table) -> int:
    row = db.execute("SELECT MAX(seq) FROM log WHERE table_id = ? AND kind = 'start'", (table.id,)).fetchone()
    return int(row[0])
