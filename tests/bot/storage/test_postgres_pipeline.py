"""Statements that are sent together: the results of each, errors that come late, texts that could not be prepared."""

from __future__ import annotations

import pytest

from bot.storage import postgres_pipeline
from bot.storage.connection import Connection, StatementFailed
from tests.bot.table_harness import TableHarness

pytestmark = pytest.mark.integration


@pytest.fixture
def engine() -> str:
    return "postgresql"


async def test_each_statement_has_its_own_result(hall: TableHarness) -> None:
    def job(db: Connection) -> list[object]:
        one, two = db.execute("SELECT 1, CAST(? AS TEXT)", ("a",)), db.execute("SELECT 2 UNION SELECT 3 ORDER BY 1")
        none = db.execute("UPDATE people SET language = 'pl' WHERE person = ?", (5,))
        return [none.rowcount, two.fetchone(), two.fetchall(), two.fetchone(), one.fetchall()]

    assert await hall.store.write(job) == [0, (2,), [(3,)], None, [(1, "a")]]


async def test_an_error_that_nobody_looked_for_undoes_the_job(hall: TableHarness) -> None:
    def job(db: Connection) -> str:
        db.execute("INSERT INTO people (person) VALUES (?)", (5,))
        db.execute("INSERT INTO people (person, zone) VALUES (?, ?)", (6, None))
        db.execute("SELECT 'not prepared before'")
        return "done"

    for _ in range(2):
        with pytest.raises(StatementFailed, match="zone"):
            await hall.store.write(job)
    assert await hall.rows("SELECT person FROM people") == []
    for _ in range(4):  # by each connection
        assert await hall.rows("SELECT 'not prepared before'") == [("not prepared before",)]


async def test_a_text_beyond_those_that_are_prepared(hall: TableHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_pipeline, "MAX_PREPARED", 3)
    hall.restart()
    for number in range(20):
        assert await hall.rows(f"SELECT {number}, CAST(? AS BIGINT)", number) == [(number, number)]
