"""Presses of buttons and choices in selects, from this process or an earlier one."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.front.answers import Manner, Visitor, is_private
from bot.front.logs import note
from bot.panels.advice import SLOW
from bot.panels.handle import handle
from bot.panels.model import Address
from bot.texts import say

if TYPE_CHECKING:
    from bot.front.client import Bot

LOG = logging.getLogger(__name__)

# Pressed under the open table in the channel, these change that very message; nothing else need be said.
SEEN_BY_ALL = frozenset({"join", "leave", "automat", "start"})


class Presses:
    """What becomes of a press."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def attend(self, interaction: discord.Interaction, custom_id: str, values: list[str]) -> None:
        """Acknowledge by what the id says alone, then look up the rest."""
        address = Address.parse(custom_id)
        verb = address.verb if address else "unknown"
        in_public = Manner.SILENTLY if verb in SEEN_BY_ALL else Manner.PRIVATELY
        manner = Manner.IN_PLACE if is_private(interaction) else in_public

        async def work(visitor: Visitor) -> None:
            if address is None:
                await visitor.tell(say(visitor.lang, "front-old-button"))
                return
            note(table=address.table)
            self._bot.rounds.try_again(address.table)
            await self._press(visitor, address, values)

        await self._bot.reception.attend(interaction, f"press {verb}", manner, work, aside=verb in SLOW)

    async def _press(self, visitor: Visitor, address: Address, values: list[str]) -> None:
        outcome = await handle(
            self._bot.tables,
            visitor.person,
            address,
            values,
            key=str(visitor.interaction.id),
            lang=visitor.lang,
            name=visitor.name,
            moderator=visitor.moderator,
            show=visitor.show,
        )
        if outcome.refused:
            LOG.info("refused: %s", outcome.refused)
        if address.verb == "join" and outcome.changed:
            await self._bot.welcome(visitor.person)
        if visitor.manner is Manner.SILENTLY and outcome.changed:
            return  # the message under the button is about to change, and that says it
        await visitor.show(outcome.panel, outcome.files)
