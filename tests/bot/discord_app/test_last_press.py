"""Two quick presses on one private panel: the answer to the later one stays, whichever is ready first."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.discord_app import press_handler
from bot.discord_app.last_press import LastPresses, MessagePress
from bot.panels.components import Address, PressResult
from playground import MessageView, Person
from tests.bot.discord_app.harness import DiscordHarness
from tests.bot.texts.szczesc import say
from tests.waiting import until

pytestmark = pytest.mark.integration

TITLES = {verb: say("en", f"rules-{verb}-title") for verb in ("end", "secrets")}


async def a_private_panel(place: DiscordHarness) -> tuple[Person, MessageView]:
    """Bob's page of the rules, with a select and buttons."""
    await place.open_table(place.people[:2], "en")
    bob = place.person("Bob")
    newest = place.newest()
    shown = await (await bob.click(newest, place.find(newest, "rules"))).finished()
    assert shown.private
    return bob, shown


def text_now(person: Person, message: MessageView, place: DiscordHarness) -> str:
    return next(one.text for one in person.messages(place.channel) if one.id == message.id)


async def test_a_slow_answer_does_not_overwrite_the_one_to_a_later_press(
    place: DiscordHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    bob, shown = await a_private_panel(place)
    real, later_answered = press_handler.handle_press, asyncio.Event()

    async def slow_first(tables: Any, person: int, address: Address, values: Any = (), **more: Any) -> PressResult:
        if values == ["secrets"]:
            await later_answered.wait()
        return await real(tables, person, address, values, **more)

    monkeypatch.setattr(press_handler, "handle_press", slow_first)
    await bob.select(shown, place.find(shown, "rules"), "secrets")
    await bob.select(shown, place.find(shown, "rules"), "end")
    await until(lambda: TITLES["end"] in text_now(bob, shown, place))
    later_answered.set()
    await place.answered()
    assert TITLES["end"] in text_now(bob, shown, place)
    assert TITLES["secrets"] not in text_now(bob, shown, place)


async def test_an_edit_that_is_under_way_cannot_overtake_a_later_one() -> None:
    presses, shown = LastPresses(), list[str]()
    first_may_end = asyncio.Event()

    async def edit(press: MessagePress | None, text: str, may_end: asyncio.Event | None = None) -> None:
        assert press is not None
        async with press.editing() as is_last:
            if may_end is not None:
                await may_end.wait()
            if is_last:
                shown.append(text)

    with presses.pressed(7) as first:
        under_way = asyncio.create_task(edit(first, "first", first_may_end))
        await asyncio.sleep(0)
        with presses.pressed(7) as second, presses.pressed(8) as elsewhere:
            later = asyncio.create_task(edit(second, "second"))
            await edit(elsewhere, "another message")
            assert shown == ["another message"]
            first_may_end.set()
            await asyncio.gather(under_way, later)
    assert shown == ["another message", "first", "second"]


def test_presses_that_are_answered_are_forgotten() -> None:
    presses = LastPresses()
    with presses.pressed(7) as first:
        assert first is not None
        with presses.pressed(7), presses.pressed(None) as none:
            assert none is None
            assert first.superseded
    with presses.pressed(7) as alone:
        assert alone is not None
        assert not alone.superseded
