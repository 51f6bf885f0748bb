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
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import wait
from types import ModuleType
from typing import ParamSpec, TypeVar

from bot.runtime.memory import give_back_freed, name_process, spare_memory
from bot.workers.automat_pool import AutomatPool
from bot.workers.forked_worker import ForkedWorker, ForkSource, end_after_growth
from bot.workers.on_demand_pool import OnDemandPool
from render.picture_pool import PicturePool, keep_little, load_formats, prepare_forks

LOG = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")
BLOCKED_SIGNALS = (signal.SIGINT, signal.SIGTERM)
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


class SignalMaskedPool(ProcessPoolExecutor):
    """Workers start with SIGINT and SIGTERM blocked: a signal while they load would end them with a traceback.

    Nor do they load the program's main module, of which they need nothing: that would be the whole bot.
    """

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Submit a job. Processes are started here and inherit the signal mask of this thread."""
        with _starting_workers():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def _starting_workers() -> Iterator[None]:
    previous_mask = signal.pthread_sigmask(signal.SIG_BLOCK, BLOCKED_SIGNALS)
    main, sys.modules["__main__"] = sys.modules["__main__"], ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
        signal.pthread_sigmask(signal.SIG_SETMASK, previous_mask)


def new_worker_pool(count: int) -> Executor:
    """So many workers, started when first needed. In light mode always the same one, which is there while there is work."""
    if _light_pools:
        return _light_pools[THINKS]
    return SignalMaskedPool(count, multiprocessing.get_context("spawn"), initializer=init_worker)


# --- light mode ---------------------------------------------------------------------------------------------------------

_light_pools: dict[str, OnDemandPool] = {}  # by their names; none as usual


def use_light_workers() -> None:
    """From here on one worker thinks and one draws, forked from a copy of this process. Call it while there is one thread."""
    load_formats()
    give_back_freed()
    source = ForkSource(_init_copy)
    for name in (DRAWS, THINKS):
        _light_pools[name] = OnDemandPool(partial(_new_light_pool, source, name), IDLE_SECONDS)


def _init_copy() -> None:
    """Draw what most pictures have in common before the first worker is forked, so that none begins with nothing."""
    name_process(FORKS)
    prepare_forks()
    give_back_freed()


def _new_light_pool(source: ForkSource, name: str) -> Executor:
    begin = partial(init_light_worker, name)
    try:
        return ForkedWorker(source, begin)
    except OSError:
        LOG.warning("no worker can be forked any more; one that shares nothing takes its place")
        return SignalMaskedPool(1, multiprocessing.get_context("spawn"), initializer=begin)


def uses_light_workers() -> bool:
    """Whether this is the light mode."""
    return bool(_light_pools)


class WorkerPicturePool(PicturePool):
    """Render's pool with such workers."""

    def _new_executor(self) -> Executor:
        return _light_pools[DRAWS] if uses_light_workers() else new_worker_pool(self._workers)


def new_automat_pool(count: int) -> AutomatPool:
    """Automats that think in such workers."""
    return AutomatPool(lambda: new_worker_pool(count), count)
