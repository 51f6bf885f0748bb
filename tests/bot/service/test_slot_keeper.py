"""Who takes which slot, and when: those without one first."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest

from bot.service import slot_keeper
from bot.service.slot_keeper import SlotKeeper
from bot.tables.slots import ClusterSize, SlotShare
from tests.waiting import until

SIZE = ClusterSize(3, 3)


class Server:
    """Locks of several processes, in memory."""

    def __init__(self) -> None:
        self.holders: dict[int, str] = {}
        self.broken = False
        self.may_identify: Callable[[bool], bool] = lambda _again: True

    def process(self, name: str) -> Locks:
        return Locks(self, name)


class Locks:
    def __init__(self, server: Server, name: str) -> None:
        self._server = server
        self._name = name

    def free_slots(self, size: ClusterSize) -> list[int]:
        if self._server.broken:
            raise ConnectionError("gone")
        return [slot for slot in range(size.slots) if slot not in self._server.holders]

    def take(self, slot: int) -> bool:
        return self._server.holders.setdefault(slot, self._name) == self._name

    def may_identify(self, bucket: int, *, again: bool = False) -> bool:
        return self._server.may_identify(again)

    def join(self, shards: int | None, slots: int, recommended: int) -> ClusterSize:
        return SIZE

    def try_commands(self) -> bool:
        return True

    def release_commands(self) -> None:
        """Nobody else asks."""

    def close(self) -> None:
        self._server.holders = {slot: holder for slot, holder in self._server.holders.items() if holder != self._name}


@pytest.fixture
def passed(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets so many seconds pass."""
    now = [0.0]
    monkeypatch.setattr(slot_keeper.time, "monotonic", lambda: now[0])

    def wait(seconds: float) -> None:
        now[0] += seconds

    return wait


async def test_a_process_takes_one_slot_and_leaves_the_others_to_those_without(passed: Callable[[float], None]) -> None:
    server = Server()
    taken: list[int] = []
    first, second = (SlotKeeper(server.process(name), SIZE, SlotShare(()), taken.append) for name in ("first", "second"))
    assert await first._look()
    assert len(first.share.held) == 1
    await first._look()
    assert len(first.share.held) == 1
    assert await second._look()
    assert len(second.share.held) == 1
    assert set(first.share.held).isdisjoint(second.share.held)
    passed(slot_keeper.SPARE_SECONDS)
    await first._look()
    assert [*first.share.held[1:]] == taken
    assert len(server.holders) == 3, "nobody came for the third"


async def test_a_standby_takes_over_at_once_what_another_leaves(passed: Callable[[float], None]) -> None:
    server = Server()
    locks = [server.process(f"process {number}") for number in range(4)]
    keepers = [SlotKeeper(one, SIZE, SlotShare(())) for one in locks]
    assert [await keeper._look() for keeper in keepers] == [True, True, True, False]
    standby = keepers[3]
    waiting = asyncio.create_task(standby.first_slot())
    await keepers[1].close()
    for keeper in (keepers[0], keepers[2], standby):
        await keeper._look()
    assert await waiting == keepers[1].share.held[0]
    assert standby.share.held == keepers[1].share.held


async def test_running_ends_when_the_server_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slot_keeper, "LOOK_SECONDS", 0.0)
    server = Server()
    keeper = SlotKeeper(server.process("mine"), SIZE, SlotShare(()))
    running = asyncio.create_task(keeper.run())
    await keeper.first_slot()
    server.broken = True
    with pytest.raises(ConnectionError):
        await running


async def test_a_permission_to_identify_that_comes_late_is_renewed(passed: Callable[[float], None]) -> None:
    """Others count from when it was given, so it must not be old when it is used."""
    server, asked = Server(), list[bool]()
    keeper = SlotKeeper(server.process("a"), SIZE, SlotShare(held=()))
    seconds = iter((2.0, 1.0, 0.1))

    def may_identify(again: bool) -> bool:
        asked.append(again)
        passed(next(seconds))
        return True

    server.may_identify = may_identify
    await keeper.wait_to_identify(0)
    assert asked == [False, True, True], "late, late, in time"
    await keeper.close()


async def test_the_connection_is_closed_only_after_what_is_under_way_on_it() -> None:
    """A question that nobody waits for any more still runs in its thread, and libpq keeps no order between threads."""
    order, go_on = list[str](), threading.Event()
    server = Server()
    locks = server.process("mine")
    keeper = SlotKeeper(locks, SIZE, SlotShare(()))

    def asked() -> None:
        order.append("asked")
        go_on.wait(60)
        order.append("answered")

    locks.close = lambda: order.append("closed")  # type: ignore[method-assign]
    question = asyncio.create_task(keeper.ask(asked))
    await until(lambda: order == ["asked"])
    question.cancel()
    closing = asyncio.create_task(keeper.close())
    await asyncio.sleep(0)
    go_on.set()
    await closing
    assert order == ["asked", "answered", "closed"]
