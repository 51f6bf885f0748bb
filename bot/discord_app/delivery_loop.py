"""Delivers the outbox: one task per reader, each message once.

The queue is the outbox in the database. In a channel, and to a person, one message is on its way at a time; servers take
turns, and within a server its channels. Whatever waits for Discord's rate limit or a picture delays its own channel only.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple, Protocol
from weakref import WeakValueDictionary

import discord

from bot.panels.game_module import in_secret
from bot.panels.reader_view import ReaderView
from bot.runtime.fair_queue import Asker, FairQueue
from bot.runtime.logging_setup import log_context
from bot.runtime.metrics import UNDELIVERED_TOTAL, UNSHRUNK_TOTAL
from bot.service.table_service import TableService
from bot.storage import outbox
from bot.storage.outbox import ChannelPost, OwedMessage, PostedMessage
from bot.tables.calls import call_people
from bot.tables.errors import StoreError
from bot.tables.slots import SlotShare
from bot.tables.table import CHANNEL_READER, Table

LOG = logging.getLogger(__name__)
MAX_TO_CHANNELS = 24  # deliveries that begin at the same time: Discord refuses more than 50 requests a second
MAX_TO_PEOPLE = 8  # opening direct messages is rate limited for all of them together
MAX_SHRINKS = 8
PLACE_SECONDS = 1.0  # then whoever still waits gives the place to somebody else; most are done in a third of it
SLOW_SECONDS = 60.0  # that a reader waits before the health page counts it
PAGE_SIZE = 256
RETRY_SECONDS = 5.0  # seconds after the first failure; each further one doubles it
MAX_RETRY_SECONDS = 600.0
MAX_UNKNOWN_RETRY_SECONDS = 24 * 3600.0  # where Discord does not know the channel
MAX_LOOKS = 5  # at a table that changes all the time
PROGRESS_SECONDS = 4.0  # at least, between two edits of a message while automats play
SHRINK_RETRY_SECONDS = 60
MAX_SHRINK_RETRY_SECONDS = 3600
MAX_SHRINK_TRIES = 8  # a message that keeps its pictures and buttons does no harm
STUCK_AFTER = 3  # failures in a row, while others are reached: it is this reader, not the bot

Reader = tuple[int, int]  # a table and a seat, or CHANNEL


class Failure(NamedTuple):
    """Deliveries to one reader that failed in a row."""

    times: int = 0
    retry_at: float = 0.0
    since: float = 0.0  # when the first of them failed
    only_here: bool = False  # Discord does not know the channel, or has said how long to wait: no sign of a sick bot


class DirectMessagesClosed(Exception):
    """This person takes no direct messages."""


class ChannelUnknown(Exception):
    """Discord does not know the channel, for now or for good."""


class Deliverer(Protocol):
    """Sends a message to its reader: ``MessageSender``, or a fake in tests."""

    async def deliver(self, owed: OwedMessage) -> PostedMessage:
        """Show a reader the versions after ``owed.shown`` up to ``owed.due``; the message that the reader has now.

        The same ``owed`` may come again after a crash (``owed.again``): a new message must carry ``owed.nonce``, so that
        it is not doubled; where the other side may have forgotten the nonce, look for the message first.
        Raises DirectMessagesClosed if the person takes no direct messages; any other error is retried later.
        """
        ...

    async def remind_in_channel(self, owed: OwedMessage) -> None:
        """Notify a reader whose direct messages are closed in the channel, if a reminder is due."""
        ...

    async def progress(self, owed: OwedMessage, *, edit: bool) -> bool:
        """Write what automats do into the newest message of the channel, if ``edit``; False: a new message is needed."""
        ...

    async def shrink(self, post: ChannelPost) -> bool:
        """Reduce an older message to its lines; False when it cannot be changed at all. Any error is retried later."""
        ...


class DeliveryLoop:
    """Delivers pending messages. ``look`` is the job: it starts deliveries and never waits for a slow reader."""

    def __init__(self, tables: TableService, deliverer: Deliverer, share: SlotShare | None = None) -> None:
        self._tables = tables
        self._share = share or SlotShare()
        self._deliverer = deliverer
        self._delivering: dict[Reader, asyncio.Task[None]] = {}
        self._missed: set[Reader] = set()  # readers with newer messages that came during their delivery
        self._failures: dict[Reader, Failure] = {}
        self._with_automats: dict[int, float] = {}  # tables where automats are playing, and when their channel was changed last
        self._shrinking: dict[int, asyncio.Task[None]] = {}  # by message
        self._delivered_at = 0.0  # the last delivery that succeeded
        self._turns: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()  # by channel and person
        self._to_channels = FairQueue("channels", MAX_TO_CHANNELS)
        self._to_people = FairQueue("people", MAX_TO_PEOPLE)
        self._to_shrink = FairQueue("shrinks", MAX_SHRINKS)
        self._owed_since: dict[Reader, float] = {}  # who waits for a message, and can be reached as far as we know
        self.wake: Callable[[], None] = lambda: None  # there is something to look at
        self.published: Callable[[int, int], None] = lambda _table, _seq: None  # the channel of a table was shown a version
        self.stuck = 0  # readers that cannot be reached while others can

    @property
    def busy(self) -> bool:
        """Whether a delivery is running."""
        return bool(self._delivering or self._shrinking)

    # --- for the health page -----------------------------------------------------------------------------------------

    @property
    def oldest(self) -> float | None:
        """Since when the first message waits, those to stuck readers aside; None: nothing waits."""
        return min(self._owed_since.values(), default=None)

    @property
    def slow(self) -> int:
        """How many readers have waited for more than a minute."""
        now = time.monotonic()
        return sum(now - since > SLOW_SECONDS for since in self._owed_since.values())

    @property
    def standstill(self) -> float:
        """For how many seconds messages have waited while nobody at all was reached: a busy channel is no standstill."""
        oldest = self.oldest
        return 0.0 if oldest is None else time.monotonic() - max(oldest, self._delivered_at)

    # -----------------------------------------------------------------------------------------------------------------

    async def look(self) -> float | None:
        """Start a delivery for every reader with pending messages; returns the seconds until the next retry."""
        slots, most = self._share.held, PAGE_SIZE + len(self._delivering)
        pending = await self._owing()
        closed = await self._tables.store.read(lambda db: outbox.owed_to_unreachable(db, slots, most))
        now = time.monotonic()
        for owed, shut in (*((one, False) for one in pending), *((one, True) for one in closed)):
            reader = (owed.table, owed.reader)
            if reader in self._delivering:
                self._missed.add(reader)
            elif self._failures.get(reader, Failure()).retry_at <= now:
                delivery = self._deliver(owed, closed=shut)
                self._delivering[reader] = asyncio.get_running_loop().create_task(delivery, name=f"publish-{owed.table}")
        owing = {(owed.table, owed.reader) for owed in (*pending, *closed)}
        stuck = {reader for reader in owing if self._is_stuck(reader)}
        playing = {reader for reader in owing if reader[1] == CHANNEL_READER and reader[0] in self._with_automats}
        self.stuck = len(stuck)
        self._owed_since = {reader: self._owed_since.get(reader, now) for reader in owing - stuck - playing}
        self._failures = {reader: failure for reader, failure in self._failures.items() if reader in owing}
        waiting = [failure.retry_at - now for reader, failure in self._failures.items() if reader not in self._delivering]
        if (shrink_in := await self._shrink_older()) is not None:
            waiting.append(shrink_in)
        again = self._share.look_within(max(0.1, min(waiting, default=math.inf)))
        return again if again < math.inf else None

    async def finish(self, max_seconds: float) -> None:
        """Let running deliveries finish; what is not delivered then stays in the outbox for the next start."""
        running = {*self._delivering.values(), *self._shrinking.values()}
        if running:
            await asyncio.wait(running, timeout=max_seconds)
        for task in running:
            task.cancel()

    def try_again(self, table_id: int) -> None:
        """Reset the retry delay of a table. Somebody is active there, so the channel may be usable again."""
        for reader in [reader for reader in self._failures if reader[0] == table_id]:
            del self._failures[reader]
            self.wake()

    def _is_stuck(self, reader: Reader) -> bool:
        failure = self._failures.get(reader, Failure())
        return failure.only_here or (failure.times >= STUCK_AFTER and self._delivered_at > failure.since)

    async def _owing(self) -> list[OwedMessage]:
        found: list[OwedMessage] = []
        while batch := await self._page((found[-1].table, found[-1].reader) if found else (0, CHANNEL_READER - 1)):
            found += batch
        return found

    async def _page(self, after: Reader) -> list[OwedMessage]:
        slots = self._share.held
        return await self._tables.store.read(lambda db: outbox.owed_messages(db, PAGE_SIZE, after, slots))

    @asynccontextmanager
    async def _turn(self, kind: str, number: int, queue: FairQueue, server: int) -> AsyncIterator[None]:
        """Whose turn it is: one at a time in a channel, or to a person, and servers one after the other."""
        asker = Asker(server, number, public=True)
        async with self._turns.setdefault((kind, number), asyncio.Lock()), queue.place(asker, longest=PLACE_SECONDS):
            yield

    async def _deliver(self, owed: OwedMessage, *, closed: bool) -> None:
        """Bring one reader up to date, in as many messages as needed. Retries with exponential backoff.

        ``closed``: a person who takes no direct messages, and is told in the channel.
        """
        table_id, reader = key = (owed.table, owed.reader)
        try:
            with log_context(table=table_id):
                if reader == CHANNEL_READER or closed:
                    turn = self._turn("channel", owed.channel, self._to_channels, owed.server)
                else:
                    turn = self._turn("person", owed.person or 0, self._to_people, owed.server)
                async with turn:
                    await (self._tell_in_channel(owed) if closed else self._deliver_all(table_id, reader))
            self._failures.pop(key, None)
            self._owed_since.pop(key, None)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            now, before = time.monotonic(), self._failures.get(key)
            times = 1 if before is None else before.times + 1
            most = MAX_UNKNOWN_RETRY_SECONDS if isinstance(error, ChannelUnknown) else MAX_RETRY_SECONDS
            wait = min(most, RETRY_SECONDS * 2 ** (times - 1))
            if isinstance(error, discord.RateLimited):
                wait = max(RETRY_SECONDS, error.retry_after)
            only_here = isinstance(error, ChannelUnknown | discord.RateLimited)
            self._failures[key] = Failure(times, now + wait, now if before is None else before.since, only_here)
            UNDELIVERED_TOTAL.inc()
            why = f": {error}" if only_here else ""
            LOG.error("reader %s is not up to date; next try in %d s%s", reader, wait, why, exc_info=None if only_here else error)
            self._missed.add(key)
        finally:
            del self._delivering[key]
            if key in self._missed:
                self._missed.discard(key)
                self.wake()

    async def _deliver_all(self, table_id: int, reader: int) -> None:
        store = self._tables.store
        while (owed := await self._next_message(table_id, reader)) is not None:
            try:
                posted = await self._deliverer.deliver(owed)
            except DirectMessagesClosed:
                assert owed.person is not None
                await self._tables.change_person(owed.person, unreachable=True)
                return
            await store.write(lambda db, sent=owed, posted=posted: outbox.mark_shown(db, sent, *posted))  # type: ignore[misc]
            self._delivered_at = time.monotonic()
            if reader == CHANNEL_READER:
                self.published(table_id, owed.due)
                self.wake()  # the message before it is to be shrunk

    async def _shrink_older(self) -> float | None:
        """Start shrinking messages that are not the newest of their table; returns the seconds until the next try.

        Apart from the deliveries: Discord allows few edits of messages older than an hour, and nobody is to wait for that.
        """
        store, now, slots = self._tables.store, self._tables.now(), self._share.held
        most = PAGE_SIZE + len(self._shrinking)
        for post in await store.read(lambda db: outbox.posts_to_shrink(db, now, most, slots)):
            if post.message not in self._shrinking:
                name = f"shrink-{post.message}"
                self._shrinking[post.message] = asyncio.get_running_loop().create_task(self._shrink(post), name=name)
        later = await store.read(lambda db: outbox.next_shrink(db, now))
        return None if later is None else float(later - now)

    async def _shrink(self, post: ChannelPost) -> None:
        try:
            with log_context(table=post.table):
                await self._try_to_shrink(post)
        except StoreError as error:
            LOG.error("message %s is not shrunk; next try in %d s", post.message, RETRY_SECONDS, exc_info=error)
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake)
        finally:
            del self._shrinking[post.message]

    async def _try_to_shrink(self, post: ChannelPost) -> None:
        store = self._tables.store
        try:
            async with self._turn("shrink", post.channel, self._to_shrink, post.server):
                await self._deliverer.shrink(post)
        except StoreError:
            raise
        except Exception as error:
            UNSHRUNK_TOTAL.inc()
            if post.tries + 1 < MAX_SHRINK_TRIES:
                wait = min(MAX_SHRINK_RETRY_SECONDS, SHRINK_RETRY_SECONDS * 2**post.tries)
                LOG.warning("message %s is not shrunk; next try in %d s: %r", post.message, wait, error)
                at = self._tables.now() + wait
                await store.write(lambda db: outbox.postpone_shrink(db, post.message, at))
                return
            LOG.warning("message %s stays as it is: %r", post.message, error)
        await store.write(lambda db: outbox.mark_shrunk(db, post.message))

    async def _tell_in_channel(self, closed: OwedMessage) -> None:
        with log_context(table=closed.table):
            try:
                await self._deliverer.remind_in_channel(closed)
            except Exception:
                LOG.exception("reader %s could not be reminded in the channel", closed.reader)
        await self._tables.store.write(lambda db: outbox.mark_unreachable_told(db, closed))

    async def _next_message(self, table_id: int, reader: int) -> OwedMessage | None:
        """Plan the next message to a reader; None: there is none for now."""
        store, seen = self._tables.store, None
        if reader == CHANNEL_READER:
            table, owed = await self._look_at_channel(table_id)
            if table is not None and owed is not None and not owed.again and await self._automats_play(table, owed):
                return None
            self._with_automats.pop(table_id, None)
            seen = owed and owed.due  # who acts meanwhile is told of in the next message, or while automats play
        return await store.write(lambda db: outbox.plan_message(db, table_id, reader, seen))

    async def _look_at_channel(self, table_id: int) -> tuple[Table | None, OwedMessage | None]:
        """A table and what its channel is owed, both of one moment: nothing is due that happened after this version."""
        for _ in range(MAX_LOOKS):
            table = await self._tables.table(table_id)
            owed = await self._tables.store.read(lambda db: outbox.owed_message(db, table_id, CHANNEL_READER))
            if table is None or owed is None or owed.due <= table.seq:
                break
        return table, owed

    async def _automats_play(self, table: Table, owed: OwedMessage) -> bool:
        """Whether automats are playing and call for no message of their own: what they do is written into the newest one."""
        now = self._tables.now()
        if not automats_decide(table, now):
            return False
        called = await self._tables.store.read(lambda db: outbox.load_calls(db, table.id))
        if call_people(table, called, now)[0]:
            return False
        last = self._with_automats.setdefault(table.id, -math.inf)
        if not in_secret(ReaderView.of(table, None, table.language)):
            edit = time.monotonic() - last >= PROGRESS_SECONDS
            if edit:
                self._with_automats[table.id] = time.monotonic()
            if not await self._deliverer.progress(owed, edit=edit):
                return False
        self.published(table.id, owed.due)
        return True


def automats_decide(table: Table, now: int) -> bool:
    """Whether only automats are on turn, and will play at once."""
    actors = table.to_act()
    return bool(actors) and all(table.seats[seat].player is None for seat in actors) and (table.alarm or math.inf) <= now


def secret_among_automats(table: Table, now: int) -> bool:
    """Whether automats choose in secret one after another. There is nothing to show, so their choices become one message."""
    if table.alarm is None or table.alarm > now:
        return False
    if not in_secret(ReaderView.of(table, None, table.language)):
        return False
    actors = table.to_act()
    waiting = any(table.seats[seat].player is None for seat in actors)
    last = max(table.moved, key=table.moved.__getitem__, default=None)
    return waiting and (last is None or table.seats[last].player is None)
