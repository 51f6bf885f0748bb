"""Advice at a table of the second game, in an independent Discord emulator: the mission, a dig, a stale button."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.texts import say
from tests.simcord.harness import address, answer_of, pressable, server, text_of, verbs
from tests.simcord.test_advice import ask, private
from tests.simcord.test_kopalnie import GAME

pytestmark = pytest.mark.slow


async def test_from_the_mission_to_the_first_dig(tmp_path: Path) -> None:
    async with server(tmp_path) as place:
        people = place.people[:2]
        await place.open_table(people, "en", GAME)
        offers = (await place.table()).state.offered
        for seat, person in reversed(list(enumerate(people))):  # all choose at once, and each is advised on the own ones
            shown = await ask(place, person)
            follow = [part.custom_id for part in pressable(shown) if address(part).verb == "follow"]
            assert len(follow) == 3
            assert not [code for code in follow if any(mission in code for mission in offers[seat])]
            await person.click(shown, custom_id=follow[0])
            assert (await place.table()).state.missions[seat] in offers[seat]
        person = await place.on_turn()
        waiting = next(other for other in people if other is not person)
        before, posted = await place.table(), len(place.posted)
        assert "follow" not in verbs(await ask(place, waiting))
        opened = await person.click(place.newest, custom_id=place.find(place.newest, "play"))
        panel = answer_of(opened).message
        await person.click(panel, custom_id=place.find(panel, "advice"))
        shown = private(place, person)
        assert say("en", "advice-title") in text_of(shown)
        assert "➕ on " in text_of(shown)
        assert (await place.table()).seq == before.seq
        assert len(place.posted) == posted, "nobody else learns of it"
        stale = await ask(place, person)
        await person.click(shown, custom_id=place.find(shown, "follow"))
        moved = await place.table()
        assert sum(map(len, moved.state.tiles)) + (moved.state.phase == "rolled") == 1
        await person.click(stale, custom_id=place.find(stale, "follow"))
        assert (await place.table()).seq == moved.seq, "the die is not rolled again"
