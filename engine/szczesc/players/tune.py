"""Tune the evaluation, so that a glance at a position says what a search from there finds.

Players that search play each other. Each position gets as its target a mixture of what the searches from there on found
and how the game ended (the nearer in time, the heavier: TD(λ)); least squares turn the weights toward these targets, and
the next round plays with them. ``python -m engine.szczesc.players.tune`` writes ``weights.json``: the same arguments
write the same file, on however many cores.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import log
from pathlib import Path

from engine.cli.progress import progress
from engine.players.search import RALLY, think
from engine.rng import rng_at
from engine.szczesc import SZCZESC
from engine.szczesc.players.baron import Baron, doubt_at
from engine.szczesc.players.evaluation import BEGIN, CLOSE, PAID, WEIGHTS, Weights
from engine.szczesc.players.features import FEATURES, features, time_left

# Where the tuning begins: what a sensible person would say.
GUESS = {
    "done_points": 0.8, "part_points": 0.5, "covered_points": 0.4, "partly_points": 0.2, "open_orders": -0.5, "spare": 0.2,
    "full_carts": 0.2, "cage": 0.3, "store": 0.3, "steps_needed": -0.1, "tiles": 0.3, "money_low": 0.4, "money_high": 0.2,
    "imbalance": -1.5, "miners": 1.2, "colour_now": 1.0, "colour_later": 1.0, "transport_now": 1.0, "transport_later": 1.0,
    "empty": 1.0,
}  # fmt: skip

SEATS = 2  # a point is worth the same in every round, so the weights serve three and four players too
TRUST = 0.8  # λ: how much of a target comes from later positions
SURE = 0.002  # no search is surer than this of the winner
NOISE, CHANGE = 8.0, 0.3  # points by which targets stray; how far a weight is expected to move in a round
RIDGE = (NOISE / CHANGE) ** 2
WIDTH = len(FEATURES)
Sample = tuple[float, list[float], float]  # time left, first seat's figures less the second's, its lead still to come


def play(seed: int, weights: Weights, thoughts: int, whim: float) -> list[Sample]:
    """A game of players that search and now and then do anything; what its positions promised."""
    rng = rng_at(seed, 0)
    state = SZCZESC.setup(SEATS, SZCZESC.deal(rng, SEATS), {})
    baron = Baron(weights)
    seen: list[tuple[float, list[float], int, float]] = []  # with the lead so far, and the one that the search expects
    while state.phase != "over":
        seat = state.turn
        found = think(SZCZESC, baron, SZCZESC.observe(state, seat), rng, lambda done: _patience(thoughts - done))
        if state.phase == "place":
            left = time_left(state)
            chance = min(1 - SURE, max(SURE, found[0].chance))
            lead = doubt_at(left) * log(chance / (1 - chance)) * (1 if seat == 0 else -1)
            one, other = features(state)
            seen.append((left, [a - b for a, b in zip(one, other)], state.scores[0] - state.scores[1], lead))
        turn = found[int(rng.random() * len(found)) if rng.random() < whim else 0].turn
        for action in turn:
            SZCZESC.apply(state, seat, action)  # type: ignore[arg-type]
    return list(_samples(seen, state.scores[0] - state.scores[1]))


def _patience(left: int) -> float:
    """A search here stops early only when nothing can change any more: its numbers are wanted, not just its choice."""
    return (left + 0.5) / RALLY if left > 0 else 0.0


def _samples(seen: list[tuple[float, list[float], int, float]], final: float) -> Iterator[Sample]:
    target = final
    for left, row, lead, expected in reversed(seen):
        target = (1 - TRUST) * expected + TRUST * target
        yield left, row, target - lead


class Sums:
    """What the least squares are found from."""

    def __init__(self) -> None:
        self.products = [[0.0] * 2 * WIDTH for _ in range(2 * WIDTH)]
        self.targets = [0.0] * 2 * WIDTH
        self.count = 0

    def add(self, sample: Sample) -> None:
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

    def solve(self, before: Weights) -> Weights:
        """The weights that explain the samples best, held near those of the round before."""
        old = [*before[0], *before[1]]
        rows = [[*line, target + RIDGE * weight] for line, target, weight in zip(self.products, self.targets, old)]
        size = len(rows)
        for i in range(size):
            rows[i][i] += RIDGE
        for i, pivot in enumerate(rows):
            for j in range(i + 1, size):
                if factor := rows[j][i] / pivot[i]:
                    rows[j] = [a - factor * b for a, b in zip(rows[j], pivot)]
        found = [0.0] * size
        for i in reversed(range(size)):
            found[i] = (rows[i][size] - sum(rows[i][j] * found[j] for j in range(i + 1, size))) / rows[i][i]
        return found[:WIDTH], found[WIDTH:]


def tune(arguments: argparse.Namespace, pool: ProcessPoolExecutor) -> Iterator[Weights]:
    """The weights after each round."""
    guess = [GUESS.get(name, 0.0) for name in FEATURES]
    weights: Weights = (guess, guess)
    for number in range(arguments.rounds):
        sums = Sums()
        first = arguments.seed + number * 1_000_000
        work = [(first + game, weights, arguments.thoughts, arguments.whim) for game in range(arguments.games)]
        for samples in progress(pool.map(_play, work), len(work), f"games of round {number + 1}"):
            for sample in samples:
                sums.add(sample)
        weights = sums.solve(weights)
        yield weights


def _play(work: tuple[int, Weights, int, float]) -> list[Sample]:
    return play(*work)


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune the weights of the evaluation.")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--games", type=int, default=60, help="in a round")
    parser.add_argument("--thoughts", type=int, default=50, help="for each turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--whim", type=float, default=0.05, help="how often a turn is any turn")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.workers) as pool:
        for weights in tune(arguments, pool):
            kept = {name: [round(weight, 3) for weight in pair] for name, *pair in zip(FEATURES, *weights)}
            lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(pair)}" for name, pair in kept.items())
            arguments.out.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
