"""Due work at tables: reminders, turns of automats and of people whose time ran out, returns, tables that end or rest.

Everything follows from the column ``alarm``, so what became due while the bot was down is done after the start.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.service.automat_delay import AutomatDelay
from bot.service.request_runner import RequestRunner
from bot.storage import request_answers, table_reads, table_writes
from bot.tables.absences import return_from_absence
from bot.tables.deadlines import last_moment, missed_turns_limit, rest_moment, schedule_next_alarm, send_due_reminders
from bot.tables.endings import call_off, put_to_rest
from bot.tables.errors import StoreError
from bot.tables.forfeits import count_missed_turn, count_turn_of_automat
from bot.tables.pausing import let_question_expire
from bot.tables.planned_turns import play_planned_turn
from bot.tables.playing import apply_actions
from bot.tables.seating import note_away
from bot.tables.slots import SlotShare
from bot.tables.table import Table, TableChange
from bot.workers.automat_pool import AutomatPool
from engine.contract import Seat

LOG = logging.getLogger(__name__)
MAX_PARALLEL_TABLES = 64  # tables taken up at one look
MAX_SLEEP_SECONDS = 30.0  # seconds after a failure, and at most between two looks
STORE_RETRY_SECONDS = 5.0  # seconds when the file cannot be read or written
CONFLICT_RETRY_SECONDS = 0.05  # Retry delay after a conflict.
REQUEST_RETENTION_SECONDS = 7 * 24 * 3600  # Discord forgets an interaction after a quarter of an hour
PRUNE_INTERVAL_SECONDS = 3600
PRUNED_AT_ONCE = 10_000  # answers


class Scheduler:
    """Runs what is due, one task per table, so that a slow automat delays no other table."""

    def __init__(
        self,
        runner: RequestRunner,
        automat_pool: AutomatPool | None = None,
        delay: AutomatDelay | None = None,
        share: SlotShare | None = None,
    ) -> None:
        self._runner = runner
        self._share = share or SlotShare()
        self.automat_pool = automat_pool or AutomatPool()
        self._delay = delay or AutomatDelay(0)
        self._pruned = 0
        self._busy: dict[int, asyncio.Task[None]] = {}
        self.wake: Callable[[], None] = lambda: None  # there is something to look at

    @property
    def busy(self) -> bool:
        """Whether something is being done for a table right now."""
        return bool(self._busy)

    async def work(self) -> float:
        """The job: start what is due; returns the seconds until the next run."""
        for table_id in await self._due(MAX_PARALLEL_TABLES + len(self._busy)):
            if table_id not in self._busy:
                self._busy[table_id] = asyncio.create_task(self._look_after(table_id), name=f"clock of table {table_id}")
        now = self._runner.now()
        slots = self._share.held
        alarm = await self._runner.store.read(lambda db: table_reads.next_alarm(db, now, slots))
        sleep = MAX_SLEEP_SECONDS if alarm is None else max(CONFLICT_RETRY_SECONDS, alarm - self._runner.now())
        return self._share.look_within(min(MAX_SLEEP_SECONDS, sleep))

    async def finish(self, max_seconds: float) -> None:
        """Let running tasks finish for so many seconds, then cancel them; they are repeated after the next start."""
        if self._busy:
            await asyncio.wait(set(self._busy.values()), timeout=max_seconds)
        for task in list(self._busy.values()):
            task.cancel()

    async def look(self) -> int:
        """Deal with everything that is due now, once a table; how many tables moved."""
        moved = await asyncio.gather(*(self._safely(table_id) for table_id in await self._due(MAX_PARALLEL_TABLES)))
        return sum(moved)

    async def _due(self, most: int) -> list[int]:
        now = self._runner.now()
        if now - self._pruned >= PRUNE_INTERVAL_SECONDS:
            self._pruned = now
            old = now - REQUEST_RETENTION_SECONDS
            pruned = PRUNED_AT_ONCE
            while pruned == PRUNED_AT_ONCE:
                pruned = await self._runner.store.write(lambda db: request_answers.prune_requests(db, old, PRUNED_AT_ONCE))
        slots = self._share.held
        return await self._runner.store.read(lambda db: table_reads.due_tables(db, now, most, slots))

    async def _look_after(self, table_id: int) -> None:
        try:
            if not await self._safely(table_id):
                await asyncio.sleep(CONFLICT_RETRY_SECONDS)
        except StoreError as error:
            LOG.error("the clock could not look after table %s", table_id, exc_info=error)
            await asyncio.sleep(STORE_RETRY_SECONDS)
        except Exception:  # it could not even be postponed: without a pause the next look would be at once
            LOG.exception("the clock cannot look after table %s now", table_id)
            await asyncio.sleep(MAX_SLEEP_SECONDS)
        finally:
            del self._busy[table_id]
            self.wake()

    async def _safely(self, table_id: int) -> bool:
        """``tick`` that contains errors: one broken table or automat must not stop the others."""
        try:
            return await self.tick(table_id)
        except (StoreError, asyncio.CancelledError):
            raise
        except table_writes.VersionConflict:  # another process was quicker
            return False
        except Exception:
            LOG.exception("the clock stumbled at table %s and leaves it alone for a while", table_id)
            await self._postpone(table_id)
            return False

    async def tick(self, table_id: int) -> bool:
        """Do what is due at one table; False if nothing was due, or the table changed meanwhile."""
        async with self._runner.lock(table_id):
            table = await self._runner.load(table_id)
            now = self._runner.now()
            if table is None or table.alarm is None or table.alarm > now:
                return False
            if (rule := _due_rule(table, now)) is not None:
                change = TableChange.of(table, now)
                rule(change)
                await self._runner.commit_unasked(change)
                return True
            if await self._deadline_moved(table, now):
                return True
            actors = table.to_act() if table.people_present() else ()
            automatic = [seat for seat in actors if table.automatic(seat)]
            late = [seat for seat in actors if (moment := last_moment(table, seat)) is not None and moment <= now]
            if not automatic and not late:
                return await self._remind(table, now)
        if planned := [seat for seat in automatic if table.planned(seat)]:
            return await self._play_planned(table, planned[0])
        if automatic:
            return await self._play_for(table, automatic[0], table.seats[automatic[0]].automat or table.game.stand_in)
        return await self._play_for(table, late[0], None)

    async def _deadline_moved(self, table: Table, now: int) -> bool:
        """Look at people's settings once more: quiet hours may have been set since the turn began."""
        if table.deadline is None:
            return False
        change = TableChange.of(table, now)
        change.table.people = await self._runner.store.read(lambda db: table_reads.people_at(db, table.seats))
        schedule_next_alarm(change.table, now)
        if change.table.deadline == table.deadline:
            return False
        await self._runner.commit_unasked(change)
        return True

    async def _remind(self, table: Table, now: int) -> bool:
        change = TableChange.of(table, now)
        change.table.people = await self._runner.store.read(lambda db: table_reads.people_at(db, table.seats))
        send_due_reminders(change)
        await self._runner.commit_unasked(change)
        return True

    async def _play_for(self, table: Table, seat: Seat, automat: str | None) -> bool:
        """A whole turn of an automat; without a name it stands in for an owner whose time ran out. The lock is free meanwhile."""
        await self.automat_pool.ready()  # after a start: the time to think counts from when there is somebody who can
        came = asyncio.get_running_loop().time()
        change = TableChange.of(table, self._runner.now())
        await self._whole_turn(change, seat, automat, self._delay.thought_by(came))
        if automat is not None:
            await self._rest_of_order(change, table.game.standing_order(table.state))
        await self._delay.wait(self._runner.store, table, came)
        async with self._runner.lock(table.id):
            current = await self._runner.load(table.id)
            if current is None or current.seq != table.seq:
                return False
            change.postpone(self._runner.now())
            schedule_next_alarm(change.table, change.now)
            try:
                await self._runner.commit_unasked(change)
            except table_writes.VersionConflict:  # conflict: another process has written; the table is read again
                return False
        return True

    async def _play_planned(self, table: Table, seat: Seat) -> bool:
        """A turn that its owner has planned, after people have seen the one before. The owner may still do something else."""
        await self._delay.wait(self._runner.store, table, asyncio.get_running_loop().time())
        async with self._runner.lock(table.id):
            current = await self._runner.load(table.id)
            if current is None or current.seq != table.seq or not current.planned(seat):
                return False
            change = TableChange.of(current, self._runner.now())
            play_planned_turn(change, seat)
            try:
                await self._runner.commit_unasked(change)
            except table_writes.VersionConflict:
                return False
        return True

    async def _whole_turn(self, change: TableChange, seat: Seat, automat: str | None, by: float | None) -> None:
        """All actions of a turn: where chance decides in the middle of it, the automat thinks again."""
        table = change.table
        name = automat or table.game.stand_in
        row = table.seats[seat]
        if automat is None:
            change.note("timeout", seat, name)
            change.tell(seat)
            count_missed_turn(row, change.now)
        elif row.for_turn:  # the owner asked for it: it is the owner's turn, and the seat is theirs again
            change.behalf = row.owner
            row.take_back()
        elif row.player is not None:  # a standing order
            change.behalf = row.owner
        elif not table.game.turn_open(table.state):
            count_turn_of_automat(row, change.now)
        while True:
            texts = await self.automat_pool.turn(table, seat, name, by)
            apply_actions(change, seat, [table.game.parse(text) for text in texts])
            if seat not in table.to_act() or not table.game.turn_open(table.state):
                break
        if automat is None and row.missed >= missed_turns_limit(table) and table.status == "running":
            change.tell(seat)
            row.automat = name
            note_away(change, seat)

    async def _rest_of_order(self, change: TableChange, order: str | None) -> None:
        """Where everybody has left the same kind of decision to automats, all of it happens at once."""
        table = change.table
        everybody = range(len(table.seats))
        while (
            order is not None
            and table.status == "running"
            and table.game.standing_order(table.state) == order
            and any(table.ordered(seat) for seat in everybody)
            and all(table.automatic(seat) for seat in everybody)
        ):
            seat = table.to_act()[0]
            change.behalf = None
            await self._whole_turn(change, seat, table.seats[seat].automat or table.game.stand_in, None)

    async def _postpone(self, table_id: int) -> None:
        async with self._runner.lock(table_id):
            table = await self._runner.load(table_id)
            if table is None or table.alarm is None:
                return
            change = TableChange.of(table, self._runner.now())
            change.table.alarm = change.now + int(MAX_SLEEP_SECONDS)
            await self._runner.commit_unasked(change)


def _due_rule(table: Table, now: int) -> Callable[[TableChange], None] | None:
    """What is due at a table beside its turns."""
    if table.status == "open":
        return call_off
    if table.pauses.question is not None and table.pauses.question.until <= now:
        return let_question_expire
    if any(seat.away_until is not None and seat.away_until <= now for seat in table.seats):
        return return_from_absence
    return put_to_rest if table.to_act() and rest_moment(table) <= now else None
