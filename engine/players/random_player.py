"""Baseline player: chooses uniformly among the legal actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.contract import AnyGame


class RandomPlayer:
    """Uniform over all legal actions, including single mining steps."""

    def choose(self, game: AnyGame, look: Callable[[], Any], legal: Sequence[Any], rng: Random) -> Any:
        return legal[int(rng.random() * len(legal))]
