"""The mining planner: the Pareto front of plans for a shaft and a number of steps.

Plans are compared by points of completed orders, squares filled, carts emptied and steps used. Trying all sequences of
ten steps would take minutes, so the planner searches a smaller space:

* A plan is a *route* (what is loaded before each visit to the surface, and after the last one) and a *filling* (how
  many squares of each colour are covered). Which order gets which square is decided afterwards.
* Every cube that leaves the cage or the store costs one step, wherever it goes. So a filling costs its squares, plus
  one more for each square that must be covered by a pair. Own colours go first: a square covered by a pair while its
  own colour is available can be improved by a swap that saves a step.
* The cage holds five cubes; if it is full, cubes must leave it early (``plan_steps.squeeze``).
* In ten steps a third useful visit to the surface never pays: one longer trip does the same as the last two.

The tests compare the result with an exhaustive search.

>>> from engine.szczesc.state import order
>>> shaft = Shaft()
>>> shaft.carts[COLOURS.index("Y")] = "YY"
>>> shaft.pending["H-Y"] = order("H-Y")
>>> best = plans(shaft, 4)[0]
>>> print(best, "|", best.used, "steps,", best.points, "points")
@1 +Y @0 Y>H-Y | 4 steps, 2 points
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from engine.szczesc.actions import Action
from engine.szczesc.box import CAGE_SIZE, CARDS, COLOURS
from engine.szczesc.plan_steps import Loads, Route, Vector, open_squares, squeeze, targets, vector, write_steps
from engine.szczesc.state import Shaft
from engine.szczesc.view import ShaftView

MOST_STEPS = 10  # of the largest mine; the reasoning above is valid up to this number


@dataclass(frozen=True, slots=True)
class Plan:
    """A turn of mining and what it achieves."""

    steps: tuple[Action, ...]
    used: int
    completes: tuple[str, ...]
    points: int
    squares: int
    emptied: Mapping[str, int]  # carts, by the colour of their level

    def __str__(self) -> str:
        return " ".join(map(str, self.steps))


def plans(shaft: Shaft | ShaftView, steps: int) -> list[Plan]:
    """The Pareto-optimal plans, one for each combination of counts; most points first, then fewest steps."""
    if not 0 <= steps <= MOST_STEPS:
        raise ValueError(f"steps must be from 0 to {MOST_STEPS}")
    return _Search(shaft, steps).plans()


Counts = tuple[int, int, int]  # points, squares, emptied carts
Found = tuple[int, Route, int, Vector]  # steps used, route, cubes loaded after the last visit, filling


class _Search:
    def __init__(self, shaft: Shaft | ShaftView, steps: int) -> None:
        self.level, self.cage, self.carts, self.steps = shaft.level, shaft.cage, shaft.carts, steps
        pending = shaft.pending.values() if isinstance(shaft, Shaft) else shaft.pending
        self.orders = {order.code: order for order in pending if not order.complete}
        self.in_store = vector(shaft.store)
        self.full = [len(row) - row.count(".") for row in shaft.carts]  # carts with coal, by level
        self.completed: dict[Vector, tuple[int, tuple[str, ...]]] = {}  # by filling: most points, and the orders
        self.best: dict[Counts, Found] = {}

    def plans(self) -> list[Plan]:
        fillings = self._fillings()
        for route in self._routes():
            self._weigh(route, fillings)
        found = [self._plan(counts, *self.best[counts]) for counts in self._unbeaten()]
        return sorted(found, key=lambda plan: (-plan.points, plan.used, -plan.squares, -sum(plan.emptied.values())))

    # --- fillings: how many squares of each colour, and what that completes -------------------------------------------

    def _fillings(self) -> list[tuple[int, int, Vector]]:
        """Every affordable filling as (squares, points, filling), smallest first."""
        most = self._most_deposits()
        completed: dict[Vector, tuple[int, tuple[str, ...]]] = {(0, 0, 0, 0): (0, ())}
        for code, order in self.orders.items():
            need, points = open_squares(order), CARDS[code].points
            for filled, (so_far, codes) in list(completed.items()):
                more = _plus(filled, need)
                if sum(more) <= most and so_far + points > completed.get(more, (0, ()))[0]:
                    completed[more] = so_far + points, (*codes, code)
        total = [sum(counts) for counts in zip((0, 0, 0, 0), *map(open_squares, self.orders.values()))]
        every: dict[Vector, tuple[int, tuple[str, ...]]] = {}
        for y, b, g, k in product(*(range(min(most, count) + 1) for count in total)):
            if y + b + g + k > most:
                continue
            found = completed.get((y, b, g, k), (0, ()))
            # Whatever a filling completes, a larger one completes too.
            for smaller in ((y - 1, b, g, k), (y, b - 1, g, k), (y, b, g - 1, k), (y, b, g, k - 1)):
                if (other := every.get(smaller)) and other[0] > found[0]:
                    found = other
            every[y, b, g, k] = found
        self.completed = every
        return sorted((sum(filling), points, filling) for filling, (points, _) in every.items())

    def _most_deposits(self) -> int:
        """Upper bound for the cubes that a plan can put down."""
        at_hand = len(self.cage) + sum(self.in_store)
        most = min(self.steps, at_hand)
        for loads in range(1, min(sum(self.full), self.steps) + 1):
            most = max(most, min(self.steps - (1 if self.level else 2) - loads, at_hand + loads))
        return most

    # --- routes: what is loaded before which visit to the surface -----------------------------------------------------

    def _routes(self) -> Iterator[Route]:
        kinds = [(level, c, row.count(c)) for level, row in enumerate(self.carts, 1) for c in COLOURS if c in row]
        if self.level:
            yield self._route((), (), visits=0)
        for first in _hauls(kinds, CAGE_SIZE - len(self.cage)):
            route = self._route(first, (), visits=1)
            if route.base > self.steps:
                continue
            yield route
            # A second trip is for what does not fit into the cage at once. Beyond its loads it costs the way down and
            # up, and at each visit at least one cube put down.
            most = min(CAGE_SIZE, self.steps - route.base - 4)
            least = CAGE_SIZE - route.in_cage + 1
            if least <= most:
                rest = [(level, c, count - first.count((level, c))) for level, c, count in kinds]
                for second in _hauls(rest, most):
                    if len(second) >= least:
                        yield self._route(first, second, visits=2)

    def _route(self, first: Loads, second: Loads, visits: int) -> Route:
        base = len(first) + len(second)
        if visits and (first or self.level):
            base += len({level for level, _ in first} - {self.level}) + 1
        if second:
            base += len({level for level, _ in second}) + 1
        left = list(self.full)
        for level, _ in first + second:
            left[level - 1] -= 1
        in_cage = len(self.cage) + len(first) + len(second)
        return Route(
            visits=visits,
            first=first,
            second=second,
            base=base,
            in_cage=in_cage,
            early=max(0, in_cage - CAGE_SIZE),
            at_first=vector(self.cage + "".join(c for _, c in first)) if visits else (0, 0, 0, 0),
            at_second=vector("".join(c for _, c in second)),
            in_store=self.in_store,
            left=left,
        )

    def _last_loads(self, route: Route) -> list[tuple[int, int]]:
        """Ways to end: (cubes loaded after the last visit, steps for them), zero first, then from the fullest levels."""
        options, moves, reached = [(0, 0)], 0, 0
        rows = sorted(route.left, reverse=True)
        room = CAGE_SIZE
        if not route.visits:  # still at the level where the turn began
            room -= len(self.cage)
            reached = route.left[self.level - 1]
            rows.remove(reached)
        for cubes in range(1, min(room, sum(route.left)) + 1):
            while reached < cubes:
                reached += rows[moves]
                moves += 1
            options.append((cubes, cubes + moves))
        return options

    # --- evaluation -----------------------------------------------------------------------------------------------------

    def _weigh(self, route: Route, fillings: list[tuple[int, int, Vector]]) -> None:
        """Try every filling on this route, and every number of cubes loaded after it."""
        spare = self.steps - route.base
        my, mb, mg, mk = (a + b + c for a, b, c in zip(route.at_first, route.at_second, route.in_store))
        limit = min(spare, my + mb + mg + mk)
        loaded = len(route.first) + len(route.second)
        last_loads = self._last_loads(route)
        best = self.best
        for squares, points, filling in fillings:
            if squares > limit:
                break
            y, b, g, k = filling
            pairs = (y > my and y - my) + (b > mb and b - mb) + (g > mg and g - mg) + (k > mk and k - mk)
            cubes = squares + pairs
            if cubes > limit:
                continue
            for last, cost in last_loads:
                used = route.base + cubes + cost
                if used > self.steps:
                    break
                counts = points, squares, loaded + last
                beaten = best.get(counts)
                if beaten and beaten[0] <= used:
                    continue
                if route.visits and (route.early or (last and route.in_cage + last > CAGE_SIZE)):
                    used += squeeze(route, filling, pairs, last).extra
                    if used > self.steps or (beaten and beaten[0] <= used):
                        continue
                best[counts] = used, route, last, filling

    def _unbeaten(self) -> list[Counts]:
        unbeaten: list[tuple[int, int, int, int]] = []
        for (points, squares, emptied), (used, *_) in sorted(
            self.best.items(), key=lambda item: (item[1][0], [-n for n in item[0]])
        ):
            # Sorted this way, only an earlier plan can dominate this one.
            if not any(p >= points and s >= squares and e >= emptied and u <= used for p, s, e, u in unbeaten):
                unbeaten.append((points, squares, emptied, used))
        return [counts[:3] for counts in unbeaten]

    def _plan(self, counts: Counts, used: int, route: Route, last: int, filling: Vector) -> Plan:
        points, squares, _ = counts
        completes = self.completed[filling][1]
        ending = self._ending(route, last)
        steps = write_steps(route, ending, self.level, filling, targets(self.orders, completes, filling))
        levels = [level for level, _ in route.first + route.second + ending]
        return Plan(
            steps=tuple(steps),
            used=used,
            completes=completes,
            points=points,
            squares=squares,
            emptied={colour: levels.count(level) for level, colour in enumerate(COLOURS, 1)},
        )

    def _ending(self, route: Route, cubes: int) -> Loads:
        """The cubes to load after the last visit, from as few levels as possible."""
        taken = route.first + route.second
        here = self.level if not route.visits else 0
        levels = sorted(
            (level for level in range(1, len(COLOURS) + 1)), key=lambda level: (level != here, -route.left[level - 1])
        )
        ending: list[tuple[int, str]] = []
        for level in levels:
            row = self.carts[level - 1].replace(".", "")
            for colour in (c for at, c in taken if at == level):
                row = row.replace(colour, "", 1)
            ending += [(level, colour) for colour in row]
        return tuple(ending[:cubes])


def _hauls(kinds: Sequence[tuple[int, str, int]], most: int) -> Iterator[Loads]:
    """Every multiset of at most ``most`` cubes from these carts."""
    if not kinds:
        yield ()
        return
    (level, colour, count), rest = kinds[0], kinds[1:]
    for number in range(min(count, most) + 1):
        for haul in _hauls(rest, most - number):
            yield ((level, colour),) * number + haul


def _plus(a: Vector, b: Vector) -> Vector:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]
