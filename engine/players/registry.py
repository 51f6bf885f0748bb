"""The automatic players and advisers of all games, by name."""

from __future__ import annotations

from functools import cache

from engine.games import PACKAGES
from engine.players import Budget, Player, iteration_budget
from engine.players.advice import Adviser
from engine.players.random_player import RandomPlayer

RANDOM = "random"  # plays every game; for tests and measurements, never offered to people
QUICK_BUDGET = iteration_budget(200)


def levels(game: str) -> tuple[str, ...]:
    """The levels that people may play against, the weakest first."""
    return tuple(PACKAGES[game].levels) if game in PACKAGES else ()


def known(game: str) -> tuple[str, ...]:
    """Every name that ``player`` takes."""
    return (RANDOM, *levels(game))


def player(game: str, level: str, budget: Budget = QUICK_BUDGET) -> Player:
    """The player of a level; KeyError when this game has none of that name."""
    return RandomPlayer() if level == RANDOM else PACKAGES[game].levels[level](budget)


def advised(game: str) -> bool:
    """True if this game has an adviser."""
    return game in PACKAGES and PACKAGES[game].adviser is not None


@cache
def adviser(game: str) -> Adviser:
    """The game's adviser; KeyError when it has none."""
    make = PACKAGES[game].adviser
    if make is None:
        raise KeyError(game)
    return make()
