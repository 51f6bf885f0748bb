"""What is at least to be paid from a situation of a sweep (``sweep_planner``) to its end, so that dear ones are dropped.

``Bounds`` knows for each step how a situation after it is bounded. There are two kinds: ``loose_bounds`` come from a sweep
backwards that forgets which ticket is which; ``exact_bounds`` from a finished sweep for some of the tickets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from engine.niemcy.route_graph import RouteGraph
from engine.niemcy.sweep_rules import Situation
from engine.niemcy.sweep_steps import Step

NO_WAY = 1 << 30
Bounds = Sequence[Callable[[Situation], int]]  # by the number of the step before

# What was claimed ahead of the frontier: for each of its nodes the piece, and for each piece how far back it must reach,
# because it has the later end of a ticket: to the time of the earlier end, or _ANYWHERE.
_Ahead = tuple[tuple[int, ...], tuple[int, ...]]
_ANYWHERE = 1 << 10


def exact_bounds(costs_ahead: Iterable[dict[Situation, int]]) -> Bounds:
    """From what is to be paid from each situation when there are fewer tickets, step by step."""
    found = []
    for costs in costs_ahead:
        least: dict[tuple[int, ...], int] = {}
        for situation, cost in costs.items():
            if cost < least.get(situation[0], NO_WAY):
                least[situation[0]] = cost
        found.append(_by_pieces(least))
    return found


def _by_pieces(least: dict[tuple[int, ...], int]) -> Callable[[Situation], int]:
    return lambda situation: least.get(situation[0], NO_WAY)


def loose_bounds(
    graph: RouteGraph, order: Sequence[int], steps: Sequence[Step], tickets: Sequence[tuple[int, int]], limit: int
) -> Bounds:
    """Bounds for these tickets, as far as they do not pass the limit."""
    back = _Backwards(graph, order, tickets)
    ahead: dict[_Ahead, int] = {((), ()): 0}
    found = []
    for step in reversed(steps):
        least: dict[tuple[int, ...], int] = {}
        for (pieces, _), cost in ahead.items():
            if cost < least.get(pieces, NO_WAY):
                least[pieces] = cost
        found.append(_by_shape(sorted((cost, pieces) for pieces, cost in least.items())))
        ahead = back.before(step, ahead, limit)
    return found[::-1]


def _by_shape(ahead: Sequence[tuple[int, tuple[int, ...]]]) -> Callable[[Situation], int]:
    """The cheapest that can be claimed ahead so that all groups are joined."""
    known: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}

    def bound(situation: Situation) -> int:
        shape = situation[:2]
        least = known.get(shape)
        if least is None:
            least = known[shape] = next((cost for cost, pieces in ahead if _joins_groups(*shape, pieces)), NO_WAY)
        return least

    return bound


@lru_cache(maxsize=1 << 16)
def _joins_groups(pieces: tuple[int, ...], groups: tuple[int, ...], ahead: tuple[int, ...]) -> bool:
    """Whether every group is joined, by what was claimed behind the frontier (pieces) and ahead of it."""
    joined = list(range(len(groups)))  # for each piece the lowest one that it is known to be joined with
    first: dict[int, int] = {}
    for piece, part in zip(pieces, ahead):
        one, other = joined[first.setdefault(part, piece)], joined[piece]
        if one != other:
            joined = [one if number == other else number for number in joined]
    of_group: dict[int, int] = {}
    return all(of_group.setdefault(group, joined[piece]) == joined[piece] for piece, group in enumerate(groups))


class _Backwards:
    """The steps of a sweep, taken back.

    Of a ticket only this is asked: its later end is joined with the frontier until its earlier end is taken. Of a ticket to a
    country: when all doors are at nodes taken before its city, with the frontier until the last of them is taken.
    """

    def __init__(self, graph: RouteGraph, order: Sequence[int], tickets: Sequence[tuple[int, int]]) -> None:
        self._time = {node: at for at, node in enumerate(order)}
        self._until = [_ANYWHERE] * graph.size  # how far back the later ends must reach
        self._earlier = [False] * graph.size  # whether a node is the earlier end of a ticket
        for ticket in tickets:
            a, b = min(ticket), max(ticket)
            if b < graph.size:
                a, b = sorted((a, b), key=self._time.__getitem__)
                self._earlier[a] = True
                self._until[b] = min(self._until[b], self._time[a])
            elif a < graph.size:
                last_door = max(self._time[door.node] for door in graph.doors[b - graph.size])
                if last_door < self._time[a]:
                    self._until[a] = min(self._until[a], last_door)

    def before(self, step: Step, ahead: dict[_Ahead, int], limit: int) -> dict[_Ahead, int]:
        """What was claimed ahead of the frontier before a step, from what was claimed after it."""
        if step.kind == "door":
            return ahead
        found = dict(ahead) if step.kind == "join" else {}
        for one, cost in ahead.items():
            if step.kind == "join":
                key = _with_join(*one, step.places[0])
            elif step.kind == "leave":
                key = _with_nodes(*one, step.places, step.width)
            else:
                key = self._without_node(*one, step.node)
            total = cost + step.price
            if key is not None and total <= limit and total < found.get(key, NO_WAY):
                found[key] = total
        return found

    def _without_node(self, pieces: tuple[int, ...], until: tuple[int, ...], node: int) -> _Ahead | None:
        """When the newest node is not yet taken; None: something there could not be joined with the rest any more."""
        now, piece, left = self._time[node], pieces[-1], pieces[:-1]
        reaches = min(until[piece], self._until[node])
        if piece not in left and (reaches < now or (self._earlier[node] and reaches != now)):
            return None
        back = [reaches if number == piece else one for number, one in enumerate(until)]
        return _numbered(left, [_ANYWHERE if one >= now else one for one in back])


def _with_join(pieces: tuple[int, ...], until: tuple[int, ...], place: int) -> _Ahead | None:
    one, other = pieces[place], pieces[-1]
    if one == other:
        return None
    together = min(until[one], until[other])
    return _numbered(
        [one if piece == other else piece for piece in pieces],
        [together if number == one else back for number, back in enumerate(until)],
    )


def _with_nodes(pieces: tuple[int, ...], until: tuple[int, ...], stay: tuple[int, ...], width: int) -> _Ahead:
    """With the nodes that left the frontier, each of them alone."""
    all_pieces = list(range(len(until), len(until) + width))
    for place, piece in zip(stay, pieces):
        all_pieces[place] = piece
    return _numbered(all_pieces, [*until, *[_ANYWHERE] * width])


def _numbered(pieces: Sequence[int], until: Sequence[int]) -> _Ahead:
    """With pieces numbered in the order in which they appear, so that equal ones are equal values."""
    numbers: dict[int, int] = {}
    numbered = tuple([numbers.setdefault(piece, len(numbers)) for piece in pieces])
    return numbered, tuple([until[piece] for piece in numbers])
