"""Slots: each process looks after its own tables, and whoever changes another's is noticed."""

from __future__ import annotations

import pytest

from bot.discord_app.delivery_loop import DeliveryLoop
from bot.service.scheduler import Scheduler
from bot.storage import slot_queries
from bot.storage.table_reads import due_tables
from bot.tables.slots import POLL_SECONDS, ClusterSize, SlotShare
from tests.bot.table_harness import HOUR, RecordingDeliverer, TableHarness

pytestmark = pytest.mark.engines
SIZE = ClusterSize(4, 2)
HERE, THERE = 4 << 22, 6 << 22  # servers of slots 0 and 1


@pytest.fixture
async def two_slots(hall: TableHarness) -> TableHarness:
    await hall.store.write(lambda db: slot_queries.store_cluster_size(db, SIZE))
    return hall


async def test_a_table_is_in_the_slot_of_its_server_and_moves_when_the_figures_change(two_slots: TableHarness) -> None:
    hall = two_slots
    tables = [await hall.open(1, channel=70 + number, server=server) for number, server in enumerate((HERE, THERE, 0))]

    async def slots() -> list[int]:
        return [slot for (slot,) in await hall.rows("SELECT slot FROM tables ORDER BY id")]

    assert len(tables) == 3
    assert await slots() == [0, 1, 0]
    await hall.store.write(lambda db: slot_queries.store_cluster_size(db, ClusterSize(8, 8)))
    assert await slots() == [ClusterSize(8, 8).slot_of_server(server) for server in (HERE, THERE, 0)] == [4, 6, 0]
    assert await hall.store.read(slot_queries.load_cluster_size) == ClusterSize(8, 8)
    await hall.store.write(lambda db: slot_queries.store_cluster_size(db, ClusterSize()))
    assert await slots() == [0, 0, 0]


async def test_clock_and_messages_of_a_table_are_left_to_the_holder_of_its_slot(two_slots: TableHarness) -> None:
    hall = two_slots
    mine = await hall.start(2, channel=70, server=HERE, clock=8 * HOUR)
    other = await hall.start(2, channel=71, server=THERE, clock=8 * HOUR)
    hall.clock.now += 48 * HOUR
    now = hall.clock.now
    for slots, expected in (((0,), {mine}), ((1,), {other}), ((0, 1), {mine, other})):
        assert set(await hall.store.read(lambda db, slots=slots: due_tables(db, now, 9, slots))) == expected  # type: ignore[misc]
        deliverer = RecordingDeliverer()
        deliveries = DeliveryLoop(hall.tables, deliverer, SlotShare(slots))
        assert {owed.table for owed in await deliveries._owing()} == expected
    share = SlotShare((1,))
    scheduler = Scheduler(hall.runner, hall.automat_pool, share=share)
    assert await scheduler.look() == 1
    assert (await hall.rows("SELECT COUNT(*) FROM log WHERE table_id = ? AND kind = 'timeout'", mine)) == [(0,)]
    share.held = (0,)  # it takes over the other slot
    assert await scheduler.look() == 1
    assert (await hall.rows("SELECT COUNT(*) FROM log WHERE table_id = ? AND kind = 'timeout'", mine)) == [(1,)]


async def test_where_others_may_write_it_looks_again_soon(hall: TableHarness) -> None:
    share = SlotShare((0,))
    assert await DeliveryLoop(hall.tables, RecordingDeliverer(), share).look() is None
    assert await Scheduler(hall.runner, hall.automat_pool, share=share).work() > 10
    share.shared = True
    assert await DeliveryLoop(hall.tables, RecordingDeliverer(), share).look() == POLL_SECONDS
    assert await Scheduler(hall.runner, hall.automat_pool, share=share).work() == POLL_SECONDS


async def test_the_same_formula_in_sql_and_in_python(hall: TableHarness) -> None:
    for size in (ClusterSize(), SIZE, ClusterSize(7, 3), ClusterSize(64, 5)):
        await hall.store.write(lambda db, size=size: slot_queries.store_cluster_size(db, size))  # type: ignore[misc]
        for server in (0, 1, (1 << 22) - 1, 81384788765712384, 1_300_000_000_000_000_000):
            assert await hall.rows(f"SELECT {slot_queries.SLOT_OF_SERVER}", server) == [(size.slot_of_server(server),)]
