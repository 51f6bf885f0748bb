"""Sends messages to their readers: a new message in the channel for each turn, secret choices by direct message.

Nothing is posted twice: messages have a nonce, and one that may have been sent before a crash is searched for first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.discord_app import closed_dms
from bot.discord_app.application_emojis import ApplicationEmojis
from bot.discord_app.delivery_loop import DirectMessagesClosed
from bot.discord_app.panel_layout import RenderedPanel
from bot.discord_app.picture_cache import PictureCache
from bot.panels.channel_panels import automats_play_on, channel_panel, fits_one_message, progress_panel, shrunk_panel
from bot.panels.components import Address, Button, Panel, panel
from bot.panels.direct_messages import PRIVATE_KINDS, direct_message
from bot.panels.game_module import in_secret
from bot.panels.reader_view import ReaderView
from bot.panels.undo_question import with_undo_entries
from bot.runtime.metrics import MESSAGES_TOTAL
from bot.service.table_service import TableService
from bot.storage import outbox
from bot.storage.outbox import ChannelPost, KeptPicture, OwedMessage, PostedMessage
from bot.tables.calls import call_people, pending_voters
from bot.tables.log_entries import LogEntry
from bot.tables.table import CHANNEL_READER, Request, Table
from bot.texts import mention, say_in
from render.picture_registry import RenderedPicture as Drawn

LOG = logging.getLogger(__name__)
UNKNOWN_CHANNEL = 10003
MISSING_PERMISSIONS = 50013
CLOSED_DM_CODES = (50007, 50278, 50001)  # takes no direct messages, no common server, no access
OLD_SECONDS = 55 * 60  # messages older than an hour may be edited a few times only; one edit is kept for shrinking them
HISTORY_LIMIT = 15  # messages in which one that may have been sent is looked for


class MessageSender:
    """Delivers messages of the outbox to Discord."""

    def __init__(self, client: discord.Client, tables: TableService, pictures: PictureCache, emojis: ApplicationEmojis) -> None:
        self._client = client
        self._tables = tables
        self._pictures = pictures
        self._emojis = emojis

    async def deliver(self, owed: OwedMessage) -> PostedMessage:
        """Bring one reader up to date; the message that the reader has now."""
        table = await self._tables.table_at(owed.table, owed.due)
        if table is None:
            return PostedMessage(None)
        table = replace(table, seq=owed.due)  # buttons carry the version that the message is about, and so it can be found again
        if owed.reader == CHANNEL_READER:
            return await self._to_channel(owed, table)
        return PostedMessage(await self._to_person(owed, table))

    # --- the channel -------------------------------------------------------------------------------------------------

    async def _to_channel(self, owed: OwedMessage, table: Table) -> PostedMessage:
        post = await self._post_to_change(owed, table)
        happened = await self._tables.since(owed.table, owed.shown if post is None else post.after, None, owed.due)
        lobby = table.started_at is None
        if not lobby and not any(one.kind == "start" for one in happened) and await self._was_lobby(owed):
            return PostedMessage(owed.message)  # the game has begun meanwhile: the next message says so
        reader = await with_undo_entries(self._tables, ReaderView(table, None, table.language))
        shown = await asyncio.to_thread(channel_panel, reader, happened)
        called = await self._tables.store.read(lambda db: outbox.load_calls(db, table.id))
        mentions, calls = call_people(table, called, self._tables.now())
        shown = replace(shown, mentions=tuple(person for person in shown.mentions if person in mentions))
        place = self._client.get_partial_messageable(table.channel, guild_id=table.server)
        try:
            posted = await self._find(place, owed) if owed.again and not lobby else None
            if posted is None and post is not None:
                posted = await self._change(place, post.message, shown)
            if posted is None:
                posted = await self._post(place, shown, owed.nonce)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            await self._channel_is_gone(table.id)
            return PostedMessage(None)
        if calls != called:
            await self._tables.store.write(lambda db: outbox.store_calls(db, table.id, calls))
        return posted

    async def _post_to_change(self, owed: OwedMessage, table: Table) -> ChannelPost | None:
        """The message to change instead of posting another: the lobby, or one about secret choices.

        To these people are called by direct messages; those who take none are called in the channel.
        """
        post = await self._tables.store.read(lambda db: outbox.standing_post(db, owed.table))
        if post is None or post.message != owed.message:
            return None
        if table.started_at is None or table.status != "running":
            return post if table.started_at is None else None
        reader = ReaderView(table, None, table.language)
        if not in_secret(reader) or table.undo_request or table.seat_offer or is_old(post, self._tables.now()):
            return None
        told = await self._tables.since(owed.table, post.after, None, owed.due)
        lobby = any(entry.kind == "start" and entry.seq > post.until for entry in told)
        if lobby or not fits_one_message(reader, told):
            return None
        people = [table.seats[seat].player for seat in table.to_act()]
        closed = [(await self._tables.person(person)).unreachable for person in people if person is not None]
        return None if any(closed) else post

    async def _was_lobby(self, owed: OwedMessage) -> bool:
        return any(one.kind == "start" for one in await self._tables.since(owed.table, owed.due, None))

    async def _post(self, place: discord.abc.Messageable, shown: Panel, nonce: str, *, emojis: bool = True) -> PostedMessage:
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

    async def _change(self, place: Any, message: int, shown: Panel, *, emojis: bool = True) -> PostedMessage | None:
        """Change a message that is there; None when it is not there any more."""
        try:
            changed = await self._edit(place, message, shown, await self._pictures.of(shown), emojis=emojis)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise
            return None
        MESSAGES_TOTAL.labels("channel" if isinstance(place, discord.PartialMessageable) else "person", "changed").inc()
        return posted_message(changed)

    async def _edit(
        self,
        place: Any,
        message: int,
        shown: Panel,
        drawn: Sequence[Drawn | None],
        *,
        kept: Sequence[KeptPicture] = (),
        emojis: bool = True,
    ) -> discord.Message:
        """Change a message without reading it first; ``kept``: pictures of it that stay."""

        def edit(rendered: RenderedPanel) -> Awaitable[discord.Message]:
            changed: Awaitable[discord.Message] = place.get_partial_message(message).edit(
                view=rendered.view, attachments=rendered.attachments, allowed_mentions=rendered.allowed_mentions
            )
            return changed

        return await self._emojis.send(lambda find: RenderedPanel(shown, drawn, kept=kept, find_emoji=find), edit, wanted=emojis)

    async def _find(self, place: discord.abc.Messageable, owed: OwedMessage) -> PostedMessage | None:
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

    async def progress(self, owed: OwedMessage, *, edit: bool) -> bool:
        """Write what happened into the newest message while automats play; False: a new message is needed.

        Not ``edit``: only look whether one is. An edit that fails is no loss: the next message tells everything.
        """
        table = await self._tables.table_at(owed.table, owed.due)
        post = await self._tables.store.read(lambda db: outbox.standing_post(db, owed.table))
        if table is None or post is None or post.message != owed.message:
            return True
        reader = ReaderView(replace(table, seq=owed.due), None, table.language)
        entries = await self._tables.since(owed.table, post.after, None, owed.due)
        news = [entry for entry in entries if entry.seq > owed.shown]
        if not fits_one_message(reader, news):
            return False
        lobby = any(entry.kind == "start" for entry in news)
        if edit and not lobby and not is_old(post, self._tables.now()):
            shown = await asyncio.to_thread(progress_panel, reader, entries, pictures=automats_play_on(news))
            await self._write_progress(table, post, shown)
        return True

    async def _write_progress(self, table: Table, post: ChannelPost, shown: Panel) -> None:
        drawn = await self._pictures.of(shown)
        place = self._client.get_partial_messageable(table.channel, guild_id=table.server)
        try:
            changed = await self._edit(place, post.message, shown, drawn, kept=() if shown.pictures else post.pictures)
        except discord.DiscordException as error:
            LOG.warning("message %s does not show how the automats play: %s", post.message, error)
            return
        MESSAGES_TOTAL.labels("channel", "progress").inc()
        if shown.pictures:
            kept = posted_message(changed).pictures
            await self._tables.store.write(lambda db: outbox.store_pictures(db, post.message, kept))

    async def shrink(self, post: ChannelPost) -> bool:
        """Reduce a message that is not the newest any more to its lines, by one edit; False when it cannot be changed at all."""
        table = await self._tables.table(post.table)
        if table is None:
            return False
        entries = await self._tables.since(post.table, post.after, None, post.until)
        reader = ReaderView(table, None, table.language)
        kept = post.pictures if table.keep_pictures else ()
        shrunk = await asyncio.to_thread(shrunk_panel, reader, entries)
        place = self._client.get_partial_messageable(table.channel, guild_id=table.server)
        try:
            await self._edit(place, post.message, shrunk, [], kept=kept)
        except (discord.NotFound, discord.Forbidden) as error:
            LOG.warning("message %s stays as it is: %s", post.message, error)
            return False
        MESSAGES_TOTAL.labels("channel", "shrunk").inc()
        return True

    async def _channel_is_gone(self, number: int) -> None:
        """Cancel a table whose channel was deleted; its players get a direct message."""
        table = await self._tables.table(number)
        if table is not None:
            LOG.warning("the channel of the table was deleted")
            await self._tables.cancel(Request(f"gone {number} {table.seq}", table.host, table.seq, place=table.place), number)

    # --- people ------------------------------------------------------------------------------------------------------

    async def _to_person(self, owed: OwedMessage, table: Table) -> int | None:
        if owed.person is None or table.state is None:
            return owed.message
        settings = await self._tables.person(owed.person)
        reader = ReaderView(table, owed.reader, settings.language or table.language)
        reader = await with_undo_entries(self._tables, reader)
        happened = await self._tables.since(owed.table, owed.shown, owed.reader, owed.due)
        written = await asyncio.to_thread(direct_message, reader, happened)
        if written is None:
            return owed.message
        notify = needs_notification(reader, happened)
        if not notify and owed.message is not None and in_secret(reader) and len(table.to_act()) == 1:
            return owed.message  # what they press in it is answered anyway, and it is replaced when they are called again
        try:
            place = await self._client.create_dm(discord.Object(owed.person))
            if (
                not notify
                and owed.message is not None
                and await self._change(place, owed.message, written, emojis=settings.emojis)
            ):
                return owed.message
            posted = await self._find(place, owed) if owed.again else None
            message = (posted or await self._post(place, written, owed.nonce, emojis=settings.emojis)).message
            if owed.message is not None and owed.message != message:
                await self._remove(place, owed.message)
            return message
        except discord.Forbidden as error:
            if error.code not in CLOSED_DM_CODES:
                raise
            await self._say_that_messages_are_closed(owed, table)
            raise DirectMessagesClosed from error

    async def remind_in_channel(self, owed: OwedMessage) -> None:
        """Notify a reader whose direct messages are closed in the channel, if a reminder is due."""
        shown = await closed_dms.channel_reminder(self._tables, owed)
        if shown is not None:
            await self._post(self._client.get_partial_messageable(owed.channel), shown, closed_dms.reminder_nonce(owed))

    async def _remove(self, place: discord.DMChannel, message: int) -> None:
        """The newest private message is the one that counts."""
        try:
            await place.get_partial_message(message).delete()
        except discord.DiscordException as error:
            LOG.warning("the old private message %s stays: %s", message, error)

    async def _say_that_messages_are_closed(self, owed: OwedMessage, table: Table) -> None:
        """Once, in the channel, to the person whom it concerns."""
        assert owed.person is not None
        lang, say = table.language, say_in(table.game_name)
        hand = Button(Address(table.id, 0, "hand"), say(lang, "btn-hand"))
        text = say(lang, "front-closed", who=mention(owed.person), button=hand.label)
        place = self._client.get_partial_messageable(table.channel, guild_id=table.server)
        try:
            await self._post(place, panel(text, (hand,), mentions=(owed.person,)), f"{owed.table:x}.{owed.reader + 1:x}.closed")
        except discord.DiscordException as error:
            LOG.warning("could not say in the channel that direct messages are closed: %s", error)


def needs_notification(reader: ReaderView, happened: Sequence[LogEntry]) -> bool:
    """True if the player must be notified. Edits do not notify, so send a new message."""
    picks = reader.table.status == "running" and in_secret(reader) and reader.on_turn
    asked = reader.seat in pending_voters(reader.table) and any(one.kind == "ask" for one in happened)
    if picks or reader.table.status != "running" or asked:
        return True
    return any(one.kind in PRIVATE_KINDS and one.seat == reader.seat for one in happened)


def is_old(post: ChannelPost, now: int) -> bool:
    """Whether a message is so old that only the last edit of it is left."""
    return now - discord.utils.snowflake_time(post.message).timestamp() > OLD_SECONDS


def posted_message(message: discord.Message) -> PostedMessage:
    """A message of ours with its pictures, as far as an edit must know them."""
    kept = [KeptPicture(one.id, one.filename, one.description or "") for one in message.attachments]
    return PostedMessage(message.id, tuple(kept))


def custom_ids(message: discord.Message) -> list[str]:
    """The ids of everything that can be pressed in a message."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    return [str(item.custom_id) for item in view.walk_children() if hasattr(item, "custom_id")]
