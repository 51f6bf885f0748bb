"""Tune the weights of the evaluation by self-play, TD(λ) targets and ridge regression.

Searching players play each other. The target of a position mixes the results of the searches from there on with the final
result, weighted by λ; ridge regression fits the weights to these targets, and the next round plays with them. A sample is
a pair of seats: the difference of their features and the lead of the first at the end. Each number of players has its own
weights. ``python -m engine.szczesc.players.tune`` writes ``weights.json``; the same arguments write the same file, with
any number of workers.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from math import log
from pathlib import Path
from typing import NamedTuple

from engine.cli.progress import progress
from engine.players.search import CATCH_UP_SHARE, search
from engine.rng import rng_at
from engine.szczesc.game import SZCZESC
from engine.szczesc.players.evaluation import BEGIN, CLOSE, PAID, WEIGHTS, Weights
from engine.szczesc.players.features import FEATURES, features, time_left
from engine.szczesc.players.search_model import SzczescSearchModel, score_uncertainty

# Initial weights, set by hand.
INITIAL_WEIGHTS = {
    "done_points": 0.8, "part_points": 0.5, "covered_points": 0.4, "partly_points": 0.2, "open_orders": -0.5, "spare": 0.2,
    "full_carts": 0.2, "cage": 0.3, "store": 0.3, "steps_needed": -0.1, "tiles": 0.3, "money_low": 0.4, "money_high": 0.2,
    "imbalance": -1.5, "miners": 1.2, "colour_now": 1.0, "colour_later": 1.0, "transport_now": 1.0, "transport_later": 1.0,
    "empty": 1.0,
}  # fmt: skip

SURE = 0.002  # winning chances are clamped to SURE .. 1 - SURE
NOISE, CHANGE = 8.0, 0.3  # standard deviations: of the targets in points, and of the change of a weight in a round
RIDGE = (NOISE / CHANGE) ** 2
DECIMALS = 3
WIDTH = len(FEATURES)


class Round(NamedTuple):
    """Parameters of one round of games and regression."""

    decay: float  # λ: share of a target that comes from later positions
    ridge: float  # regularisation toward the weights of the round before


class Course(NamedTuple):
    """The tuning schedule for a number of players."""

    games: int  # per round
    iterations: int  # of the search, per turn
    rounds: tuple[Round, ...]


# With more players turns are further apart, so λ is larger, and the pairs of a position are correlated, so the ridge is
# larger. Chosen by matches against foremen: each of these beat the alternatives that were tried.
COURSES = {
    2: Course(60, 50, (Round(0.8, RIDGE),)),
    3: Course(40, 40, (Round(0.9, 3 * RIDGE), Round(0.9, 3 * RIDGE))),
    4: Course(40, 40, (Round(0.8, RIDGE), Round(0.95, 6 * RIDGE))),
}
TrainingSample = tuple[float, list[float], float]  # time left, difference of features, lead still to come
TrainingPosition = tuple[float, list[list[float]], list[int], list[float]]  # time left; by seat: features, score, expected points
TrainingGame = tuple[list[TrainingPosition], list[int]]  # positions and final scores


def play_training_game(seats: int, seed: int, weights: Weights, iterations: int, explore: float) -> TrainingGame:
    """Play one game of searching players; with probability ``explore`` a turn is random."""
    rng = rng_at(seed, 0)
    state = SZCZESC.setup(seats, SZCZESC.deal(rng, seats, {}), {})
    model = SzczescSearchModel(weights)
    seen: list[TrainingPosition] = []
    while state.phase != "over":
        seat = state.turn
        found = search(SZCZESC, model, SZCZESC.observe(state, seat), rng, lambda done: _full_budget(iterations - done))
        if state.phase == "place":
            left = time_left(state)
            # The inverse of the softmax in SzczescSearchModel.chances: expected points up to a common constant.
            expected = [score_uncertainty(left) * log(min(1 - SURE, max(SURE, chance))) for chance in found[0].chances]
            seen.append((left, features(state), list(state.scores), expected))
        turn = found[int(rng.random() * len(found)) if rng.random() < explore else 0].turn
        for action in turn:
            SZCZESC.apply(state, seat, action)  # type: ignore[arg-type]
    return seen, state.scores


def _full_budget(left: int) -> float:
    """Lets the search stop early only if its best turn can no longer change: its figures are needed, not only its choice."""
    return (left + 0.5) / CATCH_UP_SHARE if left > 0 else 0.0


def samples(game: TrainingGame, decay: float) -> Iterator[TrainingSample]:
    """A sample for each pair of seats and each position of a game."""
    seen, final = game
    for one, other in combinations(range(len(final)), 2):
        target = float(final[one] - final[other])
        for left, rows, scores, expected in reversed(seen):
            target = (1 - decay) * (expected[one] - expected[other]) + decay * target
            yield left, [a - b for a, b in zip(rows[one], rows[other])], target - (scores[one] - scores[other])


class Sums:
    """Accumulated normal equations of the least-squares problem."""

    def __init__(self) -> None:
        self.products = [[0.0] * 2 * WIDTH for _ in range(2 * WIDTH)]
        self.targets = [0.0] * 2 * WIDTH
        self.count = 0

    def add(self, sample: TrainingSample) -> None:
        left, row, lead = sample
        if left < CLOSE:
            begin, close = 0.0, left / CLOSE
            lead -= (1 - close) * sum(paid * figure for paid, figure in zip(PAID, row))
        else:
            begin = (left - CLOSE) / (BEGIN - CLOSE)
            close = 1 - begin
        active = [(i, begin * x) for i, x in enumerate(row) if x and begin] + [
            (WIDTH + i, close * x) for i, x in enumerate(row) if x
        ]
        for i, x in active:
            line = self.products[i]
            self.targets[i] += x * lead
            for j, y in active:
                line[j] += x * y
        self.count += 1

    def solve(self, before: Weights, ridge: float) -> Weights:
        """Solve the ridge regression around the weights of the round before."""
        old = [*before[0], *before[1]]
        rows = [[*line, target + ridge * weight] for line, target, weight in zip(self.products, self.targets, old)]
        size = len(rows)
        for i in range(size):
            rows[i][i] += ridge
        for i, pivot in enumerate(rows):
            for j in range(i + 1, size):
                if factor := rows[j][i] / pivot[i]:
                    rows[j] = [a - factor * b for a, b in zip(rows[j], pivot)]
        found = [0.0] * size
        for i in reversed(range(size)):
            found[i] = (rows[i][size] - sum(rows[i][j] * found[j] for j in range(i + 1, size))) / rows[i][i]
        return found[:WIDTH], found[WIDTH:]


def tune(seats: int, course: Course, seed: int, explore: float, pool: ProcessPoolExecutor) -> Iterator[Weights]:
    """Yield the weights for this number of players after each round."""
    initial = [INITIAL_WEIGHTS.get(name, 0.0) for name in FEATURES]
    weights: Weights = (initial, initial)
    for number, (decay, ridge) in enumerate(course.rounds):
        sums = Sums()
        first = seed + number * 1_000_000
        work = [(seats, first + index, weights, course.iterations, explore) for index in range(course.games)]
        for game in progress(pool.map(_play_training_game, work), len(work), f"games of {seats}, round {number + 1}"):
            for sample in samples(game, decay):
                sums.add(sample)
        begin, close = sums.solve(weights, ridge)
        weights = [round(weight, DECIMALS) for weight in begin], [round(weight, DECIMALS) for weight in close]
        yield weights


def _play_training_game(work: tuple[int, int, Weights, int, float]) -> TrainingGame:
    return play_training_game(*work)


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune the weights of the evaluation.")
    parser.add_argument(
        "--seats",
        type=int,
        nargs="+",
        choices=COURSES,
        default=[*COURSES],
        help="numbers of players to tune; the others keep their weights",
    )
    parser.add_argument("--games", type=int, help="per round")
    parser.add_argument("--thoughts", type=int, help="search iterations per turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--whim", type=float, default=0.05, help="share of random turns")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.workers) as pool:
        for seats in arguments.seats:
            course = COURSES[seats]
            course = course._replace(games=arguments.games or course.games, iterations=arguments.thoughts or course.iterations)
            for weights in tune(seats, course, arguments.seed, arguments.whim, pool):
                write(arguments.out, seats, weights)


def write(path: Path, seats: int, weights: Weights) -> None:
    """Write the weights of one number of players and keep the others in the file."""
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    kept[str(seats)] = {name: pair for name, *pair in zip(FEATURES, *weights)}
    tables = []
    for number in sorted(kept):
        lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(pair)}" for name, pair in kept[number].items())
        tables.append(f' "{number}": {{\n{lines}\n }}')
    path.write_text("{\n" + ",\n".join(tables) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
