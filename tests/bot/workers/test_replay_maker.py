"""An animation that cannot be made is refused, and the next one is made by another process."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any

import pytest

from bot.tables.errors import Refused
from bot.workers.replay_maker import ReplayMaker
from bot.workers.watched_pool import WorkerHung


class Failing(Executor):
    """A pool whose process fails."""

    def __init__(self, how: type[Exception]) -> None:
        self.how = how
        self.ended = False

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        failed: Future[Any] = Future()
        failed.set_exception(self.how())
        return failed

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.ended = True


@pytest.mark.parametrize("how", [BrokenExecutor, WorkerHung])
async def test_a_process_that_fails_is_a_refusal(how: type[Exception]) -> None:
    made: list[Failing] = []

    def new_pool() -> Failing:
        made.append(Failing(how))
        return made[-1]

    maker = ReplayMaker(new_pool)
    for attempt in (1, 2):
        with pytest.raises(Refused) as refused:
            await maker.animation({}, ("A", "B"), "en")
        assert refused.value.refusal.code == "replay_failed"
        assert len(made) == attempt
    assert all(pool.ended for pool in made)
