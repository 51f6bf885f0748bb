"""Two slow and simple searches that the planner is compared with.

``by_engine`` plays every sequence of steps with the engine's own rules. ``by_colours`` forgets which order a square
belongs to until the end, which is small enough for ten steps in a rich shaft.
"""

from __future__ import annotations

from itertools import combinations

from engine.szczesc.actions import Stop
from engine.szczesc.box import CAGE_SIZE, CARDS, COLOURS
from engine.szczesc.mining import legal_steps, take_step
from engine.szczesc.state import Shaft, State

Counts = tuple[int, int, int, int]  # points, squares, emptied carts, steps used


def unbeaten(found: set[Counts]) -> set[Counts]:
    def beats(a: Counts, b: Counts) -> bool:
        return a != b and a[0] >= b[0] and a[1] >= b[1] and a[2] >= b[2] and a[3] <= b[3]

    return {counts for counts in found if not any(beats(other, counts) for other in found)}


def by_engine(shaft: Shaft, steps: int) -> set[Counts]:
    """Every sequence of legal steps, each position once for each number of steps left."""
    before = _achieved(shaft)
    found: set[Counts] = set()
    seen = set()
    todo = [(shaft, steps)]
    while todo:
        here, left = todo.pop()
        key = (here.level, here.cage, here.store, tuple(here.carts), tuple(here.pending.values()), left)
        if key in seen:
            continue
        seen.add(key)
        found.add((*(now - then for now, then in zip(_achieved(here), before)), steps - left))
        for step in legal_steps(here, left):
            if not isinstance(step, Stop):
                state = State()
                state.shafts = [here.clone()]
                state.steps_left = left
                take_step(state, 0, step)
                todo.append((state.shafts[0], state.steps_left))
    return unbeaten(found)


def _achieved(shaft: Shaft) -> tuple[int, int, int]:
    pending = shaft.pending.values()
    points = sum(CARDS[order.code].points for order in pending if order.complete)
    squares = sum(bool(cubes) for order in pending for cubes in order.fillings)
    return points, squares, sum(row.count(".") for row in shaft.carts)


def run_plan(shaft: Shaft, plan: tuple, steps: int) -> Counts:
    """What a plan achieves when the engine plays it; fails when a step is illegal."""
    state = State()
    state.shafts = [shaft.clone()]
    state.steps_left = steps
    for step in plan:
        assert step in legal_steps(state.shafts[0], state.steps_left), f"{step} in {' '.join(map(str, plan))}"
        take_step(state, 0, step)
    after, before = _achieved(state.shafts[0]), _achieved(shaft)
    return (*(now - then for now, then in zip(after, before)), steps - state.steps_left)


def by_colours(shaft: Shaft, steps: int) -> set[Counts]:
    """Layer by layer over positions in which an open square is only a colour."""
    needs = []
    for order in shaft.pending.values():
        if not order.complete:
            squares = [c for c, cubes in zip(order.squares, order.fillings) if not cubes]
            needs.append((tuple(squares.count(c) for c in COLOURS), CARDS[order.code].points))
    open_squares = tuple(sum(need[i] for need, _ in needs) for i in range(4))
    start = (shaft.level, shaft.cage, shaft.store, tuple(shaft.carts), open_squares)
    layers: list[set] = [set() for _ in range(steps + 1)]
    layers[0].add(start)
    seen = {start}
    reached: dict[tuple[tuple[int, ...], int], int] = {}
    empty_before = sum(row.count(".") for row in shaft.carts)
    for used, layer in enumerate(layers):
        for here in layer:
            filled = tuple(a - b for a, b in zip(open_squares, here[4]))
            emptied = sum(row.count(".") for row in here[3]) - empty_before
            reached.setdefault((filled, emptied), used)
            for after, cost in _moves(here):
                if used + cost <= steps and after not in seen:
                    # A pair may reach a position later than single steps could: only exact layers count as seen.
                    if cost == 1:
                        seen.add(after)
                    layers[used + cost].add(after)
    best: dict[tuple[int, ...], int] = {}
    found = set()
    for (filled, emptied), used in reached.items():
        if filled not in best:
            best[filled] = _most_points(needs, filled)
        found.add((best[filled], sum(filled), emptied, used))
    return unbeaten(found)


def _most_points(needs: list, filled: tuple[int, ...]) -> int:
    fitting = [(need, points) for need, points in needs if all(n <= f for n, f in zip(need, filled))]
    best = 0
    for size in range(1, min(len(fitting), sum(filled)) + 1):
        for chosen in combinations(fitting, size):
            if all(sum(need[i] for need, _ in chosen) <= filled[i] for i in range(4)):
                best = max(best, sum(points for _, points in chosen))
    return best


def _moves(here: tuple):
    level, cage, store, carts, still_open = here
    for stop in range(5):
        if stop != level:
            yield (stop, cage, store, carts, still_open), 1
    if level and len(cage) < CAGE_SIZE:
        row = carts[level - 1]
        for c in set(row) - {"."}:
            rows = (*carts[: level - 1], "." + row.replace(c, "", 1), *carts[level:])
            yield (level, "".join(sorted(cage + c)), store, rows, still_open), 1
    within = cage if not level else ""
    for c in set(within):
        yield (level, cage.replace(c, "", 1), "".join(sorted(store + c)), carts, still_open), 1
    sources = [(c, "cage") for c in sorted(within)] + [(c, "store") for c in sorted(store)]
    for at, square in enumerate(COLOURS):
        if not still_open[at]:
            continue
        rest = tuple(n - (i == at) for i, n in enumerate(still_open))
        if square in within:
            yield (level, cage.replace(square, "", 1), store, carts, rest), 1
        if square in store:
            yield (level, cage, store.replace(square, "", 1), carts, rest), 1
        others = [cube for cube in sources if cube[0] != square]
        for pair in set(combinations(others, 2)):
            new_cage, new_store = cage, store
            for c, source in pair:
                if source == "cage":
                    new_cage = new_cage.replace(c, "", 1)
                else:
                    new_store = new_store.replace(c, "", 1)
            yield (level, new_cage, new_store, carts, rest), 2
