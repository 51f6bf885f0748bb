"""A table that is called off before anybody saw it leaves nothing to post; one that was seen is brought to its end."""

from __future__ import annotations

from bot.storage import outbox
from bot.tables.table import CHANNEL_READER
from engine.games import GAMES
from tests.bot.table_harness import RecordingDeliverer, TableHarness, publish
from tests.conformance.games import every_game


@every_game
async def test_a_storm_of_tables_that_are_called_off_leaves_nothing_to_post(hall: TableHarness, game: str) -> None:
    for _ in range(5):
        table = await hall.open(1, game=game)
        assert (await hall.tables.cancel(await hall.request(1, table), table)).ok
    started = await hall.start(GAMES[game].seats[0], game=game)
    assert (await hall.tables.cancel(await hall.request(1, started), started)).ok
    wall = RecordingDeliverer()
    assert await publish(hall.tables, wall) == 0
    assert wall.sent == []
    shown = await hall.open(2, game=game)
    await publish(hall.tables, wall)
    assert (await hall.tables.cancel(await hall.request(1, shown), shown)).ok
    await publish(hall.tables, wall)
    assert [owed.table for owed in wall.sent] == [shown, shown], "what was shown is brought to its end"
    assert await hall.rows("SELECT COUNT(*) FROM messages WHERE due > shown") == [(0,)]


@every_game
async def test_players_are_told_of_the_end_of_a_game_that_only_its_channel_was_not_shown(hall: TableHarness, game: str) -> None:
    """The first message is on its way when the table is called off, for instance because its channel is gone."""
    table = await hall.start(GAMES[game].seats[0], game=game)
    assert await hall.store.write(lambda db: outbox.plan_message(db, table, CHANNEL_READER)) is not None
    assert (await hall.tables.cancel(await hall.request(1, table), table)).ok
    wall = RecordingDeliverer()
    await publish(hall.tables, wall)
    assert {owed.person for owed in wall.sent if owed.reader != CHANNEL_READER} == set(range(1, GAMES[game].seats[0] + 1))
