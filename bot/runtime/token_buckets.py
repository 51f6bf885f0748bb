"""Limits over time: so many at once, and so many more in each minute (token buckets)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

PRUNE_ABOVE = 1000  # buckets, before those that are full are looked for


class Allowance(NamedTuple):
    """What somebody may do: so much at once, and so much more in each minute."""

    at_once: int
    a_minute: int


class TokenBuckets:
    """A bucket for each person, server or whatever else has a number. One that is full takes no memory."""

    def __init__(self, allowance: Allowance, now: Callable[[], float]) -> None:
        """``now``: seconds. A clock that is set back leaves nobody waiting longer than with an empty bucket."""
        self._seconds = 60 / allowance.a_minute  # until a bucket has one more
        self._capacity = allowance.at_once * self._seconds  # the same until an empty one is full
        self._now = now
        self._full_at: dict[int, float] = {}  # when a bucket will be full again
        self._prune_above = PRUNE_ABOVE

    def wait(self, key: int) -> float:
        """The seconds until one can be taken; 0: now."""
        return max(0.0, self._missing(key) + self._seconds - self._capacity)

    def take(self, key: int) -> None:
        """Take one; only where there is nothing to wait for."""
        self._full_at[key] = self._now() + self._missing(key) + self._seconds
        if len(self._full_at) > self._prune_above:
            now = self._now()
            self._full_at = {number: full_at for number, full_at in self._full_at.items() if full_at > now}
            self._prune_above = max(PRUNE_ABOVE, 2 * len(self._full_at))

    def _missing(self, key: int) -> float:
        """The seconds until this bucket is full; none can be emptier than empty, though the clock was set back."""
        missing = max(0.0, self._full_at.get(key, 0.0) - self._now())
        if missing > self._capacity:
            missing = self._capacity
            self._full_at[key] = self._now() + missing
        return missing
