"""A playground and an example bot in its own process."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from playground import BotProcess, Playground, Settings, launch
from playground.people import BotResponse, Person
from playground.testing import checked, openapi_beside
from tests.playground.browser import chromium, needs_browser

HERE = Path(__file__).parent
EXAMPLE = str(HERE / "example_bot.py")
OPENAPI = openapi_beside(HERE.parents[2] / "shared" / "discord")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One event loop for all tests of a process, so that they can share a browser; none of these where there is none."""
    for item in items:
        if item.path.is_relative_to(HERE) and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(needs_browser)


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def browser() -> AsyncIterator[object]:
    async with chromium() as running:
        yield running


async def run_tool(*arguments: str, **environment: str) -> tuple[int, str, str]:
    """Run `python -m playground` with these arguments; its status and what it printed."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "playground", *arguments),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, **environment},
    )
    out, err = await process.communicate()
    return process.returncode or 0, out.decode(), err.decode()


async def usable(person: Person, command: str) -> BotResponse:
    """What a command shows, once it can be used: discord.py takes note of a view or a form after the request that sent it."""
    answer = await person.slash(command)
    await person.autocomplete("echo", "word", {"word": "ca"})  # answered later than that request, and leaves no message
    return answer


@pytest_asyncio.fixture(loop_scope="session")
async def playground(tmp_path: Path) -> AsyncIterator[Playground]:
    # Three seconds may be short on a busy machine; the tests about lateness set their own figure.
    async with checked(tmp_path / "world.sqlite", settings=Settings(acknowledge_seconds=30.0), openapi=OPENAPI) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def start_bot(playground: Playground) -> AsyncIterator[Callable[..., Awaitable[BotProcess]]]:
    """Starts the example bot; whatever still runs at the end is killed."""
    started: list[BotProcess] = []

    async def start(*arguments: str) -> BotProcess:
        started.append(await launch(playground, EXAMPLE, *arguments))
        return started[-1]

    yield start
    for bot in started:
        await bot.kill()


@pytest_asyncio.fixture(loop_scope="session")
async def bot(start_bot: Callable[..., Awaitable[BotProcess]]) -> BotProcess:
    return await start_bot()
