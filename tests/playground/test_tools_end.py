"""A tool ends the bot that it started, however it ends itself."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.playground.conftest import HERE
from tests.playground.held_players import ASKED, PROGRAM, SITTING, STUBBORN, TEST_PORT
from tests.playground.held_players import HERE as BOT_IS_HERE

PATIENCE = 240.0  # seconds; a busy machine takes its time
SERVE = ("serve", "--port", "0", "--world", "world.sqlite", *PROGRAM)
BENCH = ("bench", "--light", "--tables", "1", "--crowd", "tests.playground.held_players")
REPORT = ("channel-report", "--players", "tests.playground.held_players")


class Listener:
    """Hears when the bot begins and ends, and when its people sit down."""

    def __init__(self) -> None:
        self._said: asyncio.Queue[str] = asyncio.Queue()
        self.bot = 0
        self.bot_ended = asyncio.Event()

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        what, pid = (await reader.readline()).decode().split()
        self._said.put_nowait(what)
        if what == BOT_IS_HERE:
            self.bot = int(pid)
            while later := await reader.readline():
                self._said.put_nowait(later.decode().strip())
            self.bot_ended.set()
        writer.close()

    async def until(self, what: str) -> None:
        """Wait until this is said."""
        async with asyncio.timeout(PATIENCE):
            while await self._said.get() != what:
                pass


class Tool:
    """A command of the playground in a process of its own."""

    def __init__(self, folder: Path, listener: Listener, port: int) -> None:
        self.listener = listener
        self._folder = folder
        self._port = port
        self.process: asyncio.subprocess.Process | None = None

    async def start(self, *arguments: str, **environment: str) -> asyncio.subprocess.Process:
        paths = {"PYTHONPATH": str(HERE.parents[1]), TEST_PORT: str(self._port), **environment}
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "playground", *arguments, cwd=self._folder, env={**os.environ, **paths}, stdout=-1, stderr=-1
        )
        return self.process

    async def ended(self) -> tuple[int, str]:
        """Wait until it and its bot have ended: the exit code, and what it said about errors."""
        assert self.process is not None
        async with asyncio.timeout(PATIENCE):
            _, said = await self.process.communicate()
            await self.listener.bot_ended.wait()
        assert self.process.returncode is not None
        return self.process.returncode, said.decode()


@pytest_asyncio.fixture(loop_scope="session")
async def tool(tmp_path: Path) -> AsyncIterator[Tool]:
    listener = Listener()
    async with await asyncio.start_server(listener.hear, "127.0.0.1", 0) as server:
        made = Tool(tmp_path, listener, server.sockets[0].getsockname()[1])
        yield made
        if made.process is not None and made.process.returncode is None:
            made.process.kill()
            await made.process.wait()


@pytest.mark.parametrize(
    ("arguments", "moment", "number", "code"),
    [
        (SERVE, BOT_IS_HERE, signal.SIGTERM, 0),
        (SERVE, BOT_IS_HERE, signal.SIGHUP, 0),
        (REPORT, BOT_IS_HERE, signal.SIGTERM, 128 + signal.SIGTERM),
        (REPORT, BOT_IS_HERE, signal.SIGINT, 128 + signal.SIGINT),
        (BENCH, SITTING, signal.SIGTERM, 128 + signal.SIGTERM),
        pytest.param(
            *(BENCH, SITTING, signal.SIGKILL, -signal.SIGKILL),
            marks=pytest.mark.skipif(
                sys.platform != "linux", reason="nothing tells a process elsewhere that its parent was killed"
            ),
        ),
    ],
)
async def test_a_signal_leaves_no_bot_behind(
    tool: Tool, arguments: tuple[str, ...], moment: str, number: signal.Signals, code: int
) -> None:
    process = await tool.start(*arguments)
    await tool.listener.until(moment)
    process.send_signal(number)
    ended, said = await tool.ended()
    assert ended == code, said
    assert "Traceback" not in said


async def test_an_exception_leaves_no_bot_behind(tool: Tool) -> None:
    await tool.start(*REPORT)
    code, said = await tool.ended()
    assert code == 1
    assert "no_such_command" in said


async def test_whoever_asks_twice_waits_no_longer_for_a_bot_that_goes_on(tool: Tool) -> None:
    process = await tool.start(*SERVE, **{STUBBORN: "1"})
    await tool.listener.until(BOT_IS_HERE)
    assert process.stdout is not None
    await asyncio.wait_for(process.stdout.readline(), PATIENCE)  # its address: the bot is connected
    process.send_signal(signal.SIGINT)
    await tool.listener.until(ASKED)
    process.send_signal(signal.SIGINT)
    assert (await tool.ended())[0] == 0


async def test_a_bot_that_ends_is_not_waited_for(tool: Tool) -> None:
    await tool.start(*BENCH)
    await tool.listener.until(SITTING)
    os.kill(tool.listener.bot, signal.SIGKILL)
    code, said = await tool.ended()
    assert code == 1
    assert "the bot ended instead of playing" in said
    assert "Traceback" not in said
