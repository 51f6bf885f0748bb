"""A progress bar on the terminal, and nothing at all where the output is none."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")
WIDTH = 30


def progress(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    """Hand the items on and show how many are done."""
    shown = total > 1 and sys.stderr.isatty()
    for done, item in enumerate(items):
        if shown:
            bar = "█" * (WIDTH * done // total)
            sys.stderr.write(f"\r{bar:░<{WIDTH}} {done}/{total} {what}")
            sys.stderr.flush()
        yield item
    if shown:
        sys.stderr.write("\r\033[K")
        sys.stderr.flush()
