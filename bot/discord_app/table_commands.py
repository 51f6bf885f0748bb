"""Subcommands about a table: open it, sit down, start, who plays on, the end."""

from __future__ import annotations

import discord
from discord.app_commands import Choice, Range

from bot.discord_app.command_group import CommandGroup
from bot.discord_app.command_sync import text
from bot.discord_app.game_options import given_options, option_choices, option_types
from bot.discord_app.interaction_handler import Responder, name_of
from bot.discord_app.open_table import CannotOpenHere, NewTableOptions, open_table
from bot.discord_app.pace_option import complete_pace
from bot.panels.components import PressResult, panel
from bot.tables.languages import LANGUAGES
from bot.texts import say
from engine.contract import Json
from engine.games import GAMES
from engine.players import registry

LANGUAGE_CHOICES = [Choice(name=text(f"language-{lang}"), value=lang) for lang in LANGUAGES]
UNTIL_CHOICES = [Choice(name=text(f"choice-until-{end}"), value=end) for end in ("turn", "return")]
NO_SEAT = 99
Word = Range[str, 1, 100] | None  # a player's own, for the shuffle


def add_to(group: CommandGroup) -> None:
    """All of them."""

    stand_in = GAMES[group.game].stand_in

    async def new(  # noqa: PLR0917  (Discord's options)
        interaction: discord.Interaction,
        seats: int | None = None,
        automats: int = 0,
        level: str = stand_in,
        pace: str | None = None,
        language: str | None = None,
        thread: bool = False,
        advice: bool = True,
        weekends: bool = False,
        **options: Json,
    ) -> None:
        table_options = NewTableOptions(
            group.game, seats, automats, level, pace, language, thread, given_options(options), advice, weekends
        )

        async def work(responder: Responder) -> None:
            try:
                answer, channel = await open_table(responder, group.tables, table_options)
            except CannotOpenHere as why:
                await responder.tell(str(why))
                return
            await group.bot.mark_reachable(responder.person)
            if answer.refusal is not None:
                await responder.tell(group.refusal(answer.refusal, responder.lang))
            elif channel != interaction.channel_id:
                await responder.tell(say(responder.lang, "front-thread", thread=f"<#{channel}>"))
            else:
                await responder.tell(say(responder.lang, "front-begun" if table_options.complete else "front-opened"))

        await group.answer(interaction, work)

    async def join(interaction: discord.Interaction, word: Word = None) -> None:
        async def work(responder: Responder, number: int) -> PressResult:
            await group.bot.mark_reachable(responder.person)
            return await group.press(responder, number, "join", word or "")

        await group.at_table(interaction, work)

    async def leave(interaction: discord.Interaction) -> None:
        await group.at_table(interaction, lambda responder, number: group.press(responder, number, "leave"))

    async def start(interaction: discord.Interaction, word: Word = None) -> None:
        await group.at_table(interaction, lambda responder, number: group.press(responder, number, "start", word or ""))

    async def cancel(interaction: discord.Interaction) -> None:
        async def work(responder: Responder, number: int) -> PressResult:
            answer = await group.tables.cancel(await group.request(responder, number), number)
            return await group.settled(responder, answer, "front-cancelled")

        await group.at_table(interaction, work)

    async def replace(
        interaction: discord.Interaction,
        player: str,
        by: discord.User | None = None,
        level: str | None = None,
        until: str = "return",
    ) -> None:
        async def work(responder: Responder, number: int) -> PressResult:
            seat = int(player) if player.isascii() and player.isdecimal() and len(player) < 3 else NO_SEAT
            request = await group.request(responder, number)
            if by is None:
                for_turn = until == "turn"
                answer = await group.tables.hand_over(request, number, level, seat, for_turn=for_turn)
                return await group.settled(responder, answer, "front-helped" if for_turn else "front-replaced-automat")
            if by.bot:
                return PressResult(panel(say(responder.lang, "front-no-bots")), refused="bot")
            answer = await group.tables.offer_seat(request, number, seat, by.id, name_of(by))
            return await group.settled(responder, answer, "offer-made" if answer.done == "offered" else "offer-taken")

        await group.at_table(interaction, work)

    async def resign(interaction: discord.Interaction) -> None:
        async def work(responder: Responder, number: int) -> PressResult:
            answer = await group.tables.resign(await group.request(responder, number), number)
            return await group.settled(responder, answer, "front-resigned")

        await group.at_table(interaction, work)

    levels = [Choice(name=text(f"automat-{name}", group.game), value=name) for name in registry.levels(group.game)]
    room = GAMES[group.game].seats
    group.add(
        new,
        {
            "level": levels,
            "language": LANGUAGE_CHOICES,
            **option_choices(group.game),
        },
        {"pace": complete_pace},
        kinds={
            "seats": Range[int, room[0], room[-1]] | None,
            "automats": Range[int, 0, room[-1] - 1],
            **option_types(group.game),
        },
    )
    for callback in (join, leave, start, cancel, resign):
        group.add(callback)
    group.add(replace, {"level": levels, "until": UNTIL_CHOICES}, {"player": group.players})
