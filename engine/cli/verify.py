"""Check that a finished game was dealt by the seed that its players were promised."""

from __future__ import annotations

import argparse

from engine.cli.files import CannotRead, complain, one_record
from engine.contract import EngineError
from engine.record import Record, replay
from engine.rng import commitment, rng_at

HELP = "confirm that a finished record was shuffled fairly"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD")


def run(arguments: argparse.Namespace) -> int:
    try:
        _check(one_record(arguments.record))
    except CannotRead as error:
        print(f"not verified: {error}")
        return 1
    print("verified: the seed matches its commitment, and the deal follows from the seed")
    return 0


def _check(record: Record) -> None:
    try:
        played = replay(record)
    except EngineError as error:
        raise CannotRead(complain(record, error)) from None
    if played.error is not None:
        raise CannotRead(f"action {played.played} is illegal: {complain(record, played.error)}")
    if record.game.to_act(played.state):
        raise CannotRead("the game is not finished, so its seed is still secret")
    seed, promised = record.more.get("seed"), record.more.get("commitment")
    if not isinstance(seed, str) or not seed.isascii() or not seed.isdigit() or len(seed) > 100 or str(int(seed)) != seed:
        raise CannotRead("the record has no seed")
    if not isinstance(promised, str):
        raise CannotRead("the record has no commitment")
    if commitment(int(seed)) != promised:
        raise CannotRead("the seed is not the one that was promised: its SHA-256 differs from the commitment")
    dealt = record.game.deal(rng_at(int(seed), 0), len(record.players))
    for key in record.game.deal_keys:
        if dealt[key] != record.deal[key]:
            raise CannotRead(f"the seed deals another '{key}'")
