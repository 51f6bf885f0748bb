"""Writing with the token of a press: such requests do not count against Discord's global limit.

A press on a public message is acknowledged without an answer of its own. For 15 minutes its token edits that message, posts
follow-ups, which are replies to it, and edits those. Tokens are kept in memory only; after a restart the bot's own token is used.
"""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

import aiohttp
import discord

from bot.discord_app import bot_permissions
from bot.discord_app.panel_layout import RenderedPanel

LOG = logging.getLogger(__name__)
TOKEN_SECONDS = 14 * 60.0  # Discord says 15 minutes; a request must arrive before their end


class Original:
    """In the place of a message's number: the pressed message, which its token does not reach by its number.

    No string: discord.py would escape the sign.
    """

    def __str__(self) -> str:
        return "@original"


class UnknownOutcome(Exception):
    """A follow-up may have been posted or not: its answer is lost. It has no nonce, so look for it before sending it again."""


@dataclass(frozen=True, slots=True)
class PressToken:
    """The token of one press on a message of a table."""

    application: int
    secret: str = field(repr=False)
    until: float


class PressTokens:
    """The tokens that are still valid, by what can be done with them."""

    def __init__(self, client: discord.Client, clock: Callable[[], float] = time.monotonic) -> None:
        self._client = client
        self._clock = clock
        self._for_table: dict[tuple[int, int], PressToken] = {}  # by table and channel
        self._for_message: dict[int, tuple[PressToken, int | Original]] = {}  # the token, and what it calls the message

    def note(self, interaction: discord.Interaction, table: int) -> None:
        """Keep the token of an acknowledged press on a message of this table.

        Follow-ups of a press on a private answer would be replies to what others cannot see. Messages of a table are only posted
        where it stands: a press in a direct message about it only changes that message, which is deleted soon.
        """
        message = interaction.message
        if message is None or message.flags.ephemeral or interaction.channel_id is None:
            return
        where = (table, interaction.channel_id)
        if interaction.guild_id is not None and not _has_rights(interaction):
            self._for_table.pop(where, None)  # it is older, and from before the rights were lost
            return
        until = self._clock() + TOKEN_SECONDS
        token = PressToken(interaction.application_id, interaction.token, until)
        _put_last(self._for_message, message.id, (token, Original()))
        _put_last(self._for_table, where, token)
        self._forget_old()

    def for_table(self, table: int, channel: int) -> PressToken | None:
        """The token that can post a message of this table; None: there is none."""
        token = self._for_table.get((table, channel))
        return token if token is not None and self._is_valid(token) else None

    async def follow_up(self, token: PressToken, rendered: RenderedPanel) -> discord.Message | None:
        """Post a message that everybody sees; None: not with this token. Raises UnknownOutcome."""
        once = discord.Webhook.partial(
            token.application,
            token.secret,
            session=cast(aiohttp.ClientSession, _OneAttempt(self._webhook(token).session)),
            client=self._client,
        )
        try:
            sent = await once.send(
                view=rendered.view, files=rendered.files, allowed_mentions=rendered.allowed_mentions, wait=True
            )
        except discord.HTTPException as error:
            self._refused(token, error)
            return None
        _put_last(self._for_message, sent.id, (token, sent.id))
        return sent

    def reaches(self, message: int) -> bool:
        """Whether a token can change this message."""
        found = self._for_message.get(message)
        return found is not None and self._is_valid(found[0])

    async def edit(self, message: int, rendered: RenderedPanel) -> discord.Message | None:
        """Change a message; None: not with a token."""
        if not self.reaches(message):
            return None
        token, name = self._for_message[message]
        try:
            return await self._webhook(token).edit_message(
                cast(int, name), view=rendered.view, attachments=rendered.attachments, allowed_mentions=rendered.allowed_mentions
            )
        except discord.HTTPException as error:
            self._refused(token, error)
            return None

    async def delete(self, message: int) -> bool:
        """Delete a message; False: not with a token."""
        if not self.reaches(message):
            return False
        token, name = self._for_message.pop(message)
        try:
            await self._webhook(token).delete_message(cast(int, name))
        except discord.HTTPException as error:
            self._refused(token, error)
            return False
        return True

    def _webhook(self, token: PressToken) -> discord.Webhook:
        return discord.Webhook.partial(token.application, token.secret, client=self._client)

    def _is_valid(self, token: PressToken) -> bool:
        return self._clock() < token.until

    def _refused(self, token: PressToken, error: discord.HTTPException) -> None:
        """Use this token no more. What is wrong with the message itself is wrong with any token."""
        if error.status == 400:
            raise error
        LOG.info("a press can not be used any more: %s %s", error.status, error.code)
        self._for_table = {table: one for table, one in self._for_table.items() if one is not token}
        self._for_message = {message: one for message, one in self._for_message.items() if one[0] is not token}

    def _forget_old(self) -> None:
        """The oldest come first."""
        while self._for_table and not self._is_valid(next(iter(self._for_table.values()))):
            del self._for_table[next(iter(self._for_table))]
        while self._for_message and not self._is_valid(next(iter(self._for_message.values()))[0]):
            del self._for_message[next(iter(self._for_message))]


Key = TypeVar("Key")
Value = TypeVar("Value")


def _put_last(entries: dict[Key, Value], key: Key, value: Value) -> None:
    entries.pop(key, None)
    entries[key] = value


def _has_rights(interaction: discord.Interaction) -> bool:
    """Whether an ordinary message with pictures would be allowed here, and could be found again."""
    allowed, in_thread = interaction.app_permissions, bot_permissions.is_thread(interaction)
    lacking = bot_permissions.missing_permissions(allowed, in_thread=in_thread, own_thread=False)
    return allowed.read_message_history and not lacking


class _OneAttempt:
    """A session for requests that must not be repeated: the library would send them again after an error of the server."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    @asynccontextmanager
    async def request(self, *arguments: Any, **options: Any) -> AsyncIterator[aiohttp.ClientResponse]:
        try:
            async with self._session.request(*arguments, **options) as response:
                if response.status >= 500:
                    raise UnknownOutcome(f"Discord answered {response.status}")
                yield response
        except (aiohttp.ClientError, OSError) as error:
            raise UnknownOutcome(type(error).__name__) from None
