"""Syncs slash commands with Discord only when their translated definition has changed.

A hash of the last synced definition is in the database.
"""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands

from bot.storage import slot_queries
from bot.storage.store import Store
from bot.texts import say_in

LOG = logging.getLogger(__name__)
LOCALES = {
    discord.Locale.polish: "pl",
    discord.Locale.german: "de",
    discord.Locale.american_english: "en",
    discord.Locale.british_english: "en",
}


class Translator(app_commands.Translator):
    """Names, options and descriptions from the catalogues; the key travels in the string's extras."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        lang = LOCALES.get(locale)
        if lang is None:  # most of Discord's thirty
            return None
        figures = dict(string.extras)
        key, game = figures.pop("key", None), figures.pop("game", "")
        return say_in(game)(lang, key, **figures) if key else None


def text(key: str, of_game: str = "", /, **figures: str | int) -> app_commands.locale_str:
    """A text of the commands in English, with the way to its translations."""
    return app_commands.locale_str(say_in(of_game)("en", key, **figures), key=key, game=of_game, **figures)


async def definition(tree: app_commands.CommandTree[discord.Client]) -> list[Any]:
    """The commands as Discord takes them, in all languages."""
    translator = tree.translator
    assert translator is not None
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def fingerprint(application: int, commands: list[Any]) -> str:
    """Tells whether the commands of an application have changed."""
    whole = json.dumps([application, commands], sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(whole.encode()).hexdigest()


async def sync_commands(tree: app_commands.CommandTree[discord.Client], store: Store, *, force: bool = False) -> bool:
    """Hand the commands over if they have changed; whether that was done. A refusal of Discord is logged, and no obstacle."""
    application = tree.client.application_id
    assert application is not None
    commands = await definition(tree)
    now = fingerprint(application, commands)
    if not force and await store.read(lambda db: slot_queries.commands_fingerprint(db, application)) == now:
        return False
    try:
        # Not tree.sync(), which would translate everything once more.
        synced = await tree.client.http.bulk_upsert_global_commands(application, payload=commands)
    except discord.HTTPException as error:
        LOG.error("Discord did not take the commands (%s %s); the next start tries again", error.status, error.code)
        return False
    await store.write(lambda db: slot_queries.store_commands_fingerprint(db, application, now))
    LOG.info("the commands have changed: %d handed over", len(synced))
    return True
