"""Workers that are there while there is work: started by the first job, ended after the last one, replaced when they die."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ThreadPoolExecutor
from typing import Any

from bot.workers.on_demand_pool import KillableExecutor, OnDemandPool

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


class Jobs(KillableExecutor):
    """Jobs that end when the test says so."""

    def __init__(self) -> None:
        self.running: list[Future[Any]] = []
        self.ended = self.broken = self.killed = False

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        if self.broken:
            raise BrokenExecutor
        self.running.append(Future())
        return self.running[-1]

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        assert not cancel_futures, "it may be somebody else's job"
        self.ended = True

    def kill(self) -> None:
        self.killed = True


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


def test_what_is_killed_is_replaced_by_the_next_job() -> None:
    pool, made, _ = on_demand()
    pool.submit(print)
    pool.kill()
    assert made[0].killed
    assert made[0].ended
    assert not pool.started
    pool.submit(print)
    assert [jobs.killed for jobs in made] == [True, False]


class Threads(ThreadPoolExecutor, KillableExecutor):
    def kill(self) -> None:
        pass


def test_it_gives_the_results_of_the_jobs() -> None:
    pool = OnDemandPool(lambda: Threads(2), IDLE)
    assert list(pool.map(abs, [-1, 2, -3])) == [1, 2, 3]
    pool.shutdown()
