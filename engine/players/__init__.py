"""Automatic players: they get a view, as people do, and choose from the legal actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from engine.contract import AnyGame

Budget = Callable[[int], float]  # iterations done for a choice -> about how many more are allowed


class Player(Protocol):
    """Decides for a seat; one object may serve many seats and games."""

    def choose(self, game: AnyGame, look: Callable[[], Any], legal: Sequence[Any], rng: Random) -> Any:
        """Return one of the legal actions; ``look()`` returns this seat's view, only computed if called."""
        ...


def iteration_budget(most: int) -> Budget:
    """A fixed number of search iterations: the same choice on every machine."""
    return lambda done: most - done


def time_budget(limit: float, clock: Callable[[], float]) -> Budget:
    """A time limit in units of ``clock``, restarted with the first iteration of each choice."""
    begin = 0.0

    def budget(done: int) -> float:
        nonlocal begin
        now = clock()
        if not done:
            begin = now
        left = limit - (now - begin)
        # Estimated from the speed so far; the first iteration is always allowed.
        return left * done / (now - begin) if now > begin else float("inf")

    return budget
