"""The map as one player finds it, for the planner: cities that they have joined are one node, a country is a set of doors.

The costs of something from each node are one whole number of 16-bit lanes, so that all nodes are added and compared at once.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from engine.niemcy.box import CITIES, CONNECTIONS, COUNTRIES
from engine.niemcy.network import members, reach_of

_CITIES = len(CITIES)
CAR = 64  # what a car costs; a connection costs 1 more, which settles ties
LANE = 16
FAR = 0x3FFF  # no way; the sum of two still fits into a lane
COST = [CAR * connection.length + 1 for connection in CONNECTIONS]


class Door(NamedTuple):
    """A way into a country."""

    node: int
    cost: int
    connection: int  # -1: it is owned


class RouteGraph:
    """The map as one player finds it."""

    def __init__(self, own: int, free: int) -> None:
        groups = reach_of(own)[:_CITIES]
        numbers = {group: number for number, group in enumerate(dict.fromkeys(groups))}
        self.node = [numbers[group] for group in groups]  # of each city
        self.size = len(numbers)
        self.ways: list[dict[int, int]] = [{} for _ in range(self.size)]  # neighbour -> cheapest connection
        self.joins: list[tuple[int, int, int]] = []  # every connection between two nodes
        self.doors: list[list[Door]] = [[] for _ in COUNTRIES]
        for at in members(own):
            if CONNECTIONS[at].b >= _CITIES:
                self.doors[CONNECTIONS[at].b - _CITIES].append(Door(self.node[CONNECTIONS[at].a], 0, -1))
        for at in members(free & ~own):
            a, b = CONNECTIONS[at].a, CONNECTIONS[at].b
            if b >= _CITIES:
                self.doors[b - _CITIES].append(Door(self.node[a], COST[at], at))
            elif self.node[a] != self.node[b]:
                self.joins.append((self.node[a], self.node[b], at))
                self._add_way(self.node[a], self.node[b], at)
                self._add_way(self.node[b], self.node[a], at)
        self.distance = [self._from(node) for node in range(self.size)]
        self.ones = packed([1] * self.size)
        self.guard = self.ones << LANE - 1
        self.rows = [packed(row) for row in self.distance]
        self.far = self.ones * FAR

    def _add_way(self, a: int, b: int, at: int) -> None:
        if b not in self.ways[a] or COST[at] < COST[self.ways[a][b]]:
            self.ways[a][b] = at

    def _from(self, node: int) -> list[int]:
        distance = [FAR] * self.size
        distance[node] = 0
        heap = [(0, node)]
        while heap:
            cost, at = heappop(heap)
            if cost > distance[at]:
                continue
            for other, connection in self.ways[at].items():
                more = cost + COST[connection]
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
        return one ^ (one ^ other) & larger - (larger >> LANE - 1)

    def spread(self, costs: int) -> int:
        """The costs when one may still walk from the node where the parts were merged."""
        values = self.unpacked(costs)
        for node in sorted(range(self.size), key=values.__getitem__):
            value = values[node]
            if value >= FAR:
                break
            if costs >> LANE * node & 0x7FFF == value:  # otherwise it is cheaper to come from elsewhere
                costs = self.less(costs, self.ones * value + self.rows[node])
        return costs

    def unpacked(self, costs: int) -> Sequence[int]:
        return memoryview(costs.to_bytes(self.size * LANE // 8, "little")).cast("H")

    def path(self, one: int, other: int) -> list[int]:
        """The connections of a shortest way between two nodes."""
        found, distance = [], self.distance[one]
        while other != one:
            before, at = next((node, at) for node, at in self.ways[other].items() if distance[node] + COST[at] == distance[other])
            found.append(at)
            other = before
        return found

    def path_to_end(self, node: int, end: int) -> list[int]:
        """The connections of a shortest way from a node to a terminal."""
        if end < self.size:
            return self.path(end, node)
        door = min(self.doors[end - self.size], key=lambda door: self.distance[node][door.node] + door.cost)
        return self.path(door.node, node) + ([door.connection] if door.connection >= 0 else [])


def packed(values: Sequence[int]) -> int:
    return int.from_bytes(array("H", values).tobytes(), "little")


route_graph = lru_cache(maxsize=1 << 8)(RouteGraph)
