"""Play games between automatic players."""

from __future__ import annotations

import argparse
import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from engine.cli.files import CannotRead
from engine.cli.game_options import add_option_argument, check_table
from engine.cli.progress import progress
from engine.contract import Event
from engine.game_package import Narrator
from engine.games import GAMES, PACKAGES
from engine.match import play_game
from engine.plain_output import one_line
from engine.players.registry import known, player
from engine.rng import new_seed

HELP = "play games between automatic players"
MAX_DIGITS = 40
MOST = 10**9  # of anything that is counted


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--players", required=True, metavar="NAME,NAME…", help="one for each seat: random, apprentice, foreman, …"
    )
    parser.add_argument("--game", choices=list(GAMES), default="szczesc")
    add_option_argument(parser)
    parser.add_argument("--seed", type=natural, help="the first game's seed, the next ones count up; without it chance is real")
    parser.add_argument("--games", type=positive, default=1, help="how many games")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the records there, a line each")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each game")
    parser.add_argument("--show", action="store_true", help="tell every turn as it happens")


def run(arguments: argparse.Namespace) -> int:
    game = GAMES[arguments.game]
    kinds: list[str] = arguments.players.split(",")
    try:
        options = check_table(game, len(kinds), arguments.option)
    except CannotRead as error:
        print(error)
        return 1
    for kind in kinds:
        if kind not in known(game.name):
            print(f"no player '{one_line(kind, 40)}' in {game.name}, there are {', '.join(known(game.name))}")
            return 1
    names = [f"{kind} {seat + 1}" for seat, kind in enumerate(kinds)]
    players = [player(game.name, kind) for kind in kinds]
    first = new_seed() if arguments.seed is None else arguments.seed
    seeds = range(first, first + arguments.games)
    with ExitStack() as stack:
        try:
            record_file = stack.enter_context(arguments.record.open("w", encoding="utf-8")) if arguments.record else None
        except OSError as error:
            print(f"{one_line(arguments.record)}: {error.strerror}")
            return 1
        for seed in progress(seeds, len(seeds), "games"):
            watch = _teller(PACKAGES[game.name].narrate, names) if arguments.show else None
            state, record = play_game(game, players, names, seed, options=options, watch=watch)
            result = game.result(state)
            assert result is not None
            if record_file:
                record_file.write(json.dumps(record.to_json(), ensure_ascii=False) + "\n")
            if arguments.json:
                row = {"seed": str(seed), "players": kinds, "scores": result.scores, "winners": result.winners}
                print(json.dumps({**row, "actions": len(record.actions)}))
            else:
                winners = " and ".join(names[seat] for seat in result.winners)
                table = ", ".join(f"{name} {score}" for name, score in zip(names, result.scores))
                print(f"seed {seed}: {winners} won after {len(record.actions)} turns ({table})")
    return 0


def _teller(narrate: Narrator, names: list[str]) -> Any:
    def watch(state: Any, seat: int, action: Any, events: list[Event]) -> None:
        for event in events:
            if event.only_for is None and (line := narrate(event, names)):
                print(line)

    return watch


def natural(text: str) -> int:
    """A whole number; a seed has 128 bits, and nothing here has more."""
    if not text.isascii() or not text.isdigit() or len(text) > MAX_DIGITS:
        raise argparse.ArgumentTypeError(f"'{one_line(text, 60)}' is not a whole number from 0, of at most {MAX_DIGITS} digits")
    return int(text)


def positive(text: str) -> int:
    number = natural(text)
    if not 1 <= number <= MOST:
        raise argparse.ArgumentTypeError(f"at least 1, at most {MOST}")
    return number
