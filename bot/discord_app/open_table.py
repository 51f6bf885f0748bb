"""Opening a table: the rights that it needs, its place, its automats, and the start when nobody is waited for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

import discord

from bot.discord_app import bot_permissions
from bot.discord_app.interaction_handler import Responder
from bot.discord_app.pace_option import parse_pace
from bot.service.table_service import TableService
from bot.tables.errors import Refused
from bot.tables.table import DEFAULT_CLOCK, Answer, Place, Request
from bot.texts import plain_name, say, say_in
from engine.contract import Json, Refusal
from engine.games import GAMES

ARCHIVE_MINUTES: Final = 10080  # minutes: a week, the longest that Discord offers
MAX_THREAD_NAME = 100


@dataclass(frozen=True, slots=True)
class NewTableOptions:
    """What somebody wants of a new table."""

    game: str
    seats: int | None
    automats: int
    level: str
    pace: str | None  # as it was typed; None: nobody chose
    language: str | None
    own_thread: bool
    options: Mapping[str, Json]  # of the game
    advice: bool = True
    weekends: bool = False  # are free

    @property
    def clock(self) -> int | None:
        """The seconds of a turn, None for no limit; raises Refused for a pace that is none."""
        return DEFAULT_CLOCK if self.pace is None else parse_pace(self.pace)

    @property
    def complete(self) -> bool:
        """Nobody else is waited for."""
        return self.automats + 1 == self.seats


class CannotOpenHere(Exception):
    """A sentence that says why there can be no table here."""


async def open_table(responder: Responder, tables: TableService, table_options: NewTableOptions) -> tuple[Answer, int]:
    """Open it, seat the automats, and begin at once when that fills it; the last answer and the channel."""
    interaction = responder.interaction
    try:
        table_options.clock  # noqa: B018 (before a thread is made)
    except Refused as refused:
        return Answer(None, 0, refused.refusal), responder.place.channel
    if interaction.guild_id is None:
        if not interaction.context.dm_channel:
            raise CannotOpenHere(say(responder.lang, "front-only-servers"))
        return await _open_alone(responder, tables, table_options)
    assert interaction.channel_id is not None, "commands come from a channel"
    if table_options.seats is not None and table_options.automats >= table_options.seats:
        why = Refusal("too_many_automats", {"seats": table_options.seats, "have": table_options.automats})
        return Answer(None, 0, why), interaction.channel_id
    in_thread = bot_permissions.is_thread(interaction)
    own_thread = table_options.own_thread and not in_thread
    if lacking := bot_permissions.missing_permissions(interaction.app_permissions, in_thread=in_thread, own_thread=own_thread):
        raise CannotOpenHere(bot_permissions.missing_permissions_text(lacking, responder.lang))
    lacking = bot_permissions.missing_for_person(interaction.permissions, in_thread=in_thread, own_thread=own_thread)
    if lacking:
        raise CannotOpenHere(bot_permissions.missing_permissions_text(lacking, responder.lang, own=True))
    responder.leave_place()  # whoever holds this lock may wait until Discord makes a thread
    async with tables.opening(interaction.guild_id):  # no thread is made for a table that there cannot be
        why_not = await tables.cannot_open(responder.person, interaction.guild_id)
        if why_not is None and own_thread:
            why_not = tables.limits.thread(responder.person, interaction.guild_id)
        if why_not is not None:
            return Answer(None, 0, why_not), interaction.channel_id
        channel = await _thread(responder, table_options) if own_thread else interaction.channel_id
        answer = await _open(responder, tables, table_options, Place(interaction.guild_id, channel))
    if answer.ok and answer.table is not None:
        answer = await _fill(responder, tables, table_options, answer, Place(interaction.guild_id, channel))
    return answer, channel


async def _open_alone(responder: Responder, tables: TableService, wanted: NewTableOptions) -> tuple[Answer, int]:
    """In direct messages: one person against automats, begun at once."""
    seats = wanted.seats or wanted.automats + 1
    if seats == 1:
        seats = usual_seats_alone(wanted.game, wanted.options)
    alone = replace(wanted, seats=seats, automats=max(wanted.automats, seats - 1), own_thread=False)
    if alone.automats >= seats:
        return Answer(None, 0, Refusal("too_many_automats", {"seats": seats, "have": alone.automats})), responder.place.channel
    answer = await _open(responder, tables, alone, responder.place)
    if answer.ok:
        answer = await _fill(responder, tables, alone, answer, responder.place)
    return answer, responder.place.channel


def usual_seats_alone(game: str, options: Mapping[str, Json]) -> int:
    """How many play where somebody alone did not say it: three, or the fewest that the game and its options allow."""
    rules = GAMES[game]
    chosen = {name: values[0] for name, values in rules.options.items()} | dict(options)
    fitting = [seats for seats in rules.seats if rules.check_options(seats, chosen) is None]
    return 3 if 3 in fitting else (fitting or list(rules.seats))[0]


async def _open(responder: Responder, tables: TableService, table_options: NewTableOptions, place: Place) -> Answer:
    return await tables.open(
        responder.request(0),
        server=place.server,
        channel=place.channel,
        game=table_options.game,
        language=table_options.language or responder.lang,
        clock=table_options.clock,
        clock_asked=table_options.pace is not None,
        weekends=table_options.weekends,
        seats=table_options.seats,
        options=dict(table_options.options),
        advice=table_options.advice,
    )


async def _fill(
    responder: Responder, tables: TableService, table_options: NewTableOptions, answer: Answer, place: Place
) -> Answer:
    table = answer.table
    assert table is not None

    def again(part: str) -> Request:
        return Request(f"{responder.interaction.id} {part}", responder.person, answer.seq, responder.name, place=place)

    for number in range(table_options.automats):
        answer = await tables.add_automat(again(f"automat {number}"), table, table_options.level)
        if not answer.ok:
            return answer
    if table_options.complete:
        answer = await tables.start(again("start"), table)
    return answer


async def _thread(responder: Responder, table_options: NewTableOptions) -> int:
    channel = responder.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise CannotOpenHere(say(responder.lang, "front-no-thread"))
    lang = table_options.language or responder.lang
    thread = await channel.create_thread(
        name=say_in(table_options.game)(lang, "front-thread-name", host=plain_name(responder.name))[:MAX_THREAD_NAME],
        type=discord.ChannelType.public_thread,
        auto_archive_duration=ARCHIVE_MINUTES,
    )
    return thread.id
