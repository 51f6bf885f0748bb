"""``/tables``: a person's tables on all servers. It works anywhere, also where only the person has installed the app.

With ``here`` it moves a table to this channel, whatever its game; the groups of the games have no room for another command.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.discord_app import bot_permissions
from bot.discord_app.command_sync import text
from bot.discord_app.context import BotContext
from bot.discord_app.interaction_handler import AckMode, Responder
from bot.panels.components import MAX_OPTION, MAX_SELECT_OPTIONS, Address, small_number, truncate
from bot.panels.game_module import default_game
from bot.panels.my_tables import VERB, movable_label, my_tables_press
from bot.runtime.logging_setup import add_log_context
from bot.tables.errors import StoreError
from bot.tables.my_tables import MovableTable
from bot.texts import language_of, say, say_in
from bot.texts.formatting import refusal_sentence
from engine.contract import Refusal


def add_to(bot: BotContext, *, user_install: bool) -> None:
    """The command. ``user_install``: people may install the app for themselves; Discord refuses the command otherwise."""

    async def tables(interaction: discord.Interaction, here: str | None = None) -> None:
        async def work(responder: Responder) -> None:
            if here is not None:
                await responder.tell(await _moved(bot, responder, here))
                return
            result = await my_tables_press(bot.tables, responder.person, Address(0, 0, VERB), responder.lang)
            await responder.show(result.panel)

        await bot.interactions.handle(interaction, "command tables", AckMode.PRIVATELY, work)

    async def complete(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        if interaction.guild is None:
            return []
        try:
            found = await bot.tables.movable_tables(
                interaction.guild.id, interaction.channel_id or 0, interaction.user.id, all_=_moderates(interaction)
            )
        except StoreError:  # nothing can be offered; whoever sends the command is told why
            return []
        choices = [Choice(name=_label(interaction, one), value=str(one.table)) for one in found]
        wanted = typed.strip().casefold()
        return [choice for choice in choices if wanted in choice.name.casefold()][:MAX_SELECT_OPTIONS]

    described = app_commands.rename(here=text("ask-tables-here"))(tables)
    described = app_commands.describe(here=text("ask-tables-here-desc"))(described)
    command: app_commands.Command[Any, Any, Any] = app_commands.Command(
        name=text("ask-tables"), description=text("ask-tables-desc"), callback=described
    )
    command.autocomplete("here")(complete)
    command.allowed_installs = app_commands.AppInstallationType(guild=True, user=user_install)
    command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=user_install)
    bot.tree.add_command(command)


def _moderates(interaction: discord.Interaction) -> bool:
    """Whether this person moderates the whole server: rights in this channel alone must not take a table out of another."""
    if not isinstance(interaction.user, discord.Member):
        return False
    rights = interaction.user.guild_permissions
    return rights.manage_guild or rights.manage_channels


def _label(interaction: discord.Interaction, one: MovableTable) -> str:
    """The name of the channel is known as long as there is one."""
    assert interaction.guild is not None
    channel = interaction.guild.get_channel_or_thread(one.channel)
    return truncate(movable_label(one, f"#{channel.name}" if channel else None, language_of(str(interaction.locale))), MAX_OPTION)


async def _moved(bot: BotContext, responder: Responder, typed: str) -> str:
    """Move the table with this number here; what to tell whoever asked."""
    interaction, lang = responder.interaction, responder.lang
    number = small_number(typed)
    table = None if number is None else await bot.tables.table(number)
    if table is None:
        return refusal_sentence(Refusal("bad_table"), lang, default_game())
    add_log_context(table=table.id)
    if not responder.place.direct:
        in_thread = bot_permissions.is_thread(interaction)
        lacking = bot_permissions.missing_permissions(interaction.app_permissions, in_thread=in_thread, own_thread=False)
        own = bot_permissions.missing_for_person(interaction.permissions, in_thread=in_thread)
        if lacking or own:
            return bot_permissions.missing_permissions_text(lacking or own, lang, own=not lacking)
    request = replace(responder.request(table.seq), moderator=_moderates(interaction))
    answer = await bot.tables.move(request, table.id)
    if answer.refusal is not None:
        return refusal_sentence(answer.refusal, lang, table.game_name)
    bot.deliveries.try_again(table.id)
    return say(lang, "tables-moved", game=say_in(table.game_name)(lang, "game-title"))
