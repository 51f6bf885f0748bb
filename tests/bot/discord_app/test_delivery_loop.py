"""The delivery loop: readers do not wait for each other, failures are retried, messages that wait together are merged."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_app import delivery_loop as module
from bot.discord_app.delivery_loop import (
    ChannelUnknown,
    DeliveryLoop,
    DirectMessagesClosed,
    automats_decide,
    secret_among_automats,
)
from bot.runtime.background_job import BackgroundJob
from bot.runtime.fair_queue import FairQueue
from bot.service.request_runner import RequestRunner
from bot.service.table_service import TableService
from bot.storage import outbox
from bot.storage.outbox import ChannelPost, OwedMessage, PostedMessage
from bot.storage.sqlite_store import sqlite_store
from bot.tables.errors import StoreError
from bot.tables.table import CHANNEL_READER, Place, Request
from tests.loop_clock import LoopClock
from tests.waiting import until


class FakeDeliverer:
    """Records messages instead of sending them; fails or waits where a test says so."""

    def __init__(self) -> None:
        self.begun: list[OwedMessage] = []
        self.sent: list[OwedMessage] = []
        self.reminded: list[OwedMessage] = []
        self.shrunk: list[ChannelPost] = []
        self.progressed: list[tuple[int, bool]] = []
        self.fits = True  # into the newest message
        self.fail_to_shrink: Exception | None = None
        self.fail: dict[int, Exception] = {}  # by table
        self.slow: dict[int, asyncio.Event] = {}

    async def deliver(self, owed: OwedMessage) -> PostedMessage:
        self.begun.append(owed)
        if owed.table in self.slow:
            await self.slow[owed.table].wait()
        if owed.table in self.fail:
            raise self.fail[owed.table]
        self.sent.append(owed)
        return PostedMessage(len(self.sent))

    async def progress(self, owed: OwedMessage, *, edit: bool) -> bool:
        self.progressed.append((owed.due, edit))
        return self.fits

    async def shrink(self, post: ChannelPost) -> bool:
        self.shrunk.append(post)
        if self.fail_to_shrink is not None:
            raise self.fail_to_shrink
        return True

    async def remind_in_channel(self, owed: OwedMessage) -> None:
        self.reminded.append(owed)


class DeliverySetup:
    """Tables, a fake deliverer, and a delivery loop that runs after every change."""

    def __init__(self, folder: Path) -> None:
        self.opened = 0
        self.store = sqlite_store(folder / "t.sqlite")
        self.tables = TableService(RequestRunner(self.store))
        self.deliverer = FakeDeliverer()
        self.deliveries = DeliveryLoop(self.tables, self.deliverer)
        self.job = BackgroundJob("publish", self.deliveries.look)
        self.deliveries.wake = self.job.wake
        self.tables.runner.changed.append(self.job.wake)

    async def open(self, channel: int, *people: int, server: int = 1) -> int:
        self.opened += 1
        request = Request(f"o{channel} {self.opened}", people[0], name="A")
        answer = await self.tables.open(request, game="szczesc", server=server, channel=channel)
        assert answer.table is not None
        for person in people[1:]:
            answer = await self.tables.join(
                Request(f"j{channel} {person}", person, answer.seq, "B", place=Place(server, channel)), answer.table
            )
        assert answer.table is not None
        return answer.table

    async def request(self, key: str, number: int, person: int = 1) -> Request:
        table = await self.tables.table(number)
        assert table is not None
        return Request(key, person, table.seq, place=table.place)

    async def cancel(self, number: int, person: int = 1) -> None:
        assert (await self.tables.cancel(await self.request(f"c{number}", number, person), number)).ok

    async def rest(self) -> None:
        await until(lambda: not self.job.running and not self.deliveries.busy, "rest", pause=0)


@pytest.fixture
def delivery(tmp_path: Path) -> DeliverySetup:
    return DeliverySetup(tmp_path)


async def test_a_slow_reader_makes_nobody_wait(delivery: DeliverySetup) -> None:
    delivery.deliverer.slow[1] = asyncio.Event()
    first = await delivery.open(10, 1)
    second = await delivery.open(20, 2)
    await until(lambda: any(owed.table == second for owed in delivery.deliverer.sent))
    assert [owed.table for owed in delivery.deliverer.sent] == [second]
    delivery.deliverer.slow[1].set()
    await delivery.rest()
    assert first in [owed.table for owed in delivery.deliverer.sent]


async def test_slow_direct_messages_do_not_stop_the_channels(delivery: DeliverySetup) -> None:
    class SlowDirectMessages(FakeDeliverer):
        async def deliver(self, owed: OwedMessage) -> PostedMessage:
            if owed.reader != CHANNEL_READER:
                await asyncio.sleep(3600)
            return await super().deliver(owed)

    delivery.deliveries._deliverer = deliverer = SlowDirectMessages()
    numbers = [await delivery.open(channel, channel, channel + 1000) for channel in range(1, 41)]
    for number in numbers:
        await delivery.tables.start(await delivery.request("s" + str(number), number, number), number)
    await until(lambda: {owed.table for owed in deliverer.sent} == set(numbers), "a message in every channel")
    await until(lambda: not any(reader == CHANNEL_READER for _, reader in delivery.deliveries._delivering))
    await delivery.deliveries.finish(0)


# --- fair shares ------------------------------------------------------------------------------------------------------


class SlowChannels(FakeDeliverer):
    """Channels that wait for ever, as for their rate limit, and how many deliveries each had under way at the same time."""

    def __init__(self, *slow: int) -> None:
        super().__init__()
        self.waiting_in = set(slow)
        self.under_way: Counter[int] = Counter()
        self.at_once = 0

    async def deliver(self, owed: OwedMessage) -> PostedMessage:
        self.under_way[owed.channel] += 1
        self.at_once = max(self.at_once, self.under_way[owed.channel])
        try:
            await asyncio.sleep(3600 if owed.channel in self.waiting_in else 0)
            return await super().deliver(owed)
        finally:
            self.under_way[owed.channel] -= 1


async def test_channels_that_wait_for_ever_hold_up_no_other(delivery: DeliverySetup) -> None:
    clock = LoopClock()
    slow = range(1, module.MAX_TO_CHANNELS + 7)
    delivery.deliveries._deliverer = deliverer = SlowChannels(*slow)
    for channel in slow:
        await delivery.open(channel, channel, server=1)
    await until(lambda: sum(deliverer.under_way.values()) == module.MAX_TO_CHANNELS, "all places taken", pause=0)
    elsewhere = [await delivery.open(channel, channel, server=server) for server, channel in ((2, 100), (3, 101), (1, 102))]
    await clock.advance(module.PLACE_SECONDS + 0.1)
    await until(lambda: {owed.table for owed in deliverer.sent} == set(elsewhere), "the messages of all others", pause=0)
    assert sum(deliverer.under_way.values()) == len(slow), "they wait, each in its own channel"
    await delivery.deliveries.finish(0)


async def test_one_delivery_at_a_time_in_a_channel_whatever_stood_there_before(delivery: DeliverySetup) -> None:
    clock = LoopClock()
    delivery.deliveries._deliverer = deliverer = SlowChannels(10)
    for _ in range(3):  # games that are over there, but for their last message
        number = await delivery.open(10, 1)
        await until(lambda: deliverer.under_way[10] > 0, "a delivery", pause=0)
        await delivery.store.write(
            lambda db, number=number: db.execute("UPDATE tables SET status = 'over' WHERE id = ?", (number,))  # type: ignore[misc]
        )
    deliverer.waiting_in.clear()
    for _ in range(3):
        await clock.advance(3600)
    await delivery.rest()
    assert [owed.table for owed in deliverer.sent] == [1, 2, 3], "in their order"
    assert deliverer.at_once == 1


async def test_servers_take_turns_and_then_channels(delivery: DeliverySetup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery.deliveries, "_to_channels", FairQueue("channels", 1))
    gate = delivery.deliverer.slow[1] = asyncio.Event()
    await delivery.open(10, 1, server=1)
    await until(lambda: delivery.deliverer.begun, "the first delivery")
    for channel in (11, 12, 13, 14):
        await delivery.open(channel, channel, server=1)
    await delivery.open(20, 20, server=2)
    await until(lambda: delivery.deliveries._to_channels.waiting == 5, "all others in the queue")
    gate.set()
    await delivery.rest()
    assert [owed.channel for owed in delivery.deliverer.sent] == [10, 11, 20, 12, 13, 14]


async def test_a_reminder_in_a_slow_channel_holds_up_nobody(delivery: DeliverySetup) -> None:
    """Whoever takes no direct messages is told in the channel, which may wait for its rate limit."""
    number = await delivery.open(10, 1, 2)
    await delivery.rest()

    class SlowReminders(FakeDeliverer):
        async def remind_in_channel(self, owed: OwedMessage) -> None:
            self.reminded.append(owed)
            await asyncio.sleep(3600)

    delivery.deliveries._deliverer = deliverer = SlowReminders()
    await delivery.tables.change_person(2, unreachable=True)
    await delivery.tables.start(await delivery.request("s", number), number)
    await until(lambda: deliverer.reminded, "a reminder that waits")
    other = await delivery.open(20, 3, server=2)
    await until(lambda: other in [owed.table for owed in deliverer.sent], "the message of another server")
    await delivery.deliveries.finish(0)


async def test_shrinks_of_a_slow_channel_hold_up_no_other(delivery: DeliverySetup) -> None:
    clock = LoopClock()
    numbers = [await delivery.open(channel, channel, channel + 100) for channel in range(1, module.MAX_SHRINKS + 3)]
    await delivery.rest()

    class SlowShrinks(FakeDeliverer):
        async def shrink(self, post: ChannelPost) -> bool:
            if post.channel != numbers[-1]:
                await asyncio.sleep(3600)
            return await super().shrink(post)

    delivery.deliveries._deliverer = deliverer = SlowShrinks()
    for number in numbers:
        await delivery.tables.start(await delivery.request(f"s{number}", number, number), number)
    await until(lambda: len(delivery.deliveries._shrinking) == len(numbers), "every lobby to be shrunk", pause=0)
    await clock.advance(module.PLACE_SECONDS + 0.1)
    await until(lambda: [post.table for post in deliverer.shrunk] == numbers[-1:], "the one that need not wait", pause=0)
    await delivery.deliveries.finish(0)


async def test_a_table_called_off_before_it_was_shown_posts_nothing(delivery: DeliverySetup) -> None:
    gate = delivery.deliverer.slow[1] = asyncio.Event()
    first = await delivery.open(10, 1)
    await until(lambda: delivery.deliverer.begun, "the first lobby, on its way")
    await delivery.cancel(first)
    for _ in range(5):
        number = await delivery.open(10, 1)
        for automat in range(2):
            await delivery.tables.add_automat(await delivery.request(f"a{number} {automat}", number), number, "apprentice")
        await delivery.tables.start(await delivery.request(f"s{number}", number), number)
        await delivery.cancel(number)
    await delivery.open(10, 1)
    gate.set()
    await delivery.rest()
    assert [(owed.table, owed.shown) for owed in delivery.deliverer.sent if owed.reader == CHANNEL_READER] == [
        (1, 0), (1, 1), (7, 0),
    ], "the lobby that was under way and its end, and the last one"  # fmt: skip


# --- what the health page says ----------------------------------------------------------------------------------------


async def test_a_slow_channel_is_no_standstill_but_nobody_reached_is(
    delivery: DeliverySetup, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = LoopClock()
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: clock.now))
    deliveries = delivery.deliveries
    deliveries._deliverer = deliverer = SlowChannels(10)
    await delivery.open(10, 1)
    await until(lambda: deliverer.under_way[10], "a delivery that waits", pause=0)
    for channel in range(20, 24):
        await clock.advance(50)
        number = await delivery.open(channel, channel, server=2)
        await until(lambda: number in [owed.table for owed in deliverer.sent], "a message elsewhere", pause=0)  # noqa: B023
        await deliveries.look()
    assert deliveries.oldest is not None
    assert clock.now - deliveries.oldest >= 200
    assert deliveries.slow == 1
    assert deliveries.standstill < 1, "others are reached"
    await clock.advance(61)
    assert deliveries.standstill >= 61, "nobody is"
    await deliveries.finish(0)


async def test_a_channel_that_discord_makes_wait_is_no_standstill_even_alone(
    delivery: DeliverySetup, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = LoopClock()
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: clock.now))
    delivery.deliverer.fail[1] = discord.RateLimited(300.0)
    await delivery.open(10, 1)
    await delivery.rest()
    await delivery.deliveries.look()
    await clock.advance(299)
    await delivery.rest()
    assert (delivery.deliveries.stuck, delivery.deliveries.standstill) == (1, 0.0)
    assert len(delivery.deliverer.begun) == 1, "it is tried when Discord said"
    del delivery.deliverer.fail[1]
    await clock.advance(2)
    await delivery.rest()
    assert len(delivery.deliverer.sent) == 1


async def test_what_happens_during_a_delivery_is_not_forgotten(delivery: DeliverySetup) -> None:
    gate = delivery.deliverer.slow[1] = asyncio.Event()
    number = await delivery.open(10, 1)
    await until(lambda: delivery.deliverer.begun)
    answer = await delivery.tables.join(Request("j", 2, 1, "B", place=Place(1, 10)), number)
    gate.set()
    await delivery.rest()
    assert delivery.deliverer.sent[-1].due == answer.seq
    assert len({(owed.reader, owed.due) for owed in delivery.deliverer.sent}) == len(delivery.deliverer.sent)


async def test_a_failure_is_tried_again_and_patience_grows(delivery: DeliverySetup, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = LoopClock()
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: clock.now))
    delivery.deliverer.fail[1] = RuntimeError("no")
    number = await delivery.open(10, 1)
    await delivery.rest()
    for tries, wait in enumerate((5, 10, 20, 40, 80, 160, 320, 600), 1):
        await clock.advance(wait - 0.1)
        await delivery.rest()
        assert len(delivery.deliverer.begun) == tries, "not yet"
        assert not delivery.deliverer.sent
        assert delivery.deliveries.oldest is not None
        await clock.advance(0.2)
        await delivery.rest()
        assert len(delivery.deliverer.begun) == tries + 1
    del delivery.deliverer.fail[1]
    await clock.advance(module.MAX_RETRY_SECONDS + 0.1)
    await delivery.rest()
    assert [(owed.table, owed.again) for owed in delivery.deliverer.sent] == [(number, True)]
    await delivery.rest()
    await delivery.deliveries.look()
    assert delivery.deliveries.oldest is None


async def test_a_visit_ends_the_waiting(delivery: DeliverySetup) -> None:
    delivery.deliverer.fail[1] = RuntimeError("no")
    number = await delivery.open(10, 1)
    await delivery.rest()
    del delivery.deliverer.fail[1]
    delivery.deliveries.try_again(number)
    await delivery.rest()
    assert len(delivery.deliverer.sent) == 1


async def test_a_closed_reader_is_noted_and_left_alone(delivery: DeliverySetup) -> None:
    number = await delivery.open(10, 1, 2)
    await delivery.rest()

    class ClosedDirectMessages(FakeDeliverer):
        async def deliver(self, owed: OwedMessage) -> PostedMessage:
            if owed.reader == 1:
                raise DirectMessagesClosed
            return await super().deliver(owed)

    delivery.deliveries._deliverer = deliverer = ClosedDirectMessages()
    await delivery.tables.start(await delivery.request("s", number), number)
    await delivery.rest()
    await delivery.deliveries.look()
    await delivery.rest()
    assert (await delivery.tables.person(2)).unreachable
    assert not (await delivery.tables.person(1)).unreachable
    assert {owed.reader for owed in deliverer.sent} == {CHANNEL_READER, 0}
    assert [owed.reader for owed in deliverer.reminded] == [1]
    assert not await delivery.store.read(module.outbox.owed_to_unreachable)


async def test_only_secret_choices_among_automats_are_waited_for(delivery: DeliverySetup) -> None:
    number = await delivery.open(10, 1)
    for count in range(3):
        await delivery.tables.add_automat(await delivery.request(f"a{count}", number), number, "apprentice")
    await delivery.tables.start(await delivery.request("s", number), number)
    table = await delivery.tables.table(number)
    assert table is not None
    copy = table.copy()
    copy.alarm = 0
    (seat,) = copy.to_act()
    copy.seats[seat].automat, copy.seats[seat].owner = "apprentice", None
    assert secret_among_automats(copy, 10), "the game has begun, and automats are first"
    copy.moved = {(seat + 1) % 4: 5}
    other = copy.seats[(seat + 1) % 4]
    other.automat, other.owner = "apprentice", None
    assert secret_among_automats(copy, 10)
    other.automat, other.owner = None, 7
    assert not secret_among_automats(copy, 10), "a person has moved: everybody sees that at once"
    other.automat, other.owner = "apprentice", None
    copy.alarm = 100
    assert not secret_among_automats(copy, 10), "the automat is in trouble and will not move soon"
    await delivery.rest()


async def test_what_happens_at_the_very_end_of_a_delivery_is_not_forgotten(
    delivery: DeliverySetup, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = delivery.deliveries._deliver_all
    joined: list[int] = []

    async def and_then_somebody_joins(table_id: int, reader: int) -> None:
        await real(table_id, reader)
        if not joined:
            joined.append(1)
            delivery.tables.runner.changed.clear()  # nobody else looks
            answer = await delivery.tables.join(Request("late", 2, 1, "B", place=Place(1, 10)), table_id)
            joined.append(answer.seq)
            await delivery.deliveries.look()  # finds the delivery still running

    monkeypatch.setattr(delivery.deliveries, "_deliver_all", and_then_somebody_joins)
    await delivery.open(10, 1)
    await until(lambda: len(joined) > 1 and delivery.deliverer.sent[-1].due == joined[1], "a message about who came late")


async def past_secret_choices(delivery: DeliverySetup) -> int:
    """A table at which a person is on turn, and nothing is owed."""
    number = await delivery.open(10, 1, 2)
    await delivery.tables.start(await delivery.request("s", number), number)
    for step in range(100):
        table = await delivery.tables.table(number)
        assert table is not None
        if table.state.phase != "draft":
            break
        seat = table.to_act()[0]
        request = Request(f"d{step}", seat + 1, table.seq, place=table.place)
        await delivery.tables.act(request, number, (await delivery.tables.legal(number, seat))[:1])
    await delivery.rest()
    return number


async def automats_on_turn(delivery: DeliverySetup) -> int:
    """The same, but the person has handed the turn over to an automat, and nothing is owed but that."""
    number = await past_secret_choices(delivery)
    table = await delivery.tables.table(number)
    assert table is not None
    person = table.to_act()[0] + 1
    assert (await delivery.tables.hand_over(await delivery.request("h", number, person), number)).ok
    return number


async def test_what_automats_do_is_no_message_of_its_own(delivery: DeliverySetup, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[int] = []
    delivery.deliveries.published = lambda table, seq: shown.append(seq)
    number = await automats_on_turn(delivery)
    await delivery.rest()
    sent = [owed for owed in delivery.deliverer.sent if owed.reader == CHANNEL_READER]
    table = await delivery.tables.table(number)
    assert table is not None
    assert delivery.deliverer.progressed == [(table.seq, True)]
    assert sent[-1].due < table.seq
    assert shown[-1] == table.seq, "the automat need not wait"
    await delivery.deliveries.look()
    await delivery.rest()
    assert delivery.deliverer.progressed[1:] == [(table.seq, False)], "the next edit must wait a little"
    assert delivery.deliveries.oldest is None, "nobody waits for a message"
    monkeypatch.setattr(module, "PROGRESS_SECONDS", 0.0)
    await delivery.deliveries.look()
    await delivery.rest()
    assert delivery.deliverer.progressed[2:] == [(table.seq, True)]
    delivery.deliverer.fits = False
    await delivery.deliveries.look()
    await delivery.rest()
    assert delivery.deliverer.sent[-1].due == table.seq, "there is no room, so there is a message"


async def test_a_message_tells_of_the_version_that_was_looked_at(
    delivery: DeliverySetup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever plays on their private panel may be quicker than the message that calls them."""
    number = await past_secret_choices(delivery)
    called = await delivery.tables.table(number)
    assert called is not None
    person = called.to_act()[0] + 1
    shown = len(delivery.deliverer.sent)
    look = delivery.deliveries._look_at_channel

    async def then_somebody_acts(table_id: int) -> Any:
        found = await look(table_id)
        monkeypatch.undo()
        assert (await delivery.tables.hand_over(await delivery.request("h", number, person), number)).ok
        return found

    monkeypatch.setattr(delivery.deliveries, "_look_at_channel", then_somebody_acts)
    await delivery.store.write(lambda db: db.execute("UPDATE messages SET shown = shown - 1 WHERE reader = ?", (CHANNEL_READER,)))
    await delivery.deliveries.look()
    await delivery.rest()
    assert [owed.due for owed in delivery.deliverer.sent[shown:] if owed.reader == CHANNEL_READER] == [called.seq]
    assert {seq for seq, _ in delivery.deliverer.progressed} == {called.seq + 1}, "the automat's turn is no message of its own"


