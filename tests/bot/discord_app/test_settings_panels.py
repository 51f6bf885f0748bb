"""Settings by buttons, of the table and of a person."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.pace import HOUR
from playground import MessageView, Person
from tests.bot.discord_app.harness import DiscordHarness

pytestmark = pytest.mark.integration


def control(message: MessageView, verb: str, argument: str) -> dict[str, Any]:
    """The button or select with this verb and argument."""
    parts = [one for one in (*message.buttons, *message.selects) if one["custom_id"].split(":", 4)[3:] == [verb, argument]]
    assert len(parts) == 1, [one["custom_id"] for one in (*message.buttons, *message.selects)]
    return parts[0]


def shown_to(place: DiscordHarness, person: Person) -> MessageView:
    return [one for one in person.messages(place.channel) if one.private][-1]


async def press(place: DiscordHarness, person: Person, message: MessageView, verb: str, argument: str) -> MessageView:
    await person.click(message, control(message, verb, argument)["custom_id"])
    await place.settled()
    return shown_to(place, person)


async def choose(place: DiscordHarness, person: Person, message: MessageView, select: tuple[str, str], value: str) -> MessageView:
    await person.select(message, control(message, *select)["custom_id"], [value])
    await place.settled()
    return shown_to(place, person)


async def opened(place: DiscordHarness, person: Person) -> MessageView:
    """The settings of the table, from its lobby."""
    lobby = place.newest()
    return await (await person.click(lobby, place.find(lobby, "settings"))).finished()


async def test_the_host_sets_the_table_from_the_lobby(place: DiscordHarness) -> None:
    ania, bob = place.people[:2]
    await place.typed(ania, "szczesc new", {"language": "en"})
    page = await opened(place, ania)
    page = await choose(place, ania, page, ("set_table", "clock"), "120")
    page = await choose(place, ania, page, ("set_table", "language"), "de")
    page = await press(place, ania, page, "set_table", "advice no")
    assert control(page, "set_table", "advice no")["disabled"], "what holds cannot be chosen again"
    page = await press(place, ania, page, "set_table", "option open_deliveries yes")
    table = await place.table()
    assert (table.clock, table.language, table.advice) == (2 * HOUR, "de", False)
    assert table.options["open_deliveries"] is True
    theirs = await opened(place, bob)
    assert not theirs.selects
    assert [one["custom_id"].split(":")[3] for one in theirs.buttons] == ["my_settings", "play"]


async def test_during_the_game_only_what_may_still_change_is_offered(place: DiscordHarness) -> None:
    ania, _ = await place.seat(2)
    told = await (await ania.slash("szczesc settings", {}, place.channel)).finished()
    page = await _click(place, ania, told, "settings")
    assert len(page.selects) == 2
    changing = [one["custom_id"].split(":")[4] for one in page.buttons if one["custom_id"].split(":")[3] == "set_table"]
    assert changing == ["weekends no", "weekends yes", "keep_pictures no", "keep_pictures yes"]
    page = await press(place, ania, page, "set_table", "keep_pictures yes")
    assert (await place.table()).keep_pictures
    page = await choose(place, ania, page, ("set_table", "clock"), "0")
    assert (await place.table()).clock is None


async def _click(place: DiscordHarness, person: Person, message: MessageView, verb: str) -> MessageView:
    await person.click(message, place.find(message, verb))
    await place.settled()
    return shown_to(place, person)


async def test_people_set_what_is_theirs(place: DiscordHarness) -> None:
    bob = place.person("Bob")
    page = await (await bob.slash("szczesc settings", {}, place.channel)).finished()
    page = await press(place, bob, page, "set_mine", "szczesc reminders no")
    page = await press(place, bob, page, "set_mine", "szczesc emojis no")
    page = await choose(place, bob, page, ("set_mine", "szczesc quiet"), "1320-420")
    page = await choose(place, bob, page, ("set_mine", "szczesc zone"), "Europe/London")
    person = await place.bot.tables.person(int(bob.id))
    assert (person.reminders, person.emojis, person.zone) == (False, False, "Europe/London")
    assert (person.quiet_from, person.quiet_to) == (22 * 60, 7 * 60)
    assert "22:00–7:00 (Europe/London)" in page.text
    page = await choose(place, bob, page, ("set_mine", "szczesc quiet"), "none")
    page = await press(place, bob, page, "set_mine", "szczesc emojis yes")
    person = await place.bot.tables.person(int(bob.id))
    assert (person.quiet_from, person.emojis) == (None, True)
    typed = await (await bob.slash("szczesc settings", {"emojis": False}, place.channel)).finished()
    assert control(typed, "set_mine", "szczesc emojis yes")
