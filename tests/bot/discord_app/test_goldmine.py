"""Gold Mine through the wire: dice that fall once, a defender who is rung up alone, and a beginning laid at once."""

from __future__ import annotations

import asyncio

import pytest

from bot.storage.table_reads import fetch_log
from bot.tables.table import Table
from engine.goldmine.actions import Challenge
from playground import MessageView, Person
from tests.bot.discord_app.clicking_players import address, verbs
from tests.bot.discord_app.harness import DiscordHarness

pytestmark = pytest.mark.integration

GAME = "goldmine"


def press(panel: MessageView, verb: str, argument: str) -> str:
    found = [part["custom_id"] for part in panel.buttons if (address(part).verb, address(part).argument) == (verb, argument)]
    assert found, f"{verb} {argument} is not among {verbs(panel)}"
    return str(found[0])


async def built(place: DiscordHarness, people: list[Person]) -> Table:
    """A table whose beginning everybody left to an automat."""
    await place.open_table(people, "en", GAME)
    for person in people:
        opened = await place.panel(person)
        if "give_order" in verbs(opened):
            await person.click(opened, press(opened, "give_order", "build"))
        await place.settled()
    table = await place.table()
    assert (table.state.laid, table.state.phase) == (20, "move")
    return table


async def test_the_die_falls_once_however_often_it_is_asked_for(place: DiscordHarness) -> None:
    table = await built(place, place.people[:2])
    assert "The mine stands" in place.newest().text
    assert len(place.posted()) <= 5, "everybody left the beginning to an automat and gets one message"
    person = await place.on_turn()
    panel = await place.panel(person)
    roll = press(panel, "move", "roll")
    await asyncio.gather(*(person.click(panel, roll) for _ in range(3)))
    await place.settled()
    rolled = await place.table()
    rows = await place.bot.tables.store.read(lambda db: [row for row in fetch_log(db, rolled.id) if row.seq > table.seq])
    assert [row.text for row in rows if row.kind == "act"] == ["roll"]
    assert len([row for row in rows if row.kind == "chance"]) == 1


async def test_a_defender_who_has_won_is_rung_up_alone_with_the_best_choices(place: DiscordHarness) -> None:
    table = await built(place, place.people[:3])
    for _ in range(200):
        if table.game.clock_share(table.state) < 1:
            break
        (seat,) = table.to_act()
        legal = table.game.legal_actions(table.state, seat)
        bats = [action for action in legal if isinstance(action, Challenge)]
        table = await place.act(str((bats or legal)[-1]))
    (defender,) = table.to_act()
    assert defender != table.state.turn
    newest = place.newest()
    person = await place.on_turn()
    assert newest.mentions == [person.id]
    panel = await place.panel(person)
    best = [part for part in panel.buttons if address(part).verb == "chase"]
    assert 1 <= len(best) <= 3
    assert "order" in verbs(panel), "a standing order for the next time"
    await person.click(panel, best[0]["custom_id"])
    await place.settled()
    assert (await place.table()).state.phase == "move"
