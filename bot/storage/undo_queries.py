"""What undo reads from the log: how far back, and the position there."""

from __future__ import annotations

from sqlite_utils import Database

from bot.storage.damaged_tables import freezing_unreadable
from bot.storage.history import replay_history
from bot.storage.table_queries import fetch_log
from bot.tables.errors import Refused
from bot.tables.log_entries import effective_actions
from bot.tables.table import Table
from bot.tables.turn_clock import TurnClock
from bot.tables.undo import PastPosition, UndoPlan, undo_plan


def plan_undo(db: Database, table: Table, person: int, scope: str) -> UndoPlan:
    """Where a person's last action, or the whole turn it belongs to, can be taken back to."""
    base, played, _ = replay_history(db, table, table.seq)
    plan = undo_plan(played, person, scope, start=base.seq or _start_of(db, table))
    if plan is None:
        raise Refused("nothing_to_undo" if base.seq == 0 else "rules_changed")
    return plan


def load_past_position(db: Database, table: Table, target: int) -> PastPosition:
    """The position at an earlier version; raises FrozenTable when the log does not lead to it."""
    base, played, state = replay_history(db, table, target)
    with freezing_unreadable(table.id, target):
        undone = next(row for row in effective_actions(fetch_log(db, table.id), table.seq) if row.seq > target)
        clock = None if undone.clock is None else TurnClock.from_json(undone.clock)
    return PastPosition(target, base.ply + len(played), state, clock, undone.at)


def _start_of(db: Database, table: Table) -> int:
    row = db.conn.execute("SELECT MAX(seq) FROM log WHERE table_id = ? AND kind = 'start'", (table.id,)).fetchone()
    return int(row[0])
