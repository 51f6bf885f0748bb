"""Long plans come from another process, also when it dies; panels wait for them, the event loop does not."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any

import pytest

from bot.games.niemcy.plan_worker import PlanWorker
from bot.workers.process_pool import new_worker_pool
from bot.workers.watched_pool import WorkerHung
from engine.niemcy import planner
from engine.niemcy.planner import free_connections, solve_many
from engine.niemcy.state import ALL_TRACKS

EVERYTHING = free_connections(ALL_TRACKS)
MANY = ("AUG-DRE", "BER-FRA", "BRM-DUS", "EMD-AT", "HAM-LEI", "KOL-NUR", "MAN-WUR", "ROS-AT")


class _Failing(Executor):
    """A pool whose process dies, or hangs, with every job."""

    def __init__(self, how: type[Exception]) -> None:
        self.how = how
        self.asked = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        failed: Future[Any] = Future()
        self.asked += 1
        failed.set_exception(self.how())
        return failed


@pytest.mark.integration
def test_a_long_plan_is_made_in_another_process() -> None:
    pool = new_worker_pool("tests")
    try:
        assert pool.submit(os.getpid).result() != os.getpid()
        assert PlanWorker(lambda: pool).run(solve_many, 0, EVERYTHING, MANY) == solve_many(0, EVERYTHING, MANY)
    finally:
        pool.shutdown()


@pytest.mark.integration
def test_the_program_ends_quietly_after_a_long_plan() -> None:
    code = """
import bot.games
from engine.niemcy.planner import plan
from tests.bot.games.niemcy.test_plan_worker import EVERYTHING, MANY
if __name__ == "__main__":
    plan(0, EVERYTHING, MANY)
"""
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_worker_that_dies_is_replaced_and_at_last_done_without() -> None:
    begun: list[Executor] = []

    def new_pool() -> Executor:
        begun.append(_Failing(BrokenExecutor))
        return begun[-1]

    assert PlanWorker(new_pool).run(solve_many, 0, EVERYTHING, MANY) == solve_many(0, EVERYTHING, MANY)
    assert len(begun) == 2


def test_a_plan_that_hangs_twice_is_made_here() -> None:
    pool = _Failing(WorkerHung)
    assert PlanWorker(lambda: pool).run(solve_many, 0, EVERYTHING, MANY) == solve_many(0, EVERYTHING, MANY)
    assert pool.asked == 2


def test_only_plans_that_take_long_are_asked_for_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []

    def run(function: Callable[..., Any], /, *args: Any) -> Any:
        asked.append(args[-1])
        return function(*args)

    monkeypatch.setattr(planner, "_run", run)
    monkeypatch.setattr(planner, "_kept", {})
    for tickets in (MANY[:5], MANY, MANY):
        assert planner.plan(0, EVERYTHING, tickets) is not None
    assert asked == [MANY]
