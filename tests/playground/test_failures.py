"""Broken wires, refusals of Discord, killed bots: the same bot goes on."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from playground import BotProcess, InteractionFailed, Playground, launch
from playground.testing import checked
from tests.playground.conftest import EXAMPLE, OPENAPI
from tests.waiting import PATIENCE

Start = Callable[..., Awaitable[BotProcess]]


async def test_the_session_is_resumed_and_what_was_missed_arrives(playground: Playground, bot: BotProcess) -> None:
    """After a wish of the gateway's, and after a cut wire, in whose gap somebody clicks."""
    ania = playground.person("Ania")
    await playground.gateway.ask_to_reconnect()
    await asyncio.wait_for(playground.gateway.wait_connected(resumed=1), PATIENCE)
    assert (await ania.slash("echo", {"word": "back"})).message.text == "pl: back"
    message = (await ania.slash("board")).message
    await playground.gateway.drop()
    await playground.gateway.wait_disconnected()
    clicked = asyncio.create_task(ania.click(message, "More"))
    await asyncio.wait_for(playground.gateway.wait_connected(resumed=2), PATIENCE)
    assert (await clicked).callback == 7
    assert "Count **2**" in ania.last().text
    assert playground.gateway.identified == 1


@pytest.mark.slow
async def test_an_invalid_session_identifies_anew(playground: Playground, bot: BotProcess) -> None:
    await playground.gateway.invalidate()
    await asyncio.wait_for(playground.gateway.wait_connected(identified=2), PATIENCE)
    assert (await playground.person("Ania").slash("echo", {"word": "again"})).message.text == "pl: again"


async def test_refused_requests_are_repeated_by_discord_py_and_an_answer_may_be_lost(
    playground: Playground, bot: BotProcess
) -> None:
    ania = playground.person("Ania")

    async def post(text: str) -> str:
        return (await (await ania.slash("post", {"nonce": text, "text": text})).finished()).text

    for times in (2, 3):
        playground.fail("POST /channels/*/messages", 429, times=times, retry_after=0.05)
        await post(f"after {times}")
        assert playground.faults.pending == 0
    playground.fail("POST /channels/*/messages", 500, takes_effect=True)
    await post("one message, by its nonce")
    playground.fail("POST /channels/*/messages", 429, via=False)
    assert await post("without Via it is an error at once") == "refused 429 0"
    posted = [one.text for one in ania.messages() if not one.private]
    assert posted == ["after 2!", "after 3!", "one message, by its nonce!"]


async def test_a_slow_acknowledgement_is_too_late(playground: Playground, bot: BotProcess) -> None:
    playground.settings.acknowledge_seconds = 0.3
    playground.fail("POST /interactions/*/callback", 0, delay=0.6)
    ania = playground.person("Ania")
    with pytest.raises(InteractionFailed):
        await ania.slash("late", {"seconds": 0})
    await ania.wait_for(lambda one: one.text == "refused 10062")


@pytest.mark.slow
async def test_real_rate_limits_slow_a_talkative_bot_down(playground: Playground, bot: BotProcess) -> None:
    ania = playground.person("Ania")
    answers = [await ania.slash("post", {"nonce": str(number), "text": str(number)}) for number in range(6)]
    await asyncio.gather(*(one.finished(PATIENCE) for one in answers))
    assert sorted(one.text for one in ania.messages() if not one.private) == [f"{number}!" for number in range(6)]


async def test_a_killed_bot_answers_old_buttons_after_its_restart(playground: Playground, start_bot: Start) -> None:
    ania = playground.person("Ania")
    message = None
    for count in range(1, 4):
        bot = await start_bot()
        if message is None:
            message = (await ania.slash("board")).message
        await ania.click(message, f"more:{count}")
        assert f"Count **{count + 1}**" in ania.last().text
        await bot.kill()
    playground.settings.acknowledge_seconds = 0.1
    with pytest.raises(InteractionFailed):
        await ania.click(message, "More")


async def test_the_world_outlives_the_server(tmp_path: Path) -> None:
    path = tmp_path / "world.sqlite"
    async with checked(path, openapi=OPENAPI) as before:
        bot = await launch(before, EXAMPLE)
        ania = before.person("Ania")
        message = (await ania.slash("board")).message
        await (await ania.slash("thread", {"name": "table 1"})).finished()
        ania.speak("de")
        await bot.kill()
    async with checked(path, openapi=OPENAPI) as after:
        bot = await launch(after, EXAMPLE)
        ania = after.person("Ania")
        assert after.channel("table 1")
        assert (await ania.slash("echo", {"word": "ja"})).message.text == "de: ja"
        await ania.click(message.id, "More")
        changed = next(one for one in ania.messages() if one.id == message.id)
        assert "Count **2**" in changed.text
        await bot.stop()


async def test_a_violation_fails_the_test_that_caused_it() -> None:
    with pytest.raises(AssertionError, match="no such route"):
        async with checked() as playground:
            await post(playground, "/nowhere", {})


async def post(playground: Playground, path: str, body: object) -> int:
    import aiohttp

    headers = {"Authorization": f"Bot {playground.token}"}
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{playground.address}/api/v10{path}", json=body, headers=headers) as response,
    ):
        return response.status


async def test_a_bot_that_cannot_start_says_why(playground: Playground, tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("raise SystemExit('no luck today')")
    with pytest.raises(RuntimeError, match="no luck today"):
        await launch(playground, str(broken))


async def test_the_restart_button_starts_the_bot_anew(playground: Playground, bot: BotProcess) -> None:
    before = bot.pid
    assert playground.core.restart is not None
    await playground.core.restart()
    assert bot.pid != before
    assert (await playground.person("Ania").slash("echo", {"word": "new"})).message.text == "pl: new"
