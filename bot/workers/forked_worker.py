"""Worker processes that share with the bot all code that it has loaded: forked from a copy of it.

The copy is made before the bot has a second thread or a connection, and does nothing but fork a worker when it is asked.
A page that nobody changes is there once for all of them.
"""

from __future__ import annotations

import gc
import math
import os
import resource
import select
import signal
import socket
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from queue import SimpleQueue
from typing import Any, ParamSpec, TypeVar

from bot.runtime.processor_time import processor_seconds
from bot.workers.on_demand_pool import KillableExecutor

P = ParamSpec("P")
T = TypeVar("T")
_Job = tuple[Future[Any], Callable[..., Any], tuple[Any, ...], dict[str, Any]]
_ASKED = b"f"
_GOES_ON, _ENDS = b"", b"e"  # what a worker says after an answer


class ForkSource:
    """A copy of this process that forks workers. Make it while there is one thread."""

    def __init__(self, initializer: Callable[[], None]) -> None:
        """``initializer`` runs in the copy."""
        _freeze()
        self._requests, served = socket.socketpair()
        self._lock = threading.Lock()
        self.pid = os.fork()
        if not self.pid:
            self._requests.close()
            _end_after(_fork_workers, served, initializer)
        served.close()

    def connect(self) -> Connection:
        """A connection to a new worker; raises OSError when there can be none."""
        here, there = socket.socketpair()
        with there, self._lock:
            try:
                socket.send_fds(self._requests, [_ASKED], [there.fileno()], socket.MSG_NOSIGNAL)
            except OSError:
                here.close()
                raise
        return Connection(here.detach())

    def kill(self) -> None:
        """End the copy, which forks no worker any more; those that it has forked go on."""
        with suppress(ProcessLookupError, ChildProcessError):
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)


def _freeze() -> None:
    """What is loaded stays: a collection would change pages, and so copy them."""
    gc.collect()
    gc.freeze()


def _end_after(work: Callable[..., None], *arguments: Any) -> None:
    """The rest of a forked process. Nothing of what it was copied from is cleaned up by it."""
    code = 1
    try:
        work(*arguments)
        code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)


def _fork_workers(requests: socket.socket, initializer: Callable[[], None]) -> None:
    """In the copy: until the bot is gone."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for workers that have ended
    initializer()
    _freeze()
    while True:
        asked, handles, *_ = socket.recv_fds(requests, len(_ASKED), 1)
        if not asked:
            return
        try:
            worker = os.fork()
        except OSError:
            traceback.print_exc()
            worker = -1
        if not worker:
            requests.close()
            _end_after(_work, Connection(handles[0]))
        os.close(handles[0])  # without a worker the bot finds its connection closed


def _work(bot: Connection) -> None:
    """In a worker: one job after the other, until the bot closes the connection."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    threading.Thread(target=_end_with_the_bot, args=(bot.fileno(),), name="parent", daemon=True).start()
    bot.send_bytes(str(os.getpid()).encode())
    while True:
        try:
            call = bot.recv_bytes()
        except (EOFError, OSError):  # it is gone, in order or not
            return
        bot.send_bytes(_answer(call))
        ends = _resident() > _most_resident
        bot.send_bytes(_ENDS if ends else _GOES_ON)
        if ends:
            return


def end_after_growth(amount: int) -> None:
    """In a worker: end after a job that leaves this process so many bytes larger than now. Another takes its place.

    What was freed stays with a process when something else lies between it.
    """
    global _most_resident  # noqa: PLW0603  (of this process)
    _most_resident = _resident() + amount


_most_resident: float = math.inf


