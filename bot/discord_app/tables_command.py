"""``/tables``: a person's tables on all servers. It works anywhere, also where only the person has installed the app."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.discord_app.command_sync import text
from bot.discord_app.context import BotContext
from bot.discord_app.interaction_handler import AckMode, Responder
from bot.panels.components import Address
from bot.panels.my_tables import VERB, my_tables_press


def add_to(bot: BotContext, *, user_install: bool) -> None:
    """The command. ``user_install``: people may install the app for themselves; Discord refuses the command otherwise."""

    async def tables(interaction: discord.Interaction) -> None:
        async def work(responder: Responder) -> None:
            result = await my_tables_press(bot.tables, responder.person, Address(0, 0, VERB), responder.lang)
            await responder.show(result.panel)

        await bot.interactions.handle(interaction, "command tables", AckMode.PRIVATELY, work)

    command: app_commands.Command[Any, Any, Any] = app_commands.Command(
        name=text("ask-tables"), description=text("ask-tables-desc"), callback=tables
    )
    command.allowed_installs = app_commands.AppInstallationType(guild=True, user=user_install)
    command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=user_install)
    bot.tree.add_command(command)
