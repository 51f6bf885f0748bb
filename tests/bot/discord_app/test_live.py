"""Live games through the wire at three minutes a turn: people who only press what they see, and one who leaves and comes back."""

from __future__ import annotations

import time

import pytest

from bot.panels.game_module import GAME_MODULES
from bot.tables.pace import GRACE_SECONDS, MINUTE
from playground import MessageView, Person
from tests.bot.discord_app.clicking_players import Clicker, verbs
from tests.bot.discord_app.harness import DiscordHarness

pytestmark = pytest.mark.integration

LIVE = 3 * MINUTE
QUICK_TURNS = 3  # after the return


class Live:
    """A live table whose clock is set by hand."""

    def __init__(self, place: DiscordHarness) -> None:
        self.place = place
        self.now = int(time.time())
        place.bot.tables.runner.now = lambda: self.now

    async def pass_time(self, seconds: int) -> None:
        self.now += seconds
        self.place.bot.wake()
        await self.place.settled()

    async def on_turn(self) -> int | None:
        """The person who is to decide; None when the game is over."""
        table = await self.place.table()
        return table.seats[table.to_act()[0]].owner if table.to_act() else None

    async def is_away(self, person: Person) -> bool:
        table = await self.place.table()
        return table.seats[table.own_seat(int(person.id))].lent


def private_verbs(person: Person) -> list[str]:
    return verbs(person.last(person.direct))


async def miss_a_turn(live: Live, person: Person) -> None:
    """A minute before the end a direct message, at the end a question in the channel, 30 seconds later an automat."""
    before = live.place.posted()
    await live.pass_time(LIVE - MINUTE - 1)
    assert len(live.place.posted()) == len(before)
    await live.pass_time(1)
    assert len(live.place.posted()) == len(before), "nothing public before the time is up"
    assert "no_reminders" in private_verbs(person), "the last minute is told, with a way to stop reminders"
    await live.pass_time(MINUTE)
    asked = live.place.posted()[-1]
    assert len(live.place.posted()) == len(before) + 1
    assert verbs(asked) == ["here"], "one button"
    assert asked.mentions == [person.id]
    await live.pass_time(GRACE_SECONDS - 1)
    assert not await live.is_away(person)
    await live.pass_time(1)
    assert await live.is_away(person)
    assert "take_back" in private_verbs(person)


async def come_back(live: Live, person: Person) -> MessageView:
    """One press, in the direct message."""
    message = person.last(person.direct)
    await person.click(message, live.place.find(message, "take_back"))
    await live.place.settled()
    assert not await live.is_away(person)
    return live.place.newest()


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("people", "automats"), [(4, 0), (2, 2)])
async def test_a_live_game_with_one_who_leaves_and_comes_back(
    people: int, automats: int, whole: bool, place: DiscordHarness
) -> None:
    live = Live(place)
    players = place.people[:people]
    await place.open_table(players, "pl", "kopalnie", pace="3 min", automats=automats)
    table = await place.table()
    assert (table.clock, table.status) == (LIVE, "running")
    clickers = {int(player.id): Clicker(place, player, seed) for seed, player in enumerate(players)}
    while (await place.table()).state.phase in GAME_MODULES["kopalnie"].panels.PRIVATE_CHOICE_PHASES:
        person = await live.on_turn()
        assert person is not None
        await clickers[person].play_turn(place.newest())
        await place.settled()
    gone, turns, returned = players[1], 0, False
    while (person := await live.on_turn()) is not None and (whole or turns < QUICK_TURNS):
        if person == int(gone.id) and not returned:
            if not await live.is_away(gone):
                await miss_a_turn(live, gone)
            continue
        if await live.is_away(gone):
            await come_back(live, gone)
            returned = True
            continue
        before = len(place.posted())
        await live.pass_time(LIVE - MINUTE - 1)
        assert len(place.posted()) == before, "a turn in time adds nothing"
        await clickers[person].play_turn(place.newest())
        await place.settled()
        turns += returned
    assert returned
    assert not whole or (await place.table()).status == "over"
