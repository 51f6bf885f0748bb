"""The clock of the decision at hand: when it began to run, and what stopped or interrupted it.

A turn has its full time once. Nothing that happens during it may give it more: not an undo, not an absence, not a
decision of another seat in the middle of it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.contract import Seat


@dataclass(frozen=True, slots=True)
class TurnClock:
    """When the time of whoever must decide began to run. Immutable: each change makes a new one."""

    began: int | None = None
    stopped: int | None = None  # since when nobody is present
    interrupted: tuple[Seat, int] | None = None  # whose turn waits for another seat's decision, and the seconds it has used
    restarted: bool = False  # a newcomer in the seat has had a fresh clock in this turn; a second one gets none

    def to_json(self) -> str:
        return json.dumps([self.began, self.stopped, self.interrupted, self.restarted], separators=(",", ":"))

    @staticmethod
    def from_json(text: str) -> TurnClock:
        began, stopped, interrupted, restarted = json.loads(text)
        return TurnClock(began, stopped, interrupted and (interrupted[0], interrupted[1]), restarted)

    def used(self, now: int) -> int:
        """The seconds that have run so far."""
        return 0 if self.began is None else max(0, (now if self.stopped is None else self.stopped) - self.began)

    def stop(self, now: int) -> TurnClock:
        """Nobody is present: the time stands still."""
        return self if self.stopped is not None else replace(self, stopped=now)

    def resume(self, now: int) -> TurnClock:
        """Somebody is present again: the time goes on where it stood."""
        return self if self.stopped is None else replace(self, began=now - self.used(now), stopped=None)

    def newcomer(self, now: int) -> TurnClock:
        """Another person plays on in the middle of a turn: full time, but only once in a turn."""
        return self if self.restarted else replace(self, began=now, stopped=None, restarted=True)

    def hand_on(self, now: int, before: Sequence[Seat], after: Sequence[Seat], turn_open: bool) -> TurnClock:
        """The clock after decisions of ``before``, when ``after`` must decide next, in the same turn or not."""
        if not after or set(after) < set(before) or (turn_open and set(after) == set(before)):
            return self  # whoever is left of several has had the time already
        if turn_open and self.interrupted is not None and self.interrupted[0] in after:
            return TurnClock(began=now - self.interrupted[1])
        if turn_open:
            return TurnClock(began=now, interrupted=self.interrupted or (before[0], self.used(now)))
        return TurnClock(began=now)
