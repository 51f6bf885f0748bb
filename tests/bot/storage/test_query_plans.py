"""Twenty thousand tables cost what ten cost: every query of a start and of an action goes by an index."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.ops.bench_fill import fill
from bot.runtime.database_address import ServerAddress
from bot.storage import (
    emoji_queries,
    health_queries,
    history,
    outbox,
    plan_queries,
    postgres_store,
    request_answers,
    result_queries,
    slot_queries,
    table_reads,
    undo_queries,
)
from bot.storage.postgres_pipeline import PipelineCursor, PostgresPipeline, in_libpq
from bot.tables.calls import Call
from bot.tables.seat_plans import SeatPlans
from bot.tables.slots import ClusterSize
from bot.tables.table import Request, TableLimits
from tests.bot.faulty_connection import Faults, connection_with
from tests.bot.postgres import clear
from tests.bot.storage import sql_scan
from tests.bot.table_harness import HOUR, RecordingDeliverer, TableHarness, publish

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


# What is read from its beginning to its end, and why it stays short.
SHORT = {
    "table_counts": "a row for each game and status",
    "cluster": "one row",
    "seat_offers": "open offers, which end after a day",
    "requests": "answers of a week; only for somebody who is forgotten",
}
RARE = ("UPDATE tables SET slot",)  # when the operator divides the tables anew
LISTS = (  # partial indexes: what is live, due or owed, and nothing of the past
    "alarms",
    "owed",
    "posts_to_shrink",
    "live_table_of_channel",
    "live_tables_of_host",
    "live_tables_of_server",
)


async def ask_everything(hall: TableHarness) -> None:
    """Tables are played, read, told of, frozen and forgotten."""
    hall.begin(limits=TableLimits(5, 5))
    tables, store, wall = hall.tables, hall.store, RecordingDeliverer()
    await hall.play(await hall.start(3, channel=1), 1000)
    table = await hall.past_draft(3, channel=2, clock=24 * HOUR)
    wall.closed = {2}
    person = await hall.turn(table)
    await hall.act(table, "order 4")
    assert (await tables.undo(await hall.request(person, table), table)).done == "asked"
    for _ in range(2):
        await publish(tables, wall)
        await hall.play(table, 8)
    for text in ("money 1", "money 2"):
        mover = await hall.turn(table)
        await hall.act(table, text)
        await tables.undo(await hall.request(mover, table), table)
    assert (await tables.offer_seat(await hall.request(1, table), table, 2, 9, "P9")).ok
    lobby = await hall.open(3, channel=3)
    await tables.leave(await hall.request(2, lobby), lobby)
    assert (await tables.open(await hall.request(1), game="szczesc", server=5, channel=3)).refusal
    assert (await tables.cancel(await hall.request(1, lobby), lobby)).ok
    hall.clock.now += 30 * HOUR
    await hall.scheduler.work()
    await hall.scheduler.finish(30)
    await publish(tables, wall)
    hall.begin()
    await tables.since(table, 0, None)
    await tables.change_person(person, quiet_from=1, quiet_to=2)
    await tables.statistics(1, "szczesc", server=5)
    for number in (1, 2):
        await tables.tables_of(number)
    await tables.movable_tables(5, 99, 1, all_=True)
    for game in ("", "szczesc"):
        await store.read(lambda db, game=game: table_reads.latest_table_in_channel(db, 99, game))
        await store.read(lambda db, game=game: table_reads.live_tables_of_person(db, 1, game))
    found = await hall.look(table)
    for read in (
        lambda db: result_queries.load_history(db, 1, "szczesc", 5),
        lambda db: result_queries.load_ranking(db, "szczesc", 5),
        lambda db: result_queries.load_ranking(db, "szczesc", known_in=5),
        lambda db: result_queries.has_played(db, 1, "szczesc", 5),
        lambda db: emoji_queries.load_emojis(db, 1),
        lambda db: slot_queries.commands_fingerprint(db, 1),
        slot_queries.load_cluster_size,
        lambda db: history.verify_table(db, table),
        lambda db: table_reads.is_current(db, found),
        lambda db: undo_queries.plan_undo(db, found, 1, "turn"),
        lambda db: table_reads.next_alarm(db, 0),
        outbox.owed_to_unreachable,
        lambda db: outbox.delivery_state(db, table, -1),
        lambda db: outbox.load_calls(db, table),
        lambda db: outbox.posts_to_shrink(db, 10**10, 5),
        lambda db: outbox.next_shrink(db, 0),
        health_queries.count_owed_and_tables,
    ):
        await store.read(read)
    for write in (
        lambda db: emoji_queries.store_emoji(db, 1, emoji_queries.StoredEmoji(1, "a", "")),
        lambda db: emoji_queries.drop_emojis(db, 1, [1]),
        lambda db: slot_queries.store_commands_fingerprint(db, 1, "x"),
        lambda db: plan_queries.write_plans(db, table, {0: SeatPlans()}),
        lambda db: slot_queries.store_cluster_size(db, ClusterSize(2, 2)),
        lambda db: outbox.store_calls(db, table, {"turn 3": Call(1, 1, True)}),
        lambda db: outbox.store_pictures(db, 1, ()),
        lambda db: outbox.postpone_shrink(db, 1, 0),
        lambda db: outbox.leave_channel(db, table),
        lambda db: outbox.mark_unreachable_told(db, wall.sent[0]),
        lambda db: request_answers.prune_requests(db, 10, 10),
        lambda db: db.execute("UPDATE snapshots SET digest = '' WHERE table_id = ?", (table,)),
    ):
        await store.write(write)
    hall.begin()
    assert (await hall.look(table)).status == "frozen"
    await tables.forget_person(3)
    hall.close()


def of_jobs(seen: Iterable[str]) -> list[str]:
    """Those that read or write tables, each once."""
    plain = {sql_scan.plain(sql) for sql in seen}
    return sorted(sql for sql in plain if re.match("SELECT|INSERT|UPDATE|DELETE", sql) and "sqlite_" not in sql)


async def test_no_statement_of_a_job_scans_what_grows_with_the_past(tmp_path: Path) -> None:
    faults = Faults()
    hall = TableHarness(tmp_path / "x.sqlite", connection=connection_with(faults))
    faults.reset()  # migrations
    await ask_everything(hall)
    seen = of_jobs(faults.seen)
    parts = ("UPDATE SET", "SELECT key FROM requests", "SELECT COALESCE(MAX(seq), 0) FROM bases")  # of other statements
    for path, sql in sorted(sql_scan.all_statements()):
        begins = sql.replace(" {} ", " host ")
        reads_nothing = sql.startswith("INSERT") and "SELECT" not in sql
        assert sql.startswith(parts) or reads_nothing or any(one.startswith(begins) for one in seen), (
            path,
            sql,
            "let it run above",
        )
    db = sqlite3.connect(tmp_path / "x.sqlite")
    for sql in seen:
        if sql.startswith(RARE):
            continue
        for *_, step in db.execute(f"EXPLAIN QUERY PLAN {sql}", [0] * sql.count("?")):
            scanned = re.match(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?$", step)
            if scanned and scanned[1] != "CONSTANT":
                assert scanned[1] in SHORT or scanned[2] in LISTS, (sql, step)
            assert "AUTOMATIC" not in step, (sql, step)
    db.close()


# An index that serves a statement is used, however few rows there are.
_BY_INDEX = """SET LOCAL enable_seqscan = off; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off;
               SET LOCAL plan_cache_mode = force_generic_plan"""
_FIRST_COLUMNS = "SELECT indexrelid::regclass::text, pg_get_indexdef(indexrelid, 1, true) FROM pg_index"


def scans_on_server(db: psycopg.Connection[Any], statements: Mapping[str, Sequence[Any]]) -> list[tuple[str, str]]:
    """What is read from its beginning to its end, with the statement that does so."""
    db.execute(_BY_INDEX)
    first_columns = dict(db.execute(_FIRST_COLUMNS).fetchall())
    found = []
    for sql, values in statements.items():
        if sql.startswith(RARE):
            continue
        types = ", ".join("BIGINT" if isinstance(value, int) else "unknown" for value in values)
        nothing = ", ".join(["NULL"] * len(values))
        db.execute(f"PREPARE one{types and f' ({types})'} AS ".encode() + in_libpq(sql))
        explain = f"EXPLAIN (FORMAT JSON) EXECUTE one{nothing and f' ({nothing})'}"
        [([plan],)] = db.execute(explain.encode()).fetchall()
        found += [(sql, step) for step in whole_scans(plan["Plan"], first_columns)]
        db.execute("DEALLOCATE one")
    return found


def whole_scans(step: dict[str, Any], first_columns: Mapping[str, str]) -> Iterator[str]:
    """Tables and indexes of which a plan reads everything; so does a condition that leaves out the first column of an index."""
    kind, index = step["Node Type"], step.get("Index Name", "")
    searched = index and re.search(rf"\b{first_columns[index]}\b", step.get("Index Cond", ""))
    of_rows = kind.endswith("Scan") and kind not in ("Bitmap Heap Scan", "Subquery Scan", "Values Scan")
    if of_rows and not searched and index not in LISTS and step.get("Relation Name") not in SHORT:
        yield f"{kind} {step.get('Relation Name', '')} {index}"
    for part in step.get("Plans", ()):
        yield from whole_scans(part, first_columns)


async def test_no_statement_on_a_server_scans_what_grows_either(
    common_database: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    clear(common_database)
    seen: dict[str, Sequence[Any]] = {}

    class Recording(PostgresPipeline):
        def execute(self, sql: str, values: Sequence[Any] = (), /) -> PipelineCursor:
            seen[sql_scan.plain(sql)] = values
            return super().execute(sql, values)

    monkeypatch.setattr(postgres_store, "PostgresPipeline", Recording)
    await ask_everything(TableHarness(common_database))
    statements = {sql: seen[sql] for sql in of_jobs(seen)}
    with psycopg.connect(common_database.url) as db:
        assert scans_on_server(db, statements) == []
        db.rollback()
        for index in ("tables_of_channel", "seats_of_owner", "alarms", "ranking", "decisions_of_person", "results_of_person"):
            db.execute(f"DROP INDEX {index}".encode())
            assert scans_on_server(db, statements), f"nobody would notice that {index} is missing"
            db.rollback()


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
