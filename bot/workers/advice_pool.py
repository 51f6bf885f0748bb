"""Advice and reviews, computed in a separate process, so that neither people nor automats wait for them.

A review is many small jobs, sent one by one, so that a request for advice waits for one of them at most. People take turns
(``fair_queue``). Answers are cached for a while, so that asking twice costs nothing.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Container, Hashable
from concurrent.futures import BrokenExecutor, Executor
from random import Random
from typing import Any, NamedTuple, TypeVar

from bot.runtime.fair_queue import FairQueue, QueueFull
from bot.tables.errors import Refused
from bot.tables.table import Table, position_json
from bot.workers.automat_pool import single_process_pool
from bot.workers.watched_pool import WorkerHung
from engine.contract import Seat
from engine.games import GAMES
from engine.players import Budget, iteration_budget, time_budget
from engine.players.advice import Advice, advise
from engine.players.leak_search import find_leaks
from engine.players.registry import advised, adviser
from engine.players.review import Decision, Judgement, Mistake, Review, TurnJudge, decisions, summed_up, to_check
from engine.record import Record

ADVICE_SECONDS = 1.5  # of thinking about a piece of advice, when nobody else waits
MIN_ADVICE_SECONDS = 0.3
JUDGE_SECONDS = 0.3  # seconds for one turn of a review
MAX_WAITING = 12  # requests for advice; further ones are refused
MAX_WAITING_PER_PERSON = 3
MAX_PARALLEL_REVIEWS = 2
CACHED_ANSWERS = 64

T = TypeVar("T")
ReportProgress = Callable[[int, int], Awaitable[None]]  # how much of a review is done, and of how much


class AdviceJob(NamedTuple):
    """A choice of a seat, in a form that can be sent to another process, and how long to think about it."""

    game: str
    position: str
    seat: Seat
    rng_seed: str  # decides what is imagined; nothing secret goes into it
    seconds: float
    thoughts: int | None  # so many, however long they take

    def turn_judge(self) -> TurnJudge:
        """The position as the seat sees it, and who judges it."""
        game = GAMES[self.game]
        return TurnJudge(game, adviser(self.game), game.observe(game.from_json(json.loads(self.position)), self.seat))

    def budget(self) -> Budget:
        return time_budget(self.seconds, time.monotonic) if self.thoughts is None else iteration_budget(self.thoughts)


def run_advise_job(moment: AdviceJob) -> list[Advice]:
    """In the process: the best turns. There are two rounds of thinking, which share the time."""
    half = moment._replace(seconds=moment.seconds / 2)
    return advise(*half.turn_judge(), Random(moment.rng_seed), half.budget())


def run_judge_job(moment: AdviceJob, played: tuple[str, ...]) -> Judgement:
    """In the process: a turn beside all others. Turns travel as texts."""
    judge = moment.turn_judge()
    judged = judge.judge(_turn(judge, played), Random(moment.rng_seed), moment.budget())
    return judged._replace(played=played, better=tuple(map(str, judged.better)))


def run_confirm_job(moment: AdviceJob, judged: Judgement, line: int, action: int) -> Mistake | None:
    """In the process: a second look at a judgement."""
    judge = moment.turn_judge()
    first = judged._replace(played=_turn(judge, judged.played), better=_turn(judge, judged.better))
    return judge.confirm(first, Random(moment.rng_seed + "+"), moment.budget(), line, action)


def _turn(judge: TurnJudge, texts: tuple[Hashable, ...]) -> tuple[Any, ...]:
    return tuple(judge.game.parse(str(text)) for text in texts)


class AdvicePool:
    """Advice and reviews. Its process starts when first needed, and is replaced when it dies."""

    def __init__(
        self,
        new_pool: Callable[[], Executor] = single_process_pool,
        thoughts: int | None = None,
        max_waiting: int = MAX_WAITING,
    ) -> None:
        """``thoughts``: so many for each choice instead of some time, so that the same question gets the same answer."""
        self._new_pool = new_pool
        self._thoughts = thoughts
        self._pool: Executor | None = None
        self._waiting = 0
        self._max_waiting = max_waiting
        self._jobs = FairQueue("advice", 1, MAX_WAITING_PER_PERSON)
        self._reviews = FairQueue("reviews", MAX_PARALLEL_REVIEWS, MAX_WAITING_PER_PERSON)
        self._known: OrderedDict[Hashable, asyncio.Task[Any]] = OrderedDict()

    async def advise(self, table: Table, seat: Seat) -> list[Advice]:
        """What this seat, which is on turn, could do; raises Refused when there is no answer to be had now."""
        rng_seed = f"{table.id}/{table.seq}/{seat}"
        return await self._once(rng_seed, lambda: self._advise(table, seat, rng_seed))

    async def review(self, table: Table, record: Record, seat: Seat, own: Container[int], tell: ReportProgress) -> Review:
        """What cost a seat of a finished game most, among the turns that begin with one of its ``own`` actions."""
        return await self._once(f"review {table.id}/{seat}", lambda: self._review(record, seat, own, tell))

    async def _once(self, key: Hashable, work: Callable[[], Awaitable[T]]) -> T:
        """Deduplicates requests: the same question is computed once, also while it is still running."""
        task = self._known.get(key)
        if task is None:
            if len(self._known) >= CACHED_ANSWERS:
                self._known.popitem(last=False)
            task = self._known[key] = asyncio.ensure_future(work())
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # the caller gets it from shield
        try:
            found: T = await asyncio.shield(task)
        except BaseException as error:
            if task.done():
                self._known.pop(key, None)
            if isinstance(error, QueueFull):
                raise Refused("advice_busy") from error
            raise
        return found

    async def _advise(self, table: Table, seat: Seat, rng_seed: str) -> list[Advice]:
        if self._waiting >= self._max_waiting:
            raise Refused("advice_busy")
        self._waiting += 1
        try:
            seconds = max(MIN_ADVICE_SECONDS, ADVICE_SECONDS / self._waiting)
            position = position_json(table.game, table.state)
            return await self._run(run_advise_job, AdviceJob(table.game_name, position, seat, rng_seed, seconds, self._thoughts))
        finally:
            self._waiting -= 1

    async def _review(self, record: Record, seat: Seat, own: Container[int], tell: ReportProgress) -> Review:
        game = record.game
        leaks = await asyncio.to_thread(find_leaks, record, seat, own)
        choices = [choice for choice in await asyncio.to_thread(decisions, record, seat) if choice.action in own]

        def moment(choice: Decision) -> AdviceJob:
            position = position_json(game, choice.state)
            return AdviceJob(game.name, position, seat, str(choice.action), JUDGE_SECONDS, self._thoughts)

        async with self._reviews.place():
            first: list[Judgement] = []
            found: list[Mistake] = []
            for choice in choices:
                await tell(len(first), len(choices))
                first.append(await self._run(run_judge_job, moment(choice), tuple(map(str, choice.turn))))
            for at in to_check(choices, first, leaks):
                choice = choices[at]
                away = await self._run(run_confirm_job, moment(choice), first[at], choice.line, choice.action)
                found += [away] if away else []
        return summed_up(leaks, found)

    async def _run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run in the process when it is this person's turn; retry once if it dies or hangs."""
        async with self._jobs.place():
            return await self._run_now(work, *arguments)

    async def _run_now(self, work: Callable[..., T], *arguments: Any) -> T:
        for _ in range(2):
            if self._pool is None:
                self._pool = self._new_pool()
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            except WorkerHung:  # the pool has replaced it
                continue
            except BrokenExecutor:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
        raise Refused("advice_failed")

    async def warm(self) -> None:
        """Start the process before somebody waits for it."""
        if self._pool is None:
            self._pool = self._new_pool()
        await asyncio.get_running_loop().run_in_executor(self._pool, advised, "")

    def close(self) -> None:
        """Shut the process down."""
        for task in self._known.values():
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
