"""How a request is carried out: found or loaded under the table's lock, decided on a copy, committed with its answer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeVar
from weakref import WeakValueDictionary

from sqlite_utils import Database

from bot import ledger, rebuild
from bot.advice import Advisory
from bot.automats import Thinker
from bot.errors import Frozen, Refused, StoreError
from bot.model import Answer, Change, Request, Table
from bot.play import adopt_rules
from bot.store import Store
from engine.contract import Refusal

LOG = logging.getLogger(__name__)
CACHED_TABLES = 256
ATTEMPTS = 3

T = TypeVar("T")
Decide = Callable[[Change], Awaitable[str]]  # changes the copy, and says in a word what became of it


class Desk:
    """The tables in memory, and the one way to change them."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int] = lambda: int(time.time()),
        thinker: Thinker | None = None,
        advisory: Advisory | None = None,
        cached_tables: int = CACHED_TABLES,
    ) -> None:
        self.store = store
        self.now = now
        self.thinker = thinker or Thinker()
        self.advisory = advisory or Advisory()
        self.changed: list[Callable[[], None]] = []  # called after every commit: whoever delivers and the clock look again
        self._cached_tables = cached_tables
        self._cache: OrderedDict[int, Table] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table_id: int) -> asyncio.Lock:
        """Held by whoever changes a table; it lives as long as somebody wants it."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def table(self, table_id: int) -> Table | None:
        """A table, to read only: seats, status, clock, options. Pictures and texts take a view, never its position."""
        cached = self._cache.get(table_id)
        if cached is not None:
            return cached
        async with self.lock(table_id):
            return await self.load(table_id)

    async def request(self, kind: str, request: Request, table_id: int, decide: Decide) -> Answer:
        """Decide on a copy, commit with the answer, then let the copy count."""
        table = None
        async with self.lock(table_id):
            for _ in range(ATTEMPTS):
                try:
                    table = await self.load(table_id)
                    if table is None:
                        raise Refused("no_such_table")
                    change = Change.of(table, self.now(), request)
                    done = await decide(change)
                    return await self.commit(kind, request, change, done)
                except Refused as refused:
                    return await self.refuse(kind, request, table, refused.refusal)
                except StoreError as error:
                    return Answer(table_id, 0, error.refusal)
                except Frozen as frozen:
                    await self.freeze(frozen)
                except ledger.Conflict:  # another process has written to the file
                    self._cache.pop(table_id, None)
        return Answer(table_id, 0, Refusal("locked"))

    async def commit(self, kind: str, request: Request, change: Change, done: str = "") -> Answer:
        """Log, version, position and answer in one transaction; or the first answer, when this key has one."""

        def job(db: Database) -> tuple[Answer, bool]:
            first = ledger.stored_answer(db, request, kind)
            if first is not None:
                return first, False
            if change.before is None and (taken := ledger.live_table(db, change.table.channel)) is not None:
                refused = Answer(taken, 0, Refusal("channel_taken", {"table": taken}))
                return ledger.store_answer(db, request, kind, refused, change.now), False
            ledger.commit(db, change)
            answer = Answer(change.table.id, change.table.seq, None, done)
            return ledger.store_answer(db, request, kind, answer, change.now), True

        try:
            return await self._write(change, job)
        except StoreError as error:
            return Answer(change.table.id or None, 0, error.refusal)

    async def commit_unasked(self, change: Change) -> None:
        """What no person requested: the clock and automats. Raises StoreError or Conflict."""

        def job(db: Database) -> tuple[None, bool]:
            ledger.commit(db, change)
            return None, True

        await self._write(change, job)

    async def refuse(self, kind: str, request: Request, table: Table | None, refusal: Refusal) -> Answer:
        """The refusal, or the first answer when this key has one. Failing to keep a refusal does no harm."""
        answer = Answer(table.id if table else None, table.seq if table else 0, refusal)
        now = self.now()
        try:
            return await self.store.write(lambda db: ledger.store_answer(db, request, kind, answer, now))
        except StoreError:
            return answer

    async def load(self, table_id: int) -> Table | None:
        """The table from the cache or the file, under its lock; frozen when the file contradicts itself."""
        table = self._cache.get(table_id)
        if table is None:
            try:
                table = await self.store.read(lambda db: rebuild.load(db, table_id))
            except Frozen as frozen:
                return await self.freeze(frozen)
            if table is not None and table.status == "running" and table.version != table.game.version:
                change = Change.of(table, self.now())
                adopt_rules(change)
                await self.commit_unasked(change)
                table = change.table
        if table is not None:
            self._remember(table)
        return table

    async def freeze(self, frozen: Frozen) -> Table | None:
        """Stop a table, loudly; the host may still cancel it. Under its lock."""
        LOG.critical("a table is frozen, for its log and its position disagree: %s", frozen)
        self._cache.pop(frozen.table_id, None)
        table = await self.store.read(lambda db: ledger.fetch(db, frozen.table_id))
        if table is None or table.status == "frozen":
            return table
        change = Change.of(table, self.now())
        change.table.status = "frozen"
        change.table.deadline = change.table.alarm = change.table.ask = None
        change.note("frozen", text=str(frozen.seq))
        await self.commit_unasked(change)
        return change.table

    async def _write(self, change: Change, job: Callable[[Database], tuple[T, bool]]) -> T:
        """Commit, and only then let the new table count. When anything goes wrong, the file will be asked anew."""
        try:
            result, written = await self.store.write(job)
        except BaseException:
            self._cache.pop(change.table.id, None)
            raise
        if written:
            self._remember(change.table)
            for look_again in self.changed:
                look_again()
        return result

    def _remember(self, table: Table) -> None:
        self._cache[table.id] = table
        self._cache.move_to_end(table.id)
        while len(self._cache) > self._cached_tables:
            self._cache.popitem(last=False)
