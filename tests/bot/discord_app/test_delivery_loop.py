"""The delivery loop: readers do not wait for each other, failures are retried, messages that wait together are merged."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.discord_app import delivery_loop as module
from bot.discord_app.delivery_loop import DeliveryLoop, DirectMessagesClosed, secret_among_automats
from bot.runtime.background_job import BackgroundJob
from bot.service.request_runner import RequestRunner
from bot.service.table_service import TableService
from bot.storage.outbox import OwedMessage
from bot.storage.store import Store
from bot.tables.table import CHANNEL_READER, Place, Request


class FakeDeliverer:
    """Records messages instead of sending them; fails or waits where a test says so."""

    def __init__(self) -> None:
        self.sent: list[OwedMessage] = []
        self.reminded: list[OwedMessage] = []
        self.fail: dict[int, Exception] = {}  # by table
        self.slow: dict[int, asyncio.Event] = {}

    async def deliver(self, owed: OwedMessage) -> int | None:
        if owed.table in self.slow:
            await self.slow[owed.table].wait()
        if owed.table in self.fail:
            raise self.fail[owed.table]
        self.sent.append(owed)
        return len(self.sent)

    async def remind_in_channel(self, owed: OwedMessage) -> None:
        self.reminded.append(owed)


class DeliverySetup:
    """Tables, a fake deliverer, and a delivery loop that runs after every change."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(folder / "t.sqlite")
        self.tables = TableService(RequestRunner(self.store))
        self.deliverer = FakeDeliverer()
        self.deliveries = DeliveryLoop(self.tables, self.deliverer)
        self.job = BackgroundJob("publish", self.deliveries.look)
        self.deliveries.wake = self.job.wake
        self.tables.runner.changed.append(self.job.wake)

    async def open(self, channel: int, *people: int) -> int:
        answer = await self.tables.open(Request(f"o{channel}", people[0], name="A"), game="szczesc", server=1, channel=channel)
        assert answer.table is not None
        for person in people[1:]:
            answer = await self.tables.join(
                Request(f"j{channel} {person}", person, answer.seq, "B", place=Place(1, channel)), answer.table
            )
        assert answer.table is not None
        return answer.table

    async def request(self, key: str, number: int, person: int = 1) -> Request:
        table = await self.tables.table(number)
        assert table is not None
        return Request(key, person, table.seq, place=table.place)

    async def rest(self) -> None:
        for _ in range(1000):
            if not self.job.running and not self.deliveries.busy:
                return
            await asyncio.sleep(0.005)
        raise AssertionError("no rest")


@pytest.fixture
def delivery(tmp_path: Path) -> DeliverySetup:
    return DeliverySetup(tmp_path)


async def test_a_slow_reader_makes_nobody_wait(delivery: DeliverySetup) -> None:
    delivery.deliverer.slow[1] = asyncio.Event()
    first = await delivery.open(10, 1)
    second = await delivery.open(20, 2)
    for _ in range(200):
        if any(owed.table == second for owed in delivery.deliverer.sent):
            break
        await asyncio.sleep(0.005)
    assert [owed.table for owed in delivery.deliverer.sent] == [second]
    delivery.deliverer.slow[1].set()
    await delivery.rest()
    assert first in [owed.table for owed in delivery.deliverer.sent]


async def test_slow_direct_messages_do_not_stop_the_channels(delivery: DeliverySetup) -> None:
    class SlowDirectMessages(FakeDeliverer):
        async def deliver(self, owed: OwedMessage) -> int | None:
            if owed.reader != CHANNEL_READER:
                await asyncio.sleep(3600)
            return await super().deliver(owed)

    delivery.deliveries._deliverer = deliverer = SlowDirectMessages()
    numbers = [await delivery.open(channel, channel, channel + 1000) for channel in range(1, 41)]
    for number in numbers:
        await delivery.tables.start(await delivery.request("s" + str(number), number, number), number)
    for _ in range(1000):
        if {owed.table for owed in deliverer.sent} == set(numbers) and not any(
            key[1] == CHANNEL_READER for key in delivery.deliveries._delivering
        ):
            break
        await asyncio.sleep(0.005)
    assert {owed.table for owed in deliverer.sent} == set(numbers)
    await delivery.deliveries.finish(0)


async def test_what_happens_during_a_delivery_is_not_forgotten(delivery: DeliverySetup) -> None:
    gate = delivery.deliverer.slow[1] = asyncio.Event()
    number = await delivery.open(10, 1)
    await asyncio.sleep(0.05)
    answer = await delivery.tables.join(Request("j", 2, 1, "B", place=Place(1, 10)), number)
    gate.set()
    await delivery.rest()
    assert delivery.deliverer.sent[-1].due == answer.seq
    assert len({(owed.reader, owed.due) for owed in delivery.deliverer.sent}) == len(delivery.deliverer.sent)


async def test_a_failure_is_tried_again_and_patience_grows(delivery: DeliverySetup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RETRY_SECONDS", 0.02)
    delivery.deliverer.fail[1] = RuntimeError("no")
    number = await delivery.open(10, 1)
    await asyncio.sleep(0.3)
    assert not delivery.deliverer.sent
    assert delivery.deliveries.oldest is not None
    del delivery.deliverer.fail[1]
    for _ in range(400):
        if delivery.deliverer.sent:
            break
        await asyncio.sleep(0.01)
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
        async def deliver(self, owed: OwedMessage) -> int | None:
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
    copy.seats[seat].automat, copy.seats[seat].person = "apprentice", None
    assert secret_among_automats(copy, 10), "the game has begun, and automats are first"
    copy.moved = {(seat + 1) % 4: 5}
    other = copy.seats[(seat + 1) % 4]
    other.automat, other.person = "apprentice", None
    assert secret_among_automats(copy, 10)
    other.automat, other.person = None, 7
    assert not secret_among_automats(copy, 10), "a person has moved: everybody sees that at once"
    other.automat, other.person = "apprentice", None
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
    for _ in range(400):
        if len(joined) > 1 and delivery.deliverer.sent[-1].due == joined[-1]:
            break
        await asyncio.sleep(0.005)
    assert delivery.deliverer.sent[-1].due == joined[1]
