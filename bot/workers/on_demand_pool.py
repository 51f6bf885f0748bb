"""Worker processes that are there only while there is work: for machines with little memory."""

from __future__ import annotations

import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
StartTimer = Callable[[float, Callable[[], None]], object]


def start_timer(seconds: float, call: Callable[[], None]) -> None:
    """Call something later in a thread that does not keep the program from ending."""
    timer = threading.Timer(seconds, call)
    timer.daemon = True
    timer.start()


class KillableExecutor(Executor, ABC):
    """Processes that can be ended in the middle of a job."""

    @property
    def started(self) -> bool:
        """Whether there are processes, or they start at once."""
        return True

    @property
    def processor_seconds(self) -> float | None:
        """What the processes have used of a processor so far; None: nobody knows."""
        return None

    @abstractmethod
    def kill(self) -> None:
        """End the processes, even those that take no other signal; jobs under way raise BrokenExecutor."""


class OnDemandPool(KillableExecutor):
    """Starts its processes with the first job, and ends them when there was none for so many seconds.

    It may be shared, also between threads: whoever shuts it down ends the processes, and the next job starts others.
    """

    def __init__(
        self,
        new_pool: Callable[[], KillableExecutor],
        idle_seconds: float,
        *,
        now: Callable[[], float] = time.monotonic,
        later: StartTimer = start_timer,
    ) -> None:
        self._new_pool = new_pool
        self._idle_seconds = idle_seconds
        self._now = now
        self._later = later
        self._lock = threading.RLock()
        self._pool: KillableExecutor | None = None
        self._jobs = 0
        self._idle_since = 0.0
        self._watched = False  # a timer is running

    @property
    def started(self) -> bool:
        """Whether there are processes now."""
        return self._pool is not None

    @property
    def processor_seconds(self) -> float | None:
        """What the processes that there are now have used."""
        pool = self._pool
        return None if pool is None else pool.processor_seconds

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Run a job in the pool, which is started if need be, and started anew if its processes died."""
        with self._lock:
            if self._pool is None:
                self._pool = self._new_pool()
            try:
                job = self._pool.submit(fn, *args, **kwargs)
            except BrokenExecutor:
                self._pool.shutdown(wait=False)
                self._pool = self._new_pool()
                job = self._pool.submit(fn, *args, **kwargs)
            self._jobs += 1
        job.add_done_callback(self._job_done)
        return job

    def _job_done(self, _: Future[T]) -> None:
        with self._lock:
            self._jobs -= 1
            self._idle_since = self._now()
            if not self._jobs and not self._watched and self._pool is not None:
                self._watched = True
                self._later(self._idle_seconds, self._look)

    def _look(self) -> None:
        """End the processes if there was no job for long enough; otherwise look again when there may have been."""
        with self._lock:
            self._watched = False
            if self._pool is None or self._jobs:  # the last job looks again
                return
            left = self._idle_since + self._idle_seconds - self._now()
            if left <= 0:
                self.shutdown(wait=False)
            else:
                self._watched = True
                self._later(left, self._look)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes after the jobs that they have. Only who waits may cancel: the jobs may be somebody else's."""
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=wait, cancel_futures=cancel_futures and wait)

    def kill(self) -> None:
        """End the processes in the middle of a job; the next job starts others."""
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.kill()
            pool.shutdown(wait=False)
