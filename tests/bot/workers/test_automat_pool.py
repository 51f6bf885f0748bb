"""Automats think in a process of their own."""

from __future__ import annotations

import os
import signal
from concurrent.futures import BrokenExecutor, Future, ThreadPoolExecutor
from typing import Any

import pytest

from bot.workers.automat_pool import AutomatPool, ThinkJob, choose_turn
from engine.players.registry import levels
from tests.bot.table_harness import TableHarness


@pytest.mark.integration
async def test_a_turn_comes_from_another_process_and_is_the_same_every_time(hall: TableHarness) -> None:
    table = await hall.look(await hall.past_draft(3))
    seat = table.to_act()[0]
    automats = AutomatPool()
    texts = await automats.turn(table, seat, "foreman")
    here = choose_turn("foreman", ThinkJob.at(table, seat))
    assert texts == here
    workers = list(automats._pool._processes)  # type: ignore[union-attr]
    assert workers
    assert os.getpid() not in workers
    os.kill(workers[0], signal.SIGKILL)
    assert await automats.turn(table, seat, "foreman") == texts, "a new process took its place"
    automats.close()


class BrokenPool(ThreadPoolExecutor):
    """A pool whose process died before the next job came."""

    def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
        raise BrokenExecutor


async def test_a_pool_that_is_broken_before_a_turn_comes_is_replaced(hall: TableHarness) -> None:
    table = await hall.look(await hall.past_draft(3))
    seat = table.to_act()[0]
    pools = iter([BrokenPool(1), hall.pool])
    automats = AutomatPool(lambda: next(pools))
    assert await automats.turn(table, seat, "foreman") == choose_turn("foreman", ThinkJob.at(table, seat))
    assert automats._pool is hall.pool


@pytest.mark.parametrize("automat", levels("szczesc"))
async def test_a_turn_is_one_whole_turn(hall: TableHarness, automat: str) -> None:
    """Also where the same seat goes on, because nobody else has miners left."""
    number = await hall.past_draft(2)
    for _ in range(8 if automat == "baron" else 60):
        table = await hall.look(number)
        if not table.to_act():
            return
        texts = await hall.automat_pool.turn(table, table.to_act()[0], automat)
        assert (await hall.act(number, *texts)).ok
        after = await hall.look(number)
        assert after.state.space == -1
        placed = [entry for entry in after.state.standing if entry]
        assert placed or after.state.shift > table.state.shift or after.state.cechownia
        words = [text for text in texts if text.split()[0] in ("workshop", "mine", "deliver", "money", "order")]
        assert len(words) == 1, texts
