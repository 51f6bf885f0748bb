"""What the tests of tables share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import GAMES
from tests.bot.hall import Hall
from tests.engine.toy import TOY


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    hall = Hall(tmp_path / "tables.sqlite")
    yield hall
    hall.close()


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second game: choices made at once, and a die."""
    monkeypatch.setitem(GAMES, "toy", TOY)
