"""How many answers are worked on at once, in all and for one person."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.runtime.fair_queue import FairQueue

IMPATIENT_REFUSALS = 2  # within PATIENCE_SECONDS: from then on one answer at a time, with GAP_SECONDS between two
PATIENCE_SECONDS = 5.0
GAP_SECONDS = 1.0


class AnswerLimits(NamedTuple):
    """The operator's settings."""

    at_once: int = 24  # answers in the making: the loop must stay free to acknowledge whoever comes next
    per_person: int = 3  # from the press to the finished answer; who presses more is asked to wait


@dataclass
class _Share:
    under_way: int = 0
    admitted_at: float = float("-inf")
    refusals: deque[float] = field(default_factory=lambda: deque(maxlen=IMPATIENT_REFUSALS))  # when, the last of them

    def refused_since(self, moment: float) -> int:
        return sum(refused > moment for refused in self.refusals)


class PersonLimit:
    """Admits so many answers of one person at a time.

    Who asks for more is refused, and after a second refusal gets less for a while: somebody who never stops asking costs
    little, whatever is asked. A press too many now and then changes nothing.
    """

    def __init__(self, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._now = now
        self._shares: dict[int, _Share] = {}

    def admit(self, person: int) -> bool:
        """Whether another answer of this person may begin; then ``done`` must follow."""
        now = self._now()
        share = self._shares.setdefault(person, _Share())
        impatient = share.refused_since(now - PATIENCE_SECONDS) == IMPATIENT_REFUSALS
        admitted = share.under_way < self._most
        if impatient:
            admitted = not share.under_way and now - share.admitted_at >= GAP_SECONDS
        if admitted:
            share.under_way += 1
            share.admitted_at = now
        else:
            share.refusals.append(now)
        return admitted

    def done(self, person: int) -> None:
        """An admitted answer is finished."""
        share = self._shares[person]
        share.under_way -= 1
        if not share.under_way and not share.refused_since(self._now() - PATIENCE_SECONDS):
            del self._shares[person]


class AnswerPlace:
    """The place in which an answer is worked on. It is given back as soon as only drawing and sending are left."""

    def __init__(self, queue: FairQueue | None) -> None:
        """None: this answer needs none."""
        self._queue = queue
        self._taken = False

    async def enter(self) -> None:
        if self._queue is not None:
            await self._queue.enter()
            self._taken = True

    def leave(self) -> None:
        """Give it back; again: nothing."""
        if self._queue is not None and self._taken:
            self._taken = False
            self._queue.leave()
