"""A player without a plan: every legal action is as likely as any other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.contract import AnyGame


class RandomPlayer:
    """Spreads over all legal actions, steps of mining included."""

    def choose(self, game: AnyGame, look: Callable[[], Any], legal: Sequence[Any], rng: Random) -> Any:
        return legal[int(rng.random() * len(legal))]
