"""Workers that are there while there is work: started by the first job, ended after the last one, replaced when they die."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from typing import Any

from bot.workers.on_demand_pool import OnDemandPool

IDLE = 60.0


class Later:
    """A clock and timers that are set by hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[tuple[float, Callable[[], None]]] = []

    def __call__(self, seconds: float, call: Callable[[], None]) -> None:
        self.timers.append((self.now + seconds, call))

    def pass_time(self, seconds: float) -> None:
        self.now += seconds
        due = [call for at, call in self.timers if at <= self.now]
        self.timers = [(at, call) for at, call in self.timers if at > self.now]
        for call in due:
            call()


class Jobs(Executor):
    """Jobs that end when the test says so."""

    def __init__(self) -> None:
        self.running: list[Future[Any]] = []
        self.ended = self.broken = False

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        if self.broken:
            raise BrokenExecutor
        self.running.append(Future())
        return self.running[-1]

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        assert not cancel_futures, "it may be somebody else's job"
        self.ended = True


def on_demand() -> tuple[OnDemandPool, list[Jobs], Later]:
    made: list[Jobs] = []
    later = Later()

    def new_pool() -> Jobs:
        made.append(Jobs())
        return made[-1]

    return OnDemandPool(new_pool, IDLE, now=lambda: later.now, later=later), made, later


def test_it_starts_with_the_first_job_and_ends_when_there_was_none_for_a_while() -> None:
    pool, made, later = on_demand()
    assert not made
    pool.submit(print)
    assert len(made) == 1
    later.pass_time(10 * IDLE)
    assert pool.started, "a long job is no idleness"
    made[0].running[0].set_result(None)
    later.pass_time(IDLE - 1)
    pool.submit(print)
    made[0].running[1].set_result(None)
    later.pass_time(IDLE - 1)
    assert pool.started, "it counts from the last job"
    later.pass_time(1)
    assert not pool.started
    assert made[0].ended
    pool.submit(print)
    assert len(made) == 2, "and again when there is work"
    assert len(later.timers) == 0


def test_one_timer_watches_however_many_jobs_there_are() -> None:
    pool, made, later = on_demand()
    for _ in range(5):
        pool.submit(print)
        made[0].running[-1].set_result(None)
    assert len(later.timers) == 1


def test_dead_processes_are_replaced_and_shutting_down_is_no_end() -> None:
    pool, made, _ = on_demand()
    pool.submit(print)
    made[0].broken = True
    pool.submit(print)
    assert [jobs.ended for jobs in made] == [True, False]
    pool.shutdown(wait=False, cancel_futures=True)
    assert made[1].ended
    pool.submit(print)
    assert len(made) == 3


def test_it_gives_the_results_of_the_jobs() -> None:
    pool = OnDemandPool(lambda: ThreadPoolExecutor(2), IDLE)
    assert list(pool.map(abs, [-1, 2, -3])) == [1, 2, 3]
    pool.shutdown()


LIGHT = """
import os, sys
from bot.workers import process_pool

def loaded(name):
    return name in sys.modules

if __name__ == "__main__":
    process_pool.use_light_workers()
    thinker = process_pool.new_worker_pool(3)
    assert thinker is process_pool.new_worker_pool(1), "one thinks for all"
    first, second = (thinker.submit(os.getpid).result() for _ in range(2))
    assert first == second != os.getpid()
    from render.picture_pool import IMAGES, FEW_IMAGES
    assert IMAGES.room > FEW_IMAGES, "the bot itself draws nothing"
    worker = process_pool.WorkerPicturePool()._executor
    assert worker.submit(os.getpid).result() != first, "another one draws"
    assert worker.submit(eval, "__import__('render.picture_pool').picture_pool.IMAGES.room").result() == FEW_IMAGES
    assert not thinker.submit(eval, "'discord' in __import__('sys').modules").result(), "no worker loads the bot"
    for pool in (thinker, worker):
        pool.shutdown()
        assert not pool.started
    try:
        os.kill(first, 0)
        print("alive")
    except ProcessLookupError:
        print("ended")
"""


def test_light_workers_are_two_small_processes_that_end() -> None:
    done = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout) == (0, "ended\n"), done.stderr
