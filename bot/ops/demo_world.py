"""The demo's world: a Discord of our own on loopback, the bot on it, and a table of each game that waits for a move.

A module of its own, because it imports ``playground``, which only a checkout of the project has.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import bot.games  # noqa: F401  (registers the games)
from bot.panels.game_module import GAME_MODULES
from bot.texts import language_of, say_in
from playground import ChannelSeed, Playground, Seed, launch
from playground.__main__ import people
from playground.run_command import run_command
from render.emojis import EMOJIS

PEOPLE = "Ania:pl,Bob:en-GB,Clara:de,Dawid:pl"


def _channels() -> dict[str, str]:
    """By game: the channel of its table."""
    return {name: module.demo_channel or name for name, module in GAME_MODULES.items()}


def run_world(folder: Path, port: int, echo: Callable[[str], None]) -> int:
    """Run until a signal; 0 after a clean end, 1 when it cannot start. ``echo`` tells the operator something."""
    return run_command(_run(folder, port, echo), asked_to_end=0)


async def _run(folder: Path, port: int, echo: Callable[[str], None]) -> int:
    channels = [ChannelSeed(channel, say_in(game)("pl", "cmd-group-desc")) for game, channel in _channels().items()]
    seed = Seed("Szczęść Boże", "Kopalnia", "pl", (*channels, ChannelSeed("warsztat")), people(PEOPLE))
    playground = Playground(folder / "playground.sqlite", seed=seed)
    try:
        await playground.start(port, move_on=True)
    except OSError as error:
        echo(f"No free port from {port} on: {error.strerror}.")
        return 1
    if port and playground.port != port:
        echo(f"Port {port} is taken, so this is on {playground.port}.")
    process = None
    try:
        env = {"DATABASE": str(folder / "playground-tables.sqlite"), "LOG_LEVEL": os.environ.get("LOG_LEVEL", "WARNING")}
        process = await launch(playground, "bot", "run", env=env, echo=echo)
        sys.stdout.write(f"Open {playground.page_address} in a browser. Ctrl-C ends it.\n")
        sys.stdout.flush()
        setting_tables = asyncio.create_task(_set_tables(playground))  # on a slow machine it may fail: the page stays
        await asyncio.Event().wait()
        setting_tables.cancel()
    finally:
        if process is not None:
            await process.stop()
        await playground.stop()
    return 0


async def _set_tables(playground: Playground) -> None:
    """In a new world somebody sits down against two automats, at a table of each game, so that the first press is a move.

    It is done when the first page is open: its browser says which language the visitor reads.
    """
    ania = playground.person("Ania")
    if all(ania.messages(playground.channel(name)) for name in _channels().values()):
        return
    locale = await playground.pages.first_visit()
    if locale is not None:
        ania.speak(locale)
        _speak_on_server(playground, locale)
    await _wait_for_emojis(playground)
    for game, name in _channels().items():
        channel = playground.channel(name)
        if ania.messages(channel):
            continue
        answer = await ania.slash(f"{say_in(game)('en', 'cmd-group')} new", {"seats": 3, "automats": 2}, channel)
        ania.dismiss(await answer.finished())
        with suppress(TimeoutError):  # on a slow machine the page is open before the first message comes
            await ania.wait_for(lambda message: len(message.buttons) > 1, channel)


def _speak_on_server(playground: Playground, locale: str) -> None:
    for guild in playground.world.guilds.values():
        guild["preferred_locale"] = locale
    for game, name in _channels().items():
        channel = playground.world.channels[playground.channel(name)]
        channel["topic"] = say_in(game)(language_of(locale), "cmd-group-desc")
        playground.world.keep_channel(channel)
        playground.core.tell("channel", {"id": channel["id"]})


async def _wait_for_emojis(playground: Playground) -> None:
    """The first message is to show them; at most ten seconds."""
    for _ in range(200):
        if len(playground.world.emojis) >= len(EMOJIS):
            return
        await asyncio.sleep(0.05)
