"""Subcommands about a table: open it, sit down, start, who plays on, the end."""

from __future__ import annotations

import discord
from discord.app_commands import Choice, Range

from bot.automats import AUTOMATS
from bot.front.answers import Visitor
from bot.front.commands import Desk
from bot.front.opening import NotHere, Wishes, open_table
from bot.front.sync import text
from bot.model import CLOCKS, HOUR, LANGUAGES
from bot.panels.model import Outcome, panel
from bot.texts import say
from bot.texts.words import refusal

LEVELS = [Choice(name=text(f"automat-{name}"), value=name) for name in AUTOMATS]
HOURS = [
    Choice(name=text("hours", hours=clock // HOUR) if clock else text("clock-none"), value=clock // HOUR if clock else 0)
    for clock in CLOCKS
]
TONGUES = [Choice(name=text(f"language-{lang}"), value=lang) for lang in LANGUAGES]
NO_SEAT = 99


def add_to(desk: Desk) -> None:
    """All of them."""

    async def new(  # noqa: PLR0917  (Discord's options)
        interaction: discord.Interaction,
        seats: Range[int, 2, 4] | None = None,
        automats: Range[int, 0, 3] = 0,
        level: str = "greedy",
        clock: int = 24,
        language: str | None = None,
        open: bool = False,
        thread: bool = False,
    ) -> None:
        wishes = Wishes(seats, automats, level, clock, language, open, thread)

        async def work(visitor: Visitor) -> None:
            try:
                answer, channel = await open_table(visitor, desk.tables, wishes)
            except NotHere as why:
                await visitor.tell(str(why))
                return
            await desk.bot.welcome(visitor.person)
            if answer.refusal is not None:
                await visitor.tell(refusal(answer.refusal, visitor.lang))
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

    async def replace(interaction: discord.Interaction, player: str, by: discord.User | None = None) -> None:
        async def work(visitor: Visitor, number: int) -> Outcome:
            seat = int(player) if player.isascii() and player.isdecimal() and len(player) < 3 else NO_SEAT
            request = await desk.request(visitor, number)
            if by is None:
                answer = await desk.tables.hand_over(request, number, None, seat)
                return await desk.settled(visitor, answer, "front-replaced-automat")
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

    desk.add(new, {"level": LEVELS, "clock": HOURS, "language": TONGUES})
    for callback in (join, leave, start, cancel, resign):
        desk.add(callback)
    desk.add(replace, completes={"player": desk.players})
