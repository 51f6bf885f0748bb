"""The options of a game as options of a command: yes or no, or one of a few values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord.app_commands import Choice

from bot.discord_app.command_sync import text
from engine.contract import Json
from engine.games import GAMES


def option_types(game: str) -> dict[str, Any]:
    """By name the type of each, for whoever leaves it out none."""
    return {name: (type(values[0]) | None) for name, values in GAMES[game].options.items()}


def option_choices(game: str) -> dict[str, list[Choice[Any]]]:
    """The values of those that are no mere yes or no."""
    return {
        name: [Choice(name=text(f"option-{name}-{value}", game), value=value) for value in values]
        for name, values in GAMES[game].options.items()
        if not isinstance(values[0], bool)
    }


def given_options(options: Mapping[str, Json | None]) -> dict[str, Json]:
    """Those that somebody named."""
    return {name: value for name, value in options.items() if value is not None}