async def test_an_automat_in_trouble_keeps_no_news_back(delivery: DeliverySetup) -> None:
    number = await automats_on_turn(delivery)
    await delivery.rest()
    table = await delivery.tables.table(number)
    assert table is not None
    assert automats_decide(table, delivery.tables.now())
    late = table.copy()
    late.alarm = delivery.tables.now() + 30
    assert not automats_decide(late, delivery.tables.now())


async def test_an_older_message_is_shrunk_and_tried_again(delivery: DeliverySetup, monkeypatch: pytest.MonkeyPatch) -> None:
    number = await delivery.open(10, 1, 2)
    await delivery.rest()
    first = len(delivery.deliverer.sent)
    delivery.deliverer.fail_to_shrink = RuntimeError("too many edits")
    await delivery.tables.start(await delivery.request("s", number), number)
    await delivery.rest()
    assert [(post.message, post.tries) for post in delivery.deliverer.shrunk] == [(first, 0)]
    clock = delivery.tables.now()
    for tries, wait in enumerate((60, 120, 240, 480, 960, 1920, 3600), 1):
        clock += wait
        monkeypatch.setattr(delivery.tables.runner, "now", lambda now=clock - 5: now)
        await delivery.deliveries.look()
        await delivery.rest()
        assert len(delivery.deliverer.shrunk) == tries, "not yet"
        clock += 5
        monkeypatch.setattr(delivery.tables.runner, "now", lambda now=clock: now)
        await delivery.deliveries.look()
        await delivery.rest()
        assert delivery.deliverer.shrunk[-1].tries == tries
        assert len(delivery.deliverer.shrunk) == tries + 1
    clock += 10**6
    await delivery.deliveries.look()
    await delivery.rest()
    assert len(delivery.deliverer.shrunk) == module.MAX_SHRINK_TRIES, "it stays as it is"
    assert [
        row[0] for row in await delivery.store.read(lambda db: db.execute("SELECT shrink_at FROM channel_posts").fetchall())
    ] == [None]


