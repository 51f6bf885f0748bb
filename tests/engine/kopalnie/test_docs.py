"""The page with the rules says what the box holds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.kopalnie.actions import parse_line
from engine.kopalnie.box import CARDS, MISSIONS, SETS, TILES
from engine.kopalnie.scoring import set_points

PAGE = (Path(__file__).parents[3] / "docs" / "kopalnie-rules.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line.startswith("|")]


@pytest.mark.parametrize("mine", "ABCDEFGHIJ")
def test_the_tiles(mine: str) -> None:
    (row,) = [row for row in ROWS if row[0] == mine]
    signs = {"star": "*", "plus": "+", "": ""}
    tiles = [TILES[f"{mine}{number}"] for number in range(7)]
    assert row[1:] == [(tile.form or tile.kind) + signs[tile.mark] for tile in tiles]


def test_the_cards_and_missions() -> None:
    told = {}
    for row in ROWS:
        for code, only in re.findall(r"`(\w+)`( ◆)?", row[0]):
            told[code] = (int(row[1].split()[0]), bool(only))
    assert told == {card.code: (card.copies, card.large_only) for card in CARDS.values()} | {
        mission.code: (mission.points, mission.large_only) for mission in MISSIONS.values()
    }


@pytest.mark.parametrize("kind", SETS)
def test_the_sets(kind: str) -> None:
    (row,) = [row for row in ROWS if row[0].split(" ")[0] == kind]
    assert [int(cell.replace("−", "-") or 0) for cell in row[1:]] == [set_points(kind, count) for count in range(3, 11)]


def test_the_notation() -> None:
    lines = re.split(r"\s{3,}|\n", PAGE.split("```")[1].strip())
    assert len(lines) == 12
    for line in lines:
        assert " ".join(map(str, parse_line(line.removeprefix("2: ")))) == line.removeprefix("2: ")
