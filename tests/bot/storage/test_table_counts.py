"""The health page reads counters: they are what counting all tables would give."""

from __future__ import annotations

import pytest

from bot.storage.health_queries import count_owed_and_tables
from tests.bot.table_harness import TableHarness

pytestmark = pytest.mark.engines


async def test_counters_agree_with_the_tables(hall: TableHarness) -> None:
    async def agree(*statuses: str) -> None:
        counted = {(game, status): tables for game, status, tables in await hall.rows(sql)}
        assert (await hall.store.read(count_owed_and_tables))[1] == counted
        assert {status for _, status in counted} == set(statuses)

    sql = "SELECT game, status, COUNT(*) FROM tables GROUP BY game, status"
    await agree()
    lobby = await hall.open(2, channel=1)
    played = await hall.start(2, channel=2)
    await agree("open", "running")
    await hall.tables.cancel(await hall.request(1, lobby), lobby)
    await agree("cancelled", "running")
    broken = await hall.start(2, channel=3)
    await hall.store.write(lambda db: db.execute("UPDATE snapshots SET digest = '' WHERE table_id = ?", (broken,)))
    hall.begin()
    assert (await hall.look(broken)).status == "frozen"
    await agree("cancelled", "running", "frozen")
    await hall.play(played, 1000)
    await agree("cancelled", "over", "frozen")
    await hall.tables.cancel(await hall.request(1, broken), broken)
    await agree("cancelled", "over")
