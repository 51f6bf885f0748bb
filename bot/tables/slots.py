"""Slots: the shares of the servers that processes of one bot divide among themselves.

A slot is a run of gateway shards. The process that holds it runs their connections, and the clocks and messages of their tables.
"""

from __future__ import annotations

from typing import NamedTuple


class ClusterSize(NamedTuple):
    """How many gateway shards there are, and into how many slots they are divided; the same in every process."""

    shards: int = 1
    slots: int = 1

    def slot_of_server(self, server: int) -> int:
        """The slot of a server; 0 for direct messages, which have no server and arrive at the first shard."""
        return self.slot_of_shard((server >> 22) % self.shards)

    def slot_of_shard(self, shard: int) -> int:
        return shard * self.slots // self.shards

    def shards_of_slot(self, slot: int) -> list[int]:
        """The shards of a slot: at least one where there are no more slots than shards."""
        return [shard for shard in range(self.shards) if self.slot_of_shard(shard) == slot]
