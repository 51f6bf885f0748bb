"""Advice is thought out in another process: once for each question, and whatever becomes of that process."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from itertools import count
from threading import Event
from types import SimpleNamespace

import pytest

from bot.runtime.fair_queue import asking
from bot.storage.record_export import export_record
from bot.tables.errors import Refused
from bot.tables.table import Table
from bot.workers import advice_pool
from bot.workers.advice_pool import MAX_WAITING, AdviceJob, AdvicePool, run_advise_job
from bot.workers.watched_pool import WorkerHung
from tests.bot.table_harness import TableHarness
from tests.loop_clock import turns
from tests.waiting import PATIENCE


def there(table: Table, seconds: float = 0.1, thoughts: int | None = None) -> AdviceJob:
    return AdviceJob("szczesc", advice_pool.position_json(table.game, table.state), table.to_act()[0], "whim", seconds, thoughts)


@pytest.mark.integration
async def test_a_process_of_its_own_that_may_die(hall: TableHarness) -> None:
    table = await hall.look(await hall.past_draft(3))
    seat = table.to_act()[0]
    advisers = AdvicePool(thoughts=5)
    first = await advisers.advise(table, seat)
    assert len(first) == 3
    (worker,) = advisers._pool._processes  # type: ignore[union-attr]
    assert worker != os.getpid()
    os.kill(worker, signal.SIGKILL)
    advisers._known.clear()
    assert await advisers.advise(table, seat) == first, "a new process took its place, and says the same"
    assert worker not in advisers._pool._processes  # type: ignore[union-attr]
    advisers.close()


@pytest.mark.parametrize(("how", "processes"), [(BrokenExecutor, 2), (WorkerHung, 1)])
async def test_a_process_that_fails_again_and_again_is_given_up(
    hall: TableHarness, monkeypatch: pytest.MonkeyPatch, how: type[Exception], processes: int
) -> None:
    table = await hall.look(await hall.past_draft(3))
    hired: list[ThreadPoolExecutor] = []

    def hire() -> ThreadPoolExecutor:
        hired.append(ThreadPoolExecutor(1))
        return hired[-1]

    tried = []

    def die(moment: AdviceJob) -> None:
        tried.append(moment)
        raise how

    advisers = AdvicePool(hire, thoughts=2)
    monkeypatch.setattr(advice_pool, "run_advise_job", die)
    with pytest.raises(Refused) as refused:
        await advisers.advise(table, table.to_act()[0])
    assert refused.value.refusal.code == "advice_failed"
    assert len(tried) == 2, "one more attempt, not more"
    assert len(hired) == processes, "one that hangs is replaced by its pool"
    monkeypatch.undo()
    assert await advisers.advise(table, table.to_act()[0]), "nothing of it is left"
    advisers.close()


async def test_the_loop_goes_on_and_a_question_is_answered_once(hall: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await hall.look(await hall.past_draft(3))
    go, asked = Event(), []

    def slowly(moment: AdviceJob) -> list[object]:
        asked.append(moment)
        go.wait(PATIENCE)
        return []

    monkeypatch.setattr(advice_pool, "run_advise_job", slowly)
    with ThreadPoolExecutor(1) as pool:
        advisers = AdvicePool(lambda: pool)
        seat = table.to_act()[0]
        waiting = [asyncio.create_task(advisers.advise(table, seat)) for _ in range(3)]
        await turns()  # whoever waits, the loop is free
        waiting[0].cancel()
        go.set()
        assert await waiting[1] == await waiting[2] == []
        assert len(asked) == 1
        assert await advisers.advise(table, seat) == []
        assert len(asked) == 1, "what was thought is kept"


async def test_many_questions_share_the_time_and_too_many_are_turned_away(
    hall: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.look(await hall.past_draft(3))
    go = Event()
    seconds: list[float] = []

    def note(moment: AdviceJob) -> list[object]:
        go.wait(PATIENCE)
        seconds.append(moment.seconds)
        return []

    monkeypatch.setattr(advice_pool, "run_advise_job", note)
    with ThreadPoolExecutor(1) as pool:
        advisers = AdvicePool(lambda: pool)
        waiting = []
        for seat in range(MAX_WAITING):
            with asking(1, seat):
                waiting.append(asyncio.create_task(advisers.advise(table, seat)))
        await turns()
        with pytest.raises(Refused) as refused:
            await advisers.advise(table, 99)
        assert refused.value.refusal.code == "advice_busy"
        go.set()
        await asyncio.gather(*waiting)
        assert seconds[0] == advice_pool.ADVICE_SECONDS
        assert seconds == sorted(seconds, reverse=True)
        assert seconds[-1] == advice_pool.MIN_ADVICE_SECONDS
        assert await advisers.advise(table, 99) == [], "there is room again"


async def test_a_person_who_asks_much_waits_for_themselves(hall: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await hall.look(await hall.past_draft(3))
    go, order = Event(), []

    def note(moment: AdviceJob) -> list[object]:
        go.wait(PATIENCE)
        order.append(moment.seat)
        return []

    monkeypatch.setattr(advice_pool, "run_advise_job", note)
    with ThreadPoolExecutor(1) as pool:
        advisers = AdvicePool(lambda: pool)
        with asking(1, 1):
            waiting = [asyncio.create_task(advisers.advise(table, seat)) for seat in range(5)]
        with asking(1, 2):
            waiting.append(asyncio.create_task(advisers.advise(table, 9)))
        await turns()
        go.set()
        found = await asyncio.gather(*waiting, return_exceptions=True)
    assert order == [0, 1, 9, 2, 3]
    assert isinstance(found[4], Refused), "three may wait, the fifth is turned away"


async def test_time_is_kept(hall: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await hall.look(await hall.past_draft(2))
    looks = count()  # at a clock that goes on by a hundredth of a second with each of them
    monkeypatch.setattr(advice_pool, "time", SimpleNamespace(monotonic=lambda: next(looks) / 100))
    assert len(run_advise_job(there(table, 0.2))) == 3
    assert next(looks) < 22
    assert run_advise_job(there(table, thoughts=6)) == run_advise_job(there(table, thoughts=6))


async def test_a_review_is_made_of_many_small_questions(hall: TableHarness) -> None:
    table = await hall.start(2)
    await hall.play(table, 1000)
    found = await hall.look(table)
    assert found.status == "over"
    record = await hall.store.read(lambda db: export_record(db, table))
    told: list[tuple[int, int]] = []

    async def tell(done: int, of: int) -> None:
        told.append((done, of))

    some = range(40)
    away = await hall.tables.advice_pool.review(found, record, 0, some, tell)
    assert 0 < len(away.mistakes) <= 3
    assert 0 < len(away.patterns) <= 3
    assert [done for done, _ in told] == list(range(told[0][1])), "every turn is told"
    assert await hall.tables.advice_pool.review(found, record, 0, some, tell) == away
    others = AdvicePool(lambda: hall.pool, thoughts=2)
    alone = await others.review(found, record, 0, {away.mistakes[0].action}, tell)
    assert alone.mistakes == away.mistakes[:1], "only what one decided oneself"
    assert (await others.review(found, record, 1, (), tell)).mistakes == ()
