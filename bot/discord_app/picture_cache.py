"""Pictures of panels: drawn in worker processes, with an LRU cache."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import pickle
import time
from collections import OrderedDict, deque
from typing import Protocol

from bot.panels.components import Panel, PictureBlock, truncate
from bot.runtime.metrics import PICTURE_SECONDS, STRIPS_TOTAL
from bot.workers.process_pool import WorkerPicturePool
from render.picture_registry import RenderedPicture as Drawn
from render.scene import Scene

LOG = logging.getLogger(__name__)
MAX_ALT_TEXT = 1024
CACHE_BYTES = 48 * 1024 * 1024
URGENT_IN_A_ROW = 2


class PictureRenderer(Protocol):
    """Where pictures are made; ``render.picture_pool.PicturePool`` is one."""

    async def start(self) -> None: ...

    async def picture(self, kind: str, scene: Scene) -> Drawn: ...


class PrioritySemaphore:
    """Two-priority semaphore: one background job after two urgent ones."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._urgent: deque[asyncio.Future[None]] = deque()
        self._patient: deque[asyncio.Future[None]] = deque()
        self._in_a_row = 0  # of the urgent

    async def enter(self, urgent: bool) -> None:
        if self._free:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        (self._urgent if urgent else self._patient).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # the place was given to someone who is just leaving
                self.leave()
            raise

    def leave(self) -> None:
        first, second = (self._urgent, self._patient) if self._in_a_row < URGENT_IN_A_ROW else (self._patient, self._urgent)
        for queue in (first, second):
            while queue:
                if not (place := queue.popleft()).done():  # who was cancelled needs no place
                    self._in_a_row = self._in_a_row + 1 if queue is self._urgent else 0
                    place.set_result(None)
                    return
        self._free += 1


class PictureCache:
    """A cache in front of the pool. Two people who want the same picture at once get one drawing."""

    def __init__(self, workers: int, pool: PictureRenderer | None = None) -> None:
        """With ``pool`` the pictures are made there, and whoever brought it closes it."""
        self._given_renderer = pool
        self._own_pool: WorkerPicturePool | None = None
        self._workers = workers
        self._free_bytes = CACHE_BYTES
        self._cache: OrderedDict[bytes, Drawn] = OrderedDict()
        self._drawing: dict[bytes, asyncio.Task[Drawn]] = {}
        self._semaphore = PrioritySemaphore(workers + 1)  # one more than workers, so that no worker idles

    async def start(self) -> None:
        """Warm the workers up (fonts), so that the first picture is fast."""
        await self._renderer().start()

    async def of(self, panel: Panel, *, urgent: bool = False) -> list[Drawn | None]:
        """The pictures of a panel in their order; None where one could not be drawn, for the words must arrive anyway."""
        return list(await asyncio.gather(*(self._one(wanted, urgent) for wanted in panel.pictures)))

    async def close(self) -> None:
        """Cancel running drawings and close the pool."""
        drawing = list(self._drawing.values())
        for task in drawing:
            task.cancel()
        await asyncio.gather(*drawing, return_exceptions=True)
        if self._own_pool is not None:
            await self._own_pool.close()

    async def _one(self, wanted: PictureBlock, urgent: bool) -> Drawn | None:
        key = hashlib.sha256(pickle.dumps((wanted.kind, wanted.scene))).digest()
        if (kept := self._cache.get(key)) is not None:
            self._cache.move_to_end(key)
            return kept
        task = self._drawing.get(key)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._draw(key, wanted, urgent), name=f"picture-{wanted.kind}")
            self._drawing[key] = task
        try:
            return await asyncio.shield(task)
        except Exception:
            LOG.exception("no picture of kind %s", wanted.kind)
            return None

    async def _draw(self, key: bytes, wanted: PictureBlock, urgent: bool) -> Drawn:
        began = time.perf_counter()
        try:
            await self._semaphore.enter(urgent)
            try:
                drawn = await self._renderer().picture(wanted.kind, wanted.scene)
            finally:
                self._semaphore.leave()
        finally:
            del self._drawing[key]
        PICTURE_SECONDS.labels(wanted.kind).observe(time.perf_counter() - began)
        STRIPS_TOTAL.labels("reused").inc(drawn.reused)
        STRIPS_TOTAL.labels("drawn").inc(len(drawn.strips) - drawn.reused)
        drawn = drawn._replace(strips=tuple(strip._replace(alt=truncate(strip.alt, MAX_ALT_TEXT)) for strip in drawn.strips))
        self._keep(key, drawn)
        return drawn

    def _keep(self, key: bytes, drawn: Drawn) -> None:
        self._cache[key] = drawn
        self._free_bytes -= _size(drawn)
        while self._free_bytes < 0 and len(self._cache) > 1:
            self._free_bytes += _size(self._cache.popitem(last=False)[1])

    def _renderer(self) -> PictureRenderer:
        if self._given_renderer is not None:
            return self._given_renderer
        if self._own_pool is None:
            self._own_pool = WorkerPicturePool(self._workers, waiting=2 * self._workers + 1)
        return self._own_pool


def _size(drawn: Drawn) -> int:
    return sum(len(strip.data) for strip in drawn.strips)
