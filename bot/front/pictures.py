"""Pictures of a panel: drawn in render's pool beside the loop, kept for whoever asks for the same one again."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import pickle
import time
from collections import OrderedDict
from typing import Protocol

from bot.front.metrics import PICTURES
from bot.front.workers import PictureMakers
from bot.panels.model import Panel, Picture, cut
from render.kinds import Picture as Drawn
from render.scene import Scene

LOG = logging.getLogger(__name__)
ALT_TEXT = 1024
KEPT_BYTES = 48 * 1024 * 1024
AT_ONCE = 24  # asked of the pool at the same time; whoever comes later waits here


class Workshop(Protocol):
    """Where pictures are made; ``render.pool.Pool`` is one."""

    async def start(self) -> None: ...

    async def picture(self, kind: str, scene: Scene) -> Drawn: ...


class Pictures:
    """A cache in front of the pool. Two people who want the same picture at once get one drawing."""

    def __init__(self, workers: int, pool: Workshop | None = None) -> None:
        """With ``pool`` the pictures are made there, and whoever brought it closes it."""
        self._brought = pool
        self._own: PictureMakers | None = None
        self._workers = workers
        self._room = KEPT_BYTES
        self._kept: OrderedDict[bytes, Drawn] = OrderedDict()
        self._drawing: dict[bytes, asyncio.Task[Drawn]] = {}
        self._turnstile = asyncio.Semaphore(AT_ONCE)

    async def start(self) -> None:
        """Let the picture makers load their fonts before the first player asks; nobody has to wait for it."""
        await self._workshop().start()

    async def of(self, panel: Panel) -> list[Drawn | None]:
        """The pictures of a panel in their order; None where one could not be drawn, for the words must arrive anyway."""
        return list(await asyncio.gather(*(self._one(wanted) for wanted in panel.pictures)))

    async def close(self) -> None:
        if self._own is not None:
            await self._own.close()

    async def _one(self, wanted: Picture) -> Drawn | None:
        key = hashlib.sha256(pickle.dumps((wanted.kind, wanted.scene))).digest()
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        task = self._drawing.get(key)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._draw(key, wanted), name=f"picture-{wanted.kind}")
            self._drawing[key] = task
        try:
            return await asyncio.shield(task)
        except Exception:
            LOG.exception("no picture of kind %s", wanted.kind)
            return None

    async def _draw(self, key: bytes, wanted: Picture) -> Drawn:
        began = time.perf_counter()
        try:
            async with self._turnstile:
                drawn = await self._workshop().picture(wanted.kind, wanted.scene)
        finally:
            del self._drawing[key]
        PICTURES.labels(wanted.kind).observe(time.perf_counter() - began)
        drawn = drawn._replace(alt=cut(drawn.alt, ALT_TEXT))
        self._keep(key, drawn)
        return drawn

    def _keep(self, key: bytes, drawn: Drawn) -> None:
        self._kept[key] = drawn
        self._room -= len(drawn.data)
        while self._room < 0 and len(self._kept) > 1:
            self._room += len(self._kept.popitem(last=False)[1].data)

    def _workshop(self) -> Workshop:
        if self._brought is not None:
            return self._brought
        if self._own is None:
            self._own = PictureMakers(self._workers, waiting=AT_ONCE + self._workers)
        return self._own
