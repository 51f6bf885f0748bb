"""The route planner: the fewest cars, then the fewest connections, that complete a set of tickets. Always exact.

What is asked for is a Steiner forest. Cities that a player has already joined are one node; a country is no node but a set of
doors, so nothing runs through it. Dreyfus and Wagner's method finds the cheapest tree of every set of ends: two parts are
merged at a node, then spread along the distances. Of all ways to share the tickets out among trees the cheapest is taken.
That takes milliseconds up to ten ends. More tickets take ``sweep_planner``, and up to some seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.niemcy.box import CONNECTIONS, TICKETS, TRACKS
from engine.niemcy.network import completed, members, reach_of
from engine.niemcy.route_graph import CAR, FAR, LANE, RouteGraph, route_graph
from engine.niemcy.sweep_planner import Swept, sweep

QUICK_ENDS, QUICK_TICKETS = 10, 7  # what Dreyfus and Wagner's method does in milliseconds; any five tickets


class Plan(NamedTuple):
    """Connections to claim."""

    cars: int
    connections: tuple[int, ...]  # rising


class _Forest:
    """Trees over the ends of some tickets.

    The last end is in no set: a tree with it is a tree of the others, and the way to it.
    """

    def __init__(self, graph: RouteGraph, tickets: Sequence[tuple[int, int]]) -> None:
        self.graph = graph
        ends = [end for ticket in tickets for end in ticket]
        self.ends = sorted(set(ends), key=ends.count)  # the one with most tickets last
        numbers = {end: number for number, end in enumerate(self.ends)}
        self.wanted = [1 << numbers[a] | 1 << numbers[b] for a, b in tickets]
        self.to_end = [graph.to_end(end) for end in self.ends]
        self.trees = self._grow()
        self.cost: dict[int, int] = {}  # of the cheapest tree over a set of ends

    def _grow(self) -> list[int]:
        """For every set of ends, but the last end, what its cheapest tree with each node costs, packed."""
        graph, guard, shift = self.graph, self.graph.guard, LANE - 1
        trees = [0] * (1 << len(self.ends) - 1)
        for number in range(len(self.ends) - 1):
            trees[1 << number] = self.to_end[number]
        for ends in range(1, len(trees)):
            lowest = ends & -ends
            rest = ends ^ lowest
            if not rest:
                continue
            best = graph.far
            part = rest
            while part:
                costs = trees[part] + trees[ends ^ part]
                larger = (best | guard) - costs & guard
                best ^= (best ^ costs) & larger - (larger >> shift)
                part = part - 1 & rest
            trees[ends] = graph.spread(best)
        return trees

    def tree(self, ends: int) -> int:
        """What the cheapest tree over these ends costs."""
        if ends not in self.cost:
            last = ends.bit_length() - 1
            self.cost[ends] = min(self.graph.unpacked(self.trees[ends ^ 1 << last] + self.to_end[last]))
        return self.cost[ends]

    def cheapest(self) -> tuple[int, list[int]]:
        """The cost of completing all tickets, and the sets of ends that are joined."""
        count = len(self.wanted)
        best: list[tuple[int, list[int]]] = [(0, [])]
        for tickets in range(1, 1 << count):
            lowest = tickets & -tickets
            rest = part = tickets ^ lowest
            found: tuple[int, list[int]] | None = None
            while True:
                cost, trees = best[part]
                joint = tickets ^ part  # with the lowest ticket
                ends = self._ends(joint)
                total = cost + self.tree(ends)
                if found is None or total < found[0]:
                    found = total, [*trees, ends]
                if not part:
                    break
                part = part - 1 & rest
            best.append(found)
        return best[-1]

    def _ends(self, tickets: int) -> int:
        ends = 0
        for ticket in members(tickets):
            ends |= self.wanted[ticket]
        return ends

    def connections(self, ends: int) -> set[int]:
        """The connections of the cheapest tree over these ends."""
        graph = self.graph
        last = ends.bit_length() - 1
        others = ends ^ 1 << last
        costs = graph.unpacked(self.trees[others] + self.to_end[last])
        node = min(range(graph.size), key=costs.__getitem__)
        return {*graph.path_to_end(node, self.ends[last]), *self._trace(others, node)}

    def _trace(self, ends: int, node: int) -> set[int]:
        """The connections of the cheapest tree over these ends and a node: find out where it was merged."""
        graph = self.graph
        if not ends & ends - 1:
            return set(graph.path_to_end(node, self.ends[ends.bit_length() - 1]))
        cost = self.trees[ends] >> LANE * node & 0x7FFF
        rest = ends & ends - 1
        part = rest
        while part:
            costs = graph.unpacked(graph.less(self.trees[part] + self.trees[ends ^ part], graph.far) + graph.rows[node])
            if min(costs) == cost:
                at = min(range(graph.size), key=costs.__getitem__)
                return {*graph.path(at, node), *self._trace(part, at), *self._trace(ends ^ part, at)}
            part = part - 1 & rest
        raise AssertionError("a tree is made of two parts")


# --- what others ask --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def free_connections(open_tracks: int) -> int:
    """The connections of which a track may still be claimed, from the tracks that may, a bit each."""
    found = 0
    for at in members(open_tracks):
        found |= 1 << TRACKS[at].connection.number
    return found


def unfinished(own: int, tickets: Iterable[str]) -> list[str]:
    """The tickets that these connections do not complete, in the order given."""
    wanted = tuple(tickets)
    done = completed(reach_of(own), wanted)
    return [code for code in wanted if code not in done]


def plan(own: int, free: int, tickets: Iterable[str]) -> Plan | None:
    """The cheapest way to complete these tickets with the free connections; None: one of them is cut off."""
    wanted = tuple(sorted(unfinished(own, tickets)))
    if takes_long(own, wanted):
        swept = _swept(own, free, wanted)
        return None if swept is None else Plan(swept.cost // CAR, swept.connections)
    found = _solve(own, free, wanted)
    if found is None:
        return None
    forest, trees = found
    connections = sorted({at for ends in trees for at in forest.connections(ends)}) if forest else []
    return Plan(sum(CONNECTIONS[at].length for at in connections), tuple(connections))


@lru_cache(maxsize=1 << 12)
def cars_needed(own: int, free: int, tickets: tuple[str, ...]) -> int | None:
    """How many cars the cheapest plan takes; None: one of the tickets is cut off."""
    wanted = tuple(sorted(unfinished(own, tickets)))
    if takes_long(own, wanted):
        swept = _swept(own, free, wanted)
        return None if swept is None else swept.cost // CAR
    cost = _cost(own, free, wanted)
    return None if cost >= FAR else cost // CAR


def distance(own: int, free: int, ticket: str) -> int | None:
    """How many cars are missing for one ticket; None: it is cut off."""
    graph = route_graph(own, free)
    one, other = graph.end(TICKETS[ticket].a), graph.end(TICKETS[ticket].b)
    if one < graph.size and other < graph.size:
        cost = graph.distance[one][other]
    else:
        cost = min(graph.unpacked(graph.to_end(one) + graph.to_end(other)))
    return None if cost >= FAR else cost // CAR


def danger(own: int, free: int, tickets: Iterable[str], planned: Plan) -> dict[int, int | None]:
    """For each connection of a plan how many more cars are needed when it is lost; None: a ticket would be cut off."""
    wanted = tuple(sorted(unfinished(own, tickets)))
    swept = _swept(own, free, wanted) if takes_long(own, wanted) else None
    found: dict[int, int | None] = {}
    for at in planned.connections:
        if swept is not None:
            cost = swept.without[at]
            cars = None if cost is None else cost // CAR
        else:
            cars = cars_needed(own, free & ~(1 << at), wanted)
        found[at] = None if cars is None else cars - planned.cars
    return found


def _cost(own: int, free: int, tickets: tuple[str, ...]) -> int:
    found = _solve(own, free, tickets)
    if found is None:
        return FAR
    forest, trees = found
    return sum(forest.tree(ends) for ends in trees) if forest else 0


@lru_cache(maxsize=1 << 6)
def _solve(own: int, free: int, tickets: tuple[str, ...]) -> tuple[_Forest | None, list[int]] | None:
    if not tickets:
        return None, []
    if any(distance(own, free, code) is None for code in tickets):
        return None
    forest = _Forest(route_graph(own, free), _ticket_ends(own, free, tickets))
    return forest, forest.cheapest()[1]


def _ticket_ends(own: int, free: int, tickets: Iterable[str]) -> list[tuple[int, int]]:
    graph = route_graph(own, free)
    return [(graph.end(TICKETS[code].a), graph.end(TICKETS[code].b)) for code in tickets]


# --- many tickets -----------------------------------------------------------------------------------------------------

Solver = Callable[[int, int, tuple[str, ...]], Swept | None]


def takes_long(own: int, tickets: Sequence[str]) -> bool:
    """Whether so many unfinished tickets take more than some milliseconds."""
    if 2 * len(tickets) <= QUICK_ENDS:
        return False
    reach = reach_of(own)
    ends = {reach[end] or -end for code in tickets for end in (TICKETS[code].a, TICKETS[code].b)}
    return len(tickets) > QUICK_TICKETS or len(ends) > QUICK_ENDS


def solve_many(own: int, free: int, tickets: tuple[str, ...]) -> Swept | None:
    """The cheapest routes for any number of unfinished tickets; None: one of them is cut off."""
    if any(distance(own, free, code) is None for code in tickets):
        return None
    return sweep(route_graph(own, free), _ticket_ends(own, free, tickets))


_solver: Solver = solve_many


def let_solve(solver: Solver) -> None:
    """Have plans that take long made by this function: where people wait, it asks another process for ``solve_many``."""
    global _solver  # noqa: PLW0603  (one for the whole process, as the caches are)
    _solver = solver


LongPlans = dict[tuple[int, int, tuple[str, ...]], Swept | None]  # by what was asked: own, free, unfinished tickets
MOST_KEPT = 1 << 8
_kept: LongPlans = {}  # single dict operations only: panels are built in threads


def _swept(own: int, free: int, tickets: tuple[str, ...]) -> Swept | None:
    key = own, free, tickets
    try:
        return _kept[key]
    except KeyError:
        found = _solver(own, free, tickets)
    learn_plans({key: found})
    return found


def learn_plans(plans: LongPlans) -> None:
    """Take over plans that were made in another process."""
    if len(_kept) >= MOST_KEPT:
        _kept.clear()
    _kept.update(plans)


def long_plans(own: int, free: int, sets: Iterable[Iterable[str]]) -> LongPlans:
    """The plans for these sets of tickets, as far as they take long."""
    wanted = dict.fromkeys(tuple(sorted(unfinished(own, tickets))) for tickets in sets)
    return {(own, free, tickets): _swept(own, free, tickets) for tickets in wanted if takes_long(own, tickets)}
