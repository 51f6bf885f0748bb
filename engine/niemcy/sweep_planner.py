"""The route planner for many tickets, exact as well: a sweep over the map that keeps every way that may still be the best.

Nodes are taken one by one. The frontier is those taken that have neighbours to come, five or six at a time on this map. All
that matters of what was claimed behind it is a ``Situation``: which of its nodes are joined, and what they still owe. So the
time grows with the width of the map; with Dreyfus and Wagner's method (``planner``) it grows threefold with each end. A
situation is dropped when what was paid for it and what is at least to come (``sweep_bounds``) are more than routes cost that
are known already (``quick_routes``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.niemcy.quick_routes import QuickRoutes, Routes, Tickets, cost_of
from engine.niemcy.route_graph import RouteGraph
from engine.niemcy.sweep_bounds import NO_WAY, Bounds, exact_bounds, loose_bounds
from engine.niemcy.sweep_rules import END, Situation, SweepRules
from engine.niemcy.sweep_steps import Step, sweep_order, sweep_steps

_Costs = dict[Situation, int]


class Swept(NamedTuple):
    """The cheapest routes for some tickets."""

    cost: int
    connections: tuple[int, ...]  # rising
    without: dict[int, int | None]  # what the cheapest cost when one of them is lost; None: a ticket is cut off


class _Layer(NamedTuple):
    """The situations before a step, and where the step leads from them."""

    step: Step
    costs: _Costs
    leads: dict[Situation, Situation]


class _Sweep:
    """Sweeps over one map, all with the same steps: for some tickets and for any of them."""

    def __init__(self, graph: RouteGraph, tickets: Tickets) -> None:
        self.graph = graph
        self.order = sweep_order(graph)
        self.steps = list(sweep_steps(graph, self.order, SweepRules(graph, self.order, tickets).countries))

    def loose(self, tickets: Tickets, limit: int) -> Bounds:
        """Bounds for a sweep for these tickets, as far as they do not pass the limit."""
        return loose_bounds(self.graph, self.order, self.steps, tickets, limit)

    def run(self, tickets: Tickets, limit: int, bounds: Bounds) -> list[_Layer]:
        """All situations on routes for these tickets that cost no more than the limit; the last layer is the end."""
        rules = SweepRules(self.graph, self.order, tickets)
        layers: list[_Layer] = []
        costs: _Costs = {rules.begin: 0}
        for step, bound in zip(self.steps, bounds):
            price, after, leads = step.price, dict(costs) if step.price else {}, dict[Situation, Situation]()
            take = rules.taking(step)
            for situation, cost in costs.items():
                following = take(situation)
                if following is not None:
                    leads[situation] = following
                    if cost + price < after.get(following, NO_WAY):
                        after[following] = cost + price
            layers.append(_Layer(step, costs, leads))
            costs = {situation: cost for situation, cost in after.items() if cost + bound(situation) <= limit}
        return [*layers, _Layer(Step("end"), costs, {})]


def sweep(graph: RouteGraph, tickets: Tickets) -> Swept | None:
    """The cheapest routes for tickets between ends of the graph; None: one of them is cut off."""
    quick = QuickRoutes(graph)
    routes = quick.find(tickets)
    if routes is None:
        return None
    sweeps = _Sweep(graph, tickets)
    limit = max(_detours(quick, tickets, routes).values())
    while True:
        found = _read(sweeps.run(tickets, limit, sweeps.loose(tickets, limit)))
        detours = _detours(quick, tickets, frozenset(found.connections))
        if all((found.without[at] or NO_WAY) <= limit for at in detours if at >= 0):
            return found
        limit = max(detours.values())


def sweep_sets(graph: RouteGraph, held: Tickets, sets: Sequence[Tickets]) -> list[int | None]:
    """What the cheapest routes cost for the tickets held together with each of these sets; None: one of them is cut off."""
    quick = QuickRoutes(graph)
    asked = dict.fromkeys([*held, *(ticket for one in sets for ticket in one)])
    every = [ticket for ticket in asked if ticket in held or quick.find([ticket]) is not None]
    best = quick.find(every)
    if best is None:
        return [None] * len(sets)
    sweeps = _Sweep(graph, every)
    layers = sweeps.run(every, cost_of(best), sweeps.loose(every, cost_of(best)))
    best = frozenset(_read(layers).connections)
    limit = cost_of(best)
    layers = sweeps.run(held, limit, sweeps.loose(held, limit))
    bounds = exact_bounds(_to_pay(layers)[1:])
    known: dict[frozenset[tuple[int, int]], int] = {frozenset(every): limit, frozenset(held): layers[-1].costs[END]}

    def cost(one: Tickets) -> int | None:
        if any(ticket not in every for ticket in one):
            return None
        wanted = list(dict.fromkeys([*held, *one]))
        key = frozenset(wanted)
        if key not in known:
            limit = cost_of(quick.trimmed(wanted, best))
            least = max(paid for tickets, paid in known.items() if tickets <= key)
            known[key] = limit if limit == least else sweeps.run(wanted, limit, bounds)[-1].costs[END]
        return known[key]

    by_size = {number: cost(sets[number]) for number in sorted(range(len(sets)), key=lambda number: len(sets[number]))}
    return [by_size[number] for number in range(len(sets))]


def _detours(quick: QuickRoutes, tickets: Tickets, routes: Routes) -> dict[int, int]:
    """What some routes cost when one of these connections is lost, where there is a way; -1: when none is lost."""
    others = {at: quick.without(tickets, routes, at) for at in routes}
    return {-1: cost_of(routes), **{at: cost_of(other) for at, other in others.items() if other is not None}}


def _to_pay(layers: Sequence[_Layer]) -> list[_Costs]:
    """For each layer what is to be paid from its situations to the end."""
    found: list[_Costs] = [{END: 0}]
    for step, costs, leads in reversed(layers[:-1]):
        price, ahead = step.price, found[-1]
        to_pay = {situation: price + ahead[following] for situation, following in leads.items() if following in ahead}
        if price:
            for situation in costs:
                if ahead.get(situation, NO_WAY) < to_pay.get(situation, NO_WAY):
                    to_pay[situation] = ahead[situation]
        found.append(to_pay)
    return found[::-1]


def _read(layers: Sequence[_Layer]) -> Swept:
    """From the end back: the connections of the cheapest routes, and what is cheapest without each of them."""
    at, best = END, layers[-1].costs[END]
    paid = best
    without: dict[int, int | None] = {}
    to_pay = _to_pay(layers)
    for number in range(len(layers) - 2, -1, -1):
        step, costs, leads = layers[number]
        if not step.price or costs.get(at) != paid:
            paid -= step.price
            at = next(one for one, following in leads.items() if following == at and costs[one] == paid)
            if step.price:
                ahead = to_pay[number + 1]
                without[step.connection] = min((cost + ahead[one] for one, cost in costs.items() if one in ahead), default=None)
    return Swept(best, tuple(sorted(without)), without)
