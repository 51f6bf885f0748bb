"""A clock for an event loop that stands still until a test lets time pass."""

from __future__ import annotations

import asyncio
import math


class LoopClock:
    """Replaces the clock of the running loop: timers go off only when ``advance`` reaches them, however busy the machine is."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._now = float(math.ceil(self._loop.time()))  # so that no sum of whole seconds is a fraction short
        self._loop.time = lambda: self._now  # type: ignore[method-assign]

    @property
    def now(self) -> float:
        return self._now

    def elapse(self, seconds: float) -> None:
        """Let so much time pass for a job in another thread; timers go off with the loop's next turn."""
        self._now += seconds

    async def advance(self, seconds: float) -> None:
        """Let so much time pass, and let everything run that was waiting for it."""
        self.elapse(seconds)
        await turns()


async def turns(count: int = 10) -> None:
    """So many turns of the loop: whatever is ready runs, and what that makes ready."""
    for _ in range(count):
        await asyncio.sleep(0)
