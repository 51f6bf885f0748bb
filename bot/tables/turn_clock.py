"""The clock of the decision at hand: when it began to run, and what stopped or interrupted it.

A turn has its full time once. Nothing that happens during it may give it more: not an undo, not an absence, not a
decision of another seat in the middle of it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.tables.waking_time import Spent
from engine.contract import Seat

SpentBySeat = Mapping[Seat, Spent]


@dataclass(frozen=True, slots=True)
class TurnClock:
    """When the time of whoever must decide began to run. Immutable: each change makes a new one."""

    began: int | None = None
    stopped: int | None = None  # since when nobody is present
    interrupted: tuple[Seat, Spent] | None = None  # whose turn waits for another seat's decision, and what it has used
    restarted: bool = False  # a newcomer in the seat has had a fresh clock in this turn; a second one gets none
    spent: tuple[tuple[Seat, Spent], ...] = ()  # what seats had used of this turn before it began to run

    def to_json(self) -> str:
        interrupted = self.interrupted and [self.interrupted[0], *self.interrupted[1]]
        spent = [[seat, *used] for seat, used in self.spent]
        return json.dumps([self.began, self.stopped, interrupted, self.restarted, spent], separators=(",", ":"))

    @staticmethod
    def from_json(text: str) -> TurnClock:
        began, stopped, interrupted, restarted, spent = json.loads(text)
        before = tuple((seat, Spent(*used)) for seat, *used in spent)
        return TurnClock(began, stopped, interrupted and (interrupted[0], Spent(*interrupted[1:])), restarted, before)

    def spent_before(self, seat: Seat) -> Spent:
        """What a seat had used of this turn before the clock began to run."""
        return dict(self.spent).get(seat, Spent())

    def stop(self, now: int) -> TurnClock:
        """Nobody is present: the time stands still."""
        return self if self.stopped is not None else replace(self, stopped=now)

    def run_on(self, now: int, spent: SpentBySeat) -> TurnClock:
        """Run from now on, after so much has been used."""
        return replace(self, began=now, stopped=None, spent=tuple(spent.items()))

    def newcomer(self, seat: Seat, now: int, spent: SpentBySeat) -> TurnClock:
        """Another person plays on in the middle of a turn: full time, but only once in a turn; ``spent`` by the others, too."""
        if self.restarted:
            return self
        others = {other: used for other, used in spent.items() if other != seat}
        return replace(self.run_on(now, others), restarted=True)

    def hand_on(self, now: int, before: Sequence[Seat], after: Sequence[Seat], turn_open: bool, used: Spent) -> TurnClock:
        """The clock after decisions of ``before``, when ``after`` must decide next, in the same turn or not.

        ``used`` is what the first of ``before`` has used so far.
        """
        if not after or set(after) < set(before) or (turn_open and set(after) == set(before)):
            return self  # whoever is left of several has had the time already
        if turn_open and self.interrupted is not None and self.interrupted[0] in after:
            return TurnClock(began=now, spent=(self.interrupted,))
        if turn_open:
            return TurnClock(began=now, interrupted=self.interrupted or (before[0], used))
        return TurnClock(began=now)
