"""Presses of buttons and choices in selects, from this process or an earlier one."""

from __future__ import annotations

import logging

import discord

from bot.discord_app import bot_permissions
from bot.discord_app.context import BotContext
from bot.discord_app.interaction_handler import AckMode, Responder, is_private
from bot.panels import after_game
from bot.panels.advice_panels import SLOW_VERBS
from bot.panels.components import Address
from bot.panels.press_dispatch import handle_press
from bot.runtime.logging_setup import add_log_context
from bot.texts import say

LOG = logging.getLogger(__name__)

# Pressed under the open table in the channel, these change that very message; nothing else need be said.
PUBLIC_VERBS = frozenset({"join", "leave", "automat", "start"})
# These may take seconds, in which Discord shows that the bot is thinking. In public all others are acknowledged silently: only
# then can the token of the press change the message and post the turn below it.
THINKING_VERBS = frozenset({"rematch", "replay", "verify", *SLOW_VERBS, *after_game.ACTION_HANDLERS})
POSTING_VERBS = frozenset({"rematch", *after_game.ACTION_HANDLERS})  # the bot then posts something in this person's name


def cannot_write(responder: Responder) -> str:
    """Why this person cannot have something posted here; empty: they can."""
    interaction = responder.interaction
    lacking = bot_permissions.missing_for_person(interaction.permissions, in_thread=bot_permissions.is_thread(interaction))
    return bot_permissions.missing_permissions_text(lacking, responder.lang, own=True) if lacking else ""


def _ack_mode(interaction: discord.Interaction, address: Address | None) -> AckMode:
    if is_private(interaction):
        if address is None or not address.posted:
            return AckMode.IN_PLACE
        return AckMode.SILENTLY if address.verb in PUBLIC_VERBS else AckMode.PRIVATELY  # a table's own message in direct messages
    return AckMode.PRIVATELY if address is None or address.verb in THINKING_VERBS else AckMode.SILENTLY


class PressHandler:
    """What becomes of a press."""

    def __init__(self, bot: BotContext) -> None:
        self._bot = bot

    async def handle(self, interaction: discord.Interaction, custom_id: str, values: list[str]) -> None:
        """Acknowledge by what the id says alone, then look up the rest."""
        address = Address.parse(custom_id)
        verb = address.verb if address else "unknown"
        ack_mode = _ack_mode(interaction, address)

        async def work(responder: Responder) -> None:
            if address is None:
                await responder.tell(say(responder.lang, "front-old-button"))
                return
            add_log_context(table=address.table)
            if responder.ack_mode is not AckMode.PRIVATELY:
                self._bot.press_tokens.note(interaction, address.table)
            self._bot.deliveries.try_again(address.table)
            await self._press(responder, address, values)

        await self._bot.interactions.handle(
            interaction, f"press {verb}", ack_mode, work, unlimited=verb in SLOW_VERBS or verb in after_game.ACTION_HANDLERS
        )

    async def _press(self, responder: Responder, address: Address, values: list[str]) -> None:
        if address.verb in POSTING_VERBS and not responder.place.direct and (why := cannot_write(responder)):
            await responder.tell(why)
            return
        result = await handle_press(
            self._bot.tables,
            responder.person,
            address,
            values,
            key=str(responder.interaction.id),
            lang=responder.lang,
            name=responder.name,
            moderator=responder.moderator,
            place=responder.place,
            show=responder.show,
            post=responder.post,
        )
        if result.refused:
            LOG.info("refused: %s", result.refused)
        if address.verb == "join" and result.changed:
            await self._bot.mark_reachable(responder.person)
        if responder.ack_mode is AckMode.SILENTLY and address.verb in PUBLIC_VERBS and result.changed:
            return  # the message under the button is about to change, and that says it
        await responder.show(result.panel, result.files)
