"""What the operator can look at: the tables, one of them, its record, a backup and a check of the whole file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from sqlite_utils import Database

from bot.storage.history import load_table, verify_table
from bot.storage.table_queries import fetch_log, fetch_table
from bot.tables.table import Table
from engine.rng import commitment

LAST_ROWS = 15


def list_tables(db: Database, *, everything: bool = False) -> Iterator[str]:
    """A line for each live table, or for each there ever was."""
    where = "1" if everything else "status IN ('open', 'running', 'frozen')"
    yield f"{'id':>6} {'game':<9} {'status':<9} {'seq':>5} {'server':>20} {'channel':>20} {'deadline':<16} players"
    for row in db.table("tables").rows_where(where, order_by="id", select="id, game, status, seq, server, channel, deadline"):
        names = [seat["name"] for seat in db.table("seats").rows_where("table_id = ?", [row["id"]], order_by="seat")]
        yield (
            f"{row['id']:>6} {row['game']:<9} {row['status']:<9} {row['seq']:>5} {row['server']:>20} {row['channel']:>20} "
            f"{format_time(row['deadline']):<16} {', '.join(names)}"
        )


def show_table(db: Database, table_id: int) -> Iterator[str]:
    """One table, readable: its seats, its clock, pending messages, and the end of its log."""
    table = fetch_table(db, table_id)
    if table is None:
        raise LookupError(table_id)
    clock = f"{table.clock // 3600} h a turn" if table.clock else "none"
    options = ", ".join(f"{name} {value}" for name, value in table.options.items())
    yield f"table {table.id}: {table.game_name}, {table.status}, version {table.seq}"
    wanted = f"as many as the game allows ({table.room})" if table.seats_wanted is None else str(table.seats_wanted)
    yield f"  seats taken: {len(table.seats)}; wanted: {wanted}"
    yield f"  server {table.server}, channel {table.channel}, host {table.host}, language {table.language}"
    yield f"  options: {options or 'none'}; clock: {clock}; deadline: {format_time(table.deadline)}"
    yield f"  opened {format_time(table.opened_at)}, started {format_time(table.started_at)}, ended {format_time(table.ended_at)}"
    yield f"  seal {commitment(table.seed)}"
    turn = _turn(db, table)
    for number, seat in enumerate(table.seats):
        who = f"person {seat.person}" if seat.person is not None else "nobody"
        marks = [f"played by {seat.automat}"] if seat.automat else []
        marks += ["resigned"] if seat.resigned else []
        marks += [f"missed {seat.missed}"] if seat.missed else []
        marks += ["on turn"] if number in turn else []
        yield f"  seat {number}: {seat.name} ({', '.join([who, *marks])})"
    if table.undo_request:
        ask = table.undo_request
        yield f"  seat {ask.seat} asks to go back to {ask.target}; agreed: {list(ask.agreed)}"
    for message in db.table("messages").rows_where("table_id = ? AND due > shown", [table_id]):
        yield f"  owed to reader {message['reader']}: versions {message['shown'] + 1} to {message['due']}"
    rows = fetch_log(db, table_id)
    for row in rows[-LAST_ROWS:]:
        who = "" if row.seat is None else f" seat {row.seat}"
        yield f"  {row.seq:>5} {format_time(row.at)} {row.kind}{who} {row.text}".rstrip()


def _turn(db: Database, table: Table) -> tuple[int, ...]:
    if table.status != "running":
        return ()
    loaded = load_table(db, table.id)
    return loaded.to_act() if loaded else ()


def backup_database(db: Database, target: Path) -> None:
    """A consistent copy while the program runs; an older backup is replaced only by a complete new one."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        copy = sqlite3.connect(part)
        try:
            db.conn.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        finally:
            copy.close()
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def check_database(db: Database) -> Iterator[str]:
    """Every fault of the file: its pages, its references, and games whose log does not lead to their position."""
    for (fault,) in db.conn.execute("PRAGMA integrity_check").fetchall():
        if fault != "ok":
            yield str(fault)
    for table, row, parent, _ in db.conn.execute("PRAGMA foreign_key_check").fetchall():
        yield f"{table} row {row} points to a missing row of {parent}"
    for (table_id,) in db.conn.execute("SELECT id FROM tables ORDER BY id").fetchall():
        fault = verify_table(db, table_id)
        if fault:
            yield fault


def format_time(at: int | None) -> str:
    """A time as people read it, in UTC."""
    return "-" if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
