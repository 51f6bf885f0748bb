"""``NAMES`` in ``engine/games.py`` is the only list of games: what a game brings to other packages is found by its name."""

from __future__ import annotations

import pytest

import bot.games  # noqa: F401  (registers the games)
from bot.panels.game_module import GAME_MODULES
from engine.games import GAMES, NAMES, PACKAGES, package_of, part
from render.picture_registry import GAME_PICTURES


def test_all_packages_list_the_same_games_in_the_same_order() -> None:
    assert NAMES == tuple(GAMES) == tuple(PACKAGES) == tuple(GAME_PICTURES) == tuple(GAME_MODULES)
    assert all(game.name == name for name, game in GAMES.items())
    assert all(module.name == name for name, module in GAME_MODULES.items())


def test_what_a_game_does_not_bring_is_none_and_a_broken_one_is_an_error() -> None:
    assert part("render", "no_such_game") is None
    with pytest.raises(ValueError, match=r"engine\.match holds no game of this name"):
        package_of("match")
    with pytest.raises(ModuleNotFoundError):
        package_of("no_such_game")
