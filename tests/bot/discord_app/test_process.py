"""The bot in a process of its own: killed between clicks, asked to end in the middle of its work, started wrongly."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.panels.components import Address
from playground import BotProcess, ChannelSeed, MessageView, Person, Playground, Seed, Settings
from playground.testing import checked
from tests.bot.discord_app.clicking_players import MOVES, address
from tests.bot.discord_app.harness import OPENAPI, PEOPLE, DiscordHarness
from tests.waiting import until

pytestmark = pytest.mark.integration

ROOT = Path(__file__).parents[3]
PATIENCE = 90.0  # a process that starts on a busy machine


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    seed = Seed(people=PEOPLE, channels=(ChannelSeed("general"),))
    async with checked(None, seed=seed, settings=Settings(acknowledge_seconds=30.0, rate_limits=False), openapi=OPENAPI) as made:
        yield made


@pytest.fixture
async def bot(playground: Playground, tmp_path: Path) -> AsyncIterator[BotProcess]:
    env = {"DATABASE": str(tmp_path / "tables.sqlite"), "LOG_LEVEL": "INFO", "PICTURE_WORKERS": "1"}
    made = BotProcess(playground, "bot", env=env, cwd=tmp_path)
    await made.start(wait=PATIENCE)
    yield made
    await made.kill()
    assert playground.token not in made.output


async def table_against_an_automat(playground: Playground) -> tuple[Person, MessageView]:
    bob = playground.person("Bob")
    await (await bob.slash("szczesc new", {"seats": 2, "automats": 1, "language": "en"})).finished(PATIENCE)
    called = await bob.wait_for(lambda one: bob.id in one.mentions and len(one.buttons) > 1, max_wait=PATIENCE)
    return bob, called


def workers_of(pid: int) -> list[int]:
    """The processes that this one has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(word) for word in children.read_text().split()] if children.exists() else []


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


async def gone(pids: list[int]) -> None:
    await until(lambda: not any(map(alive, pids)), "that no worker outlives the bot")


@pytest.mark.slow
async def test_killed_between_any_two_clicks(playground: Playground, bot: BotProcess) -> None:
    bob, called = await table_against_an_automat(playground)
    panel = await (await bob.click(called, DiscordHarness.find(called, "play"))).finished(PATIENCE)
    for _ in range(4):
        workers = workers_of(bot.pid)
        assert workers
        await bot.kill()
        await gone(workers)
        await bot.start(wait=PATIENCE)
        moves = [part for part in (*panel.buttons, *panel.selects) if address(part).verb in MOVES and not part.get("disabled")]
        if not moves:  # the turn is over: the newest message has the button for the next one
            called = await bob.wait_for(lambda one: bob.id in one.mentions and len(one.buttons) > 1, max_wait=PATIENCE)
            panel = await (await bob.click(called, DiscordHarness.find(called, "play"))).finished(PATIENCE)
            continue
        part = moves[0]
        before = address(part)
        if "options" in part:
            answer = await bob.select(panel, part["custom_id"], part["options"][0]["value"])
        else:
            answer = await bob.click(panel, part["custom_id"])
        changed = partial(_changed, answer.message.id, before)
        panel = await bob.wait_for(changed, max_wait=PATIENCE)
    public = [one for one in bob.messages(limit=100) if not one.private and one.buttons]
    assert len(public) <= 2, "only the newest message can be pressed"


def _changed(id_: str, before: Address, message: MessageView) -> bool:
    """Whether this is the panel that was pressed, and it shows another version by now."""
    parts = [*message.buttons, *message.selects]
    return message.id == id_ and bool(parts) and address(parts[0]) != before


@pytest.mark.slow
async def test_asked_to_end_in_the_middle_of_a_picture(playground: Playground, bot: BotProcess) -> None:
    bob, called = await table_against_an_automat(playground)
    workers = workers_of(bot.pid)
    answer = await bob.click(called, DiscordHarness.find(called, "play"))
    assert not answer.follow_ups
    assert await bot.stop() == 0
    assert answer.message.private, "what was begun is finished"
    assert answer.message.pictures
    assert "ended" in bot.output
    assert "Traceback" not in bot.output
    await gone(workers)
    assert not playground.gateway.connected
    await bot.start(wait=PATIENCE)
    again = await bob.click(called, DiscordHarness.find(called, "play"))
    assert (await again.finished(PATIENCE)).pictures


def run(tmp_path: Path, **env: str) -> subprocess.CompletedProcess[str]:
    clean = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **env}
    return subprocess.run(
        [sys.executable, "-m", "bot"], env=clean, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
    )


def test_a_start_without_a_token_names_what_is_missing(tmp_path: Path) -> None:
    ended = run(tmp_path, LOG_LEVEL="LOUD")
    assert ended.returncode == 1
    assert [line.split()[0] for line in ended.stderr.splitlines()] == ["DISCORD_TOKEN", "LOG_LEVEL"]
    assert "Traceback" not in ended.stderr


@pytest.mark.slow
async def test_a_token_that_discord_does_not_know_is_named(playground: Playground, tmp_path: Path) -> None:
    wrong = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"
    bot = BotProcess(playground, "bot", env={"DISCORD_TOKEN": wrong, "DATABASE": str(tmp_path / "a.sqlite")}, cwd=tmp_path)
    with pytest.raises(RuntimeError, match="DISCORD_TOKEN"):
        await bot.start(wait=PATIENCE)
    assert wrong not in bot.output
    assert "Traceback" not in bot.output
    playground.take_violations()


async def test_a_database_of_another_program_is_named(playground: Playground, tmp_path: Path) -> None:
    (tmp_path / "a.sqlite").write_text("this is no database, but long enough to be looked at as one" * 20)
    bot = BotProcess(playground, "bot", env={"DATABASE": str(tmp_path / "a.sqlite")}, cwd=tmp_path)
    with pytest.raises(RuntimeError, match="not a database"):
        await bot.start(wait=PATIENCE)
    assert "Traceback" not in bot.output
