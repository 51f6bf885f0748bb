"""A table that cannot be read is frozen, once and loudly; all others go on."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.runtime.background_job import BackgroundJob
from bot.service import scheduler as scheduler_module
from bot.service.scheduler import Scheduler
from bot.storage.plan_queries import load_plans, write_plans
from bot.tables.seat_plans import SeatPlans
from bot.tables.table import Request
from tests.bot.damage import UNREADABLE, damage
from tests.bot.table_harness import HOUR, RecordingDeliverer, TableHarness, publish, refusal


@pytest.mark.parametrize("kind", UNREADABLE)
async def test_a_table_that_cannot_be_read_is_frozen_and_the_others_go_on(
    hall: TableHarness, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    sick, healthy = await hall.past_draft(3, clock=8 * HOUR), await hall.past_draft(3, clock=8 * HOUR, channel=78)
    damage(hall.path, sick, UNREADABLE[kind])
    hall.restart()
    hall.clock.now += 8 * HOUR
    with caplog.at_level(logging.ERROR):
        assert await hall.scheduler.look() == 1
    assert "timeout" in await hall.kinds(healthy), "its clock goes on"
    assert [record.levelname for record in caplog.records] == ["CRITICAL"], "one line"
    assert await hall.rows("SELECT status, alarm FROM tables WHERE id = ?", sick) == [("frozen", None)]
    assert await hall.scheduler.look() == 0, "it is left alone"
    deliverer = RecordingDeliverer()
    assert await publish(hall.tables, deliverer) == 0
    assert {owed.table for owed in deliverer.sent} >= {healthy}
    answer = await hall.tables.act(Request("k", 1, 99), sick, ["money 6"])
    if kind in ("the game is unknown", "a text is not UTF-8"):
        assert refusal(answer) == "no_such_table"
        return
    assert refusal(answer) == "frozen"
    assert (await hall.kinds(sick))[-1] == "frozen"
    assert (await hall.tables.cancel(await hall.request(1, sick), sick)).ok, "its host can close it"
    assert await hall.tables.table_in(77) is None
    if kind == "options are no JSON":
        [kept] = await hall.rows("SELECT options, status FROM tables WHERE id = ?", sick)
        assert kept == ("{", "cancelled"), "what is damaged stays in the file to be looked at"


@pytest.mark.parametrize("damaged", ["{", "[]", '{"turns":[]}'])
async def test_plans_that_cannot_be_read_cost_nobody_else_theirs(hall: TableHarness, damaged: str) -> None:
    table, plans = await hall.past_draft(3), SeatPlans(ready=True)
    await hall.store.write(lambda db: write_plans(db, table, {0: plans, 1: plans, 2: plans}))
    await hall.store.write(lambda db: db.execute("UPDATE planned_turns SET plans = ? WHERE seat = 1", (damaged,)))
    assert await hall.store.read(lambda db: load_plans(db, table)) == {0: plans, 2: plans}


async def test_a_finished_game_that_cannot_be_read_keeps_its_channel_free(hall: TableHarness) -> None:
    table = await hall.start(2)
    await hall.play(table, 1000)
    other = await hall.open(2)
    damage(hall.path, table, UNREADABLE["the snapshot is missing"])
    hall.restart()
    assert (await hall.look(table)).status == "frozen"
    assert await hall.rows("SELECT status FROM tables ORDER BY id") == [("over",), ("open",)]
    assert await hall.tables.table_in(77) == other


async def test_an_answer_that_cannot_be_read_is_not_carried_out_twice(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    request = await hall.request(await hall.turn(table), table)
    assert (await hall.tables.act(request, table, ["money 6"])).ok
    await hall.store.write(lambda db: db.execute("UPDATE requests SET answer = 'garbage'"))
    before = await hall.kinds(table)
    hall.begin()
    assert refusal(await hall.tables.act(request, table, ["money 5"])) in ("stale", "key_reused")
    assert await hall.kinds(table) == before


async def test_settings_of_a_person_that_make_no_sense_are_the_usual_ones(hall: TableHarness) -> None:
    table = await hall.past_draft(3, clock=8 * HOUR)
    sql = "INSERT INTO people (person, quiet_from, quiet_to, zone) VALUES (?, 'late', x'00', 'Mars')"
    await hall.store.write(lambda db: db.executemany(sql, [(1,), (2,), (3,)]))
    hall.begin()
    hall.clock.now += 8 * HOUR
    assert await hall.scheduler.look() == 1
    assert "timeout" in await hall.kinds(table)


async def test_the_clock_pauses_after_every_error(
    hall: TableHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also after one that it cannot even put off: the table stays busy, so that the next look leaves it alone."""
    table = await hall.past_draft(3, clock=8 * HOUR)
    hall.clock.now += 8 * HOUR
    looks = 0

    class StumblingScheduler(Scheduler):
        async def tick(self, table_id: int) -> bool:
            nonlocal looks
            looks += 1
            raise KeyError("damaged")

        async def _postpone(self, table_id: int) -> None:
            raise KeyError("damaged, too")

    scheduler = StumblingScheduler(hall.runner, hall.automat_pool)
    job = BackgroundJob("clock", scheduler.work)
    scheduler.wake = job.wake
    with caplog.at_level(logging.ERROR):
        for _ in range(50):
            job.wake()
            await hall.store.read(lambda db: None)
            await asyncio.sleep(0)
    assert looks == 1
    assert scheduler.busy
    assert len(caplog.records) <= 2
    await job.stop(max_seconds=1)
    await scheduler.finish(max_seconds=0)
    assert (await hall.look(table)).status == "running"
    assert scheduler_module.MAX_SLEEP_SECONDS >= 5


async def test_a_table_of_an_unknown_game_frees_its_channel(hall: TableHarness) -> None:
    table = await hall.past_draft(3)
    await hall.store.write(lambda db: db.execute("UPDATE tables SET game = 'lost' WHERE id = ?", (table,)))
    hall.begin()
    assert await hall.tables.table(table) is None
    assert (await hall.tables.open(await hall.request(1), game="szczesc", server=5, channel=77)).ok
    assert await hall.rows("SELECT status, alarm FROM tables WHERE id = ?", table) == [("frozen", None)]
