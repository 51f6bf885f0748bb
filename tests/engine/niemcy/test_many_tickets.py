"""Any number of tickets is planned for exactly: by a sweep over the map, which agrees with slower and with quicker ways."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from engine.niemcy import NIEMCY
from engine.niemcy.box import CONNECTIONS, COUNTRIES, TICKETS
from engine.niemcy.network import members
from engine.niemcy.planner import (
    _ticket_ends,
    cars_for_sets,
    cars_needed,
    danger,
    distance,
    free_connections,
    plan,
    solve_many,
    solve_sets,
    takes_long,
    unfinished,
)
from engine.niemcy.players.advice_reasons import NiemcyAdviser
from engine.niemcy.route_graph import CAR, route_graph
from engine.niemcy.state import ALL_TRACKS, State
from engine.niemcy.sweep_bounds import NO_WAY
from engine.niemcy.sweep_planner import _Layer, _read, _Sweep
from engine.niemcy.sweep_rules import END, SweepRules
from engine.niemcy.sweep_steps import sweep_order
from engine.niemcy.view_plan import offer_of, route_plan
from engine.rng import below, rng_at, shuffled
from tests.engine.niemcy.plan_reference import by_trying_everything, joins
from tests.engine.niemcy.positions import position
from tests.slow_parts import slow_but

EVERYTHING = free_connections(ALL_TRACKS)
CODES = list(TICKETS)
TEN = ("AUG-DRE", "BER-FRA", "BRM-DUS", "DK-FR", "EMD-AT", "HAM-LEI", "KOL-NUR", "KON-MUC", "MAN-WUR", "ROS-AT")


@pytest.mark.parametrize("seed", slow_but(range(10), range(50)))
def test_a_sweep_equals_exhaustive_search_with_up_to_ten_tickets(seed: int) -> None:
    rng = rng_at(seed, 5)
    # most of the map is owned or taken, so that every set of what is left can be tried
    order = shuffled(range(len(CONNECTIONS)), rng)
    own, free = order[: 25 + below(rng, 25)], order[50 : 50 + 10]
    own_mask, free_mask = (sum(1 << at for at in ats) for ats in (own, free))
    possible = [code for code in unfinished(own_mask, CODES) if joins([*own, *free], code)]
    tickets = tuple(shuffled(possible, rng)[: 1 + below(rng, 10)])
    cars, connections = by_trying_everything(own, free, tickets)
    found = solve_many(own_mask, free_mask, tickets)
    assert found is not None
    assert (found.cost // CAR, len(found.connections)) == (cars, connections)
    assert all(joins([*own, *found.connections], code) for code in tickets)
    for at, cost in found.without.items():
        cars, _ = by_trying_everything(own, [other for other in free if other != at], tickets)
        assert cars == (float("inf") if cost is None else cost // CAR)


@pytest.mark.parametrize("seed", slow_but(range(8), range(24)))
def test_a_sweep_equals_the_quick_way_on_the_whole_map(seed: int) -> None:
    rng = rng_at(seed, 6)
    order = shuffled(range(len(CONNECTIONS)), rng)
    own, taken = (sum(1 << at for at in ats) for ats in (order[: below(rng, 12)], order[12 : 12 + below(rng, 30)]))
    free = EVERYTHING & ~own & ~taken
    tickets = tuple(sorted(unfinished(own, shuffled(CODES, rng)[: 2 + seed % 4])))
    found, quick = solve_many(own, free, tickets), plan(own, free, tickets)
    assert (found is None) is (quick is None)
    if found is not None and quick is not None:
        assert (found.cost // CAR, len(found.connections)) == (quick.cars, len(quick.connections))
        lost = danger(own, free, tickets, quick._replace(connections=found.connections))
        assert lost == {at: None if cost is None else cost // CAR - quick.cars for at, cost in found.without.items()}


@pytest.mark.parametrize("seed", slow_but(range(1), range(16)))
def test_what_is_dropped_was_never_the_best(seed: int) -> None:
    own, free, tickets = hoard(seed)
    found = solve_many(own, free, tickets)
    best = _read(everything_swept(own, free, tickets)[0])
    assert found is not None
    assert found.cost == best.cost
    assert found.without == {at: best.without.get(at, found.without[at]) for at in found.without}
    assert all(joins([*members(own), *found.connections], code) for code in tickets)


def test_most_situations_are_dropped() -> None:
    everything, ends = everything_swept(0, EVERYTHING, TEN)
    again, limit = _Sweep(route_graph(0, EVERYTHING), ends), everything[-1].costs[END]
    kept = again.run(ends, limit, again.loose(ends, limit))
    assert kept[-1].costs[END] == limit
    assert 4 * sum(len(layer.costs) for layer in kept) < sum(len(layer.costs) for layer in everything)


def test_whoever_must_reach_a_country_after_its_last_door_is_joined_with_the_only_one_that_has() -> None:
    graph = route_graph(0, EVERYTHING)
    order = sweep_order(graph)
    rules = SweepRules(graph, order, _ticket_ends(0, EVERYTHING, ("EMD-AT", "ROS-AT")))
    (country,) = members(rules.countries)
    owes, has = 1 << country, 1 << len(COUNTRIES) + country
    apart = (0, 1, 2), (0, 1, 2)
    assert rules._after_last_door(country, (*apart, (has, owes, has), 0)) == (*apart, (has, owes, has), 0)  # either will do
    assert rules._after_last_door(country, (*apart, (owes, has, owes), 0)) == ((0, 1, 2), (0, 0, 0), (has,), 0)
    assert rules._after_last_door(country, (*apart, (owes, 0, 0), 0)) is None


def hoard(seed: int) -> tuple[int, int, tuple[str, ...]]:
    """Some connections owned, some taken by others, and eight to fifteen unfinished tickets that are not cut off."""
    rng = rng_at(seed, 7)
    order = shuffled(range(len(CONNECTIONS)), rng)
    own, taken = (sum(1 << at for at in ats) for ats in (order[: below(rng, 8)], order[8 : 8 + below(rng, 20)]))
    free = EVERYTHING & ~own & ~taken
    possible = [code for code in unfinished(own, shuffled(CODES, rng)) if distance(own, free, code) is not None]
    return own, free, tuple(sorted(possible[: 8 + below(rng, 8)]))


def everything_swept(own: int, free: int, tickets: tuple[str, ...]) -> tuple[list[_Layer], list[tuple[int, int]]]:
    """A sweep that drops nothing, and the ends of the tickets."""
    ends = _ticket_ends(own, free, tickets)
    one = _Sweep(route_graph(own, free), ends)
    return one.run(ends, NO_WAY, [lambda situation: 0] * len(one.steps)), ends


@pytest.mark.parametrize("seed", slow_but((0, 6), range(16)))
def test_sets_are_solved_together_as_one_by_one(seed: int) -> None:
    own, free, tickets = hoard(seed)
    held, offered = tickets[:-3], tickets[-3:]
    cut_off = [code for code in unfinished(own, CODES) if distance(own, free, code) is None]
    sets = [one for count in range(4) for one in combinations((*offered, *cut_off[:1]), count)]
    found = solve_sets(own, free, held, sets)
    for one, cost in zip(sets, found):
        alone = None if set(one) & set(cut_off) else solve_many(own, free, tuple(sorted((*held, *one))))
        assert cost == (alone and alone.cost)
    cars = cars_for_sets(own, free, held, sets)
    assert cars == [None if cost is None else cost // CAR for cost in found]


def test_nobody_is_offered_a_set_beside_a_ticket_that_is_cut_off() -> None:
    no_way_to_denmark = EVERYTHING & ~sum(1 << one.number for one in CONNECTIONS if one.code.endswith("-DK"))
    assert cars_for_sets(0, no_way_to_denmark, TEN[:6], [(), ("ROS-AT",)]) == [None, None]


def test_ten_tickets_are_planned_for_at_once() -> None:
    assert takes_long(0, TEN)
    found = plan(0, EVERYTHING, TEN)
    assert found is not None
    assert found.cars == cars_needed(0, EVERYTHING, TEN)
    assert all(joins(found.connections, code) for code in TEN)
    for at in found.connections:  # nothing of it can be left out
        assert not all(joins([other for other in found.connections if other != at], code) for code in TEN)
    apart = [plan(0, EVERYTHING, half) for half in (TEN[:5], TEN[5:])]
    together = {at for half in apart if half for at in half.connections}
    assert max(half.cars for half in apart if half) <= found.cars <= sum(CONNECTIONS[at].length for at in together)
    lost = danger(0, EVERYTHING, TEN, found)
    assert set(lost) == set(found.connections)
    assert all(more is not None and more >= 0 for more in lost.values())


def test_one_of_many_tickets_that_is_cut_off() -> None:
    no_way_to_denmark = EVERYTHING & ~sum(1 << one.number for one in CONNECTIONS if one.code.endswith("-DK"))
    assert plan(0, no_way_to_denmark, TEN) is None
    assert cars_needed(0, no_way_to_denmark, TEN) is None


@pytest.mark.slow
def test_a_plan_leaves_no_ticket_out() -> None:
    state = position(3, tickets={0: " ".join(sorted(TICKETS)[:30])})
    found = route_plan(NIEMCY.observe(state, 0), 0)
    assert (len(found.tickets), found.left_out) == (30, ())
    assert len(found.steps) == len({step.code for step in found.steps}) > 20


def hoarder() -> State:
    """The first turn of a game, with every ninth ticket of the box in one hand."""
    deal = NIEMCY.deal(Random(1), 2, {})
    state = NIEMCY.setup(2, deal, {})
    while state.phase != "turn":
        seat = NIEMCY.to_act(state)[0]
        NIEMCY.apply(state, seat, NIEMCY.chance(state, Random(1)) if seat < 0 else NIEMCY.legal_actions(state, seat)[-1])
    state.tickets[state.turn] = tuple(sorted(TICKETS)[::9])
    return state


def test_a_hoarder_is_told_reasons() -> None:
    state = hoarder()
    seat = state.turn
    after = NIEMCY.clone(state)
    events = NIEMCY.apply(after, seat, NIEMCY.parse("draw blind"))
    found = NiemcyAdviser().reasons(NIEMCY.observe(state, seat), state, after, events)
    assert [reason.code for reason in found] == ["blind"]


@pytest.mark.slow
def test_a_hoarder_who_is_offered_more_is_told_what_each_set_needs() -> None:
    state = hoarder()
    seat = state.turn
    NIEMCY.apply(state, seat, NIEMCY.parse("tickets 4+0"))
    found = offer_of(NIEMCY.observe(state, seat), seat)
    assert found is not None
    assert found.held == tuple(sorted(state.tickets[seat], key=lambda code: (-TICKETS[code].value, code)))
    own, free = state.own[seat], free_connections(state.open_tracks[seat])
    for one in found.sets:
        assert one.extra == (cars_needed(own, free, (*found.held, *one.tickets)) or 0) - found.base
