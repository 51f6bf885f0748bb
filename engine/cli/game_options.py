"""Command-line arguments for the options of a game."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from engine.cli.files import CannotRead
from engine.contract import AnyGame, Json


def add_option_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME[=VALUE]", help="an option of the game; without a value: true"
    )


def check_table(game: AnyGame, seats: int, texts: Sequence[str]) -> dict[str, Json]:
    """Parse ``NAME=VALUE`` options; raises CannotRead if the game does not allow them with this number of players."""
    if seats not in game.seats:
        raise CannotRead(f"{game.name} takes {seat_numbers(game.seats)} players, not {seats}")
    options = dict(_option(game, text) for text in texts)
    refusal = game.check_options(seats, options)
    if refusal is not None:
        raise CannotRead(game.describe(refusal))
    return options


def seat_numbers(seats: Sequence[int]) -> str:
    """Player counts as text: "2 to 4", "4 or 6"."""
    if len(seats) > 1 and seats[-1] - seats[0] == len(seats) - 1:
        return f"{seats[0]} to {seats[-1]}"
    return " or ".join(map(str, seats))


def _option(game: AnyGame, text: str) -> tuple[str, Json]:
    name, _, value = text.partition("=")
    if name not in game.options:
        known = ", ".join(game.options) or "none"
        raise CannotRead(f"{game.name} has no option '{name[:40]}', it has: {known}")
    for known_value in game.options[name]:
        if json.dumps(known_value) == (value or "true"):
            return name, known_value
    values = ", ".join(json.dumps(known_value) for known_value in game.options[name])
    raise CannotRead(f"option '{name}' cannot be '{value[:40]}', it can be: {values}")
