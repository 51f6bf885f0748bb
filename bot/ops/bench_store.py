"""How fast actions are committed, against bare transactions of one row on the same disk with the same pragmas."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from bot.service.request_runner import RequestRunner
from bot.service.table_service import TableService
from bot.storage.connection import Connection
from bot.storage.outbox import owed_messages
from bot.storage.postgres_schema import table_columns
from bot.storage.sqlite_store import sqlite_store
from bot.storage.table_queries import due_tables, next_alarm
from bot.tables.table import Place, Request
from engine.contract import CHANCE, Event, Json
from engine.games import GAMES
from engine.match import play_game
from engine.players.random_player import RandomPlayer

SEATS = 3
_FILL_CHANNEL = 1_000_000  # far from those that are played in
_FILLED_AT_ONCE = 20_000  # tables in one transaction
ROUNDS = 5  # the two take turns, so that a busy moment of the machine hits both


@dataclass(slots=True)
class Script:
    """A game to be played at one table."""

    table: int
    moves: list[tuple[int, str]]
    seq: int


def bench_store(folder: Path, game: str, tables: int = 32, stored: int = 0) -> dict[str, Json]:
    """Figures for one line of JSON; ``stored`` tables are put into the file beforehand."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        return asyncio.run(_bench(Path(place), game, tables, stored))


async def _bench(place: Path, game: str, count: int, stored: int) -> dict[str, Json]:
    store = sqlite_store(place / "bench.sqlite")
    service = TableService(RequestRunner(store, cached_tables=count))
    await fill(service, game, stored)
    scripts = [await prepare(service, game, number) for number in range(1, count + 1)]
    bare = bare_connection(place / "bare.sqlite")
    a_round = min(len(script.moves) for script in scripts) // ROUNDS
    bare_seconds = action_seconds = 0.0
    for _ in range(ROUNDS):
        bare_seconds += bare_round(bare, a_round * count)
        began = time.perf_counter()
        await asyncio.gather(*(play(service, script, a_round) for script in scripts))
        action_seconds += time.perf_counter() - began
    bare.close()
    store.close()
    done = ROUNDS * a_round * count
    applied = await _apply_per_act(place, game)
    start = await bench_start(place, game, stored) if stored else {}
    return {
        "actions": done,
        "tables": count,
        "tables_stored": stored,
        "actions_per_second": round(done / action_seconds, 1),
        "bare_transactions_per_second": round(done / bare_seconds, 1),
        "ratio": round(action_seconds / bare_seconds, 3),
        "apply_per_act": applied,
        **start,
    }


async def _apply_per_act(place: Path, game: str) -> dict[str, float]:
    """How often an action is applied for one press: the act, what the channel and the player are told, and the undo offered."""
    store = sqlite_store(place / "applied.sqlite")
    service = TableService(RequestRunner(store))
    script = await prepare(service, game, 1)
    rules, count = GAMES[game], 0
    apply = rules.apply

    def counting(state: Any, seat: int, action: Any) -> list[Event]:
        nonlocal count
        count += 1
        return apply(state, seat, action)

    shown, each = script.seq, []
    object.__setattr__(rules, "apply", counting)
    try:
        while script.moves:
            seat, before = script.moves[0][0], count
            await play(service, script, 1)
            await service.since(script.table, shown, None)
            await service.since(script.table, shown, seat)
            table = await service.table(script.table)
            assert table is not None
            if table.status == "running" and seat not in table.to_act():
                await service.undo_plan(table, seat + 1, "turn")
                shown = script.seq
            each.append(count - before)
    finally:
        object.__delattr__(rules, "apply")
        store.close()
    return {"mean": round(sum(each) / len(each), 2), "most": max(each), "last": each[-1]}


