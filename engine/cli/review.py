"""Look back at a game with one seat's eyes: the turns at which most was given away."""

from __future__ import annotations

import argparse
import json
from typing import Any

from engine.cli.advise import check_advised, reason_json
from engine.cli.files import CannotRead, error_line, one_record
from engine.cli.play import natural
from engine.cli.progress import Bar
from engine.contract import EngineError
from engine.players import iteration_budget
from engine.players.registry import adviser
from engine.players.review import Mistake
from engine.players.review import review as look_back
from engine.record import Record

HELP = "where a player gave most away"
THOUGHTS = 150


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD")
    parser.add_argument("--seat", type=natural, required=True, metavar="N", help="whose turns, the first seat is 0")
    parser.add_argument("--thoughts", type=natural, default=THOUGHTS, metavar="N", help=f"on each turn ({THOUGHTS})")
    parser.add_argument("--seed", type=natural, default=1, help="of what is imagined (1)")
    parser.add_argument("--json", action="store_true", help="one line of JSON")


def run(arguments: argparse.Namespace) -> int:
    try:
        record = one_record(arguments.record)
        check_advised(record)
        found = _review(record, arguments)
    except CannotRead as error:
        print(error)
        return 1
    if arguments.json:
        print(json.dumps({"review": [_as_json(away) for away in found]}))
        return 0
    mind = adviser(record.game.name)
    if not found:
        print("nothing of note was given away")
    for away in found:
        print(f"action {away.line}: {' '.join(away.played)}")
        print(f"   cost {away.cost:.0%} of the chance to win, about {away.points:.1f} points; better: {' '.join(away.better)}")
        for reason in away.reasons:
            print(f"   {'-' if reason.weight < 0 else '+'} {mind.describe(reason)}")
    return 0


def _review(record: Record, arguments: argparse.Namespace) -> list[Mistake]:
    if arguments.seat >= len(record.players):
        raise CannotRead(f"the record has seats 0 to {len(record.players) - 1}, not {arguments.seat}")
    mind = adviser(record.game.name)
    try:
        with Bar("turns") as bar:
            return look_back(record, mind, arguments.seat, arguments.seed, iteration_budget(arguments.thoughts), tell=bar.show)
    except EngineError as error:
        raise CannotRead(error_line(record, error)) from None


def _as_json(away: Mistake) -> dict[str, Any]:
    return {
        "action": away.line,
        "played": list(away.played),
        "better": list(away.better),
        "chance": round(away.chance, 4),
        "cost": round(away.cost, 4),
        "points": round(away.points, 2),
        "reasons": [reason_json(reason) for reason in away.reasons],
    }
