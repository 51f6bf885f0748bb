"""Answers: acknowledged before anything is looked up, explained when something breaks, and harmless to everybody else."""

from __future__ import annotations

import asyncio
import io
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from bot.discord_app import press_handler
from bot.discord_app.interaction_handler import AckMode, InteractionHandler, Responder
from bot.discord_app.panel_layout import PanelComponent, RenderedPanel
from bot.panels.components import MAX_TEXT, Address, Button, Panel, Select, SelectOption, panel
from bot.runtime.logging_setup import OneLineFormatter
from bot.runtime.metrics import REFUSED_TOTAL
from bot.tables.errors import StoreError
from playground import InteractionFailed
from render.picture_registry import RenderedPicture
from render.scene import Scene
from tests.bot.discord_app.harness import DiscordHarness, QuickRenderer, hall
from tests.bot.texts.szczesc import say
from tests.waiting import until


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(OneLineFormatter())
    logger = logging.getLogger("bot")
    logger.addHandler(handler)
    before, logger.level = logger.level, logging.INFO
    yield stream
    logger.removeHandler(handler)
    logger.setLevel(before)


@pytest.mark.integration
async def test_an_answer_is_acknowledged_before_the_database_is_asked(
    place: DiscordHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await place.open_table(place.people[:2], "en")
    release = asyncio.Event()
    store = place.bot.tables.store
    for name in ("read", "write"):
        real = getattr(store, name)

        async def later(job: Any, real: Any = real) -> Any:
            await release.wait()
            return await real(job)

        monkeypatch.setattr(store, name, later)
    clara = place.person("Clara")
    newest = place.newest()
    pressed = await clara.click(newest, place.find(newest, "rules"))
    typed = await clara.slash("szczesc board", {}, place.channel)
    assert (pressed.callback, typed.callback) == (6, 5)
    assert typed.message.thinking
    release.set()
    assert (await pressed.finished()).text
    assert (await typed.finished()).buttons


@pytest.mark.integration
async def test_what_breaks_has_a_number_that_is_in_the_log(
    place: DiscordHarness, monkeypatch: pytest.MonkeyPatch, lines: io.StringIO
) -> None:
    await place.open_table(place.people[:2], "en")

    async def broken(*_: Any, **__: Any) -> Any:
        raise ValueError("a bug")

    monkeypatch.setattr(press_handler, "handle_press", broken)
    bob = place.person("Bob")
    newest = place.newest()
    told = await (await bob.click(newest, place.find(newest, "rules"))).finished()
    assert told.private
    incident = re.findall(r"`([0-9a-f]{8})`", told.text)[0]
    (line,) = [line for line in lines.getvalue().splitlines() if incident in line]
    table = await place.table()
    assert f"table={table.id} server={table.server} person={bob.id} interaction=" in line
    assert "ValueError: a bug" in line
    assert "ValueError" not in told.text

    async def full(job: Any) -> Any:
        raise StoreError("disk_full")

    clara = place.person("Clara")
    with monkeypatch.context() as patch:
        patch.setattr(place.bot.tables.store, "read", full)
        told = await (await clara.slash("szczesc board", {}, place.channel)).finished()
        offered = await clara.autocomplete("szczesc money", "place", {"place": ""}, place.channel)
    assert told.text == say("de", "front-database"), "a database that fails is named"
    assert offered == []


@pytest.mark.integration
async def test_whoever_would_be_answered_too_late_is_told_of_the_restart(
    place: DiscordHarness, monkeypatch: pytest.MonkeyPatch, lines: io.StringIO
) -> None:
    """A review takes half a minute, and the bot does not wait so long when it is to end."""
    await place.open_table(place.people[:2], "en")
    begun = asyncio.Event()

    async def endless(*_: Any, **__: Any) -> Any:
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(press_handler, "handle_press", endless)
    bob = place.person("Bob")
    newest = place.newest()
    asked = await bob.click(newest, place.find(newest, "rules"))
    await begun.wait()
    await place.bot.wind_down(0.05)
    assert (await asked.finished()).text == say("en", "front-restarting")
    assert not place.bot.interactions.busy
    late = await bob.slash("szczesc board", {}, place.channel)
    assert (late.callback, late.message.private, late.message.text) == (4, True, say("en", "front-restarting"))
    assert "ERROR" not in lines.getvalue()


@pytest.mark.parametrize("lost", [aiohttp.ServerDisconnectedError(), ConnectionResetError(), RuntimeError("Session is closed")])
async def test_a_connection_that_is_lost_at_the_end_writes_no_label(
    lost: Exception, lines: io.StringIO, caplog: pytest.LogCaptureFixture
) -> None:
    """What leaves a press as an exception is logged by the library, with the button and what stands on it."""

    async def send_message(**_: Any) -> None:
        raise lost

    async def handle(interaction: Any, *_: Any) -> None:
        if handled:
            raise lost
        handled.append(True)
        await handler.handle(interaction, "press draft", AckMode.IN_PLACE, endless)

    async def endless(_: Responder) -> None:
        raise AssertionError("nothing is begun any more")

    nobody: Any = None
    handler = InteractionHandler(nobody, nobody, endless, nobody)
    await handler.finish(0.0)
    interaction: Any = SimpleNamespace(
        user=SimpleNamespace(id=8),
        locale="en-GB",
        response=SimpleNamespace(send_message=send_message),
        client=SimpleNamespace(presses=SimpleNamespace(handle=handle)),
    )
    button = PanelComponent(ui.Button(label="C-BBB", custom_id="sz:1:2:draft:C-BBB"))
    handled: list[bool] = []
    for _ in range(2):
        await button.callback(interaction)
    first, second = lines.getvalue().splitlines()
    assert "could not be told to come back" in first
    assert "a press could not be handled" in second
    assert "C-BBB" not in lines.getvalue() + caplog.text


@pytest.mark.integration
async def test_a_button_that_nobody_knows_is_explained(place: DiscordHarness) -> None:
    bob = place.person("Bob")
    channel = place.bot.get_partial_messageable(int(place.channel))
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(PanelComponent(ui.Button(label="old", custom_id="sz:what:is:this"))))
    view.add_item(ui.ActionRow(PanelComponent(ui.Button(label="gone", custom_id="sz:999:1:play"))))
    await channel.send(view=view)
    await bob.wait_for(lambda one: one.buttons, place.channel)
    message = bob.last(place.channel)
    assert (await (await bob.click(message, "old")).finished()).text == say("en", "front-old-button")
    assert "/szczesc" in (await (await bob.click(message, "gone")).finished()).text


