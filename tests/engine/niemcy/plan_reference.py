"""Plain programs that answer what the planner answers, slowly and in other ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import inf

from engine.niemcy.box import CITIES, CONNECTIONS, PLACES, TICKETS

CITY_COUNT = len(CITIES)
Cost = tuple[float, float]  # cars, connections
NO_WAY: Cost = (inf, inf)


def added(one: Cost, other: Cost) -> Cost:
    return one[0] + other[0], one[1] + other[1]


def joins(connections: Sequence[int], ticket: str) -> bool:
    """Whether one can walk from end to end without going through a country."""
    a, b = TICKETS[ticket].a, TICKETS[ticket].b
    seen, edge = {a}, [a]
    while edge:
        place = edge.pop()
        if place >= CITY_COUNT and place != a:
            continue
        for at in connections:
            ends = (CONNECTIONS[at].a, CONNECTIONS[at].b)
            if place in ends:
                other = ends[0] if ends[1] == place else ends[1]
                if other not in seen:
                    seen.add(other)
                    edge.append(other)
    return b in seen


def by_trying_everything(own: Sequence[int], free: Sequence[int], tickets: Sequence[str]) -> Cost:
    """Every set of free connections: few connections first, so that no more is tried than needed."""
    best = NO_WAY

    def look(at: int, taken: list[int], cost: Cost) -> None:
        nonlocal best
        if cost >= best:
            return
        if all(joins([*own, *taken], ticket) for ticket in tickets):
            best = cost
            return
        if at == len(free):
            return
        look(at + 1, [*taken, free[at]], added(cost, (CONNECTIONS[free[at]].length, 1)))
        look(at + 1, taken, cost)

    if all(joins([*own, *free], ticket) for ticket in tickets):
        look(0, [], (0, 0))
    return best


def by_the_textbook(own: Sequence[int], free: Sequence[int], tickets: Sequence[str]) -> Cost:
    """Steiner trees of all sets of ends as dictionaries, then every way to share the tickets out."""
    cities = range(CITY_COUNT)
    step: dict[tuple[int, int], Cost] = {}
    for at in (*free, *own):
        cost: Cost = (0, 0) if at in own else (CONNECTIONS[at].length, 1)
        for pair in ((CONNECTIONS[at].a, CONNECTIONS[at].b), (CONNECTIONS[at].b, CONNECTIONS[at].a)):
            step[pair] = min(step.get(pair, NO_WAY), cost)
    way = {(a, b): (0.0, 0.0) if a == b else step.get((a, b), NO_WAY) for a in cities for b in cities}
    for middle in cities:
        for a in cities:
            if way[a, middle] != NO_WAY:
                for b in cities:
                    way[a, b] = min(way[a, b], added(way[a, middle], way[middle, b]))

    @cache
    def to_end(place: int, city: int) -> Cost:
        if place < CITY_COUNT:
            return way[place, city]
        doors = [added(way[a, city], cost) for (a, b), cost in step.items() if b == place]
        return min(doors, default=NO_WAY)

    @cache
    def tree(ends: frozenset[int]) -> tuple[Cost, ...]:
        if len(ends) == 1:
            (place,) = ends
            return tuple(to_end(place, city) for city in cities)
        merged = [NO_WAY] * CITY_COUNT
        for part in halves(ends):
            one, other = tree(part), tree(ends - part)
            merged = [min(merged[city], added(one[city], other[city])) for city in cities]
        return tuple(min(added(merged[middle], way[middle, city]) for middle in cities) for city in cities)

    def best(left: tuple[str, ...]) -> Cost:
        if not left:
            return 0, 0
        found = NO_WAY
        first, rest = left[0], left[1:]
        for chosen in range(1 << len(rest)):
            together = [first, *(code for at, code in enumerate(rest) if chosen >> at & 1)]
            ends = frozenset(place for code in together for place in (TICKETS[code].a, TICKETS[code].b))
            others = tuple(code for code in rest if code not in together)
            found = min(found, added(min(tree(ends)), best(others)))
        return found

    return best(tuple(tickets))


def halves(ends: frozenset[int]) -> Iterator[frozenset[int]]:
    """Every part that has the first of these, and not all."""
    first, *rest = sorted(ends)
    for chosen in range((1 << len(rest)) - 1):
        yield frozenset([first, *(place for at, place in enumerate(rest) if chosen >> at & 1)])


assert len(PLACES) == CITY_COUNT + 5
