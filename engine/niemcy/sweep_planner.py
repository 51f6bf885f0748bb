"""The route planner for many tickets, exact as well: a sweep over the map that keeps every way that may still be the best.

Nodes are taken one by one. The frontier is those taken that have neighbours to come, five or six at a time on this map. All
that matters of what was claimed behind it is a ``Situation``: which of its nodes are joined, and what they still owe. So the
time grows with the width of the map; with Dreyfus and Wagner's method (``planner``) it grows threefold with each end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from engine.niemcy.box import COUNTRIES
from engine.niemcy.network import members
from engine.niemcy.route_graph import COST, RouteGraph

# 1. For each node of the frontier its piece: nodes that are joined behind the frontier are one piece.
# 2. For each piece its group: pieces of one group must be joined later, because a ticket has an end in each of them.
# 3. For each group its marks, a bit each: tickets whose other end is to come, countries that it must reach, countries that it
#    has reached.
# 4. The tickets between two countries that are not completed, a bit each.
# Pieces and groups are numbered in the order in which they appear, so that equal situations are equal values.
Situation = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int]
Shape = tuple[tuple[int, ...], tuple[int, ...]]  # pieces and groups
Costs = dict[Situation, int]

_EVERY_COUNTRY = (1 << len(COUNTRIES)) - 1
_NO_WAY = 1 << 30
_END: Situation = ((), (), (), 0)


class Swept(NamedTuple):
    """The cheapest routes for some tickets."""

    cost: int
    connections: tuple[int, ...]  # rising
    without: dict[int, int | None]  # what the cheapest cost when one of them is lost; None: a ticket is cut off


class _Step(NamedTuple):
    """A step of the sweep."""

    kind: str  # take (a node), leave (nodes of the frontier); to be claimed or not: door, join
    node: int = -1  # taken
    places: tuple[int, ...] = ()  # in the frontier: those that stay, or the one that is joined with the newest node
    country: int = -1  # behind the door
    connection: int = -1  # to be claimed

    @property
    def price(self) -> int:
        return COST[self.connection] if self.connection >= 0 else 0


class _Layer(NamedTuple):
    """All situations before a step, and where the step leads from them."""

    step: _Step
    costs: Costs
    leads: dict[Situation, Situation]


def sweep(graph: RouteGraph, tickets: Sequence[tuple[int, int]]) -> Swept | None:
    """The cheapest routes for tickets between ends of the graph; None: one of them is cut off."""
    rules = _Rules(graph, tickets)
    layers: list[_Layer] = []
    costs: Costs = {rules.begin: 0}
    for step in rules.steps():
        price, after, leads = step.price, dict(costs) if step.price else {}, dict[Situation, Situation]()
        take = rules.taking(step)
        for situation, cost in costs.items():
            following = take(situation)
            if following is not None:
                leads[situation] = following
                if cost + price < after.get(following, _NO_WAY):
                    after[following] = cost + price
        layers.append(_Layer(step, costs, leads))
        costs = after
    return _read(layers, costs[_END]) if _END in costs else None


def _read(layers: Sequence[_Layer], best: int) -> Swept:
    """From the end back: the connections of the cheapest routes, and what is cheapest without each of them."""
    at, paid = _END, best
    to_pay: Costs = {_END: 0}  # from each situation to the end
    without: dict[int, int | None] = {}
    for step, costs, leads in reversed(layers):
        price, ahead = step.price, to_pay
        to_pay = {situation: price + ahead[following] for situation, following in leads.items() if following in ahead}
        if not price:
            at = next(one for one, following in leads.items() if following == at and costs[one] == paid)
            continue
        if costs.get(at) != paid:
            paid -= price
            at = next(one for one, following in leads.items() if following == at and costs[one] == paid)
            lost = min((cost + ahead[one] for one, cost in costs.items() if one in ahead), default=None)
            without[step.connection] = lost
        for situation in costs:
            if ahead.get(situation, _NO_WAY) < to_pay.get(situation, _NO_WAY):
                to_pay[situation] = ahead[situation]
    return Swept(best, tuple(sorted(without)), without)


# --- the order of the sweep -------------------------------------------------------------------------------------------


def _order(graph: RouteGraph) -> list[int]:
    """The nodes so that the frontier stays short: the next one is always a node that lengthens it least."""
    beside = [set(ways) for ways in graph.ways]

    def growth(node: int, taken: set[int], frontier: set[int]) -> tuple[int, int, int]:
        left = sum(beside[one] <= taken | {node} for one in (*frontier, node))
        return -left, -len(beside[node] & taken), node

    def from_node(start: int) -> tuple[int, list[int]]:
        order, taken, frontier, width = [start], {start}, {start}, 0
        while len(order) < graph.size:
            near = set().union(*(beside[node] for node in frontier)) - taken or set(range(graph.size)) - taken
            order.append(min(growth(node, taken, frontier) for node in near)[-1])
            taken.add(order[-1])
            frontier = {node for node in (*frontier, order[-1]) if not beside[node] <= taken}
            width += 3 ** len(frontier)
        return width, order

    starts = sorted(range(graph.size), key=lambda node: len(beside[node]))[:6]
    return min(map(from_node, starts))[1]


def _steps(graph: RouteGraph, order: Sequence[int], countries: int) -> Iterator[_Step]:
    time = {node: at for at, node in enumerate(order)}
    ways: list[list[tuple[int, int]]] = [[] for _ in order]  # to nodes taken before, with the connection
    last = list(range(graph.size))  # when a node's last neighbour is taken
    for a, b, connection in graph.joins:
        one, other = sorted((a, b), key=time.__getitem__)
        ways[other].append((one, connection))
        last[time[one]] = max(last[time[one]], time[other])
    frontier: list[int] = []
    for now, node in enumerate(order):
        frontier.append(node)
        yield _Step("take", node)
        for country in members(countries):
            for door in graph.doors[country]:
                if door.node == node and door.connection >= 0:
                    yield _Step("door", country=country, connection=door.connection)
        for other, connection in ways[node]:
            yield _Step("join", places=(frontier.index(other),), connection=connection)
        stay = tuple(place for place, one in enumerate(frontier) if last[time[one]] > now)
        if len(stay) < len(frontier):
            frontier = [frontier[place] for place in stay]
            yield _Step("leave", places=stay)


# --- what a step does to a situation ----------------------------------------------------------------------------------


class _Rules:
    """What each step does to a situation."""

    def __init__(self, graph: RouteGraph, tickets: Sequence[tuple[int, int]]) -> None:
        pairs = [(min(ticket), max(ticket)) for ticket in dict.fromkeys(tickets)]
        self._graph, self._size, self._order = graph, graph.size, _order(graph)
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
        for node, following in reversed(list(zip(self._order, self._order[1:]))):
            self._later[node] = self._later[following] | self._marks[following] >> self._owes & _EVERY_COUNTRY

    def steps(self) -> Iterator[_Step]:
        """The whole sweep."""
        return _steps(self._graph, self._order, self.countries)

    def _reached(self, end: int) -> int:
        return 1 << self._has + end - self._size

    def taking(self, step: _Step) -> Callable[[Situation], Situation | None]:
        """What a step makes of a situation; None: it is impossible, of no use, or a ticket could not be completed then."""
        if step.kind == "join":
            return partial(self._join, step.places[0])
        if step.kind == "leave":
            return partial(self._leave, step.places)
        if step.kind == "door":
            return partial(self._door, step.country)
        return partial(self._take, step.node)

    def _take(self, node: int, situation: Situation) -> Situation:
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
