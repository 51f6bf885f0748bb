"""What the operator can look at: the tables, one of them, and a backup of the whole file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from bot.storage.connection import Connection
from bot.storage.damaged_tables import fetch_damaged_table
from bot.storage.history import load_table
from bot.storage.private_files import create_anew
from bot.tables.errors import FrozenTable
from engine.plain_output import one_line
from engine.rng import commitment

LAST_ROWS = 15
LONGEST_LINE = 500


def list_tables(db: Connection, *, everything: bool = False) -> Iterator[str]:
    """A line for each live table, or for each there ever was."""
    where = "" if everything else "WHERE status IN ('open', 'running', 'frozen')"
    yield f"{'id':>6} {'game':<9} {'status':<9} {'seq':>5} {'server':>20} {'channel':>20} {'deadline':<16} players"
    widths = {"id": ">6", "game": "<9", "status": "<9", "seq": ">5", "server": ">20", "channel": ">20"}
    sql = f"SELECT {', '.join(widths)}, deadline FROM tables {where} ORDER BY id"  # noqa: S608 (the texts above)
    for *values, deadline in db.execute(sql):
        seats = db.execute("SELECT name FROM seats WHERE table_id = ? ORDER BY seat", (values[0],))
        names = ", ".join(str(name) for (name,) in seats)
        columns = [f"{value!s:{width}}" for value, width in zip(values, widths.values())]
        yield one_line(f"{' '.join(columns)} {format_time(deadline):<16} {names}", LONGEST_LINE)


def show_table(db: Connection, table_id: int) -> Iterator[str]:
    """One table, readable: its seats, its clock, pending messages, and the end of its log; raises LookupError."""
    for line in _lines_about(db, table_id):
        yield one_line(line, LONGEST_LINE)


def _lines_about(db: Connection, table_id: int) -> Iterator[str]:
    turn: tuple[int, ...] = ()
    try:
        table = load_table(db, table_id)
        turn = table.to_act() if table else ()
    except FrozenTable as frozen:
        yield f"this table cannot be read: {frozen}"
        table = fetch_damaged_table(db, table_id)
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
    yield f"  seal {commitment(table.sealed)}"
    for number, seat in enumerate(table.seats):
        who = f"person {seat.owner}" if seat.owner is not None else "nobody"
        marks = [f"played by {seat.automat}"] if seat.automat else []
        marks += ["resigned"] if seat.resigned else []
        marks += [f"missed {seat.missed}"] if seat.missed else []
        marks += ["on turn"] if number in turn else []
        yield f"  seat {number}: {seat.name} ({', '.join([who, *marks])})"
    if table.undo_request:
        ask = table.undo_request
        yield f"  seat {ask.seat} asks to go back to {ask.target}; agreed: {list(ask.agreed)}"
    yield from _pending_and_log(db, table_id)


def _pending_and_log(db: Connection, table_id: int) -> Iterator[str]:
    for reader, shown, due in db.execute(
        "SELECT reader, shown, due FROM messages WHERE table_id = ? AND due > shown ORDER BY reader", (table_id,)
    ):
        yield f"  owed to reader {reader}: versions after {shown} up to {due}"
    sql = "SELECT seq, at, kind, seat, text FROM log WHERE table_id = ? ORDER BY seq DESC LIMIT ?"
    for seq, at, kind, seat, text in reversed(db.execute(sql, (table_id, LAST_ROWS)).fetchall()):
        who = "" if seat is None else f" seat {seat}"
        yield f"  {seq!s:>5} {format_time(at)} {kind}{who} {text}".rstrip()


def backup_database(db: sqlite3.Connection, target: Path) -> None:
    """A consistent copy while the program runs, under its name once it is complete; raises FileExistsError where there is one."""
    part = target.with_name(f"{target.name}.part")
    if os.path.lexists(target):
        raise FileExistsError(target)
    part.unlink(missing_ok=True)  # of a backup that was interrupted
    try:
        os.close(create_anew(part))
        copy = sqlite3.connect(part)
        try:
            db.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        finally:
            copy.close()
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        _rename_anew(part, target)
    finally:
        part.unlink(missing_ok=True)


def _rename_anew(part: Path, target: Path) -> None:
    """Nothing is overwritten that has appeared meanwhile, where the file system knows links."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:
        part.replace(target)


def format_time(at: int | None) -> str:
    """A time as people read it, in UTC."""
    if at is None:
        return "-"
    try:
        return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
    except (TypeError, ValueError, OverflowError, OSError):
        return "?"
