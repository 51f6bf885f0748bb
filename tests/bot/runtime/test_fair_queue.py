"""The fair queue: no place is lost or given twice, nobody is passed over, and whoever asks much waits for themselves."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.runtime.fair_queue import PUBLIC_IN_A_ROW, Asker, FairQueue, QueueFull, asking, current_asker
from tests.loop_clock import LoopClock, turns
from tests.waiting import PATIENCE

Askers = st.builds(Asker, st.integers(1, 2), st.integers(1, 3), st.sampled_from([False, False, False, True]))
MAX_WAITING = 4


async def order_of(askers: Iterable[Asker], places: int = 1) -> list[Asker]:
    """In which order these get a place when all wait at once and each gives it back at once."""
    queue = FairQueue("test", places, max_waiting=1000)
    for _ in range(places):
        await queue.enter(Asker())
    order: list[Asker] = []

    async def come(asker: Asker) -> None:
        async with queue.place(asker):
            order.append(asker)

    waiting = [asyncio.create_task(come(asker)) for asker in askers]
    await turns()
    for _ in range(places):
        queue.leave()
    await asyncio.gather(*waiting)
    return order


async def test_one_who_asks_much_waits_for_themselves() -> None:
    storm, other, elsewhere = Asker(1, 1), Asker(1, 2), Asker(2, 3)
    assert await order_of([*[storm] * 5, other, elsewhere]) == [storm, elsewhere, other, *[storm] * 4]


async def test_servers_take_turns_however_many_people_ask_in_one() -> None:
    crowd = [Asker(1, person) for person in range(10)]
    order = await order_of([*crowd, Asker(2, 1), Asker(2, 1)])
    assert [asker.server for asker in order[:4]] == [1, 2, 1, 2]


async def test_what_a_channel_waits_for_goes_first_but_nobody_waits_for_ever() -> None:
    private, public = Asker(1, 1), Asker(1, 9, public=True)
    order = await order_of([private, private, *[public] * 6])
    assert order == [*[public] * PUBLIC_IN_A_ROW, private, public, public, private]


async def test_who_has_too_many_waiting_is_told_and_nobody_else() -> None:
    queue = FairQueue("test", 1, max_waiting=2)
    await queue.enter(Asker(1, 1))
    waiting = [asyncio.create_task(queue.enter(Asker(1, 1))) for _ in range(2)]
    await turns()
    with pytest.raises(QueueFull):
        await queue.enter(Asker(1, 1))
    waiting.append(asyncio.create_task(queue.enter(Asker(1, 2))))
    await turns()
    assert queue.waiting == 3
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert queue.waiting == 0
    queue.leave()
    await asyncio.wait_for(queue.enter(Asker(1, 1)), PATIENCE)


async def test_a_place_is_not_lost_with_someone_who_leaves_as_they_get_it() -> None:
    queue = FairQueue("test", 1, max_waiting=2)
    await queue.enter()
    late, gone = (asyncio.create_task(queue.enter(Asker(1, person))) for person in (1, 2))
    await turns()
    gone.cancel()  # while it waits, and the place is given before it has noticed
    queue.leave()
    late.cancel()  # in the moment in which the place was given
    await asyncio.gather(late, gone, return_exceptions=True)
    await asyncio.wait_for(queue.enter(), PATIENCE)


async def test_a_place_that_is_held_too_long_is_given_to_somebody_else_and_only_once() -> None:
    clock, queue = LoopClock(), FairQueue("test", 1)
    done = asyncio.Event()

    async def hold() -> None:
        async with queue.place(Asker(1, 1), longest=1.0):
            await done.wait()

    holding = asyncio.create_task(hold())
    await turns()
    waiting = [asyncio.create_task(queue.enter(Asker(2, person))) for person in range(2)]
    await clock.advance(0.9)
    assert queue.waiting == 2
    await clock.advance(0.2)
    assert [task.done() for task in waiting] == [True, False]
    done.set()
    await holding
    assert queue.waiting == 1, "it had no place to give back any more"
    queue.leave()
    await asyncio.gather(*waiting)


async def test_tasks_ask_for_whoever_started_them() -> None:
    async def who() -> Asker:
        return current_asker()

    with asking(7, 8):
        task = asyncio.create_task(who())
    with asking(None, 9, public=True):
        assert current_asker() == Asker(0, 9, public=True)
    assert await task == Asker(7, 8)
    assert current_asker() == Asker()


class _Model:
    """A queue with people who come, are served and go away, and what must be true of it at every moment."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.queue = FairQueue("test", places, MAX_WAITING)
        self.held = 0
        self.waiting: dict[asyncio.Task[None], Asker] = {}
        self.passed: dict[asyncio.Task[None], list[Asker]] = defaultdict(list)  # who was served while this one waited

    async def come(self, asker: Asker) -> None:
        already = sum(other == asker for other in self.waiting.values())
        task = asyncio.create_task(self.queue.enter(asker))
        await turns()
        if task.done() and task.exception() is not None:
            assert isinstance(task.exception(), QueueFull)
            assert already >= MAX_WAITING
            return
        assert already < MAX_WAITING or task.done()
        if task.done():
            assert self.held < self.places, "a place too many"
            self.held += 1
        else:
            assert self.held == self.places, "somebody waits while a place is free"
            self.waiting[task] = asker

    async def leave(self) -> None:
        if self.held:
            self.held -= 1
            self.queue.leave()
            await self.look()

    async def cancel(self, number: int) -> None:
        if self.waiting:
            task = list(self.waiting)[number % len(self.waiting)]
            task.cancel()
            await turns()
            del self.waiting[task]

    async def look(self) -> None:
        await turns()
        served = [task for task in self.waiting if task.done()]
        assert len(served) == min(1, len(self.waiting)), "one place, one person"
        for task in served:
            asker = self.waiting[task]
            first = next(other for other, whose in self.waiting.items() if whose == asker)
            assert task is first, "a person's requests keep their order"
            del self.waiting[task]
            self.held += 1
            for other in self.waiting:
                self.passed[other].append(asker)
                self._is_fair(self.waiting[other], self.passed[other])

    def _is_fair(self, asker: Asker, passed: list[Asker]) -> None:
        """While somebody waits, another server is served at most once more than theirs, and another person than they are."""
        same = [other for other in passed if other.public == asker.public]
        for server in {other.server for other in same} - {asker.server}:
            assert sum(other.server == server for other in same) <= sum(other.server == asker.server for other in same) + 1
        here = [other for other in same if other.server == asker.server]
        for person in {other.person for other in here} - {asker.person}:
            assert sum(other.person == person for other in here) <= sum(other.person == asker.person for other in here) + 1


_COMING = st.tuples(st.just("come"), Askers)  # three times as often as the rest, so that rows grow
_STEPS = st.one_of(
    _COMING, _COMING, _COMING, st.tuples(st.just("leave"), st.none()), st.tuples(st.just("cancel"), st.integers(0, 20))
)


@given(st.integers(1, 2), st.lists(_STEPS, min_size=20, max_size=60))
def test_no_order_of_events_breaks_the_promises(places: int, steps: list[tuple[str, Asker | int | None]]) -> None:
    async def run() -> None:
        model = _Model(places)
        for name, argument in steps:
            if name == "come":
                assert isinstance(argument, Asker)
                await model.come(argument)
            elif name == "leave":
                await model.leave()
            else:
                assert isinstance(argument, int)
                await model.cancel(argument)
            assert model.queue.waiting == len(model.waiting)
        while model.waiting:
            await model.leave()
        while model.held:
            await model.leave()
        assert not model.queue.waiting

    asyncio.run(run())
