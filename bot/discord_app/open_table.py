"""Opening a table: the rights that it needs, its place, its automats, and the start when nobody is waited for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import discord

from bot.discord_app import bot_permissions
from bot.discord_app.interaction_handler import Responder
from bot.service.table_service import TableService
from bot.tables.table import HOUR, Answer, Request
from bot.texts import plain_name, say, say_in
from engine.contract import Json, Refusal

ARCHIVE_MINUTES: Final = 10080  # minutes: a week, the longest that Discord offers
MAX_THREAD_NAME = 100


@dataclass(frozen=True, slots=True)
class NewTableOptions:
    """What somebody wants of a new table."""

    game: str
    seats: int | None
    automats: int
    level: str
    hours: int  # a turn; 0: no limit
    language: str | None
    own_thread: bool
    options: Mapping[str, Json]  # of the game
    advice: bool = True

    @property
    def complete(self) -> bool:
        """Nobody else is waited for."""
        return self.automats + 1 == self.seats


class CannotOpenHere(Exception):
    """A sentence that says why there can be no table here."""


async def open_table(responder: Responder, tables: TableService, wishes: NewTableOptions) -> tuple[Answer, int]:
    """Open it, seat the automats, and begin at once when that fills it; the last answer and the channel."""
    interaction = responder.interaction
    if interaction.guild_id is None or interaction.channel_id is None:
        raise CannotOpenHere(say(responder.lang, "front-only-servers"))
    if wishes.seats is not None and wishes.automats >= wishes.seats:
        why = Refusal("too_many_automats", {"seats": wishes.seats, "have": wishes.automats})
        return Answer(None, 0, why), interaction.channel_id
    in_thread = bot_permissions.is_thread(interaction)
    own_thread = wishes.own_thread and not in_thread
    if lacking := bot_permissions.missing_permissions(interaction.app_permissions, in_thread=in_thread, own_thread=own_thread):
        raise CannotOpenHere(bot_permissions.missing_permissions_text(lacking, responder.lang))
    channel = await _thread(responder, wishes) if own_thread else interaction.channel_id
    answer = await tables.open(
        responder.request(0),
        server=interaction.guild_id,
        channel=channel,
        game=wishes.game,
        language=wishes.language or responder.lang,
        clock=wishes.hours * HOUR or None,
        seats=wishes.seats,
        options=dict(wishes.options),
        advice=wishes.advice,
    )
    if answer.ok and answer.table is not None:
        answer = await _fill(responder, tables, wishes, answer, answer.table)
    return answer, channel


async def _fill(responder: Responder, tables: TableService, wishes: NewTableOptions, answer: Answer, table: int) -> Answer:
    def again(part: str) -> Request:
        return Request(f"{responder.interaction.id} {part}", responder.person, answer.seq, responder.name)

    for number in range(wishes.automats):
        answer = await tables.add_automat(again(f"automat {number}"), table, wishes.level)
        if not answer.ok:
            return answer
    if wishes.complete:
        answer = await tables.start(again("start"), table)
    return answer


async def _thread(responder: Responder, wishes: NewTableOptions) -> int:
    channel = responder.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise CannotOpenHere(say(responder.lang, "front-no-thread"))
    lang = wishes.language or responder.lang
    thread = await channel.create_thread(
        name=say_in(wishes.game)(lang, "front-thread-name", host=plain_name(responder.name))[:MAX_THREAD_NAME],
        type=discord.ChannelType.public_thread,
        auto_archive_duration=ARCHIVE_MINUTES,
    )
    return thread.id