async def prepare(service: TableService, game: str, number: int) -> Script:
    """A table with its people, and a game of random players from the same seed to be played at it."""
    people = range(1, SEATS + 1)
    answer = await service.open(
        Request(f"open {number}", 1, name="1", place=Place(1, number)), server=1, channel=number, game=game, clock=None
    )
    assert answer.table is not None
    for person in people[1:]:
        answer = await service.join(
            Request(f"join {number} {person}", person, answer.seq, str(person), place=Place(1, number)), answer.table
        )
        assert answer.table is not None
    answer = await service.start(Request(f"start {number}", 1, answer.seq, place=Place(1, number)), answer.table or 0)
    assert answer.ok, answer
    assert answer.table is not None
    table = await service.table(answer.table)
    assert table is not None
    moves: list[tuple[int, str]] = []

    def watch(state: Any, seat: int, action: Any, events: Any) -> None:
        if seat != CHANCE:  # the table itself decides chance
            moves.append((seat, str(action)))

    play_game(GAMES[game], [RandomPlayer()] * SEATS, [str(person) for person in people], table.seed, watch=watch)
    return Script(answer.table, moves, answer.seq)


async def play(service: TableService, script: Script, count: int) -> None:
    for _ in range(count):
        seat, text = script.moves.pop(0)
        request = Request(f"{script.table} {script.seq}", seat + 1, script.seq)
        answer = await service.act(request, script.table, [text])
        assert answer.ok, answer
        script.seq = answer.seq


class BareConnection(Protocol):
    """Runs transactions of one row."""

    def execute(self, sql: str, values: Sequence[str] = (), /) -> object: ...

    def close(self) -> None: ...


def bare_connection(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("CREATE TABLE bare (id INTEGER PRIMARY KEY, text TEXT NOT NULL)")
    return connection


def bare_round(connection: BareConnection, count: int) -> float:
    began = time.perf_counter()
    for _ in range(count):
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO bare (text) VALUES (?)", ("mine 6",))
        connection.execute("COMMIT")
    return time.perf_counter() - began


async def fill(service: TableService, game: str, count: int, moves: int = 30, *, past: bool = False) -> None:
    """Put many tables into the database: copies of a real one after some moves, each with its own rows. ``past``: ended ones."""
    if not count:
        return
    script = await prepare(service, game, _FILL_CHANNEL)
    await play(service, script, moves)
    for first in range(1, count + 1, _FILLED_AT_ONCE):
        last = min(count, first + _FILLED_AT_ONCE - 1)
        await service.store.write(lambda db, first=first, last=last: _copy(db, script.table, first, last, past))  # type: ignore[misc]
    if service.store.shared:
        await service.store.write(lambda db: db.execute("ANALYZE"))  # a server does so by itself, after a minute


def _copy(db: Connection, table_id: int, first: int, last: int, past: bool) -> None:
    for table in ("tables", "seats", "log", "snapshots", "messages", *(() if past else ("decisions",))):
        own = "id" if table == "tables" else "table_id"
        names = table_columns(table)
        values = {name: f"o.{name}" for name in names} | {own: f"o.{own} + n.value"}
        if table == "tables":
            values["channel"] = "o.channel + n.value"
            values |= {"status": "'over'"} if past else {}
        elif table == "messages":
            values["shown"] = "o.due"
        db.execute(
            f"""WITH RECURSIVE n (value) AS (SELECT CAST(? AS BIGINT) UNION ALL SELECT value + 1 FROM n WHERE value < ?)
                INSERT INTO {table} ({", ".join(names)})
                SELECT {", ".join(values[name] for name in names)} FROM {table} o, n WHERE o.{own} = ?""",  # noqa: S608
            (first, last, table_id),
        )
    if not isinstance(db, sqlite3.Connection):
        db.execute("SELECT setval(pg_get_serial_sequence('tables', 'id'), (SELECT MAX(id) FROM tables))")


async def bench_start(folder: Path, game: str, stored: int) -> dict[str, float]:
    """How long a start takes with nothing and with many tables stored: opening, due tables, pending messages."""
    seconds = []
    with tempfile.TemporaryDirectory(dir=folder) as place:
        for count in (0, stored):
            path = Path(place) / f"{count}.sqlite"
            store = sqlite_store(path)
            await fill(TableService(RequestRunner(store)), game, count)
            store.close()
            began = time.perf_counter()
            store = sqlite_store(path)
            await store.read(lambda db: (due_tables(db, 0, 8), next_alarm(db, 0), owed_messages(db, 16)))
            seconds.append(time.perf_counter() - began)
            store.close()
    return {"start_seconds_empty": round(seconds[0], 4), "start_seconds_stored": round(seconds[1], 4)}
