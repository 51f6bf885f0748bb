"""Tables in SQL: how a change is committed, in the transaction of a job. Everything here runs in a thread of the store."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict

from bot.storage.connection import Connection, marks, upsert
from bot.storage.health_queries import count_status
from bot.storage.my_table_queries import write_decisions
from bot.storage.outbox import drop_unseen
from bot.storage.plan_queries import write_plans
from bot.storage.result_queries import record_result
from bot.storage.slot_queries import SLOT_OF_SERVER
from bot.storage.table_reads import OFFER_COLUMNS, SEAT_COLUMNS, TABLE_COLUMNS
from bot.tables.first_round import NO_TURNS
from bot.tables.pause import NO_PAUSES
from bot.tables.table import Table, TableChange, TableSeat, canonical_json

_NEW = TABLE_COLUMNS[1:]  # the database gives the number
_INSERT = f"INSERT INTO tables ({', '.join(_NEW)}, slot) VALUES ({marks(len(_NEW))}, {SLOT_OF_SERVER}) RETURNING id"  # noqa: S608
_CHANGING = (
    "rules_version", "options", "deal", "host", "language", "clock", "status", "seq", "deadline", "alarm",
    "started_at", "ended_at", "advice", "turn_clock", "clock_asked", "counts", "offered_at", "keep_pictures", "weekends",
    "pauses", "moved_at", "rested_at", "hurried_at", "lost_at", "channel", "seed", "shares", "first_round", "automats",
)  # fmt: skip
_SEAT = upsert("seats", ("table_id", "seat"), SEAT_COLUMNS)
_NEW_OFFER = f"INSERT INTO seat_offers (table_id, {', '.join(OFFER_COLUMNS)}) VALUES ({marks(1 + len(OFFER_COLUMNS))})"  # noqa: S608 (the names above)
_LAST_BASE = "SELECT COALESCE(MAX(seq), 0) FROM bases WHERE table_id = ?"
_SNAPSHOT = upsert("snapshots", ("table_id",), ("seq", "ply", "digest", "position"))
_ASK = upsert("asks", ("table_id",), ("seat", "asked_seq", "target", "agreed"))
_DUE = """INSERT INTO messages (table_id, reader, due, shown) VALUES {}
          ON CONFLICT (table_id, reader) DO UPDATE SET due = excluded.due"""
BASE_INTERVAL = 200  # lines of the log


class VersionConflict(Exception):
    """The stored table has another version than the one that the change was made from."""


def wait_to_open(db: Connection) -> None:
    """From here on until the end of the transaction nobody else opens a table: whoever counts them counts all."""
    db.execute("INSERT INTO locks (name) VALUES ('open') ON CONFLICT (name) DO UPDATE SET name = excluded.name")


def commit_change(db: Connection, change: TableChange) -> None:
    """Write a change in the current transaction: log, version, position, outbox. Compare-and-swap on ``seq``: VersionConflict."""
    table, last_base = change.table, 0
    if change.before is None:
        table.id = int(db.execute(_INSERT, [*(_value(table, name) for name in _NEW), table.server]).fetchone()[0])
    else:
        last_base = _update_table(db, table, change.before)
    if change.rows:
        sql = """INSERT INTO log (table_id, seq, kind, seat, person, text, digest, request, at, clock)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
        for row in change.rows:
            db.execute(sql, (table.id, *row))
    if change.position is not None:
        snapshot = (table.id, table.seq, table.ply, table.digest, change.position)
        db.execute(_SNAPSHOT, snapshot)
        if change.new_base or needs_new_base(change, last_base):
            db.execute("INSERT INTO bases (table_id, seq, ply, digest, position) VALUES (?, ?, ?, ?, ?)", snapshot)
    _write_seats(db, table, change.before.seats if change.before else [])
    if table.undo_request != (change.before and change.before.undo_request):
        _write_ask(db, table)
    if table.seat_offer != (change.before and change.before.seat_offer):
        _write_offer(db, table)
    if table.plans != (change.before.plans if change.before else {}):
        write_plans(db, table.id, table.plans)
    write_decisions(db, table, change.before)
    if change.due:
        sql = _DUE.format(", ".join(["(?, ?, ?, 0)"] * len(change.due)))
        db.execute(sql, [value for reader in sorted(change.due) for value in (table.id, reader, table.seq)])
    if table.status == "cancelled":
        drop_unseen(db, table.id)
    if change.result is not None:
        record_result(db, table, change.result, change.now)
    if table.status != "frozen":  # ``stop_table`` has counted it
        count_status(db, table.game_name, change.before.status if change.before else None, table.status)


