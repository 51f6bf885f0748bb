"""An automat answers neither too fast to follow nor too slowly, and nobody waits for one that thinks."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

import pytest

from bot.service.automat_delay import MARGIN, THINKING_MARGIN, AutomatDelay
from bot.service.automat_delay import MAX_DELAY_SECONDS as BOUND
from bot.service.scheduler import Scheduler
from bot.tables.table import CHANNEL_READER
from bot.workers import automat_pool
from bot.workers.automat_pool import (
    MAX_THINK_SECONDS,
    MIN_THINK_SECONDS,
    AutomatPool,
    ThinkJob,
    choose_turn,
    fallback_level,
)
from bot.workers.watched_pool import WorkerHung
from engine.players.registry import levels
from tests.bot.table_harness import RecordingDeliverer, TableHarness, publish
from tests.loop_clock import LoopClock, turns
from tests.waiting import until


def test_a_decision_is_there_before_the_last_moment_to_play_it() -> None:
    assert AutomatDelay(0.3).thought_by(5.0) == pytest.approx(5 + BOUND - MARGIN - THINKING_MARGIN)
    assert MARGIN > 0 < THINKING_MARGIN
    assert AutomatDelay(0).thought_by(5.0) is None


@pytest.fixture
def thread() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(1) as pool:
        yield pool


async def an_automats_turn(hall: TableHarness, channel: int = 77) -> int:
    """A table at which an automat is to play, and the channel has been shown everything."""
    table, person = await hall.on_turn(2, channel=channel)
    assert (await hall.tables.hand_over(await hall.request(person, table), table, "baron")).ok
    await publish(hall.tables, RecordingDeliverer())
    await hall.store.write(lambda db: db.execute("UPDATE messages SET shown = due WHERE reader = ?", (CHANNEL_READER,)))
    return table


async def parked(hall: TableHarness, waiting: asyncio.Task[None]) -> asyncio.Task[None]:
    """The same task, once it has read what it needs and waits for time to pass or for news."""
    await turns()
    await hall.store.read(lambda db: None)  # jobs are done in their order
    await turns()
    return waiting


async def test_people_have_time_to_see_a_turn(hall: TableHarness) -> None:
    """The delay begins when the channel was shown what came before."""
    table = await an_automats_turn(hall)
    delay, found, clock = AutomatDelay(0.3), await hall.look(table), LoopClock()
    waiting = await parked(hall, asyncio.create_task(delay.wait(hall.store, found, clock.now)))
    await clock.advance(0.29)
    assert not waiting.done()
    await clock.advance(0.02)
    assert waiting.done(), "it was shown before, so the delay counts from the turn's coming"
    await hall.store.write(lambda db: db.execute("UPDATE messages SET due = due + 1 WHERE reader = ?", (CHANNEL_READER,)))
    waiting = await parked(hall, asyncio.create_task(delay.wait(hall.store, found, clock.now)))
    await clock.advance(0.5)
    delay.published(table, found.seq - 1)  # something older
    await clock.advance(0.5)
    assert not waiting.done()
    delay.published(table, found.seq + 5)
    await clock.advance(0.29)
    assert not waiting.done()
    await clock.advance(0.02)
    assert waiting.done()


async def test_the_delay_counts_from_the_turn_where_that_came_after_the_message(
    hall: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person may think for an hour after a message: the automat's turn is then not played at once."""
    table = await hall.look(await an_automats_turn(hall))
    asked: list[float] = []

    async def note(seconds: float) -> None:
        asked.append(seconds)

    loop = asyncio.get_running_loop()
    monkeypatch.setattr("bot.service.automat_delay.asyncio.sleep", note)
    pace = AutomatDelay(0.5)
    pace.published(table.id, table.seq)
    await pace.wait(hall.store, table, loop.time() + 100)
    pace = AutomatDelay(0.5)
    pace._shown[table.id] = (table.seq, loop.time() + 1000)
    await pace.wait(hall.store, table, loop.time() + 100)
    came_later, shown_later = asked
    assert 90 < came_later <= 100.5
    assert 990 < shown_later <= 1000.5


