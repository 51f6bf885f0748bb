"""A planned turn on the wire: chosen by pressing, played without a call, marked in the channel, taken back by its owner."""

from __future__ import annotations

import pytest

from bot.texts import say, say_in
from tests.bot.discord_app.harness import DiscordHarness

pytestmark = pytest.mark.integration


async def test_a_turn_is_planned_played_and_taken_back(place: DiscordHarness) -> None:
    people = await place.seat(2, "en", "szczesc")
    while (table := await place.table()).state.phase == "draft":
        person = next(one for one in people if int(one.id) == table.seats[table.to_act()[0]].owner)
        await person.slash("szczesc draft", {"card": table.state.display[0]}, place.channel)
        await place.settled()
    now = next(one for one in people if int(one.id) == table.seats[table.to_act()[0]].owner)
    later = next(one for one in people if one is not now)
    await place.press(later, "play")
    await place.press(later, "ahead", later.last(place.channel))
    for value in ("money", "0"):
        shown = later.last(place.channel)
        assert shown.private
        await later.select(shown, shown.selects[-1]["custom_id"], value)
        await place.settled()
    seat = table.seat_of(int(later.id))
    assert seat is not None
    assert len((await place.table()).plans[seat].turns) == 1
    assert not [one for one in place.posted() if "📅" in one.text], "nobody else learns of it"
    before = len(place.posted())
    await now.slash("szczesc money", {"place": "1"}, place.channel)
    await place.settled()
    told = place.posted()[before:]
    assert not [one for one in told if later.id in one.mentions], "nobody is called to a turn that is planned"
    assert say("en", "log-planned", who=table.seats[seat].name) in "\n".join(one.text for one in told)
    assert now.id in place.newest().mentions
    await place.typed(later, "szczesc undo")
    again = await place.table()
    assert again.to_act() == (seat,)
    assert again.plans == {}
    assert later.id in place.newest().mentions
    assert say_in("szczesc")("en", "btn-play") in place.newest().labels
