"""Whole games of the second game, and tables in any of their positions."""

from __future__ import annotations

from functools import cache

from bot.tables.table import Table
from engine.kopalnie import KOPALNIE, State
from tests.bot.panels.made_tables import table_of
from tests.engine.random_games import CARD_PLAYER, Step, walk

GAME = "kopalnie"
GAMES = [(2, 1), (3, 5), (4, 2), (5, 7)]  # seats, seed


@cache
def game(seats: int, seed: int) -> list[Step]:
    """Everybody plays the cards that they keep, so that all of them are met."""
    return list(walk(KOPALNIE, seats, seed, CARD_PLAYER))


def table_in(state: State) -> Table:
    """A table in this position."""
    return table_of(state, game_name=GAME, options={})  # type: ignore[arg-type]
