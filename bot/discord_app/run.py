"""Runs the bot: signals, shutdown, and error messages for the operator."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys

import discord

from bot.discord_app.client import build
from bot.discord_app.command_sync import sync_commands
from bot.runtime import logging_setup
from bot.runtime.memory import spare_memory
from bot.runtime.settings import BadSettings, BotSettings, load_bot_settings
from bot.storage.open_store import open_store
from bot.tables.errors import StoreError, store_error_text
from bot.workers.process_pool import use_light_workers

LOG = logging.getLogger(__name__)
LOGIN_REFUSED = "Discord does not accept DISCORD_TOKEN: copy it again from the developer portal."
SHUTDOWN_SECONDS = 8.0  # seconds for running work at shutdown; service managers often kill after ten


def run() -> int:
    """``python -m bot``: until a signal ends it. 0 after a clean end, 1 when it cannot start or is thrown out."""
    settings = _settings()
    if settings is None:
        return 1
    if settings.is_light:
        LOG.info("light: one worker draws and one thinks, each only while there is work")
        use_light_workers()  # it forks: before there are other threads
        spare_memory()
    return asyncio.run(serve(settings))


def _settings() -> BotSettings | None:
    """The settings, with the log set up; None after the mistakes have been named."""
    try:
        settings = load_bot_settings()
    except BadSettings as bad:
        sys.stderr.write(f"{bad}\n")
        return None
    logging_setup.configure_logging(settings.log_level, (settings.token,))
    return settings


async def serve(settings: BotSettings) -> int:
    """Build a bot and let it work until SIGTERM or SIGINT."""
    bot = build(settings)
    asked = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, asked.set)
    working = asyncio.create_task(bot.start(settings.token), name="bot")
    ending = asyncio.create_task(asked.wait(), name="end")
    losing = asyncio.create_task(bot.lost.wait(), name="lost")
    try:
        await asyncio.wait({working, ending, losing}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return _why_it_ended(working, settings)
        if losing.done():
            return 1
        LOG.info("asked to end: finishing what was begun")
        await bot.wind_down(SHUTDOWN_SECONDS)
        return 0
    finally:
        ending.cancel()
        losing.cancel()
        working.cancel()  # before close, or the gateway connection does not close cleanly
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await working
        await bot.close()
        LOG.info("ended")


def _why_it_ended(working: asyncio.Task[None], settings: BotSettings) -> int:
    error = working.exception()
    if isinstance(error, discord.LoginFailure):
        LOG.error(LOGIN_REFUSED)
    elif isinstance(error, StoreError):
        LOG.error("%s %s", settings.database, store_error_text(error))
    elif isinstance(error, OSError):
        LOG.error("cannot start: %s", error)
    elif error is not None:
        LOG.error("the bot has stopped", exc_info=error)
    return 1


def run_sync() -> int:
    """``python -m bot sync``: hand the commands to Discord, changed or not."""
    settings = _settings()
    if settings is None:
        return 1

    async def hand_over() -> bool:
        async with build(settings) as bot:
            bot.only_commands = True
            await bot.login(settings.token)
            store = await asyncio.to_thread(open_store, settings.database)
            try:
                return await sync_commands(bot.tree, store, force=True)
            finally:
                await asyncio.to_thread(store.close)

    try:
        return 0 if asyncio.run(hand_over()) else 1
    except discord.LoginFailure:
        LOG.error(LOGIN_REFUSED)
    except StoreError as error:
        LOG.error("%s %s", settings.database, store_error_text(error))
    return 1
