"""Subcommands that only look: what they show is private, so that nobody floods the channel."""

from __future__ import annotations

import discord
from discord.app_commands import Choice, Range

from bot.discord_app.command_group import CommandGroup
from bot.discord_app.interaction_handler import Responder
from bot.panels.components import Address
from bot.panels.game_module import GAME_MODULES, ShowCommand
from bot.panels.info_dispatch import page_without_table
from bot.panels.info_dispatch import statistics_panel as stats_of
from bot.texts import language_of
from bot.texts.formatting import rules_topics


def add_to(group: CommandGroup) -> None:
    """All of them."""

    async def show_page(interaction: discord.Interaction, verb: str, argument: str = "") -> None:
        await group.at_table(interaction, lambda responder, number: group.press(responder, number, verb, argument))

    def add_show_command(shows: ShowCommand) -> None:
        if shows.of_a_player:

            async def of_a_player(interaction: discord.Interaction, player: str | None = None) -> None:
                await show_page(interaction, shows.name, player or "")

            group.add(of_a_player, completes={"player": group.players}, name=shows.name)
        else:

            async def plain(interaction: discord.Interaction) -> None:
                await show_page(interaction, shows.name)

            group.add(plain, name=shows.name)

    async def log(interaction: discord.Interaction) -> None:
        await show_page(interaction, "log")

    async def replay(interaction: discord.Interaction, turn: Range[int, 0, 999] = 0) -> None:
        await show_page(interaction, "replay", str(turn))

    async def rules(interaction: discord.Interaction, topic: str = "") -> None:
        async def work(responder: Responder) -> None:
            number = await group.find(interaction)
            shown = await page_without_table(group.tables, Address(number or 0, 0, "rules", group.game), topic, responder.lang)
            assert shown is not None
            await responder.show(shown)

        await group.answer(interaction, work)

    async def topics(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        known = rules_topics(language_of(str(interaction.locale)), group.game)
        wanted = typed.strip().casefold()
        return [Choice(name=title[:100], value=key) for key, title in known if wanted in title.casefold()][:25]

    async def stats(interaction: discord.Interaction, player: discord.User | None = None, everywhere: bool = False) -> None:
        async def work(responder: Responder) -> None:
            who = player.id if player else responder.person
            shown = await stats_of(
                group.tables,
                responder.person,
                who,
                group.game,
                here=interaction.guild_id,
                everywhere=everywhere,
                lang=responder.lang,
            )
            await responder.show(shown)

        await group.answer(interaction, work)

    for shows in GAME_MODULES[group.game].commands.SHOW_COMMANDS:
        add_show_command(shows)
    for callback in (log, replay, stats):
        group.add(callback)
    group.add(rules, completes={"topic": topics})
