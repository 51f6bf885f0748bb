"""How long the next alarm and a wake-up take, with few and with many tables in the same file that have a deadline."""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path

from bot.ops.bench_store import fill
from bot.service.request_runner import RequestRunner
from bot.service.scheduler import Scheduler
from bot.service.table_service import TableService
from bot.storage.connection import Connection
from bot.storage.sqlite_store import sqlite_store
from bot.storage.table_queries import due_tables, next_alarm
from bot.tables.pace import DAY, HOUR
from bot.tables.turn_clock import TurnClock

FEW = 10
CALLS = 40
NOW = 1_800_000_000


async def bench_alarms(folder: Path, game: str, stored: int) -> dict[str, float]:
    """The medians of some calls with ten tables and with ``stored``, and the ratios of both.

    The two take turns, so that a busy moment of the disk hits both.
    """
    with tempfile.TemporaryDirectory(dir=folder) as place:
        runners = {
            name: await _filled(Path(place) / f"{name}.sqlite", game, count)
            for name, count in (("few", FEW), ("stored", max(FEW, stored)))
        }
        alarms: dict[str, list[float]] = {name: [] for name in runners}
        wake_ups: dict[str, list[float]] = {name: [] for name in runners}
        schedulers = {name: Scheduler(runner) for name, runner in runners.items()}
        for call in range(CALLS):
            for name, runner in runners.items():
                alarms[name].append(await _find(runner))
                wake_ups[name].append(await _wake_up(runner, schedulers[name], call))
        for runner in runners.values():
            runner.store.close()
    figures: dict[str, float] = {}
    for what, seconds in (("alarm", alarms), ("wake_up", wake_ups)):
        few, many = (statistics.median(seconds[name]) for name in runners)
        figures |= {f"{what}_seconds_few": round(few, 6), f"{what}_seconds_stored": round(many, 6)}
        figures[f"{what}_ratio"] = round(many / few, 2)
    return figures


async def _filled(path: Path, game: str, count: int) -> RequestRunner:
    store = sqlite_store(path)
    runner = RequestRunner(store, now=lambda: NOW, cached_tables=1)
    await fill(TableService(runner), game, count - 1)
    await store.write(_set_deadlines)
    return runner


def _set_deadlines(db: Connection) -> None:
    """A turn of a day began thirteen hours ago at every table, so a reminder is due; the alarms are still ahead."""
    clock = TurnClock(NOW - 13 * HOUR)
    sql = "UPDATE tables SET clock = ?, turn_clock = ?, turn_began = ?, moved_at = ?, deadline = ?, alarm = ? + id"
    db.execute(sql, (DAY, clock.to_json(), clock.began, clock.began, NOW + 11 * HOUR, NOW))


async def _find(runner: RequestRunner) -> float:
    """What the scheduler reads each time it looks."""
    began = time.perf_counter()
    await runner.store.read(lambda db: (due_tables(db, NOW, 64), next_alarm(db, NOW)))
    return time.perf_counter() - began


async def _wake_up(runner: RequestRunner, scheduler: Scheduler, call: int) -> float:
    """One table is due: it is found and read, its person is reminded, the next alarm is stored."""
    await runner.store.write(lambda db: _due(db, 1 + call % FEW))
    runner.forget_all_tables()
    began = time.perf_counter()
    woken = await scheduler.look()
    assert woken == 1, woken
    return time.perf_counter() - began


def _due(db: Connection, number: int) -> None:
    """The next look finds this table."""
    db.execute("UPDATE seats SET reminded = 0 WHERE table_id = ?", (number,))
    db.execute("UPDATE tables SET alarm = ? WHERE id = ?", (NOW, number))
