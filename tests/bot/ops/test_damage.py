"""``check``, ``show``, ``export`` and ``tables`` on damage: one line for each finding, no traceback, nothing written."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.bot.damage import UNREADABLE, Damage, damage, log_row, sql
from tests.bot.databases import DUMPS, restore
from tests.bot.table_harness import TableHarness

Say = Callable[..., tuple[int, str, str]]

# What ``check`` finds although the table can still be loaded.
UNNOTICED: dict[str, tuple[Damage, str]] = {
    "a gap in the log": (sql("DELETE FROM log WHERE table_id = :id AND seq = 2"), "the log lacks 2"),
    "an illegal action in the log": (
        sql("UPDATE log SET text = 'money 1' WHERE seq = (SELECT MAX(seq) FROM log WHERE table_id = :id)"),
        "table 1 at",
    ),
    "an action that cannot be read": (
        sql("UPDATE log SET text = 'fly' WHERE seq = (SELECT MAX(seq) FROM log WHERE table_id = :id)"),
        "table 1 at",
    ),
    "an action with a number without end": (
        sql(f"UPDATE log SET text = 'money {'9' * 5000}' WHERE seq = (SELECT MAX(seq) FROM log WHERE table_id = :id)"),
        "table 1 at",
    ),
    "a wrong digest in the log": (
        sql("UPDATE log SET digest = 'abc' WHERE seq = (SELECT MAX(seq) FROM log WHERE table_id = :id)"),
        "'stored': 'abc'",
    ),
    "shares that do not lead to the seed": (
        sql("""UPDATE tables SET shares = '["1307",null,null]' WHERE id = :id"""),
        "table 1: the seed does not follow",
    ),
    "an answer that is no JSON": (sql("UPDATE requests SET answer = 'garbage'"), "the answer to request"),
    "a time that is a text": (sql("UPDATE log SET at = 'noon' WHERE table_id = :id"), "log.at"),
    "a pending message with a text as version": (sql("UPDATE messages SET due = 'soon' WHERE table_id = :id"), "messages.due"),
    "settings of a person that make no sense": (
        sql("INSERT INTO people (person, zone, quiet_from, quiet_to) VALUES (:id, 'Mars', 5, 'x')"),
        "the settings of person 1",
    ),
    "rows of a table that is gone": (
        sql("UPDATE seats SET table_id = 99 WHERE seat = 2 AND table_id = :id"),
        "seats: 1 rows point to a missing",
    ),
    "a host that is NULL": (sql("UPDATE tables SET host = NULL WHERE id = :id"), "host is no whole number"),
    "a result that is no JSON": (
        sql("INSERT INTO results VALUES (:id, 0, 0, 1, 'szczesc', 5, 3, 0, 1, 1, '{', '{}', 1)"),
        "the result of table 1, seat 0",
    ),
}
ESCAPES = "\x1b[31mred\x07\x9b2J\u202e"


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Say:
    def run(path: Path, *arguments: str) -> tuple[int, str, str]:
        monkeypatch.setenv("DATABASE", str(path))
        before = fingerprint(path)
        status = main(list(arguments))
        assert fingerprint(path) == before, "looking writes nothing"
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return run


def fingerprint(path: Path) -> list[tuple[str, str]]:
    """The files beside each other; the shared memory of readers aside."""
    files = [file for file in sorted(path.parent.iterdir()) if file.is_file() and not file.name.endswith("-shm")]
    return [(file.name, hashlib.sha256(file.read_bytes()).hexdigest()) for file in files]


@pytest.fixture(scope="module")
def two_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with two games under way; nobody has it open."""

    async def play(hall: TableHarness) -> None:
        assert (await hall.act(await hall.past_draft(3), "money 6")).ok
        await hall.past_draft(3, channel=78)
        hall.close()

    path = tmp_path_factory.mktemp("games") / "tables.sqlite"
    asyncio.run(play(TableHarness(path)))
    return path


@pytest.fixture
def path(two_games: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(two_games, tmp_path))


def test_nothing_is_found_where_nothing_is_damaged(path: Path, say: Say) -> None:
    assert say(path, "check") == (0, "ok\n", "")


def columns_allow_null(db: sqlite3.Connection) -> None:
    """As a damaged page would: SQLite itself refuses such a row."""
    db.execute("PRAGMA writable_schema = ON")
    db.execute("UPDATE sqlite_master SET sql = REPLACE(sql, 'host INTEGER NOT NULL', 'host INTEGER') WHERE name = 'tables'")


@pytest.mark.parametrize("kind", [*UNREADABLE, *UNNOTICED])
def test_every_kind_of_damage_is_a_finding_and_no_command_breaks(path: Path, kind: str, say: Say) -> None:
    how, words = UNNOTICED.get(kind, (UNREADABLE.get(kind), ""))
    assert how is not None
    if kind == "a host that is NULL":
        db = sqlite3.connect(path, isolation_level=None)
        columns_allow_null(db)
        db.close()
    damage(path, 1, how)
    status, out, err = say(path, "check")
    assert (status, err) == (1, "")
    assert words in out
    assert "table 1" in out or words
    assert "table 2" not in out
    for command in ("show", "export"):
        status, out, err = say(path, command, "1")
        assert len(err.splitlines()) == max(status, command == "export")
        assert bool(out) != bool(status)
        assert say(path, command, "2")[0] == 0, "the other table is as it was"
    assert say(path, "tables", "--all")[0] == 0


