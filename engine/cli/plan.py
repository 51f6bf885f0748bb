"""Plan a turn of mining for the seat to decide."""

from __future__ import annotations

import argparse
import json
from typing import Any

from engine.cli.files import CannotRead, one_record, position_at
from engine.record import Record
from engine.szczesc import SZCZESC
from engine.szczesc.planner import MOST_STEPS, Plan, plans

HELP = "the best ways to spend a turn of mining"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD")
    parser.add_argument("--at", type=int, metavar="N", help="after the first N actions; without it after all")
    parser.add_argument("--steps", type=_steps, required=True, metavar="S", help=f"how many steps, 0 to {MOST_STEPS}")
    parser.add_argument("--json", action="store_true", help="one line of JSON")


def run(arguments: argparse.Namespace) -> int:
    try:
        shaft = _shaft(one_record(arguments.record), arguments.at)
    except CannotRead as error:
        print(error)
        return 1
    found = plans(shaft, arguments.steps)
    if arguments.json:
        print(json.dumps({"plans": [as_json(plan) for plan in found]}))
    else:
        for plan in found:
            print(f"{describe(plan, arguments.steps)}: {plan}")
    return 0


def as_json(plan: Plan) -> dict[str, Any]:
    """A plan as the documented JSON."""
    return {
        "steps": str(plan),
        "used": plan.used,
        "completes": list(plan.completes),
        "points": plan.points,
        "squares": plan.squares,
        "emptied": dict(plan.emptied),
    }


def describe(plan: Plan, steps: int) -> str:
    """What a plan achieves, in a few words."""
    emptied = sum(plan.emptied.values())
    done = [f"completes {' and '.join(plan.completes)} ({plan.points} points)"] if plan.completes else []
    done += [f"{count} {what}" for count, what in ((plan.squares, "squares filled"), (emptied, "carts emptied")) if count]
    return f"{', '.join(done) or 'nothing'} in {plan.used} of {steps} steps"


def _shaft(record: Record, at: int | None) -> Any:
    if record.game is not SZCZESC:
        raise CannotRead(f"{record.game.name} has no mining to plan")
    state = position_at(record, at)
    seats = SZCZESC.to_act(state)
    if not seats:
        raise CannotRead("the game is over: nobody is to decide")
    return state.shafts[seats[0]]


def _steps(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > MOST_STEPS:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number from 0 to {MOST_STEPS}")
    return int(text)
