"""Progress bar on stderr; silent unless stderr is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")
WIDTH = 30


class Bar:
    """Context manager that shows the bar; ``show`` updates it."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._shown = False

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()

    def show(self, done: int, total: int) -> None:
        """Draw the bar for ``done`` of ``total``."""
        if total > 1 and sys.stderr.isatty():
            self._shown = True
            bar = "█" * (WIDTH * done // total)
            sys.stderr.write(f"\r{bar:░<{WIDTH}} {done}/{total} {self._what}")
            sys.stderr.flush()


def progress(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    """Yield the items and show how many are done."""
    with Bar(what) as bar:
        for done, item in enumerate(items):
            bar.show(done, total)
            yield item
