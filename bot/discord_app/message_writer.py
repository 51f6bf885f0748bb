"""Messages on Discord: posted once, changed without being read first, found again after a crash."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Sequence
from typing import Any

import discord

from bot.discord_app.application_emojis import ApplicationEmojis
from bot.discord_app.panel_layout import EmojiFinder, RenderedPanel
from bot.discord_app.picture_cache import PictureCache
from bot.discord_app.press_tokens import PressToken, PressTokens
from bot.panels.components import Address, Panel
from bot.runtime.metrics import MESSAGES_TOTAL
from bot.storage.outbox import KeptPicture, OwedMessage, PostedMessage
from render.picture_registry import RenderedPicture as Drawn

LOG = logging.getLogger(__name__)
UNKNOWN_CHANNEL = 10003
MISSING_PERMISSIONS = 50013
HISTORY_LIMIT = 100  # messages in which one that may have been sent is looked for


class MessageWriter:
    """Writes panels into channels and direct messages."""

    def __init__(self, client: discord.Client, pictures: PictureCache, emojis: ApplicationEmojis, tokens: PressTokens) -> None:
        self._client = client
        self._pictures = pictures
        self._emojis = emojis
        self._tokens = tokens

    async def follow_up(self, token: PressToken, shown: Panel) -> PostedMessage | None:
        """A new message in the channel of a press; None: not with this token. Raises UnknownOutcome."""
        drawn = await self._pictures.of(shown)
        message = await self._emojis.send(
            lambda find: RenderedPanel(shown, drawn, find_emoji=find), lambda rendered: self._tokens.follow_up(token, rendered)
        )
        if message is None:
            return None
        MESSAGES_TOTAL.labels("channel", "posted").inc()
        return posted_message(message)

    async def post(self, place: discord.abc.Messageable, shown: Panel, nonce: str, *, emojis: bool = True) -> PostedMessage:
        """A new message; without the pictures where files are forbidden."""
        drawn = await self._pictures.of(shown)
        try:
            message = await self._send(place, shown, drawn, nonce, emojis)
        except discord.Forbidden as error:
            if not shown.pictures or error.code != MISSING_PERMISSIONS:
                raise
            message = await self._send(place, shown, [], nonce, emojis)
        MESSAGES_TOTAL.labels("channel" if isinstance(place, discord.PartialMessageable) else "person", "posted").inc()
        return posted_message(message)

    async def _send(
        self, place: discord.abc.Messageable, shown: Panel, drawn: Sequence[Drawn | None], nonce: str, emojis: bool
    ) -> discord.Message:
        def send(rendered: RenderedPanel) -> Awaitable[discord.Message]:
            return place.send(view=rendered.view, files=rendered.files, allowed_mentions=rendered.allowed_mentions, nonce=nonce)

        return await self._emojis.send(lambda find: RenderedPanel(shown, drawn, find_emoji=find), send, wanted=emojis)

    async def change(self, place: Any, message: int, shown: Panel, *, emojis: bool = True) -> PostedMessage | None:
        """Change a message that is there, without the pictures where files are forbidden; None when it is not there any more."""
        drawn = await self._pictures.of(shown)
        try:
            try:
                changed = await self.edit(place, message, shown, drawn, emojis=emojis)
            except discord.Forbidden as error:
                if not shown.pictures or error.code != MISSING_PERMISSIONS:
                    raise
                changed = await self.edit(place, message, shown, [], emojis=emojis)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise
            return None
        MESSAGES_TOTAL.labels("channel" if isinstance(place, discord.PartialMessageable) else "person", "changed").inc()
        return posted_message(changed)

    async def edit(
        self,
        place: Any,
        message: int,
        shown: Panel,
        drawn: Sequence[Drawn | None],
        *,
        kept: Sequence[KeptPicture] = (),
        emojis: bool = True,
    ) -> discord.Message:
        """Change a message without reading it first, by the token of a press if possible; ``kept``: pictures that stay."""

        def render(find_emoji: EmojiFinder) -> RenderedPanel:
            return RenderedPanel(shown, drawn, kept=kept, find_emoji=find_emoji)

        def edit(rendered: RenderedPanel) -> Awaitable[discord.Message]:
            changed: Awaitable[discord.Message] = place.get_partial_message(message).edit(
                view=rendered.view, attachments=rendered.attachments, allowed_mentions=rendered.allowed_mentions
            )
            return changed

        if self._tokens.reaches(message):
            changed = await self._emojis.send(render, lambda rendered: self._tokens.edit(message, rendered), wanted=emojis)
            if changed is not None:
                return changed
        return await self._emojis.send(render, edit, wanted=emojis)

    async def delete(self, place: discord.DMChannel, message: int) -> None:
        """Delete a message, with the token of a press if possible."""
        if not await self._tokens.delete(message):
            await place.get_partial_message(message).delete()

    async def find(self, place: discord.abc.Messageable, owed: OwedMessage) -> PostedMessage | None:
        """The message that an earlier attempt may have left: its buttons carry the table and the version."""
        try:
            async for message in place.history(limit=HISTORY_LIMIT):
                if self._client.user is None or message.author.id != self._client.user.id or message.id == owed.message:
                    continue
                addresses = [Address.parse(id_) for id_ in custom_ids(message)]
                if any(address and address.table == owed.table and address.seq == owed.due for address in addresses):
                    return posted_message(message)
        except discord.Forbidden:  # no right to read here; only the nonce protects
            LOG.warning("cannot look for a message that may have been sent: no right to read the history")
        return None


def can_be_found(shown: Panel, owed: OwedMessage) -> bool:
    """Whether ``find`` would recognise this message."""
    addresses = [*(button.address for button in shown.buttons), *(select.address for select in shown.selects)]
    return any(address.table == owed.table and address.seq == owed.due for address in addresses)


def posted_message(message: discord.Message) -> PostedMessage:
    """A message of ours with its pictures, as far as an edit must know them."""
    kept = [KeptPicture(one.id, one.filename, one.description or "") for one in message.attachments]
    return PostedMessage(message.id, tuple(kept))


def custom_ids(message: discord.Message) -> list[str]:
    """The ids of everything that can be pressed in a message."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    return [str(item.custom_id) for item in view.walk_children() if hasattr(item, "custom_id")]
