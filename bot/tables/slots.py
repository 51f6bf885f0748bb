"""Slots: the shares of the servers that processes of one bot divide among themselves.

A slot is a run of gateway shards. The process that holds it runs their connections, and the clocks and messages of their tables.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

POLL_SECONDS = 0.7  # between two looks at what another process may have written


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


@dataclass
class SlotShare:
    """The slots that this process looks after now, and whether other processes write to the same tables."""

    held: tuple[int, ...] = (0,)
    shared: bool = False

    def look_within(self, seconds: float) -> float:
        """When to look again: sooner where another process may write meanwhile, for nobody wakes this one then."""
        return min(seconds, POLL_SECONDS) if self.shared else seconds


class Locks(Protocol):
    """The locks of this process, ``bot.storage.slot_locks.SlotLocks``. Every method blocks."""

    def join(self, shards: int | None, slots: int, recommended: int) -> ClusterSize: ...

    def free_slots(self, size: ClusterSize) -> list[int]: ...

    def take(self, slot: int) -> bool: ...

    def may_identify(self, bucket: int, *, again: bool = False) -> bool: ...

    def try_commands(self) -> bool: ...

    def release_commands(self) -> None: ...

    def close(self) -> None: ...
