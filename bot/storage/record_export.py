"""The game record of a stored table."""

from __future__ import annotations

from bot.storage.connection import Connection
from bot.storage.damaged_tables import freezing_unreadable
from bot.storage.table_reads import fetch_log, fetch_table
from bot.storage.taken_back import find_taken_back, lines_taken_back
from bot.tables.log_entries import effective_actions
from bot.tables.table import Table
from engine.contract import CHANCE, Json
from engine.record import Record, RecordWriter
from engine.rng import commitment


def export_record(db: Connection, table_id: int) -> Record:
    """The record of a game; raises LookupError when there is none (yet), FrozenTable when it cannot be read."""
    table = fetch_table(db, table_id)
    if table is None or table.deal is None:
        raise LookupError(table_id)
    with freezing_unreadable(table_id, table.seq):
        record = _record(db, table)
    if record is None:
        raise LookupError(table_id)
    return record


def _record(db: Connection, table: Table) -> Record | None:
    assert table.deal is not None, "a game that has begun"
    game = table.game
    state = game.setup(len(table.seats), table.deal, table.options)
    writer = RecordWriter(game)
    counted = effective_actions(fetch_log(db, table.id), table.seq)
    for row in counted:
        action = game.parse(row.text)
        if row.seat is not None and game.explain(state, row.seat, action) is not None:
            return None  # played by other rules than today's
        seat = CHANCE if row.seat is None else row.seat
        writer.note(state, action, seat)
        game.apply(state, seat, action)
    more: dict[str, Json] = {"table": table.id, "commitment": commitment(table.sealed)}
    if table.shares:
        more["shares"] = list(table.shares)
    if table.status == "over":
        more |= {"seed": str(table.seed)} | ({"sealed": str(table.sealed)} if table.shares else {})
        if lines := lines_taken_back(find_taken_back(db, table), counted):
            more["taken_back"] = lines
    names = [seat.name for seat in table.seats]
    return Record(game, names, table.deal, writer.lines(state), table.options, more)