def _resident() -> int:
    """The bytes of this process that are in memory."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * resource.getpagesize()
    except OSError:  # another system
        return 0


def _end_with_the_bot(handle: int) -> None:
    """Also in the middle of a job."""
    poll = select.poll()
    poll.register(handle, 0)  # only that the other side is closed
    poll.poll()
    os._exit(0)


def _answer(call: bytes) -> bytes | memoryview:
    try:
        work, arguments, named = ForkingPickler.loads(call)
        return _packed((True, work(*arguments, **named)))
    except Exception as error:
        error.add_note(f"In the worker:\n{traceback.format_exc()}")
        try:
            return _packed((False, error))
        except Exception:
            return _packed((False, RuntimeError(traceback.format_exc())))


def _packed(value: Any) -> bytes | memoryview:
    data: memoryview = ForkingPickler.dumps(value)
    return data


class ForkedWorker(KillableExecutor):
    """One forked process, which does one job after the other; when it ends because it has grown, another one goes on."""

    def __init__(self, source: ForkSource, initializer: Callable[[], None]) -> None:
        """Raises OSError when no process can be started. ``initializer`` runs in it before the first job."""
        self._source, self._initializer = source, initializer
        self._worker = source.connect()
        self._pid: int | None = None  # None: no process has answered yet, or there is none any more
        self._lock = threading.Lock()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._broken = self._ended = False
        self.submit(initializer)
        self._thread = threading.Thread(target=self._send_jobs, name="forked-worker", daemon=True)
        self._thread.start()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Run a job after those that wait; raises BrokenProcessPool when the process has died."""
        with self._lock:
            if self._broken:
                raise BrokenProcessPool("the worker has died")
            if self._ended:
                raise RuntimeError("the worker was told to end")
            future: Future[T] = Future()
            self._jobs.put((future, fn, args, kwargs))
        return future

    def _send_jobs(self) -> None:
        try:
            while (job := self._jobs.get()) is not None:
                if job[0].set_running_or_notify_cancel() and not self._send(*job):
                    return
        finally:
            self._worker.close()

    def _send(self, future: Future[Any], *call: Any) -> bool:
        """Whether there is still a process."""
        try:
            data = _packed(call)
        except Exception as error:
            future.set_exception(error)
            return True
        try:
            if self._pid is None:
                self._pid = int(self._worker.recv_bytes())
            self._worker.send_bytes(data)
            answer, then = self._worker.recv_bytes(), self._worker.recv_bytes()
        except (EOFError, OSError):
            self._break_off(future)
            return False
        try:
            done, value = ForkingPickler.loads(answer)
        except Exception as error:
            done, value = False, error
        if done:
            future.set_result(value)
        else:
            future.set_exception(value)
        return then == _GOES_ON or self._replace_worker()

    def _replace_worker(self) -> bool:
        """Whether there is another process now."""
        self._worker.close()
        self._pid = None
        try:
            self._worker = self._source.connect()
        except OSError:
            self._break_off()
            return False
        return self._send(Future(), self._initializer, (), {})

    def _break_off(self, running: Future[Any] | None = None) -> None:
        with self._lock:
            self._broken, self._pid = True, None
        if running is not None:
            running.set_exception(BrokenProcessPool("the worker died"))
        for future in self._waiting():
            if future.set_running_or_notify_cancel():
                future.set_exception(BrokenProcessPool("the worker died before"))

    def _waiting(self) -> list[Future[Any]]:
        """Take all jobs that were not begun."""
        found: list[Future[Any]] = []
        while not self._jobs.empty():
            job = self._jobs.get()
            found += [] if job is None else [job[0]]
        return found

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let the process end after the jobs that it has."""
        with self._lock:
            if cancel_futures:
                for future in self._waiting():
                    future.cancel()
            self._ended = True
            self._jobs.put(None)
        if wait:
            self._thread.join()

    @property
    def processor_seconds(self) -> float | None:
        """What its process has used of a processor."""
        pid = self._pid
        return None if pid is None else processor_seconds(pid)

    def kill(self) -> None:
        """End the process in the middle of a job; or the copy, if it has not even forked one."""
        with self._lock:
            if self._broken or self._ended:
                return
            if self._pid is None:
                self._source.kill()
            else:
                with suppress(ProcessLookupError):
                    os.kill(self._pid, signal.SIGKILL)