async def test_a_shrink_that_meets_a_locked_database_is_logged_and_tried_again(
    delivery: DeliverySetup, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """At each of its steps; nothing is left to the loop, which would say that a task exception was never retrieved."""
    unhandled: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unhandled.append(context))
    number = await delivery.open(10, 1, 2)
    await delivery.rest()
    locked = StoreError("locked")
    real, shut = delivery.store.write, [True]

    async def write(job: Any) -> Any:
        if shut[0] and asyncio.current_task().get_name().startswith("shrink"):  # type: ignore[union-attr]
            raise locked
        return await real(job)

    monkeypatch.setattr(delivery.store, "write", write)
    await delivery.tables.start(await delivery.request("s", number), number)
    clock = LoopClock()
    for fails in (None, RuntimeError("too many edits"), locked):
        delivery.deliverer.fail_to_shrink = fails
        before = len(delivery.deliverer.shrunk)
        delivery.job.wake()
        await delivery.rest()
        assert len(delivery.deliverer.shrunk) > before
    gc.collect()
    await delivery.rest()
    assert unhandled == []
    assert caplog.text.count("is not shrunk; next try in 5 s") >= 3
    shut[0], delivery.deliverer.fail_to_shrink = False, None
    await clock.advance(5.0)
    await delivery.rest()
    assert not await delivery.store.read(lambda db: outbox.posts_to_shrink(db, delivery.tables.now(), 9))


async def test_a_channel_that_is_unknown_is_asked_for_over_days_and_is_no_illness(
    delivery: DeliverySetup, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = [1000.0]
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: now[0]))
    delivery.deliverer.fail[1] = ChannelUnknown("Discord does not know the channel")
    number = await delivery.open(10, 1)
    await delivery.rest()
    waits = []
    for _ in range(18):
        waits.append(delivery.deliveries._failures[number, CHANNEL_READER].retry_at - now[0])
        now[0] += waits[-1]
        await delivery.deliveries.look()
        await delivery.rest()
    assert waits[:4] == [5.0, 10.0, 20.0, 40.0]
    assert waits[-2:] == [24 * 3600.0] * 2
    assert sum(waits) > 3 * 24 * 3600
    assert (delivery.deliveries.stuck, delivery.deliveries.oldest) == (1, None), "though nothing else was delivered since"
    assert "Traceback" not in caplog.text
    del delivery.deliverer.fail[1]
    delivery.deliveries.try_again(number)
    await delivery.rest()
    assert delivery.deliverer.sent
