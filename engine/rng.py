"""Chance that is the same on every machine and Python version, and that anyone can check afterwards."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def new_seed() -> int:
    """A secret seed from the system's entropy, too large to be guessed from its commitment."""
    return secrets.randbits(128)


def commitment(seed: int) -> str:
    """What is published at the start: the SHA-256 of the seed's decimal digits."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


def rng_at(seed: int, ply: int) -> Random:
    """The generator for one moment of a game (0 is the deal), so that undo cannot re-roll a die."""
    return Random(int.from_bytes(hashlib.sha256(f"{seed}:{ply}".encode()).digest(), "big"))


def below(rng: Random, limit: int) -> int:
    """A number from 0 to limit - 1. Only ``Random.random`` is promised to stay the same between versions."""
    return int(rng.random() * limit)


def weighted(rng: Random, weights: Sequence[float]) -> int:
    """An index, each as likely as its weight says."""
    point = rng.random() * sum(weights)
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    return max(range(len(weights)), key=weights.__getitem__)  # rounding: the last bit of the sum


def shuffled(items: Sequence[T], rng: Random) -> list[T]:
    """A Fisher-Yates shuffle, as a new list."""
    result = list(items)
    for i in range(len(result) - 1, 0, -1):
        j = below(rng, i + 1)
        result[i], result[j] = result[j], result[i]
    return result
