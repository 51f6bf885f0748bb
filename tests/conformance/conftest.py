"""What the promises share: the registered games and a store whose clock is set by hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.games  # noqa: F401  (registers the games)
from tests.bot.table_harness import TableHarness


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[TableHarness]:
    hall = TableHarness(tmp_path / "tables.sqlite")
    yield hall
    hall.close()
