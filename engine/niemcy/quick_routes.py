"""Routes that complete some tickets, found quickly and not always the cheapest: ``sweep_planner`` looks only for better ones."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from heapq import heappop, heappush

from engine.niemcy.route_graph import COST, RouteGraph

Routes = frozenset[int]  # connections to claim
Tickets = Sequence[tuple[int, int]]  # between ends of the graph
_Ways = dict[int, list[tuple[int, int]]]  # from each end: to which others, and by which connection


def cost_of(routes: Iterable[int]) -> int:
    """What these connections cost together."""
    return sum(COST[at] for at in routes)


class QuickRoutes:
    """A search on one map: ticket by ticket the cheapest way, then without whatever there is a cheaper detour for."""

    def __init__(self, graph: RouteGraph) -> None:
        self._size = graph.size
        doors = [
            (door.node, graph.size + country, door.connection) for country, found in enumerate(graph.doors) for door in found
        ]
        self._owned = [door for door in doors if door[2] < 0]
        self._connections = {connection: (a, b) for a, b, connection in (*graph.joins, *doors) if connection >= 0}
        self._everywhere = self._ways(self._connections)
        self._known: dict[tuple[tuple[tuple[int, int], ...], Routes, int], Routes | None] = {}

    def _ways(self, connections: Iterable[int]) -> _Ways:
        """From each end where these connections lead, and the doors that are owned."""
        ways: _Ways = {}
        for a, b, connection in (*self._owned, *((*self._connections[at], at) for at in connections)):
            ways.setdefault(a, []).append((b, connection))
            ways.setdefault(b, []).append((a, connection))
        return ways

    def find(self, tickets: Tickets) -> Routes | None:
        """Routes for these tickets; None: one of them is cut off."""
        costs = {}
        for ticket in tickets:
            way = self._way(*ticket, self._everywhere)
            if way is None:
                return None
            costs[ticket] = cost_of(way)
        by_cost = sorted(costs, key=costs.__getitem__)
        found = [self._extended(order, frozenset()) for order in (by_cost, by_cost[::-1])]
        return self._improved(tickets, min((one for one in found if one is not None), key=cost_of))

    def trimmed(self, tickets: Tickets, routes: Routes) -> Routes:
        """What of these routes, which complete all of these tickets, is needed for them."""
        needed: set[int] = set()
        ways = self._ways(routes)
        for ticket in tickets:
            way = self._way(*ticket, ways, needed)
            assert way is not None, "the routes complete all tickets"
            needed.update(way)
        return frozenset(needed)

    def without(self, tickets: Tickets, routes: Routes, lost: int) -> Routes | None:
        """Routes when one of these connections is lost; None: a ticket is cut off."""
        key = tuple(tickets), routes, lost
        if key not in self._known:
            self._known[key] = self._extended(tickets, routes - {lost}, lost)
        return self._known[key]

    def _extended(self, tickets: Tickets, routes: Routes, lost: int = -1) -> Routes | None:
        """These routes with what else the tickets need, and without what they do not."""
        ways, bought = self._ways(routes), set(routes)
        for ticket in [ticket for ticket in tickets if self._way(*ticket, ways) is None]:
            way = self._way(*ticket, self._everywhere, bought, lost)
            if way is None:
                return None
            bought.update(way)
        return self.trimmed(tickets, frozenset(bought))

    def _improved(self, tickets: Tickets, routes: Routes) -> Routes:
        before = None
        while routes != before:
            before = routes
            for at in sorted(routes, key=lambda at: (-COST[at], at)):
                other = self.without(tickets, routes, at) if at in routes else None
                if other is not None and cost_of(other) < cost_of(routes):
                    routes = other
        return routes

    def _way(self, a: int, b: int, ways: _Ways, bought: Container[int] = (), lost: int = -1) -> list[int] | None:
        """The connections of the cheapest way, where those bought cost nothing; None: there is no way."""
        reached, before, heap = {a: 0}, dict[int, tuple[int, int]](), [(0, a)]
        while heap:
            cost, at = heappop(heap)
            if at == b:
                break
            if cost > reached[at] or (at >= self._size and at != a):  # nothing runs through a country
                continue
            for other, connection in ways.get(at, ()):
                if connection == lost >= 0 or (other >= self._size and other != b):
                    continue
                total = cost if connection < 0 or connection in bought else cost + COST[connection]
                if total < reached.get(other, total + 1):
                    reached[other], before[other] = total, (at, connection)
                    heappush(heap, (total, other))
        if b not in before:
            return None
        way = []
        while b != a:
            b, connection = before[b]
            if connection >= 0:
                way.append(connection)
        return way