async def test_a_channel_that_cannot_be_reached_stops_nobody(hall: TableHarness) -> None:
    table = await an_automats_turn(hall)
    await hall.store.write(lambda db: db.execute("UPDATE messages SET due = due + 1 WHERE reader = ?", (CHANNEL_READER,)))
    found, clock = await hall.look(table), LoopClock()
    waiting = await parked(hall, asyncio.create_task(AutomatDelay(0.3).wait(hall.store, found, clock.now)))
    await clock.advance(BOUND - MARGIN - 0.01)
    assert not waiting.done()
    await clock.advance(0.02)
    assert waiting.done()


async def test_without_a_delay_nothing_waits(hall: TableHarness) -> None:
    table, clock = await hall.look(await an_automats_turn(hall)), LoopClock()
    for delay in (AutomatDelay(0), AutomatDelay(5, unseen=lambda _: True)):
        await delay.wait(hall.store, table, clock.now)
    assert AutomatDelay(0).thought_by(1.0) is None


async def test_a_slow_automat_is_not_waited_for(hall: TableHarness, thread: ThreadPoolExecutor) -> None:
    """Its place is taken by a level that answers at once; and meanwhile whoever asks something is answered."""
    table = await an_automats_turn(hall)
    awake = threading.Event()
    stuck = thread.submit(awake.wait, 60)
    seat, clock = (await hall.look(table)).to_act()[0], LoopClock()
    begin = clock.now
    moved = asyncio.create_task(Scheduler(hall.runner, AutomatPool(lambda: thread), AutomatDelay(0.2)).tick(table))
    while clock.now < begin + BOUND - 0.1:
        assert not (await hall.tables.configure(await hall.request(50, table), table, clock=None)).ok
        await clock.advance(0.05)
    assert await moved
    assert not stuck.done(), "the one that thinks still thinks"
    assert seat not in (await hall.look(table)).to_act()
    awake.set()


