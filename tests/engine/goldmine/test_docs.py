"""The page with the rules says what the box holds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.goldmine.actions import parse_line
from engine.goldmine.box import COUNTS, SHAPES, TARGET, TEAM_TARGET

PAGE = (Path(__file__).parents[3] / "docs" / "goldmine-rules.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line.startswith("|")]


@pytest.mark.parametrize("shape", SHAPES)
def test_the_tiles(shape: str) -> None:
    (row,) = [row for row in ROWS if row[0].startswith(f"`{shape}` ")]
    assert tuple(row[1].split(" ")) == SHAPES[shape]
    codes = (shape, f"{shape}s", f"{shape}m", f"G{shape}", f"G{shape}s")
    assert [int(cell or 0) for cell in row[2:]] == [COUNTS.get(code, 0) for code in codes]


def test_what_wins() -> None:
    heads = next(row for row in ROWS if row[0] == "players")[1:]
    for name, targets in (("nuggets that win", TARGET), ("with alliances, of both together", TEAM_TARGET)):
        row = next(row for row in ROWS if row[0] == name)[1:]
        assert {int(seats): int(cell) for seats, cell in zip(heads, row) if cell} == targets


def test_the_notation() -> None:
    lines = re.split(r"\s{3,}|\n", PAGE.split("```")[1].strip())
    assert len(lines) == 23
    for line in lines:
        assert " ".join(map(str, parse_line(line))) == line
