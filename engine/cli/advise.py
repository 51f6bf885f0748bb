"""Suggest the best turns for the seat to act, each with its reasons. Uses only what that seat may see."""

from __future__ import annotations

import argparse
import json
from typing import Any

from engine.cli.files import CannotRead, one_record, position_at
from engine.cli.play import natural
from engine.contract import CHANCE
from engine.players import iteration_budget
from engine.players.advice import Advice, Reason, advise
from engine.players.registry import advised, adviser
from engine.record import Record
from engine.rng import rng_at

HELP = "the best turns for the seat to act, with reasons"
THOUGHTS = 300  # search iterations


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD")
    parser.add_argument("--at", type=int, metavar="N", help="after the first N actions; without it after all")
    parser.add_argument("--thoughts", type=natural, default=THOUGHTS, metavar="N", help=f"search iterations ({THOUGHTS})")
    parser.add_argument("--seed", type=natural, default=1, help="of the search (1)")
    parser.add_argument("--json", action="store_true", help="one line of JSON")


def run(arguments: argparse.Namespace) -> int:
    try:
        record = one_record(arguments.record)
        check_advised(record)
        found = _advice(record, arguments)
    except CannotRead as error:
        print(error)
        return 1
    if arguments.json:
        print(json.dumps({"advice": [_as_json(one) for one in found]}))
        return 0
    model = adviser(record.game.name)
    for number, one in enumerate(found, 1):
        print(f"{number}. {' '.join(one.turn)}: wins in {one.chance:.0%}, {one.gain:+.1f} points against the next best")
        for reason in one.reasons:
            print(f"   {'-' if reason.weight < 0 else '+'} {model.describe(reason)}")
    return 0


def check_advised(record: Record) -> None:
    """Raises CannotRead when the game has no adviser."""
    if not advised(record.game.name):
        raise CannotRead(f"{record.game.name} has no adviser")


def reason_json(reason: Reason) -> dict[str, Any]:
    """A reason as the documented JSON."""
    return {"code": reason.code, **reason.figures}


def _advice(record: Record, arguments: argparse.Namespace) -> list[Advice]:
    game, state = record.game, position_at(record, arguments.at)
    seats = [seat for seat in game.to_act(state) if seat != CHANCE]
    if not seats:
        raise CannotRead("the game is over, no seat is to act")
    view = game.observe(state, seats[0])
    return advise(game, adviser(game.name), view, rng_at(arguments.seed, 0), iteration_budget(arguments.thoughts))


def _as_json(one: Advice) -> dict[str, Any]:
    return {
        "turn": list(one.turn),
        "chance": round(one.chance, 4),
        "gain": round(one.gain, 2),
        "reasons": [reason_json(reason) for reason in one.reasons],
    }
