"""The server's time, which a test may move on, and ids that carry it."""

import time
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000


class Clock:
    """Wall-clock time plus what a test added to it."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        return time.time() + self.ahead

    def advance(self, seconds: float) -> None:
        """Let so much time pass at once: tokens and nonces grow old, timers of the event loop do not fire."""
        self.ahead += seconds

    def stamp(self) -> str:
        return datetime.fromtimestamp(self.now(), UTC).isoformat()


class Snowflakes:
    """Ids as Discord makes them: milliseconds in the upper bits, never twice the same, always growing."""

    def __init__(self, clock: Clock, after: int = 0) -> None:
        self._clock = clock
        self._last = after

    def __call__(self) -> str:
        fresh = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        self._last = max(fresh, self._last + 1)
        return str(self._last)


def born(snowflake: str | int) -> float:
    """When an id was made, in seconds."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000
