"""What cost a seat most over a whole game, beyond single turns: steps never used, orders never filled, majorities lost by one.

Each game finds its own (``GamePackage.leaks``) in the lines of a finished game. A leak is a ``Reason``, so whatever puts the
reasons of the adviser into words says these, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.contract import Event, Seat
from engine.players.advice import Reason

MAX_LEAKS = 3
MIN_LEAK = 1.0  # points; smaller ones are not reported


class PlayedLine(NamedTuple):
    """A line of a record: a whole decision of a seat, and what came of it."""

    action: int  # index of its first action in the whole game, from 0
    seat: Seat
    own: bool  # decided by the person whose game is reviewed, not by an automat for them
    before: Any
    after: Any
    events: tuple[Event, ...]

    def first(self, kind: str) -> Event | None:
        """The first event of a kind."""
        return next((event for event in self.events if event.kind == kind), None)


@dataclass(frozen=True, slots=True)
class Leak:
    """A pattern that cost points, estimated."""

    reason: Reason  # a code that begins with "leak_", and figures
    points: float
    actions: tuple[int, ...] = ()  # where it happened: first actions of turns, in which the costliest stands for all


LeakFinder = Callable[[Sequence[PlayedLine], Seat], Iterable[Leak]]


def leak(code: str, points: float, actions: Iterable[int] = (), **figures: Any) -> Leak:
    """A leak whose figures include the points, rounded."""
    return Leak(Reason(f"leak_{code}", {**figures, "points": max(1, round(points))}, -points), points, tuple(actions))


def no_leaks(lines: Sequence[PlayedLine], seat: Seat) -> Iterable[Leak]:
    """For a game without patterns of its own."""
    return ()


def largest(found: Iterable[Leak]) -> list[Leak]:
    """The leaks worth telling, largest first."""
    return sorted((one for one in found if one.points >= MIN_LEAK), key=lambda one: -one.points)[:MAX_LEAKS]
