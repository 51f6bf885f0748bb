"""The promises are tried at the same tables as everything else of the bot, with the limits over time that the bot has."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.runtime.database_address import DatabaseAddress
from bot.runtime.settings import load_settings
from bot.service.request_limits import allowed_requests
from tests.bot.conftest import (  # noqa: F401
    common_database,
    database,
    empty_file,
    engine,
    postgres_server,
    pytest_generate_tests,
)
from tests.bot.table_harness import TableHarness
from tests.hosted_games import SMALL_GAMES, host


@pytest.fixture
def hall(database: DatabaseAddress) -> Iterator[TableHarness]:  # noqa: F811
    hall = TableHarness(database, allowed=allowed_requests(load_settings()))
    yield hall
    hall.close()


@pytest.fixture(autouse=True)
def _small_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of rules only stand beside the registered ones."""
    for game in SMALL_GAMES.values():
        host(monkeypatch, game)
