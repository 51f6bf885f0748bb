"""``python -m bot``: what the operator types, and one clear line for everything that is wrong."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.storage import read_only
from bot.storage.sqlite_store import sqlite_store
from engine.games import GAMES
from engine.record import from_json, replay
from tests.bot.ops.conftest import Say
from tests.bot.table_harness import TableHarness
from tests.slow_parts import slow_but


async def test_tables_are_listed_and_shown(hall: TableHarness, say: Say) -> None:
    table = await hall.past_draft(3)
    await hall.act(table, "order 4")
    await hall.tables.undo(await hall.request(1 + (await hall.turn(table)) % 3, table), table)
    status, out, _ = say("tables")
    assert status == 0
    assert "running" in out
    assert "P1, P2, P3" in out
    assert "szczesc" in out
    other = await hall.open(1, seats=3, channel=78)
    assert "seats taken: 1; wanted: 3" in say("show", str(other))[1]
    status, out, _ = say("show", str(table))
    assert status == 0
    assert "on turn" in out
    assert "seats taken: 3; wanted: as many as the game allows (4)" in out
    assert "start 3" in out
    assert "owed to reader -1" in out
    await hall.tables.cancel(await hall.request(1, table), table)
    assert "cancelled" not in say("tables")[1]
    assert "cancelled" in say("tables", "--all")[1]


async def test_a_person_is_forgotten(hall: TableHarness, say: Say) -> None:
    table = await hall.past_draft(3)
    await hall.tables.change_person(2, language="de")
    hall.store.close()
    status, out, _ = await asyncio.to_thread(say, "forget", "2")
    assert (status, out) == (0, "2 is forgotten\n")
    hall.__init__(hall.path, clock=hall.clock)  # type: ignore[misc]
    assert [seat.owner for seat in (await hall.look(table)).seats] == [1, None, 3]
    assert await hall.rows("SELECT * FROM people WHERE person = 2") == []
    assert await hall.rows("SELECT * FROM log WHERE person = 2 OR text = 'P2'") == []
    with pytest.raises(SystemExit):
        say("forget", "Bob")


async def test_a_game_is_exported_as_a_record(hall: TableHarness, say: Say) -> None:
    table = await hall.past_draft(3)
    assert (await hall.act(table, line="mine 6 @1 +Y")).ok
    assert (await hall.act(table, line="mine 10 @2 +B ...")).ok
    person = await hall.turn(table)
    assert (await hall.tables.undo(await hall.request(person, table), table)).ok
    status, out, _ = say("export", str(table))
    record = from_json(json.loads(out))
    assert status == 0
    assert record.actions[-2:] == ["mine 6 @1 +Y", "mine 10 @2 ..."]
    assert "seed" not in record.more, "the seed opens the stacks of a game that still runs"
    played = replay(record)
    assert played.error is None
    assert played.state == (await hall.look(table)).state
    await hall.play(table, 1000)
    record = from_json(json.loads(say("export", str(table))[1]))
    assert replay(record).state == (await hall.look(table)).state
    assert record.more["seed"] == "1"


async def test_a_backup_is_made_while_the_program_runs(hall: TableHarness, say: Say, tmp_path: Path) -> None:
    table = await hall.past_draft(3)
    target = tmp_path / "backup.sqlite"
    assert say("backup", str(target)) == (0, "", "")
    before = (await hall.look(table)).seq
    assert (await hall.act(table, "money 6")).ok
    copy = TableHarness(target)
    copy.keys = 10**6
    assert (await copy.look(table)).seq == before
    assert (await copy.act(table, "money 6")).ok
    copy.close()
    assert say("check", database=target) == (0, "ok\n", "")
    assert not (tmp_path / "backup.sqlite.part").exists()
    status, _, err = say("backup", str(tmp_path / "tables.sqlite"))
    assert (status, len(err.splitlines())) == (1, 1)
    status, _, err = say("backup", str(tmp_path / "nowhere" / "x"))
    assert (status, len(err.splitlines())) == (1, 1)
    assert "nowhere" in err


def modes_in(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir() if file.is_file()}


async def test_nobody_else_can_read_what_holds_seeds_and_hands(hall: TableHarness, say: Say, tmp_path: Path) -> None:
    table = await hall.past_draft(3)
    assert say("backup", str(tmp_path / "backup.sqlite"))[0] == 0
    assert say("export", str(table), str(tmp_path / "record.json"))[:2] == (0, "")
    written = await asyncio.to_thread((tmp_path / "record.json").read_text)
    assert written == say("export", str(table))[1]
    modes = modes_in(tmp_path)
    assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "backup.sqlite", "record.json"} <= set(modes), modes
    assert set(modes.values()) == {0o600}, modes
    hall.store.close()
    hall.path.chmod(0o644)
    hall.restart()
    assert (await hall.act(table, "money 6")).ok
    assert set(modes_in(tmp_path).values()) == {0o600}, "also where an older version made the file"


def written_in(folder: Path) -> list[tuple[str, bytes | bool]]:
    """What stands beside the database."""
    return sorted((file.name, file.is_file() and file.read_bytes()) for file in folder.iterdir() if "sqlite" not in file.name)


@pytest.mark.parametrize("kind", ["a file", "a link to a file", "a link to nowhere", "a folder"])
async def test_a_file_is_written_only_under_a_name_that_is_free(hall: TableHarness, say: Say, tmp_path: Path, kind: str) -> None:
    table = await hall.past_draft(3)
    elsewhere, target = tmp_path / "elsewhere", tmp_path / "target"
    if kind == "a folder":
        target.mkdir()
    elif kind == "a file":
        target.write_text("kept")
    else:
        if kind == "a link to a file":
            elsewhere.write_text("kept")
        target.symlink_to(elsewhere)
    before = written_in(tmp_path)
    for command in (("export", str(table)), ("backup",)):
        status, out, err = say(*command, str(target))
        assert (status, out) == (1, "")
        assert err == f"{target} exists already; nothing was written, give the name of a new file\n"
    assert written_in(tmp_path) == before


async def test_a_backup_does_not_follow_a_link_where_it_writes_first(hall: TableHarness, say: Say, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    (tmp_path / "copy.part").symlink_to(elsewhere)
    assert say("backup", str(tmp_path / "copy"))[0] == 0
    assert not elsewhere.exists()
    assert not (tmp_path / "copy.part").exists()


async def test_a_backup_overwrites_nothing_where_the_disk_knows_no_links(
    hall: TableHarness, say: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(source: Path, target: Path) -> None:
        raise PermissionError(target)

    monkeypatch.setattr(os, "link", refuse)
    assert say("backup", str(tmp_path / "copy"))[0] == 0
    assert say("check", database=tmp_path / "copy") == (0, "ok\n", "")
    assert "exists already" in say("backup", str(tmp_path / "copy"))[2]


async def test_the_record_of_a_running_game_is_said_to_hold_what_is_hidden(hall: TableHarness, say: Say) -> None:
    table = await hall.past_draft(3)
    status, _, err = say("export", str(table))
    assert status == 0
    assert "hidden" in err
    await hall.play(table, 1000)
    assert say("export", str(table))[2] == ""


async def test_a_check_finds_what_was_tampered_with(hall: TableHarness, say: Say) -> None:
    table = await hall.past_draft(3)
    await hall.act(table, "money 6")
    assert say("check")[:2] == (0, "ok\n")
    await hall.store.write(lambda db: db.execute("DROP TRIGGER log_is_never_rewritten"))
    await hall.store.write(lambda db: db.execute("UPDATE log SET text = 'money 5' WHERE text = 'money 6'"))
    status, out, _ = say("check")
    assert status == 1
    assert f"table {table}" in out


def test_what_is_wrong_is_said_in_one_line(say: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(read_only, "BUSY_SECONDS", 0.01)
    good = tmp_path / "tables.sqlite"
    sqlite_store(good).close()
    text = tmp_path / "text"
    text.write_text("no database at all, but longer than a header would be " * 20)
    held = tmp_path / "held.sqlite"
    sqlite_store(held).close()
    other = sqlite3.connect(held, isolation_level=None)
    other.execute("PRAGMA locking_mode=EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    cases = [
        (("show", "7"), good, "there is no table 7"),
        (("export", "7"), good, "table 7 has no game"),
        (("tables",), tmp_path / "missing.sqlite", "does not exist"),
        (("check",), text, "is not a database"),
        (("tables",), held, "is locked by another process"),
        (("tables",), tmp_path, "is a folder"),
        (("bench-store",), tmp_path / "no" / "x.sqlite", "a folder that does not exist"),
    ]
    for arguments, database, words in cases:
        status, out, err = say(*arguments, database=database)
        assert (status, out) == (1, ""), arguments
        assert words in err
        assert len(err.splitlines()) == 1
    other.close()
    assert not (tmp_path / "missing.sqlite").exists()


@pytest.mark.integration
def test_the_help_names_every_command() -> None:
    done = subprocess.run([sys.executable, "-m", "bot", "--help"], capture_output=True, text=True, check=True)
    for name in ("tables", "show", "export", "backup", "check", "bench-store"):
        assert name in done.stdout


@pytest.mark.integration
@pytest.mark.parametrize("game", slow_but([], GAMES))
def test_the_benchmark_prints_one_line_of_json(game: str, tmp_path: Path) -> None:
    environment = {**os.environ, "DATABASE": str(tmp_path / "x.sqlite")}
    command = [sys.executable, "-m", "bot", "bench-store", "--game", game, "--tables", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    figures = json.loads(done.stdout)
    one = figures["processes"]["1"]
    assert one["ratio"] == pytest.approx(one["bare_transactions_per_second"] / one["actions_per_second"], rel=0.01)
    assert figures["one_at_a_time"]["ratio"] > 0
    assert figures["apply_per_act"]["most"] >= 1
    assert list(tmp_path.iterdir()) == [], "nothing is left behind"


def test_commands_name_mistakes_in_the_settings_and_need_no_token(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("LOG_LEVEL", "LOUD")
    monkeypatch.setenv("HEALTH_PORT", "x")
    status, out, err = say("tables")
    assert (status, out) == (1, "")
    assert [line.split()[0] for line in err.splitlines()] == ["LOG_LEVEL", "HEALTH_PORT"]
