"""Writes the database of every version that has none yet."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from pathlib import Path

from sqlite_utils import Database

from bot.storage import migrations, sqlite_store
from tests.bot.databases import DUMPS, HERE
from tests.bot.table_harness import TableHarness


def stop_after(version: str) -> None:
    """Let stores be made as they were then."""
    later = migrations.known_migrations()[migrations.known_migrations().index(version) + 1 :]

    def migrate(db: Database) -> None:
        migrations.MIGRATIONS.apply(db, stop_before=later)

    sqlite_store.migrate = migrate


async def play(path: Path, *, to_the_end: bool) -> None:
    hall = TableHarness(path)
    if to_the_end:
        await hall.play(await hall.start(3, channel=76), 1000)
    table = await hall.past_draft(3, seats=3)
    await hall.play(table, 20)
    await hall.tables.change_person(1, language="pl", quiet_from=1320, quiet_to=420)
    hall.close()


def main() -> None:
    for version in migrations.known_migrations():
        if version in DUMPS:
            continue
        stop_after(version)
        with tempfile.TemporaryDirectory() as place:
            path = Path(place) / "x.sqlite"
            asyncio.run(play(path, to_the_end=version != "1_tables"))
            db = sqlite3.connect(path)
            (HERE / f"{version}.sql").write_text("\n".join(db.iterdump()) + "\n", encoding="utf-8")
            db.close()


if __name__ == "__main__":
    main()
