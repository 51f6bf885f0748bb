"""Subcommands about a table: open it, sit down, start, who plays on, the end."""

from __future__ import annotations

import discord
from discord.app_commands import Choice, Range

from bot.front.answers import Visitor
from bot.front.commands import Desk
from bot.front.opening import NotHere, Wishes, open_table
from bot.front.options import chosen, option_choices, option_kinds
from bot.front.sync import text
from bot.hosted import HOSTED
from bot.model import CLOCKS, HOUR, LANGUAGES
from bot.panels.model import Outcome, panel
from bot.texts import say
from engine.contract import Json
from engine.games import GAMES
from engine.players import registry

HOURS = [
    Choice(name=text("hours", hours=clock // HOUR) if clock else text("clock-none"), value=clock // HOUR if clock else 0)
    for clock in CLOCKS
]
TONGUES = [Choice(name=text(f"language-{lang}"), value=lang) for lang in LANGUAGES]
UNTIL = [Choice(name=text(f"choice-until-{end}"), value=end) for end in ("turn", "return")]
NO_SEAT = 99


def add_to(desk: Desk) -> None:
    """All of them."""

    stand_in = HOSTED[desk.game].facts.stand_in

    async def new(  # noqa: PLR0917  (Discord's options)
        interaction: discord.Interaction,
        seats: int | None = None,
        automats: int = 0,
        level: str = stand_in,
        clock: int = 24,
        language: str | None = None,
        thread: bool = False,
        advice: bool = True,
        **options: Json,
    ) -> None:
        wishes = Wishes(desk.game, seats, automats, level, clock, language, thread, chosen(options), advice)

        async def work(visitor: Visitor) -> None:
            try:
                answer, channel = await open_table(visitor, desk.tables, wishes)
            except NotHere as why:
                await visitor.tell(str(why))
                return
            await desk.bot.welcome(visitor.person)
            if answer.refusal is not None:
                await visitor.tell(desk.refusal(answer.refusal, visitor.lang))
            elif channel != interaction.channel_id:
                await visitor.tell(say(visitor.lang, "front-thread", thread=f"<#{channel}>"))
            else:
                await visitor.tell(say(visitor.lang, "front-begun" if wishes.complete else "front-opened"))

        await desk.answer(interaction, work)

    async def join(interaction: discord.Interaction) -> None:
        async def work(visitor: Visitor, number: int) -> Outcome:
            await desk.bot.welcome(visitor.person)
            return await desk.press(visitor, number, "join")

        await desk.at_table(interaction, work)

    async def leave(interaction: discord.Interaction) -> None:
        await desk.at_table(interaction, lambda visitor, number: desk.press(visitor, number, "leave"))

    async def start(interaction: discord.Interaction) -> None:
        await desk.at_table(interaction, lambda visitor, number: desk.press(visitor, number, "start"))

    async def cancel(interaction: discord.Interaction) -> None:
        async def work(visitor: Visitor, number: int) -> Outcome:
            answer = await desk.tables.cancel(await desk.request(visitor, number), number)
            return await desk.settled(visitor, answer, "cancelled")

        await desk.at_table(interaction, work)

    async def replace(
        interaction: discord.Interaction,
        player: str,
        by: discord.User | None = None,
        level: str | None = None,
        until: str = "return",
    ) -> None:
        async def work(visitor: Visitor, number: int) -> Outcome:
            seat = int(player) if player.isascii() and player.isdecimal() and len(player) < 3 else NO_SEAT
            request = await desk.request(visitor, number)
            if by is None:
                for_turn = until == "turn"
                answer = await desk.tables.hand_over(request, number, level, seat, for_turn=for_turn)
                return await desk.settled(visitor, answer, "front-helped" if for_turn else "front-replaced-automat")
            if by.bot:
                return Outcome(panel(say(visitor.lang, "front-no-bots")), refused="bot")
            answer = await desk.tables.replace(request, number, seat, by.id, by.display_name)
            return await desk.settled(visitor, answer, "replaced", who=f"<@{by.id}>")

        await desk.at_table(interaction, work)

    async def resign(interaction: discord.Interaction) -> None:
        async def work(visitor: Visitor, number: int) -> Outcome:
            answer = await desk.tables.resign(await desk.request(visitor, number), number)
            return await desk.settled(visitor, answer, "resigned")

        await desk.at_table(interaction, work)

    levels = [Choice(name=text(f"automat-{name}"), value=name) for name in registry.levels(desk.game)]
    room = GAMES[desk.game].seats
    desk.add(
        new,
        {
            "level": levels,
            "clock": HOURS,
            "language": TONGUES,
            **option_choices(desk.game),
        },
        kinds={
            "seats": Range[int, room[0], room[-1]] | None,
            "automats": Range[int, 0, room[-1] - 1],
            **option_kinds(desk.game),
        },
    )
    for callback in (join, leave, start, cancel, resign):
        desk.add(callback)
    desk.add(replace, {"level": levels, "until": UNTIL}, {"player": desk.players})
