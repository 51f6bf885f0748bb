"""Worker processes that cannot hang for long: a job may take so many seconds, then its process is killed and replaced.

One that still uses a processor is only slow, on a machine that has other things to do: it gets ten times as long.
Each worker is one process with one job at a time; further jobs wait here. So only time in which a job is really under way
counts, and nobody else's job is lost with the process that hangs.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from concurrent.futures import wait as wait_for_jobs
from dataclasses import dataclass
from typing import Any, NamedTuple, ParamSpec, TypeVar

from bot.runtime.metrics import WORKERS_REPLACED_TOTAL
from bot.workers.on_demand_pool import KillableExecutor, StartTimer, start_timer

LOG = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")
START_SECONDS = 60.0  # more for the first job of a process, which starts and loads its code, on a slow machine too
PATIENCE = 10  # times as long as it may take for a job whose process is at work
END_SECONDS = 5.0  # after which a process that was told to end is killed


class WorkerHung(TimeoutError):
    """The job took longer than it may; its process was killed."""


class _Job(NamedTuple):
    future: Future[Any]
    seconds: float  # that it may take
    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    named: dict[str, Any]


@dataclass(slots=True)
class _Worker:
    executor: KillableExecutor | None = None
    answered: bool = False  # its process has done a job, so it has started
    job: _Job | None = None
    look_at: float = 0.0  # when its process is looked at again
    limit: float = 0.0  # when the job is given up unless its process is at work
    end: float = 0.0  # when it is given up in any case
    used: float | None = None  # what the process had used of a processor when it was looked at last


class WatchedPool(Executor):
    """So many workers, each started with its first job, and replaced when it dies or hangs.

    It may be shared, also between threads: after a shutdown its processes end with their jobs, and a later job starts others.
    """

    def __init__(
        self,
        name: str,
        new_worker: Callable[[], KillableExecutor],
        count: int,
        seconds: float,
        *,
        now: Callable[[], float] = time.monotonic,
        later: StartTimer = start_timer,
    ) -> None:
        """``name``: what the workers do, for log and metrics; ``new_worker``: an executor with one process;
        ``seconds``: that a job may take."""
        self._name = name
        self._new_worker = new_worker
        self._seconds = seconds
        self._now = now
        self._later = later
        self._lock = threading.RLock()
        self._workers = [_Worker() for _ in range(count)]
        self._waiting: deque[_Job] = deque()
        self._dead: list[KillableExecutor] = []  # of processes that were given up, and are still to be killed
        self._ending = False
        self._look_at: float | None = None  # when a timer looks for jobs that hang

    @property
    def started(self) -> bool:
        """Whether there are processes now."""
        return any(worker.executor is not None and worker.executor.started for worker in self._workers)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Run a job as soon as a worker is free."""
        return self.submit_within(self._seconds, fn, *args, **kwargs)

    def submit_within(self, seconds: float, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The same for a job that may take so many seconds; its future raises WorkerHung when it takes more."""
        future: Future[T] = Future()
        with self._lock:
            self._ending = False
            self._waiting.append(_Job(future, seconds, fn, args, kwargs))
        self._give_out()
        self._end_dead()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes after the jobs that they have and, unless these are cancelled, those that wait.

        Where jobs are cancelled nobody wants what is under way any more: it has little time left, so that a program can end.
        """
        with self._lock:
            self._ending = True
            if cancel_futures:
                for job in self._waiting:
                    job.future.cancel()
                for worker in self._workers:
                    worker.end = min(worker.end, self._now() + END_SECONDS)
                    worker.look_at = min(worker.look_at, worker.end)
                    if worker.job is not None:
                        self._look_by(worker.look_at)
            jobs = [job.future for job in (*self._waiting, *(worker.job for worker in self._workers)) if job is not None]
        self._give_out(wait)
        self._end_dead()
        if wait:
            wait_for_jobs(jobs)

    def _give_out(self, wait: bool = False) -> None:
        """Jobs that wait to workers that are free; processes that have nothing to do end after a shutdown."""
        with self._lock:
            for worker in self._workers:
                while worker.job is None and (job := self._next_job()) is not None:
                    self._begin(worker, job)
            idle = [self._dismissed(worker) for worker in self._workers if self._ending and worker.job is None]
        for executor in filter(None, idle):
            self._later(END_SECONDS, executor.kill)  # nothing happens to one that has ended
            executor.shutdown(wait=wait)

    def _end_dead(self) -> None:
        """Not under our lock, nor in a thread of an executor: that may hold a lock which ending it needs, and wait for ours."""
        with self._lock:
            dead, self._dead = self._dead, []
        for executor in dead:
            executor.kill()
            executor.shutdown(wait=False)

    def _next_job(self) -> _Job | None:
        while self._waiting:
            job = self._waiting.popleft()
            if job.future.set_running_or_notify_cancel():
                return job
        return None

    def _begin(self, worker: _Worker, job: _Job) -> None:
        try:
            running = self._submitted(worker, job)
        except Exception as error:  # no process can be started
            if (executor := self._dismissed(worker)) is not None:
                self._dead.append(executor)
            job.future.set_exception(error)
            return
        seconds = job.seconds + (0.0 if worker.answered else START_SECONDS)
        worker.job, worker.used = job, None
        worker.look_at, worker.limit, worker.end = (self._now() + part * seconds for part in (0.5, 1, PATIENCE))
        self._look_by(worker.look_at)
        running.add_done_callback(lambda done: self._done(worker, job, done))

    def _submitted(self, worker: _Worker, job: _Job) -> Future[Any]:
        if worker.executor is not None:
            if not worker.executor.started:  # it ended while there was no work
                worker.answered = False
            try:
                return worker.executor.submit(job.work, *job.arguments, **job.named)
            except BrokenExecutor:  # the process died while there was no work
                self._replace(worker, "died")
        worker.executor = self._new_worker()
        return worker.executor.submit(job.work, *job.arguments, **job.named)

    def _done(self, worker: _Worker, job: _Job, done: Future[Any]) -> None:
        with self._lock:
            if worker.job is not job:  # it was given up
                return
            worker.job = None
            error = done.exception()
            if isinstance(error, BrokenExecutor):
                self._replace(worker, "died")
            else:
                worker.answered = True
        self._give_out()
        if self._dead:
            self._later(0.0, self._end_dead)
        if error is None:
            job.future.set_result(done.result())
        else:
            job.future.set_exception(error)

    def _look_by(self, moment: float) -> None:
        """One timer, for the job that is to be given up first."""
        if self._look_at is None or moment < self._look_at:
            self._look_at = moment
            self._later(max(0.0, moment - self._now()), self._look)

    def _look(self) -> None:
        """Give up jobs that took too long, with their processes."""
        given_up: list[_Job] = []
        with self._lock:
            self._look_at = None
            for worker in self._workers:
                if worker.job is not None and worker.look_at <= self._now() and self._hangs(worker, worker.job):
                    given_up.append(worker.job)
                    worker.job = None
                    self._replace(worker, "hung")
            for worker in self._workers:
                if worker.job is not None:
                    self._look_by(worker.look_at)
        self._give_out()
        self._end_dead()
        for job in given_up:
            job.future.set_exception(WorkerHung(f"no answer for {job.seconds:g} s"))

    def _hangs(self, worker: _Worker, job: _Job) -> bool:
        """Whether the job is to be given up now; otherwise its process is looked at again later."""
        used = None if worker.executor is None else worker.executor.processor_seconds
        at_work = used is not None and (worker.used is None or used > worker.used)
        worker.used = used
        now = self._now()
        worker.look_at = worker.limit if now < worker.limit else min(now + job.seconds / 2, worker.end)
        return now >= worker.end or (now >= worker.limit and not at_work)

    def _replace(self, worker: _Worker, why: str) -> None:
        """Another process takes the place of this worker's with the next job."""
        LOG.warning("a worker process (%s) %s; another takes its place", self._name, why)
        WORKERS_REPLACED_TOTAL.labels(self._name, why).inc()
        if (executor := self._dismissed(worker)) is not None:
            self._dead.append(executor)

    @staticmethod
    def _dismissed(worker: _Worker) -> KillableExecutor | None:
        executor, worker.executor, worker.answered = worker.executor, None, False
        return executor


class PoolWithLimit(Executor):
    """A pool that several share, for jobs of one kind, each of which may take so many seconds."""

    def __init__(self, pool: WatchedPool, seconds: float) -> None:
        self._pool = pool
        self._seconds = seconds

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Run a job of this kind."""
        return self._pool.submit_within(self._seconds, fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes after the jobs that they have. Only who waits may cancel: the jobs may be somebody else's."""
        self._pool.shutdown(wait=wait, cancel_futures=cancel_futures and wait)
