"""``bench-store``: what the database costs, as ratios that are measured in one run."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.ops.bench_databases import scratch_databases
from bot.ops.bench_games import play, prepare
from bot.ops.bench_processes import bench_one_at_a_time, bench_processes
from bot.ops.bench_stored import bench_stored
from bot.runtime.database_address import DatabaseAddress
from bot.service.request_runner import RequestRunner
from bot.service.table_service import TableService
from bot.storage.open_store import open_store
from engine.contract import Event, Json
from engine.games import GAMES

FEW = 10


def bench_store(
    database: DatabaseAddress, game: str, tables: int, processes: Sequence[int], stored: Sequence[int]
) -> dict[str, Json]:
    """Figures for one line of JSON. Everything is done in databases of its own beside this one.

    ``stored``: numbers of tables to compare, or one to be compared with ten; without ``processes`` only that is measured.
    """
    figures: dict[str, Json] = {"engine": "sqlite" if isinstance(database, Path) else "postgresql", "game": game}
    with scratch_databases(database) as new_database:
        if processes or not stored:
            figures["tables"] = tables
            figures["processes"] = bench_processes(new_database, game, tables, processes or [1])
            figures["one_at_a_time"] = asyncio.run(bench_one_at_a_time(new_database("one"), game))
            figures["apply_per_act"] = asyncio.run(_apply_per_act(new_database("applied"), game))
        if stored:
            counts = [FEW, *stored] if len(stored) == 1 else stored
            figures["stored"] = asyncio.run(bench_stored(new_database, game, counts))
    return figures


async def _apply_per_act(database: DatabaseAddress, game: str) -> Json:
    """How often an action is applied for one press: the act, what the channel and the player are told, and the undo offered."""
    store = open_store(database)
    service = TableService(RequestRunner(store))
    script = await prepare(service, game, 1)
    rules, count = GAMES[game], 0
    apply = rules.apply

    def counting(state: Any, seat: int, action: Any) -> list[Event]:
        nonlocal count
        count += 1
        return apply(state, seat, action)

    shown, each = script.seq, []
    object.__setattr__(rules, "apply", counting)
    try:
        while script.moves:
            seat, before = script.moves[0][0], count
            await play(service, script, 1)
            await service.since(script.table, shown, None)
            await service.since(script.table, shown, seat)
            table = await service.table(script.table)
            assert table is not None
            if table.status == "running" and seat not in table.to_act():
                await service.undo_plan(table, seat + 1, "turn")
                shown = script.seq
            each.append(count - before)
    finally:
        object.__delattr__(rules, "apply")
        store.close()
    return {"mean": round(sum(each) / len(each), 2), "most": max(each), "last": each[-1]}
