"""Ends the process at each statement of each kind of request (SIGKILL) and checks the file: ``python -m tests.bot.crash_points``.

A process of its own: it has no threads when it forks, and each child opens the store for itself.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import shutil
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlite_utils import Database

from bot.storage.sqlite_store import sqlite_store
from tests.bot.faulty_connection import Faults, connection_with
from tests.bot.request_scenarios import SCENARIOS, Scenario, contents, prepared
from tests.bot.table_harness import TableHarness


def in_child(work: Callable[[], Any]) -> tuple[bool, Any]:
    """Whether the child was killed, and what it returned otherwise."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        code = 1
        try:
            os.close(read)
            with os.fdopen(write, "wb") as pipe:
                pickle.dump(work(), pipe)
            code = 0
        finally:
            os._exit(code)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        said = pipe.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL:
        return True, None
    assert status == 0, "a child failed; its error stands above"
    return False, pickle.loads(said)


def request(scenario: Scenario, path: Path, kill_at: int | None) -> tuple[list[str], dict[str, Any]]:
    """Make the request; the statements it took and what is in the file then."""
    faults = Faults()
    hall = TableHarness(path, connection=connection_with(faults))
    hall.clock.now += scenario.later
    faults.reset(kill_at=kill_at)
    answer = asyncio.run(scenario.request(hall))  # type: ignore[arg-type]
    assert answer is None or answer.ok, answer
    statements = faults.seen
    faults.reset()
    return statements, contents(hall.store)


def look(path: Path) -> dict[str, Any]:
    """What is in the file, which must be sound."""
    store = sqlite_store(path)
    assert store.read_now(lambda db: db.execute("PRAGMA integrity_check").fetchone()) == ("ok",)
    found = contents(store)
    store.close()
    return found


def kill_everywhere(scenario: Scenario, folder: Path) -> int:
    base = folder / "base.sqlite"
    in_child(lambda: asyncio.run(prepared(scenario, base)))
    _, before = in_child(lambda: look(base))
    path = folder / "x.sqlite"

    def fresh() -> None:
        for suffix in ("", "-wal", "-shm"):
            Path(f"{path}{suffix}").unlink(missing_ok=True)
        shutil.copy(base, path)

    fresh()
    _, (statements, wanted) = in_child(lambda: request(scenario, path, None))
    assert wanted != before
    first = statements.index("BEGIN IMMEDIATE") + 1  # who only reads leaves nothing behind
    for number in range(first, len(statements) + 1):
        fresh()
        killed, _ = in_child(lambda number=number: request(scenario, path, number))  # type: ignore[misc]
        if not killed and scenario.name == "publish":  # its readers share transactions now in one way, now in another
            break
        assert killed, (scenario.name, number)
        _, (found, (_, after)) = in_child(lambda: (look(path), request(scenario, path, None)))
        if scenario.name != "publish":  # which takes several steps, each whole
            assert found == before, f"{scenario.name}: killed at statement {number}, half of it is in the file"
        assert after == wanted, f"{scenario.name}: killed at statement {number}, the same request did something else"
    base.unlink()
    return len(statements) + 1 - first


def main() -> None:
    folder = Path(sys.argv[1])
    Database(memory=True).close()  # looks for plugins once, not in every child
    kills = sum(kill_everywhere(scenario, folder) for scenario in SCENARIOS.values())
    sys.stdout.write(f"{kills} kills\n")


if __name__ == "__main__":
    main()
