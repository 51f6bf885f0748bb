"""The route planner for few tickets: Dreyfus and Wagner's method finds the cheapest tree of every set of ends.

Two parts are merged at a node, then spread along the distances. Of all ways to share the tickets out among trees the cheapest
is taken.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.niemcy.network import members
from engine.niemcy.route_graph import LANE, RouteGraph


class Forest:
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
