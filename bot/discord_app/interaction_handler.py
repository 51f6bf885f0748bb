"""Handles interactions: acknowledge first, then work, and always answer."""

from __future__ import annotations

import asyncio
import enum
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence

import aiohttp
import discord

from bot.discord_app.answer_limits import AnswerLimits, AnswerPlace, PersonLimit
from bot.discord_app.application_emojis import ApplicationEmojis
from bot.discord_app.last_press import LastPresses, MessagePress
from bot.discord_app.panel_layout import EmojiFinder, RenderedPanel
from bot.discord_app.picture_cache import PictureCache
from bot.panels.components import Panel, panel
from bot.runtime.fair_queue import FairQueue, asking
from bot.runtime.logging_setup import log_context
from bot.runtime.metrics import ACKNOWLEDGE_SECONDS, ANSWER_SECONDS, ERRORS_TOTAL, REFUSED_TOTAL
from bot.tables.errors import StoreError
from bot.tables.table import DIRECT_MESSAGES, Place, Request
from bot.texts import language_of, readable_name, say

LOG = logging.getLogger(__name__)
UNKNOWN_INTERACTION = 10062
EXPIRED_TOKEN = 50027
UNKNOWN_MESSAGE = 10008
ALREADY_ACKNOWLEDGED = 40060
NOT_ANSWERED = (discord.HTTPException, aiohttp.ClientError, OSError, RuntimeError)  # the last: the session is closed
RESTART_NOTICE_SECONDS = 2.0  # to tell whoever could not be answered before the end


class AckMode(enum.Enum):
    """How an interaction is acknowledged, which is decided before anything is looked up."""

    PRIVATELY = "privately"  # "thinking", then an answer that only this person sees
    IN_PLACE = "in place"  # the message that was pressed is private: it changes
    SILENTLY = "silently"  # the message is public: an answer, if there is one, is a private follow-up


def name_of(user: discord.User | discord.Member) -> str:
    """What a person is called here; where nothing of that can be seen, another of their names."""
    return readable_name(user.display_name, user.global_name, user.name)


WantsEmojis = Callable[[int], Awaitable[bool]]  # whether this person wants emojis in private answers


class Responder:
    """The person behind an interaction, and how to answer them."""

    def __init__(
        self,
        interaction: discord.Interaction,
        ack_mode: AckMode,
        pictures: PictureCache,
        emojis: ApplicationEmojis,
        wants_emojis: WantsEmojis,
        *,
        press: MessagePress | None = None,
        place: AnswerPlace | None = None,
    ) -> None:
        """``press``: on a private message, which changes in place."""
        self.interaction = interaction
        self.ack_mode = ack_mode
        self._pictures = pictures
        self._emojis = emojis
        self._wants_emojis = wants_emojis
        self._press = press
        self._work_place = place or AnswerPlace(None)
        self.lang = language_of(str(interaction.locale))
        self.person = interaction.user.id
        self.name = name_of(interaction.user)

    @property
    def moderator(self) -> bool:
        """Whether the server trusts this person with its channels."""
        rights = self.interaction.permissions
        return self.interaction.guild_id is not None and (rights.manage_guild or rights.manage_channels)

    @property
    def place(self) -> Place:
        """Where this person is."""
        return Place(self.interaction.guild_id or DIRECT_MESSAGES, self.interaction.channel_id or 0)

    def request(self, seen: int) -> Request:
        """What the tables want to know; the interaction's own number makes a repetition harmless."""
        return Request(str(self.interaction.id), self.person, seen, self.name, self.moderator, self.place)

    async def show(self, shown: Panel, files: Sequence[tuple[str, bytes]] = ()) -> None:
        """Answer: edit the deferred response, or send an ephemeral message where that response is public.

        An answer on a private message that was pressed again meanwhile is dropped: the last press wins.
        """
        if self._press is not None and self._press.superseded:
            return
        self._work_place.leave()
        drawn = await self._pictures.of(shown)
        wanted = await self._wants_emojis(self.person)

        def render(find_emoji: EmojiFinder) -> RenderedPanel:
            return RenderedPanel(shown, drawn, files, find_emoji=find_emoji)

        if self.ack_mode is AckMode.SILENTLY:
            await self._emojis.send(render, self._send_ephemeral, wanted=wanted)
        elif self._press is None:
            await self._edit_or_send(render, wanted)
        else:
            async with self._press.editing() as is_last:
                if is_last:
                    await self._edit_or_send(render, wanted)

    async def _edit_or_send(self, render: Callable[[EmojiFinder], RenderedPanel], wanted: bool) -> None:
        try:
            await self._emojis.send(render, self._edit, wanted=wanted)
        except discord.NotFound as error:  # the message was deleted under us
            if error.code != UNKNOWN_MESSAGE:
                raise
            await self._emojis.send(render, self._send_ephemeral, wanted=wanted)

    async def post(self, shown: Panel) -> str:
        """A message that everybody in the channel sees, and its link. No follow-up: that would answer a private message."""
        assert self.interaction.channel_id is not None, "presses come from a channel"
        drawn = await self._pictures.of(shown)
        place = self.interaction.client.get_partial_messageable(self.interaction.channel_id, guild_id=self.interaction.guild_id)

        def send(rendered: RenderedPanel) -> Awaitable[discord.Message]:
            return place.send(view=rendered.view, files=rendered.files, allowed_mentions=rendered.allowed_mentions)

        sent = await self._emojis.send(lambda find: RenderedPanel(shown, drawn, find_emoji=find), send)
        return sent.jump_url

    def leave_place(self) -> None:
        """What follows waits for Discord: let another answer be worked on meanwhile."""
        self._work_place.leave()

    async def tell(self, text: str) -> None:
        """One sentence that only this person sees; the panel that was pressed stays as it is."""
        rendered = RenderedPanel(panel(text), [])
        await (self._edit(rendered) if self.ack_mode is AckMode.PRIVATELY else self._send_ephemeral(rendered))

    async def _edit(self, rendered: RenderedPanel) -> None:
        await self.interaction.edit_original_response(
            view=rendered.view, attachments=rendered.files, allowed_mentions=rendered.allowed_mentions
        )

    async def _send_ephemeral(self, rendered: RenderedPanel) -> None:
        await self.interaction.followup.send(
            view=rendered.view, files=rendered.files, allowed_mentions=rendered.allowed_mentions, ephemeral=True
        )


