"""After a game, on the wire: the result card is a public message, the answer to the press a private one."""

from __future__ import annotations

from random import Random

import pytest

from bot.tables.table import Request
from bot.texts import say_in
from tests.bot.discord_app.harness import DiscordHarness

pytestmark = pytest.mark.integration

say = say_in("kopalnie")


async def play_to_the_end(place: DiscordHarness) -> None:
    """Without Discord: whoever is on turn does anything legal."""
    rng = Random(4)
    while (table := await place.table()).to_act():
        seat = table.to_act()[0]
        person = table.seats[seat].player
        assert person is not None
        action = rng.choice(list(table.game.legal_actions(table.state, seat)))
        request = Request(f"end {table.seq}", person, table.seq, "P")
        assert (await place.bot.tables.act(request, table.id, [str(action)])).ok


async def test_the_result_card_is_posted_for_everybody(place: DiscordHarness) -> None:
    await place.open_table(place.people[:2], "en", game="kopalnie")
    await play_to_the_end(place)
    await place.settled()
    final = place.newest()
    before = len(place.posted())
    answer = await (await place.person("Bob").click(final, place.find(final, "result_card"))).finished()
    await place.answered()
    assert answer.private
    now = next(one for one in place.person("Bob").messages(place.channel) if one.id == answer.id)
    assert say("en", "posted") in now.text
    card = place.newest()
    assert len(place.posted()) == before + 1
    assert not card.private
    assert len(card.pictures) == 1
    assert say("en", "result-card-title") in card.text
