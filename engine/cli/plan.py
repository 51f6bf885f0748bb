"""Print the plans that a game's planner finds for a seat in a position of a record."""

from __future__ import annotations

import argparse
import json

from engine.cli.files import CannotRead, error_line, one_record, position_at
from engine.contract import CHANCE, EngineError, Json
from engine.game_package import PlanError
from engine.games import PACKAGES
from engine.plain_output import one_line
from engine.record import Record

HELP = "what the game's planner suggests"
NO_PLAN_SEAT = "no_plan_seat"  # the refusal of a planner that cannot tell for whom
LONGEST_REASON = 300
PLAN_OPTIONS = ("steps", "tickets")  # all games together; ``GamePackage.plan_options`` lists those of one game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD")
    parser.add_argument("--at", type=int, metavar="N", help="after the first N actions; without it after all")
    parser.add_argument("--seat", type=int, metavar="S", help="for this seat; without it for whoever is to act")
    parser.add_argument("--steps", metavar="N", help="szczesc: how many steps of mining")
    parser.add_argument("--tickets", metavar="T", help='niemcy: these tickets only, as in "BER-CHE KOL-NUR"')
    parser.add_argument("--json", action="store_true", help="one line of JSON")


def run(arguments: argparse.Namespace) -> int:
    try:
        data, text = _plan(one_record(arguments.record), arguments)
    except CannotRead as error:
        print(error)
        return 1
    print(json.dumps(data) if arguments.json else text)
    return 0


def _plan(record: Record, arguments: argparse.Namespace) -> tuple[Json, str]:
    package = PACKAGES[record.game.name]
    if package.planner is None:
        raise CannotRead(f"{record.game.name} has no planner")
    options = {name: value for name in PLAN_OPTIONS if (value := getattr(arguments, name)) is not None}
    for name in options:
        if name not in package.plan_options:
            raise CannotRead(f"--{name} means nothing in {record.game.name}")
    if arguments.seat is not None and not 0 <= arguments.seat < len(record.players):
        raise CannotRead(f"there is no seat {one_line(arguments.seat, 40)}: seats go from 0 to {len(record.players) - 1}")
    state = position_at(record, arguments.at)
    if not record.game.to_act(state):
        raise CannotRead("the game is over: nobody is to decide")
    try:
        return package.planner(state, arguments.seat, options)
    except PlanError as error:
        raise CannotRead(str(error)) from None
    except EngineError as error:
        raise CannotRead(_why_not(record, state, error)) from None


def _why_not(record: Record, state: object, error: EngineError) -> str:
    """The game's reason; where several seats choose at once, also which they are."""
    seats = [str(seat) for seat in record.game.to_act(state) if seat != CHANCE]
    which = (
        f"; seats {', '.join(seats)} are to choose: say one with --seat" if error.refusal.code == NO_PLAN_SEAT and seats else ""
    )
    return one_line(error_line(record, error) + which, LONGEST_REASON)
