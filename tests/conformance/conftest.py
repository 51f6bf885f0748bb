"""The promises are tried at the same tables as everything else of the bot."""

from tests.bot.conftest import database, empty_file, engine, hall  # noqa: F401
