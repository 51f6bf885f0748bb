"""Automatic players. They see views, as people do, and choose from the legal list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from engine.contract import AnyGame

Budget = Callable[[int], float]  # told how many thoughts a player has had on a choice: about how many more it may have


class Player(Protocol):
    """Someone who decides for a seat; one object may serve many seats and games."""

    def choose(self, game: AnyGame, look: Callable[[], Any], legal: Sequence[Any], rng: Random) -> Any:
        """One of the legal actions; ``look`` gives this seat's view when the player wants one."""
        ...


def iteration_budget(most: int) -> Budget:
    """Patience for so many thoughts: the same choice on every machine, however slow."""
    return lambda done: most - done


def time_budget(limit: float, clock: Callable[[], float]) -> Budget:
    """Patience for so long by this clock, from a choice's first thought on."""
    begin = 0.0

    def patience(done: int) -> float:
        nonlocal begin
        now = clock()
        if not done:
            begin = now
        left = limit - (now - begin)
        # How many thoughts fit in is judged by those before; the first one is always allowed.
        return left * done / (now - begin) if now > begin else float("inf")

    return patience
