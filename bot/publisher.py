"""Brings every reader up to date: plan a message, have it delivered, mark it shown. A crash anywhere repeats, never doubles."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from bot import outbox
from bot.errors import StoreError
from bot.model import CHANNEL
from bot.outbox import Owed
from bot.tables import Tables

LOG = logging.getLogger(__name__)
AT_ONCE = 16
LOOK_AGAIN = 5.0  # seconds after a failure


class Unreachable(Exception):
    """This person takes no direct messages."""


class Courier(Protocol):
    """Whoever can carry a message to a channel or a person: Discord, or a test's idea of it."""

    async def deliver(self, owed: Owed) -> int | None:
        """Show a reader the versions after ``owed.shown`` up to ``owed.due`` and return the message's number.

        The same ``owed`` may come again after a crash (``owed.again``): a new message must carry ``owed.nonce``, so that
        it is not doubled; where the other side may have forgotten the nonce, look for the message first.
        Raises Unreachable when the person takes no direct messages; anything else is tried again later.
        """
        ...


class Publisher:
    """Its whole queue is what the database says is owed."""

    def __init__(self, tables: Tables, courier: Courier) -> None:
        self._tables = tables
        self._courier = courier
        self._wake = asyncio.Event()
        tables.changed.append(self._wake.set)

    async def run(self) -> None:
        """Publish until cancelled."""
        while True:
            self._wake.clear()
            try:
                failed = await self.publish()
            except StoreError as error:
                LOG.error("nothing can be published, for the database fails: %s", error.refusal.code)
                failed = 1
            if failed:
                await asyncio.sleep(LOOK_AGAIN)
            else:
                await self._wake.wait()

    async def publish(self) -> int:
        """Pay everything that is owed now, each reader in turn; how many deliveries failed."""
        failed = 0
        after = (0, CHANNEL - 1)
        while True:
            behind = after
            batch = await self._tables.store.read(lambda db, behind=behind: outbox.owed(db, AT_ONCE, behind))  # type: ignore[misc]
            if not batch:
                return failed
            results = await asyncio.gather(*(self._pay(entry.table, entry.reader) for entry in batch))
            failed += results.count(False)
            after = (batch[-1].table, batch[-1].reader)

    async def _pay(self, table_id: int, reader: int) -> bool:
        """One reader up to date, in as many messages as it takes."""
        store = self._tables.store
        while owed := await store.write(lambda db: outbox.plan(db, table_id, reader)):
            try:
                message = await self._courier.deliver(owed)
            except Unreachable:
                assert owed.person is not None
                await self._tables.change_person(owed.person, unreachable=True)
                return True
            except Exception:
                LOG.exception("table %s could not be shown to reader %s", table_id, reader)
                return False
            sent = owed
            await store.write(lambda db, sent=sent, message=message: outbox.mark_shown(db, sent, message))  # type: ignore[misc]
        return True
