"""Reproducible randomness: the same on every machine and Python version, and verifiable after the game."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def new_seed() -> int:
    """A secret 128-bit seed from system entropy, too large to be found from its commitment by brute force."""
    return secrets.randbits(128)


def commitment(seed: int) -> str:
    """The SHA-256 of the seed's decimal digits, published before the game."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


def rng_at(seed: int, ply: int) -> Random:
    """The generator for one action of a game (0: the deal). Depends only on seed and ply, so undo cannot re-roll a die."""
    return Random(int.from_bytes(hashlib.sha256(f"{seed}:{ply}".encode()).digest(), "big"))


def below(rng: Random, limit: int) -> int:
    """A number from 0 to limit - 1. Uses only ``Random.random``, the one method that is stable between Python versions."""
    return int(rng.random() * limit)


def weighted(rng: Random, weights: Sequence[float]) -> int:
    """A random index, each with a probability proportional to its weight."""
    point = rng.random() * sum(weights)
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    return max(range(len(weights)), key=weights.__getitem__)  # only reached by rounding errors in the sum


def shuffled(items: Sequence[T], rng: Random) -> list[T]:
    """A Fisher-Yates shuffle, as a new list."""
    result = list(items)
    for i in range(len(result) - 1, 0, -1):
        j = below(rng, i + 1)
        result[i], result[j] = result[j], result[i]
    return result