Work = Callable[[Responder], Awaitable[None]]


class InteractionHandler:
    """Entry point of all interactions."""

    def __init__(
        self,
        pictures: PictureCache,
        emojis: ApplicationEmojis,
        remember_person: Work,
        wants_emojis: WantsEmojis,
        limits: AnswerLimits = AnswerLimits(),  # noqa: B008  (it never changes)
    ) -> None:
        """``remember_person`` is called before the work, to store the person's language."""
        self._pictures = pictures
        self._emojis = emojis
        self._wants_emojis = wants_emojis
        self._remember_person = remember_person
        self._busy: set[asyncio.Task[object]] = set()
        self._places = FairQueue("answers", limits.at_once, limits.per_person)
        self._person_limit = PersonLimit(limits.per_person)
        self._closing = False
        self._last_presses = LastPresses()

    async def handle(
        self, interaction: discord.Interaction, kind: str, ack_mode: AckMode, work: Work, *, unlimited: bool = False
    ) -> None:
        """Acknowledge, then work. On error, reply with the logged incident id. Who has enough under way is asked to wait.

        ``unlimited``: work without a place, because it mostly waits for another process.
        """
        person = interaction.user.id
        if self._closing:
            await self._tell_at_once(interaction, "front-restarting")
            return
        if not self._person_limit.admit(person):
            REFUSED_TOTAL.labels("answers").inc()
            await self._tell_at_once(interaction, "front-one-moment")
            return
        arrived = time.perf_counter()
        task = asyncio.current_task()
        assert task is not None
        self._busy.add(task)
        place = AnswerPlace(None if unlimited else self._places)
        pressed = interaction.message.id if interaction.message is not None and ack_mode is AckMode.IN_PLACE else None
        with (
            log_context(server=interaction.guild_id, person=person, interaction=interaction.id),
            asking(interaction.guild_id, person),
            self._last_presses.pressed(pressed) as press,
        ):
            responder = self._responder(interaction, ack_mode, press, place)
            try:
                await _acknowledge(interaction, ack_mode)
                ACKNOWLEDGE_SECONDS.observe(time.perf_counter() - arrived)
                await place.enter()
                await self._remember_person(responder)
                await work(responder)
                ANSWER_SECONDS.labels(kind).observe(time.perf_counter() - arrived)
                LOG.info("%s answered in %d ms", kind, (time.perf_counter() - arrived) * 1000)
            except discord.HTTPException as error:
                if error.code in (UNKNOWN_INTERACTION, EXPIRED_TOKEN):
                    LOG.warning("%s came too late to be answered: %s", kind, error.code)
                else:
                    await self._report_incident(responder, kind)
            except asyncio.CancelledError:
                if not self._closing:
                    raise
                LOG.info("%s was not finished before the end", kind)
                await self._say(responder, say(responder.lang, "front-restarting"))
            except StoreError as error:
                LOG.error("%s failed, for the database cannot be used", kind, exc_info=error)
                await self._say(responder, say(responder.lang, "front-database"))
            except Exception:
                await self._report_incident(responder, kind)
            finally:
                place.leave()
                self._busy.discard(task)
                self._person_limit.done(person)

    def _responder(
        self,
        interaction: discord.Interaction,
        ack_mode: AckMode,
        press: MessagePress | None = None,
        place: AnswerPlace | None = None,
    ) -> Responder:
        return Responder(interaction, ack_mode, self._pictures, self._emojis, self._wants_emojis, press=press, place=place)

    @property
    def busy(self) -> bool:
        """Whether somebody is still to be answered."""
        return bool(self._busy)

    async def finish(self, max_seconds: float) -> None:
        """Accept nothing more, and wait until running interactions are answered, at most ``max_seconds`` seconds.

        Whoever is not answered by then is told to come back.
        """
        self._closing = True
        if self._busy:
            _, late = await asyncio.wait(set(self._busy), timeout=max_seconds)
            for task in late:
                task.cancel()
            if late:
                await asyncio.wait(late, timeout=RESTART_NOTICE_SECONDS)

    @staticmethod
    async def _tell_at_once(interaction: discord.Interaction, key: str) -> None:
        """A sentence instead of an answer, without any work."""
        rendered = RenderedPanel(panel(say(language_of(str(interaction.locale)), key)), [])
        try:
            await interaction.response.send_message(view=rendered.view, ephemeral=True)
        except NOT_ANSWERED as error:
            LOG.warning("somebody could not be told to come back: %s", _what_failed(error))

    async def report_error(self, interaction: discord.Interaction, error: Exception) -> None:
        """For what breaks before the work begins: a command that Discord knows and this program does not, for instance."""
        with log_context(server=interaction.guild_id, person=interaction.user.id, interaction=interaction.id):
            if interaction.type is discord.InteractionType.autocomplete:
                LOG.error("completing failed", exc_info=error)
                return
            try:
                raise error
            except Exception:
                await self._report_incident(self._responder(interaction, AckMode.PRIVATELY), "command")

    async def _report_incident(self, responder: Responder, kind: str) -> None:
        incident = secrets.token_hex(4)
        ERRORS_TOTAL.labels(kind).inc()
        LOG.exception("%s failed, incident %s", kind, incident)
        await self._say(responder, say(responder.lang, "front-failed", incident=incident))

    @staticmethod
    async def _say(responder: Responder, text: str) -> None:
        try:
            if not responder.interaction.response.is_done():
                await responder.interaction.response.defer(ephemeral=True, thinking=True)
                responder.ack_mode = AckMode.PRIVATELY
            await responder.tell(text)
        except NOT_ANSWERED as error:
            LOG.error("not even the apology arrived: %s", _what_failed(error))


def _what_failed(error: Exception) -> str:
    """For the log: the text of an error of the connection may contain the address, and so the token of the interaction."""
    return f"{error.status} {error.code}" if isinstance(error, discord.HTTPException) else type(error).__name__


async def _acknowledge(interaction: discord.Interaction, ack_mode: AckMode) -> None:
    if ack_mode is AckMode.PRIVATELY:
        deferred = interaction.response.defer(ephemeral=True, thinking=True)
    else:
        deferred = interaction.response.defer()
    try:
        await deferred
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED:
            raise
        LOG.warning("a press was acknowledged before: the answer was lost, or another program runs with this token on other data")


def is_private(interaction: discord.Interaction) -> bool:
    """Whether the pressed message is private: ephemeral or a direct message."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)
