"""What the tests of tables share."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.games  # noqa: F401  (registers the games)
from bot.runtime.database_address import DatabaseAddress, ServerAddress
from bot.storage.sqlite_store import sqlite_store
from engine.games import GAMES
from engine.niemcy.planner import set_runner
from tests.bot.postgres import PostgresServer, clear, need_postgres
from tests.bot.table_harness import TableHarness
from tests.engine.toy_game import TOY

set_runner(lambda function, *arguments: function(*arguments))  # long plans are made here; test_plan_worker.py tries the process


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests with the marker ``engines`` run on SQLite and on PostgreSQL, on the latter with the slow tests where it says so."""
    marker = metafunc.definition.get_closest_marker("engines")
    if marker is not None and "engine" in metafunc.fixturenames:
        marks = [pytest.mark.integration, *([pytest.mark.slow] if marker.kwargs.get("slow") else [])]
        metafunc.parametrize("engine", ["sqlite", pytest.param("postgresql", marks=marks)])


@pytest.fixture
def engine() -> str:
    """The engine of a test without the marker."""
    return "sqlite"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    server = PostgresServer(need_postgres())
    yield server
    server.remove()


@pytest.fixture(scope="session")
def common_database(postgres_server: PostgresServer) -> ServerAddress:
    """A database that tests use one after the other."""
    return postgres_server.new_database()


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that was just made; to copy it is much quicker than all the migrations."""
    path = tmp_path_factory.mktemp("empty") / "tables.sqlite"
    sqlite_store(path).close()
    return path


@pytest.fixture
def database(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> DatabaseAddress:
    """An empty database of this test's engine."""
    if engine == "sqlite":
        return Path(shutil.copy(request.getfixturevalue("empty_file"), tmp_path / "tables.sqlite"))
    address: ServerAddress = request.getfixturevalue("common_database")
    clear(address)
    return address


@pytest.fixture
def hall(database: DatabaseAddress) -> Iterator[TableHarness]:
    hall = TableHarness(database)
    yield hall
    hall.close()


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second game: choices made at once, and a die."""
    monkeypatch.setitem(GAMES, "toy", TOY)
