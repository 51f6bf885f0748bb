"""What the tests of tables share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.games.game_modules import GAME_MODULES
from engine.contract import Event
from engine.facts import FACTS
from engine.games import GAMES
from tests.bot.table_harness import TableHarness
from tests.engine.toy_game import TOY


class PlainFacts:
    """Of a game that says nothing about itself: every action is a turn and may have revealed something."""

    stand_in = "random"

    def turn_open(self, state: Any) -> bool:
        return False

    def reveals(self, event: Event) -> bool:
        return True

    def tally(self, state: Any, seat: int) -> dict[str, int]:
        return {}


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[TableHarness]:
    hall = TableHarness(tmp_path / "tables.sqlite")
    yield hall
    hall.close()


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second game: choices made at once, and a die."""
    monkeypatch.setitem(GAMES, "toy", TOY)
    monkeypatch.setitem(FACTS, "toy", PlainFacts())
    monkeypatch.setitem(GAME_MODULES, "toy", SimpleNamespace(facts=PlainFacts()))  # type: ignore[arg-type]
