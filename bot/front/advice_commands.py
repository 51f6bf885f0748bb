"""``/advice`` and ``/review``: at whatever table this channel has, so they belong to no game's group, which is full anyway."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.front.answers import Manner, Visitor
from bot.front.finding import table_for
from bot.front.logs import note
from bot.front.sync import text
from bot.hosted import FIRST
from bot.panels.handle import handle
from bot.panels.model import Address
from bot.texts.words import refusal
from engine.contract import Refusal

if TYPE_CHECKING:
    from bot.front.client import Bot


def add_to(bot: Bot) -> None:
    """Both of them."""
    for verb in ("advice", "review"):
        bot.tree.add_command(_command(bot, verb))


def _command(bot: Bot, verb: str) -> app_commands.Command[Any, Any, Any]:
    async def ask(interaction: discord.Interaction) -> None:
        async def work(visitor: Visitor) -> None:
            number = await table_for(bot.tables, interaction)
            table = None if number is None else await bot.tables.table(number)
            if table is None:
                await visitor.tell(refusal(Refusal("no_such_table"), visitor.lang, FIRST))
                return
            note(table=table.id)
            outcome = await handle(
                bot.tables,
                visitor.person,
                Address(table.id, table.seq, verb),
                key=str(interaction.id),
                lang=visitor.lang,
                name=visitor.name,
                moderator=visitor.moderator,
                show=visitor.show,
            )
            await visitor.show(outcome.panel, outcome.files)

        await bot.reception.attend(interaction, f"command {verb}", Manner.PRIVATELY, work, aside=True)

    return app_commands.Command(name=text(f"ask-{verb}"), description=text(f"ask-{verb}-desc"), callback=ask)
