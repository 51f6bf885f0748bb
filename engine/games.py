"""The games. A new one is one more name in ``NAMES``; everything else of it is found by this name.

``engine.<name>`` holds its ``PACKAGE``, or only its rules as ``GAME``; other packages take what it brings to them with ``part``.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from engine.contract import AnyGame
from engine.game_package import GamePackage

NAMES = (
    "szczesc",
    "kopalnie",
    "niemcy",
    "goldmine",
)


def part(package: str, game: str) -> ModuleType | None:
    """What a game brings to another package, such as ``render.<game>`` or ``bot.games.<game>``; None: nothing."""
    name = f"{package}.{game}"
    found = find_spec(name)
    return import_module(name) if found and found.origin else None  # a folder of texts alone has no origin


def package_of(game: str) -> GamePackage:
    """The package of a game; of one that is rules only, all the rest by default. ValueError if its module holds neither."""
    module = import_module(f"engine.{game}")
    package = getattr(module, "PACKAGE", None) or (GamePackage(module.GAME) if hasattr(module, "GAME") else None)
    if not isinstance(package, GamePackage) or package.game.name != game:
        raise ValueError(f"engine.{game} holds no game of this name, neither PACKAGE nor GAME")
    return package


PACKAGES: dict[str, GamePackage] = {name: package_of(name) for name in NAMES}
GAMES: dict[str, AnyGame] = {name: package.game for name, package in PACKAGES.items()}
