"""Quick routes for players who think about many positions: ticket by ticket, the short ones first, each on top of those before.

Not always the cheapest plan (that is ``engine.niemcy.planner``), but always one that works.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from engine.niemcy.box import CITIES, COLOURS, CONNECTIONS, GREY, PLACES, TICKETS, TRACKS_OF, WILD
from engine.niemcy.network import members

_CITIES = len(CITIES)
_PLACE = 64  # a number above that of any place
_FAR = 1 << 30
_BESIDE: list[list[tuple[int, int, int]]] = [[] for _ in PLACES]  # of each place: neighbour, bit of the connection, its cost
for _connection in CONNECTIONS:
    _cost = 64 * _connection.length + 1  # fewest cars, then fewest connections
    _BESIDE[_connection.a].append((_connection.b, 1 << _connection.number, _cost))
    _BESIDE[_connection.b].append((_connection.a, 1 << _connection.number, _cost))


class Step(NamedTuple):
    """What one more ticket takes."""

    ticket: str
    value: int
    connections: int  # a bit each, beyond those of the steps before
    claims: int  # how many these are
    cars: int
    points: int


class Demand(NamedTuple):
    """The cards that a set of connections costs."""

    coloured: tuple[int, ...]  # in the order of COLOURS
    either: tuple[tuple[int, int, int], ...]  # two colours to choose from, and the length
    grey: int


def shortest(owned: int, free: int, a: int, b: int) -> int | None:
    """The free connections of the cheapest way between two places, a bit each; None: there is none."""
    best = [_FAR] * len(PLACES)
    came = [0] * len(PLACES)
    best[a] = 0
    heap = [a]  # cost, then place
    while heap:
        cost, place = divmod(heappop(heap), _PLACE)
        if place == b:
            break
        if cost > best[place] or (place >= _CITIES and place != a):
            continue
        for other, bit, length in _BESIDE[place]:
            if bit & owned:
                more = cost
            elif bit & free:
                more = cost + length
            else:
                continue
            if more < best[other]:
                best[other] = more
                came[other] = bit
                heappush(heap, more * _PLACE + other)
    if best[b] == _FAR:
        return None
    way, place = 0, b
    while place != a:
        bit = came[place]
        way |= bit
        connection = CONNECTIONS[bit.bit_length() - 1]
        place = connection.a if connection.b == place else connection.b
    return way & ~owned


def steps_for(owned: int, free: int, tickets: Iterable[str]) -> tuple[list[Step], list[str]]:
    """A way for each open ticket, the short ones first, and the tickets that are cut off."""
    steps: list[Step] = []
    cut: list[str] = []
    planned = 0
    for code in sorted(tickets, key=lambda code: (TICKETS[code].value, code)):  # the value is the length of the way
        way = shortest(owned | planned, free, TICKETS[code].a, TICKETS[code].b)
        if way is None:
            cut.append(code)
        else:
            steps.append(step(code, way))
            planned |= way
    return steps, cut


def step(ticket: str, mask: int) -> Step:
    """What these connections mean for a ticket."""
    ats = list(members(mask))
    cars = sum(CONNECTIONS[at].length for at in ats)
    return Step(ticket, TICKETS[ticket].value, mask, len(ats), cars, sum(_POINTS[at] for at in ats))


_POINTS = [(0, 1, 2, 4, 7, 10, 15, 18)[connection.length] for connection in CONNECTIONS]


def demand_of(connections: int, open_tracks: int) -> Demand:
    """What these connections cost, of the tracks that are still open."""
    coloured = [0] * len(COLOURS)
    either: list[tuple[int, int, int]] = []
    grey = 0
    for at in members(connections):
        colours = [track.colour for track in TRACKS_OF[at] if open_tracks >> track.number & 1]
        length = CONNECTIONS[at].length
        if not colours or colours[0] == GREY:
            grey += length
        elif len(colours) == 1:
            coloured[COLOURS.index(colours[0])] += length
        else:
            either.append((COLOURS.index(colours[0]), COLOURS.index(colours[1]), length))
    return Demand(tuple(coloured), tuple(either), grey)


# How many cards a turn brings that are of use, when so many colours are of use.
_USEFUL = (0.9, 0.9, 1.35, 1.6, 1.75, 1.85, 1.9, 1.95, 2.0)


class Shortage(NamedTuple):
    """Hand against demand; about, for grey connections take one colour each."""

    missing: int  # cards
    spare: int  # cards that nothing is planned for
    turns: float  # of drawing


def shortage(hand: Sequence[int], demand: Demand) -> Shortage:
    """What a hand lacks. The fewer colours help, the longer they take to come."""
    left = [have - need for have, need in zip(hand, demand.coloured)]
    for one, other, length in demand.either:
        left[one if left[one] >= left[other] else other] -= length
    short = spare = kinds = 0
    for count in left:
        if count < 0:
            short -= count
            kinds += 1
        else:
            spare += count
    wild = hand[WILD]
    grey = max(0, demand.grey - spare)
    spare = max(0, spare - demand.grey)
    if wild >= short + grey:
        return Shortage(0, spare + wild - short - grey, 0.0)
    short -= wild
    if short < 0:
        grey += short
        short = 0
    return Shortage(short + grey, spare, short / _USEFUL[kinds] + grey / _USEFUL[6])
