"""The pages with the rules say what the boxes hold and how lines are written; the examples of the engine are true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from types import ModuleType

import pytest

from engine import contract, position, record, shares
from engine.games import GAMES
from engine.goldmine.box import COUNTS, SHAPES, TARGET, TEAM_TARGET
from engine.kopalnie.box import CARDS, MISSIONS, SETS, TILES
from engine.kopalnie.scoring import set_points
from engine.match import play_game
from engine.niemcy.box import TRACKS
from engine.players.random_player import RandomPlayer
from engine.record import replay
from engine.szczesc import planner

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {game: (DOCS / f"{game}-rules.md").read_text(encoding="utf-8") for game in ("kopalnie", "niemcy", "goldmine")}
KOPALNIE_ROWS, GOLDMINE_ROWS = (
    [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGES[game].splitlines() if line.startswith("|")]
    for game in ("kopalnie", "goldmine")
)


@pytest.mark.parametrize("module", [contract, position, record, shares, planner], ids=lambda module: module.__name__)
def test_examples_in_docstrings(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize(("game", "count"), [("kopalnie", 12), ("niemcy", 12), ("goldmine", 23)])
def test_the_notation(game: str, count: int) -> None:
    lines = re.split(r"\s{3,}|\n", PAGES[game].split("```")[1].strip())
    assert len(lines) == count
    for line in lines:
        bare = re.sub(r"^\d: ", "", line)
        assert " ".join(map(str, GAMES[game].parse_line(bare))) == bare


def test_the_example_of_a_fair_shuffle() -> None:
    page = (DOCS / "fair-shuffles.md").read_text(encoding="utf-8")
    sealed, word, seed = re.findall(r"sealed seed `(\d+)`|the word `([^`]+)`|of the game, `(\d+)`", page)
    ania, ola = re.findall(r"^(?:ANIA|OLA)=(\d+)", page, re.MULTILINE)
    assert shares.shared_seed(int(sealed[0]), [shares.share_of(ania, word[1]), None, ola]) == int(seed[2])


# --- Kopalnie skarbów -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mine", "ABCDEFGHIJ")
def test_the_tiles_of_a_mine(mine: str) -> None:
    (row,) = [row for row in KOPALNIE_ROWS if row[0] == mine]
    signs = {"star": "*", "plus": "+", "": ""}
    tiles = [TILES[f"{mine}{number}"] for number in range(7)]
    assert row[1:] == [(tile.form or tile.kind) + signs[tile.mark] for tile in tiles]


def test_the_cards_and_missions() -> None:
    told = {}
    for row in KOPALNIE_ROWS:
        for code, only in re.findall(r"`(\w+)`( ◆)?", row[0]):
            told[code] = (int(row[1].split()[0]), bool(only))
    assert told == {card.code: (card.copies, card.large_only) for card in CARDS.values()} | {
        mission.code: (mission.points, mission.large_only) for mission in MISSIONS.values()
    }


@pytest.mark.parametrize("kind", SETS)
def test_the_sets(kind: str) -> None:
    (row,) = [row for row in KOPALNIE_ROWS if row[0].split(" ")[0] == kind]
    assert [int(cell.replace("−", "-") or 0) for cell in row[1:]] == [set_points(kind, count) for count in range(3, 11)]


# --- Niemcy -----------------------------------------------------------------------------------------------------------


def test_the_tracks_of_two_colours() -> None:
    told = re.findall(r"`([A-Z-]+)/([A-Z])` `/([A-Z])`", PAGES["niemcy"])
    names = [f"{code}/{colour}" for code, *colours in told for colour in colours]
    assert names == [track.name for track in TRACKS if "/" in track.name]


def test_every_key_of_a_position_is_explained() -> None:
    told = set(re.findall(r"`(\w+)`", (DOCS / "niemcy-record.md").read_text(encoding="utf-8")))
    final = GAMES["niemcy"].to_json(play_game(GAMES["niemcy"], [RandomPlayer()] * 2, "AB", 1)[0])
    assert set(list(final)[: list(final).index("seats")]) <= told


def test_how_lines_count_for_the_seed() -> None:
    _, record = play_game(GAMES["niemcy"], [RandomPlayer()] * 2, "AB", 1)
    applied: list[str] = []
    assert replay(record, before_action=lambda state, seat, action: applied.append(str(action))).error is None
    counted = [len(line.split(" ")) - 1 if line.startswith("claim") else 1 for line in record.actions]
    assert sum(counted) == len(applied)


# --- Gold Mine --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_the_tiles_of_a_shape(shape: str) -> None:
    (row,) = [row for row in GOLDMINE_ROWS if row[0].startswith(f"`{shape}` ")]
    assert tuple(row[1].split(" ")) == SHAPES[shape]
    codes = (shape, f"{shape}s", f"{shape}m", f"G{shape}", f"G{shape}s")
    assert [int(cell or 0) for cell in row[2:]] == [COUNTS.get(code, 0) for code in codes]


def test_what_wins() -> None:
    heads = next(row for row in GOLDMINE_ROWS if row[0] == "players")[1:]
    for name, targets in (("nuggets that win", TARGET), ("with alliances, of both together", TEAM_TARGET)):
        row = next(row for row in GOLDMINE_ROWS if row[0] == name)[1:]
        assert {int(seats): int(cell) for seats, cell in zip(heads, row) if cell} == targets
