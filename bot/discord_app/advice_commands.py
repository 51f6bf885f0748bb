"""``/advice`` and ``/review``: at whatever table this channel has, so they belong to no game's group, which is full anyway."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.discord_app.command_sync import text
from bot.discord_app.context import BotContext
from bot.discord_app.find_table import find_table
from bot.discord_app.interaction_handler import AckMode, Responder
from bot.panels.components import Address
from bot.panels.game_module import default_game
from bot.panels.press_dispatch import handle_press
from bot.runtime.logging_setup import add_log_context
from bot.texts.formatting import refusal_sentence
from engine.contract import Refusal


def add_to(bot: BotContext) -> None:
    """Both of them."""
    for verb in ("advice", "review"):
        bot.tree.add_command(_command(bot, verb))


def _command(bot: BotContext, verb: str) -> app_commands.Command[Any, Any, Any]:
    async def ask(interaction: discord.Interaction) -> None:
        async def work(responder: Responder) -> None:
            number = await find_table(bot.tables, interaction)
            table = None if number is None else await bot.tables.table(number)
            if table is None:
                await responder.tell(refusal_sentence(Refusal("no_such_table"), responder.lang, default_game()))
                return
            add_log_context(table=table.id)
            result = await handle_press(
                bot.tables,
                responder.person,
                Address(table.id, table.seq, verb),
                key=str(interaction.id),
                lang=responder.lang,
                name=responder.name,
                moderator=responder.moderator,
                place=responder.place,
                show=responder.show,
            )
            await responder.show(result.panel, result.files)

        await bot.interactions.handle(interaction, f"command {verb}", AckMode.PRIVATELY, work, unlimited=True)

    return app_commands.Command(name=text(f"ask-{verb}"), description=text(f"ask-{verb}-desc"), callback=ask)
