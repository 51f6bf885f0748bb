"""Old databases come along, newer ones are refused."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from bot.ops.check import check_database
from bot.panels.reader_view import ReaderView
from bot.storage import migrations
from bot.storage.sqlite_store import sqlite_store
from bot.tables.errors import StoreError, store_error_text
from bot.tables.languages import LANGUAGES
from bot.tables.table import Answer
from tests.bot.databases import DUMPS, HERE, restore
from tests.bot.table_harness import TableHarness
from tests.slow_parts import slow_but


def schema(path: Path) -> list[tuple[str, str, str]]:
    db = sqlite3.connect(path)
    rows = db.execute("SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name").fetchall()
    db.close()
    return rows


def test_every_version_left_a_database_to_test_with() -> None:
    assert sorted(DUMPS) == sorted(migrations.known_migrations()), "python -m tests.bot.databases writes the one of a new version"


@pytest.mark.parametrize("version", slow_but(migrations.known_migrations()[::5], migrations.known_migrations()))
async def test_a_game_of_an_older_version_is_played_to_its_end(version: str, tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    restore(version, path)
    sqlite_store(tmp_path / "new.sqlite").close()
    hall = TableHarness(path)
    hall.keys = 10**6  # those below are taken
    assert schema(path) == schema(tmp_path / "new.sqlite")
    [(table,)] = await hall.rows("SELECT id FROM tables WHERE status = 'running'")
    assert await hall.store.read(lambda db: list(check_database(db))) == []
    assert (await hall.look(table)).seats_wanted == (None if version in ("1_tables", "2_results") else 3)
    assert await hall.turn(table) in (1, 2, 3)
    await hall.play(table, 1000)
    assert (await hall.look(table)).status == "over"
    assert (await hall.tables.statistics(1, "szczesc")).games >= 1
    hall.close()


def test_the_migrations_are_recorded_and_not_run_again(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    for _ in range(2):
        sqlite_store(path).close()
        db = sqlite3.connect(path)
        applied = [name for (name,) in db.execute("SELECT name FROM _sqlite_migrations ORDER BY id")]
        db.close()
        assert applied == migrations.known_migrations()


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    sqlite_store(path).close()
    db = sqlite3.connect(path)
    db.execute("INSERT INTO _sqlite_migrations (migration_set, name, applied_at) VALUES ('tables', '99_wings', 'tomorrow')")
    db.commit()
    db.close()
    shutil.copy(path, tmp_path / "before")
    with pytest.raises(StoreError) as caught:
        sqlite_store(path)
    assert caught.value.refusal.figures == {"found": "99_wings", "known": migrations.known_migrations()[-1]}
    assert "newer version" in store_error_text(caught.value)
    assert schema(path) == schema(tmp_path / "before")


async def test_automats_of_older_versions_have_levels_now(tmp_path: Path) -> None:
    """A game under way with an automat, a seat left to one, one given up and a turn lost to the clock; and an open table."""
    path = tmp_path / "old.sqlite"
    db = sqlite3.connect(path)
    db.executescript((HERE / "more" / "automats_of_version_3.sql").read_text(encoding="utf-8"))
    db.close()
    hall = TableHarness(path)
    hall.keys = 10**6
    assert await hall.store.read(lambda db: list(check_database(db))) == []
    running, lobby = await hall.look(1), await hall.look(2)
    assert [seat.automat for seat in running.seats] == [None, "apprentice", "foreman", "foreman"]
    assert [seat.name for seat in running.seats] == ["P1", "P2", "P3", "foreman"]
    assert [(seat.name, seat.automat) for seat in lobby.seats[2:]] == [("apprentice", "apprentice"), ("foreman", "foreman")]
    told = "SELECT DISTINCT kind, text FROM log WHERE kind IN ('automat', 'away', 'resign', 'timeout') ORDER BY 1, 2"
    rows = await hall.rows(told)
    names = {"automat": {"apprentice", "foreman"}, "away": {"apprentice"}, "resign": {"foreman"}, "timeout": {"foreman"}}
    assert rows == sorted((kind, text) for kind, texts in names.items() for text in texts)
    answers = "".join(text for (text,) in await hall.rows("SELECT answer FROM requests"))
    assert '"apprentice"' in answers
    assert "greedy" not in answers
    for lang in LANGUAGES:
        shown = ReaderView(running, None, lang)
        assert shown.lines(await hall.tables.since(1, 0, None)), "all of it can be told"
        for text in await hall.rows("SELECT answer FROM requests"):
            if (why := Answer.from_json(text[0]).refusal) is not None:
                assert shown.refusal(why)
    with pytest.raises(sqlite3.DatabaseError, match="append-only"):
        await hall.rows("UPDATE log SET text = '' WHERE table_id = 1")
    while (await hall.look(1)).status == "running":
        if not await hall.scheduler.look():
            await hall.play(1, 1)
    assert (await hall.tables.start(await hall.request(1, 2), 2)).ok
    hall.close()