async def test_after_a_start_the_time_to_think_counts_from_when_somebody_can(
    hall: TableHarness, thread: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the level that was promised plays, however long the workers took to start."""
    table = await an_automats_turn(hall)
    start, played = threading.Event(), []

    def note(automat: str, puzzle: ThinkJob, seconds: float | None = None) -> list[str]:
        played.append(automat)
        return choose_turn("apprentice", puzzle)

    class WatchedDelay(AutomatDelay):
        def thought_by(self, came: float) -> float | None:
            assert start.is_set(), "the deadline runs while nobody can think"
            return super().thought_by(came)

    monkeypatch.setattr(automat_pool, "choose_turn", note)
    thread.submit(start.wait, 30)
    automats = AutomatPool(lambda: thread)
    warming = asyncio.create_task(automats.warm())
    await asyncio.sleep(0)
    moved = asyncio.create_task(Scheduler(hall.runner, automats, WatchedDelay(0.001)).tick(table))
    for _ in range(20):
        await hall.store.read(lambda db: None)
    assert not moved.done()
    start.set()
    assert await moved
    await warming
    assert played == ["baron"]


async def test_no_request_waits_for_a_baron(
    hall: TableHarness, thread: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table's own people may even come back while it thinks."""
    table = await an_automats_turn(hall)
    seat = (await hall.look(table)).to_act()[0]
    thinks, loop, done = asyncio.Event(), asyncio.get_running_loop(), threading.Event()

    def think(*job: Any) -> list[str]:
        loop.call_soon_threadsafe(thinks.set)
        done.wait(60)
        return choose_turn(*job)

    monkeypatch.setattr(automat_pool, "choose_turn", think)
    moved = asyncio.create_task(Scheduler(hall.runner, AutomatPool(lambda: thread)).tick(table))
    await thinks.wait()
    assert (await hall.tables.take_back(await hall.request(seat + 1, table), table)).ok
    assert not moved.done()
    done.set()
    assert await moved is False, "its answer comes too late and changes nothing"


@pytest.mark.integration
async def test_a_dying_process_costs_nobody_a_turn(hall: TableHarness) -> None:
    table = await hall.look(await an_automats_turn(hall))
    seat = table.to_act()[0]
    automats = AutomatPool()
    await automats.warm()
    worker = next(iter(automats._pool._processes))  # type: ignore[union-attr]
    thinking = asyncio.create_task(automats.turn(table, seat, "baron", asyncio.get_running_loop().time() + 2.5))
    jobs = automats._pool._pending_work_items  # type: ignore[union-attr]
    await until(lambda: any(job.future.running() for job in jobs.values()))
    os.kill(worker, signal.SIGKILL)
    assert table.game.parse((await thinking)[0])
    assert await automats.turn(table, seat, "foreman") == choose_turn("foreman", ThinkJob.at(table, seat))
    assert worker not in automats._pool._processes  # type: ignore[union-attr]
    automats.close()


class HungPool(Executor):
    """Its process answers nothing until it is given up."""

    def __init__(self) -> None:
        self.jobs: list[Future[Any]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.jobs.append(Future())
        return self.jobs[-1]


async def test_a_process_that_hangs_costs_nobody_a_turn(hall: TableHarness) -> None:
    """Whether there is a moment by which the turn must be played or not."""
    table = await hall.look(await an_automats_turn(hall))
    pool, clock, seat = HungPool(), LoopClock(), table.to_act()[0]
    automats = AutomatPool(lambda: pool, 2)
    quick = choose_turn(fallback_level(table.game_name, "baron"), ThinkJob.at(table, seat))
    in_time = asyncio.create_task(automats.turn(table, seat, "baron", clock.now + 1.0))
    at_last = asyncio.create_task(automats.turn(table, seat, "baron"))
    await turns()
    await clock.advance(1.0)
    assert await in_time == quick
    assert not at_last.done()
    for job in pool.jobs:
        job.set_exception(WorkerHung())
    assert await at_last == quick
    assert len(pool.jobs) == 2, "nothing is asked again"
    again = asyncio.create_task(automats.turn(table, seat, "baron", clock.now + 1.0))
    await turns()
    assert len(pool.jobs) == 3, "and the places are free"
    pool.jobs[2].set_result(["a turn"])
    assert await again == ["a turn"]


async def test_many_tables_share_the_time(
    hall: TableHarness, thread: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each baron that waits shortens the thinking of those before it; alone one has all the time it wants."""
    given: list[tuple[str, float]] = []

    def note(automat: str, puzzle: ThinkJob, seconds: float | None = None) -> list[str]:
        given.append((automat, seconds or 0.0))
        clock.elapse(max(0.0, seconds or 0.0) if automat == "baron" else 0.002)
        return [automat]

    monkeypatch.setattr(automat_pool, "choose_turn", note)
    table = await hall.look(await an_automats_turn(hall))
    seat, clock = table.to_act()[0], LoopClock()
    automats = AutomatPool(lambda: thread)
    await automats.turn(table, seat, "baron", clock.now + 2.3)
    assert given == [("baron", MAX_THINK_SECONDS)]
    for tables, barons in ((20, 5), (200, 1)):
        given.clear()
        begin = clock.now
        answers = await asyncio.gather(*(automats.turn(table, seat, "baron", begin + 2.3) for _ in range(tables)))
        assert clock.now - begin < BOUND, "all of them are in time"
        assert len(answers) == tables
        assert all(seconds >= MIN_THINK_SECONDS for automat, seconds in given if automat == "baron")
        assert sum(automat == "baron" for automat, _ in given) >= barons


def test_the_quicker_level() -> None:
    assert [fallback_level("szczesc", name) for name in levels("szczesc")] == ["apprentice", "foreman", "foreman"]
