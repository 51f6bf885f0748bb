"""A damaged table on Discord: its channel is told, and every other table, the clock and the health page go on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.discord_app import delivery_loop
from tests.bot.damage import UNREADABLE, damage, sql
from tests.bot.discord_app.clicking_players import Clicker
from tests.bot.discord_app.harness import CHANNELS, DiscordHarness, hall
from tests.slow_parts import slow_but

pytestmark = pytest.mark.integration


async def two_tables(place: DiscordHarness) -> tuple[int, int, str]:
    """The number of a table here, of one elsewhere, and that other channel."""
    here, elsewhere = place.channel, place.playground.channel(CHANNELS[1].name)
    await place.open_table(place.people[:2], "en")
    sick = (await place.table()).id
    place.channel = elsewhere
    await place.open_table(place.people[2:4], "en")
    healthy = (await place.table()).id
    place.channel = here
    return sick, healthy, elsewhere


KINDS = ("the position is no JSON", "options are no JSON", "the seats are missing", "the game is unknown")


@pytest.mark.parametrize("kind", slow_but(KINDS[:1], KINDS))
async def test_one_damaged_table_stops_no_other(place: DiscordHarness, kind: str) -> None:
    sick, healthy, elsewhere = await two_tables(place)
    await place.stop_bot()
    damage(place.settings.database, sick, UNREADABLE[kind])
    damage(
        place.settings.database,
        sick,
        sql("UPDATE messages SET shown = 0, message = 'none', due = 'x' WHERE reader >= 0 AND table_id = :id"),
    )
    damage(place.settings.database, sick, sql("UPDATE messages SET due = due + 1 WHERE reader = -1 AND table_id = :id"))
    damage(place.settings.database, sick, sql("UPDATE tables SET alarm = 1 WHERE id = :id"))
    await place.start_bot()
    await place.bot.wait_until_ready()
    await place.settled()
    assert (await place.bot.tables.store.read(lambda db: db.execute("SELECT status FROM tables").fetchall())) == [
        ("frozen",),
        ("running",),
    ]
    if kind != "the game is unknown":
        assert "frozen" in place.posted()[-1].text
    place.channel = elsewhere
    table = await place.table()
    (seat,) = table.to_act()
    clicker = Clicker(place, next(one for one in place.people if int(one.id) == table.seats[seat].owner), 1)
    panel = await (await clicker.person.click(place.newest(), place.find(place.newest(), "play"))).finished()
    await clicker.press_something(panel)
    await place.settled()
    assert (await place.table()).id == healthy
    assert (await place.table()).seq > table.seq
    assert (await place.bot.health.look())["ok"]


async def test_a_reader_who_cannot_be_reached_does_not_make_the_bot_unhealthy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery_loop, "RETRY_SECONDS", 0.0)
    async with hall(tmp_path) as place:
        await place.bot.wait_until_ready()
        sick, healthy, _ = await two_tables(place)
        deliveries = place.bot.deliveries
        ordinary = deliveries._deliverer.deliver

        async def deliver(owed: delivery_loop.OwedMessage) -> int | None:
            if owed.table == sick:
                raise RuntimeError("no way to show this")
            return await ordinary(owed)

        monkeypatch.setattr(deliveries._deliverer, "deliver", deliver)

        async def deliver_all() -> None:
            await deliveries.look()
            await asyncio.gather(*deliveries._delivering.values())

        async def owe(table: int) -> None:
            statement = "UPDATE messages SET due = due + 1 WHERE table_id = ? AND reader = -1"
            await place.bot.tables.store.write(lambda db: db.execute(statement, (table,)))
            await deliver_all()

        await owe(sick)
        for _ in range(delivery_loop.STUCK_AFTER):
            await deliver_all()
        assert deliveries.oldest is not None, "perhaps nobody can be reached"
        await owe(healthy)
        await deliveries.look()
        assert deliveries.oldest is None
        found = await place.bot.health.look()
        assert found["ok"]
        assert found["outbox"]["stuck"] == 1
        monkeypatch.setattr(deliveries._deliverer, "deliver", ordinary)
