"""Replay records and print one line of JSON with the outcome of each."""

from __future__ import annotations

import argparse
import json
from typing import Any

from engine.cli.files import CannotRead, error_line, read_text, records
from engine.contract import EngineError
from engine.record import Record
from engine.record import replay as play_record
from engine.taken_back import replay_taken_back

HELP = "check records and print their final positions"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--trace", action="store_true", help="print the position after every action too")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record, or JSON lines of records; - is standard input")


def run(arguments: argparse.Namespace) -> int:
    all_legal = True
    for name in arguments.files:
        try:
            found = list(records(read_text(name)))
        except CannotRead as error:
            found = []
            print(json.dumps(_broken(None, error)))
            all_legal = False
        for record in found:
            line = _broken(None, record) if isinstance(record, EngineError) else replayed(record, arguments.trace)
            print(json.dumps(line))
            all_legal = all_legal and line["ok"]
    return 0 if all_legal else 1


def replayed(record: Record, trace: bool) -> dict[str, Any]:
    """The outcome of a record as documented JSON."""
    game = record.game
    positions: list[dict[str, Any]] = []
    try:
        played = play_record(record, watch=(lambda state, _: positions.append(game.to_json(state))) if trace else None)
    except EngineError as error:  # bad deal
        return _broken(record, error)
    line: dict[str, Any] = {"ok": played.error is None}
    if played.error is None:
        line["actions"] = played.played
        line |= _taken_back(record)
    else:
        line["index"] = played.played
        line["action"] = record.actions[played.played]
        line["error"] = error_line(record, played.error)
    line["final"] = game.to_json(played.state)
    if trace:
        line["trace"] = positions
    return line


def _taken_back(record: Record) -> dict[str, Any]:
    """What is wrong with what was taken back; nothing where all of it is legal."""
    try:
        replay_taken_back(record)
    except EngineError as error:
        return _broken(record, error)
    return {}


def _broken(record: Record | None, error: EngineError | CannotRead) -> dict[str, Any]:
    return {"ok": False, "index": None, "error": error_line(record, error)}
