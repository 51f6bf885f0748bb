"""Background work on demand: a task runs only while there is work, never idles."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from contextvars import Context

LOG = logging.getLogger(__name__)
RETRY_SECONDS = 5.0


class BackgroundJob:
    """Does its work when woken. The work returns in how many seconds it wants to be woken again; None: not by time."""

    def __init__(self, name: str, work: Callable[[], Awaitable[float | None]]) -> None:
        self._name = name
        self._work = work
        self._again = False
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._stopped = False

    @property
    def running(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        """There may be work; called while working, the work is done once more."""
        if self._stopped:
            return
        self._again = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._task is None:
            # A context of its own: what is logged here is not about the person whose press woke the job.
            self._task = asyncio.get_running_loop().create_task(self._run(), name=self._name, context=Context())

    async def _run(self) -> None:
        delay: float | None = None
        try:
            while self._again and not self._stopped:
                self._again = False
                delay = await self._safely()
        finally:
            self._task = None
        if self._stopped:
            return
        if self._again:
            self.wake()
        elif delay is not None:
            self._timer = asyncio.get_running_loop().call_later(delay, self.wake)

    async def _safely(self) -> float | None:
        try:
            return await self._work()
        except Exception:
            LOG.exception("%s stumbled and will try again", self._name)
            return RETRY_SECONDS

    async def stop(self, max_seconds: float) -> None:
        """Start nothing more, let the work under way finish for so long, then cancel it."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        task = self._task
        if task is None:
            return
        await asyncio.wait({task}, timeout=max_seconds)
        if not task.done():
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
