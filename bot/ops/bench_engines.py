"""How an engine bears several processes, and a long past: ratios within one run, in a database that is thrown away afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.synchronize import Barrier
from pathlib import Path
from urllib.parse import quote

import psycopg

from bot.ops.bench_store import ROUNDS, BareConnection, Script, bare_connection, bare_round, fill, play, prepare
from bot.runtime.database_address import DatabaseAddress, ServerAddress
from bot.service.request_runner import RequestRunner
from bot.service.table_service import TableService
from bot.storage.connection import Connection
from bot.storage.health_queries import count_owed_and_tables
from bot.storage.open_store import open_store
from bot.storage.outbox import owed_messages
from bot.storage.table_queries import due_tables, latest_table_in_channel, next_alarm
from engine.contract import Json

MOVES_A_ROUND = 5
PLAYED_TABLES = 8  # beside the stored ones
READS_A_ROUND = 40
WAIT_SECONDS = 600
NewDatabase = Callable[[str], DatabaseAddress]


@contextlib.contextmanager
def scratch_databases(database: DatabaseAddress) -> Iterator[NewDatabase]:
    """Makes empty databases: files beside this one, or schemas on this server. Removed at the end."""
    if isinstance(database, Path):
        with tempfile.TemporaryDirectory(dir=database.resolve().parent) as folder:
            yield lambda name: Path(folder) / f"{name}.sqlite"
        return
    schemas: list[str] = []

    def new_schema(name: str) -> DatabaseAddress:
        schemas.append(f"bench_{os.getpid()}_{name}")
        connection.execute(f"CREATE SCHEMA {schemas[-1]}".encode())
        joined = "&" if "?" in database.url else "?"
        return ServerAddress(f"{database.url}{joined}options={quote(f'-csearch_path={schemas[-1]}')}")

    with contextlib.closing(psycopg.connect(database.url, autocommit=True)) as connection:
        try:
            yield new_schema
        finally:
            for schema in schemas:
                connection.execute(f"DROP SCHEMA {schema} CASCADE".encode())


# --- several processes -----------------------------------------------------------------------------------------------


def bench_processes(new_database: NewDatabase, game: str, tables: int, processes: Sequence[int]) -> dict[str, Json]:
    """Actions and bare transactions of one row take turns; by number of processes that play, together, this many tables."""
    return {str(count): _bench_processes(new_database(f"processes{count}"), game, tables, count) for count in processes}


def _bench_processes(database: DatabaseAddress, game: str, tables: int, count: int) -> Json:
    open_store(database).close()
    start = multiprocessing.get_context("spawn")
    barrier = start.Barrier(count + 1)
    each = max(1, tables // count)
    players = [start.Process(target=_player, args=(database, game, number, each, barrier)) for number in range(count)]
    for player in players:
        player.start()
    bare = _bare(database)
    bare_seconds = action_seconds = 0.0
    actions = each * count * MOVES_A_ROUND
    for _ in range(ROUNDS):
        bare_seconds += bare_round(bare, actions)
        barrier.wait(WAIT_SECONDS)
        began = time.perf_counter()
        barrier.wait(WAIT_SECONDS)
        action_seconds += time.perf_counter() - began
    bare.close()
    for player in players:
        player.join()
    done = ROUNDS * actions
    return {
        "actions_per_second": round(done / action_seconds, 1),
        "bare_transactions_per_second": round(done / bare_seconds, 1),
        "ratio": round(action_seconds / bare_seconds, 3),
    }


def _player(database: DatabaseAddress, game: str, number: int, tables: int, barrier: Barrier) -> None:
    try:
        asyncio.run(_play_rounds(database, game, number, tables, barrier))
    except BaseException:
        barrier.abort()
        raise


async def _play_rounds(database: DatabaseAddress, game: str, number: int, tables: int, barrier: Barrier) -> None:
    store = open_store(database)
    service = TableService(RequestRunner(store, cached_tables=tables))
    scripts = [await prepare(service, game, 1 + number * tables + one) for one in range(tables)]
    for _ in range(ROUNDS):
        await asyncio.to_thread(barrier.wait, WAIT_SECONDS)
        await asyncio.gather(*(play(service, script, min(MOVES_A_ROUND, len(script.moves))) for script in scripts))
        await asyncio.to_thread(barrier.wait, WAIT_SECONDS)
    store.close()


class _BareServer:
    """Bare transactions on a server, as ``bare_round`` wants them."""

    def __init__(self, address: ServerAddress) -> None:
        self._connection = psycopg.connect(address.url, autocommit=True)
        self._connection.execute("CREATE TABLE bare (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text TEXT NOT NULL)")

    def execute(self, sql: str, values: Sequence[str] = (), /) -> None:
        self._connection.execute(sql.replace(" IMMEDIATE", "").replace("?", "%s").encode(), values or None)

    def close(self) -> None:
        self._connection.close()


def _bare(database: DatabaseAddress) -> BareConnection:
    return bare_connection(database.with_suffix(".bare")) if isinstance(database, Path) else _BareServer(database)


# --- a long past -----------------------------------------------------------------------------------------------------


_READS: dict[str, Callable[[Connection], object]] = {
    "due": lambda db: (due_tables(db, 0, 8), next_alarm(db, 0)),
    "owed": lambda db: owed_messages(db, 16),
    "channel": lambda db: latest_table_in_channel(db, 1),
    "health": count_owed_and_tables,
}


async def bench_stored(new_database: NewDatabase, game: str, counts: Sequence[int]) -> dict[str, Json]:
    """The same work beside few and beside many games that are over: medians, and the ratio of the last to the first."""
    places = [await _Beside.of(new_database(f"stored{count}"), game, count) for count in counts]
    for _ in range(ROUNDS):
        for place in places:  # in turn, so that a busy moment of the machine hits all
            await place.round()
    medians = [place.medians() for place in places]
    for place in places:
        place.service.store.close()
    figures: dict[str, Json] = {"tables": list(counts)}
    for name in medians[0]:
        few, many = medians[0][name], medians[-1][name]
        figures[name] = {"milliseconds": [round(1000 * one[name], 3) for one in medians], "ratio": round(many / few, 2)}
    return figures


class _Beside:
    """A database with that many games of the past, and some that are played."""

    def __init__(self, service: TableService, scripts: list[Script]) -> None:
        self.service = service
        self.scripts = scripts
        self._seconds: dict[str, list[float]] = {}

    @classmethod
    async def of(cls, database: DatabaseAddress, game: str, count: int) -> _Beside:
        service = TableService(RequestRunner(open_store(database), cached_tables=1))  # each action reads its table
        await fill(service, game, count, moves=0, past=True)
        return cls(service, [await prepare(service, game, number) for number in range(1, PLAYED_TABLES + 1)])

    async def round(self) -> None:
        for script in self.scripts:
            began = time.perf_counter()
            await play(self.service, script, 1)
            self._seconds.setdefault("act", []).append(time.perf_counter() - began)
        for name, read in _READS.items():
            for _ in range(READS_A_ROUND):
                began = time.perf_counter()
                await self.service.store.read(read)
                self._seconds.setdefault(name, []).append(time.perf_counter() - began)

    def medians(self) -> dict[str, float]:
        return {name: statistics.median(seconds) for name, seconds in self._seconds.items()}
