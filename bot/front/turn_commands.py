"""Subcommands that play: each the same as the panel would do, typed in one line. Options complete from what is legal now."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord.app_commands import Choice

from bot.front.answers import Visitor
from bot.front.commands import Autocomplete, Desk
from bot.front.sync import text
from bot.panels.choices import actions_of
from bot.panels.handle import play as play_actions
from bot.panels.model import Outcome

SCOPES = [Choice(name=text(f"choice-scope-{scope}"), value=scope) for scope in ("step", "turn")]
RESTS = [Choice(name=text(f"choice-rest-{where}"), value=where) for where in ("top", "bottom")]


def add_to(desk: Desk) -> None:
    """All of them."""

    async def act(interaction: discord.Interaction, command: str, **said: str | None) -> None:
        async def work(visitor: Visitor, number: int) -> Outcome:
            table = await desk.tables.table(number)
            assert table is not None
            actions: Sequence[str] | str = actions_of(table, visitor.person, command, said)
            return await play_actions(
                desk.tables, visitor.person, number, actions, key=str(interaction.id), lang=visitor.lang, name=visitor.name
            )

        await desk.at_table(interaction, work)

    async def play(interaction: discord.Interaction) -> None:
        await desk.at_table(interaction, lambda visitor, number: desk.press(visitor, number, "play"))

    async def draft(interaction: discord.Interaction, card: str) -> None:
        await act(interaction, "draft", card=card)

    async def workshop(interaction: discord.Interaction, place: str, fill: str | None = None) -> None:
        await act(interaction, "workshop", place=place, fill=fill)

    async def mine(interaction: discord.Interaction, place: str, steps: str | None = None) -> None:
        await act(interaction, "mine", place=place, steps=steps)

    async def deliver(interaction: discord.Interaction, transport: str) -> None:
        await act(interaction, "deliver", transport=transport)

    async def money(interaction: discord.Interaction, place: str) -> None:
        await act(interaction, "money", place=place)

    async def order(interaction: discord.Interaction, place: str) -> None:
        await act(interaction, "order", place=place)

    async def keep(
        interaction: discord.Interaction,
        piece: str,
        rest: str | None = None,
        order: str | None = None,
        fill: str | None = None,
    ) -> None:
        await act(interaction, "keep", piece=piece, rest=rest, order=order, fill=fill)

    async def undo(interaction: discord.Interaction, scope: str = "turn") -> None:
        await desk.at_table(interaction, lambda visitor, number: desk.press(visitor, number, "undo", scope))

    def complete(command: str, option: str) -> Autocomplete:
        async def completed(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
            return await desk.complete(interaction, command, option, typed)

        return completed

    def options(command: str, *names: str) -> dict[str, Autocomplete]:
        return {name: complete(command, name) for name in names}

    desk.add(play)
    desk.add(draft, completes=options("draft", "card"))
    desk.add(workshop, completes=options("workshop", "place", "fill"))
    desk.add(mine, completes=options("mine", "place", "steps"))
    desk.add(deliver, completes=options("deliver", "transport"))
    desk.add(money, completes=options("money", "place"))
    desk.add(order, completes=options("order", "place"))
    desk.add(keep, {"rest": RESTS}, completes=options("keep", "piece", "order", "fill"))
    desk.add(undo, {"scope": SCOPES})
