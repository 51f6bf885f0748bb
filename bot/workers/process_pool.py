"""Worker processes for pictures and automats. They must neither die before the bot nor outlive it."""

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
    """Runs in a worker. Signals reach the whole process group, but the bot still needs its workers to finish.

    Workers end when the pool is shut down, or by themselves when the bot was killed.
    """
    for number in BLOCKED_SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    os.nice(5)  # the bot's own process has priority
    threading.Thread(target=_end_with_the_parent, name="parent", daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


class SignalMaskedPool(ProcessPoolExecutor):
    """Workers start with SIGINT and SIGTERM blocked: a signal while they load would end them with a traceback."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Submit a job. Processes are started here and inherit the signal mask of this thread."""
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
