"""Fills a database with many tables: copies of a few that were really played, each with its own rows."""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import psycopg

from bot.ops.bench_games import SEATS, play, prepare
from bot.runtime.database_address import DatabaseAddress
from bot.service.request_runner import RequestRunner
from bot.service.table_service import TableService
from bot.storage.connection import Connection
from bot.storage.open_store import open_store
from bot.storage.postgres_connection import PostgresConnection, connect
from bot.storage.postgres_schema import base_schema, table_columns
from bot.tables.pace import DAY

AT_ONCE = 20_000  # tables in one transaction
CHANNEL = 1_000_000  # far from those that are played in
PERSON = 1_000_000
SERVER = 1_000
TABLES_OF_CHANNEL = 20
TABLES_OF_PERSON = 12
MIN_PEOPLE = 30  # more than a ranking names
CHANNELS_OF_SERVER = 10
LIVE_EVERY = 100  # tables, of which one is being played
LIVE_MOVES = 30
LOG_LINES = 6  # of a game that is over: the first ones and the last ones, else a million games take 40 GB
PLAYED = ("tables", "seats", "log", "snapshots", "messages", "decisions")  # where a table that is played has rows
_NUMBERS = "WITH RECURSIVE n (value) AS (SELECT CAST(? AS BIGINT) UNION ALL SELECT value + 1 FROM n WHERE value < ?)"


async def fill(service: TableService, game: str, count: int) -> None:
    """Tables of the same three people in the middle of a game, each in a channel of its own."""
    script = await prepare(service, game, CHANNEL)
    await play(service, script, LIVE_MOVES)
    changes = {"channel": "o.channel + n.value", "shown": "o.due"}
    copies = _Copies(script.table, script.table, (1, count), changes)
    await service.store.write(lambda db: copies.insert(db, PLAYED))
    if service.store.shared:
        await service.store.write(_set_sequence)


class _Originals(NamedTuple):
    """What the past is copied from."""

    over: int
    over_seq: int
    live: int

    @property
    def last(self) -> int:
        return max(self.over, self.live)


