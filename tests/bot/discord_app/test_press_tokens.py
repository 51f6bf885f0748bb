"""Turns are posted as follow-ups of presses: once, where everybody sees them, and in another way when no token is left."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord_app import delivery_loop
from bot.discord_app.press_tokens import TOKEN_SECONDS, PressTokens
from playground import MessageView
from tests.bot.discord_app.clicking_players import Clicker
from tests.bot.discord_app.harness import DiscordHarness, hall
from tests.waiting import until

pytestmark = pytest.mark.integration


async def lobby_of_two(place: DiscordHarness) -> MessageView:
    """Ania and Bob sit at a table that has not begun."""
    ania, bob = place.people[:2]
    await place.typed(ania, "szczesc new", {"language": "en"})
    await place.press(bob, "join")
    return place.newest()


async def press_start(place: DiscordHarness, lobby: MessageView) -> None:
    await place.people[0].click(lobby, place.find(lobby, "start"))


async def type_start(place: DiscordHarness) -> None:
    await place.typed(place.people[0], "szczesc start")


def replies_to(message: MessageView) -> str | None:
    reference = message.raw.get("message_reference")
    return reference and reference["message_id"]


async def test_a_turn_is_a_reply_to_a_message_that_everybody_sees(place: DiscordHarness) -> None:
    lobby = await lobby_of_two(place)
    await press_start(place, lobby)
    await place.settled()
    first = place.newest()
    assert replies_to(first) == lobby.id
    panel = await (await place.people[0].click(first, place.find(first, "play"))).finished()
    assert panel.private
    assert replies_to(panel) == first.id
    assert [one.id for one in place.posted()] == [lobby.id, first.id]
    place.end_press_tokens()  # a press in a direct message posts nothing there
    table, person = await place.table(), await place.on_turn()
    before = len(person.messages(person.direct))
    await Clicker(place, person, 1).draft_in_direct_messages()
    await place.settled()
    assert (await place.table()).ply == table.ply + 1
    assert "picks an order" in place.newest().text
    assert len(person.messages(person.direct)) == before
    assert len(place.posted()) == 2


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_follow_up_with_a_lost_answer_is_looked_for(
    arrives: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery_loop, "RETRY_SECONDS", 0.05)
    async with hall(tmp_path) as place:
        lobby = await lobby_of_two(place)
        place.playground.fail("POST /webhooks/*", 502, takes_effect=arrives)
        await press_start(place, lobby)
        await until(lambda: len(place.posted()) == 2 and place.newest().pictures)
        await until(lambda: not place.posted()[0].buttons)
        await place.settled()
        assert len(place.posted()) == 2
        assert replies_to(place.newest()) == (lobby.id if arrives else None), "a second try has a nonce"
        assert not await _owed(place)


@pytest.mark.slow
async def test_a_crash_between_sending_and_noting_does_not_double_a_follow_up(
    place: DiscordHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await lobby_of_two(place)
    follow_up, sent = PressTokens.follow_up, asyncio.Event()

    async def send_and_stop(*arguments: Any) -> None:
        await follow_up(*arguments)
        sent.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(PressTokens, "follow_up", send_and_stop)
    await press_start(place, lobby)
    await sent.wait()
    await place.stop_bot()
    assert len(place.posted()) == 2
    assert place.posted()[0].buttons, "nothing was noted"
    await place.start_bot()
    await place.settled()
    assert len(place.posted()) == 2
    assert not await _owed(place)


async def test_a_follow_up_that_arrives_after_its_process_has_ended_is_not_doubled(tmp_path: Path) -> None:
    async with hall(tmp_path, late_seconds=3.0) as place:
        lobby = await lobby_of_two(place)
        place.playground.fail("POST /webhooks/*", 0, delay=2.0)
        await press_start(place, lobby)
        await until(lambda: not place.playground.faults.pending)
        await place.bot.stop_posting()  # its connection is cut off
        await place.restart_bot()
        await until(lambda: len(place.posted()) > 1)
        await place.settled()
        assert [replies_to(one) for one in place.posted()] == [None, lobby.id]
        assert not await _owed(place)


async def _owed(place: DiscordHarness) -> list[Any]:
    return await place.rows("SELECT 1 FROM messages WHERE due > shown OR planned IS NOT NULL")


async def test_a_token_that_has_ended_is_no_loss(place: DiscordHarness) -> None:
    lobby = await lobby_of_two(place)
    place.end_press_tokens()
    await type_start(place)
    assert [replies_to(one) for one in place.posted()] == [None, None]
    assert not place.posted()[0].buttons
    await press_play_twice(place)
    assert place.posted()[0].id == lobby.id


async def press_play_twice(place: DiscordHarness) -> None:
    newest = place.newest()
    for _ in range(2):
        assert (await (await place.people[0].click(newest, place.find(newest, "play"))).finished()).private


async def test_after_a_restart_messages_are_posted_in_the_other_way(place: DiscordHarness) -> None:
    await lobby_of_two(place)
    await place.restart_bot()
    await type_start(place)
    assert [replies_to(one) for one in place.posted()] == [None, None]


async def test_a_message_without_buttons_has_a_nonce_instead(place: DiscordHarness) -> None:
    """It could not be found again."""
    await lobby_of_two(place)
    await place.typed(place.people[0], "szczesc cancel")
    assert not place.posted()[-1].buttons
    assert replies_to(place.posted()[-1]) is None


async def test_two_tables_do_not_share_their_presses(place: DiscordHarness) -> None:
    lobby = await lobby_of_two(place)
    second = place.playground.channel("second")
    clara = place.person("Clara")
    await (await clara.slash("szczesc new", {"seats": 2, "automats": 1}, second)).finished()
    await asyncio.gather(press_start(place, lobby), place.settled())
    await place.settled()
    assert replies_to(place.newest()) == lobby.id
    assert [replies_to(one) for one in place.posted(second)] == [None] * len(place.posted(second))


async def test_all_requests_go_through_the_proxy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall(tmp_path, bot=False) as place:
        monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:1/api/v10")  # nobody is there
        place.settings = place.settings.model_copy(update={"discord_proxy": place.playground.address})
        await place.start_bot()
        lobby = await lobby_of_two(place)
        await press_start(place, lobby)
        await place.settled()
        assert replies_to(place.newest()) == lobby.id
        await place.stop_bot()


# --- without Discord --------------------------------------------------------------------------------------------------


def press(
    message: int, *, server: int | None = 1, channel: int = 7, private: bool = False, secret: str = "t0ken", **lacking: bool
) -> Any:
    rights = discord.Permissions(**{"view_channel": True, "attach_files": True, "send_messages": True, **lacking})
    rights.update(read_message_history=lacking.get("read_message_history", True))
    shown = SimpleNamespace(id=message, flags=SimpleNamespace(ephemeral=private))
    return SimpleNamespace(
        message=shown, channel_id=channel, guild_id=server, application_id=5, token=secret, app_permissions=rights, channel=None
    )


def tokens(moment: list[float]) -> PressTokens:
    return PressTokens(cast(discord.Client, None), lambda: moment[0])


def test_tokens_end_before_discord_ends_them_and_are_forgotten() -> None:
    moment = [0.0]
    kept = tokens(moment)
    kept.note(press(11), 1)
    assert kept.for_table(1, 7) is not None
    assert kept.for_table(1, 8) is None, "the table stands elsewhere"
    assert kept.for_table(2, 7) is None
    assert kept.reaches(11)
    moment[0] = TOKEN_SECONDS
    assert kept.for_table(1, 7) is None
    assert not kept.reaches(11)
    kept.note(press(12), 2)
    assert (list(kept._for_table), list(kept._for_message)) == ([(2, 7)], [12])
    assert TOKEN_SECONDS < 15 * 60


def test_only_presses_that_can_be_seen_and_found_again_post_for_everybody() -> None:
    kept = tokens([0.0])
    kept.note(press(11, private=True), 1)
    assert kept.for_table(1, 7) is None
    assert not kept.reaches(11)
    kept.note(press(13), 1)
    assert kept.for_table(1, 7) is not None
    kept.note(press(12, server=None, channel=9), 1)
    assert kept.reaches(12), "a direct message changes by its own press"
    assert kept.for_table(1, 7) is not None
    for lost in ("read_message_history", "send_messages", "attach_files"):
        kept.note(press(14, **{lost: False}), 1)
        assert kept.for_table(1, 7) is None, lost
        kept.note(press(13), 1)


def test_a_token_is_never_shown() -> None:
    kept = tokens([0.0])
    kept.note(press(11, secret="very-s3cret"), 1)
    assert "s3cret" not in repr(kept.for_table(1, 7))
