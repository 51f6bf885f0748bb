"""A table in the bot's direct messages: one person against automats, with everything that works in a channel."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.texts import say
from playground import MessageView, Person
from tests.bot.discord_app.clicking_players import Clicker, verbs
from tests.bot.discord_app.harness import DiscordHarness, hall
from tests.conformance.games import RELEASED

pytestmark = pytest.mark.integration

QUICK = "kopalnie"


def posts(person: Person) -> list[MessageView]:
    return [one for one in person.messages(person.direct, limit=1000) if not one.private]


def newest(person: Person) -> MessageView:
    return [one for one in posts(person) if one.buttons][-1]


async def begin(place: DiscordHarness, person: Person, game: str, **options: object) -> None:
    told = await (await person.slash(f"{game} new", {"language": "en", **options}, person.direct)).finished()
    assert told.private
    await place.settled()


@pytest.mark.parametrize("game", [game if game == QUICK else pytest.param(game, marks=pytest.mark.slow) for game in RELEASED])
async def test_a_whole_game_alone(game: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    async with hall(tmp_path) as place:
        ania = place.people[0]
        await begin(place, ania, game, level="apprentice")
        table = await place.table(ania.direct)
        assert (table.status, table.server, table.clock) == ("running", 0, None)
        assert [seat.owner for seat in table.seats] == [int(ania.id), *[None] * (len(table.seats) - 1)]
        clicker = Clicker(place, ania, 3)
        for _ in range(1000):
            await place.settled()
            message = newest(ania)
            if "rematch" in verbs(message):
                break
            await clicker.play_turn(message)
            assert message.id in [one.id for one in posts(ania)], "the table's message stays"
        assert (await place.table(ania.direct)).status == "over"
        assert [one for one in posts(ania) if one.buttons] == [newest(ania)], "only the newest message has buttons"
        assert newest(ania).pictures
        await place.press(ania, "rematch", newest(ania))
        assert (await place.table(ania.direct)).status == "open"
        await place.press(ania, "start", newest(ania))
        assert (await place.table(ania.direct)).status == "running"
        assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_typed_turns_undo_and_the_end_work_there_too(place: DiscordHarness) -> None:
    ania, bob = place.people[:2]
    await begin(place, ania, "szczesc", seats=2)
    while (table := await place.table(ania.direct)).state.phase == "draft":
        await ania.slash("szczesc draft", {"card": table.state.display[0]}, ania.direct)
        await place.settled()
    await ania.slash("szczesc money", {"place": "1"}, ania.direct)
    await place.settled()
    played = await place.table(ania.direct)
    assert played.state.cechownia[0] == 1
    told = await (await ania.slash("szczesc undo", {}, ania.direct)).finished()
    assert say("pl", "undo-done") in told.text
    told = await (await ania.slash("szczesc replace", {"player": "0", "by": bob.id}, ania.direct)).finished()
    assert say("pl", "refuse-nobody_else_here") in told.text
    told = await (await ania.slash("szczesc new", {}, ania.direct)).finished()
    assert told.text == say("pl", "refuse-channel_taken")
    await place.settled()
    told = await (await ania.slash("tables", {}, ania.direct)).finished()
    assert f"https://discord.com/channels/@me/{ania.direct}/{newest(ania).id}" in told.text
    await ania.slash("szczesc cancel", {}, ania.direct)
    await place.settled()
    assert (await place.table(ania.direct)).status == "cancelled"


async def test_a_table_of_a_server_is_still_played_from_direct_messages(place: DiscordHarness) -> None:
    """A person with a table in direct messages and one in a server: a message in the one place never changes the other table."""
    ania, _ = await place.seat(2, "en", "kopalnie")
    letter = ania.last(ania.direct)
    await begin(place, ania, "szczesc", seats=2)
    await Clicker(place, ania, 1)._finish(letter)
    await place.settled()
    server = await place.table()
    assert server.state.missions[server.seat_of(int(ania.id)) or 0] is not None
    assert (await place.table(ania.direct)).game_name == "szczesc"
