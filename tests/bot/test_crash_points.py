"""Every statement of every kind of request fails once, and once the process ends there: the file is checked each time."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from itertools import repeat
from pathlib import Path

import pytest

from bot.storage.sqlite_store import sqlite_store
from bot.tables.errors import StoreError
from tests.bot.faulty_connection import Faults, connection_with
from tests.bot.request_scenarios import SCENARIOS, contents, prepared
from tests.bot.table_harness import TableHarness
from tests.slow_parts import slow_but

pytestmark = pytest.mark.integration


QUICK = ("act", "start", "timeout", "undo", "publish", "an automat's turn", "claim", "dig", "a planned turn", "replace")


@pytest.mark.parametrize("name", slow_but(QUICK, SCENARIOS))
async def test_every_statement_fails_once(name: str, tmp_path: Path) -> None:
    scenario = SCENARIOS[name]
    base = tmp_path / "base.sqlite"
    await prepared(scenario, base)

    async def run(path: Path, fail_at: int | None) -> tuple[TableHarness, int, bool]:
        shutil.copy(base, path)
        faults = Faults()
        hall = TableHarness(path, connection=connection_with(faults))
        hall.clock.now += scenario.later
        hall.seeds = repeat(1)
        faults.reset(fail_at=fail_at)
        try:
            answer = await scenario.request(hall)
            refusal = answer.refusal if answer else None
        except StoreError as error:
            refusal = error.refusal
        statements = faults.count
        faults.reset()
        assert refusal is None or refusal.code == "disk_error"
        return hall, statements, refusal is None

    hall, statements, granted = await run(tmp_path / "whole.sqlite", None)
    assert granted
    wanted = contents(hall.store)
    hall.close()
    hall = TableHarness(base)
    before = contents(hall.store)
    hall.close()
    assert wanted != before
    assert statements >= 3
    for number in range(1, statements + 1):
        hall, _, granted = await run(tmp_path / f"{number}.sqlite", number)
        found = contents(hall.store)
        if name != "publish":  # which takes several steps, each whole
            assert found == before, f"{name}: statement {number} failed and left something behind"
            assert not granted
        assert hall.store.read_now(lambda db: db.execute("PRAGMA integrity_check").fetchone()) == ("ok",)
        answer = await scenario.request(hall)
        assert answer is None or answer.ok, (name, number, answer)
        assert contents(hall.store) == wanted, f"{name}: after statement {number} failed, the same request did something else"
        hall.close()


@pytest.mark.slow
def test_a_start_that_fails_anywhere_leaves_a_file_that_starts(tmp_path: Path) -> None:
    faults = Faults()
    store = sqlite_store(tmp_path / "whole.sqlite", connection=connection_with(faults))
    statements = faults.count
    store.close()
    assert statements > 20
    for number in range(1, statements + 1):
        path = tmp_path / f"{number}.sqlite"
        faults.reset(fail_at=number)
        with pytest.raises((StoreError, sqlite3.Error)):
            sqlite_store(path, connection=connection_with(faults))
        sqlite_store(path).close()
        db = sqlite3.connect(path)
        assert db.execute("SELECT COUNT(*) FROM results").fetchone() == (0,)
        db.close()


@pytest.mark.slow
def test_the_process_ends_at_every_statement(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.bot.crash_points", str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    kills = int(done.stdout.split()[0])
    assert kills > 150
