"""Processes that work for the bot: they draw pictures and think for automats, and must neither die before it nor outlive it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import ParamSpec, TypeVar

from bot.workers.automat_pool import AutomatPool
from render.picture_pool import PicturePool

P = ParamSpec("P")
T = TypeVar("T")
BLOCKED_SIGNALS = (signal.SIGINT, signal.SIGTERM)


def init_worker() -> None:
    """In a worker: Ctrl-C and a service manager reach all processes, but the bot still needs its workers to finish.

    They end when it lets them go, and by themselves when it was killed.
    """
    for number in BLOCKED_SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    os.nice(5)  # whoever answers people goes first
    threading.Thread(target=_end_with_the_parent, name="parent", daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


class SignalMaskedPool(ProcessPoolExecutor):
    """Workers that are born deaf to these signals: one that came while they still load would end them with a traceback."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """As ever; this is where processes are started, and they inherit what the thread that starts them does not hear."""
        previous_mask = signal.pthread_sigmask(signal.SIG_BLOCK, BLOCKED_SIGNALS)
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, previous_mask)


def new_worker_pool(count: int) -> ProcessPoolExecutor:
    """So many workers, started when first needed."""
    return SignalMaskedPool(count, multiprocessing.get_context("spawn"), initializer=init_worker)


class WorkerPicturePool(PicturePool):
    """Render's pool with such workers."""

    def _new_executor(self) -> ProcessPoolExecutor:
        return new_worker_pool(self._workers)


def new_automat_pool(count: int) -> AutomatPool:
    """Automats that think in such workers."""
    return AutomatPool(lambda: new_worker_pool(count), count)
