"""The twelve majorities as far as a viewer can know them: counts, places and points, each with its least and its most.

Delivered cards lie face down until the next scoring. The score sheet still tells for each delivery of the running shift
which transport went and for how many points, and the cards that the viewer sees elsewhere cannot be among them; what
remains possible is counted out, so a range is as narrow as honest bookkeeping allows (each seat taken by itself).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from engine.szczesc.box import ALL_CARDS, CARDS, CATEGORIES, CATEGORIES_AFTER, Category
from engine.szczesc.scoring import majority, squares_of
from engine.szczesc.view import View


class Range(NamedTuple):
    """A number that is known, or known to lie between two."""

    least: int
    most: int

    @property
    def sure(self) -> bool:
        return self.least == self.most

    def __str__(self) -> str:
        return str(self.least) if self.sure else f"{self.least}–{self.most}"


@dataclass(frozen=True, slots=True)
class Majority:
    """One category: what each seat has, and what each would get."""

    category: Category
    counts: tuple[Range, ...]
    points: tuple[Range, ...]
    due: bool  # whether the running shift scores it

    def place(self, seat: int) -> int:
        """1 or 2 for a seat that is sure to be first or second and to score; otherwise 0."""
        points = self.points[seat]
        if not points.sure or not points.least:
            return 0
        return 1 if points.least == self.category.first else 2


@dataclass(frozen=True, slots=True)
class Standings:
    """All categories, and what the shift would bring if it ended now."""

    rows: tuple[Majority, ...]
    gains: tuple[Range, ...]
    hidden: tuple[int, ...]  # delivered cards of each seat that the viewer cannot see


def majority_standings(view: View) -> Standings:
    """The majorities as this viewer knows them."""
    due = CATEGORIES_AFTER[view.shift]
    unseen = _unseen(view)
    rows = []
    for index, category in enumerate(CATEGORIES):
        possible = [_possible(view, seat, category, unseen) for seat in range(view.seats)]
        outcomes = {majority(category, counts) for counts in product(*possible)}
        rows.append(
            Majority(
                category,
                tuple(Range(min(counts), max(counts)) for counts in possible),
                tuple(Range(min(by_seat), max(by_seat)) for by_seat in zip(*outcomes)),
                index < due,
            )
        )
    gains = tuple(_total(row.points[seat] for row in rows if row.due) for seat in range(view.seats))
    return Standings(tuple(rows), gains, tuple(shaft.face_down for shaft in view.shafts))


def _total(parts: Iterable[Range]) -> Range:
    kept = list(parts)
    return Range(sum(part.least for part in kept), sum(part.most for part in kept))


def _unseen(view: View) -> frozenset[str]:
    """The cards that the viewer sees nowhere."""
    seen = {*view.orders, *view.display, *(view.held or ()), *(view.put_back or ())}
    for shaft in view.shafts:
        seen.update(shaft.delivered, (order.code for order in shaft.pending))
    return frozenset(ALL_CARDS) - seen


def _possible(view: View, seat: int, category: Category, unseen: frozenset[str]) -> Sequence[int]:
    """Every count that this seat may have in the category."""
    shaft = view.shafts[seat]
    if category.kind == "empty":
        return (shaft.carts["YBGK".index(category.key)].count("."),)
    known = squares_of(category, shaft.delivered)
    if not shaft.face_down:
        return (known,)
    sums = {(0, 0)}  # (cards, count) of the hidden deliveries so far
    for transport, points in _hidden_deliveries(view, seat):
        cards = tuple(sorted(code for code in unseen if code[0] == transport))
        options = _options(cards, points, shaft.face_down, category)
        sums = {(n + more, count + squares) for n, count in sums for more, squares in options if n + more <= shaft.face_down}
    counts = {count for cards_used, count in sums if cards_used == shaft.face_down}
    return sorted(known + count for count in counts)


def _hidden_deliveries(view: View, seat: int) -> list[tuple[str, int]]:
    """Transport and points of every delivery since the last scoring."""
    return [
        (entry.source.split()[1], entry.points[seat])
        for entry in view.ledger
        if entry.shift == view.shift and entry.source.startswith("deliver ") and entry.points[seat]
    ]


@lru_cache(maxsize=4096)
def _options(cards: tuple[str, ...], points: int, most: int, category: Category) -> frozenset[tuple[int, int]]:
    """What a delivery of these points may have been: its number of cards with its count in the category."""
    return frozenset(
        (size, squares_of(category, chosen))
        for size in range(1, min(most, len(cards)) + 1)
        for chosen in combinations(cards, size)
        if sum(CARDS[code].points for code in chosen) == points
    )
