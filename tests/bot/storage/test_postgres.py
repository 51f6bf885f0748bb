"""PostgreSQL: the same columns as SQLite, one state for a reader, several writers, lost connections and a restarted server."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any

import psycopg
import pytest

from bot.ops.check import check_database
from bot.runtime.database_address import ServerAddress
from bot.storage import outbox, postgres_store, result_queries
from bot.storage.connection import Connection, Cursor, StatementFailed
from bot.storage.postgres_pipeline import PipelineCursor, PostgresPipeline
from bot.storage.postgres_schema import table_names
from bot.storage.sqlite_store import sqlite_store
from bot.tables.errors import StoreError, store_error_text
from bot.tables.table import CHANNEL_READER, Answer, Request, Table
from tests.bot.postgres import PostgresServer, clear
from tests.bot.table_harness import TableHarness, refusal

pytestmark = pytest.mark.integration


@pytest.fixture
def engine() -> str:
    return "postgresql"


@pytest.fixture
def address(common_database: ServerAddress) -> ServerAddress:
    clear(common_database)
    return common_database


@pytest.fixture
def two(address: ServerAddress) -> Iterator[tuple[TableHarness, TableHarness]]:
    """Two processes with one database."""
    halls = TableHarness(address), TableHarness(address)
    halls[1].keys = 10**6
    yield halls
    for hall in halls:
        hall.close()


def sql_of(address: ServerAddress, sql: str) -> list[Any]:
    with psycopg.connect(address.url, autocommit=True) as connection:
        cursor = connection.execute(sql.encode())
        return cursor.fetchall() if cursor.description else []


# --- the shape -------------------------------------------------------------------------------------------------------


def test_both_engines_have_the_same_columns_and_indexes(postgres_server: PostgresServer, tmp_path: Any) -> None:
    address = postgres_server.new_database()
    postgres_store.postgres_store(address).close()
    sqlite_store(tmp_path / "x.sqlite").close()
    file = sqlite3.connect(tmp_path / "x.sqlite")
    types = {"INTEGER": "bigint", "TEXT": "text", "REAL": "double precision"}
    sql = """SELECT column_name, data_type, is_nullable = 'NO' FROM information_schema.columns
             WHERE table_schema = current_schema() AND table_name = '{}' ORDER BY ordinal_position"""
    for table in table_names():
        wanted = [
            (name, types[kind], bool(never or key))
            for _, name, kind, never, _, key in file.execute(f"PRAGMA table_info({table})")
        ]
        assert sql_of(address, sql.format(table)) == wanted, table
    named = "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name NOT LIKE '\\_%' ESCAPE '\\'"
    indexes = {name for (name,) in sql_of(address, "SELECT indexname FROM pg_indexes WHERE schemaname = current_schema()")}
    assert {name for (name,) in file.execute(named)} <= indexes
    file.close()


def code_of(address: ServerAddress, **options: bool) -> str:
    with pytest.raises(StoreError) as caught:
        postgres_store.postgres_store(address, **options)
    assert store_error_text(caught.value)
    return caught.value.refusal.code


def test_databases_that_are_missing_or_not_ours(postgres_server: PostgresServer) -> None:
    address = postgres_server.new_database()
    assert code_of(address, create=False) == "missing"
    assert sql_of(address, "SELECT 1 FROM pg_tables WHERE schemaname = current_schema()") == [], "it was not touched"
    sql_of(address, "CREATE TABLE books (title TEXT)")
    assert code_of(address) == "not_tables"


async def test_the_log_is_append_only(hall: TableHarness) -> None:
    await hall.open(2)
    for sql in ("UPDATE log SET text = 'x'", "DELETE FROM log", "TRUNCATE log"):
        with pytest.raises(StatementFailed, match="append-only"):
            await hall.store.write(lambda db, sql=sql: db.execute(sql))


async def test_values_come_back_as_they_were(hall: TableHarness) -> None:
    most, mu = 2**63 - 1, 25.123456789012345
    await hall.tables.change_person(most, unreachable=True)
    sql = "INSERT INTO ratings (person, game, server, mu, sigma, games) VALUES (?, ?, ?, ?, ?, ?)"
    await hall.store.write(lambda db: db.execute(sql, (most, "a\0 100% sure?", most, mu, -0.1, True)))
    assert await hall.rows("SELECT person, unreachable FROM people") == [(most, 1)]
    assert await hall.rows("SELECT * FROM ratings") == [(most, "a 100% sure?", most, mu, -0.1, 1)]


# --- several writers -------------------------------------------------------------------------------------------------


async def test_a_reader_sees_one_state(two: tuple[TableHarness, TableHarness]) -> None:
    hall, other = two
    table = await hall.past_draft(3)
    loop = asyncio.get_running_loop()

    def job(db: Connection) -> tuple[int, int]:
        seq = db.execute("SELECT seq FROM tables").fetchone()[0]
        assert asyncio.run_coroutine_threadsafe(other.act(table), loop).result(30).ok
        return seq, db.execute("SELECT MAX(seq) FROM log").fetchone()[0]

    seq, last = await hall.store.read(job)
    assert seq == last


async def test_a_table_in_memory_counts_while_the_database_agrees(two: tuple[TableHarness, TableHarness]) -> None:
    hall, other = two
    table, person = await hall.on_turn(3)
    before = await other.look(table)
    await hall.act(table)
    assert (await other.look(table)).seq == before.seq + 1
    seq = (await hall.look(table)).seq
    assert refusal(await other.tables.act(Request("late", person, before.seq), table, ["money 6"])) in ("stale", "not_your_turn")
    await hall.tables.change_person(person, language="de")
    found = await other.look(table)
    assert (found.seq, found.people[person].language) == (seq, "de")


async def test_two_processes_open_one_table_in_a_channel(two: tuple[TableHarness, TableHarness]) -> None:
    async def open_in(channel: int, number: int) -> Answer:
        hall = two[number]
        return await hall.tables.open(await hall.request(1 + number), game="szczesc", server=5, channel=channel)

    for channel in range(5):
        answers = await asyncio.gather(open_in(channel, 0), open_in(channel, 1))
        assert sorted(refusal(one) if one.refusal else "" for one in answers) == ["", "channel_taken"]


async def test_no_rating_is_lost_when_games_end_together(hall: TableHarness) -> None:
    teams = [[[1], [2], [3]], [[3], [1], [2]], [[2], [3], [1]]] * 4
    jobs = [lambda db, teams=one: result_queries._rate(db, "szczesc", 5, teams, [1, 2, 3]) for one in teams]
    await asyncio.gather(*(hall.store.write(job) for job in jobs))
    assert await hall.rows("SELECT DISTINCT games FROM ratings") == [(len(teams),)]


async def test_jobs_that_wait_for_each_other_are_both_done(hall: TableHarness) -> None:
    for person in (1, 2):
        await hall.tables.change_person(person, language="pl")
    met = asyncio.Barrier(2)
    loop = asyncio.get_running_loop()

    def job(db: Connection, order: Sequence[int], tries: list[int]) -> None:
        tries.append(1)
        for person in order:
            changed = db.execute("UPDATE people SET quiet_from = COALESCE(quiet_from, 0) + 1 WHERE person = ?", (person,))
            assert changed.rowcount == 1  # whoever looks waits until it is done
            if person == order[0] and len(tries) == 1:
                asyncio.run_coroutine_threadsafe(met.wait(), loop).result(30)  # type: ignore[arg-type]

    first: list[int] = []
    second: list[int] = []
    jobs = (lambda db: job(db, (1, 2), first)), (lambda db: job(db, (2, 1), second))
    await asyncio.gather(*map(hall.store.write, jobs))
    assert len(first) + len(second) == 3, "one of them was broken off and tried again"
    assert await hall.rows("SELECT DISTINCT quiet_from FROM people") == [(2,)]


class Interrupted:
    """A connection during whose first statement of a kind something else happens."""

    def __init__(self, db: Connection, before: str, happens: Any) -> None:
        self._db, self._before, self._happens = db, before, happens

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        if sql.startswith(self._before) and self._happens is not None:
            happens, self._happens = self._happens, None
            happens()
        return self._db.execute(sql, values)


async def test_a_message_is_planned_with_the_version_that_was_read(two: tuple[TableHarness, TableHarness]) -> None:
    hall, other = two
    table = await hall.past_draft(3)
    loop = asyncio.get_running_loop()

    async def whole_turn() -> None:
        person = await other.turn(table)
        while await other.turn(table) == person:
            await other.play(table, 1)

    def job(db: Connection) -> outbox.OwedMessage | None:
        happens = lambda: asyncio.run_coroutine_threadsafe(whole_turn(), loop).result(30)  # noqa: E731
        return outbox.plan_message(Interrupted(db, "UPDATE", happens), table, CHANNEL_READER)

    planned = await hall.store.write(job)
    assert planned is not None
    [(stored, due)] = await hall.rows("SELECT planned, due FROM messages WHERE reader = -1")
    assert stored == planned.due < due, "the turn in between is for the next message"


# --- a server that goes away -----------------------------------------------------------------------------------------


async def test_a_lost_connection_is_made_again(hall: TableHarness, address: ServerAddress) -> None:
    table = await hall.past_draft(3)
    for _ in range(3):
        sql_of(address, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tables'")
        assert (await hall.act(table)).ok
    assert await hall.store.read(lambda db: list(check_database(db))) == []


class LosesAnswer(PostgresPipeline):
    """The server commits, and its answer is lost."""

    lost = 0

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> PipelineCursor:
        cursor = super().execute(sql, values)
        if sql == "COMMIT" and LosesAnswer.lost:
            LosesAnswer.lost -= 1
            assert cursor.command == b"COMMIT"
            self._connection.close()
            raise StatementFailed("the connection is lost") from psycopg.OperationalError("the connection is lost")
        return cursor


async def test_a_commit_whose_answer_is_lost_is_done_once(hall: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await hall.past_draft(3)
    hall.close()
    monkeypatch.setattr(postgres_store, "PostgresPipeline", LosesAnswer)
    hall.__init__(hall.path, clock=hall.clock)  # type: ignore[misc]
    hall.keys = 10**6
    for moves in range(1, 4):
        seq, person = (await hall.look(table)).seq, await hall.turn(table)
        legal = await hall.tables.legal(table, person - 1)
        request = await hall.request(person, table)
        LosesAnswer.lost = 2 if moves == 1 else 1
        answer = await hall.tables.act(request, table, legal[:1])
        assert (answer.ok, answer.seq) == (True, seq + 1), answer
        assert LosesAnswer.lost == 0
        assert (await hall.look(table)).seq == seq + 1
        assert await hall.rows("SELECT COUNT(*) FROM log WHERE request = ?", request.key) == [(1,)]


@pytest.fixture
def own_server(postgres_server: PostgresServer) -> Iterator[tuple[PostgresServer, ServerAddress]]:
    yield postgres_server, postgres_server.new_database()
    postgres_server.start()


async def test_while_the_server_is_away_requests_are_refused_and_nothing_is_lost(
    own_server: tuple[PostgresServer, ServerAddress], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "RECONNECT_SECONDS", 0.0)
    server, address = own_server
    hall = TableHarness(address)
    table = await hall.past_draft(3)
    before = await hall.look(table)
    person = await hall.turn(table)
    request = await hall.request(person, table)
    legal = await hall.tables.legal(table, person - 1)
    server.stop()
    for _ in range(3):
        assert refusal(await hall.tables.act(request, table, legal[:1])) == "locked"
    server.start()
    answer = await hall.tables.act(request, table, legal[:1])
    assert (answer.ok, answer.seq) == (True, before.seq + 1), "the same request again"
    hall.close()


async def test_a_server_that_is_restarted_under_load_loses_and_doubles_nothing(
    own_server: tuple[PostgresServer, ServerAddress],
) -> None:
    """Acceptance: whoever is refused presses the same button again, and every press counts once."""
    server, address = own_server
    hall = TableHarness(address)
    tables = [await hall.past_draft(2, channel=channel) for channel in range(4)]
    before = {table: (await hall.look(table)).seq for table in tables}
    keys: dict[int, list[str]] = {table: [] for table in tables}
    running, news = True, asyncio.Event()

    async def look(table: int) -> Table:
        while True:
            with contextlib.suppress(StoreError):
                return await hall.look(table)
            await asyncio.sleep(0.02)

    async def press(request: Request, table: int, text: str) -> Answer:
        while True:
            answer = await hall.tables.act(request, table, [text])
            if answer.refusal is None:
                return answer
            assert refusal(answer) == "locked"
            await asyncio.sleep(0.02)

    async def play(table: int) -> None:
        while running and (found := await look(table)).status == "running":
            [seat, *_] = found.to_act()
            text = str(found.game.legal_actions(found.state, seat)[0])
            request = Request(hall.key(), found.seats[seat].owner or 0, found.seq, place=found.place)
            assert (await press(request, table, text)).seq > found.seq
            keys[table].append(request.key)
            news.set()

    async def presses(count: int) -> None:
        while min(map(len, keys.values())) < count:
            news.clear()
            await news.wait()

    playing = [asyncio.create_task(play(table)) for table in tables]
    for number, how in enumerate((signal.SIGINT, signal.SIGQUIT), 1):
        await presses(4 * number)
        await asyncio.to_thread(server.stop, how)
        server.launch()
        await asyncio.to_thread(server.wait_until_ready)
    await presses(12)
    running = False
    await asyncio.gather(*playing)
    for table in tables:
        rows = await hall.rows(
            "SELECT seq, kind, request FROM log WHERE table_id = ? AND seq > ? ORDER BY seq", table, before[table]
        )
        assert [request for _, kind, request in rows if kind == "act"] == keys[table], "each press once, in order"
        assert [seq for seq, *_ in rows] == list(range(before[table] + 1, before[table] + 1 + len(rows)))
    assert await hall.store.read(lambda db: list(check_database(db))) == []
    hall.close()
