"""Twenty thousand tables cost what ten cost: every query of a start and of an action goes by an index."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.ops.bench_store import fill
from bot.storage import outbox
from bot.tables.table import Request
from tests.bot.faulty_connection import Faults, connection_with
from tests.bot.table_harness import HOUR, NOON, RecordingDeliverer, TableHarness, publish

MANY = 1500  # enough for the planner to care and for a scan to show


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[TableHarness, Faults]]:
    faults = Faults()
    hall = TableHarness(tmp_path_factory.mktemp("crowd") / "x.sqlite", connection=connection_with(faults))
    asyncio.run(fill(hall.tables, "szczesc", MANY))
    hall.keys = 10**6
    yield hall, faults
    hall.close()


async def statements_of_an_action(hall: TableHarness, faults: Faults, table: int) -> list[str]:
    person = await hall.turn(table)
    hall.begin()
    faults.reset()
    seen = Request(hall.key(), person, 10**3)
    found = await hall.look(table)
    legal = await hall.tables.legal(table, found.to_act()[0])
    assert (await hall.tables.act(Request(seen.key, person, found.seq), table, legal[:1])).ok
    return list(faults.seen)


async def test_an_action_takes_the_same_statements_at_any_table(crowd: tuple[TableHarness, Faults], tmp_path: Path) -> None:
    hall, faults = crowd
    assert await hall.rows("SELECT COUNT(*) FROM tables") == [(MANY + 1,)]
    few = TableHarness(tmp_path / "few.sqlite", connection=connection_with(faults))
    await fill(few.tables, "szczesc", 10)
    few.keys = 10**6
    alone = await statements_of_an_action(few, faults, 5)
    for table in (1, MANY // 2, MANY):
        assert await statements_of_an_action(hall, faults, table) == alone
    few.close()


async def test_no_query_of_a_start_or_an_action_scans_a_table(crowd: tuple[TableHarness, Faults]) -> None:
    hall, faults = crowd
    queries = await statements_of_an_action(hall, faults, 7)
    faults.reset()
    hall.restart()
    hall.store.close()
    hall.__init__(hall.path, clock=hall.clock, connection=connection_with(faults))  # type: ignore[misc]
    hall.keys = 2 * 10**6
    faults.reset()
    hall.clock.now = NOON + HOUR
    await hall.scheduler.work()
    assert await publish(hall.tables, RecordingDeliverer()) == 0
    await hall.tables.table_in(77)
    await hall.tables.statistics(1, "szczesc")
    queries += faults.seen
    checked = 0
    for sql in dict.fromkeys(queries):
        if not re.match(r"\s*(SELECT|UPDATE|DELETE)", sql, re.IGNORECASE) or "sqlite_master" in sql:
            continue
        marks = sql.count("?")
        plan = await hall.rows(f"EXPLAIN QUERY PLAN {sql}", *[0] * marks)
        for *_, step in plan:
            assert not re.match(r"SCAN (?!.*USING (COVERING )?INDEX (alarms|owed)\b)", step), (sql, step)
        checked += 1
    assert checked >= 12


async def test_starting_loads_no_table(crowd: tuple[TableHarness, Faults]) -> None:
    hall, faults = crowd
    hall.store.close()
    faults.reset()
    hall.__init__(hall.path, clock=hall.clock, connection=connection_with(faults))  # type: ignore[misc]
    assert not any("FROM tables" in sql or "FROM log" in sql or "FROM snapshots" in sql for sql in faults.seen)
    assert len(faults.seen) < 20


async def test_what_is_owed_is_found_among_those_who_are_owed(crowd: tuple[TableHarness, Faults]) -> None:
    hall, _ = crowd
    await publish(hall.tables, RecordingDeliverer())
    assert await hall.store.read(lambda db: outbox.owed_messages(db, 10)) == []
    hall.keys += 10**6
    person = await hall.turn(900)
    while await hall.turn(900) == person:
        await hall.play(900, 1)
    assert {entry.table for entry in await hall.store.read(lambda db: outbox.owed_messages(db, 10))} == {900}


async def test_only_the_last_tables_stay_in_memory(crowd: tuple[TableHarness, Faults]) -> None:
    hall, _ = crowd
    hall.begin(cached_tables=3)
    for table in range(1, 40):
        await hall.look(table)
    assert list(hall.runner._cache) == [37, 38, 39]
    assert len(hall.runner._locks) == 0
    await hall.look(37)
    await hall.tables.join(Request(hall.key(), 50), 40)
    assert 40 in hall.runner._cache
    assert len(hall.runner._cache) == 3