@pytest.mark.integration
async def test_an_answer_that_comes_too_late_harms_nobody(tmp_path: Path, lines: io.StringIO) -> None:
    async with hall(tmp_path, acknowledge_seconds=0.0001) as place:
        bob = place.person("Bob")
        with pytest.raises(InteractionFailed):
            await bob.slash("szczesc board", {}, place.channel)
        await until(lambda: "too late" in lines.getvalue())
        place.playground.settings.acknowledge_seconds = 30
        assert (await (await bob.slash("szczesc board", {}, place.channel)).finished()).text
        place.playground.take_violations()


class SlowRenderer(QuickRenderer):
    """Draws for German readers only when it is let."""

    def __init__(self) -> None:
        self.go = asyncio.Event()

    async def picture(self, kind: str, scene: Scene) -> RenderedPicture:
        if scene.lang == "de":
            await self.go.wait()
        return await super().picture(kind, scene)


@pytest.mark.integration
async def test_who_has_enough_under_way_is_asked_to_wait_and_nobody_waits_for_their_pictures(tmp_path: Path) -> None:
    renderer = SlowRenderer()
    async with hall(tmp_path, workshop=renderer, bot=False) as place:
        place.settings = place.settings.model_copy(update={"max_answers": 1, "max_answers_per_person": 2})
        await place.start_bot()
        await place.open_table(place.people[:2], "en")
        before = REFUSED_TOTAL.labels("answers")._value.get()
        clara, bob = place.person("Clara"), place.person("Bob")
        waiting = [await clara.slash("szczesc board", {}, place.channel) for _ in range(2)]
        told = await clara.slash("szczesc board", {}, place.channel)
        assert (told.callback, told.message.private, told.message.text) == (4, True, say("de", "front-one-moment"))
        assert REFUSED_TOTAL.labels("answers")._value.get() == before + 1
        other = await (await bob.slash("szczesc board", {}, place.channel)).finished()
        assert other.buttons, "the one place is free while Clara's pictures are drawn"
        renderer.go.set()
        assert [bool((await one.finished()).buttons) for one in waiting] == [True, True]
        await place.stop_bot()


def test_texts_that_would_be_too_long_with_emojis_are_sent_without() -> None:
    def find(name: str) -> discord.PartialEmoji:
        return discord.PartialEmoji(name=name, id=1572550492607741961)

    def shown(*texts: str) -> list[str]:
        laid = RenderedPanel(panel(*texts), [], find_emoji=find)
        return [item.content for item in laid.view.walk_children() if isinstance(item, discord.ui.TextDisplay)]

    few, many = "🥇 gold\n:coal_yellow: coal", "🥇 gold\n" * 150 + ":coal_yellow: coal"
    assert "<:gold:" in shown(few)[0]
    for texts in ((many,), (many, "who won"), ("who won", many, few)):
        found = shown(*texts)
        assert sum(map(len, found)) <= MAX_TEXT
        assert found == [text.replace(":coal_yellow: ", "") for text in texts], "all words are there"
    assert sum(map(len, shown("🥇 gold\n" * 1000, "more"))) <= MAX_TEXT


def test_a_panel_becomes_a_view_of_restart_safe_items_only() -> None:
    where = Address(1, 2, "play")
    shown = Panel(
        (
            "words",
            (Button(where, "Play"),),
            Select(Address(1, 2, "place"), "where", (SelectOption("a", "A"), SelectOption("b", "B", "more"))),
        ),
        mentions=(7,),
    )
    laid = RenderedPanel(shown, [], [("record.json", b"{}")])
    dispatchable = [item for item in laid.view.walk_children() if item.is_dispatchable()]
    assert len(dispatchable) == 2
    assert all(isinstance(item, PanelComponent) for item in dispatchable)
    assert laid.view.is_persistent()
    assert laid.allowed_mentions.to_dict() == {"parse": [], "users": [7]}
    assert RenderedPanel(panel("words"), []).allowed_mentions.to_dict() == {"parse": []}
    assert [file.filename for file in laid.files] == ["record.json"]
