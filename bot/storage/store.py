"""The database of the program: the event loop hands in jobs, and threads with a connection each run them.

What a connection is, and how many there are, is the engine's matter: ``sqlite_store`` or ``postgres_store``.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from bot.storage.connection import Connection
from bot.tables.errors import StoreError

T = TypeVar("T")
StoreJob = Callable[[Connection], T]  # may be run again after a rollback: it touches nothing but the database


class Outcome(NamedTuple):
    """What a job returned, or why it was not done."""

    result: Any
    error: BaseException | None = None


class Waiting(Generic[T]):
    """A job in the queue and the future that its caller holds: one of an event loop, or of a thread that waits."""

    __slots__ = ("future", "job", "loop", "writes")

    def __init__(self, job: StoreJob[T], writes: bool, loop: asyncio.AbstractEventLoop | None) -> None:
        self.job = job
        self.writes = writes
        self.loop = loop
        self.future: Future[T] | asyncio.Future[T] = loop.create_future() if loop else Future()

    def settle(self, outcome: Outcome) -> None:
        """Tell the caller; in its own thread. Whoever has given up is told nothing."""
        if self.future.cancelled():
            return
        if outcome.error is not None:
            self.future.set_exception(outcome.error)
        else:
            self.future.set_result(outcome.result)


class Session(Protocol):
    """A connection of an engine, in the thread that opened it."""

    def serve(self, batch: Sequence[Waiting[Any]]) -> list[Outcome]:
        """Run these jobs; what one of them wrote is on the disk when this returns."""

    def rest(self) -> bool:
        """Put things in order while nobody waits; False: that must be tried again."""

    def close(self) -> None: ...


def _settle_all(settled: list[tuple[Waiting[Any], Outcome]]) -> None:
    for waiting, outcome in settled:
        waiting.settle(outcome)


def _tell(settled: list[tuple[Waiting[Any], Outcome]]) -> None:
    """Each loop is woken once for all its callers: waking it costs more than the rest."""
    by_loop: dict[asyncio.AbstractEventLoop | None, list[tuple[Waiting[Any], Outcome]]] = {}
    for entry in settled:
        by_loop.setdefault(entry[0].loop, []).append(entry)
    for loop, entries in by_loop.items():
        if loop is None:
            _settle_all(entries)
        else:
            with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits any more
                loop.call_soon_threadsafe(_settle_all, entries)


class Store:
    """The database. Opening migrates it; one that cannot be used raises StoreError."""

    def __init__(
        self,
        open_session: Callable[[], Session],
        *,
        threads: int = 1,
        max_batch: int = 1,
        shared: bool = False,
        rest_seconds: float | None = None,
    ) -> None:
        """``max_batch``: jobs that one session may serve together. ``shared``: other processes write to it, too.

        ``rest_seconds``: how long after a write without another job a session puts things in order; None: never.
        """
        self.shared = shared
        self._max_batch = max_batch
        self._rest_seconds = rest_seconds
        self._queue: SimpleQueue[Waiting[Any] | None] = SimpleQueue()
        self._threads: list[threading.Thread] = []
        for number in range(threads):  # one after the other: the first one migrates
            opened: Future[None] = Future()
            thread = threading.Thread(target=self._work, args=(open_session, opened), name=f"store-{number}", daemon=True)
            thread.start()
            try:
                opened.result()
            except BaseException:
                self.close()
                raise
            self._threads.append(thread)

    async def read(self, job: StoreJob[T]) -> T:
        """Run a job that only reads."""
        return await self._await(job, writes=False)

    async def write(self, job: StoreJob[T]) -> T:
        """Run a job in a transaction; when this returns, what it wrote is on the disk."""
        return await self._await(job, writes=True)

    def read_now(self, job: StoreJob[T]) -> T:
        """For commands without an event loop."""
        return self._put(job, writes=False).result()

    def write_now(self, job: StoreJob[T]) -> T:
        """For commands without an event loop."""
        return self._put(job, writes=True).result()

    def close(self) -> None:
        """Finish what is queued and close the connections."""
        for _ in self._threads:
            self._queue.put(None)
        for thread in self._threads:
            thread.join()
        self._threads = []

    async def _await(self, job: StoreJob[T], *, writes: bool) -> T:
        waiting = Waiting(job, writes, asyncio.get_running_loop())
        self._enqueue(waiting)
        assert isinstance(waiting.future, asyncio.Future)
        return await waiting.future

    def _put(self, job: StoreJob[T], *, writes: bool) -> Future[T]:
        waiting = Waiting(job, writes, None)
        self._enqueue(waiting)
        assert isinstance(waiting.future, Future)
        return waiting.future

    def _enqueue(self, waiting: Waiting[Any]) -> None:
        if not self._threads:
            raise StoreError("cannot_open")
        self._queue.put(waiting)

    def _work(self, open_session: Callable[[], Session], opened: Future[None]) -> None:
        """What a thread does."""
        try:
            session = open_session()
        except BaseException as error:
            opened.set_exception(error)
            return
        opened.set_result(None)
        ended, rested = False, True
        while not ended:
            try:
                first = self._queue.get(timeout=None if rested else self._rest_seconds)
            except Empty:
                rested = session.rest()
                continue
            if first is None:
                break
            batch = [first]
            while len(batch) < self._max_batch and not self._queue.empty():
                waiting = self._queue.get()
                if waiting is None:
                    ended = True
                    break
                batch.append(waiting)
            batch = [waiting for waiting in batch if not waiting.future.cancelled()]
            if batch:
                _tell(list(zip(batch, session.serve(batch))))
                rested = rested and (self._rest_seconds is None or not any(waiting.writes for waiting in batch))
        session.close()
