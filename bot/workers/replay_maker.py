"""The animation of a finished game, drawn in a process of its own that ends with the work.

Drawing takes seconds: in the workers of the other pictures everybody would wait for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor
from typing import Any

from bot.runtime.fair_queue import FairQueue, QueueFull
from bot.tables.errors import Refused
from bot.workers.watched_pool import WorkerHung
from engine.contract import Json
from engine.record import from_json, replay
from render.picture_registry import RenderedPicture, render_replay
from render.scene import Scene

MAX_WAITING = 3
MAX_WAITING_PER_PERSON = 1
MAX_SECONDS = 120.0  # that an animation may take


def draw_animation(record: Json, names: Sequence[str], lang: str) -> RenderedPicture:
    """Runs in the worker: replays the record as a spectator sees it and draws every turn."""
    game = from_json(record)
    scenes: list[Scene] = []

    def watch(state: Any, events: Any) -> None:
        scenes.append(Scene(game.game.observe(state, None), tuple(names), lang, tuple(events)))

    played = replay(game, watch=watch)
    if played.error is not None:
        raise played.error
    return render_replay(scenes)


class ReplayMaker:
    """Makes one animation at a time."""

    def __init__(self, new_pool: Callable[[], Executor]) -> None:
        self._new_pool = new_pool
        self._queue = FairQueue("animations", 1, MAX_WAITING_PER_PERSON)
        self._waiting = 0

    async def animation(self, record: Json, names: Sequence[str], lang: str) -> RenderedPicture:
        """The animation of a record; raises Refused when too many wait already or it cannot be made."""
        if self._waiting >= MAX_WAITING:
            raise Refused("replay_busy")
        self._waiting += 1
        try:
            async with self._queue.place():
                return await self._drawn(record, names, lang)
        except QueueFull:
            raise Refused("replay_busy") from None
        finally:
            self._waiting -= 1

    async def _drawn(self, record: Json, names: Sequence[str], lang: str) -> RenderedPicture:
        pool = self._new_pool()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, draw_animation, record, tuple(names), lang)
        except (BrokenExecutor, WorkerHung) as error:
            raise Refused("replay_failed") from error
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
