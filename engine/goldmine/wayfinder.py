"""The way-finder: where one gets, how, in how many steps, and with how many rolls on average.

All of it follows from the mine and from whether mud counts, so it works on views as on positions: ``view.mine``, ``view.mud``.
What was worked out is kept with the mine, which never changes.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import NamedTuple

from engine.goldmine.box import DIE, PASSAGE_ODDS, PASSAGE_STEPS
from engine.goldmine.cells import HOME, Cell, Place, coordinates
from engine.goldmine.mine import Mine

SIX = len(DIE)
_FREE = PASSAGE_ODDS[0] / PASSAGE_ODDS[1]
_FLOODED = [0.0, *(PASSAGE_STEPS.get(steps, 0) / SIX**2 for steps in DIE)]  # by steps that are left

Way = tuple[int, int]  # steps, and on how many muddy places between its ends the way must stop


def reach(mine: Mine, place: Place, steps: int, mud: bool) -> dict[Place, int]:
    """Every goal of a move of up to so many steps (six at most), with its steps."""
    order, counts = mine.goals(place, mud)
    found = {}
    for distance in range(1, steps + 1):
        for goal in order[counts[distance - 1] : counts[distance]]:
            found[goal] = distance
    return found


def way(mine: Mine, place: Place, goal: Place, mud: bool, steps: int | None = None) -> list[Place] | None:
    """The way to draw, from the place to the goal: a shortest one, among equals N before E before S before W where they part.

    With ``steps`` it is a move of up to so many, which mud stops; without, mud is walked through. None: there is none.
    """
    stops = mine.muddy if mud and steps is not None else frozenset()
    left = {goal: 0}  # steps to the goal
    ring = [goal]
    while ring and place not in left and (steps is None or left[ring[0]] < steps):
        following = []
        for here in ring:
            for other in mine.near[here]:
                if other not in left and (other not in stops or other == place):
                    left[other] = left[here] + 1
                    following.append(other)
        ring = following
    if place not in left:
        return None
    found = [place]
    while found[-1] != goal:
        here = found[-1]
        found.append(next(other for other in mine.near[here] if left.get(other) == left[here] - 1))
    return found


def steps_to(mine: Mine, goals: Iterable[Place], mud: bool) -> dict[Place, Way]:
    """For every place on foot: the steps to the nearest goal, and the fewest stops in mud on so short a way."""
    muddy = mine.muddy if mud else frozenset()
    aims = set(goals)
    found: dict[Place, Way] = dict.fromkeys(aims, (0, 0))
    ring = list(found)
    steps = 0
    while ring:
        steps += 1
        stops: dict[Place, int] = {}
        for here in ring:
            more = found[here][1] + (here in muddy and here not in aims)
            for other in mine.near[here]:
                if other not in found and more < stops.get(other, more + 1):
                    stops[other] = more
        for other, most in stops.items():
            found[other] = (steps, most)
        ring = list(stops)
    return found


def steps_from(mine: Mine, place: Place, mud: bool) -> dict[Place, Way]:
    """For every place the steps from here on foot, and the stops; ways are the same in both directions."""
    key = "steps", place, mud
    found: dict[Place, Way] | None = mine.found.get(key)
    if found is None:
        found = mine.found[key] = steps_to(mine, (place,), mud)
    return found


def rolls_to(mine: Mine, goals: Iterable[Place], mud: bool) -> dict[Place, float]:
    """The least expected number of movement stages to a goal, exact, for every place from which one can get there.

    Only smaller values help a place, so places are settled by rising value. When one is settled, every open place that has
    it within d steps knows where to go with a roll of d or more, unless a better goal was settled before; rolls without any
    goal yet are repeated. On a passage the other passages count as well.
    """
    aims = frozenset(goals)
    key = "rolls", aims, mud
    found: dict[Place, float] | None = mine.found.get(key)
    if found is None:
        found = mine.found[key] = _settle(mine, aims, mud)
    return found


def rolls_home(mine: Mine, mud: bool) -> dict[Place, float]:
    """Expected rolls to the entrance."""
    return rolls_to(mine, (HOME,), mud)


class _Open:
    """A place whose value is not settled yet: what it knows of smaller ones."""

    __slots__ = ("best", "free", "nearest", "sum", "weight", "weighted")

    def __init__(self) -> None:
        self.nearest = SIX + 1  # of the settled ones, in steps
        self.sum = 0.0  # over the rolls that reach one
        self.weight = self.weighted = 0.0  # the same by the chances of a passage
        self.free = False  # another passage is settled
        self.best = float("inf")


def _settle(mine: Mine, aims: frozenset[Place], mud: bool) -> dict[Place, float]:
    sources = _sources(mine, mud)
    passages = frozenset(mine.passages) if len(mine.passages) > 1 else frozenset()
    values: dict[Place, float] = {}
    open_places: dict[Place, _Open] = {}
    heap: list[tuple[float, Place]] = [(0.0, place) for place in sorted(aims) if place in mine.near]
    while heap:
        value, place = heappop(heap)
        if place in values:
            continue
        values[place] = value
        for distance, others in enumerate(sources[place], 1):
            for other in others:
                if other in values:
                    continue
                about = open_places.get(other)
                if about is None:
                    about = open_places[other] = _Open()
                elif distance >= about.nearest:
                    continue
                about.sum += value * (about.nearest - distance)
                if other in passages:
                    chance = sum(_FLOODED[distance : about.nearest])
                    about.weight += chance
                    about.weighted += chance * value
                about.nearest = distance
                _offer(heap, other, about)
        if place in passages:
            for other in passages:
                if other not in values:
                    about = open_places.setdefault(other, _Open())
                    if not about.free:
                        about.free = True
                        about.weight += _FREE
                        about.weighted += _FREE * value
                        _offer(heap, other, about)
    return values


def _offer(heap: list[tuple[float, Place]], place: Place, about: _Open) -> None:
    taken = SIX + 1 - about.nearest
    value = (SIX + about.sum) / taken if taken else float("inf")
    if about.weight:
        value = min(value, (1 + about.weighted) / about.weight)
    if value < about.best:
        about.best = value
        heappush(heap, (value, place))


def _sources(mine: Mine, mud: bool) -> dict[Place, list[list[Place]]]:
    """For every place, from where a move reaches it with 1, 2 … 6 steps at least."""
    key = "sources", mud
    found: dict[Place, list[list[Place]]] | None = mine.found.get(key)
    if found is None:
        found = mine.found[key] = {place: [[], [], [], [], [], []] for place in mine.near}
        for place in mine.near:
            order, counts = mine.goals(place, mud)
            for distance in range(SIX):
                for goal in order[counts[distance] : counts[distance + 1]]:
                    found[goal][distance].append(place)
    return found


class Nearest(NamedTuple):
    """What a miner has before it: the nearest gold and the way home; None where there is no way."""

    place: Place | None  # of the gold that is nearest on foot
    steps: int | None
    rolls: float | None  # the least over all gold
    home_steps: int | None
    home_rolls: float | None


NOTHING = Nearest(None, None, None, None, None)


def nearest(mine: Mine, place: Place, gold: Iterable[Cell], mud: bool) -> Nearest:
    """Nearest gold (fewest steps, then stops, then by row and column) and the way home, for a miner at this place."""
    ways = steps_from(mine, place, mud)
    aims = [cell << 4 for cell in gold]
    near = min((aim for aim in aims if aim in ways), key=lambda aim: (ways[aim], _row_and_column(aim >> 4)), default=None)
    home = ways.get(HOME)
    return Nearest(
        near,
        None if near is None else ways[near][0],
        rolls_to(mine, aims, mud).get(place) if aims else None,
        None if home is None else home[0],
        rolls_home(mine, mud).get(place),
    )


def _row_and_column(cell: Cell) -> tuple[int, int]:
    x, y = coordinates(cell)
    return y, x
