"""The page with the rules says what the box holds and how lines are written."""

from __future__ import annotations

import re
from pathlib import Path

from engine.match import play_game
from engine.niemcy.actions import parse_line
from engine.niemcy.box import TRACKS
from engine.players.random_player import RandomPlayer
from engine.record import replay
from tests.engine.niemcy.positions import GAME

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "niemcy-rules.md").read_text(encoding="utf-8")


def test_the_tracks_of_two_colours() -> None:
    told = re.findall(r"`([A-Z-]+)/([A-Z])` `/([A-Z])`", PAGE)
    names = [f"{code}/{colour}" for code, *colours in told for colour in colours]
    assert names == [track.name for track in TRACKS if "/" in track.name]


def test_the_notation() -> None:
    lines = re.split(r"\s{3,}|\n", PAGE.split("```")[1].strip())
    assert len(lines) == 12
    for line in lines:
        bare = re.sub(r"^\d: ", "", line)
        assert " ".join(map(str, parse_line(bare))) == bare


def test_every_key_of_a_position_is_explained() -> None:
    told = set(re.findall(r"`(\w+)`", (DOCS / "niemcy-record.md").read_text(encoding="utf-8")))
    final = GAME.to_json(play_game(GAME, [RandomPlayer()] * 2, "AB", 1)[0])
    assert set(list(final)[: list(final).index("seats")]) <= told


def test_how_lines_count_for_the_seed() -> None:
    _, record = play_game(GAME, [RandomPlayer()] * 2, "AB", 1)
    applied: list[str] = []
    assert replay(record, before_action=lambda state, seat, action: applied.append(str(action))).error is None
    counted = [len(line.split(" ")) - 1 if line.startswith("claim") else 1 for line in record.actions]
    assert sum(counted) == len(applied)
