"""Actions against bare transactions of the same engine: many tables in several processes, and one action after the other."""

from __future__ import annotations

import asyncio
import multiprocessing
import statistics
import time
from collections.abc import Sequence
from multiprocessing.synchronize import Barrier

from bot.ops.bench_databases import NewDatabase, bare_connection, bare_round
from bot.ops.bench_games import play, prepare
from bot.runtime.database_address import DatabaseAddress
from bot.service.request_runner import RequestRunner
from bot.service.table_service import TableService
from bot.storage.open_store import open_store
from engine.contract import Json

ROUNDS = 5  # the two take turns, so that a busy moment of the machine hits both
MOVES_A_ROUND = 5
WAIT_SECONDS = 600
SINGLE_TABLES = 8
SINGLE_MOVES = 40
WARM_UP = 10  # moves: until then the server has prepared what it is asked


def bench_processes(new_database: NewDatabase, game: str, tables: int, processes: Sequence[int]) -> dict[str, Json]:
    """This many tables at once, by number of processes that share them, against bare transactions one after the other."""
    return {str(count): _bench_processes(new_database(f"processes{count}"), game, tables, count) for count in processes}


def _bench_processes(database: DatabaseAddress, game: str, tables: int, count: int) -> Json:
    open_store(database).close()
    start = multiprocessing.get_context("spawn")
    barrier = start.Barrier(count + 1)
    each = max(1, tables // count)
    players = [start.Process(target=_player, args=(database, game, number, each, barrier)) for number in range(count)]
    for player in players:
        player.start()
    bare = bare_connection(database)
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


async def bench_one_at_a_time(database: DatabaseAddress, game: str) -> dict[str, Json]:
    """One process, one action after the other, each with its rules and its hop to a thread: nothing shares a commit."""
    store, bare = open_store(database), bare_connection(database)
    service = TableService(RequestRunner(store))
    acts: list[float] = []
    bares: list[float] = []
    for number in range(1, SINGLE_TABLES + 1):
        script = await prepare(service, game, number)
        for move in range(min(SINGLE_MOVES, len(script.moves))):
            bare_seconds = bare_round(bare, 1)
            began = time.perf_counter()
            await play(service, script, 1)
            seconds = time.perf_counter() - began
            if number > 1 or move >= WARM_UP:
                acts.append(seconds)
                bares.append(bare_seconds)
    store.close()
    bare.close()
    act, one = statistics.median(acts), statistics.median(bares)
    return {
        "act_milliseconds": round(1000 * act, 3),
        "bare_milliseconds": round(1000 * one, 3),
        "ratio": round(act / one, 2),
        "ratio_of_sums": round(sum(acts) / sum(bares), 2),
    }
