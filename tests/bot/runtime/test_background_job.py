"""Background work runs while there is some, and no task idles in between."""

from __future__ import annotations

import asyncio

import pytest

from bot.runtime.background_job import BackgroundJob
from tests.loop_clock import LoopClock, turns
from tests.waiting import PATIENCE


def tasks() -> set[str]:
    return {task.get_name() for task in asyncio.all_tasks()}


async def test_a_job_runs_when_woken_and_leaves_no_task_behind() -> None:
    done: list[int] = []

    async def work() -> None:
        done.append(1)
        await asyncio.sleep(0)

    job = BackgroundJob("work", work)
    job.wake()
    job.wake()
    await turns()
    assert done == [1]
    assert "work" not in tasks()
    job.wake()
    await turns()
    assert done == [1, 1]


async def test_a_wake_during_the_work_is_not_lost() -> None:
    done: list[int] = []

    async def work() -> None:
        done.append(1)
        if len(done) == 1:
            job.wake()
        await asyncio.sleep(0)

    job = BackgroundJob("work", work)
    job.wake()
    await turns()
    assert done == [1, 1]


async def test_the_work_may_ask_for_another_look() -> None:
    clock, done = LoopClock(), list[float]()

    async def work() -> float | None:
        done.append(clock.now)
        return 5.0 if len(done) < 3 else None

    BackgroundJob("work", work).wake()
    begin = clock.now
    for seconds in (0, 4.9, 0.1, 5, 1000):
        await clock.advance(seconds)
    assert [moment - begin for moment in done] == pytest.approx([0, 5, 10])


async def test_a_fault_does_not_end_the_job() -> None:
    done: list[int] = []

    async def work() -> None:
        done.append(1)
        if len(done) == 1:
            raise ValueError

    job = BackgroundJob("work", work)
    job.wake()
    await turns()
    job.wake()
    await turns()
    assert len(done) == 2


async def test_stopping_lets_the_work_finish_and_starts_no_more() -> None:
    done: list[str] = []
    may_end = asyncio.Event()

    async def work() -> float:
        await may_end.wait()
        done.append("done")
        return 0.0

    job = BackgroundJob("work", work)
    job.wake()
    await turns()
    stopping = asyncio.create_task(job.stop(PATIENCE))
    await turns()
    assert not stopping.done()
    may_end.set()
    await stopping
    job.wake()
    await turns()
    assert done == ["done"]


async def test_work_that_does_not_end_is_cut_off() -> None:
    async def work() -> None:
        await asyncio.Event().wait()

    clock, job = LoopClock(), BackgroundJob("work", work)
    job.wake()
    await turns()
    stopping = asyncio.create_task(job.stop(5))
    await turns()
    await clock.advance(4.9)
    assert not stopping.done()
    await clock.advance(0.2)
    assert stopping.done()
    assert "work" not in tasks()
