"""Delays automats so that turns can be read; at most 3 s."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from bot.storage import outbox
from bot.storage.store import Store
from bot.tables.table import CHANNEL_READER, Table

MAX_DELAY_SECONDS = 3.0  # seconds between an automat's turn coming and its being played
MARGIN = 0.4  # of these for what is not thinking: the look that found the turn, the commit
THINKING_MARGIN = 0.3  # seconds before the last moment at which the thinking must be over
MAX_REMEMBERED_TABLES = 1000  # tables


class AutomatDelay:
    """Lets an automat play after people had ``seconds`` to see the previous turn, at most MAX_DELAY_SECONDS later."""

    def __init__(self, seconds: float, unseen: Callable[[Table], bool] = lambda _: False) -> None:
        """``unseen`` tells whether nothing is being shown at a table; then there is no delay."""
        self._seconds = seconds
        self._unseen = unseen
        self._shown: OrderedDict[int, tuple[int, float]] = OrderedDict()  # by table: the channel's version, and since when
        self._news = asyncio.Event()

    def published(self, table_id: int, seq: int) -> None:
        """The channel of a table has been shown this version just now."""
        self._shown[table_id] = (seq, asyncio.get_running_loop().time())
        self._shown.move_to_end(table_id)
        if len(self._shown) > MAX_REMEMBERED_TABLES:
            self._shown.popitem(last=False)
        self._news.set()
        self._news = asyncio.Event()

    def thought_by(self, came: float) -> float | None:
        """Deadline of the decision for a turn that came then, in loop time; None: no deadline."""
        return came + MAX_DELAY_SECONDS - MARGIN - THINKING_MARGIN if self._seconds else None

    async def wait(self, store: Store, table: Table, came: float) -> None:
        """Wait until people have seen the previous turn. ``came``: loop time at which this turn came."""
        if not self._seconds or self._unseen(table):
            return
        due, shown = await store.read(lambda db: outbox.delivery_state(db, table.id, CHANNEL_READER))
        last = came + MAX_DELAY_SECONDS - MARGIN
        shown = max(shown, self._shown.get(table.id, (0, came))[0])  # an edit shows turns that no message has told yet
        try:
            async with asyncio.timeout_at(last):
                while shown < due:
                    await self._news.wait()
                    shown, _ = self._shown.get(table.id, (shown, came))
                _, since = self._shown.get(table.id, (shown, came))
                await asyncio.sleep(max(since, came) + self._seconds - asyncio.get_running_loop().time())
        except TimeoutError:
            pass