def needs_new_base(change: TableChange, last: int) -> bool:
    """Whether this position is kept, so that an undo reads a bounded part of the log; ``last``: the version of the last base.

    From time to time, and whenever something from before the last base is taken back: the last base then always leads here.
    """
    below = any(row.kind == "undo" and int(row.text) < last for row in change.rows)
    return below or change.table.seq - last >= BASE_INTERVAL


def forget_messages(db: Connection, table_id: int, readers: Iterable[int]) -> None:
    """These seats have new owners, who have no message yet."""
    sql = "UPDATE messages SET planned = NULL, message = NULL WHERE table_id = ? AND reader = ?"
    for reader in readers:
        db.execute(sql, (table_id, reader))


def _update_table(db: Connection, table: Table, before: Table) -> int:
    """Write the columns that have changed; what is damaged in a frozen table stays as it is, to be looked at.

    Returns the version of the last base, which would otherwise be another statement of every act.
    """
    changed = [name for name in _CHANGING if getattr(table, name) != getattr(before, name)]
    freezing = table.status == "frozen"  # its version may be unreadable, too
    where = "id = ?" if freezing else "id = ? AND seq = ?"
    sql = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in changed) or 'id = id'} WHERE {where} RETURNING ({_LAST_BASE})"  # noqa: S608
    values = [*(_value(table, name) for name in changed), table.id, *(() if freezing else (before.seq,)), table.id]
    found = db.execute(sql, values).fetchall()
    if not found:
        raise VersionConflict
    return int(found[0][0])


def _value(table: Table, name: str) -> str | int | None:
    if name in ("options", "deal"):
        value = getattr(table, name)
        return None if value is None else canonical_json(value)
    if name in ("seed", "sealed"):
        return str(getattr(table, name))
    if name == "shares":
        return canonical_json(table.shares) if table.shares else None
    if name == "turn_clock":
        return table.turn_clock.to_json()
    if name == "first_round":
        return None if table.first_round == NO_TURNS else table.first_round.to_json()
    if name == "pauses":
        return None if table.pauses == NO_PAUSES else table.pauses.to_json()
    found: str | int | None = getattr(table, "game_name" if name == "game" else name)
    return found


def _write_seats(db: Connection, table: Table, before: list[TableSeat]) -> None:
    for number, seat in enumerate(table.seats):
        if number < len(before) and before[number] == seat:
            continue
        db.execute(_SEAT, (table.id, number, *(getattr(seat, name) for name in SEAT_COLUMNS)))
        if number < len(before) and before[number].owner != seat.owner:
            forget_messages(db, table.id, [number])
    if len(before) > len(table.seats):
        db.execute("DELETE FROM seats WHERE table_id = ? AND seat >= ?", (table.id, len(table.seats)))


def _write_ask(db: Connection, table: Table) -> None:
    ask = table.undo_request
    if ask is None:
        db.execute("DELETE FROM asks WHERE table_id = ?", (table.id,))
        return
    row = (table.id, ask.seat, ask.asked_seq, ask.target, canonical_json(ask.agreed))
    db.execute(_ASK, row)


def _write_offer(db: Connection, table: Table) -> None:
    db.execute("DELETE FROM seat_offers WHERE table_id = ?", (table.id,))
    if table.seat_offer is not None:
        offer = asdict(table.seat_offer)
        db.execute(_NEW_OFFER, (table.id, *(offer[name] for name in OFFER_COLUMNS)))
