"""A job that takes too long is given up with its process, and with nothing else."""

from __future__ import annotations

import os
import signal
from concurrent.futures import BrokenExecutor, Future
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.runtime.metrics import WORKERS_REPLACED_TOTAL
from bot.workers.on_demand_pool import KillableExecutor
from bot.workers.process_pool import new_worker_pool
from bot.workers.watched_pool import END_SECONDS, START_SECONDS, PoolWithLimit, WatchedPool, WorkerHung
from tests.bot.workers.test_on_demand_pool import Later
from tests.waiting import PATIENCE, until

LIMIT = 10.0


class Worker(KillableExecutor):
    """A process whose jobs end when the test says so."""

    def __init__(self) -> None:
        self.running: list[Future[Any]] = []
        self.used: float | None = None
        self.killed = self.ended = self.dead = False

    @property
    def processor_seconds(self) -> float | None:
        return self.used

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        assert not self.ended
        assert all(job.done() for job in self.running), "one job at a time"
        if self.dead:
            raise BrokenExecutor
        self.running.append(Future())
        return self.running[-1]

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.ended = True

    def kill(self) -> None:
        self.killed = True
        for job in self.running:
            if not job.done():
                job.set_exception(BrokenExecutor())


def watched(count: int = 1) -> tuple[WatchedPool, list[Worker], Later]:
    made: list[Worker] = []
    later = Later()

    def new_worker() -> Worker:
        made.append(Worker())
        return made[-1]

    return WatchedPool("tests", new_worker, count, LIMIT, now=lambda: later.now, later=later), made, later


def replaced(why: str) -> float:
    return WORKERS_REPLACED_TOTAL.labels("tests", why)._value.get()


def test_what_hangs_is_given_up_and_what_waits_is_not() -> None:
    pool, made, later = watched()
    first, waiting, last = (pool.submit(print) for _ in range(3))
    later.pass_time(START_SECONDS + LIMIT - 1)
    assert not made[0].killed, "a process may take long to start"
    made[0].running[0].set_result("done")
    assert first.result(0) == "done"
    before = replaced("hung")
    later.pass_time(LIMIT - 1)
    assert not waiting.done()
    later.pass_time(1)
    assert isinstance(waiting.exception(0), WorkerHung)
    assert made[0].killed
    assert replaced("hung") == before + 1
    assert len(made) == 2, "another process goes on with the job that had waited longer than the limit"
    made[1].running[0].set_result(3)
    assert last.result(0) == 3
    later.pass_time(10 * LIMIT)
    assert not made[1].killed
    assert not later.timers, "nothing is looked at while there is no work"


def test_a_process_that_is_only_slow_gets_ten_times_as_long() -> None:
    pool, made, later = watched()
    pool.submit(print)
    made[0].running[0].set_result(None)
    slow, endless = pool.submit(print), pool.submit(print)
    for used in range(3):
        made[0].used = float(used)
        later.pass_time(LIMIT)
    made[0].running[1].set_result("late")
    assert slow.result(0) == "late"
    for used in range(3, 22):
        made[0].used = float(used)
        later.pass_time(LIMIT / 2)
        assert not endless.done()
    made[0].used = 22.0
    later.pass_time(LIMIT / 2)
    assert isinstance(endless.exception(0), WorkerHung)
    stopped = pool.submit(print)
    made[1].used = 1.0
    later.pass_time((START_SECONDS + LIMIT) / 2)
    assert not stopped.done()
    later.pass_time((START_SECONDS + LIMIT) / 2)
    assert isinstance(stopped.exception(0), WorkerHung), "nothing was used since the look before"


def test_only_the_process_that_hangs_is_lost() -> None:
    pool, made, later = watched(2)
    for _ in range(2):
        pool.submit(print)
    for worker in made:
        worker.running[0].set_result(None)
    hung, other = pool.submit(print), pool.submit(print)
    later.pass_time(LIMIT / 2)
    made[1].running[1].set_result(None)
    long = pool.submit(print)
    later.pass_time(LIMIT / 2)
    assert isinstance(hung.exception(0), WorkerHung)
    assert [worker.killed for worker in made] == [True, False]
    made[1].running[2].set_result("in time")
    assert (other.result(0), long.result(0)) == (None, "in time")


def test_jobs_of_one_kind_may_take_longer_than_those_of_another() -> None:
    pool, made, later = watched()
    pool.submit(print)
    made[0].running[0].set_result(None)
    film, plan = PoolWithLimit(pool, 100.0).submit(print), PoolWithLimit(pool, 2.0).submit(print)
    later.pass_time(99)
    made[0].running[1].set_result("film")
    later.pass_time(1)
    assert not plan.done()
    later.pass_time(1)
    assert (film.result(0), type(plan.exception(0))) == ("film", WorkerHung)


def test_a_dead_process_breaks_its_own_job_and_is_replaced() -> None:
    pool, made, later = watched()
    before = replaced("died")
    job, waiting = pool.submit(print), pool.submit(print)
    made[0].running[0].set_exception(BrokenExecutor())
    assert isinstance(job.exception(0), BrokenExecutor)
    assert not made[0].ended, "not in its own thread"
    later.pass_time(0)
    assert made[0].ended
    made[1].running[0].set_result("done")
    assert waiting.result(0) == "done"
    made[1].dead = True
    pool.submit(print)
    assert made[2].running, "one that died without a job costs none"
    assert replaced("died") == before + 2


def test_shutting_down_lets_jobs_finish_and_ends_whatever_does_not_end_by_itself() -> None:
    pool, made, later = watched()
    job, cancelled = pool.submit(print), pool.submit(print)
    pool.shutdown(wait=False, cancel_futures=True)
    assert not made[0].ended
    made[0].running[0].set_result("done")
    assert (job.result(0), cancelled.cancelled(), made[0].ended, pool.started) == ("done", True, True, False)
    later.pass_time(END_SECONDS)
    assert made[0].killed, "which does nothing to a process that has ended"
    hung = pool.submit(print)
    assert len(made) == 2, "and the next job starts another"
    pool.shutdown(wait=False)
    later.pass_time(END_SECONDS)
    assert not hung.done(), "it has all of its time"
    pool.shutdown(wait=False, cancel_futures=True)
    later.pass_time(END_SECONDS)
    assert isinstance(hung.exception(0), WorkerHung), "a program that ends does not wait for it"


@pytest.mark.integration
@pytest.mark.parametrize("busy", [True, False])
async def test_a_stopped_process_is_killed_at_work_and_at_the_end(busy: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.workers.watched_pool.END_SECONDS", 0.2)
    pool = new_worker_pool("tests", seconds=0.2)
    pid = pool.submit(os.getpid).result(PATIENCE)
    os.kill(pid, signal.SIGSTOP)
    try:
        if busy:
            assert isinstance(pool.submit(os.getpid).exception(PATIENCE), WorkerHung)
            assert pool.submit(os.getpid).result(PATIENCE) != pid
        pool.shutdown(wait=False)
        await until(lambda: not Path(f"/proc/{pid}").exists(), "the end of the process")
    finally:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
