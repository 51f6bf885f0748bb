"""Slots: every server and every shard in exactly one."""

from __future__ import annotations

from itertools import chain

import pytest

from bot.tables.slots import ClusterSize


@pytest.mark.parametrize(("shards", "slots"), [(1, 1), (2, 2), (3, 2), (16, 5), (7, 7)])
def test_every_shard_is_in_one_slot_and_no_slot_is_empty(shards: int, slots: int) -> None:
    size = ClusterSize(shards, slots)
    found = [size.shards_of_slot(slot) for slot in range(slots)]
    assert sorted(chain(*found)) == list(range(shards))
    assert all(found)


def test_a_server_is_in_the_slot_of_its_shard_and_direct_messages_in_the_first() -> None:
    size = ClusterSize(4, 2)
    servers = [(1_000_000 + shard) << 22 | 12345 for shard in range(8)]
    assert [size.slot_of_server(server) for server in servers] == [0, 0, 1, 1, 0, 0, 1, 1]
    assert size.slot_of_server(0) == 0
