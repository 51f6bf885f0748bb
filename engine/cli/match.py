"""Tournament between automatic players; every deal is played in all rotations of the seats.

Searching players get CPU time per move; NAME@MS sets it for one player. --thoughts limits search iterations instead, which
gives the same result on every machine.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from engine.cli.files import CannotRead
from engine.cli.game_options import add_option_argument, check_table
from engine.cli.play import natural, positive
from engine.cli.progress import progress
from engine.contract import Json
from engine.games import GAMES
from engine.plain_output import one_line
from engine.players import Player, iteration_budget, time_budget
from engine.players.registry import known, player
from engine.rng import new_seed
from engine.tournament import GameOutcome, play_round, standings

HELP = "a tournament between automatic players"
MILLISECONDS = 1000


class Entrant(NamedTuple):
    """A player of the tournament and its time per move (None: the common limit)."""

    name: str
    milliseconds: int | None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--players", required=True, type=_entries, metavar="NAME[@MS],…", help="one for each seat: random, apprentice, foreman, …"
    )
    parser.add_argument("--game", choices=list(GAMES), default="szczesc")
    add_option_argument(parser)
    parser.add_argument("--games", type=positive, default=100)
    parser.add_argument("--seed", type=natural, help="of the first deal, the next ones count up; random if not given")
    limits = parser.add_mutually_exclusive_group()
    limits.add_argument("--time", type=positive, default=MILLISECONDS, metavar="MS", help="CPU time for a move (1000)")
    limits.add_argument("--thoughts", type=natural, help="search iterations for a move, instead of time")
    parser.add_argument("--workers", type=positive, default=1, help="games at the same time, each on a core (1)")
    parser.add_argument("--json", action="store_true", help="one line of JSON")


def run(arguments: argparse.Namespace) -> int:
    game = GAMES[arguments.game]
    entries: list[Entrant] = arguments.players
    try:
        options = check_table(game, len(entries), arguments.option)
    except CannotRead as error:
        print(error)
        return 1
    for entry in entries:
        if entry.name not in known(game.name):
            print(f"no player '{one_line(entry.name, 40)}' in {game.name}, there are {', '.join(known(game.name))}")
            return 1
    found = standings([_label(entry) for entry in entries], _outcomes(arguments, options))
    if arguments.json:
        rows = [
            {
                "name": row.name,
                "win_rate": round(row.win_rate, 4),
                "interval": [round(bound, 4) for bound in row.interval],
                "mean_score": round(row.mean_score, 2),
            }
            for row in found
        ]
        print(json.dumps({"games": arguments.games, "players": rows}))
    else:
        width = max(len(row.name) for row in found)
        for row in found:
            low, high = row.interval
            print(
                f"{row.name:{width}}  wins {row.win_rate:6.1%} ({low:.1%} to {high:.1%})  {row.mean_score:6.1f} points on average"
            )
    return 0


def _outcomes(arguments: argparse.Namespace, options: dict[str, Json]) -> Iterator[GameOutcome]:
    seed = new_seed() if arguments.seed is None else arguments.seed
    common = arguments.game, options, arguments.players, arguments.time, arguments.thoughts, seed
    work = [(*common, at) for at in range(arguments.games)]
    if arguments.workers == 1:
        yield from progress(map(_play, work), len(work), "games")
        return
    with ProcessPoolExecutor(arguments.workers) as pool:
        yield from progress(pool.map(_play, work), len(work), "games")


def _play(work: tuple[str, dict[str, Json], list[Entrant], int, int | None, int, int]) -> GameOutcome:
    game, options, entries, milliseconds, iterations, seed, number = work
    players = [_player(game, entry, milliseconds, iterations) for entry in entries]
    return play_round(GAMES[game], players, seed, number, options)


def _player(game: str, entry: Entrant, milliseconds: int, iterations: int | None) -> Player:
    """Create a player. CPU time, not wall time, so that a busy machine does not make a player weaker."""
    if iterations is not None and entry.milliseconds is None:
        return player(game, entry.name, iteration_budget(iterations))
    return player(game, entry.name, time_budget((entry.milliseconds or milliseconds) / 1000, time.process_time))


def _label(entry: Entrant) -> str:
    return entry.name if entry.milliseconds is None else f"{entry.name}@{entry.milliseconds}"


def _entries(text: str) -> list[Entrant]:
    entries = []
    for word in text.split(","):
        name, at, milliseconds = word.partition("@")
        entries.append(Entrant(name, positive(milliseconds) if at else None))
    return entries
