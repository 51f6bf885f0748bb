"""Writes the database of the newest schema."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from pathlib import Path

from bot.storage.migrations import MIGRATIONS
from tests.bot.databases import FINISHED, HERE, OPEN, RUNNING
from tests.bot.table_harness import HOUR, TableHarness


async def fill(path: Path) -> None:
    hall = TableHarness(path)
    assert await hall.start(3, channel=76) == FINISHED
    await hall.play(FINISHED, 1000)
    assert await hall.start(3, automats=("apprentice",), channel=77) == RUNNING
    assert (await hall.tables.hand_over(await hall.request(2, RUNNING), RUNNING)).ok
    await play_until(hall, 1)
    hall.clock.now += 25 * HOUR  # this turn is lost to the clock
    while (await hall.look(RUNNING)).to_act() == (0,):
        await hall.scheduler.look()
    await play_until(hall, 3)
    assert (await hall.tables.resign(await hall.request(3, RUNNING), RUNNING)).ok
    for _ in range(12):
        await play_until(hall, 1)
        assert (await hall.act(RUNNING)).ok
    assert await hall.open(2, automats=("apprentice", "foreman"), channel=78) == OPEN
    await hall.tables.change_person(1, language="pl", quiet_from=1320, quiet_to=420)
    hall.close()


async def play_until(hall: TableHarness, person: int) -> None:
    """Everybody else plays until this person is on turn."""
    while (decides := (table := await hall.look(RUNNING)).seats[table.to_act()[0]].player) != person:
        assert await hall.scheduler.look() if decides is None else (await hall.act(RUNNING)).ok


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "x.sqlite"
        asyncio.run(fill(path))
        db = sqlite3.connect(path)
        (HERE / f"{MIGRATIONS[-1].label}.sql").write_text("\n".join(db.iterdump()) + "\n", encoding="utf-8")
        db.close()


if __name__ == "__main__":
    main()
