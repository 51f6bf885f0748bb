"""Sends messages to their readers: a new message in the channel for each turn, secret choices by direct message.

A turn is posted as follow-up of a press at its table if there was one lately, which does not count against Discord's limit.
Nothing is posted twice: other messages have a nonce, and one that may have been sent before is searched for first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.discord_app import closed_dms
from bot.discord_app.application_emojis import ApplicationEmojis
from bot.discord_app.delivery_loop import ChannelUnknown, DirectMessagesClosed
from bot.discord_app.message_writer import UNKNOWN_CHANNEL, MessageWriter, can_be_found, posted_message
from bot.discord_app.picture_cache import PictureCache
from bot.discord_app.press_tokens import PressTokens
from bot.panels.channel_panels import automats_play_on, channel_panel, fits_one_message, progress_panel, shrunk_panel
from bot.panels.components import Address, Button, Panel, panel, posted_in_direct_messages
from bot.panels.direct_messages import PRIVATE_KINDS, direct_message
from bot.panels.game_module import in_secret
from bot.panels.reader_view import ReaderView
from bot.panels.undo_question import with_undo_entries
from bot.runtime.fair_queue import asking
from bot.runtime.metrics import MESSAGES_TOTAL
from bot.service.table_service import TableService
from bot.storage import outbox
from bot.storage.outbox import ChannelPost, OwedMessage, PostedMessage
from bot.tables.calls import call_people, pending_voters
from bot.tables.log_entries import LogEntry
from bot.tables.pace import DAY
from bot.tables.table import CHANNEL_READER, Table
from bot.texts import mention, say_in

LOG = logging.getLogger(__name__)
CLOSED_DM_CODES = (50007, 50278, 50001)  # takes no direct messages, no common server, no access
LATE_SECONDS = 2.0  # a request that was under way when its process ended may still arrive for so long
LOST_SECONDS = 60  # that a channel is unknown before its game rests: Discord has short failures
GIVE_UP_SECONDS = 14 * DAY  # after which a channel that stays unknown is not asked for any more
OLD_SECONDS = 55 * 60  # messages older than an hour may be edited a few times only; one edit is kept for shrinking them


class MessageSender:
    """Delivers messages of the outbox to Discord."""

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        pictures: PictureCache,
        emojis: ApplicationEmojis,
        tokens: PressTokens,
    ) -> None:
        self._client = client
        self._tables = tables
        self._pictures = pictures
        self._tokens = tokens
        self._unknown: dict[int, int] = {}  # since when Discord does not know the channel of a table
        self._tried: set[str] = set()  # nonces of messages that this process has tried to send, and may have to again
        self._writer = MessageWriter(client, pictures, emojis, tokens)

    async def deliver(self, owed: OwedMessage) -> PostedMessage:
        """Bring one reader up to date; the message that the reader has now."""
        table = await self._tables.table_at(owed.table, owed.due)
        if table is None:
            return PostedMessage(None)
        # Buttons carry the version that the message is about, and so it can be found again. The table may have moved since.
        table = replace(table, seq=owed.due, channel=owed.channel)
        with asking(table.server, table.id, public=True):
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
        shown = _for_place(table, await asyncio.to_thread(channel_panel, reader, happened))
        called = await self._tables.store.read(lambda db: outbox.load_calls(db, table.id))
        mentions, calls = call_people(table, called, self._tables.now())
        shown = replace(shown, mentions=tuple(person for person in shown.mentions if person in mentions))
        place = self._client.get_partial_messageable(table.channel, guild_id=table.server or None)
        try:
            posted = await self._sent_before(place, owed) if owed.again and not lobby else None
            self._tried.add(owed.nonce)
            if posted is None and post is not None:
                posted = await self._writer.change(place, post.message, shown)
            if posted is None and not owed.again and can_be_found(shown, owed):
                token = self._tokens.for_table(table.id, table.channel)
                posted = None if token is None else await self._writer.follow_up(token, shown)
            if posted is None:
                posted = await self._writer.post(place, shown, owed.nonce)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            if await self._is_given_up(table.id):
                return PostedMessage(None)
            raise ChannelUnknown("Discord does not know the channel") from None
        self._unknown.pop(table.id, None)
        if table.lost_at is not None:
            await self._tables.channel_found(table.id)
        if calls != called:
            await self._tables.store.write(lambda db: outbox.store_calls(db, table.id, calls))
        self._tried.discard(owed.nonce)
        return posted

    async def _sent_before(self, place: discord.abc.Messageable, owed: OwedMessage) -> PostedMessage | None:
        """The message of an attempt before a crash or an error, if it arrived: follow-ups have no nonce to keep out a second."""
        if owed.nonce not in self._tried:
            await asyncio.sleep(LATE_SECONDS)
        return await self._writer.find(place, owed)

    async def _post_to_change(self, owed: OwedMessage, table: Table) -> ChannelPost | None:
        """The message to change instead of posting another: the lobby, or one about secret choices.

        To these people are called by direct messages; those who take none are called in the channel.
        """
        post = await self._tables.store.read(lambda db: outbox.standing_post(db, owed.table))
        if post is None or post.message != owed.message:
            return None
        if table.started_at is None:
            return post
        reader = ReaderView(table, None, table.language)
        secret = table.status == "running" and in_secret(reader)
        if not secret or table.undo_request or table.seat_offer or is_old(post, self._tables.now()):
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

    async def progress(self, owed: OwedMessage, *, edit: bool) -> bool:
        """Write what happened into the newest message while automats play; False: a new message is needed.

        Not ``edit``: only look whether one is. An edit that fails is no loss: the next message tells everything.
        """
        table = await self._tables.table_at(owed.table, owed.due)
        post = await self._tables.store.read(lambda db: outbox.standing_post(db, owed.table))
        if table is None or post is None or post.message != owed.message:
            return not any(entry.kind == "moved" for entry in await self._tables.since(owed.table, owed.shown, None, owed.due))
        reader = ReaderView(replace(table, seq=owed.due), None, table.language)
        entries = await self._tables.since(owed.table, post.after, None, owed.due)
        news = [entry for entry in entries if entry.seq > owed.shown]
        if not fits_one_message(reader, news):
            return False
        lobby = any(entry.kind == "start" for entry in news)
        if edit and not lobby and not is_old(post, self._tables.now()):
            shown = await asyncio.to_thread(progress_panel, reader, entries, pictures=automats_play_on(news))
            await self._write_progress(table, post, _for_place(table, shown))
        return True

    async def _write_progress(self, table: Table, post: ChannelPost, shown: Panel) -> None:
        with asking(table.server, table.id, public=True):
            drawn = await self._pictures.of(shown)
        place = self._client.get_partial_messageable(table.channel, guild_id=table.server or None)
        try:
            changed = await self._writer.edit(place, post.message, shown, drawn, kept=() if shown.pictures else post.pictures)
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
        shrunk = await asyncio.to_thread(shrunk_panel, reader, entries, moved=post.channel != table.channel)
        place = self._client.get_partial_messageable(post.channel, guild_id=table.server or None)
        try:
            await self._writer.edit(place, post.message, shrunk, [], kept=kept)
        except (discord.NotFound, discord.Forbidden) as error:
            if error.code == UNKNOWN_CHANNEL:
                raise
            LOG.warning("message %s stays as it is: %s", post.message, error)
            return False
        MESSAGES_TOTAL.labels("channel", "shrunk").inc()
        return True

    async def _is_given_up(self, number: int) -> bool:
        """Put a running game to rest whose channel stays unknown; whether the channel was asked for long enough."""
        now = self._tables.now()
        if now - self._unknown.setdefault(number, now) >= LOST_SECONDS:
            await self._tables.channel_lost(number)
        table = await self._tables.table(number)
        since = None if table is None else table.ended_at or table.lost_at
        given_up = since is not None and now - since > GIVE_UP_SECONDS
        if given_up:
            self._unknown.pop(number, None)
        return given_up

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
        try:
            place = await self._client.create_dm(discord.Object(owed.person))
            if (
                not needs_notification(reader, happened)
                and owed.message is not None
                and await self._writer.change(place, owed.message, written, emojis=settings.emojis)
            ):
                return owed.message
            posted = await self._writer.find(place, owed) if owed.again else None
            message = (posted or await self._writer.post(place, written, owed.nonce, emojis=settings.emojis)).message
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
            await self._writer.post(self._client.get_partial_messageable(owed.channel), shown, closed_dms.reminder_nonce(owed))

    async def _remove(self, place: discord.DMChannel, message: int) -> None:
        """The newest private message is the one that counts."""
        try:
            await self._writer.delete(place, message)
        except discord.DiscordException as error:
            LOG.warning("the old private message %s stays: %s", message, error)

    async def _say_that_messages_are_closed(self, owed: OwedMessage, table: Table) -> None:
        """Once, in the channel, to the person whom it concerns."""
        assert owed.person is not None
        lang, say = table.language, say_in(table.game_name)
        hand = Button(Address(table.id, 0, "hand"), say(lang, "btn-hand"))
        text = say(lang, "front-closed", who=mention(owed.person), button=hand.label)
        place = self._client.get_partial_messageable(table.channel, guild_id=table.server or None)
        try:
            await self._writer.post(
                place, panel(text, (hand,), mentions=(owed.person,)), f"{owed.table:x}.{owed.reader + 1:x}.closed"
            )
        except discord.DiscordException as error:
            LOG.warning("could not say in the channel that direct messages are closed: %s", error)


def needs_notification(reader: ReaderView, happened: Sequence[LogEntry]) -> bool:
    """True if the player must be notified. Edits do not notify, so send a new message."""
    picks = reader.table.status == "running" and in_secret(reader) and reader.on_turn
    asked = reader.seat in pending_voters(reader.table) and any(one.kind == "ask" for one in happened)
    if picks or reader.table.status != "running" or asked:
        return True
    return any(one.kind in ("lost", "moved") or (one.kind in PRIVATE_KINDS and one.seat == reader.seat) for one in happened)


def _for_place(table: Table, shown: Panel) -> Panel:
    """In direct messages a press on the table's own message must not change it: the answer is a message of its own."""
    return posted_in_direct_messages(shown) if table.place.direct else shown


def is_old(post: ChannelPost, now: int) -> bool:
    """Whether a message is so old that only the last edit of it is left."""
    return now - discord.utils.snowflake_time(post.message).timestamp() > OLD_SECONDS
