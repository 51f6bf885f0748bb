"""Whole games between players who plan, deliver and mine, kept as records: no later player changes them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from engine.record import Record, from_json

FILE = Path(__file__).parent / "golden" / "szczesc_games.jsonl"


@cache
def _records() -> dict[int, Record]:
    records = [from_json(json.loads(line)) for line in FILE.read_text(encoding="utf-8").splitlines()]
    return {len(record.players): record for record in records}


def recorded(seats: int) -> Record:
    """The game of so many players, 2 to 4."""
    return _records()[seats]
