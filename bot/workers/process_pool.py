"""Worker processes for pictures and automats. They must neither die before the bot nor outlive it.

As usual they are started once and stay. In light mode (``LIGHT``) there is one that draws and one that thinks, each only while
there is work, forked from a copy of the bot, so that a start takes no time and the code is there once for all.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import ModuleType
from typing import ParamSpec, TypeVar

from bot.runtime.memory import give_back_freed, name_process, spare_memory
from bot.runtime.processor_time import processor_seconds
from bot.workers.automat_pool import AutomatPool
from bot.workers.forked_worker import ForkedWorker, ForkSource, end_after_growth
from bot.workers.on_demand_pool import KillableExecutor, OnDemandPool
from bot.workers.watched_pool import PoolWithLimit, WatchedPool
from render.picture_pool import PicturePool, keep_little, load_formats, prepare_forks

LOG = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")
BLOCKED_SIGNALS = (signal.SIGINT, signal.SIGTERM)
DRAW_SECONDS = 10.0  # that a picture may take; it takes tenths of a second
THINK_SECONDS = 30.0  # that an automat, a piece of advice or a turn of a review may take; they stop after two at most
IDLE_SECONDS = 120.0  # after which the workers of the light mode end
MOST_GROWTH = 32 * 2**20  # bytes by which the one that thinks may grow; a long plan may take half as much again
DRAWS, THINKS, FORKS = "bot-draws", "bot-thinks", "bot-forks"  # the names of the processes of the light mode


_in_worker = False


def is_worker() -> bool:
    """Whether this process is a worker: it does all its work itself."""
    return _in_worker


def init_worker() -> None:
    """Runs in a worker. Signals reach the whole process group, but the bot still needs its workers to finish.

    Workers end when the pool is shut down, or by themselves when the bot was killed.
    """
    global _in_worker  # noqa: PLW0603
    _in_worker = True
    for number in BLOCKED_SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    os.nice(5)  # the bot's own process has priority
    threading.Thread(target=_end_with_the_parent, name="parent", daemon=True).start()


def init_light_worker(name: str) -> None:
    """The same in light mode: keep few drawings."""
    name_process(name)
    init_worker()
    if name == THINKS:
        os.nice(10)  # people wait for pictures; who thinks takes what is left
        end_after_growth(MOST_GROWTH)
    spare_memory()
    keep_little()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


class SignalMaskedPool(ProcessPoolExecutor, KillableExecutor):
    """A worker starts with SIGINT and SIGTERM blocked: a signal while it loads would end it with a traceback.

    Nor does it load the program's main module, of which it needs nothing: that would be the whole bot.
    """

    def __init__(self, initializer: Callable[[], None]) -> None:
        super().__init__(1, multiprocessing.get_context("spawn"), initializer=initializer)
        self._told_to_end: list[BaseProcess] = []

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Submit a job. Processes are started here and inherit the signal mask of this thread."""
        with _starting_workers():
            return super().submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let the process end after the jobs that it has."""
        self._told_to_end += self._started()
        super().shutdown(wait, cancel_futures=cancel_futures)

    def kill(self) -> None:
        """End the process, told to or not. SIGKILL: one that was stopped takes no other signal."""
        for process in (*self._started(), *self._told_to_end):
            with suppress(ValueError):  # it has ended, and was forgotten
                process.kill()

    @property
    def processor_seconds(self) -> float | None:
        """What its process has used of a processor."""
        pids = [process.pid for process in self._started()]
        return processor_seconds(pids[0]) if pids and pids[0] is not None else None

    def _started(self) -> list[BaseProcess]:
        return list((self._processes or {}).values())


_starting = threading.Lock()  # what follows is of the whole program


@contextmanager
def _starting_workers() -> Iterator[None]:
    with _starting, _masked():
        yield


@contextmanager
def _masked() -> Iterator[None]:
    previous_mask = signal.pthread_sigmask(signal.SIG_BLOCK, BLOCKED_SIGNALS)
    main, sys.modules["__main__"] = sys.modules["__main__"], ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
        signal.pthread_sigmask(signal.SIG_SETMASK, previous_mask)


def new_worker_pool(name: str, count: int = 1, seconds: float = THINK_SECONDS) -> Executor:
    """So many workers, started when first needed; ``name``: what they do; ``seconds``: that each job may take.

    In light mode always the same one, which is there while there is work.
    """
    if _light_pools:
        return PoolWithLimit(_light_pools[THINKS], seconds)
    return WatchedPool(name, partial(SignalMaskedPool, init_worker), count, seconds)


# --- light mode ---------------------------------------------------------------------------------------------------------

_light_pools: dict[str, WatchedPool] = {}  # by their names; none as usual


def use_light_workers() -> None:
    """From here on one worker thinks and one draws, forked from a copy of this process. Call it while there is one thread."""
    load_formats()
    give_back_freed()
    source = ForkSource(_init_copy)
    for name in (DRAWS, THINKS):
        new_pool = partial(OnDemandPool, partial(_new_light_pool, source, name), IDLE_SECONDS)
        _light_pools[name] = WatchedPool(name, new_pool, 1, THINK_SECONDS)


def _init_copy() -> None:
    """Draw what most pictures have in common before the first worker is forked, so that none begins with nothing."""
    name_process(FORKS)
    prepare_forks()
    give_back_freed()


def _new_light_pool(source: ForkSource, name: str) -> KillableExecutor:
    begin = partial(init_light_worker, name)
    try:
        return ForkedWorker(source, begin)
    except OSError:
        LOG.warning("no worker can be forked any more; one that shares nothing takes its place")
        return SignalMaskedPool(begin)


def uses_light_workers() -> bool:
    """Whether this is the light mode."""
    return bool(_light_pools)


class WorkerPicturePool(PicturePool):
    """Render's pool with such workers."""

    def __init__(self, workers: int = 1, waiting: int = 32, seconds: float = DRAW_SECONDS) -> None:
        """``seconds``: that a picture may take."""
        self._seconds = seconds
        super().__init__(workers, waiting)

    def _new_executor(self) -> Executor:
        if uses_light_workers():
            return PoolWithLimit(_light_pools[DRAWS], self._seconds)
        return new_worker_pool("pictures", self._workers, self._seconds)


def new_automat_pool(count: int) -> AutomatPool:
    """Automats that think in such workers."""
    return AutomatPool(lambda: new_worker_pool("automats", count), count)
