"""``python -m bot demo``: a Discord of our own on loopback, the bot on it, and a table of each game that waits for a move."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.discord_app.run import run
from bot.runtime.env_config import read_env
from bot.texts import say_in

if TYPE_CHECKING:
    from playground import Playground

PEOPLE = "Ania:pl,Bob:en-GB,Clara:de,Dawid:pl"
TABLES = {"szczesc": "kopalnia", "kopalnie": "skarby"}  # the channel in which a table of each game is set


def run_demo(folder: Path, port: int) -> int:
    """With a token the bot itself, on Discord; without, the playground. 0 after a clean end."""
    if {**read_env(Path(".env")), **os.environ}.get("DISCORD_TOKEN", "").strip():
        return run()
    try:
        import playground  # noqa: F401, PLC0415  (only a checkout has it)
    except ImportError:
        _say("There is no playground in this installation: set DISCORD_TOKEN, or run this in a checkout of the project.")
        return 1
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        _say(f"{folder} cannot be used: {error.strerror}.")
        return 1
    return asyncio.run(_demo(folder, port))


async def _demo(folder: Path, port: int) -> int:
    from playground import ChannelSeed, Playground, Seed, launch  # noqa: PLC0415
    from playground.__main__ import people  # noqa: PLC0415

    channels = [ChannelSeed(channel, say_in(game)("pl", "cmd-group-desc")) for game, channel in TABLES.items()]
    seed = Seed("Szczęść Boże", "Kopalnia", "pl", (*channels, ChannelSeed("warsztat")), people(PEOPLE))
    playground = Playground(folder / "playground.sqlite", seed=seed)
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    try:
        await playground.start(port, move_on=True)
    except OSError as error:
        _say(f"No free port from {port} on: {error.strerror}.")
        return 1
    if port and playground.port != port:
        _say(f"Port {port} is taken, so this is on {playground.port}.")
    bot = None
    try:
        env = {"DATABASE": str(folder / "playground-tables.sqlite"), "LOG_LEVEL": os.environ.get("LOG_LEVEL", "WARNING")}
        starting = asyncio.ensure_future(launch(playground, "bot", "run", env=env, echo=_say))
        await _first(starting, stop)
        if not starting.done():
            starting.cancel()
            return 0
        bot = starting.result()
        setting = asyncio.ensure_future(_set_tables(playground))
        await _first(setting, stop)
        sys.stdout.write(f"Open {playground.address} in a browser. Ctrl-C ends it.\n")
        sys.stdout.flush()
        await stop.wait()
    except RuntimeError as error:
        _say(str(error))
        return 1
    finally:
        if bot is not None:
            await bot.stop()
        await playground.stop()
    return 0


async def _set_tables(playground: Playground) -> None:
    """In a new world somebody sits down against two automats, at a table of each game, so that the first press is a move."""
    ania = playground.person("Ania")
    for game, name in TABLES.items():
        channel = playground.channel(name)
        if ania.messages(channel):
            continue
        answer = await ania.slash(f"{say_in(game)('en', 'cmd-group')} new", {"seats": 3, "automats": 2}, channel)
        ania.dismiss(await answer.finished())
        with suppress(TimeoutError):  # on a slow machine the page is open before the first message comes
            await ania.wait_for(lambda message: len(message.buttons) > 1, channel)


async def _first(work: asyncio.Future[Any], stop: asyncio.Event) -> None:
    stopped: asyncio.Future[Any] = asyncio.ensure_future(stop.wait())
    await asyncio.wait({work, stopped}, return_when=asyncio.FIRST_COMPLETED)
    stopped.cancel()


def _say(line: str) -> None:
    sys.stderr.write(f"{line}\n")
