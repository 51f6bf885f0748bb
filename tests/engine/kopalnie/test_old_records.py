"""Games played under version 1 of the rules, kept as records with their results: later versions replay them to the same end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.record import from_json, replay
from tests.engine.kopalnie.positions import GAME

FILE = Path(__file__).parents[2] / "golden" / "kopalnie_games.jsonl"
GAMES = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("data", GAMES, ids=lambda data: f"{len(data['players'])} seats, seed {data['seed']}")
def test_a_record_of_version_1_replays_to_the_same_result(data: dict[str, Any]) -> None:
    again = replay(from_json(data))
    assert (again.error, again.played) == (None, len(data["actions"]))
    result = GAME.result(again.state)
    assert result is not None
    assert [list(result.scores), list(result.winners), list(result.breakdown)] == [
        data["scores"],
        data["winners"],
        data["accounts"],
    ]


def test_the_old_records_hold_what_later_versions_might_read_otherwise() -> None:
    """Every card that is played, a choice of two rolls, and a tidying up by somebody with several stones."""
    lines = {line for data in GAMES for line in data["actions"]}
    for word in ("play new_hope", "play two_trails", "play spare_pick", "lantern", "take", "guess", "lay", "coin", "enough"):
        assert any(line.startswith(word) for line in lines), word
    left: list[int] = []

    def watch(state: Any, events: Any) -> None:
        boxed = [event for event in events if event.kind == "boxed"]
        left.extend(sum(tile[1] == "0" for tile in state.tiles[event.seat]) for event in boxed)

    for data in GAMES:
        replay(from_json(data), watch=watch)
    assert max(left) >= 1
    assert {len(data["players"]) for data in GAMES} == {2, 3, 4, 5}
