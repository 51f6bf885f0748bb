"""How many examples a property is tried with: some in an ordinary run, all in the third circle."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeVar

from hypothesis import settings

Example = TypeVar("Example")
THOROUGH = "thorough"  # the profile of hypothesis that belongs to the slow tests


def few(count: int) -> settings:
    """So many examples with the slow tests, a quarter of them in an ordinary run, far more when exploring."""
    if not settings().derandomize:
        return settings(max_examples=15 * count)
    return settings(max_examples=count if os.environ.get("HYPOTHESIS_PROFILE") == THOROUGH else (count + 3) // 4)


def some(examples: Iterable[Example]) -> list[Example]:
    """Every third of them in an ordinary run, all with the slow tests."""
    return list(examples)[:: 1 if os.environ.get("HYPOTHESIS_PROFILE") == THOROUGH else 3]
