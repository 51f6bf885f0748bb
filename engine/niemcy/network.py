"""What a player's connections join. A country is a dead end: it ends a way and is never in the middle of one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.niemcy.box import CITIES, CONNECTIONS, PLACES, TICKETS

# For each place the cities that it is joined with, a bit each: a city has its own bit, too, a country those of its doors.
Reach = tuple[int, ...]

_CITIES = len(CITIES)
_ENDS = [(connection.a, connection.b) for connection in CONNECTIONS]
_TICKET_ENDS = {code: (ticket.a, ticket.b) for code, ticket in TICKETS.items()}
NO_REACH: Reach = tuple(1 << place if place < _CITIES else 0 for place in range(len(PLACES)))


def members(mask: int) -> Iterator[int]:
    """The numbers in a set that is kept as bits, rising."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def grown(reach: Reach, connection: int) -> Reach:
    """What is joined with one more connection."""
    a, b = _ENDS[connection]
    both = reach[a] | reach[b]
    if b >= _CITIES:
        return (*reach[:b], both, *reach[b + 1 :])
    return tuple([cities | both if cities & both else cities for cities in reach])


@lru_cache(maxsize=1 << 14)
def reach_of(own: int) -> Reach:
    """What these connections join; they are a bit each."""
    reach = NO_REACH
    for connection in members(own):
        reach = grown(reach, connection)
    return reach


def completed(reach: Reach, tickets: Iterable[str]) -> tuple[str, ...]:
    """Those of the tickets whose ends are joined, in the order given."""
    return tuple([code for code in tickets if reach[_TICKET_ENDS[code][0]] & reach[_TICKET_ENDS[code][1]]])