async def fill_past(database: DatabaseAddress, game: str, count: int) -> list[int]:
    """A past of so many tables; returns the numbers of eight of them.

    Most games are over, with seats, results, ratings, position, messages and a part of their log; one of a hundred is being
    played by the clock. People, channels and servers have several tables each.
    """
    store = open_store(database)
    service = TableService(RequestRunner(store))
    over = await prepare(service, game, CHANNEL - 1)
    await play(service, over, len(over.moves))
    live = await prepare(service, game, CHANNEL - 2, clock=DAY)
    await play(service, live, LIVE_MOVES)
    store.close()
    originals = _Originals(over.table, over.seq, live.table)
    with _for_filling(database) as db:
        indexes = dict(_indexes())
        for name in indexes:
            db.execute(f"DROP INDEX {name}")
        for first in range(1, count + 1, AT_ONCE):
            db.execute("BEGIN")
            _copy_past(db, originals, (first, min(count, first + AT_ONCE - 1)), count)
            db.execute("COMMIT")
        _fill_people(db, game, count)
        for statement in indexes.values():
            db.execute(statement)
        if not isinstance(database, Path):
            _set_sequence(db)
            db.execute("VACUUM ANALYZE")  # a server does so by itself, after a minute
    return [originals.last + 1 + number * (count - 1) // 7 for number in range(8)]


@contextlib.contextmanager
def _for_filling(database: DatabaseAddress) -> Iterator[Connection]:
    """A connection that looks at no references and, in a file, does not wait for the disk."""
    if isinstance(database, Path):
        with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as file:
            file.execute("PRAGMA synchronous=OFF")
            yield file
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with database.open("rb+") as written:
            os.fsync(written.fileno())  # else the system writes it while something is measured
    else:
        with contextlib.closing(connect(database)) as server:
            with contextlib.suppress(psycopg.errors.InsufficientPrivilege):  # slower without
                server.execute("SET session_replication_role = replica")
            yield PostgresConnection(server)


def _indexes() -> Iterator[tuple[str, str]]:
    """Name and statement of every index beside the keys: they are made at the end, which takes a fraction of the time."""
    for statement in base_schema():
        if found := re.match(r"CREATE (?:UNIQUE )?INDEX (\w+)", statement):
            yield found[1], statement


def _copy_past(db: Connection, originals: _Originals, numbers: tuple[int, int], count: int) -> None:
    people, channels = _people(count), max(1, count // TABLES_OF_CHANNEL)
    servers = max(1, channels // CHANNELS_OF_SERVER)
    person = f"{PERSON} + (n.value * {SEATS} + o.{{}} - 1) % {people}"
    changes = {
        "channel": f"{CHANNEL} + n.value % {channels}",
        "server": f"CASE o.server WHEN 0 THEN 0 ELSE {SERVER} + n.value % {channels} % {servers} END",
        "host": f"{PERSON} + n.value * {SEATS} % {people}",
        "person": person.format("person"),
        "owner": person.format("owner"),
        "holder": person.format("holder"),
        "shown": "o.due",
        "message": "n.value * 8 + o.reader + 1",
    }
    live = f"n.value % {LIVE_EVERY} = 0"
    ended = _Copies(originals.over, originals.last, numbers, changes, f"NOT {live}")
    ended.insert(db, ("tables", "seats", "snapshots", "messages", "results", "rating_history"))
    lines = f"o.seq <= {LOG_LINES} OR o.seq > {originals.over_seq - LOG_LINES}"
    ended._replace(where=f"NOT {live} AND ({lines})").insert(db, ("log",))
    # a channel of its own for each: there is one live table in a channel
    changes |= {"channel": f"{CHANNEL + channels} + n.value", "alarm": "o.alarm + n.value", "deadline": "o.deadline + n.value"}
    _Copies(originals.live, originals.last, numbers, changes, live).insert(db, PLAYED)
    db.execute(
        f"""{_NUMBERS} INSERT INTO requests (key, person, kind, answer, at)
            SELECT 'past ' || n.value, o.person, o.kind, o.answer, o.at FROM requests o, n WHERE o.key = ?""",  # noqa: S608
        (*numbers, f"start {CHANNEL - 1}"),
    )


def _people(count: int) -> int:
    return max(MIN_PEOPLE, count * SEATS // TABLES_OF_PERSON)


def _fill_people(db: Connection, game: str, count: int) -> None:
    numbers, servers = (0, _people(count) - 1), max(1, count // TABLES_OF_CHANNEL // CHANNELS_OF_SERVER)
    db.execute("BEGIN")
    db.execute(f"{_NUMBERS} INSERT INTO people (person) SELECT {PERSON} + n.value FROM n", numbers)  # noqa: S608
    for server in ("0", f"{SERVER} + n.value % {servers}"):
        strength = "n.value % 1000"
        db.execute(
            f"""{_NUMBERS} INSERT INTO ratings (person, game, server, mu, sigma, games)
                SELECT {PERSON} + n.value, '{game}', {server}, 20 + 0.01 * ({strength}), 5, 12 FROM n""",  # noqa: S608
            numbers,
        )
    live = count // LIVE_EVERY
    for status, tables in (("over", count - live), ("running", live)):
        db.execute("UPDATE table_counts SET tables = tables + ? WHERE game = ? AND status = ?", (tables, game, status))
    db.execute("COMMIT")


class _Copies(NamedTuple):
    """The rows of one table, once for each number; the copies are numbered from ``last`` on."""

    original: int
    last: int
    numbers: tuple[int, int]
    changes: Mapping[str, str]
    where: str = "true"

    def insert(self, db: Connection, tables: tuple[str, ...]) -> None:
        for table in tables:
            own = "id" if table == "tables" else "table_id"
            names = table_columns(table)
            values = {name: self.changes.get(name, f"o.{name}") for name in names} | {own: f"{self.last} + n.value"}
            db.execute(
                f"""{_NUMBERS} INSERT INTO {table} ({", ".join(names)})
                    SELECT {", ".join(values.values())} FROM {table} o, n WHERE o.{own} = ? AND {self.where}""",  # noqa: S608
                (*self.numbers, self.original),
            )


def _set_sequence(db: Connection) -> None:
    db.execute("SELECT setval(pg_get_serial_sequence('tables', 'id'), (SELECT MAX(id) FROM tables))")
