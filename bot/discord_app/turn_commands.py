"""Subcommands that play: each the same as the panel would do, typed in one line. Options complete from what is legal now."""

from __future__ import annotations

import discord
from discord.app_commands import Choice

from bot.discord_app.command_group import Autocomplete, CommandGroup
from bot.discord_app.command_sync import text
from bot.discord_app.interaction_handler import Responder
from bot.panels.autocomplete import typed_turn
from bot.panels.components import PressResult
from bot.panels.game_module import GAME_MODULES, TurnCommand
from bot.panels.press_dispatch import handle_typed_turn as play_actions

SCOPE_CHOICES = [Choice(name=text(f"choice-scope-{scope}"), value=scope) for scope in ("step", "turn")]


def add_to(group: CommandGroup) -> None:
    """All of them."""

    async def play(interaction: discord.Interaction) -> None:
        await group.at_table(interaction, lambda responder, number: group.press(responder, number, "play"))

    async def undo(interaction: discord.Interaction, scope: str = "turn") -> None:
        await group.at_table(interaction, lambda responder, number: group.press(responder, number, "undo", scope))

    group.add(play)
    for turn in GAME_MODULES[group.game].commands.TURN_COMMANDS:
        _add_turn(group, turn)
    group.add(undo, {"scope": SCOPE_CHOICES})


def _add_turn(group: CommandGroup, turn: TurnCommand) -> None:
    async def act(interaction: discord.Interaction, **filled: str | None) -> None:
        async def work(responder: Responder, number: int) -> PressResult:
            table = await group.tables.table(number)
            assert table is not None
            meant = typed_turn(table, responder.person, turn.name, filled, responder.lang)
            return await play_actions(
                group.tables,
                responder.person,
                number,
                meant.actions,
                anew=meant.anew,
                key=str(interaction.id),
                lang=responder.lang,
                name=responder.name,
                place=responder.place,
            )

        await group.at_table(interaction, work)

    def complete(option: str) -> Autocomplete:
        async def completed(interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
            return await group.complete(interaction, turn.name, option, typed)

        return completed

    fixed = {option.name: option.values for option in turn.options if option.values}
    group.add(
        act,
        {
            name: [Choice(name=text(f"choice-{name}-{value}", group.game), value=value) for value in values]
            for name, values in fixed.items()
        },
        {option.name: complete(option.name) for option in turn.options if option.name not in fixed},
        name=turn.name,
        kinds={option.name: str if option.needed else str | None for option in turn.options},
    )
