"""Small games that production does not register: hosted for a test as if their names stood in the list of games."""

from __future__ import annotations

import pytest

from bot.panels import game_module
from bot.panels.plain_game import plain_module
from bot.texts.game_texts import GAME_TEXTS
from engine.contract import AnyGame
from engine.game_package import GamePackage
from engine.games import GAMES, PACKAGES
from tests.engine.pig_game import GAME as PIG
from tests.engine.toy_game import Toy


class LongToy(Toy):
    """The toy for as many rounds as a table must show whatever it promises."""

    rounds = 12


SMALL_GAMES: dict[str, AnyGame] = {"pig": PIG, "toy": LongToy()}


def host(monkeypatch: pytest.MonkeyPatch, game: AnyGame) -> None:
    """Register a game of rules only until the end of a test."""
    module = plain_module(game.name)
    monkeypatch.setitem(PACKAGES, game.name, GamePackage(game))
    monkeypatch.setitem(GAMES, game.name, game)
    monkeypatch.setitem(game_module.GAME_MODULES, game.name, module)
    monkeypatch.setitem(GAME_TEXTS, game.name, module.texts)
