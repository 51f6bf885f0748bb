"""Whole games of Gold Mine, and tables in any of their positions."""

from __future__ import annotations

from functools import cache
from typing import Any

from bot.tables.table import Table
from engine.goldmine import State
from tests.bot.panels.made_tables import table_of
from tests.engine.goldmine.games import walk
from tests.engine.random_games import Step

GAME = "goldmine"
NAMES = ("Ania", "Bartek", "Celina", "Dorota", "Ewa", "Franek")
# seats, option, seed, taste: every option, every corner
GAMES = [
    (2, "five_tiles", 1, "walker"), (3, "", 2, "fighter"), (4, "alliances", 3, "walker"), (5, "mud", 4, "fighter"),
    (6, "", 5, "digger"),
]  # fmt: skip


@cache
def game(seats: int, option: str, seed: int, taste: str) -> list[Step]:
    """A whole game by somebody with a taste."""
    return list(walk((seats, {option: True} if option else {}), seed, taste))


def table_in(state: State, **more: Any) -> Table:
    """A table in this position."""
    deal = {"dice": [[6, *range(1, state.seats)]]}
    options = {"mud": state.mud, "five_tiles": state.five_tiles, "alliances": state.alliances}
    table = table_of(state, game_name=GAME, options=options, deal=deal, **more)  # type: ignore[arg-type]
    for seat, name in zip(table.seats, NAMES):
        seat.name = name
    return table
