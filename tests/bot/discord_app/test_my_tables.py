"""``/tables`` on the wire: in a channel and in direct messages, for whoever asks, with a link to the very message."""

from __future__ import annotations

import pytest

from tests.bot.discord_app.harness import DiscordHarness

pytestmark = pytest.mark.integration


async def test_the_list_is_private_and_links_to_the_newest_message(place: DiscordHarness) -> None:
    ania, bob, celina = place.people[:3]
    await place.open_table([ania, bob], "en")
    table = await place.table()
    on_turn = next(one for one in (ania, bob) if int(one.id) == table.seats[table.to_act()[0]].owner)
    for channel in (place.channel, on_turn.direct):
        told = await (await on_turn.slash("tables", {}, channel)).finished()
        assert told.private
        assert f"https://discord.com/channels/{table.server}/{place.channel}/{place.newest().id}" in told.text
        assert f"<#{place.channel}>" in told.text
    told = await (await celina.slash("tables", {}, celina.direct)).finished()
    again = await (await celina.click(told, place.find(told, "tables"))).finished()
    assert again.text == told.text
    assert "discord.com" not in told.text
    [command] = [one for one in place.playground.world.commands.values() if one["name"] == "tables"]
    assert sorted(command["integration_types"]) == [0, 1], "also as an app that somebody has installed for themselves"
    assert sorted(command["contexts"]) == [0, 1, 2]
    assert command["name_localizations"]["pl"] == "stoły"
