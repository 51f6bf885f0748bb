"""Pictures of panels: drawn in worker processes, with an LRU cache."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import pickle
import time
from collections import OrderedDict
from typing import Protocol

from bot.panels.components import Panel, PictureBlock, truncate
from bot.runtime.fair_queue import FairQueue, QueueFull
from bot.runtime.metrics import PICTURE_SECONDS, PICTURES_MISSING_TOTAL, STRIPS_TOTAL
from bot.workers.process_pool import WorkerPicturePool, uses_light_workers
from bot.workers.watched_pool import WorkerHung
from render.picture_registry import RenderedPicture as Drawn
from render.scene import Scene

LOG = logging.getLogger(__name__)
MAX_ALT_TEXT = 1024
CACHE_BYTES = 48 * 1024 * 1024
LIGHT_CACHE_BYTES = 4 * 1024 * 1024
MAX_WAITING = 64  # pictures of one person or table; a few answers with a few pictures each stay far below


class PictureRenderer(Protocol):
    """Where pictures are made; ``render.picture_pool.PicturePool`` is one."""

    async def start(self) -> None: ...

    async def picture(self, kind: str, scene: Scene) -> Drawn: ...


class PictureCache:
    """A cache in front of the pool. Two people who want the same picture at once get one drawing."""

    def __init__(self, workers: int, pool: PictureRenderer | None = None) -> None:
        """With ``pool`` the pictures are made there, and whoever brought it closes it."""
        self._given_renderer = pool
        self._own_pool: WorkerPicturePool | None = None
        self._workers = workers
        self._free_bytes = LIGHT_CACHE_BYTES if uses_light_workers() else CACHE_BYTES
        self._cache: OrderedDict[bytes, Drawn] = OrderedDict()
        self._drawing: dict[bytes, asyncio.Task[Drawn]] = {}
        self._queue = FairQueue("pictures", workers + 1, MAX_WAITING)  # one more than workers, so that no worker idles
        self._closed = False

    async def start(self) -> None:
        """Warm the workers up (fonts), so that the first picture is fast."""
        await self._renderer().start()

    async def of(self, panel: Panel) -> list[Drawn | None]:
        """The pictures of a panel in their order; None where one could not be drawn, for the words must arrive anyway.

        They count against the share of whoever is asking (``fair_queue.asking``).
        """
        return list(await asyncio.gather(*(self._one(wanted) for wanted in panel.pictures)))

    async def close(self) -> None:
        """Cancel running drawings and close the pool."""
        self._closed = True
        drawing = list(self._drawing.values())
        for task in drawing:
            task.cancel()
        await asyncio.gather(*drawing, return_exceptions=True)
        if self._own_pool is not None:
            await self._own_pool.close()

    async def _one(self, wanted: PictureBlock) -> Drawn | None:
        key = hashlib.sha256(pickle.dumps((wanted.kind, wanted.scene))).digest()
        try:
            return await self._kept_or_drawn(key, wanted)
        except QueueFull:
            why = "busy"
            LOG.warning("no picture of kind %s: too many wait already", wanted.kind)
        except WorkerHung as error:
            why = "hung"
            LOG.error("no picture of kind %s: %s", wanted.kind, error)
        except Exception:
            why = "failed"
            LOG.exception("no picture of kind %s", wanted.kind)
        PICTURES_MISSING_TOTAL.labels(why).inc()
        return None

    async def _kept_or_drawn(self, key: bytes, wanted: PictureBlock) -> Drawn:
        """Everybody waits in their own row, so that a public picture is not late because somebody else wanted it first."""
        began = time.perf_counter()
        while (kept := self._cache.get(key)) is None:
            if (task := self._drawing.get(key)) is not None:
                return await asyncio.shield(task)
            await self._queue.enter()
            if self._closed:
                self._queue.leave()
                raise asyncio.CancelledError
            if key in self._cache or key in self._drawing:  # somebody else was quicker
                self._queue.leave()
            else:
                self._drawing[key] = self._start_drawing(key, wanted, began)
        self._cache.move_to_end(key)
        return kept

    def _start_drawing(self, key: bytes, wanted: PictureBlock, began: float) -> asyncio.Task[Drawn]:
        """Draw in a task, which gives the place back: the picture is made and kept even if whoever asked goes away."""
        task = asyncio.get_running_loop().create_task(self._draw(key, wanted, began), name=f"picture-{wanted.kind}")

        def drawn(_: asyncio.Task[Drawn]) -> None:
            del self._drawing[key]
            self._queue.leave()

        task.add_done_callback(drawn)
        return task

    async def _draw(self, key: bytes, wanted: PictureBlock, began: float) -> Drawn:
        drawn = await self._renderer().picture(wanted.kind, wanted.scene)
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
