"""Plans for many tickets are made in a process of their own: they may take a second and more, and people of other tables wait.

Panels are built in threads. One that needs such a plan waits here for the process; the event loop goes on.
"""

from __future__ import annotations

import atexit
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import TypeVar

from bot.workers.process_pool import is_worker, new_worker_pool
from bot.workers.watched_pool import WorkerHung

Result = TypeVar("Result")
MAX_SECONDS = 15.0  # that a plan may take; it takes one or two


class PlanWorker:
    """The process that makes long plans. It starts with the first of them, and is replaced when it dies or hangs."""

    def __init__(self, new_pool: Callable[[], Executor] = lambda: new_worker_pool("plans", seconds=MAX_SECONDS)) -> None:
        self._new_pool = new_pool
        self._pool: Executor | None = None
        self._lock = threading.Lock()
        atexit.register(self.close)  # a pool that is left when the modules are gone writes a traceback

    def run(self, function: Callable[..., Result], /, *args: object) -> Result:
        """What the function says; in a worker, or twice without an answer, it is called in this thread."""
        if is_worker():  # one that was forked has all of the bot's code, this too
            return function(*args)
        for _ in range(2):
            pool = self._running()
            try:
                return pool.submit(function, *args).result()
            except WorkerHung:  # the pool has replaced it
                continue
            except BrokenExecutor:
                self._drop(pool)
        return function(*args)

    def _running(self) -> Executor:
        with self._lock:
            if self._pool is None:
                self._pool = self._new_pool()
            return self._pool

    def _drop(self, pool: Executor) -> None:
        with self._lock:
            if self._pool is pool:
                self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Shut the process down, if there is one."""
        if self._pool is not None:
            self._drop(self._pool)
