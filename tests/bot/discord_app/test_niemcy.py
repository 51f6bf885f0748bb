"""Niemcy through the wire: a claim is made once however often it is pressed, a half-finished turn survives a restart."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from playground import MessageView, Person
from tests.bot.discord_app.clicking_players import Clicker, address, play_game, verbs
from tests.bot.discord_app.harness import DiscordHarness, hall

pytestmark = pytest.mark.integration

GAME = "niemcy"


async def begun(place: DiscordHarness, people: list[Person]) -> Person:
    """A table whose first tickets are chosen; whoever has the first turn."""
    await place.open_table(people, "en", GAME)
    while (await place.table()).state.phase in ("announce", "choose"):
        await place.act()
    return await place.on_turn()


def of(panel: MessageView, verb: str) -> str:
    found = [part["custom_id"] for part in (*panel.buttons, *panel.selects) if address(part).verb == verb]
    assert found, f"{verb} is not among {verbs(panel)}"
    return str(found[0])


async def test_a_draw_shows_header_and_players_and_the_first_turn_the_whole_map(place: DiscordHarness) -> None:
    person = await begun(place, place.people[:2])
    assert len(place.newest().pictures) == 4
    panel = await place.panel(person)
    await person.click(panel, next(part["custom_id"] for part in panel.buttons if "draw:blind" in part["custom_id"]))
    await place.settled()
    await place.act("draw blind")
    assert "draws a card from the deck ×2" in place.newest().text
    assert len(place.newest().pictures) == 2


async def test_two_quick_presses_claim_once_and_a_restart_in_between_does_no_harm(place: DiscordHarness) -> None:
    person = await begun(place, place.people[:2])
    panel = await place.panel(person)
    answer = await person.click(panel, of(panel, "claim"))
    await place.settled()
    for verb in ("route", "pay_with"):
        chosen = answer.message
        if verb in verbs(chosen):
            select = chosen.selects[0]
            answer = await person.select(chosen, select["custom_id"], select["options"][0]["value"])
            await place.settled()
    chosen = answer.message
    assert all(any(option.get("default") for option in one["options"]) for one in chosen.selects), "the best is marked"
    await place.restart_bot()
    confirm = of(chosen, "confirm")
    await asyncio.gather(person.click(chosen, confirm), person.click(chosen, confirm))
    await place.settled()
    table = await place.table()
    assert sum(own.bit_count() for own in table.state.own) == 1
    assert table.to_act() != (table.seat_of(int(person.id)),)
    assert "claims **" in place.newest().text


@pytest.mark.slow
async def test_people_who_press_what_they_see_play_on_over_a_restart(place: DiscordHarness) -> None:
    people = await place.seat(3, "pl", GAME)
    clickers = [Clicker(place, person, seed) for seed, person in enumerate(people)]
    await play_game(place, clickers, rounds=4)
    await place.restart_bot()
    await play_game(place, clickers, rounds=4)
    assert (await place.table()).state.phase not in ("announce", "choose")


async def test_panels_that_wait_for_a_long_plan_hold_up_nobody_else(tmp_path: Path) -> None:
    """Panels are built in threads, and one that needs a long plan waits in its thread for the process that makes it."""
    solved = threading.Event()
    async with hall(tmp_path) as place:
        person = await begun(place, place.people[:2])
        waiting = [asyncio.create_task(asyncio.to_thread(solved.wait, 60)) for _ in range(48)]
        try:
            async with asyncio.timeout(30):
                assert (await place.panel(person)).pictures
        finally:
            solved.set()
            await asyncio.gather(*waiting)
