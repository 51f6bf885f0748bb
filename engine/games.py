"""Registry of games. A new game is one more line in ``PACKAGES``; the rest of the engine reads it from there."""

from __future__ import annotations

from engine import goldmine, kopalnie, niemcy, szczesc
from engine.contract import AnyGame
from engine.game_package import GamePackage

PACKAGES: dict[str, GamePackage] = {
    package.game.name: package
    for package in (
        szczesc.PACKAGE,
        kopalnie.PACKAGE,
        niemcy.PACKAGE,
        goldmine.PACKAGE,
    )
}
GAMES: dict[str, AnyGame] = {name: package.game for name, package in PACKAGES.items()}
