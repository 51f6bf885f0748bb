"""Automatic players. They see views, as people do, and choose from the legal list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from engine.games import AnyGame


class Player(Protocol):
    """Someone who decides for a seat; one object may serve many seats and games."""

    def choose(self, game: AnyGame, look: Callable[[], Any], legal: Sequence[Any], rng: Random) -> Any:
        """One of the legal actions; ``look`` gives this seat's view when the player wants one."""
        ...
