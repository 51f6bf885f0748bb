"""Pictures beside a live event loop.

The rasteriser keeps the interpreter's lock for as long as it draws, so threads would stop the loop: the pictures are
made in a process of their own. It is bounded in both ways: so many workers, and so many pictures waiting.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from PIL import Image

from render.encode import DEFAULT
from render.fluent_texts import LANGUAGES
from render.kept_images import FEW_IMAGES, FEW_PACKED, IMAGES
from render.part_cache import PARTS
from render.picture_registry import GAME_PICTURES, RenderedPicture, render_picture
from render.scene import Scene
from render.strip_cache import StripCache
from render.warm_up import warm_up

_KEPT = StripCache()  # of this process: each worker has its own
FEW_PARTS, FEW_STRIPS = 4 * 2**20, 4 * 2**20  # bytes


class PoolBusy(Exception):
    """Too many pictures are waiting already."""


class PicturePool:
    """A bounded pool of picture makers; use it from one event loop."""

    def __init__(self, workers: int = 1, waiting: int = 32) -> None:
        self._workers, self._limit, self._pending = workers, waiting, 0
        self._executor = self._new_executor()
        self.strips = self.reused = 0  # finished ones, and how many of them came from a worker's cache

    def _new_executor(self) -> Executor:
        return ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), initializer=_begin)

    async def start(self) -> None:
        """Start the workers and let them load fonts and sprites; nothing waits for it but the caller."""
        await asyncio.gather(*(self._run(_ready) for _ in range(self._workers)))

    async def picture(self, kind: str, scene: Scene, form: str = DEFAULT) -> RenderedPicture:
        """A picture, made elsewhere; raises PoolBusy when too many wait already."""
        made: RenderedPicture = await self._run(_picture, kind, scene, form)
        self.strips += len(made.strips)
        self.reused += made.reused
        return made

    async def peak_memory(self) -> int:
        """The most memory that the worker which answers has used, in bytes."""
        peak: int = await self._run(_peak)
        return peak

    async def _run(self, work: Any, *arguments: Any) -> Any:
        if self._pending >= self._limit:
            raise PoolBusy
        self._pending += 1
        loop = asyncio.get_running_loop()
        try:
            executor = self._executor
            try:
                return await loop.run_in_executor(executor, work, *arguments)
            except BrokenProcessPool:  # a worker was killed: hire anew, once
                if self._executor is executor:
                    self._executor = self._new_executor()
                    executor.shutdown(wait=False)
                return await loop.run_in_executor(self._executor, work, *arguments)
        finally:
            self._pending -= 1

    async def close(self) -> None:
        """Let the workers go."""
        await asyncio.to_thread(self._executor.shutdown, cancel_futures=True)


def _begin() -> None:
    os.nice(5)  # whoever answers people goes first


def _ready() -> bool:
    warm_up()
    return True


def prepare_forks() -> None:
    """Draw what most pictures have in common, and keep it small: processes that are forked from this one begin with it."""
    keep_little()
    warm_up(LANGUAGES)
    for pictures in GAME_PICTURES.values():
        pictures.prepare_more()
    IMAGES.pack_all()


def load_formats() -> None:
    """Load what Pillow loads with the first file: before processes are forked, so that they share it."""
    Image.preinit()


def keep_little() -> None:
    """Keep few drawings, parts and finished strips in this process: drawing takes a little longer, and much less memory."""
    IMAGES.room, IMAGES.packed_room = FEW_IMAGES, FEW_PACKED
    PARTS.room, _KEPT.room = FEW_PARTS, FEW_STRIPS


def _picture(kind: str, scene: Scene, form: str) -> RenderedPicture:
    return render_picture(kind, scene, form, _KEPT)


def _peak() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
