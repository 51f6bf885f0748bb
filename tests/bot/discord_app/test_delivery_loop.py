"""The postman's rounds: nobody waits for another reader, what fails is tried again, what waits together goes together."""

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
from bot.tables.table import CHANNEL_READER, Request


class Pigeon:
    """Carries nothing, notes everything, and fails when told to."""

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


class Office:
    """Tables, a pigeon, and rounds that are made when something changes."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(folder / "t.sqlite")
        self.tables = TableService(RequestRunner(self.store))
        self.pigeon = Pigeon()
        self.deliveries = DeliveryLoop(self.tables, self.pigeon)
        self.job = BackgroundJob("publish", self.deliveries.look)
        self.deliveries.wake = self.job.wake
        self.tables.runner.changed.append(self.job.wake)

    async def open(self, channel: int, *people: int) -> int:
        answer = await self.tables.open(Request(f"o{channel}", people[0], name="A"), game="szczesc", server=1, channel=channel)
        assert answer.table is not None
        for person in people[1:]:
            answer = await self.tables.join(Request(f"j{channel} {person}", person, answer.seq, "B"), answer.table)
        assert answer.table is not None
        return answer.table

    async def request(self, key: str, number: int, person: int = 1) -> Request:
        table = await self.tables.table(number)
        assert table is not None
        return Request(key, person, table.seq)

    async def rest(self) -> None:
        for _ in range(1000):
            if not self.job.running and not self.deliveries.busy:
                return
            await asyncio.sleep(0.005)
        raise AssertionError("no rest")


@pytest.fixture
def office(tmp_path: Path) -> Office:
    return Office(tmp_path)


async def test_a_slow_reader_makes_nobody_wait(office: Office) -> None:
    office.pigeon.slow[1] = asyncio.Event()
    first = await office.open(10, 1)
    second = await office.open(20, 2)
    for _ in range(200):
        if any(owed.table == second for owed in office.pigeon.sent):
            break
        await asyncio.sleep(0.005)
    assert [owed.table for owed in office.pigeon.sent] == [second]
    office.pigeon.slow[1].set()
    await office.rest()
    assert first in [owed.table for owed in office.pigeon.sent]


async def test_letters_that_wait_do_not_stop_the_channels(office: Office) -> None:
    class Shy(Pigeon):
        async def deliver(self, owed: OwedMessage) -> int | None:
            if owed.reader != CHANNEL_READER:
                await asyncio.sleep(3600)
            return await super().deliver(owed)

    office.deliveries._deliverer = shy = Shy()
    numbers = [await office.open(channel, channel, channel + 1000) for channel in range(1, 41)]
    for number in numbers:
        await office.tables.start(await office.request("s" + str(number), number, number), number)
    for _ in range(1000):
        if {owed.table for owed in shy.sent} == set(numbers) and not any(
            key[1] == CHANNEL_READER for key in office.deliveries._delivering
        ):
            break
        await asyncio.sleep(0.005)
    assert {owed.table for owed in shy.sent} == set(numbers)
    await office.deliveries.finish(0)


async def test_what_happens_during_a_delivery_is_not_forgotten(office: Office) -> None:
    gate = office.pigeon.slow[1] = asyncio.Event()
    number = await office.open(10, 1)
    await asyncio.sleep(0.05)
    answer = await office.tables.join(Request("j", 2, 1, "B"), number)
    gate.set()
    await office.rest()
    assert office.pigeon.sent[-1].due == answer.seq
    assert len({(owed.reader, owed.due) for owed in office.pigeon.sent}) == len(office.pigeon.sent)


async def test_a_failure_is_tried_again_and_patience_grows(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RETRY_SECONDS", 0.02)
    office.pigeon.fail[1] = RuntimeError("no")
    number = await office.open(10, 1)
    await asyncio.sleep(0.3)
    assert not office.pigeon.sent
    assert office.deliveries.oldest is not None
    del office.pigeon.fail[1]
    for _ in range(400):
        if office.pigeon.sent:
            break
        await asyncio.sleep(0.01)
    assert [(owed.table, owed.again) for owed in office.pigeon.sent] == [(number, True)]
    await office.rest()
    await office.deliveries.look()
    assert office.deliveries.oldest is None


async def test_a_visit_ends_the_waiting(office: Office) -> None:
    office.pigeon.fail[1] = RuntimeError("no")
    number = await office.open(10, 1)
    await office.rest()
    del office.pigeon.fail[1]
    office.deliveries.try_again(number)
    await office.rest()
    assert len(office.pigeon.sent) == 1


async def test_a_closed_reader_is_noted_and_left_alone(office: Office) -> None:
    number = await office.open(10, 1, 2)
    await office.rest()

    class Shut(Pigeon):
        async def deliver(self, owed: OwedMessage) -> int | None:
            if owed.reader == 1:
                raise DirectMessagesClosed
            return await super().deliver(owed)

    office.deliveries._deliverer = shut = Shut()
    await office.tables.start(await office.request("s", number), number)
    await office.rest()
    await office.deliveries.look()
    await office.rest()
    assert (await office.tables.person(2)).unreachable
    assert not (await office.tables.person(1)).unreachable
    assert {owed.reader for owed in shut.sent} == {CHANNEL_READER, 0}
    assert [owed.reader for owed in shut.reminded] == [1]
    assert not await office.store.read(module.outbox.owed_to_unreachable)


async def test_only_secret_choices_among_automats_are_waited_for(office: Office) -> None:
    number = await office.open(10, 1)
    for count in range(3):
        await office.tables.add_automat(await office.request(f"a{count}", number), number, "apprentice")
    await office.tables.start(await office.request("s", number), number)
    table = await office.tables.table(number)
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
    await office.rest()


async def test_what_happens_at_the_very_end_of_a_delivery_is_not_forgotten(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = office.deliveries._deliver_all
    joined: list[int] = []

    async def and_then_somebody_joins(table_id: int, reader: int) -> None:
        await real(table_id, reader)
        if not joined:
            joined.append(1)
            office.tables.runner.changed.clear()  # nobody else looks
            answer = await office.tables.join(Request("late", 2, 1, "B"), table_id)
            joined.append(answer.seq)
            await office.deliveries.look()  # finds the reader still being paid

    monkeypatch.setattr(office.deliveries, "_deliver_all", and_then_somebody_joins)
    await office.open(10, 1)
    for _ in range(400):
        if len(joined) > 1 and office.pigeon.sent[-1].due == joined[-1]:
            break
        await asyncio.sleep(0.005)
    assert office.pigeon.sent[-1].due == joined[1]
