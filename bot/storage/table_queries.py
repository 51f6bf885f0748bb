"""Tables in SQL: how one is found, read and committed. Everything here runs in the store's thread."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from bot.storage.connection import Connection, marks, upsert
from bot.storage.damaged_tables import MAX_SEQ, check_columns, check_seats, fetch_damaged_table, freezing_unreadable
from bot.storage.health_queries import count_status
from bot.storage.my_table_queries import write_decisions
from bot.storage.person_queries import PERSON_COLUMNS, load_people, people_of_rows
from bot.storage.plan_queries import load_plans, write_plans
from bot.storage.result_queries import record_result
from bot.storage.slot_queries import SLOT_OF_SERVER
from bot.tables.log_entries import LogRow
from bot.tables.pause import NO_PAUSES, Pauses
from bot.tables.person_settings import PersonSettings
from bot.tables.table import (
    DIRECT_MESSAGES,
    Answer,
    Request,
    SeatOffer,
    Table,
    TableChange,
    TableLimits,
    TableSeat,
    UndoRequest,
    canonical_json,
)
from bot.tables.turn_clock import TurnClock
from engine.contract import Refusal

_COLUMNS = (
    "id", "game", "version", "seed", "options", "deal", "server", "channel", "host", "language", "clock", "status", "seq",
    "turn_began", "deadline", "alarm", "opened_at", "started_at", "ended_at", "seats_wanted", "advice",
    "turn_clock", "clock_asked", "rated", "offered_at", "keep_pictures", "weekends", "pauses", "moved_at", "rested_at",
)  # fmt: skip
_SELECT = f"SELECT {', '.join(_COLUMNS)} FROM tables WHERE id = ?"  # noqa: S608 (the names above)
_INSERT = (
    f"INSERT INTO tables ({', '.join(_COLUMNS[1:])}, slot) VALUES ({marks(len(_COLUMNS) - 1)}, {SLOT_OF_SERVER}) RETURNING id"  # noqa: S608
)
_CHANGING = (
    "version", "options", "deal", "host", "language", "clock", "status", "seq", "turn_began", "deadline", "alarm", "started_at",
    "ended_at", "advice", "turn_clock", "clock_asked", "rated", "offered_at", "keep_pictures", "weekends", "pauses", "moved_at",
    "rested_at",
)  # fmt: skip
_SEAT_COLUMNS = (
    "person", "name", "automat", "resigned", "missed", "reminded", "for_turn", "taken", "switched", "asked", "orders",
    "away_until",
)  # fmt: skip
_SEATS = f"SELECT seat, {', '.join(_SEAT_COLUMNS)} FROM seats WHERE table_id = ? ORDER BY seat"  # noqa: S608 (the names above)
_SEAT = upsert("seats", ("table_id", "seat"), _SEAT_COLUMNS)
_OFFER_COLUMNS = ("seat", "newcomer", "name", "offered_by", "asked", "until", "accepted", "agreed")
_OFFER = f"SELECT {', '.join(_OFFER_COLUMNS)} FROM seat_offers WHERE table_id = ?"  # noqa: S608 (the names above)
_NEW_OFFER = f"INSERT INTO seat_offers (table_id, {', '.join(_OFFER_COLUMNS)}) VALUES ({marks(9)})"  # noqa: S608 (the names above)
_LAST_BASE = "SELECT COALESCE(MAX(seq), 0) FROM bases WHERE table_id = ?"
_SNAPSHOT = upsert("snapshots", ("table_id",), ("seq", "ply", "digest", "position"))
_ASK = upsert("asks", ("table_id",), ("seat", "asked", "target", "agreed"))
_DUE = """INSERT INTO messages (table_id, reader, due, shown) VALUES {}
          ON CONFLICT (table_id, reader) DO UPDATE SET due = excluded.due"""
HOLDS_CHANNEL = "status IN ('open', 'running', 'frozen') AND rested_at IS NULL"  # live, and not resting
BASE_INTERVAL = 200  # lines of the log
REPLAYED_KINDS = ("act", "chance", "undo")  # the lines of the log that a replay follows


class VersionConflict(Exception):
    """The stored table has another version than the one that the change was made from."""


# --- reading ----------------------------------------------------------------------------------------------------------


def fetch_table(db: Connection, table_id: int) -> Table | None:
    """A table without its position (see ``bot.storage.history``); raises FrozenTable when it cannot be read."""
    with freezing_unreadable(table_id):
        found = db.execute(_SELECT, (table_id,)).fetchone()
        if found is None:
            return None
        row = dict(zip(_COLUMNS, found))
        return fetch_damaged_table(db, table_id) if row["status"] == "frozen" else _readable_table(db, row)


def _readable_table(db: Connection, row: dict[str, Any]) -> Table:
    check_columns(row)
    deal, table_id = row["deal"], row["id"]
    began, clock = row.pop("turn_began"), row["turn_clock"]
    row.update(
        seed=int(row["seed"]),
        advice=bool(row["advice"]),
        clock_asked=bool(row["clock_asked"]),
        rated=bool(row["rated"]),
        keep_pictures=bool(row["keep_pictures"]),
        weekends=bool(row["weekends"]),
        pauses=NO_PAUSES if row["pauses"] is None else Pauses.from_json(row["pauses"]),
        options=dict(json.loads(row["options"])),
        deal=deal and dict(json.loads(deal)),
        turn_clock=TurnClock(began) if clock is None else TurnClock.from_json(clock),
    )
    table = Table(game_name=row.pop("game"), **row)
    seats = db.execute(_SEATS, (table_id,)).fetchall()
    table.seats = [
        TableSeat(person, name, automat, bool(resigned), missed, reminded, bool(for_turn), bool(taken), *more)
        for _, person, name, automat, resigned, missed, reminded, for_turn, taken, *more in seats
    ]
    start = db.execute("SELECT text FROM log WHERE table_id = ? AND kind = 'start' ORDER BY seq LIMIT 1", (table_id,)).fetchone()
    check_seats(table, [number for number, *_ in seats], start and start[0])
    [(last_seq,)] = db.execute("SELECT MAX(seq) FROM log WHERE table_id = ?", (table_id,)).fetchall()
    if last_seq != table.seq:
        raise ValueError(f"the log ends at {last_seq!r}, the table is at {table.seq}")
    table.people = people_at(db, table.seats)
    ask = db.execute("SELECT seat, asked, target, agreed FROM asks WHERE table_id = ?", (table_id,)).fetchone()
    table.undo_request = ask and UndoRequest(ask[0], ask[1], ask[2], tuple(json.loads(ask[3])))
    offer = db.execute(_OFFER, (table_id,)).fetchone()
    if offer is not None:
        seat, newcomer, name, offered_by, asked, until, accepted, agreed = offer
        table.seat_offer = SeatOffer(seat, newcomer, name, offered_by, asked, until, bool(accepted), bool(agreed))
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
    return load_people(db, [seat.person for seat in seats if seat.person is not None])


def fetch_log(db: Connection, table_id: int, after: int = 0, until: int | None = None) -> list[LogRow]:
    """The log of a table, or the lines after a version, up to another."""
    sql = """SELECT seq, kind, seat, person, text, digest, request, at, clock FROM log
             WHERE table_id = ? AND seq > ? AND seq <= ? ORDER BY seq"""
    return [LogRow(*row) for row in db.execute(sql, (table_id, after, MAX_SEQ if until is None else until))]


def live_table_in_channel(db: Connection, channel: int) -> int | None:
    """The table that holds this channel; one that rests does not."""
    sql = f"SELECT id FROM tables WHERE channel = ? AND {HOLDS_CHANNEL}"  # noqa: S608 (the text above)
    row = db.execute(sql, (channel,)).fetchone()
    return int(row[0]) if row else None


def wait_to_open(db: Connection) -> None:
    """From here on until the end of the transaction nobody else opens a table: whoever counts them counts all."""
    db.execute("INSERT INTO locks (name) VALUES ('open') ON CONFLICT (name) DO UPDATE SET name = excluded.name")


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
             WHERE s.person = ? AND ? IN (t.game, '') AND s.resigned = 0
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


def is_current(db: Connection, table: Table) -> bool:
    """Whether a table in memory is the stored one: its version, its alarm, and the settings of its people."""
    people = [seat.person for seat in table.seats if seat.person is not None]
    mine = f"p.person IN ({marks(len(people))})" if people else "1 = 0"
    sql = (
        f"SELECT t.seq, t.status, t.alarm, t.deadline, {PERSON_COLUMNS} FROM tables t LEFT JOIN people p ON {mine} WHERE t.id = ?"  # noqa: S608
    )
    rows = db.execute(sql, (*people, table.id)).fetchall()
    if not rows or tuple(rows[0][:4]) != (table.seq, table.status, table.alarm, table.deadline):
        return False
    stored = people_of_rows(people, [row[4:] for row in rows if row[4] is not None])
    return all(table.people.get(number) == person for number, person in stored.items())


# --- writing ----------------------------------------------------------------------------------------------------------


def stored_answer(db: Connection, request: Request, kind: str) -> Answer | None:
    """The first answer to this key, if there was one."""
    row = db.execute("SELECT person, kind, answer FROM requests WHERE key = ?", (request.key,)).fetchone()
    if row is None:
        return None
    try:
        answer = Answer.from_json(row[2])
    except (ValueError, TypeError):  # damaged; the same key must not act twice
        return Answer(None, 0, Refusal("key_reused"))
    return answer if row[:2] == (request.person, kind) else Answer(answer.table, 0, Refusal("key_reused"))


def store_answer(db: Connection, request: Request, kind: str, answer: Answer, now: int) -> Answer:
    """Keep an answer; when the key has one already, that one counts."""
    sql = "INSERT INTO requests (key, person, kind, answer, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    if db.execute(sql, (request.key, request.person, kind, answer.to_json(), now)).rowcount:
        return answer
    return stored_answer(db, request, kind) or answer


def commit_change(db: Connection, change: TableChange) -> None:
    """Write a change in the current transaction: log, version, position, outbox. Compare-and-swap on ``seq``: VersionConflict."""
    table, last_base = change.table, 0
    if change.before is None:
        table.id = int(db.execute(_INSERT, [*(_value(table, name) for name in _COLUMNS[1:]), table.server]).fetchone()[0])
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


def prune_requests(db: Connection, before: int, limit: int) -> int:
    """Delete answers that are too old to be asked for again, at most so many; how many it were."""
    old = "SELECT key FROM requests WHERE at < ? ORDER BY at LIMIT ?"
    return db.execute(f"DELETE FROM requests WHERE key IN ({old})", (before, limit)).rowcount  # noqa: S608 (the text above)


def forget_messages(db: Connection, table_id: int, readers: Iterable[int]) -> None:
    """These seats have new owners, who have no message yet."""
    sql = "UPDATE messages SET planned = NULL, message = NULL WHERE table_id = ? AND reader = ?"
    for reader in readers:
        db.execute(sql, (table_id, reader))


def _update_table(db: Connection, table: Table, before: Table) -> int:
    """Write the columns that have changed; what is damaged in a frozen table stays as it is, to be looked at.

    Returns the version of the last base, which would otherwise be another statement of every act.
    """
    changed = [name for name in _CHANGING if _attribute(table, name) != _attribute(before, name)]
    freezing = table.status == "frozen"  # its version may be unreadable, too
    where = "id = ?" if freezing else "id = ? AND seq = ?"
    sql = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in changed) or 'id = id'} WHERE {where} RETURNING ({_LAST_BASE})"  # noqa: S608
    values = [*(_value(table, name) for name in changed), table.id, *(() if freezing else (before.seq,)), table.id]
    found = db.execute(sql, values).fetchall()
    if not found:
        raise VersionConflict
    return int(found[0][0])


def _attribute(table: Table, name: str) -> Any:
    return table.turn_clock if name == "turn_began" else getattr(table, name)


def _value(table: Table, name: str) -> str | int | None:
    if name in ("options", "deal"):
        value = getattr(table, name)
        return None if value is None else canonical_json(value)
    if name == "seed":
        return str(table.seed)
    if name == "turn_began":
        return table.turn_clock.began
    if name == "turn_clock":
        return table.turn_clock.to_json()
    if name == "pauses":
        return None if table.pauses == NO_PAUSES else table.pauses.to_json()
    found: str | int | None = getattr(table, "game_name" if name == "game" else name)
    return found


def _write_seats(db: Connection, table: Table, before: list[TableSeat]) -> None:
    for number, seat in enumerate(table.seats):
        if number < len(before) and before[number] == seat:
            continue
        db.execute(_SEAT, (table.id, number, *(getattr(seat, name) for name in _SEAT_COLUMNS)))
        if number < len(before) and before[number].person != seat.person:
            forget_messages(db, table.id, [number])
    if len(before) > len(table.seats):
        db.execute("DELETE FROM seats WHERE table_id = ? AND seat >= ?", (table.id, len(table.seats)))


def _write_ask(db: Connection, table: Table) -> None:
    ask = table.undo_request
    if ask is None:
        db.execute("DELETE FROM asks WHERE table_id = ?", (table.id,))
        return
    row = (table.id, ask.seat, ask.asked, ask.target, canonical_json(ask.agreed))
    db.execute(_ASK, row)


def _write_offer(db: Connection, table: Table) -> None:
    db.execute("DELETE FROM seat_offers WHERE table_id = ?", (table.id,))
    if table.seat_offer is not None:
        offer = asdict(table.seat_offer)
        db.execute(_NEW_OFFER, (table.id, *(offer[name] for name in _OFFER_COLUMNS)))
