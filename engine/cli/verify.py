"""Verify that the deal and every roll of a finished game follow from the committed seed."""

from __future__ import annotations

import argparse
from itertools import count
from typing import Any

from engine.checked import BeforeAction
from engine.cli.files import CannotRead, error_line, one_record
from engine.contract import CHANCE, EngineError
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
    print("verified: the seed matches its commitment, and all that chance decided follows from the seed")
    return 0


def _check(record: Record) -> None:
    try:
        played = replay(record)
    except EngineError as error:
        raise CannotRead(error_line(record, error)) from None
    if played.error is not None:
        raise CannotRead(f"action {played.played} is illegal: {error_line(record, played.error)}")
    if record.game.to_act(played.state):
        raise CannotRead("the game is not finished, so its seed is still secret")
    seed, promised = record.more.get("seed"), record.more.get("commitment")
    if not isinstance(seed, str) or not seed.isascii() or not seed.isdigit() or len(seed) > 100 or str(int(seed)) != seed:
        raise CannotRead("the record has no seed")
    if not isinstance(promised, str):
        raise CannotRead("the record has no commitment")
    if commitment(int(seed)) != promised:
        raise CannotRead("the seed does not match: its SHA-256 differs from the commitment")
    dealt = record.game.deal(rng_at(int(seed), 0), len(record.players), record.options)
    for key in dealt:
        if dealt[key] != record.deal.get(key):
            raise CannotRead(f"the seed deals another '{key}'")
    replay(record, before_action=_dice_check(record, int(seed)))


def _dice_check(record: Record, seed: int) -> BeforeAction:
    """A check of every roll; each uses a generator seeded with the number of its action, counted from 1."""
    numbers = count(1)

    def check(state: Any, seat: int, action: Any) -> None:
        number = next(numbers)
        if seat == CHANCE and action != record.game.chance(state, rng_at(seed, number)):
            raise CannotRead(f"the seed decides otherwise than '{action}' at action {number}")

    return check
