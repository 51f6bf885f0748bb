"""How a request is carried out: found or loaded under the table's lock, decided on a copy, committed with its answer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar
from weakref import WeakValueDictionary

from bot.storage import damaged_tables, history, request_answers, table_reads, table_writes
from bot.storage.connection import Connection
from bot.storage.store import Store
from bot.tables.endings import OPEN_SECONDS
from bot.tables.errors import FrozenTable, Refused, StoreError
from bot.tables.log_entries import RecentLog
from bot.tables.playing import adopt_new_rules
from bot.tables.seating import check_place
from bot.tables.table import UNLIMITED, Answer, Request, Table, TableChange, TableLimits
from engine.contract import Refusal

LOG = logging.getLogger(__name__)
CACHED_TABLES = 256
KEPT_VERSIONS = 256  # earlier versions of tables, for messages that are still to be sent about them
ATTEMPTS = 3

T = TypeVar("T")
Decide = Callable[[TableChange], Awaitable[str]]  # changes the copy and returns Answer.done
AlsoWrite = Callable[[Connection], object]  # in the same transaction; may raise Refused, and then nothing is written


class RequestRunner:
    """The tables in memory, and the one way to change them."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int] = lambda: int(time.time()),
        cached_tables: int = CACHED_TABLES,
        limits: TableLimits = UNLIMITED,
        open_seconds: int = OPEN_SECONDS,
    ) -> None:
        """``open_seconds``: how long an open table stands without a change before it is called off."""
        self.store = store
        self.now = now
        self.limits = limits
        self.open_seconds = open_seconds
        self.changed: list[Callable[[], None]] = []  # callbacks after every commit: they wake the delivery loop and the scheduler
        self._cached_tables = cached_tables
        self._cache: OrderedDict[int, Table] = OrderedDict()
        self._versions: OrderedDict[tuple[int, int], Table] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table_id: int) -> asyncio.Lock:
        """The lock for changes of a table; it exists while somebody refers to it."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def table(self, table_id: int) -> Table | None:
        """A table, to read only: seats, status, clock, options. Pictures and texts take a view, never its position."""
        cached = await self._cached(table_id)
        if cached is not None:
            return cached
        async with self.lock(table_id):
            return await self.load(table_id)

    async def request(
        self,
        kind: str,
        request: Request,
        table_id: int,
        decide: Decide,
        also: AlsoWrite | None = None,
        *,
        from_memory: bool = False,
    ) -> Answer:
        """Decide on a copy, commit it with the answer, then cache it. Retries after a version conflict.

        ``from_memory``: for what is decided without the database. Whether the table in memory is the stored one is then looked
        at in the transaction that writes, and only a refusal takes another one.
        """
        table = None
        async with self.lock(table_id):
            unchecked = self._unchecked(table_id) if from_memory else None
            for _ in range(ATTEMPTS):
                try:
                    table = unchecked or await self.load(table_id)
                    if table is None:
                        raise Refused("no_such_table")
                    check_place(table, request.place)
                    change = TableChange.of(table, self.now(), request)
                    done = await decide(change)
                    return await self.commit(kind, request, change, done, also, unchecked=unchecked)
                except Refused as refused:
                    if unchecked is None or await self._is_current(unchecked):
                        return await self.refuse(kind, request, table, refused.refusal)
                except StoreError as error:
                    return Answer(table_id, 0, error.refusal)
                except FrozenTable as frozen:
                    await self.freeze(frozen)
                except table_writes.VersionConflict:  # another process has written to the file
                    self._cache.pop(table_id, None)
                unchecked = None
        return Answer(table_id, 0, Refusal("locked"))

    async def commit(
        self,
        kind: str,
        request: Request,
        change: TableChange,
        done: str = "",
        also: AlsoWrite | None = None,
        *,
        unchecked: Table | None = None,
    ) -> Answer:
        """Log, version, position and answer in one transaction; or the first answer, when this key has one.

        ``unchecked``: raises VersionConflict, unless this is still the stored table.
        """
        if change.table.status == "open":
            change.table.alarm = change.now + self.open_seconds

        def job(db: Connection) -> tuple[Answer, bool]:
            if unchecked is not None and not table_reads.is_current(db, unchecked):
                raise table_writes.VersionConflict
            new = _takes_channel(change)  # then its number, or a refusal, is the answer, and known later
            answer = Answer(change.table.id, change.table.seq, None, done)
            first = request_answers.stored_answer(db, request, kind) if new else keep(db, answer)
            if first is not None and first is not answer:
                return first, False
            if new and (refused := self._cannot_have_channel(db, change)) is not None:
                return keep(db, refused), False
            table_writes.commit_change(db, change)
            if also is not None:
                also(db)
            return keep(db, replace(answer, table=change.table.id)) if new else answer, True

        def keep(db: Connection, answer: Answer) -> Answer:
            return request_answers.store_answer(db, request, kind, answer, change.now)

        try:
            return await self._write(change, job)
        except StoreError as error:
            return Answer(change.table.id or None, 0, error.refusal)

    def _cannot_have_channel(self, db: Connection, change: TableChange) -> Answer | None:
        """Why there cannot be this new, woken or moved table in its channel, in the transaction that would write it."""
        table = change.table
        table_writes.wait_to_open(db)
        if (taken := table_reads.live_table_in_channel(db, table.channel)) is not None:
            return Answer(taken, 0, Refusal("channel_taken", {"table": taken}))
        known = change.before is not None
        many = None if known else table_reads.too_many_tables(db, self.limits, table.host, table.server)
        return None if many is None else Answer(None, 0, many)

    async def commit_unasked(self, change: TableChange) -> None:
        """Commit what no person requested: the scheduler and automats. Raises StoreError or VersionConflict."""

        def job(db: Connection) -> tuple[None, bool]:
            table_writes.commit_change(db, change)
            return None, True

        await self._write(change, job)

    async def refuse(self, kind: str, request: Request, table: Table | None, refusal: Refusal) -> Answer:
        """The refusal, or the first answer when this key has one. Failing to keep a refusal does no harm."""
        answer = Answer(table.id if table else None, table.seq if table else 0, refusal)
        now = self.now()
        try:
            return await self.store.write(lambda db: request_answers.store_answer(db, request, kind, answer, now))
        except StoreError:
            return answer

    async def load(self, table_id: int) -> Table | None:
        """The table from the cache or the file, under its lock; frozen when the file contradicts itself."""
        table = await self._cached(table_id)
        if table is None:
            try:
                table = await self.store.read(lambda db: history.load_table_with_log(db, table_id))
            except FrozenTable as frozen:
                return await self.freeze(frozen)
            if table is not None and table.status == "running" and table.rules_version != table.game.version:
                change = TableChange.of(table, self.now())
                adopt_new_rules(change)
                await self.commit_unasked(change)
                table = change.table
        if table is not None:
            if not _knows_people(table):
                seats = table.seats
                table = table.copy()
                table.people = await self.store.read(lambda db: table_reads.people_at(db, seats))
            self._remember(table)
        return table

    async def _cached(self, table_id: int) -> Table | None:
        """A table in memory, unless another process has changed it since."""
        table = self._cache.get(table_id)
        if table is None or not self.store.shared:
            return table
        current = await self.store.read(lambda db: table_reads.is_current(db, table))
        return table if current else None

    def _unchecked(self, table_id: int) -> Table | None:
        """A table in memory that another process may have changed; None where a look is free, or it must be read."""
        table = self._cache.get(table_id) if self.store.shared else None
        return table if table is not None and _knows_people(table) else None

    async def _is_current(self, table: Table) -> bool:
        """Whether a table in memory is the stored one; not while the database cannot be asked."""
        try:
            return await self.store.read(lambda db: table_reads.is_current(db, table))
        except StoreError:
            return False

    async def change_unasked(self, table_id: int, rule: Callable[[TableChange], None]) -> None:
        """Change a table without anybody's request; raises VersionConflict when another process keeps changing it."""
        async with self.lock(table_id):
            for attempt in range(ATTEMPTS):
                table = await self.load(table_id)
                if table is None:
                    return
                change = TableChange.of(table, self.now())
                rule(change)
                try:
                    await self.commit_unasked(change)
                except table_writes.VersionConflict:
                    if attempt == ATTEMPTS - 1:
                        raise
                else:
                    return

    def forget_tables_of(self, person: int) -> None:
        """Read the tables of somebody whose settings have changed anew."""
        for table in list(self._cache.values()):
            if person in table.people:
                del self._cache[table.id]

    def forget_all_tables(self) -> None:
        """Read every table anew: somebody was erased, and earlier versions and rows in memory name them, too."""
        self._cache.clear()
        self._versions.clear()

    async def freeze(self, frozen: FrozenTable) -> Table | None:
        """Freeze a table and log it as critical; the host may still cancel it. Call under its lock."""
        LOG.critical("a table is frozen, for it cannot be read or contradicts itself: %s", frozen)
        table_id = frozen.table_id
        self._cache.pop(table_id, None)

        def job(db: Connection) -> Table | None:
            table = damaged_tables.fetch_damaged_table(db, table_id)
            if table is not None and table.status in ("frozen", "cancelled"):
                return table
            stopped = damaged_tables.stop_table(db, table_id, self.now())
            if table is None:
                return None
            change = TableChange.of(table, self.now())
            change.table.status = "frozen"
            change.table.deadline = change.table.alarm = None
            if stopped:
                change.note("frozen", text=str(frozen.seq))
                table_writes.commit_change(db, change)
            return change.table

        table = await self.store.write(job)
        if table is not None:
            self._remember(table)
        for look_again in self.changed:
            look_again()
        return table

    async def _write(self, change: TableChange, job: Callable[[Connection], tuple[T, bool]]) -> T:
        """Commit, then update the cache. On any error, drop the cached table, so that it is read from the file again."""
        try:
            result, written = await self.store.write(job)
        except BaseException:
            self._cache.pop(change.table.id, None)
            raise
        if written:
            before = change.before
            recent = RecentLog(0) if before is None else before.recent
            if change.new_base:  # what came before it cannot be replayed by the new rules
                change.table.recent = RecentLog(change.table.seq)
            else:
                change.table.recent = recent.extended(change.rows, change.actions)
            if before is not None and before.seq != change.table.seq:
                self._keep_version(before)
            self._remember(change.table)
        if written or self.store.shared:  # a commit whose outcome was unknown may have been done before
            for look_again in self.changed:
                look_again()
        return result

    def past_version(self, table_id: int, seq: int) -> Table | None:
        """A table as it was at this version, if it is still in memory."""
        return self._versions.get((table_id, seq))

    def _keep_version(self, table: Table) -> None:
        self._versions[table.id, table.seq] = table
        while len(self._versions) > KEPT_VERSIONS:
            self._versions.popitem(last=False)

    def _remember(self, table: Table) -> None:
        self._cache[table.id] = table
        self._cache.move_to_end(table.id)
        while len(self._cache) > self._cached_tables:
            self._cache.popitem(last=False)


def _takes_channel(change: TableChange) -> bool:
    """Whether the table is new in its channel, wakes up in it, or was moved there."""
    table, before = change.table, change.before
    return table.rested_at is None and (before is None or before.rested_at is not None or before.channel != table.channel)


def _knows_people(table: Table) -> bool:
    """Whether the settings of everybody who sits there are in memory."""
    return all(seat.owner is None or seat.owner in table.people for seat in table.seats)
