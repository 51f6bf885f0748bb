"""Automatic players at a table. They think in processes of their own, so that neither the loop nor the store waits."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple

from bot.tables.table import Table, position_json
from bot.workers.watched_pool import WorkerHung
from engine.contract import Seat
from engine.games import GAMES
from engine.players import Budget, iteration_budget, time_budget
from engine.players.registry import levels, player

LOG = logging.getLogger(__name__)
MAX_THINK_SECONDS = 1.25  # seconds of thinking about a turn, however much time there is
MIN_THINK_SECONDS = 0.03  # with less than this for each of those who wait, a level that does not search plays
OVERHEAD = 0.03  # seconds a turn takes beside the thinking: the round trip to the process, an iteration that runs over
RESERVE = 0.15  # seconds before the deadline at which the answer of a quick level is fetched
MAX_START_SECONDS = 30.0  # for processes that are being started in advance; then turns come without waiting for them
TIME_SHARE = 0.7  # of the time that is left for a turn goes to the choice at hand: a draw may bring another one
FIXED_BUDGET = iteration_budget(30)  # without a deadline: the same choice on every machine


class ThinkJob(NamedTuple):
    """What an automat has to decide, in a form that can be sent to another process."""

    game: str
    position: str
    seat: Seat
    rng_seed: str  # decides between equals

    @staticmethod
    def at(table: Table, seat: Seat) -> ThinkJob:
        """The turn of a seat at a table as it stands."""
        rng_seed = f"{table.seed}/{seat}/{table.ply}"
        return ThinkJob(table.game_name, position_json(table.game, table.state), seat, rng_seed)


def choose_turn(automat: str, job: ThinkJob, seconds: float | None = None) -> list[str]:
    """The texts of one whole turn, up to where chance decides; the automat sees no more than its seat may.

    So many seconds may be spent on it; None: a fixed number of thoughts, so that the same position gives the same turn.
    """
    game, seat = GAMES[job.game], job.seat
    decider = player(job.game, automat, FIXED_BUDGET if seconds is None else _for_turn(seconds))
    state = game.from_json(json.loads(job.position))
    rng = Random(job.rng_seed)
    texts: list[str] = []
    while seat in game.to_act(state):
        action = decider.choose(game, lambda: game.observe(state, seat), game.legal_actions(state, seat), rng)
        texts.append(str(action))
        game.apply(state, seat, action)
        if not game.turn_open(state):
            break
    return texts


def _for_turn(seconds: float) -> Budget:
    """One time budget for all choices of a turn."""
    end = time.monotonic() + seconds
    budget = time_budget(0, time.monotonic)

    def shared(done: int) -> float:
        nonlocal budget
        if not done:
            budget = time_budget((end - time.monotonic()) * TIME_SHARE, time.monotonic)
        return budget(done)

    return shared


def fallback_level(game: str, automat: str) -> str:
    """The level that answers when there is no time to think: the game's usual one, or one that is weaker anyway."""
    return min(automat, GAMES[game].stand_in, key=levels(game).index)


def single_process_pool() -> Executor:
    """A pool of one spawned process; it shares nothing with the bot."""
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"))


class AutomatPool:
    """Where automats think: a pool that is started when first needed, and replaced when one of its processes dies.

    A process that hangs is the pool's own business (``watched_pool``); quick levels play meanwhile.
    """

    def __init__(self, new_pool: Callable[[], Executor] = single_process_pool, processes: int = 1) -> None:
        """``new_pool`` makes an executor with so many processes."""
        self._new_pool = new_pool
        self._pool: Executor | None = None
        self._processes = processes
        self._free = asyncio.Semaphore(processes)
        self._starting: asyncio.Future[Any] | None = None  # done when the processes that were started in advance are there
        self._waiting: list[float] = []  # the deadlines of those who wait for a process, in the order of their coming

    async def turn(self, table: Table, seat: Seat, automat: str, by: float | None = None) -> list[str]:
        """What an automat would play for a seat now. By that moment of the loop's clock there is an answer, if need be of a
        quicker level; None: no hurry.
        """
        job = ThinkJob.at(table, seat)
        if by is None:
            try:
                return await self._think(automat, job)
            except WorkerHung:
                return await self._quickly(automat, job)
        answer = asyncio.ensure_future(self._in_time(automat, job, by - RESERVE))
        left = by - RESERVE - asyncio.get_running_loop().time()
        try:
            done, _ = await asyncio.wait({answer}, timeout=max(0.0, left))
        except asyncio.CancelledError:
            answer.cancel()
            raise
        if done and answer.exception() is None:
            return answer.result()
        if done:
            LOG.error("an automat failed while it thought; a quicker level plays this turn", exc_info=answer.exception())
        else:
            LOG.warning("no answer of an automat in time; a quicker level plays this turn")
            answer.add_done_callback(lambda late: late.cancelled() or late.exception())  # result is not needed any more
        return await self._quickly(automat, job)

    @staticmethod
    async def _quickly(automat: str, job: ThinkJob) -> list[str]:
        return await asyncio.to_thread(choose_turn, fallback_level(job.game, automat), job)

    async def _in_time(self, automat: str, job: ThinkJob, by: float) -> list[str]:
        """Wait for a process and think as long as the deadlines of those behind allow, too."""
        self._waiting.append(by)
        try:
            await self._free.acquire()
        finally:
            self._waiting.remove(by)
        try:
            seconds = self._seconds_each(by)
            if seconds < MIN_THINK_SECONDS:
                automat = fallback_level(job.game, automat)
            return await self._think(automat, job, seconds)
        finally:
            self._free.release()

    def _seconds_each(self, by: float) -> float:
        """How long each of those who wait may think so that all are in time, this one included."""
        now = asyncio.get_running_loop().time()
        shares = [by - now, *((deadline - now) / (2 + place // self._processes) for place, deadline in enumerate(self._waiting))]
        return min(MAX_THINK_SECONDS, min(shares) - OVERHEAD)

    async def _think(self, automat: str, job: ThinkJob, seconds: float | None = None) -> list[str]:
        """Run in the pool; retry once if a process dies."""
        try:
            return await self._in_pool(automat, job, seconds)
        except BrokenExecutor:
            return await self._in_pool(automat, job, seconds)

    async def _in_pool(self, automat: str, job: ThinkJob, seconds: float | None) -> list[str]:
        if self._pool is None:
            self._pool = self._new_pool()
        pool = self._pool
        try:  # a pool whose process died earlier refuses the job at once
            return await asyncio.get_running_loop().run_in_executor(pool, choose_turn, automat, job, seconds)
        except BrokenExecutor:
            if self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False, cancel_futures=True)
            raise

    async def warm(self) -> None:
        """Start the processes before somebody waits for one."""
        if self._pool is None:
            self._pool = self._new_pool()
        loop = asyncio.get_running_loop()
        starting = asyncio.gather(*(loop.run_in_executor(self._pool, levels, "") for _ in range(self._processes)))
        self._starting = starting
        await starting

    async def ready(self) -> None:
        """Wait for processes that are being started, so that no deadline runs before somebody can think."""
        if self._starting is not None:
            await asyncio.wait({self._starting}, timeout=MAX_START_SECONDS)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
