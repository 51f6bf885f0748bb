"""Subcommands that play: each the same as the panel would do, typed in one line. Options complete from what is legal now."""

from __future__ import annotations

import discord
from discord.app_commands import Choice

from bot.front.answers import Visitor
from bot.front.commands import Autocomplete, Desk
from bot.front.sync import text
from bot.hosted import HOSTED, Turn
from bot.panels.choices import actions_of
from bot.panels.handle import play as play_actions
from bot.panels.model import Outcome

SCOPES = [Choice(name=text(f"choice-scope-{scope}"), value=scope) for scope in ("step", "turn")]


def add_to(desk: Desk) -> None:
    """All of them."""

    async def play(interaction: discord.Interaction) -> None:
        await desk.at_table(interaction, lambda visitor, number: desk.press(visitor, number, "play"))

    async def undo(interaction: discord.Interaction, scope: str = "turn") -> None:
        await desk.at_table(interaction, lambda visitor, number: desk.press(visitor, number, "undo", scope))

    desk.add(play)
    for turn in HOSTED[desk.game].commands.TURNS:
        _add_turn(desk, turn)
    desk.add(undo, {"scope": SCOPES})


def _add_turn(desk: Desk, turn: Turn) -> None:
    async def act(interaction: discord.Interaction, **said: str | None) -> None:
        async def work(visitor: Visitor, number: int) -> Outcome:
            table = await desk.tables.table(number)
            assert table is not None
            return await play_actions(
                desk.tables,
                visitor.person,
                number,
                actions_of(table, visitor.person, turn.name, said),
                key=str(interaction.id),
                lang=visitor.lang,
                name=visitor.name,
            )

        await desk.at_table(interaction, work)

    def complete(option: str) -> Autocomplete:
        async def completed(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
            return await desk.complete(interaction, turn.name, option, typed)

        return completed

    fixed = {option.name: option.values for option in turn.options if option.values}
    desk.add(
        act,
        {
            name: [Choice(name=text(f"choice-{name}-{value}", desk.game), value=value) for value in values]
            for name, values in fixed.items()
        },
        {option.name: complete(option.name) for option in turn.options if option.name not in fixed},
        name=turn.name,
        kinds={option.name: str if option.needed else str | None for option in turn.options},
    )
