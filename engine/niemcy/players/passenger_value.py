"""What passengers are worth before the end: each seat's expected prizes for the six majorities."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt

from engine.niemcy.box import MOST_PASSENGERS, PASSENGERS, SECOND_PASSENGERS
from engine.niemcy.scoring import majority
from engine.niemcy.state import State

DOUBT, DOUBT_A_PASSENGER = 0.3, 0.28  # how far a lead may shrink: always, and by the root of those still to be had


@lru_cache(maxsize=1 << 15)
def prizes(counts: tuple[int, ...], left: int) -> tuple[float, ...]:
    """What each seat may expect for one colour, when so many passengers of it are still to be had."""
    if not left:
        return tuple(majority(counts))
    doubt = DOUBT + DOUBT_A_PASSENGER * sqrt(left)
    strength = [exp(count / doubt) - (0 if count else 0.3) for count in counts]
    total = sum(strength)
    expected = []
    for seat, own in enumerate(strength):
        second = sum(
            first / total * own / (total - first) for other, first in enumerate(strength) if other != seat and total > first
        )
        expected.append(MOST_PASSENGERS * own / total + SECOND_PASSENGERS * second)
    return tuple(expected)


def still_there(stations: Sequence[str]) -> list[int]:
    """How many passengers of each colour wait on the map."""
    everybody = "".join(stations)
    return [everybody.count(colour) for colour in PASSENGERS]


def expected_prizes(state: State, share: float) -> list[float]:
    """What each seat may expect for all colours; ``share`` of those on the map will still be taken."""
    left = still_there(state.stations)
    columns = zip(*state.passengers)
    rows = [prizes(column, round(count * share)) for column, count in zip(columns, left)]
    return [sum(column) for column in zip(*rows)]


def boarding_gain(state: State, seat: int, colour: int, deny: float) -> float:
    """What one more passenger of a colour brings a seat, and what part of it the others lose."""
    column = tuple(taken[colour] for taken in state.passengers)
    left = "".join(state.stations).count(PASSENGERS[colour])
    now = prizes(column, left)
    then = prizes((*column[:seat], column[seat] + 1, *column[seat + 1 :]), max(0, left - 1))
    own = then[seat] - now[seat]
    return own - deny * (sum(then) - then[seat] - sum(now) + now[seat]) / (len(column) - 1)
