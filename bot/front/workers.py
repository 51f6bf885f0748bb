"""Processes that work for the bot: they draw pictures and think for automats, and must neither die before it nor outlive it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait

from bot.automats import Thinker
from render.pool import Pool


def obey_the_parent_only() -> None:
    """In a worker: Ctrl-C and a service manager reach all processes, but the bot still needs its workers to finish.

    They end when it lets them go, and by themselves when it was killed.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    os.nice(5)  # whoever answers people goes first
    threading.Thread(target=_end_with_the_parent, name="parent", daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def hire(count: int) -> ProcessPoolExecutor:
    """So many workers, started when first needed."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), initializer=obey_the_parent_only)


class PictureMakers(Pool):
    """Render's pool with such workers."""

    def _hire(self) -> ProcessPoolExecutor:
        return hire(self._workers)


def thinker(count: int) -> Thinker:
    """Automats that think in such workers."""
    return Thinker(lambda: hire(count), count)
