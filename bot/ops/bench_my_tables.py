"""How long the list of a person's tables takes, with few and with many tables of other people in the same file."""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path

from bot.ops.bench_store import fill
from bot.service.request_runner import RequestRunner
from bot.service.table_service import TableService
from bot.storage.connection import Connection
from bot.storage.sqlite_store import sqlite_store

OWN_TABLES = 50
FEW = 10
CALLS = 40
PERSON = 1


async def bench_my_tables(folder: Path, game: str, stored: int) -> dict[str, float]:
    """The median of some calls beside ten tables of others and beside ``stored``, and the ratio of both."""
    seconds = []
    with tempfile.TemporaryDirectory(dir=folder) as place:
        for name, others in (("few", FEW), ("stored", stored)):
            store = sqlite_store(Path(place) / f"{name}.sqlite")
            service = TableService(RequestRunner(store))
            await fill(service, game, OWN_TABLES + others - 1)
            await store.write(_give_to_others)
            seconds.append(await _seconds(service))
            store.close()
    few, many = seconds
    return {
        "my_tables_seconds_few": round(few, 5),
        "my_tables_seconds_stored": round(many, 5),
        "my_tables_ratio": round(many / few, 2),
    }


def _give_to_others(db: Connection) -> None:
    """All tables but the first ones belong to people who sit nowhere else."""
    for table in ("seats", "decisions"):
        last = "(SELECT MIN(id) + ? FROM tables)"
        db.execute(f"UPDATE {table} SET person = person + 1000 * table_id WHERE table_id >= {last}", (OWN_TABLES,))  # noqa: S608


async def _seconds(service: TableService) -> float:
    found = await service.tables_of(PERSON)
    assert len(found) == OWN_TABLES, len(found)
    each = []
    for _ in range(CALLS):
        began = time.perf_counter()
        await service.tables_of(PERSON)
        each.append(time.perf_counter() - began)
    return statistics.median(each)
