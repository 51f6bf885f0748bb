"""The route planner: the fewest cars, then the fewest connections, that complete a set of tickets. Always exact.

What is asked for is a Steiner forest. Cities that a player has already joined are one node; a country is no node but a set of
doors, so nothing runs through it. Up to ten ends take ``tree_planner``, and milliseconds; more take ``sweep_planner``,
mostly less than a second, some seconds at worst.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol, TypeVar

from engine.niemcy.box import CONNECTIONS, TICKETS, TRACKS
from engine.niemcy.network import completed, members, reach_of
from engine.niemcy.route_graph import CAR, FAR, route_graph
from engine.niemcy.sweep_planner import Swept, sweep, sweep_sets
from engine.niemcy.tree_planner import Forest

Result = TypeVar("Result")
QUICK_ENDS, QUICK_TICKETS = 10, 7  # what Dreyfus and Wagner's method does in milliseconds; any five tickets


class Plan(NamedTuple):
    """Connections to claim."""

    cars: int
    connections: tuple[int, ...]  # rising


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
        return _long_cars(own, free, wanted)
    cost = _cost(own, free, wanted)
    return None if cost >= FAR else cost // CAR


def cars_for_sets(own: int, free: int, held: Iterable[str], sets: Sequence[Sequence[str]]) -> list[int | None]:
    """What ``cars_needed`` says for the tickets held with each of these sets; when that takes long, all are solved at once."""
    base = unfinished(own, held)
    known = long_costs(own, free, base, sets)
    wanted = [tuple(sorted(unfinished(own, (*base, *one)))) for one in sets]
    keys = [(own, free, tickets) for tickets in wanted]
    return [_cars(known[key]) if key in known else cars_needed(*key) for key in keys]


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
def _solve(own: int, free: int, tickets: tuple[str, ...]) -> tuple[Forest | None, list[int]] | None:
    if not tickets:
        return None, []
    if any(distance(own, free, code) is None for code in tickets):
        return None
    forest = Forest(route_graph(own, free), _ticket_ends(own, free, tickets))
    return forest, forest.cheapest()[1]


def _ticket_ends(own: int, free: int, tickets: Iterable[str]) -> list[tuple[int, int]]:
    graph = route_graph(own, free)
    return [(graph.end(TICKETS[code].a), graph.end(TICKETS[code].b)) for code in tickets]


# --- many tickets -----------------------------------------------------------------------------------------------------


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


def solve_sets(own: int, free: int, held: tuple[str, ...], sets: Sequence[tuple[str, ...]]) -> list[int | None]:
    """What the cheapest routes cost for the unfinished tickets held with each of these sets; None: one is cut off."""
    return sweep_sets(route_graph(own, free), _ticket_ends(own, free, held), [_ticket_ends(own, free, one) for one in sets])


class Runner(Protocol):
    """Somebody who calls a function with arguments, here or elsewhere, and says what it says."""

    def __call__(self, function: Callable[..., Result], /, *args: object) -> Result: ...


def _run_here(function: Callable[..., Result], /, *args: object) -> Result:
    return function(*args)


_run: Runner = _run_here


def set_runner(runner: Runner) -> None:
    """Have whatever takes long called by this runner: where people wait, it asks another process."""
    global _run  # noqa: PLW0603  (one for the whole process, as the caches are)
    _run = runner


# By what was asked: own, free, unfinished tickets. The cost alone where nobody has asked for the plan; None: it is cut off.
LongPlans = dict[tuple[int, int, tuple[str, ...]], Swept | int | None]
MOST_KEPT = 1 << 10
_kept: LongPlans = {}  # single dict operations only: panels are built in threads
_UNKNOWN = -1  # a cost that nothing has


def _swept(own: int, free: int, tickets: tuple[str, ...]) -> Swept | None:
    key = own, free, tickets
    found = _kept.get(key, _UNKNOWN)
    if isinstance(found, int):
        found = _run(solve_many, own, free, tickets)
        load_plans({key: found})
    return found


def _long_cars(own: int, free: int, tickets: tuple[str, ...]) -> int | None:
    found = _kept.get((own, free, tickets), _UNKNOWN)
    return _cars(_swept(own, free, tickets) if found == _UNKNOWN else found)


def _cars(found: Swept | int | None) -> int | None:
    return None if found is None else (found if isinstance(found, int) else found.cost) // CAR


def load_plans(plans: LongPlans) -> None:
    """Take over what was found in another process. A plan that is known already is more than its cost."""
    if len(_kept) >= MOST_KEPT:
        _kept.clear()
    for key, found in plans.items():
        if isinstance(found, int):
            _kept.setdefault(key, found)
        else:
            _kept[key] = found


def long_plans(own: int, free: int, sets: Iterable[Iterable[str]]) -> LongPlans:
    """The plans for these sets of tickets, as far as they take long."""
    wanted = dict.fromkeys(tuple(sorted(unfinished(own, tickets))) for tickets in sets)
    return {(own, free, tickets): _swept(own, free, tickets) for tickets in wanted if takes_long(own, tickets)}


def long_costs(own: int, free: int, held: Iterable[str], sets: Iterable[Iterable[str]]) -> LongPlans:
    """What the tickets held cost with each of these sets, as far as that takes long."""
    base = tuple(sorted(unfinished(own, held)))
    wanted = dict.fromkeys(tuple(sorted(unfinished(own, (*base, *one)))) for one in sets)
    known = {(own, free, tickets): _kept.get((own, free, tickets), _UNKNOWN) for tickets in wanted if takes_long(own, tickets)}
    missing = [key for key, found in known.items() if found == _UNKNOWN]
    if missing:
        costs: LongPlans = dict(zip(missing, _run(solve_sets, own, free, base, [tickets for _, _, tickets in missing])))
        load_plans(costs)
        known.update(costs)
    return {key: found.cost if isinstance(found, Swept) else found for key, found in known.items()}
