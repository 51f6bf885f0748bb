"""Background work runs while there is some, and no task idles in between."""

from __future__ import annotations

import asyncio

from bot.runtime.background_job import BackgroundJob


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
    await asyncio.sleep(0.01)
    assert done == [1]
    assert "work" not in tasks()
    job.wake()
    await asyncio.sleep(0.01)
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
    await asyncio.sleep(0.01)
    assert done == [1, 1]


async def test_the_work_may_ask_for_another_look() -> None:
    again = asyncio.Event()
    done: list[int] = []

    async def work() -> float | None:
        done.append(1)
        if len(done) < 3:
            return 0.001
        again.set()
        return None

    BackgroundJob("work", work).wake()
    await asyncio.wait_for(again.wait(), 5)
    assert len(done) == 3


async def test_a_fault_does_not_end_the_job() -> None:
    done: list[int] = []

    async def work() -> None:
        done.append(1)
        if len(done) == 1:
            raise ValueError

    job = BackgroundJob("work", work)
    job.wake()
    await asyncio.sleep(0.01)
    job.wake()
    await asyncio.sleep(0.01)
    assert len(done) == 2


async def test_stopping_lets_the_work_finish_and_starts_no_more() -> None:
    done: list[str] = []

    async def work() -> float:
        await asyncio.sleep(0.01)
        done.append("done")
        return 0.0

    job = BackgroundJob("work", work)
    job.wake()
    await asyncio.sleep(0)
    await job.stop(5)
    job.wake()
    await asyncio.sleep(0.05)
    assert done == ["done"]


async def test_work_that_does_not_end_is_cut_off() -> None:
    async def work() -> None:
        await asyncio.sleep(60)

    job = BackgroundJob("work", work)
    job.wake()
    await asyncio.sleep(0)
    await asyncio.wait_for(job.stop(0.01), 5)
    assert "work" not in tasks()
