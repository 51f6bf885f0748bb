"""Positions from the log: the one now from its snapshot, an earlier one by replaying. A digest that differs freezes."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bot.storage.connection import Connection
from bot.storage.damaged_tables import freezing_unreadable
from bot.storage.table_reads import REPLAYED_KINDS, fetch_log, fetch_table
from bot.tables.deadlines import schedule_next_alarm
from bot.tables.errors import FrozenTable
from bot.tables.log_entries import (
    MAX_RECENT_ROWS,
    LogEntry,
    LogRow,
    RecentLog,
    ReplayedAction,
    effective_actions,
    entries_between,
    replayed_action,
)
from bot.tables.table import Table, position_digest, position_json
from bot.tables.turn_clock import TurnClock
from engine.contract import CHANCE, Event, Seat
from engine.shares import shared_seed


class ReplayBase(NamedTuple):
    """Where a replay begins: the deal, the position in which the table took over new rules, or a later one that was kept."""

    seq: int
    ply: int
    state: Any
    first: bool = True  # there is no earlier one that could be replayed from


def load_table(db: Connection, table_id: int) -> Table | None:
    """A table with its position, from its last snapshot and whatever the log has beyond it."""
    table = fetch_table(db, table_id)
    if table is None:
        return None
    table.recent = RecentLog(table.seq)
    if table.status in ("running", "over"):
        with freezing_unreadable(table_id, table.seq):
            _load_position(db, table)
    return table


def load_table_with_log(db: Connection, table_id: int) -> Table | None:
    """The same with its newest rows, from which people are told and shown what happened last."""
    table = load_table(db, table_id)
    if table is not None and table.status == "running":
        table.recent = recent_log(db, table)
    return table


def recent_log(db: Connection, table: Table) -> RecentLog:
    """The newest rows of a table that was just read, with their events; none of them where they cannot be replayed."""
    nothing = RecentLog(table.seq)
    after = max(0, table.seq - MAX_RECENT_ROWS)
    if table.state is None or table.rules_version != table.game.version or _rules_since(db, table, after, table.seq):
        return nothing
    try:
        with freezing_unreadable(table.id, table.seq):
            base, rows = history_since(db, table, after, table.seq)
            played, _ = replay_from(table, base, effective_actions(rows, table.seq))
    except FrozenTable:  # whoever needs the log will find that, too
        return nothing
    undone = max((row.seq for row in rows if row.kind == "undo"), default=base.seq)  # no events of what was taken back
    return RecentLog(undone).extended(
        [row for row in rows if row.seq > undone], [action for action in played if action.row.seq > undone]
    )


def _load_position(db: Connection, table: Table) -> None:
    sql = "SELECT seq, ply, digest, position FROM snapshots WHERE table_id = ?"
    seq, table.ply, table.digest, position = db.execute(sql, (table.id,)).fetchone()
    if position_digest(position) != table.digest:  # before anything is made of it
        raise FrozenTable(table.id, seq, snapshot=table.digest)
    table.state = table.game.from_json(json.loads(position))
    if table.rules_version == table.game.version and position_json(table.game, table.state) != position:
        raise FrozenTable(table.id, seq, snapshot=table.digest)
    if any(row.kind in REPLAYED_KINDS for row in fetch_log(db, table.id, seq)):
        _catch_up(db, table)


def _catch_up(db: Connection, table: Table) -> None:
    """The log is ahead of the snapshot: follow it."""
    base, rows = history_since(db, table, table.seq, table.seq)
    played = effective_actions(rows, table.seq)
    state = base.state
    for row in played:
        _apply(table, state, row)
    table.state, table.ply = state, base.ply + len(played)
    table.digest = position_digest(position_json(table.game, state))
    _compare(table, played[-1] if played else None, table.digest)


_BASE = "SELECT b.seq, b.ply, b.digest, b.position, l.kind = 'rules' FROM bases b JOIN log l USING (table_id, seq)"
_LAST = "WHERE b.table_id = ? AND b.seq <= ? AND (l.kind = 'rules' OR ? = 1) ORDER BY b.seq DESC LIMIT 1"


def replay_base(db: Connection, table: Table, until: int, *, nearest: bool = False) -> ReplayBase:
    """The deal, or where new rules were taken over last; ``nearest``: the last position that was kept at all."""
    row = db.execute(f"{_BASE} {_LAST}", (table.id, until, nearest)).fetchone()
    if row is not None:
        seq, ply, digest, position, first = row
        if position_digest(position) != digest:
            raise FrozenTable(table.id, seq, base=digest)
        return ReplayBase(seq, ply, table.game.from_json(json.loads(position)), bool(first))
    if table.deal is None:  # before the start there is nothing to replay
        return ReplayBase(0, 0, None)
    return ReplayBase(0, 0, table.game.setup(len(table.seats), table.deal, table.options))


def _rules_since(db: Connection, table: Table, after: int, until: int) -> bool:
    """Whether new rules were taken over after a version."""
    sql = """SELECT 1 FROM bases b JOIN log l USING (table_id, seq)
             WHERE b.table_id = ? AND b.seq > ? AND b.seq <= ? AND l.kind = 'rules'"""
    return db.execute(sql, (table.id, after, until)).fetchone() is not None


def history_since(db: Connection, table: Table, at: int, until: int) -> tuple[ReplayBase, list[LogRow]]:
    """The nearest base at or before ``at`` from which ``until`` can be replayed, and the log from there on.

    However long a log grows, this reads what was written since the base and no more (see ``needs_new_base``).
    """
    while True:
        base = replay_base(db, table, at, nearest=True)
        rows = fetch_log(db, table.id, base.seq, until)
        at = min((int(row.text) for row in rows if row.kind == "undo"), default=base.seq)
        if base.first or at >= base.seq:  # else something from before the base was taken back after it
            return base, rows


def replay_history(db: Connection, table: Table, until: int) -> tuple[ReplayBase, list[ReplayedAction], Any]:
    """Where the replay began, the actions since that count at a version, and the position they lead to."""
    with freezing_unreadable(table.id, until):
        return _replay_history(db, table, until)


def _replay_history(db: Connection, table: Table, until: int) -> tuple[ReplayBase, list[ReplayedAction], Any]:
    base = replay_base(db, table, until)
    rows = fetch_log(db, table.id, base.seq, until)
    played, state = replay_from(table, base, effective_actions(rows, until))
    return base, played, state


def replay_from(table: Table, base: ReplayBase, rows: Sequence[LogRow]) -> tuple[list[ReplayedAction], Any]:
    """These actions from a base on, and the position they lead to; raises FrozenTable when its digest differs."""
    state = table.game.clone(base.state)
    played = list(replay_actions(table, state, rows))
    if rows:
        _compare(table, rows[-1], position_digest(position_json(table.game, state)))
    return played, state


def replay_actions(table: Table, state: Any, rows: Sequence[LogRow]) -> Iterator[ReplayedAction]:
    """Apply the rows to the state, one after the other."""
    game = table.game
    for row in rows:
        began = not game.turn_open(state)
        events = _apply(table, state, row)
        yield replayed_action(game, row, began, events)


def _apply(table: Table, state: Any, row: LogRow) -> list[Event]:
    game = table.game
    seat: Seat = CHANCE if row.seat is None else row.seat
    action = game.parse(row.text)
    if seat not in game.to_act(state) or (seat != CHANCE and game.explain(state, seat, action) is not None):
        raise FrozenTable(table.id, row.seq, illegal=row.text)
    return game.apply(state, seat, action)


def _compare(table: Table, row: LogRow | None, digest: str) -> None:
    if row is not None and row.digest != digest:
        raise FrozenTable(table.id, row.seq, stored=row.digest, replayed=digest)


def log_entries_between(db: Connection, table: Table, after: int, until: int, viewer: Seat | None) -> list[LogEntry]:
    """``entries_between`` for a table whose rows are not in memory: replays the game."""
    with freezing_unreadable(table.id, until):
        return _log_entries_between(db, table, after, until, viewer)


def _log_entries_between(db: Connection, table: Table, after: int, until: int, viewer: Seat | None) -> list[LogEntry]:
    if _rules_since(db, table, after, until):  # what was played by older rules cannot be replayed, only counted
        base, rows = replay_base(db, table, until), fetch_log(db, table.id, 0, until)
    else:
        base, rows = history_since(db, table, after, until)
    now = effective_actions(rows, until)
    events: dict[int, tuple[Event, ...]] = {}
    if any(row.seq > after for row in now):
        played, _ = replay_from(table, base, [row for row in now if row.seq > base.seq])
        events = {action.row.seq: action.events for action in played}
    return entries_between(rows, events, after, until, viewer)


def table_at(db: Connection, table: Table, seq: int) -> Table:
    """A running table as it was at an earlier version; seats and settings are those of now."""
    with freezing_unreadable(table.id, seq):
        return _table_at(db, table, seq)


def _table_at(db: Connection, table: Table, seq: int) -> Table:
    base, played, state = replay_history(db, table, seq)
    then = table.copy()
    then.seq, then.state, then.ply = seq, state, base.ply + len(played)
    rows = fetch_log(db, table.id)
    then.moved = {row.seat: row.seq for row in rows if row.kind == "act" and row.seq <= seq and row.seat is not None}
    then.undone = max((row.seq for row in rows if row.kind == "undo" and row.seq <= seq), default=0)
    then.undo_request = None
    then.status = "over" if table.game.result(state) is not None else "running"
    clock = next((row.clock for row in rows if row.seq > seq and row.clock is not None), None)
    if clock is not None:
        then.turn_clock = TurnClock.from_json(clock)
        schedule_next_alarm(then, then.turn_clock.began or 0)
    return then


def verify_table(db: Connection, table_id: int) -> str | None:
    """Replay a whole table and compare every digest; what is wrong, or None."""
    try:
        with freezing_unreadable(table_id):
            return _verify_table(db, table_id)
    except FrozenTable as frozen:
        return str(frozen)


def _verify_table(db: Connection, table_id: int) -> str | None:
    table = load_table(db, table_id)
    if table is None or table.deal is None:
        return None
    if table.seed != shared_seed(table.sealed, table.shares):
        return f"table {table_id}: the seed does not follow from the sealed seed and the shares"
    for seq, digest, position in db.execute("SELECT seq, digest, position FROM bases WHERE table_id = ?", (table_id,)):
        if position_digest(position) != digest:
            return f"table {table_id}: the position kept at {seq} is another than its digest says"
    rows = fetch_log(db, table_id)
    base = replay_base(db, table, table.seq)
    for row in effective_actions(rows, table.seq):
        if row.seq > base.seq:
            _apply(table, base.state, row)
            _compare(table, row, position_digest(position_json(table.game, base.state)))
    if table.state is not None and position_digest(position_json(table.game, base.state)) != table.digest:
        return f"table {table_id}: the log does not lead to the position"
    return None
