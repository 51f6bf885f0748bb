"""Converts a route and a filling of the planner to single mining steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.szczesc.actions import LOAD, MOVE, PUT, STORE, Action
from engine.szczesc.box import CAGE_SIZE, COLOURS
from engine.szczesc.state import Order

Vector = tuple[int, int, int, int]  # a number for each colour, or for each level
Loads = tuple[tuple[int, str], ...]  # (level, colour) of each cube that is loaded


class Route(NamedTuple):
    """Which cubes are loaded before which visit; a visit is a stop at the surface where cubes leave the cage."""

    visits: int  # 0, 1 or 2
    first: Loads  # before the first visit
    second: Loads  # between the first and the second
    base: int  # steps for these loads and all moves up to the last visit
    in_cage: int  # cubes in the cage then, if none left it before
    early: int  # how many must leave it at the first visit, so that the second loads fit
    at_first: Vector  # cubes in the cage at the first visit
    at_second: Vector  # cubes that come with the second loads
    in_store: Vector
    left: Sequence[int]  # carts that still hold coal, by level


class Squeeze(NamedTuple):
    """Extra steps caused by a full cage, and the swaps that keep them low."""

    extra: int  # steps beyond one for each cube that goes onto a square
    store_swaps: int  # squares that a pair from the cage covers instead of a cube from the store
    second_swaps: int  # the same, instead of a cube of the second loads


def squeeze(route: Route, filling: Vector, pairs: int, last: int) -> Squeeze:
    """The minimum number of extra steps that make room in the cage for the second and the last loads.

    Cubes put onto squares at the first visit make room at no extra cost. If these are too few, each further cube goes
    into the store for one step. Covering a square with two unused cubes of the cage instead of one from elsewhere
    also costs a step, but makes room for two.
    """
    single_first = single_second = single_store = idle_first = idle_second = idle_store = 0
    trade = False  # a cube of the first visit could be swapped with an unused one of the second loads
    for wanted, first, second, store in zip(filling, route.at_first, route.at_second, route.in_store):
        from_first = min(wanted, first)
        from_second = min(wanted - from_first, second)
        from_store = min(wanted - from_first - from_second, store)
        single_first += from_first
        single_second += from_second
        single_store += from_store
        idle_first += first - from_first
        idle_second += second - from_second
        idle_store += store - from_store
        trade = trade or (from_first > 0 and second > from_second)
    paired_first = min(2 * pairs, idle_first)
    odd = paired_first % 2
    paired_elsewhere = 2 * pairs - paired_first
    waits = 1 if odd and not idle_store and not trade else 0  # for a partner from the second loads
    early_cubes = single_first + paired_first - waits
    with_store = 1 if odd and idle_store and not trade else 0
    paired_second = min(idle_second, paired_elsewhere - with_store)
    leaving = single_first + single_second + paired_first + paired_second
    short_early = route.early - early_cubes
    short_last = route.in_cage + last - CAGE_SIZE - leaving if last else 0
    best = Squeeze(max(0, short_early, short_last), 0, 0)
    for swaps in range(1, (idle_first - paired_first) // 2 + 1):
        store_swaps = min(swaps, single_store)
        second_swaps = swaps - store_swaps
        if second_swaps > single_second:
            break
        extra = swaps + max(0, short_early - 2 * swaps, short_last - 2 * store_swaps - second_swaps)
        if extra < best.extra:
            best = Squeeze(extra, store_swaps, second_swaps)
    return best


class Cube(NamedTuple):
    colour: str
    source: str  # "first", "second" or "store", as in the route


class Cover(NamedTuple):
    """One or two cubes for a square of this colour."""

    square: str
    cubes: tuple[Cube, ...]

    def comes_from(self, source: str) -> bool:
        return any(cube.source == source for cube in self.cubes)


class _Pool:
    """The available cubes by source."""

    def __init__(self, route: Route) -> None:
        parts = (("first", route.at_first), ("second", route.at_second), ("store", route.in_store))
        self.counts = {(source, c): count for source, part in parts for c, count in zip(COLOURS, part)}

    def take(self, source: str, number: int, colour: str = COLOURS) -> list[Cube]:
        """Up to this many cubes from a source, of one colour or of any."""
        taken: list[Cube] = []
        for c in colour:
            many = min(number - len(taken), self.counts[source, c])
            self.counts[source, c] -= many
            taken += [Cube(c, source)] * many
        return taken


def write_steps(route: Route, last: Loads, level: int, filling: Vector, squares: dict[str, list[str]]) -> list[Action]:
    """The steps of a plan, in order; ``squares`` names for each colour the orders that get them (see ``targets``)."""
    pool = _Pool(route)
    covers = _cover(route, filling, len(last), pool)
    early = [cover for cover in covers if not cover.comes_from("second")]
    late = [cover for cover in covers if cover.comes_from("second")]
    steps: list[Action] = []
    at = level
    if route.visits and (route.first or level):
        _travel(steps, level, route.first)
        steps.append(MOVE[0])
        at = 0
    _put(steps, early, squares)
    too_many = max(0, route.early - sum(cube.source == "first" for cover in early for cube in cover.cubes))
    stored = pool.take("first", too_many)
    late, parked = _park(late, too_many - len(stored))
    _store(steps, [*stored, *parked])
    if route.second:
        _travel(steps, 0, route.second)
        steps.append(MOVE[0])
        _put(steps, late, squares)
    if route.visits and last:
        gone = sum(cube.source != "store" for cover in covers for cube in cover.cubes) + len(stored)
        too_many = max(0, route.in_cage + len(last) - CAGE_SIZE - gone)
        stored = pool.take("first", too_many)
        _store(steps, stored + pool.take("second", too_many - len(stored)))
    _travel(steps, at, last)
    return steps


def _cover(route: Route, filling: Vector, last: int, pool: _Pool) -> list[Cover]:
    """Assign cubes to squares: own colours first, then pairs, consistent with ``squeeze``."""
    covers: list[Cover] = []
    uncovered: list[str] = []
    for square, wanted in zip(COLOURS, filling):
        cubes: list[Cube] = []
        for source in ("first", "second", "store"):
            cubes += pool.take(source, wanted - len(cubes), square)
        covers += [Cover(square, (cube,)) for cube in cubes]
        uncovered += [square] * (wanted - len(cubes))
    swaps = squeeze(route, filling, len(uncovered), last)
    needed = 2 * len(uncovered)
    partners = pool.take("first", needed)
    if len(partners) % 2:
        partners += _trade(covers, pool) or pool.take("store", 1)
    for source in ("second", "store"):
        partners += pool.take(source, needed - len(partners))
    covers += [Cover(square, pair) for square, pair in zip(uncovered, zip(partners[::2], partners[1::2]))]
    for source, number in (("store", swaps.store_swaps), ("second", swaps.second_swaps)):
        for _ in range(number):
            swapped = next(cover for cover in covers if cover.cubes == (Cube(cover.square, source),))
            covers.remove(swapped)
            covers.append(Cover(swapped.square, tuple(pool.take("first", 2))))
    return covers


def _trade(covers: list[Cover], pool: _Pool) -> list[Cube]:
    """Free a cube of the first visit by covering its square with one of the second loads."""
    for index, (square, cubes) in enumerate(covers):
        if cubes[0].source == "first" and (other := pool.take("second", 1, square)):
            covers[index] = Cover(square, tuple(other))
            return [cubes[0]]
    return []


def _park(late: list[Cover], number: int) -> tuple[list[Cover], list[Cube]]:
    """If no unused cube can make room: put cubes that are needed later into the store and use them from there."""
    parked: list[Cube] = []
    covers = []
    for square, cubes in late:
        now = []
        for cube in cubes:
            if cube.source == "first" and len(parked) < number:
                parked.append(cube)
                now.append(Cube(cube.colour, "store"))
            else:
                now.append(cube)
        covers.append(Cover(square, tuple(now)))
    return covers, parked


def _put(steps: list[Action], covers: list[Cover], squares: dict[str, list[str]]) -> None:
    for square, cubes in covers:
        from_cage = "".join(sorted(cube.colour for cube in cubes if cube.source != "store"))
        from_store = "".join(sorted(cube.colour for cube in cubes if cube.source == "store"))
        steps.append(PUT[squares[square].pop(0), square][from_cage, from_store])


def _store(steps: list[Action], cubes: list[Cube]) -> None:
    steps += [STORE[cube.colour] for cube in cubes]


def _travel(steps: list[Action], at: int, loads: Loads) -> None:
    """Append the moves and loads for these cubes, those at the current stop first."""
    for level, colour in sorted(loads, key=lambda load: (load[0] != at, load[0])):
        if level != at:
            steps.append(MOVE[level])
            at = level
        steps.append(LOAD[colour])


def targets(orders: Mapping[str, Order], completes: Sequence[str], filling: Vector) -> dict[str, list[str]]:
    """For each colour the orders whose squares are covered; orders that will be completed come first."""
    codes = [*completes, *(code for code in orders if code not in completes)]
    counts = {code: open_squares(orders[code]) for code in codes}
    return {colour: [code for code in codes for _ in range(counts[code][at])][: filling[at]] for at, colour in enumerate(COLOURS)}


def open_squares(order: Order) -> Vector:
    """Number of open squares by colour."""
    return vector("".join(square for square, cubes in zip(order.squares, order.fillings) if not cubes))


def vector(cubes: str) -> Vector:
    """Number of cubes by colour."""
    return cubes.count("Y"), cubes.count("B"), cubes.count("G"), cubes.count("K")
