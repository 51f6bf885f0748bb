"""Tables in SQL: how one is found and read. Everything here runs in a thread of the store."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any

from bot.storage.connection import Connection, marks
from bot.storage.damaged_tables import MAX_SEQ, check_columns, check_seats, fetch_damaged_table, freezing_unreadable
from bot.storage.person_queries import PERSON_COLUMNS, load_people, people_of_rows
from bot.storage.plan_queries import load_plans
from bot.tables.first_round import NO_TURNS, FirstRound
from bot.tables.log_entries import LogRow
from bot.tables.pause import NO_PAUSES, Pauses
from bot.tables.person_settings import PersonSettings
from bot.tables.table import DIRECT_MESSAGES, SeatOffer, Table, TableLimits, TableSeat, UndoRequest
from bot.tables.turn_clock import TurnClock
from engine.contract import Refusal

TABLE_COLUMNS = (
    "id", "game", "rules_version", "seed", "options", "deal", "server", "channel", "host", "language", "clock", "status", "seq",
    "deadline", "alarm", "opened_at", "started_at", "ended_at", "seats_wanted", "advice",
    "turn_clock", "clock_asked", "counts", "offered_at", "keep_pictures", "weekends", "pauses", "moved_at", "rested_at",
    "hurried_at", "lost_at", "sealed", "shares", "first_round", "automats",
)  # fmt: skip
_SELECT = f"SELECT {', '.join(TABLE_COLUMNS)} FROM tables WHERE id = ?"  # noqa: S608 (the names above)
_SEAT_FIELDS = fields(TableSeat)
SEAT_COLUMNS = tuple(column.name for column in _SEAT_FIELDS)
_SEATS = f"SELECT seat, {', '.join(SEAT_COLUMNS)} FROM seats WHERE table_id = ? ORDER BY seat"  # noqa: S608 (the names above)
OFFER_COLUMNS = ("seat", "newcomer", "name", "offered_by", "asked_seq", "until", "accepted", "agreed", "imposed")
_OFFER = f"SELECT {', '.join(OFFER_COLUMNS)} FROM seat_offers WHERE table_id = ?"  # noqa: S608 (the names above)
HOLDS_CHANNEL = "status IN ('open', 'running', 'frozen') AND rested_at IS NULL"  # live, and not resting
REPLAYED_KINDS = ("act", "chance", "undo")  # the lines of the log that a replay follows


def fetch_table(db: Connection, table_id: int) -> Table | None:
    """A table without its position (see ``bot.storage.history``); raises FrozenTable when it cannot be read."""
    with freezing_unreadable(table_id):
        found = db.execute(_SELECT, (table_id,)).fetchone()
        if found is None:
            return None
        row = dict(zip(TABLE_COLUMNS, found))
        return fetch_damaged_table(db, table_id) if row["status"] == "frozen" else _readable_table(db, row)


def _seat(values: Sequence[Any]) -> TableSeat:
    read: list[Any] = [bool(value) if column.type == "bool" else value for column, value in zip(_SEAT_FIELDS, values)]
    return TableSeat(*read)


def _readable_table(db: Connection, row: dict[str, Any]) -> Table:
    check_columns(row)
    deal, table_id = row["deal"], row["id"]
    row.update(
        seed=int(row["seed"]),
        sealed=int(row["sealed"]),
        shares=() if row["shares"] is None else tuple(json.loads(row["shares"])),
        advice=bool(row["advice"]),
        clock_asked=bool(row["clock_asked"]),
        counts=bool(row["counts"]),
        keep_pictures=bool(row["keep_pictures"]),
        weekends=bool(row["weekends"]),
        pauses=NO_PAUSES if row["pauses"] is None else Pauses.from_json(row["pauses"]),
        options=dict(json.loads(row["options"])),
        deal=deal and dict(json.loads(deal)),
        turn_clock=TurnClock.from_json(row["turn_clock"]),
        first_round=NO_TURNS if row["first_round"] is None else FirstRound.from_json(row["first_round"]),
    )
    table = Table(game_name=row.pop("game"), **row)
    seats = db.execute(_SEATS, (table_id,)).fetchall()
    table.seats = [_seat(values) for _, *values in seats]
    start = db.execute("SELECT text FROM log WHERE table_id = ? AND kind = 'start' ORDER BY seq LIMIT 1", (table_id,)).fetchone()
    check_seats(table, [number for number, *_ in seats], start and start[0])
    [(last_seq,)] = db.execute("SELECT MAX(seq) FROM log WHERE table_id = ?", (table_id,)).fetchall()
    if last_seq != table.seq:
        raise ValueError(f"the log ends at {last_seq!r}, the table is at {table.seq}")
    table.people = people_at(db, table.seats)
    ask = db.execute("SELECT seat, asked_seq, target, agreed FROM asks WHERE table_id = ?", (table_id,)).fetchone()
    table.undo_request = ask and UndoRequest(ask[0], ask[1], ask[2], tuple(json.loads(ask[3])))
    offer = db.execute(_OFFER, (table_id,)).fetchone()
    if offer is not None:
        seat, newcomer, name, offered_by, asked_seq, until, accepted, agreed, imposed = offer
        table.seat_offer = SeatOffer(
            seat, newcomer, name, offered_by, asked_seq, until, bool(accepted), bool(agreed), bool(imposed)
        )
    table.plans = load_plans(db, table_id)
    last = "SELECT kind, seat, MAX(seq) FROM log WHERE table_id = ? AND kind IN ('act', 'undo') GROUP BY kind, seat"
    for kind, seat, seq in db.execute(last, (table_id,)):
        if kind == "act":
            table.moved[seat] = seq
        else:
            table.undone = max(table.undone, seq)
    return table


def people_at(db: Connection, seats: Iterable[TableSeat]) -> dict[int, PersonSettings]:
    """The settings of everybody who sits there."""
    return load_people(db, [seat.owner for seat in seats if seat.owner is not None])


def fetch_log(db: Connection, table_id: int, after: int = 0, until: int | None = None) -> list[LogRow]:
    """The log of a table, or the lines after a version, up to another."""
    sql = """SELECT seq, kind, seat, person, text, digest, request, at, clock FROM log
             WHERE table_id = ? AND seq > ? AND seq <= ? ORDER BY seq"""
    return [LogRow(*row) for row in db.execute(sql, (table_id, after, MAX_SEQ if until is None else until))]


def is_current(db: Connection, table: Table) -> bool:
    """Whether a table in memory is the stored one: its version, its alarm, and the settings of its people."""
    people = [seat.owner for seat in table.seats if seat.owner is not None]
    mine = f"p.person IN ({marks(len(people))})" if people else "1 = 0"
    sql = (
        f"SELECT t.seq, t.status, t.alarm, t.deadline, {PERSON_COLUMNS} FROM tables t LEFT JOIN people p ON {mine} WHERE t.id = ?"  # noqa: S608
    )
    rows = db.execute(sql, (*people, table.id)).fetchall()
    if not rows or tuple(rows[0][:4]) != (table.seq, table.status, table.alarm, table.deadline):
        return False
    stored = people_of_rows(people, [row[4:] for row in rows if row[4] is not None])
    return all(table.people.get(number) == person for number, person in stored.items())


# --- finding ----------------------------------------------------------------------------------------------------------


def live_table_in_channel(db: Connection, channel: int) -> int | None:
    """The table that holds this channel; one that rests does not."""
    sql = f"SELECT id FROM tables WHERE channel = ? AND {HOLDS_CHANNEL}"  # noqa: S608 (the text above)
    row = db.execute(sql, (channel,)).fetchone()
    return int(row[0]) if row else None


def too_many_tables(db: Connection, limits: TableLimits, person: int, server: int) -> Refusal | None:
    """Why this person cannot open another table in this server."""
    live = "SELECT COUNT(*) FROM tables WHERE {} = ? AND " + HOLDS_CHANNEL  # noqa: S608 (the text above)
    for column, value, most, code in (
        ("host", person, limits.of_person, "too_many_tables"),
        ("server", server, None if server == DIRECT_MESSAGES else limits.of_server, "server_full"),
    ):
        if most is not None and db.execute(live.format(column), (value,)).fetchone()[0] >= most:
            return Refusal(code, {"most": most})
    return None


def latest_table_in_channel(db: Connection, channel: int, game: str = "") -> int | None:
    """The live table of a channel, or its last one; ``game``: only tables of this game."""
    of_game, values = ("AND game = ?", (channel, game)) if game else ("", (channel,))
    live = f"SELECT id FROM tables WHERE channel = ? {of_game} AND {HOLDS_CHANNEL}"  # noqa: S608 (the texts above)
    last = f"SELECT id FROM tables WHERE channel = ? {of_game} ORDER BY id DESC LIMIT 1"  # noqa: S608 (the texts above)
    row = db.execute(live, values).fetchone() or db.execute(last, values).fetchone()
    return None if row is None else int(row[0])


def live_tables_of_person(db: Connection, person: int, game: str = "", limit: int = 20) -> list[int]:
    """Open and running tables at which a person has a seat, newest first; ``game``: only tables of this game."""
    sql = """SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id
             WHERE s.owner = ? AND ? IN (t.game, '') AND s.resigned = 0
             AND t.status IN ('open', 'running') ORDER BY t.id DESC LIMIT ?"""
    return [table_id for (table_id,) in db.execute(sql, (person, game, limit))]


def due_tables(db: Connection, now: int, limit: int, slots: Sequence[int] = (0,)) -> list[int]:
    """Tables of these slots whose alarm is due."""
    sql = "SELECT id FROM tables WHERE slot = ? AND alarm IS NOT NULL AND alarm <= ? ORDER BY alarm LIMIT ?"
    return [table_id for slot in slots for (table_id,) in db.execute(sql, (slot, now, limit))]


def next_alarm(db: Connection, now: int, slots: Sequence[int] = (0,)) -> int | None:
    """The next alarm after now in these slots."""
    # SQLite: a damaged alarm, a text, is more than any number
    sql = "SELECT MIN(alarm) FROM tables WHERE slot = ? AND alarm > ? AND alarm <= ?"
    found = [db.execute(sql, (slot, now, MAX_SEQ)).fetchone()[0] for slot in slots]
    return min((moment for moment in found if moment is not None), default=None)
