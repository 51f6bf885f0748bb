"""Opening a table: the rights that it needs, its place, its automats, and the start when nobody is waited for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import discord

from bot.front import rights
from bot.front.answers import Visitor
from bot.model import HOUR, Answer, Request
from bot.tables import Tables
from bot.texts import plain, say, say_in
from engine.contract import Json, Refusal

ARCHIVE_AFTER: Final = 10080  # minutes: a week, the longest that Discord offers
THREAD_NAME = 100


@dataclass(frozen=True, slots=True)
class Wishes:
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


class NotHere(Exception):
    """A sentence that says why there can be no table here."""


async def open_table(visitor: Visitor, tables: Tables, wishes: Wishes) -> tuple[Answer, int]:
    """Open it, seat the automats, and begin at once when that fills it; the last answer and the channel."""
    interaction = visitor.interaction
    if interaction.guild_id is None or interaction.channel_id is None:
        raise NotHere(say(visitor.lang, "front-only-servers"))
    if wishes.seats is not None and wishes.automats >= wishes.seats:
        why = Refusal("too_many_automats", {"seats": wishes.seats, "have": wishes.automats})
        return Answer(None, 0, why), interaction.channel_id
    in_thread = rights.is_thread(interaction)
    own_thread = wishes.own_thread and not in_thread
    if lacking := rights.missing(interaction.app_permissions, in_thread=in_thread, own_thread=own_thread):
        raise NotHere(rights.sentence(lacking, visitor.lang))
    channel = await _thread(visitor, wishes) if own_thread else interaction.channel_id
    answer = await tables.open(
        visitor.request(0),
        server=interaction.guild_id,
        channel=channel,
        game=wishes.game,
        language=wishes.language or visitor.lang,
        clock=wishes.hours * HOUR or None,
        seats=wishes.seats,
        options=dict(wishes.options),
        advice=wishes.advice,
    )
    if answer.ok and answer.table is not None:
        answer = await _fill(visitor, tables, wishes, answer, answer.table)
    return answer, channel


async def _fill(visitor: Visitor, tables: Tables, wishes: Wishes, answer: Answer, table: int) -> Answer:
    def again(part: str) -> Request:
        return Request(f"{visitor.interaction.id} {part}", visitor.person, answer.seq, visitor.name)

    for number in range(wishes.automats):
        answer = await tables.add_automat(again(f"automat {number}"), table, wishes.level)
        if not answer.ok:
            return answer
    if wishes.complete:
        answer = await tables.start(again("start"), table)
    return answer


async def _thread(visitor: Visitor, wishes: Wishes) -> int:
    channel = visitor.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise NotHere(say(visitor.lang, "front-no-thread"))
    lang = wishes.language or visitor.lang
    thread = await channel.create_thread(
        name=say_in(wishes.game)(lang, "front-thread-name", host=plain(visitor.name))[:THREAD_NAME],
        type=discord.ChannelType.public_thread,
        auto_archive_duration=ARCHIVE_AFTER,
    )
    return thread.id
