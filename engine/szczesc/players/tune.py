"""Tune the evaluation, so that a glance at a position says what a search from there finds.

Players that search play each other. Each position gets as its target a mixture of what the searches from there on found
and how the game ended (the nearer in time, the heavier: TD(λ)); least squares turn the weights toward these targets, and
the next round plays with them. A sample is a pair of seats: what one has more than the other, and its lead in the end.
Each number of players has weights of its own. ``python -m engine.szczesc.players.tune`` writes ``weights.json``: the same
arguments write the same file, on however many cores.
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

# Where the tuning begins: what a sensible person would say.
GUESS = {
    "done_points": 0.8, "part_points": 0.5, "covered_points": 0.4, "partly_points": 0.2, "open_orders": -0.5, "spare": 0.2,
    "full_carts": 0.2, "cage": 0.3, "store": 0.3, "steps_needed": -0.1, "tiles": 0.3, "money_low": 0.4, "money_high": 0.2,
    "imbalance": -1.5, "miners": 1.2, "colour_now": 1.0, "colour_later": 1.0, "transport_now": 1.0, "transport_later": 1.0,
    "empty": 1.0,
}  # fmt: skip

SURE = 0.002  # no search is surer than this of the winner
NOISE, CHANGE = 8.0, 0.3  # points by which targets stray; how far a weight is expected to move in a round
RIDGE = (NOISE / CHANGE) ** 2
DECIMALS = 3
WIDTH = len(FEATURES)


class Round(NamedTuple):
    """What a round makes of its games."""

    trust: float  # λ: how much of a target comes from later positions
    ridge: float  # how firmly the weights are held where they were


class Course(NamedTuple):
    """How the tuning goes for a number of players."""

    games: int  # in a round
    thoughts: int  # for each turn
    rounds: tuple[Round, ...]


# With more players a turn comes later, so that later positions must count, and the pairs of a position tell the same story.
# Which course is best was seen in matches against foremen: each of these beat others that were tried.
COURSES = {
    2: Course(60, 50, (Round(0.8, RIDGE),)),
    3: Course(40, 40, (Round(0.9, 3 * RIDGE), Round(0.9, 3 * RIDGE))),
    4: Course(40, 40, (Round(0.8, RIDGE), Round(0.95, 6 * RIDGE))),
}
TrainingSample = tuple[float, list[float], float]  # time left, one seat's figures less another's, its lead still to come
Seen = tuple[float, list[list[float]], list[int], list[float]]  # time left; by seat figures, score, points expected
Story = tuple[list[Seen], list[int]]  # a game: its positions, the final score


def play(seats: int, seed: int, weights: Weights, thoughts: int, whim: float) -> Story:
    """A game of players that search and now and then do anything; what its positions promised, and how it ended."""
    rng = rng_at(seed, 0)
    state = SZCZESC.setup(seats, SZCZESC.deal(rng, seats, {}), {})
    baron = SzczescSearchModel(weights)
    seen: list[Seen] = []
    while state.phase != "over":
        seat = state.turn
        found = search(SZCZESC, baron, SZCZESC.observe(state, seat), rng, lambda done: _patience(thoughts - done))
        if state.phase == "place":
            left = time_left(state)
            # Chances come from points (see Baron.chances); here they are turned back, up to what all have in common.
            expected = [score_uncertainty(left) * log(min(1 - SURE, max(SURE, chance))) for chance in found[0].chances]
            seen.append((left, features(state), list(state.scores), expected))
        turn = found[int(rng.random() * len(found)) if rng.random() < whim else 0].turn
        for action in turn:
            SZCZESC.apply(state, seat, action)  # type: ignore[arg-type]
    return seen, state.scores


def _patience(left: int) -> float:
    """A search here stops early only when nothing can change any more: its numbers are wanted, not just its choice."""
    return (left + 0.5) / CATCH_UP_SHARE if left > 0 else 0.0


def samples(story: Story, trust: float) -> Iterator[TrainingSample]:
    """What each pair of seats teaches at each position of a game."""
    seen, final = story
    for one, other in combinations(range(len(final)), 2):
        target = float(final[one] - final[other])
        for left, rows, scores, expected in reversed(seen):
            target = (1 - trust) * (expected[one] - expected[other]) + trust * target
            yield left, [a - b for a, b in zip(rows[one], rows[other])], target - (scores[one] - scores[other])


class Sums:
    """What the least squares are found from."""

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
        """The weights that explain the samples best, held near those of the round before."""
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


def tune(seats: int, course: Course, seed: int, whim: float, pool: ProcessPoolExecutor) -> Iterator[Weights]:
    """The weights for so many players after each round."""
    guess = [GUESS.get(name, 0.0) for name in FEATURES]
    weights: Weights = (guess, guess)
    for number, (trust, ridge) in enumerate(course.rounds):
        sums = Sums()
        first = seed + number * 1_000_000
        work = [(seats, first + game, weights, course.thoughts, whim) for game in range(course.games)]
        for story in progress(pool.map(_play, work), len(work), f"games of {seats}, round {number + 1}"):
            for sample in samples(story, trust):
                sums.add(sample)
        begin, close = sums.solve(weights, ridge)
        weights = [round(weight, DECIMALS) for weight in begin], [round(weight, DECIMALS) for weight in close]
        yield weights


def _play(work: tuple[int, int, Weights, int, float]) -> Story:
    return play(*work)


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune the weights of the evaluation.")
    parser.add_argument(
        "--seats",
        type=int,
        nargs="+",
        choices=COURSES,
        default=[*COURSES],
        help="which numbers of players; others stay as they are",
    )
    parser.add_argument("--games", type=int, help="in a round")
    parser.add_argument("--thoughts", type=int, help="for each turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--whim", type=float, default=0.05, help="how often a turn is any turn")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.workers) as pool:
        for seats in arguments.seats:
            course = COURSES[seats]
            course = course._replace(games=arguments.games or course.games, thoughts=arguments.thoughts or course.thoughts)
            for weights in tune(seats, course, arguments.seed, arguments.whim, pool):
                write(arguments.out, seats, weights)


def write(path: Path, seats: int, weights: Weights) -> None:
    """Put the weights for so many players into the file, beside those for others."""
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    kept[str(seats)] = {name: pair for name, *pair in zip(FEATURES, *weights)}
    tables = []
    for number in sorted(kept):
        lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(pair)}" for name, pair in kept[number].items())
        tables.append(f' "{number}": {{\n{lines}\n }}')
    path.write_text("{\n" + ",\n".join(tables) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
