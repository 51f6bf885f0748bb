"""How many examples a property is tried with."""

from __future__ import annotations

import os

from hypothesis import settings

THOROUGH = "thorough"  # the profile of hypothesis that belongs to the slow tests


def few(count: int) -> settings:
    """So many examples with the slow tests, a third of them in an ordinary run, far more when exploring."""
    if not settings().derandomize:
        return settings(max_examples=15 * count)
    return settings(max_examples=count if os.environ.get("HYPOTHESIS_PROFILE") == THOROUGH else (count + 2) // 3)
