"""Measure the engine and print one line of JSON."""

from __future__ import annotations

import argparse
import gc
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import count
from typing import Any

from engine.cli.progress import progress
from engine.contract import CHANCE, AnyGame
from engine.games import GAMES, PACKAGES
from engine.match import play_game
from engine.players.registry import RANDOM, known, player
from engine.record import Record, replay
from engine.rng import rng_at

HELP = "measure the speed"
SENSIBLE = "foreman"
MAX_REPLAYED = 4  # games of each kind of player

# Runs in the other interpreter: each input line is a number of seconds to play; it prints games, actions and elapsed time.
CATANATRON = """
import sys, time
from catanatron import Color, Game, RandomPlayer
colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
print("ready", flush=True)
for line in sys.stdin:
    begin, games, actions = time.perf_counter(), 0, 0
    while time.perf_counter() - begin < float(line):
        game = Game([RandomPlayer(colour) for colour in colours], seed=games + 1)
        game.play()
        games, actions = games + 1, actions + len(game.state.actions)
    print(games, actions, time.perf_counter() - begin, flush=True)
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=list(GAMES), default="szczesc")
    parser.add_argument("--seconds", type=float, default=5.0, help="duration of the random play")
    parser.add_argument("--against", metavar="PYTHON", help="an interpreter with catanatron, measured alternately with ours")


def run(arguments: argparse.Namespace) -> int:
    with _one_core():
        return _run(arguments)


@contextmanager
def _one_core() -> Iterator[None]:
    """One core for both engines; afterwards all that there were, for this process may have more to do."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def _run(arguments: argparse.Namespace) -> int:
    game = GAMES[arguments.game]
    rounds = max(1, round(arguments.seconds))
    other = _Catanatron(arguments.against) if arguments.against else None
    ours, theirs = [], []
    for number in progress(range(rounds), rounds, "rounds"):
        ours.append(_random_games(game, arguments.seconds / rounds, number * 1_000_000))
        if other:
            theirs.append(other.play(arguments.seconds / rounds))
    line = _rates(ours)
    kinds = [kind for kind in (SENSIBLE, RANDOM) if kind in known(game.name)]
    games = min(MAX_REPLAYED, rounds)
    late = [_finished(game, kind, seed) for seed in progress(range(games), games, "games to replay") for kind in kinds]
    line["clone_us"] = round(_median_us(lambda: game.clone(late[-1][0])), 2)
    line["replay_ms"] = round(statistics.median(_median_us(partial(replay, record), 5) for _, record in late) / 1000, 2)
    if wanted := PACKAGES[game.name].bench_jobs:
        positions: list[Any] = []
        for _, record in late:
            replay(record, watch=lambda state, _: positions.append(game.clone(state)))
        line |= {name: _times(jobs(positions), name) for name, jobs in wanted.items()}
    if other:
        line["catanatron"] = _rates(theirs)
        line["ratio"] = round(line["actions_per_second"] / line["catanatron"]["actions_per_second"], 2)
    print(json.dumps(line))
    return 0


BenchSample = tuple[int, int, float]  # games, actions, seconds


def _rates(samples: list[BenchSample]) -> dict[str, Any]:
    games, actions, seconds = (sum(column) for column in zip(*samples))
    return {"games_per_second": round(games / seconds, 1), "actions_per_second": round(actions / seconds)}


def _random_games(game: AnyGame, seconds: float, first_seed: int) -> BenchSample:
    """Four random players, using only the contract: to_act, legal_actions, apply."""
    begin = time.perf_counter()
    actions = 0
    for games in count(1):
        rng = rng_at(first_seed + games, 0)
        state = game.setup(4, game.deal(rng, 4, {}), {})
        while seats := game.to_act(state):
            seat = seats[0]
            if seat == CHANCE:
                action = game.chance(state, rng)
            else:
                legal = game.legal_actions(state, seat)
                action = legal[int(rng.random() * len(legal))]
            game.apply(state, seat, action)
            actions += 1
        elapsed = time.perf_counter() - begin
        if elapsed >= seconds:
            return games, actions, elapsed
    raise AssertionError("counting never ends")


def _finished(game: AnyGame, kind: str, seed: int) -> tuple[Any, Record]:
    return play_game(game, [player(game.name, kind)] * 4, "ABCD", seed)


def _times(jobs: Sequence[Callable[[], object]], name: str) -> dict[str, float]:
    """How long each job takes when nothing is known yet, in milliseconds of this process."""
    times = []
    gc.disable()  # collecting what other jobs have left would count for the one that is under way
    for job in progress(jobs, len(jobs), name):
        begin = time.process_time()
        job()
        times.append((time.process_time() - begin) * 1000)
    gc.enable()
    return {"median": round(statistics.median(times), 2), "worst": round(max(times), 2), "positions": len(times)}


def _median_us(action: Callable[[], object], repeats: int = 2000) -> float:
    times = []
    for _ in range(repeats):
        begin = time.perf_counter()
        action()
        times.append(time.perf_counter() - begin)
    return statistics.median(times) * 1e6


class _Catanatron:
    def __init__(self, python: str) -> None:
        command = [python, "-c", CATANATRON]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603
        if self._read() != ["ready"]:
            sys.exit(f"{python} cannot import catanatron")

    def play(self, seconds: float) -> BenchSample:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()
        games, actions, elapsed = self._read()
        return int(games), int(actions), float(elapsed)

    def _read(self) -> list[str]:
        assert self._process.stdout is not None
        return self._process.stdout.readline().split()
