"""The score sheet of a game in the order of the final table, and the score after every turn that changed it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.szczesc.box import CATEGORIES, MARKS_A_POINT, SHIFTS, TRANSPORTS
from engine.szczesc.view import View

DELIVERIES = tuple(f"deliver {transport}" for transport in TRANSPORTS)
SETTLED = ("marks", "cubes", "pending", "balance")
SOURCES = (*DELIVERIES, *(category.name for category in CATEGORIES), *SETTLED)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the sum: for each seat its points, and how they fell over the shifts."""

    source: str
    shifts: tuple[tuple[int, ...], ...]  # by seat, then by shift

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(map(sum, self.shifts))


def lines(view: View) -> list[Line]:
    """Every line of the sum, also those that brought nothing; together they are the scores."""
    table = {source: [[0] * SHIFTS for _ in range(view.seats)] for source in SOURCES}
    for entry in view.ledger:
        for seat, points in enumerate(entry.points):
            table[entry.source][seat][entry.shift - 1] += points
    return [Line(source, tuple(tuple(by_shift) for by_shift in rows)) for source, rows in table.items()]


class Mark(NamedTuple):
    """The scores at a moment."""

    ply: int
    scorings: int  # how many shifts have been scored by then
    scores: tuple[int, ...]


def course(view: View) -> list[Mark]:
    """The score over time, from nothing on: a mark for each moment at which it changed, scorings by themselves."""
    scores = (0,) * view.seats
    marks = [Mark(0, 0, scores)]
    for entry in view.ledger:
        scorings = entry.shift - 1 if entry.source in DELIVERIES else entry.shift
        if scorings > marks[-1].scorings and entry.ply > marks[-1].ply:
            marks.append(Mark(entry.ply, scorings - 1, scores))  # up to here nothing changed
        scores = tuple(have + more for have, more in zip(scores, entry.points))
        if (entry.ply, scorings) == marks[-1][:2]:
            marks.pop()
        marks.append(Mark(entry.ply, scorings, scores))
    if view.ply > marks[-1].ply:
        marks.append(Mark(view.ply, marks[-1].scorings, scores))
    return marks


def remaining_marks(view: View) -> tuple[int, ...]:
    """The marks beyond the exchange, which break a tie."""
    return tuple(money % MARKS_A_POINT for money in view.money)


def decided_by(view: View) -> str:
    """What made the winner: "points", "marks" (the tie-break), or "shared" when even those are equal."""
    best = [seat for seat in range(view.seats) if view.scores[seat] == max(view.scores)]
    if len(best) == 1:
        return "points"
    return "marks" if len(view.winners or ()) == 1 else "shared"


def ranking(view: View) -> list[int]:
    """The seats from the best to the last."""
    left = remaining_marks(view)
    return sorted(range(view.seats), key=lambda seat: (-view.scores[seat], -left[seat], seat))