def test_a_check_goes_on_after_the_first_fault(path: Path, say: Say) -> None:
    damage(path, 1, UNREADABLE["options are no JSON"])
    damage(path, 2, UNREADABLE["the snapshot is missing"])
    damage(path, 1, UNNOTICED["an answer that is no JSON"][0])
    out = say(path, "check")[1].splitlines()
    assert any(line.startswith("table 1 ") for line in out)
    assert any(line.startswith("table 2 ") for line in out)
    assert any("answer" in line for line in out)


@pytest.mark.parametrize("left", [0, 50, 4096, 0.5, 0.95])
def test_a_truncated_file_is_named_in_lines(path: Path, left: float, say: Say) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: int(left if left != 0.5 and left != 0.95 else left * len(whole))])
    for command in (("check",), ("show", "1"), ("export", "1"), ("tables",)):
        status, out, err = say(path, *command)
        assert len(err.splitlines()) <= 1
        if command == ("check",):
            assert status == 1
            assert out or err


def test_a_page_of_garbage_is_named_in_lines(path: Path, say: Say) -> None:
    db = sqlite3.connect(path)
    db.execute("VACUUM")  # nobody misses a page that is not used
    db.close()
    whole = path.read_bytes()
    for at in range(1, len(whole) // 4096):
        path.write_bytes(whole[: at * 4096] + b"\xa5" * 4096 + whole[(at + 1) * 4096 :])
        status, out, err = say(path, "check")
        assert status == 1, at
        assert out or len(err.splitlines()) == 1
        for command in ("show", "export"):
            assert len(say(path, command, "1")[2].splitlines()) <= 1


def test_a_database_of_a_newer_version_is_named(path: Path, say: Say) -> None:
    db = sqlite3.connect(path)
    db.execute("INSERT INTO _sqlite_migrations (migration_set, name, applied_at) VALUES ('tables', '99_future:0123', 'then')")
    db.commit()
    db.close()
    for command in (("check",), ("show", "1"), ("export", "1"), ("tables",)):
        status, out, err = say(path, *command)
        assert (status, out) == (1, "")
        assert "newer version" in err
        assert len(err.splitlines()) == 1


@pytest.mark.parametrize("label", DUMPS)
def test_a_stored_file_is_looked_at_without_being_changed(tmp_path: Path, label: str, say: Say) -> None:
    old = tmp_path / "old.sqlite"
    restore(label, old)
    assert say(old, "check") == (0, "ok\n", "")
    for command in (("show", "1"), ("export", "1"), ("tables", "--all")):
        assert say(old, *command)[0] == 0


async def test_a_database_in_use_is_looked_at_too(hall: TableHarness, say: Say) -> None:
    table = await hall.past_draft(3)
    for command in (("check",), ("show", str(table)), ("export", str(table)), ("tables",)):
        assert say(hall.path, *command)[0] == 0
    assert (await hall.act(table, "money 6")).ok


def test_names_and_actions_do_not_steer_the_terminal(path: Path, say: Say) -> None:
    db = sqlite3.connect(path)
    db.execute("UPDATE seats SET name = ? WHERE seat = 0", (ESCAPES,))
    db.commit()
    db.close()
    damage(path, 2, log_row("reminder", ESCAPES + "\nsecond line"))
    damage(path, 2, sql("UPDATE requests SET answer = '\x1b[31m'"))
    for command in (("check",), ("show", "1"), ("show", "2"), ("export", "1"), ("tables",)):
        _, out, err = say(path, *command)
        assert not set(ESCAPES) & set(out + err) - set("[31mred2J")
    assert "second line" in say(path, "show", "2")[1].splitlines()[-1]


def test_numbers_and_names_without_end_are_one_sentence(path: Path, say: Say, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("show", "export"):
        assert say(path, command, "9" * 18)[0] == 1
        for number in ("9" * 5000, "9" * 25, "-1", "\x1b[31m", "٣"):
            with pytest.raises(SystemExit) as ended:
                say(path, command, number)
            assert ended.value.code == 2
            printed = capsys.readouterr().err
            assert len(printed) < 400
            assert "\x1b" not in printed
    status, _, err = say(path, "backup", str(path.parent / ("x" * 5000)))
    assert status == 1
    assert len(err) < 400


def test_a_database_with_a_name_without_end_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("x" * 5000, "\x1b[31m/y"):
        monkeypatch.setenv("DATABASE", str(tmp_path / name))
        assert main(["check"]) == 1
        err = capsys.readouterr().err
        assert len(err.splitlines()) == 1
        assert len(err) < 600
        assert "\x1b" not in err
