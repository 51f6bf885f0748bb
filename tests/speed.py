"""What makes the tests cheaper without testing less: rarer garbage collection, and drawings that are kept between runs."""

from __future__ import annotations

import gc
import hashlib
import os
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

KEPT_BYTES = 200 * 2**20


@pytest.hookimpl(trylast=True)
def pytest_collection_finish(session: pytest.Session) -> None:
    """Most of what lives is code and kept games: with the usual thresholds a fifth of the processor time goes into walking it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    cache = getattr(session.config, "cache", None)
    if cache is not None and "render.svg" in sys.modules:
        _keep_drawings(cache.mkdir("drawings"))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Pytest walks all that lives five times at the end, to find what was left; once is enough."""
    gc.collect()
    gc.freeze()


def _keep_drawings(folder: Path) -> None:
    """What resvg made of an SVG is read from a file the next time, by any process; another version of resvg draws anew."""
    resvg = sys.modules["render.svg"].resvg_py
    room = KEPT_BYTES - sum(file.stat().st_size for file in folder.iterdir())
    resvg.svg_to_bytes = _kept_in(folder, resvg.svg_to_bytes, version("resvg-py"), room)


def _kept_in(folder: Path, draw: Callable[..., bytes], salt: str, room: int) -> Callable[..., bytes]:
    def svg_to_bytes(**options: Any) -> bytes:
        key = hashlib.sha256(repr((salt, sorted(options.items()))).encode()).hexdigest()
        kept = folder / key
        try:
            return kept.read_bytes()
        except FileNotFoundError:
            pass
        drawn = bytes(draw(**options))
        if room > 0:
            written = folder / f"{key}.{os.getpid()}"  # another process may draw the same
            written.write_bytes(drawn)
            written.replace(kept)
        return drawn

    return svg_to_bytes
