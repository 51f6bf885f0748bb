"""A hall with tables for tests: a real store, a clock that is set by hand, and people who play."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bot.discord_app.delivery_loop import Deliverer, DeliveryLoop, DirectMessagesClosed
from bot.runtime.database_address import DatabaseAddress
from bot.service.request_limits import AllowedRequests
from bot.service.request_runner import RequestRunner
from bot.service.scheduler import Scheduler
from bot.service.table_service import TableService
from bot.storage.connection import Connection
from bot.storage.outbox import ChannelPost, OwedMessage, PostedMessage
from bot.storage.postgres_store import postgres_store
from bot.storage.sqlite_store import sqlite_store
from bot.storage.store import Store
from bot.tables.table import Answer, Request, Table
from bot.workers.advice_pool import AdvicePool
from bot.workers.automat_pool import AutomatPool
from bot.workers.replay_maker import ReplayMaker

NOON = 1_800_014_400  # 15 January 2027, 12:00 UTC, 13:00 in Silesia
HOUR = 3600


class FakeClock:
    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


class TableHarness:
    """People are 1, 2, 3 … and sit in seats 0, 1, 2 …"""

    def __init__(
        self,
        path: DatabaseAddress,
        *,
        clock: FakeClock | None = None,
        allowed: AllowedRequests = AllowedRequests(),  # noqa: B008  (it never changes)
        **store_options: Any,
    ) -> None:
        self.path = path
        self.allowed = allowed
        self.clock = clock or FakeClock()
        self.store = self._open(**store_options)
        self.keys = 0
        self.rng = Random(1)
        self.pool = ThreadPoolExecutor(1)
        self.seeds: Iterator[int] = count(1)
        self.begin()

    def begin(self, **runner_options: Any) -> None:
        """A program that has just started: nothing in memory."""
        self.runner = RequestRunner(self.store, now=self.clock, **runner_options)
        self.tables = TableService(
            self.runner,
            advice_pool=AdvicePool(lambda: self.pool, thoughts=2),
            replay_maker=ReplayMaker(lambda: ThreadPoolExecutor(1)),
            seed=lambda: next(self.seeds),
            allowed=self.allowed,
        )
        self.automat_pool = AutomatPool(lambda: self.pool)
        self.scheduler = Scheduler(self.runner, self.automat_pool)

    def _open(self, **options: Any) -> Store:
        if isinstance(self.path, Path):
            return sqlite_store(self.path, **{"rest_seconds": None, **options})  # the files change when somebody writes
        return postgres_store(self.path, connections=2, **options)

    def restart(self) -> None:
        self.store.close()
        self.store = self._open()
        self.begin()

    def close(self) -> None:
        self.store.close()
        self.pool.shutdown()

    def key(self) -> str:
        self.keys += 1
        return f"key {self.keys}"

    async def request(self, person: int, table: int | None = None, **more: Any) -> Request:
        """A request by someone who sees the table as it is, in its channel."""
        found = await self.tables.table(table) if table else None
        more.setdefault("place", found.place if found else None)
        return Request(self.key(), person, found.seq if found else 0, f"P{person}", **more)

    async def open(self, people: int = 3, *, automats: tuple[str, ...] = (), channel: int = 77, **more: Any) -> int:
        settings = {"game": "szczesc", "server": 5, "channel": channel, **more}
        answer = await self.tables.open(await self.request(1), **settings)
        assert answer.ok, answer
        table = answer.table
        assert table is not None
        for person in range(2, people + 1):
            assert (await self.tables.join(await self.request(person, table), table)).ok
        for automat in automats:
            assert (await self.tables.add_automat(await self.request(1, table), table, automat)).ok
        return table

    async def start(self, people: int = 3, **more: Any) -> int:
        table = await self.open(people, **more)
        answer = await self.tables.start(await self.request(1, table), table)
        assert answer.ok, answer
        return table

    async def replace(self, table: int, seat: int, newcomer: int) -> Answer:
        """A moderator offers a seat, and the newcomer takes it."""
        offered = await self.tables.offer_seat(
            await self.request(90, table, moderator=True), table, seat, newcomer, f"P{newcomer}"
        )
        assert offered.done == "offered", offered
        return await self.tables.answer_offer(await self.request(newcomer, table), table, True)

    async def look(self, table: int) -> Table:
        found = await self.tables.table(table)
        assert found is not None
        return found

    async def turn(self, table: int) -> int:
        """The person on turn."""
        found = await self.look(table)
        person = found.seats[found.to_act()[0]].owner
        assert person is not None
        return person

    async def act(self, table: int, *texts: str, line: str | None = None, person: int | None = None) -> Answer:
        """The person on turn does this, or the first legal thing."""
        person = person or await self.turn(table)
        if not texts and line is None:
            found = await self.look(table)
            texts = ((await self.tables.legal(table, found.seat_of(person) or 0))[0],)
        return await self.tables.act(await self.request(person, table), table, list(texts) if line is None else line)

    async def play(self, table: int, moves: int, *, until: str = "") -> None:
        """Random moves by whoever is on turn."""
        for _ in range(moves):
            found = await self.look(table)
            if not found.to_act() or (until and found.state.phase == until and found.state.space < 0):
                return
            texts = await self.tables.legal(table, found.to_act()[0])
            assert (await self.act(table, self.rng.choice(texts))).ok

    async def past_draft(self, people: int = 3, **more: Any) -> int:
        """A game whose first real turn is about to begin."""
        table = await self.start(people, **more)
        await self.play(table, 99, until="place")
        return table

    async def on_turn(self, people: int = 3, **more: Any) -> tuple[int, int]:
        """The same, and the person on turn."""
        table = await self.past_draft(people, **more)
        return table, await self.turn(table)

    async def at_turn(self, people: int = 3, **more: Any) -> tuple[Table, int]:
        """The same, with the table as it is."""
        table, person = await self.on_turn(people, **more)
        return await self.look(table), person

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        return await self.store.read(lambda db: db.execute(sql, values).fetchall())

    async def rewrite_log(self, sql: str, *values: Any) -> None:
        """What the triggers of the log never allow."""

        def job(db: Connection) -> None:
            on_file = isinstance(self.path, Path)
            db.execute("DROP TRIGGER log_is_never_rewritten" if on_file else "SET LOCAL session_replication_role = replica")
            db.execute(sql, values)

        await self.store.write(job)

    async def kinds(self, table: int) -> list[str]:
        return [kind for (kind,) in await self.rows("SELECT kind FROM log WHERE table_id = ? ORDER BY seq", table)]


class RecordingDeliverer:
    """Records every message."""

    def __init__(self) -> None:
        self.sent: list[OwedMessage] = []
        self.shrunk: list[ChannelPost] = []
        self.closed: set[int] = set()
        self.broken = 0

    async def deliver(self, owed: OwedMessage) -> PostedMessage:
        if owed.person in self.closed:
            raise DirectMessagesClosed
        if self.broken:
            self.broken -= 1
            raise ConnectionError("the network is down")
        self.sent.append(owed)
        return PostedMessage(len(self.sent))

    async def progress(self, owed: OwedMessage, *, edit: bool) -> bool:
        return True

    async def shrink(self, post: ChannelPost) -> bool:
        self.shrunk.append(post)
        return True

    async def remind_in_channel(self, owed: OwedMessage) -> None:
        """Nothing to do."""

    def spans(self, table: int, reader: int) -> list[tuple[int, int]]:
        return [(owed.shown, owed.due) for owed in self.sent if (owed.table, owed.reader) == (table, reader)]


async def publish(tables: TableService, deliverer: Deliverer) -> int:
    """Deliver all pending messages; returns how many readers failed."""
    deliveries = DeliveryLoop(tables, deliverer)
    await deliveries.look()
    await deliveries.finish(max_seconds=60)
    return len(deliveries._failures)


def refusal(answer: Answer) -> str:
    assert answer.refusal is not None, answer
    return answer.refusal.code
