"""Subcommands that only look: what they show is private, so that nobody floods the channel."""

from __future__ import annotations

import discord
from discord.app_commands import Choice, Range

from bot.front.answers import Visitor
from bot.front.commands import Desk
from bot.hosted import HOSTED, Glance
from bot.panels.model import Address
from bot.panels.show import page
from bot.panels.show import stats as stats_of
from bot.results import OVERALL
from bot.texts import language_of
from bot.texts.words import rules_topics


def add_to(desk: Desk) -> None:
    """All of them."""

    async def look(interaction: discord.Interaction, verb: str, argument: str = "") -> None:
        await desk.at_table(interaction, lambda visitor, number: desk.press(visitor, number, verb, argument))

    def glance(shows: Glance) -> None:
        if shows.of_a_player:

            async def of_a_player(interaction: discord.Interaction, player: str | None = None) -> None:
                await look(interaction, shows.name, player or "")

            desk.add(of_a_player, completes={"player": desk.players}, name=shows.name)
        else:

            async def plain(interaction: discord.Interaction) -> None:
                await look(interaction, shows.name)

            desk.add(plain, name=shows.name)

    async def log(interaction: discord.Interaction) -> None:
        await look(interaction, "log")

    async def replay(interaction: discord.Interaction, turn: Range[int, 0, 999] = 0) -> None:
        await look(interaction, "replay", str(turn))

    async def rules(interaction: discord.Interaction, topic: str = "") -> None:
        async def work(visitor: Visitor) -> None:
            number = await desk.find(interaction)
            shown = await page(desk.tables, Address(number or 0, 0, "rules", desk.game), topic, visitor.lang)
            assert shown is not None
            await visitor.show(shown)

        await desk.answer(interaction, work)

    async def topics(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        known = rules_topics(language_of(str(interaction.locale)), desk.game)
        wanted = typed.strip().casefold()
        return [Choice(name=title[:100], value=key) for key, title in known if wanted in title.casefold()][:25]

    async def stats(interaction: discord.Interaction, player: discord.User | None = None, everywhere: bool = False) -> None:
        async def work(visitor: Visitor) -> None:
            server = OVERALL if everywhere or interaction.guild_id is None else interaction.guild_id
            who = player.id if player else visitor.person
            await visitor.show(await stats_of(desk.bot.tables, who, desk.game, server, lang=visitor.lang))

        await desk.answer(interaction, work)

    for shows in HOSTED[desk.game].commands.GLANCES:
        glance(shows)
    for callback in (log, replay, stats):
        desk.add(callback)
    desk.add(rules, completes={"topic": topics})
