"""The write-ahead log is short, and what is damaged in it is noticed."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.storage.sqlite_store import CHECKPOINT_PAGES, SqliteSession, sqlite_store
from bot.storage.write_ahead_log import wal_fault
from tests.bot.table_harness import TableHarness
from tests.waiting import until

HEADER, FRAME = 32, 24 + 4096


def wal_of(database: Path) -> Path:
    return database.with_name(f"{database.name}-wal")


@pytest.fixture
async def killed(hall: TableHarness, tmp_path: Path) -> Path:
    """What a program leaves that is killed in the middle of a game: a file, and a log with many transactions."""
    table = await hall.past_draft(3)
    for _ in range(5):
        await hall.act(table, "money 6")
    left = tmp_path / "left" / "tables.sqlite"
    left.parent.mkdir()
    assert isinstance(hall.path, Path)
    for file in (hall.path, wal_of(hall.path)):
        shutil.copy(file, left.parent)
    return left


def frames_in(wal: Path) -> int:
    return (wal.stat().st_size - HEADER) // FRAME


def flip(wal: Path, at: int) -> None:
    data = bytearray(wal.read_bytes())
    data[at] ^= 0xFF
    wal.write_bytes(bytes(data))


PLACES: dict[str, Callable[[int], int]] = {
    "in a page": lambda frame: HEADER + frame * FRAME + 24 + 1000,
    "in a page number": lambda frame: HEADER + frame * FRAME + 3,
    "in a salt": lambda frame: HEADER + frame * FRAME + 9,
    "in a checksum": lambda frame: HEADER + frame * FRAME + 20,
}


@pytest.mark.parametrize("place", PLACES)
async def test_damage_before_the_end_is_noticed(
    killed: Path,
    place: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setenv("DATABASE", str(killed))
    wal = wal_of(killed)
    frames = frames_in(wal)
    assert wal_fault(killed) is None
    flip(wal, PLACES[place](frames // 2))
    assert main(["check"]) == 1
    line, *_ = capsys.readouterr().out.splitlines()
    assert line.startswith(f"the write-ahead log is damaged at frame {frames // 2 + 1} of {frames}: rows of ")
    with caplog.at_level(logging.ERROR):
        sqlite_store(killed).close()
    assert line in caplog.text, "a start drops these rows, and says so"
    assert wal_fault(killed) is None


async def test_a_torn_end_is_no_damage(killed: Path) -> None:
    wal = wal_of(killed)
    whole, last = wal.read_bytes(), (frames_in(wal) - 1) * FRAME + HEADER
    for length in (0, 7, HEADER, last, last + 24, last + 2000):
        wal.write_bytes(whole[:length])
        assert wal_fault(killed) is None, length
    wal.write_bytes(whole)
    flip(wal, last + 500)  # as a frame whose page had not been written when the program was killed
    assert wal_fault(killed) is None
    flip(wal, 5)
    assert "at its beginning" in str(wal_fault(killed))


async def test_frames_of_an_older_log_are_no_damage(killed: Path) -> None:
    """SQLite begins a log anew over the old one, whose frames still stand behind."""
    db = sqlite3.connect(killed, isolation_level=None)
    db.execute("PRAGMA wal_checkpoint(RESTART)")
    db.execute("PRAGMA user_version = 7")
    assert frames_in(wal_of(killed)) > 5
    assert wal_fault(killed) is None
    db.execute("PRAGMA user_version = 8")
    flip(wal_of(killed), PLACES["in a page"](0))
    found = wal_fault(killed)
    assert found is not None
    assert (found.frame, found.commits) == (1, 2), "those of the older log are not counted"
    db.close()


async def test_what_is_written_stands_in_the_file_soon(database: Path) -> None:
    store = sqlite_store(database, rest_seconds=0.001)
    await store.write(lambda db: db.execute("PRAGMA user_version = 77"))
    await until(lambda: wal_of(database).stat().st_size == 0, "the log to be emptied")
    reader = sqlite3.connect(database, isolation_level=None)
    reader.execute("BEGIN")
    assert reader.execute("PRAGMA user_version").fetchone() == (77,)
    await store.write(lambda db: db.execute("PRAGMA user_version = 78"))
    assert await store.read(lambda db: db.execute("PRAGMA user_version").fetchone()) == (78,), "nobody waits for a reader"
    reader.execute("COMMIT")  # such as a backup that has ended
    await until(lambda: wal_of(database).stat().st_size == 0, "the log to be emptied after the reader has gone")
    reader.close()
    store.close()


async def test_the_log_stays_short_while_nothing_rests(hall: TableHarness) -> None:
    assert await hall.rows("PRAGMA wal_autocheckpoint") == [(CHECKPOINT_PAGES,)]
    for _ in range(40):
        await hall.store.write(lambda db: db.execute("INSERT OR REPLACE INTO locks VALUES (?)", ("x" * 100_000,)))
    assert isinstance(hall.path, Path)
    assert wal_of(hall.path).stat().st_size < 2 * CHECKPOINT_PAGES * FRAME


def test_a_lock_while_resting_leaves_the_patience_of_jobs_alone(database: Path) -> None:
    session = SqliteSession(database, sqlite3.Connection, 3.0)
    other = sqlite3.connect(database, isolation_level=None)
    session._db.execute("PRAGMA user_version = 5")
    other.execute("BEGIN IMMEDIATE")
    assert not session.rest()
    assert session._db.execute("PRAGMA busy_timeout").fetchone() == (3000,)
    other.execute("ROLLBACK")
    assert session.rest()
    other.close()
    session.close()
