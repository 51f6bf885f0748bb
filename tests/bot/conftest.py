"""What the tests of tables share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.games  # noqa: F401  (registers the games)
from engine.games import GAMES
from tests.bot.table_harness import TableHarness
from tests.engine.toy_game import TOY


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[TableHarness]:
    hall = TableHarness(tmp_path / "tables.sqlite")
    yield hall
    hall.close()


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second game: choices made at once, and a die."""
    monkeypatch.setitem(GAMES, "toy", TOY)
