"""Verify that the deal and every roll of a finished game follow from the committed seed."""

from __future__ import annotations

import argparse
from itertools import count
from typing import Any

from engine.cli.files import CannotRead, error_line, one_record
from engine.contract import CHANCE, EngineError
from engine.plain_output import one_line
from engine.record import Record, replay
from engine.rng import commitment, rng_at
from engine.shares import is_share, shared_seed
from engine.taken_back import NumberedAction, replay_taken_back

SHARES = "shares"
VERIFIED = "the seed matches its commitment, and all that chance decided follows from the seed"
VERIFIED_SHARED = (
    "the sealed seed matches its commitment, the seed follows from it and from the shares of the players, "
    "and all that chance decided follows from the seed"
)
HELP = "confirm that a finished record was shuffled fairly"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD")


def run(arguments: argparse.Namespace) -> int:
    try:
        record = one_record(arguments.record)
        _check(record)
    except CannotRead as error:
        print(f"not verified: {error}")
        return 1
    print(f"verified: {VERIFIED_SHARED if SHARES in record.more else VERIFIED}")
    for name, share in zip(record.players, record.more.get(SHARES, ())):
        print(f"share of {one_line(name, 40)}: {share or 'none'}")
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
    seed = _checked_seed(record)
    dealt = record.game.deal(rng_at(seed, 0), len(record.players), record.options)
    for key in dealt:
        if dealt[key] != record.deal.get(key):
            raise CannotRead(f"the seed deals another '{key}'")
    check, numbers = _dice_check(record, seed), count(1)
    replay(record, before_action=lambda state, seat, action: check(state, seat, action, next(numbers)))
    try:
        replay_taken_back(record, check)
    except EngineError as error:
        raise CannotRead(f"what was taken back is illegal: {error_line(record, error)}") from None


def _checked_seed(record: Record) -> int:
    """The seed of the game; raises CannotRead unless it follows from what was sealed and from the shares, where there are any."""
    seed, promised = _seed(record, "seed"), record.more.get("commitment")
    if not isinstance(promised, str):
        raise CannotRead("the record has no commitment")
    if SHARES not in record.more:
        if commitment(seed) != promised:
            raise CannotRead("the seed does not match: its SHA-256 differs from the commitment")
        return seed
    shares, sealed = _shares(record), _seed(record, "sealed")
    if commitment(sealed) != promised:
        raise CannotRead("the sealed seed does not match: its SHA-256 differs from the commitment")
    if shared_seed(sealed, shares) != seed:
        raise CannotRead("the seed does not follow from the sealed seed and the shares")
    return seed


def _shares(record: Record) -> list[str | None]:
    shares = record.more[SHARES]
    if not isinstance(shares, list) or len(shares) != len(record.players) or not all(map(_is_share_or_none, shares)):
        raise CannotRead("'shares' must have a share or null for each player")
    return shares


def _is_share_or_none(value: object) -> bool:
    return value is None or is_share(value)


def _seed(record: Record, key: str) -> int:
    seed = record.more.get(key)
    if not isinstance(seed, str) or not seed.isascii() or not seed.isdigit() or len(seed) > 100 or str(int(seed)) != seed:
        raise CannotRead(f"the record has no {'sealed seed' if key == 'sealed' else key}")
    return int(seed)


def _dice_check(record: Record, seed: int) -> NumberedAction:
    """A check of every roll; each uses a generator seeded with the number of its action, counted from 1."""

    def check(state: Any, seat: int, action: Any, number: int) -> None:
        if seat == CHANCE and action != record.game.chance(state, rng_at(seed, number)):
            raise CannotRead(f"the seed decides otherwise than '{action}' at action {number}")

    return check
