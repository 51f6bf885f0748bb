"""The automatic players by game and level."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.kopalnie.players.apprentice import ApprenticePlayer as KopalnieApprentice
from engine.kopalnie.players.foreman import ForemanPlayer as KopalnieForeman
from engine.players import Budget, Player, iteration_budget
from engine.players.random_player import RandomPlayer
from engine.players.search import SearchPlayer
from engine.szczesc.players.apprentice import ApprenticePlayer
from engine.szczesc.players.foreman import ForemanPlayer
from engine.szczesc.players.search_model import SzczescSearchModel

RANDOM = "random"  # plays every game; for tests and measurements, never offered to people
QUICK_BUDGET = iteration_budget(200)

# Weakest first; only a level that searches makes use of the patience.
_LEVELS: Mapping[str, Mapping[str, Callable[[Budget], Player]]] = {
    "szczesc": {
        "apprentice": lambda _: ApprenticePlayer(),
        "foreman": lambda _: ForemanPlayer(),
        "baron": lambda patience: SearchPlayer(SzczescSearchModel(), patience),
    },
    "kopalnie": {
        "apprentice": lambda _: KopalnieApprentice(),
        "foreman": lambda _: KopalnieForeman(),
    },
}


def levels(game: str) -> tuple[str, ...]:
    """The levels that people may play against, the weakest first."""
    return tuple(_LEVELS.get(game, ()))


def known(game: str) -> tuple[str, ...]:
    """Every name that ``player`` takes."""
    return (RANDOM, *levels(game))


def player(game: str, level: str, patience: Budget = QUICK_BUDGET) -> Player:
    """The player of a level; KeyError when this game has none of that name."""
    return RandomPlayer() if level == RANDOM else _LEVELS[game][level](patience)
