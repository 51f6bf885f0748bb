"""Waiting for what a test sets off: for as long as a busy machine may need, and no longer than it takes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
PATIENCE = 60.0  # seconds


async def until(
    found: Callable[[], T], what: str = "what was waited for", *, pause: float = 0.005, patience: float = PATIENCE
) -> T:
    """Wait until there is something, and return it. With no pause also where the loop's clock stands still."""
    end = time.monotonic() + patience
    while not (result := found()):
        assert time.monotonic() < end, f"{what}: not within {patience:g} seconds"
        await asyncio.sleep(pause)
    return result
