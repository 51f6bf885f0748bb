"""The server's clock, which tests can advance, and snowflake ids."""

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
        """Advance the clock: tokens and nonces expire; timers of the event loop do not fire."""
        self.ahead += seconds

    def stamp(self) -> str:
        return datetime.fromtimestamp(self.now(), UTC).isoformat()


class Snowflakes:
    """Discord ids: milliseconds in the upper bits, unique and increasing."""

    def __init__(self, clock: Clock, after: int = 0) -> None:
        self._clock = clock
        self._last = after

    def __call__(self) -> str:
        fresh = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        self._last = max(fresh, self._last + 1)
        return str(self._last)

    def on_shard(self, number: int, count: int) -> str:
        """An id that Discord's formula puts on shard `number` of `count`."""
        moment = int(self()) >> 22
        moment += 1 + (number - moment - 1) % count
        self._last = moment << 22
        return str(self._last)


def created_at(snowflake: str | int) -> float:
    """The creation time of an id, in seconds."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000
