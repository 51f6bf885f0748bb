"""Of several presses on one private message only the answer to the last one may stay, however long each takes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field


@dataclass
class _PressedMessage:
    """The presses on one message that are not answered yet."""

    open: int = 0
    latest: int = 0  # number of the last press
    editing: asyncio.Lock = field(default_factory=asyncio.Lock)


class MessagePress:
    """One press on a private message; every answer that changes the message asks here first."""

    def __init__(self, message: _PressedMessage) -> None:
        message.latest += 1
        self._message = message
        self._number = message.latest

    @property
    def superseded(self) -> bool:
        """Whether the same message was pressed again since."""
        return self._number != self._message.latest

    @asynccontextmanager
    async def editing(self) -> AsyncIterator[bool]:
        """One edit at a time, so that none overtakes another; False: a later press has the last word."""
        async with self._message.editing:
            yield not self.superseded


class LastPresses:
    """All messages with presses that are being answered."""

    def __init__(self) -> None:
        self._messages: dict[int, _PressedMessage] = {}

    @contextmanager
    def pressed(self, message_id: int | None) -> Iterator[MessagePress | None]:
        """A press on this message, from its arrival to its answer; None: nothing that two answers could change."""
        if message_id is None:
            yield None
            return
        message = self._messages.setdefault(message_id, _PressedMessage())
        message.open += 1
        try:
            yield MessagePress(message)
        finally:
            message.open -= 1
            if not message.open:
                del self._messages[message_id]
