"""What each step of a sweep (``sweep_planner``) makes of a situation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import pairwise

from engine.niemcy.box import COUNTRIES
from engine.niemcy.network import members
from engine.niemcy.route_graph import RouteGraph
from engine.niemcy.sweep_steps import Step

# 1. For each node of the frontier its piece: nodes that are joined behind the frontier are one piece.
# 2. For each piece its group: pieces of one group must be joined later, because a ticket has an end in each of them.
# 3. For each group its marks, a bit each: tickets whose other end is to come, countries that it must reach, countries that it
#    has reached.
# 4. The tickets between two countries that are not completed, a bit each.
# Pieces and groups are numbered in the order in which they appear, so that equal situations are equal values.
Situation = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int]
Shape = tuple[tuple[int, ...], tuple[int, ...]]  # pieces and groups

_EVERY_COUNTRY = (1 << len(COUNTRIES)) - 1
END: Situation = ((), (), (), 0)


class SweepRules:
    """What each step does to a situation."""

    def __init__(self, graph: RouteGraph, order: Sequence[int], tickets: Sequence[tuple[int, int]]) -> None:
        pairs = [(min(ticket), max(ticket)) for ticket in dict.fromkeys(tickets)]
        self._size = graph.size
        inland = [pair for pair in pairs if pair[1] < graph.size]
        self._ends = [[number for number, pair in enumerate(inland) if node in pair] for node in range(graph.size)]
        self._owes = len(inland)  # the first mark of countries to reach
        self._has = self._owes + len(COUNTRIES)  # the first mark of countries reached
        self._debts = (1 << self._has) - 1
        self._abroad = [self._reached(a) | self._reached(b) for a, b in pairs if a >= graph.size]
        self.begin: Situation = ((), (), (), (1 << len(self._abroad)) - 1)
        self.countries = 0  # with a ticket, a bit each
        self._marks = [0] * graph.size  # of each node when it is taken
        for a, b in pairs:
            self.countries |= sum(1 << end - graph.size for end in (a, b) if end >= graph.size)
            if a < graph.size <= b:
                self._marks[a] |= 1 << self._owes + b - graph.size
        for country in members(self.countries):
            for door in graph.doors[country]:
                if door.connection < 0:
                    self._marks[door.node] |= self._reached(graph.size + country)
        self._later = [0] * graph.size  # countries that nodes taken later must reach
        for node, following in reversed(list(pairwise(order))):
            self._later[node] = self._later[following] | self._marks[following] >> self._owes & _EVERY_COUNTRY
        self._shut = [0] * graph.size  # countries whose doors are all at nodes taken before
        shut = self.countries
        for node in reversed(order):
            shut &= ~sum(1 << country for country in members(shut) if any(door.node == node for door in graph.doors[country]))
            self._shut[node] = shut

    def _reached(self, end: int) -> int:
        return 1 << self._has + end - self._size

    def taking(self, step: Step) -> Callable[[Situation], Situation | None]:
        """What a step makes of a situation; None: it is impossible, of no use, or a ticket could not be completed then."""
        if step.kind == "join":
            return partial(self._join, step.places[0])
        if step.kind == "leave":
            return partial(self._leave, step.places)
        if step.kind == "door":
            return partial(self._door, step.country)
        return partial(self._take, step.node)

    def _take(self, node: int, situation: Situation) -> Situation | None:
        for country in members(self._shut[node]):
            left = self._after_last_door(country, situation)
            if left is None:
                return None
            situation = left
        pieces, groups, marks, abroad = situation
        shape, found = ((*pieces, len(groups)), (*groups, len(marks))), (*marks, self._marks[node])
        for number in self._ends[node]:
            begun = next((group for group, mark in enumerate(found) if mark >> number & 1), None)
            newest = shape[1][-1]
            if begun is None:
                found = (*found[:newest], found[newest] | 1 << number, *found[newest + 1 :])
            else:
                found = tuple([mark & ~(1 << number) for mark in found])
                if begun != newest:
                    shape, order, into, other = _grouped(*shape, begun, newest)
                    found = _carried(found, order, into, other)
        return self._settled(shape, self._useful(node, found, abroad), abroad)

    def _useful(self, node: int, marks: Sequence[int], abroad: int) -> list[int]:
        """The marks without countries that nobody must reach any more."""
        if not self.countries:
            return list(marks)
        wanted = self._later[node] << self._has
        for mark in marks:
            wanted |= (mark & self._debts) >> self._owes << self._has
        for number in members(abroad):
            wanted |= self._abroad[number]
        return [mark & (self._debts | wanted) for mark in marks]

    def _door(self, country: int, situation: Situation) -> Situation | None:
        pieces, groups, marks, abroad = situation
        group, reached = groups[pieces[-1]], self._reached(self._size + country)
        if marks[group] & reached:
            return None
        return self._settled((pieces, groups), (*marks[:group], marks[group] | reached, *marks[group + 1 :]), abroad)

    def _after_last_door(self, country: int, situation: Situation) -> Situation | None:
        """Whoever must still reach a country must be joined with a group that has; None: there is none."""
        pieces, groups, marks, abroad = situation
        owes, reached = 1 << self._owes + country, self._reached(self._size + country)
        owing = [mark for mark in marks if mark & owes]
        have = [mark for mark in marks if mark & reached]
        if not have and (owing or any(self._abroad[number] & reached for number in members(abroad))):
            return None
        if not owing or len(have) > 1:
            return situation
        for mark in owing:
            has = next(group for group, one in enumerate(marks) if one & reached)
            (pieces, groups), order, into, other = _grouped(pieces, groups, has, marks.index(mark))
            marks = tuple([one & ~owes if one & reached else one for one in _carried(marks, order, into, other)])
        return self._settled((pieces, groups), marks, abroad)

    def _join(self, place: int, situation: Situation) -> Situation | None:
        pieces, groups, marks, abroad = situation
        if pieces[place] == pieces[-1]:
            return None
        shape, order, into, other = _joined(pieces, groups, place)
        return self._settled(shape, _carried(marks, order, into, other), abroad)

    def _leave(self, stay: tuple[int, ...], situation: Situation) -> Situation | None:
        pieces, groups, marks, abroad = situation
        left = _left(pieces, groups, stay)
        if left is None:
            return None
        shape, order, gone = left
        for group in gone:
            if marks[group] & self._debts:
                return None
        return (*shape, tuple([marks[group] for group in order]), abroad)

    def _settled(self, shape: Shape, marks: Sequence[int], abroad: int) -> Situation:
        """Without debts that are paid."""
        if not self.countries:
            return (*shape, tuple(marks), abroad)
        for number in members(abroad):
            if any(mark & self._abroad[number] == self._abroad[number] for mark in marks):
                abroad &= ~(1 << number)
        owes, has = self._owes, self._has
        return (*shape, tuple([mark & ~(mark >> has << owes) for mark in marks]), abroad)


# --- pieces and groups, whatever their marks: there are few shapes, so each change is worked out once -----------------


def _carried(marks: tuple[int, ...], order: tuple[int, ...], into: int, other: int) -> tuple[int, ...]:
    """The marks of the groups that are left, where those of one more go into one of them."""
    return tuple([marks[group] | marks[other] if at == into else marks[group] for at, group in enumerate(order)])


def _numbered(pieces: Sequence[int], groups: Sequence[int]) -> tuple[Shape, tuple[int, ...]]:
    """Pieces and groups with new numbers, and the old numbers of the groups."""
    numbers = {piece: number for number, piece in enumerate(dict.fromkeys(pieces))}
    order = {group: number for number, group in enumerate(dict.fromkeys(groups[piece] for piece in numbers))}
    return (tuple(numbers[piece] for piece in pieces), tuple(order[groups[piece]] for piece in numbers)), tuple(order)


@lru_cache(maxsize=1 << 16)
def _joined(pieces: tuple[int, ...], groups: tuple[int, ...], place: int) -> tuple[Shape, tuple[int, ...], int, int]:
    """When the piece of the newest node is joined with another: the shape, the groups left, which one takes over which."""
    one, other = pieces[place], pieces[-1]
    return _grouped(tuple(one if piece == other else piece for piece in pieces), groups, groups[one], groups[other])


@lru_cache(maxsize=1 << 16)
def _grouped(pieces: tuple[int, ...], groups: tuple[int, ...], one: int, other: int) -> tuple[Shape, tuple[int, ...], int, int]:
    """When two groups become one."""
    shape, order = _numbered(pieces, [one if group == other else group for group in groups])
    return shape, order, order.index(one), other


@lru_cache(maxsize=1 << 16)
def _left(
    pieces: tuple[int, ...], groups: tuple[int, ...], stay: tuple[int, ...]
) -> tuple[Shape, tuple[int, ...], tuple[int, ...]] | None:
    """When only some places stay: the shape, the groups left, the groups gone; None: a piece is gone that was to be joined."""
    left = [pieces[place] for place in stay]
    gone = [group for piece, group in enumerate(groups) if piece not in left]
    if any(groups.count(group) > 1 for group in gone):
        return None
    return *_numbered(left, groups), tuple(gone)
