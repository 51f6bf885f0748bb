"""The client's gateway shards. A process that shares its database runs those of the slots it holds; otherwise it runs all."""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from typing import Any

import discord
from discord.gateway import DiscordWebSocket

from bot.runtime.database_address import ServerAddress
from bot.service.slot_keeper import SlotKeeper
from bot.storage.open_store import open_slot_locks
from bot.tables.slots import ClusterSize, Locks, SlotShare

LOG = logging.getLogger(__name__)


class ShardedClient(discord.AutoShardedClient):
    """A client that may be one of several with the same token: each runs some of the shards."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.share = SlotShare()
        self.lost = asyncio.Event()  # the slots are not ours any more: this process must end
        self._keeper: SlotKeeper | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._launched = asyncio.Event()
        self._launching: set[asyncio.Task[None]] = set()
        self._identify_buckets = 1

    @property
    def waiting(self) -> bool:
        """Whether this is a standby: other processes hold all slots."""
        return not self.share.held

    async def join_cluster(self, address: ServerAddress, shards: int | None, slots: int) -> None:
        """Agree with the other processes on the figures, and begin to look for a slot; raises StoreError."""
        recommended, _, limit = await self.http.get_bot_gateway()
        self._identify_buckets = limit["max_concurrency"]
        locks, size = await asyncio.to_thread(_joined, address, shards, slots, recommended)
        self.share.held, self.share.shared = (), size.slots > 1
        self._keeper = SlotKeeper(locks, size, self.share, self._take_more)
        self._keeping = asyncio.get_running_loop().create_task(self._keep(self._keeper), name="slots")

    async def wait_for_slot(self) -> None:
        """Wait until this process holds a slot; its shards are launched with the connection."""
        keeper = self._keeper
        if keeper is None:
            return
        slot = await keeper.first_slot()
        self.shard_count = self._connection.shard_count = keeper.size.shards
        self.shard_ids = keeper.size.shards_of_slot(slot)

    async def _keep(self, keeper: SlotKeeper) -> None:
        try:
            await keeper.run()
        except Exception as error:
            LOG.critical("the slots of this process are lost (%r): it stops posting and ends", error)
            await self.stop_posting()
            self.lost.set()

    @abstractmethod
    async def stop_posting(self) -> None:
        """Drop all background work at once; another process may be doing it already."""

    @abstractmethod
    def wake(self) -> None:
        """There may be work at tables."""

    def _take_more(self, slot: int) -> None:
        task = asyncio.get_running_loop().create_task(self._launch(slot), name=f"slot {slot}")
        self._launching.add(task)
        task.add_done_callback(self._launching.discard)
        self.wake()

    async def launch_shards(self) -> None:
        """Launch the shards of the first slot; those of others follow."""
        await super().launch_shards()
        self._launched.set()

    async def _launch(self, slot: int) -> None:
        assert self._keeper is not None
        await self._launched.wait()
        for shard in self._keeper.size.shards_of_slot(slot):
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord takes one IDENTIFY in five seconds over all processes. The library alone knows only about its own."""
        if self._keeper is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._keeper.wait_to_identify((shard_id or 0) % self._identify_buckets)

    async def take_commands(self) -> bool:
        """Whether this process is to sync the slash commands; of several that start together, one is."""
        return self._keeper is None or await self._keeper.take_commands()

    async def leave_commands(self) -> None:
        """They are synced: who comes now compares with what is stored."""
        if self._keeper is not None:
            await self._keeper.leave_commands()

    async def leave_cluster(self) -> None:
        """Release the slots, once nothing is posted any more and the gateway is closed."""
        for task in (self._keeping, *self._launching):
            if task is not None:
                task.cancel()
        if self._keeper is not None:
            await self._keeper.close()


def _joined(address: ServerAddress, shards: int | None, slots: int, recommended: int) -> tuple[Locks, ClusterSize]:
    """All in one thread: a connection must not be closed while another one uses it."""
    locks = open_slot_locks(address)
    try:
        return locks, locks.join(shards, slots, recommended)
    except BaseException:
        locks.close()
        raise
