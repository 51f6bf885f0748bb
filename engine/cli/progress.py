"""A progress bar on the terminal, and nothing at all where the output is none."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")
WIDTH = 30


class Bar:
    """Shown while it is entered; ``show`` moves it on."""

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
        """So many of so many are done."""
        if total > 1 and sys.stderr.isatty():
            self._shown = True
            bar = "█" * (WIDTH * done // total)
            sys.stderr.write(f"\r{bar:░<{WIDTH}} {done}/{total} {self._what}")
            sys.stderr.flush()


def progress(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    """Hand the items on and show how many are done."""
    with Bar(what) as bar:
        for done, item in enumerate(items):
            bar.show(done, total)
            yield item
