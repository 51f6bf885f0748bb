"""Takes slots for this process, one after the other, and notices at once when they are lost."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from bot.tables.slots import ClusterSize, Locks, SlotShare

LOG = logging.getLogger(__name__)
LOOK_SECONDS = 0.3
ANSWER_SECONDS = 5.0  # a server that does not answer for so long counts as lost; it frees the locks after about ten
SPARE_SECONDS = 20.0  # a slot that nobody took for so long is taken by a process that has one already; a restart is quicker
IDENTIFY_PAUSE = 0.2
PROMPT_SECONDS = 0.3  # a permission to identify that took longer is asked for once more
MAX_LATE_GRANTS = 20  # a machine that is so slow must go on, too

T = TypeVar("T")


class SlotKeeper:
    """Waits for a free slot (a standby does nothing else), then holds it. ``run`` ends only by losing the locks."""

    def __init__(
        self, locks: Locks, size: ClusterSize, share: SlotShare, taken: Callable[[int], None] = lambda _slot: None
    ) -> None:
        """``taken`` is called for each slot after the first."""
        self._locks = locks
        self.size = size
        self.share = share
        self._taken = taken
        self._first: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._free_since: dict[int, float] = {}
        self._thread = ThreadPoolExecutor(1, "slots")

    async def first_slot(self) -> int:
        """The first slot, as soon as this process has one."""
        return await asyncio.shield(self._first)

    async def run(self) -> None:
        """Look after the locks; raises when they are lost: whoever waits must stop posting at once."""
        if not await self._look():
            LOG.info("every slot is held by another process: waiting for one")
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self._look()

    async def _look(self) -> bool:
        """Whether this process holds a slot. One without takes any that is free, others leave it to those for a while."""
        free, now = await self.ask(self._locks.free_slots, self.size), time.monotonic()
        self._free_since = {slot: self._free_since.get(slot, now) for slot in free}
        if self.share.held:
            free = [slot for slot in free if now - self._free_since[slot] >= SPARE_SECONDS]
        random.shuffle(free)
        for slot in free:
            if await self.ask(self._locks.take, slot):
                self._took(slot)
                break
        return bool(self.share.held)

    def _took(self, slot: int) -> None:
        self.share.held = (*self.share.held, slot)
        LOG.info("this process holds slot %d of %d now: shards %s", slot, self.size.slots, self.size.shards_of_slot(slot))
        if self._first.done():
            self._taken(slot)
        else:
            self._first.set_result(slot)

    async def wait_to_identify(self, bucket: int) -> None:
        """Wait until no process has begun a gateway session of this bucket within five seconds.

        On a busy machine the permission may be old when it arrives here; then the others wait from a new one on.
        """
        granted = False
        for _ in range(MAX_LATE_GRANTS):
            while True:
                asked = time.monotonic()
                if await self.ask(partial(self._locks.may_identify, again=granted), bucket):
                    break
                await asyncio.sleep(IDENTIFY_PAUSE)
            if time.monotonic() - asked <= PROMPT_SECONDS:
                return
            granted = True

    async def take_commands(self) -> bool:
        """Whether this process is to sync the slash commands; of several that start together, one is."""
        return await self.ask(self._locks.try_commands)

    async def leave_commands(self) -> None:
        """They are synced: who comes now compares with what is stored."""
        await self.ask(self._locks.release_commands)

    async def ask(self, question: Callable[..., T], *values: Any) -> T:
        """Ask the server in the keeper's thread; raises TimeoutError when it does not answer."""
        asked = asyncio.get_running_loop().run_in_executor(self._thread, partial(question, *values))
        asked.add_done_callback(lambda done: done.cancelled() or done.exception())  # no news where nobody waits any more
        await asyncio.wait({asked}, timeout=ANSWER_SECONDS)  # an answer that waited for a busy loop is one
        if not asked.done():
            asked.cancel()
            raise TimeoutError
        return asked.result()

    async def close(self) -> None:
        """Release the slots: another process may take them from now on.

        In the keeper's thread, after what is under way there: a connection that is closed under a question damages memory.
        With a server that does not answer the end of the process closes it.
        """
        closing = asyncio.get_running_loop().run_in_executor(self._thread, self._locks.close)
        await asyncio.wait({closing}, timeout=ANSWER_SECONDS)
        self._thread.shutdown(wait=False, cancel_futures=True)
