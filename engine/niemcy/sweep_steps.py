"""The order in which ``sweep_planner`` goes over the map, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.niemcy.network import members
from engine.niemcy.route_graph import COST, RouteGraph


class Step(NamedTuple):
    """A step of the sweep."""

    kind: str  # take (a node), leave (nodes of the frontier); to be claimed or not: door, join
    node: int = -1  # taken
    places: tuple[int, ...] = ()  # in the frontier: those that stay, or the one that is joined with the newest node
    width: int = 0  # of the frontier before some nodes leave it
    country: int = -1  # behind the door
    connection: int = -1  # to be claimed

    @property
    def price(self) -> int:
        return COST[self.connection] if self.connection >= 0 else 0


def sweep_order(graph: RouteGraph) -> list[int]:
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


def sweep_steps(graph: RouteGraph, order: Sequence[int], countries: int) -> Iterator[Step]:
    """The whole sweep, with the doors of these countries, a bit each."""
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
        yield Step("take", node)
        for country in members(countries):
            for door in graph.doors[country]:
                if door.node == node and door.connection >= 0:
                    yield Step("door", country=country, connection=door.connection)
        for other, connection in ways[node]:
            yield Step("join", places=(frontier.index(other),), connection=connection)
        stay = tuple(place for place, one in enumerate(frontier) if last[time[one]] > now)
        if len(stay) < len(frontier):
            yield Step("leave", places=stay, width=len(frontier))
            frontier = [frontier[place] for place in stay]
