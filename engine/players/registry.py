"""Lookup of automatic players and advisers by game and level."""

from __future__ import annotations

from functools import cache

from engine.games import PACKAGES
from engine.players import Budget, Player, iteration_budget
from engine.players.advice import Adviser
from engine.players.random_player import RandomPlayer

RANDOM = "random"  # plays every game; for tests and benchmarks, not offered to people
QUICK_BUDGET = iteration_budget(200)


def levels(game: str) -> tuple[str, ...]:
    """The levels offered to people, weakest first."""
    return tuple(PACKAGES[game].levels) if game in PACKAGES else ()


def known(game: str) -> tuple[str, ...]:
    """Every level that ``player`` accepts."""
    return (RANDOM, *levels(game))


def player(game: str, level: str, budget: Budget = QUICK_BUDGET) -> Player:
    """Create the player of a level; KeyError if the game does not have it."""
    return RandomPlayer() if level == RANDOM else PACKAGES[game].levels[level](budget)


def advised(game: str) -> bool:
    """True if this game has an adviser."""
    return game in PACKAGES and PACKAGES[game].adviser is not None


@cache
def adviser(game: str) -> Adviser:
    """The game's adviser; KeyError if it has none."""
    make = PACKAGES[game].adviser
    if make is None:
        raise KeyError(game)
    return make()
