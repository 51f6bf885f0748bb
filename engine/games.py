"""The games there are."""

from __future__ import annotations

from typing import Any

from engine.contract import Game
from engine.kopalnie import KOPALNIE
from engine.szczesc import SZCZESC

AnyGame = Game[Any, Any, Any]

GAMES: dict[str, AnyGame] = {game.name: game for game in (SZCZESC, KOPALNIE)}
