"""Emojis of the application on the wire: uploaded in the background, shown, and never in the way of a message."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.discord_app import application_emojis
from bot.discord_app.emoji_plan import DAY, RETIRED_DAYS
from bot.storage import emoji_queries
from bot.storage.emoji_queries import StoredEmoji
from playground import MessageView
from render import emojis
from tests.bot.discord_app.harness import DiscordHarness, hall
from tests.waiting import until

SOME = ("rules", "trophy", "board", "undo", "advice", "automat", "help", "look", "coal_yellow")


@pytest.fixture(autouse=True)
def few_drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few are enough to see what is done with them."""
    few = {name: emojis.EMOJIS[name] for name in SOME}
    monkeypatch.setattr(application_emojis, "EMOJIS", few)
    monkeypatch.setattr(application_emojis, "LEAST_SECONDS_BETWEEN_CHECKS", 0.0)


def on_server(on: DiscordHarness) -> dict[str, str]:
    return {one["name"]: one["id"] for one in on.playground.world.emojis.values()}


async def uploaded(on: DiscordHarness) -> None:
    await until(lambda: on.bot._emoji_job is not None and not on.bot._emoji_job.running)


@pytest.fixture
async def on(few_drawings: None, tmp_path: Path) -> AsyncIterator[DiscordHarness]:
    """A Discord that has all of them."""
    async with hall(tmp_path, emojis=True) as made:
        await uploaded(made)
        yield made


def shown(message: MessageView) -> dict[str, str]:
    """By label: the emoji of each button that has one."""
    return {one["label"]: one["emoji"]["name"] for one in message.buttons if one.get("emoji")}


async def stored(on: DiscordHarness) -> list[StoredEmoji]:
    application = on.bot.application_id
    assert application is not None
    return await on.bot.tables.store.read(lambda db: emoji_queries.load_emojis(db, application))


async def answer_to(on: DiscordHarness, person: str, button: str) -> MessageView:
    pressed = await on.person(person).click(on.newest(), on.find(on.newest(), button))
    return await pressed.finished()


async def test_they_are_uploaded_in_the_background_once_and_shown(on: DiscordHarness) -> None:
    assert set(on_server(on)) == set(SOME)
    first = on_server(on)
    await on.open_table(on.people[:3])
    assert shown(on.newest())["Rules"] == "rules"
    await on.restart_bot()
    await uploaded(on)
    assert on_server(on) == first
    page = await answer_to(on, "Ania", "rules")
    assert page.private


@pytest.mark.integration
async def test_a_start_does_not_wait_for_them(tmp_path: Path) -> None:
    async with hall(tmp_path, emojis=True, bot=False) as on:
        on.playground.fail("* /applications/*/emojis", 0, times=99, delay=60)
        await on.start_bot()
        await on.open_table(on.people[:3])
        assert on.newest().buttons
        assert not shown(on.newest())
        await on.stop_bot()


@pytest.mark.integration
async def test_an_upload_that_was_interrupted_goes_on_at_the_next_start(tmp_path: Path) -> None:
    async with hall(tmp_path, emojis=True, bot=False) as on:
        on.playground.fail("POST /applications/*/emojis", 0, times=3)  # three get through
        on.playground.fail("POST /applications/*/emojis", 403, code=50001, times=1)
        await on.start_bot()
        await uploaded(on)
        first = on_server(on)
        assert len(first) == 3
        await on.restart_bot()
        await uploaded(on)
        assert set(on_server(on)) == set(SOME)
        assert first.items() <= on_server(on).items()
        await on.stop_bot()


async def test_a_changed_drawing_replaces_the_old_one_which_old_messages_keep_for_a_while(
    on: DiscordHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = on_server(on)["rules"]
    few: dict[str, Any] = application_emojis.EMOJIS
    redrawn = emojis.EmojiDrawing("rules", emojis.EMOJIS["help"].path, "another hash")
    monkeypatch.setattr(application_emojis, "EMOJIS", {**few, "rules": redrawn})
    await on.restart_bot()
    await uploaded(on)
    after = on_server(on)
    assert after["rules"] != before
    assert after[f"old_{before}"] == before
    later = application_emojis.time.time() + RETIRED_DAYS * DAY + 1
    monkeypatch.setattr(application_emojis.time, "time", lambda: later)
    await on.restart_bot()
    await uploaded(on)
    assert set(on_server(on)) == set(SOME)
    assert before not in on_server(on).values()
    assert len(await stored(on)) == len(SOME)


async def test_a_deleted_emoji_stops_no_message_and_comes_back(on: DiscordHarness) -> None:
    gone = on_server(on)["rules"]
    del on.playground.world.emojis[gone]
    await on.open_table(on.people[:3])
    message = on.newest()
    assert "Rules" in message.labels
    assert "rules" not in shown(message).values()  # others may be there, if a direct message was refused before it
    refused = on.playground.take_violations()
    assert refused
    assert all("BUTTON_COMPONENT_INVALID_EMOJI" in one.problem for one in refused)
    await until(lambda: on_server(on).get("rules", gone) != gone)
    await uploaded(on)
    page = await answer_to(on, "Ania", "rules")
    assert page.private
    assert not on.playground.take_violations()


async def test_posts_edits_and_answers_arrive_although_discord_refuses_each_second_one(on: DiscordHarness) -> None:
    on.playground.core.emoji_refusals.every = 2
    await on.open_table(on.people[:4])  # each of them changes the message of the open table
    for verb in ("rules", "play", "hand", "rules", "play"):
        assert (await answer_to(on, "Ania", verb)).text


async def test_a_person_who_wants_none_gets_none_in_private(on: DiscordHarness) -> None:
    await on.open_table(on.people[:3])
    with_them = await answer_to(on, "Ania", "play")
    assert shown(with_them)
    await on.bot.tables.change_person(int(on.person("Ania").id), emojis=False)
    without = await answer_to(on, "Ania", "play")
    assert not shown(without)
    assert without.labels == with_them.labels
    assert shown(await answer_to(on, "Bob", "play"))
    assert shown(on.newest()), "the channel is for all"
