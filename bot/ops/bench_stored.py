"""The same work beside few and beside many stored tables: medians, and the ratio of both."""

from __future__ import annotations

import itertools
import statistics
import time
from collections.abc import Awaitable, Callable, Sequence

from bot.ops.bench_databases import NewDatabase
from bot.ops.bench_fill import fill_past
from bot.ops.bench_games import SERVER, Script, play, prepare
from bot.runtime.database_address import DatabaseAddress
from bot.service.request_runner import RequestRunner
from bot.service.scheduler import Scheduler
from bot.service.table_service import TableService
from bot.storage import health_queries, history, outbox, result_queries, table_reads
from bot.storage.connection import Connection
from bot.storage.open_store import open_store
from bot.tables.pace import DAY, HOUR
from bot.tables.table import Place, Request, TableLimits
from bot.tables.turn_clock import TurnClock
from engine.contract import Json

PLAYED_TABLES = 8  # beside the stored ones
ROUNDS = 12
WARM_UP_ROUNDS = 2
READS_A_ROUND = 20
STARTS = 11
MANY = TableLimits(1000, 1000)  # so that they are counted
FAR_CHANNEL = 500_000


async def bench_stored(new_database: NewDatabase, game: str, counts: Sequence[int]) -> dict[str, Json]:
    """Milliseconds beside each number of stored tables, and the ratio of the last to the first."""
    figures: dict[str, Json] = {"tables": list(counts), "fill_seconds": []}
    places = []
    for count in counts:
        began = time.perf_counter()
        places.append(await _Beside.of(new_database(f"stored{count}"), game, count))
        figures["fill_seconds"].append(round(time.perf_counter() - began, 1))
    for number in range(ROUNDS):
        for place in places:  # in turn, so that a busy moment of the machine hits all
            await place.round(warm=number >= WARM_UP_ROUNDS)
    for _ in range(STARTS):
        for place in places:
            await place.restart()
    for place in places:
        place.store.close()
    medians = [place.medians() for place in places]
    for name in medians[0]:
        few, many = medians[0][name], medians[-1][name]
        figures[name] = {"milliseconds": [round(1000 * one[name], 3) for one in medians], "ratio": round(many / few, 2)}
    return figures


class _Beside:
    """A database with so many stored tables, and some that are played by people who sit nowhere else."""

    def __init__(self, database: DatabaseAddress, game: str, past: list[int]) -> None:
        self.database = database
        self.game = game
        self.past = itertools.cycle(past)
        self.store = open_store(database)
        self.runner = RequestRunner(self.store, cached_tables=1, limits=MANY)  # each action reads its table
        self.service = TableService(self.runner)
        self.scheduler = Scheduler(self.runner)
        self.scripts: list[Script] = []
        self.opened = 0
        self.seconds: dict[str, list[float]] = {}

    @classmethod
    async def of(cls, database: DatabaseAddress, game: str, count: int) -> _Beside:
        place = cls(database, game, await fill_past(database, game, count))
        place.scripts = [await prepare(place.service, game, number, clock=DAY) for number in range(1, PLAYED_TABLES + 1)]
        await place.scheduler.look()
        return place

    async def round(self, *, warm: bool) -> None:
        """Everything some times; kept when all is ``warm``."""
        kept = self.seconds
        if not warm:
            self.seconds = {}
        for script in self.scripts:
            await self._measure("act", lambda script=script: play(self.service, script, 1))  # type: ignore[misc]
            await self._wake_up(script)
            await self._measure("open", self._open)
        for _ in range(READS_A_ROUND):
            for name, read in self._reads().items():
                await self._measure(name, lambda read=read: self.store.read(read))  # type: ignore[misc]
            await self._measure("my_tables", lambda: self.service.tables_of(1))
        self.seconds = kept

    async def _measure(self, name: str, work: Callable[[], Awaitable[object]]) -> None:
        began = time.perf_counter()
        await work()
        self.seconds.setdefault(name, []).append(time.perf_counter() - began)

    def _reads(self) -> dict[str, Callable[[Connection], object]]:
        """What is asked all the time, and what people ask for."""
        now, played, past = self.runner.now(), self.scripts[0].table, next(self.past)
        return {
            "load": lambda db: history.load_table_with_log(db, played),
            "load_past": lambda db: history.load_table(db, past),
            "due": lambda db: (table_reads.due_tables(db, now, 64), table_reads.next_alarm(db, now)),
            "owed": lambda db: (outbox.owed_messages(db, 16), outbox.owed_to_unreachable(db)),
            "shrink": lambda db: (outbox.posts_to_shrink(db, now, 16), outbox.next_shrink(db, now)),
            "channel": lambda db: [table_reads.latest_table_in_channel(db, 1, game) for game in ("", self.game)],
            "tables_of_person": lambda db: table_reads.live_tables_of_person(db, 1),
            "health": health_queries.count_owed_and_tables,
            "statistics": lambda db: result_queries.load_statistics(db, 1, self.game),
            "history": lambda db: result_queries.load_history(db, 1, self.game),
            "ranking": lambda db: result_queries.load_ranking(db, self.game),
            "ranking_of_server": lambda db: result_queries.load_ranking(db, self.game, known_in=SERVER),
        }

    async def _wake_up(self, script: Script) -> None:
        """One table is due: it is found and read, its person is reminded, the next alarm is stored."""
        now = self.runner.now()
        clock = TurnClock(now - 13 * HOUR)  # of a turn of a day

        def due(db: Connection) -> None:
            db.execute("UPDATE seats SET reminded = 0 WHERE table_id = ?", (script.table,))
            sql = "UPDATE tables SET turn_clock = ?, deadline = ?, alarm = ? WHERE id = ?"
            db.execute(sql, (clock.to_json(), now + 11 * HOUR, now, script.table))

        await self.store.write(due)
        self.runner.forget_all_tables()
        await self._measure("wake_up", self._look)

    async def _look(self) -> None:
        woken = await self.scheduler.look()
        assert woken == 1, woken

    async def _open(self) -> None:
        """A table is opened, and called off."""
        self.opened += 1
        place = Place(SERVER, FAR_CHANNEL + self.opened)
        request = Request(f"open {place.channel}", 1, name="1", place=place)
        answer = await self.service.open(request, server=SERVER, channel=place.channel, game=self.game)
        assert answer.table is not None, answer
        await self.service.cancel(Request(f"cancel {place.channel}", 1, answer.seq, place=place), answer.table)

    async def restart(self) -> None:
        """From the start of the program to the first look at clock and outbox."""
        self.store.close()
        began = time.perf_counter()
        self.store = open_store(self.database)
        await self.store.read(lambda db: (table_reads.due_tables(db, 0, 8), table_reads.next_alarm(db, 0)))
        await self.store.read(lambda db: outbox.owed_messages(db, 16))
        self.seconds.setdefault("start", []).append(time.perf_counter() - began)

    def medians(self) -> dict[str, float]:
        return {name: statistics.median(seconds) for name, seconds in self.seconds.items()}
