"""Review a game from one seat's point of view: what cost most over the whole game, and the turns that cost most."""

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
from engine.players.review import Mistake, Pattern, Review
from engine.players.review import review as look_back
from engine.record import Record

HELP = "what cost a seat most"
THOUGHTS = 150  # search iterations per turn


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD")
    parser.add_argument("--seat", type=natural, required=True, metavar="N", help="seat to review, counted from 0")
    parser.add_argument("--thoughts", type=natural, default=THOUGHTS, metavar="N", help=f"iterations per turn ({THOUGHTS})")
    parser.add_argument("--seed", type=natural, default=1, help="of the search (1)")
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
        patterns = [_pattern_json(pattern) for pattern in found.patterns]
        print(json.dumps({"patterns": patterns, "review": [_as_json(mistake) for mistake in found.mistakes]}))
        return 0
    model = adviser(record.game.name)
    if not any(found):
        print("no turn cost much")
    for leak, example in found.patterns:
        figures = ", ".join(f"{name} {value}" for name, value in leak.reason.figures.items() if name != "points")
        print(f"{leak.reason.code.removeprefix('leak_').replace('_', ' ')}: about {leak.points:.1f} points ({figures})")
        if example is not None:
            print(f"   action {example.line}: {' '.join(example.played)}; better: {' '.join(example.better)}")
    for mistake in found.mistakes:
        print(f"action {mistake.line}: {' '.join(mistake.played)}")
        better = " ".join(mistake.better)
        print(f"   cost {mistake.cost:.0%} of the chance to win, about {mistake.points:.1f} points; better: {better}")
        for reason in mistake.reasons:
            print(f"   {'-' if reason.weight < 0 else '+'} {model.describe(reason)}")
    return 0


def _review(record: Record, arguments: argparse.Namespace) -> Review:
    if arguments.seat >= len(record.players):
        raise CannotRead(f"the record has seats 0 to {len(record.players) - 1}, not {arguments.seat}")
    model, budget = adviser(record.game.name), iteration_budget(arguments.thoughts)
    try:
        with Bar("turns") as bar:
            return look_back(record, model, arguments.seat, arguments.seed, budget, on_progress=bar.show)
    except EngineError as error:
        raise CannotRead(error_line(record, error)) from None


def _pattern_json(pattern: Pattern) -> dict[str, Any]:
    leak, example = pattern
    return {
        "code": leak.reason.code,
        "figures": dict(leak.reason.figures),
        "points": round(leak.points, 2),
        "example": None if example is None else _as_json(example),
    }


def _as_json(mistake: Mistake) -> dict[str, Any]:
    return {
        "action": mistake.line,
        "played": list(mistake.played),
        "better": list(mistake.better),
        "chance": round(mistake.chance, 4),
        "cost": round(mistake.cost, 4),
        "points": round(mistake.points, 2),
        "reasons": [reason_json(reason) for reason in mistake.reasons],
    }
