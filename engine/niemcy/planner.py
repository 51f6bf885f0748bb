"""The route planner: the fewest cars, then the fewest connections, that complete a set of tickets. Always exact.

What is asked for is a Steiner forest. Cities that a player has already joined are one node; a country is no node but a set of
doors, so nothing runs through it. Dreyfus and Wagner's method finds the cheapest tree of every set of ends: two parts are
merged at a node, then spread along the distances. Of all ways to share the tickets out among trees the cheapest is taken.

The costs of one set, a node each, are one whole number of 16-bit lanes, so that all nodes are added and compared at once.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from engine.niemcy.box import CITIES, CONNECTIONS, COUNTRIES, TICKETS, TRACKS
from engine.niemcy.network import completed, members, reach_of

_CITIES = len(CITIES)
_CAR = 64  # what a car costs; a connection costs 1 more, which settles ties
_LANE = 16
_FAR = 0x3FFF  # no way; the sum of two still fits into a lane
_COST = [_CAR * connection.length + 1 for connection in CONNECTIONS]


class Plan(NamedTuple):
    """Connections to claim."""

    cars: int
    connections: tuple[int, ...]  # rising


class _Door(NamedTuple):
    """A way into a country."""

    node: int
    cost: int
    connection: int  # -1: it is owned


class _Graph:
    """The map as one player finds it."""

    def __init__(self, own: int, free: int) -> None:
        groups = reach_of(own)[:_CITIES]
        numbers = {group: number for number, group in enumerate(dict.fromkeys(groups))}
        self.node = [numbers[group] for group in groups]  # of each city
        self.size = len(numbers)
        self.ways: list[dict[int, int]] = [{} for _ in range(self.size)]  # neighbour -> cheapest connection
        self.doors: list[list[_Door]] = [[] for _ in COUNTRIES]
        for at in members(own):
            if CONNECTIONS[at].b >= _CITIES:
                self.doors[CONNECTIONS[at].b - _CITIES].append(_Door(self.node[CONNECTIONS[at].a], 0, -1))
        for at in members(free & ~own):
            a, b = CONNECTIONS[at].a, CONNECTIONS[at].b
            if b >= _CITIES:
                self.doors[b - _CITIES].append(_Door(self.node[a], _COST[at], at))
            elif self.node[a] != self.node[b]:
                self._add_way(self.node[a], self.node[b], at)
                self._add_way(self.node[b], self.node[a], at)
        self.distance = [self._from(node) for node in range(self.size)]
        self.ones = _packed([1] * self.size)
        self.guard = self.ones << _LANE - 1
        self.rows = [_packed(row) for row in self.distance]
        self.far = self.ones * _FAR

    def _add_way(self, a: int, b: int, at: int) -> None:
        if b not in self.ways[a] or _COST[at] < _COST[self.ways[a][b]]:
            self.ways[a][b] = at

    def _from(self, node: int) -> list[int]:
        distance = [_FAR] * self.size
        distance[node] = 0
        heap = [(0, node)]
        while heap:
            cost, at = heappop(heap)
            if cost > distance[at]:
                continue
            for other, connection in self.ways[at].items():
                more = cost + _COST[connection]
                if more < distance[other]:
                    distance[other] = more
                    heappush(heap, (more, other))
        return distance

    def end(self, place: int) -> int:
        """A place as a terminal: its node, or behind all nodes its country."""
        return self.node[place] if place < _CITIES else self.size + place - _CITIES

    def to_end(self, end: int) -> int:
        """What it costs from each node to a terminal, packed."""
        if end < self.size:
            return self.rows[end]
        costs = self.far
        for door in self.doors[end - self.size]:
            costs = self.less(costs, self.rows[door.node] + self.ones * door.cost)
        return costs

    def less(self, one: int, other: int) -> int:
        """The smaller cost in each lane."""
        larger = (one | self.guard) - other & self.guard  # set where one >= other
        return one ^ (one ^ other) & larger - (larger >> _LANE - 1)

    def spread(self, costs: int) -> int:
        """The costs when one may still walk from the node where the parts were merged."""
        values = self.unpacked(costs)
        for node in sorted(range(self.size), key=values.__getitem__):
            value = values[node]
            if value >= _FAR:
                break
            if costs >> _LANE * node & 0x7FFF == value:  # otherwise it is cheaper to come from elsewhere
                costs = self.less(costs, self.ones * value + self.rows[node])
        return costs

    def unpacked(self, costs: int) -> Sequence[int]:
        return memoryview(costs.to_bytes(self.size * _LANE // 8, "little")).cast("H")

    def path(self, one: int, other: int) -> list[int]:
        """The connections of a shortest way between two nodes."""
        found, distance = [], self.distance[one]
        while other != one:
            before, at = next(
                (node, at) for node, at in self.ways[other].items() if distance[node] + _COST[at] == distance[other]
            )
            found.append(at)
            other = before
        return found

    def path_to_end(self, node: int, end: int) -> list[int]:
        """The connections of a shortest way from a node to a terminal."""
        if end < self.size:
            return self.path(end, node)
        door = min(self.doors[end - self.size], key=lambda door: self.distance[node][door.node] + door.cost)
        return self.path(door.node, node) + ([door.connection] if door.connection >= 0 else [])


def _packed(values: Sequence[int]) -> int:
    return int.from_bytes(array("H", values).tobytes(), "little")


_graph = lru_cache(maxsize=1 << 8)(_Graph)


class _Forest:
    """Trees over the ends of some tickets.

    The last end is in no set: a tree with it is a tree of the others, and the way to it.
    """

    def __init__(self, graph: _Graph, tickets: Sequence[tuple[int, int]]) -> None:
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
        graph, guard, shift = self.graph, self.graph.guard, _LANE - 1
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
        cost = self.trees[ends] >> _LANE * node & 0x7FFF
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
    found = _solve(own, free, tuple(sorted(unfinished(own, tickets))))
    if found is None:
        return None
    forest, trees = found
    connections = sorted({at for ends in trees for at in forest.connections(ends)}) if forest else []
    return Plan(sum(CONNECTIONS[at].length for at in connections), tuple(connections))


@lru_cache(maxsize=1 << 12)
def cars_needed(own: int, free: int, tickets: tuple[str, ...]) -> int | None:
    """How many cars the cheapest plan takes; None: one of the tickets is cut off."""
    open_tickets = tuple(sorted(unfinished(own, tickets)))
    cost = _cost(own, free, open_tickets)
    return None if cost >= _FAR else cost // _CAR


def distance(own: int, free: int, ticket: str) -> int | None:
    """How many cars are missing for one ticket; None: it is cut off."""
    graph = _graph(own, free)
    one, other = graph.end(TICKETS[ticket].a), graph.end(TICKETS[ticket].b)
    if one < graph.size and other < graph.size:
        cost = graph.distance[one][other]
    else:
        cost = min(graph.unpacked(graph.to_end(one) + graph.to_end(other)))
    return None if cost >= _FAR else cost // _CAR


def danger(own: int, free: int, tickets: Iterable[str], planned: Plan) -> dict[int, int | None]:
    """For each connection of a plan how many more cars are needed when it is lost; None: a ticket would be cut off."""
    wanted = tuple(tickets)
    found: dict[int, int | None] = {}
    for at in planned.connections:
        cars = cars_needed(own, free & ~(1 << at), wanted)
        found[at] = None if cars is None else cars - planned.cars
    return found


def _cost(own: int, free: int, tickets: tuple[str, ...]) -> int:
    found = _solve(own, free, tickets)
    if found is None:
        return _FAR
    forest, trees = found
    return sum(forest.tree(ends) for ends in trees) if forest else 0


@lru_cache(maxsize=1 << 6)
def _solve(own: int, free: int, tickets: tuple[str, ...]) -> tuple[_Forest | None, list[int]] | None:
    if not tickets:
        return None, []
    graph = _graph(own, free)
    ends = [(graph.end(TICKETS[code].a), graph.end(TICKETS[code].b)) for code in tickets]
    if any(distance(own, free, code) is None for code in tickets):
        return None
    forest = _Forest(graph, ends)
    return forest, forest.cheapest()[1]
