"""Looking at tables: as they are now, as they were, and what has happened since."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.service.request_runner import RequestRunner
from bot.storage import history, my_table_queries, table_reads, taken_back
from bot.storage.connection import Connection
from bot.storage.store import Store
from bot.tables.errors import FrozenTable
from bot.tables.log_entries import LogEntry
from bot.tables.my_tables import MovableTable, MyTable, in_order, waiting_decisions
from bot.tables.table import Table
from engine.contract import Seat


class TableReader:
    """All tables of one store, read only."""

    def __init__(self, runner: RequestRunner) -> None:
        self.runner = runner

    @property
    def store(self) -> Store:
        return self.runner.store

    def now(self) -> int:
        """The current time in seconds."""
        return self.runner.now()

    async def table_in(self, channel: int) -> int | None:
        """The live table of a channel."""
        return await self.store.read(lambda db: table_reads.live_table_in_channel(db, channel))

    async def table(self, table_id: int) -> Table | None:
        """A table, read only; see ``RequestRunner.table``."""
        return await self.runner.table(table_id)

    async def table_at(self, table_id: int, seq: int) -> Table | None:
        """A table as it was at a version, so that a message tells and shows one moment."""
        table = await self.runner.table(table_id)
        if table is None or table.seq == seq or table.status not in ("running", "over") or table.started_at is None:
            return table
        kept = self.runner.past_version(table_id, seq)
        if kept is not None:
            return kept
        try:
            return await self.store.read(lambda db: history.table_at(db, table, seq))
        except FrozenTable as frozen:
            async with self.runner.lock(table_id):
                return await self.runner.freeze(frozen)

    async def tables_of(self, person: int) -> list[MyTable]:
        """All tables of a person on all servers, those that wait for this person first, by deadline."""
        found, unknown = await self.store.read(lambda db: my_table_queries.load_my_tables(db, person))
        waiting: dict[int, tuple[str, str]] = {}
        for table_id in unknown:
            table = await self.table(table_id)
            own = [one for one in (waiting_decisions(table) if table is not None else ()) if one.person == person]
            if own:
                waiting[table_id] = (own[-1].kind, own[-1].what)
        return in_order(
            [
                one._replace(kind=waiting[one.table][0], what=waiting[one.table][1]) if one.table in waiting else one
                for one in found
            ]
        )

    async def movable_tables(self, server: int, channel: int, person: int, *, all_: bool) -> list[MovableTable]:
        """Tables of a server that this person may bring to this channel; ``all_``: as a moderator any."""
        return await self.store.read(lambda db: my_table_queries.load_movable_tables(db, server, channel, person, all_=all_))

    async def waiting_tables(self, person: int) -> list[MyTable]:
        """The tables that wait for this person, by deadline."""
        return await self.store.read(lambda db: my_table_queries.load_waiting_tables(db, person))

    async def view(self, table_id: int, seat: Seat | None) -> Any:
        """What a seat (None: the channel) may know of the position; None before the start."""
        table = await self.table(table_id)
        return None if table is None or table.state is None else table.game.observe(table.state, seat)

    async def legal(self, table_id: int, seat: Seat) -> list[str]:
        """The texts of everything a seat may do now."""
        table = await self.table(table_id)
        if table is None or seat not in table.to_act():
            return []
        return [str(action) for action in table.game.legal_actions(table.state, seat)]

    async def since(self, table_id: int, after: int, viewer: Seat | None, until: int | None = None) -> list[LogEntry]:
        """Log entries after version ``after``, filtered to what this seat (None: the public) may know."""
        table = await self.table(table_id)
        if table is None or table.status == "frozen":  # there is nothing to tell but that
            return []
        end = table.seq if until is None else until
        recent = table.recent.entries(after, end, viewer)
        if recent is not None:
            return recent
        return await self._read_log(table_id, lambda db: history.log_entries_between(db, table, after, end, viewer))

    async def whole_log(self, table_id: int, viewer: Seat | None) -> list[LogEntry]:
        """The same from the beginning; once the game is over with what was seen and taken back."""
        table = await self.table(table_id)
        if table is None or table.status != "over":
            return await self.since(table_id, 0, viewer)
        return await self._read_log(table_id, lambda db: taken_back.whole_log(db, table, viewer))

    async def _read_log(self, table_id: int, read: Callable[[Connection], list[LogEntry]]) -> list[LogEntry]:
        """What is read from the log; nothing of a table that turns out to be damaged."""
        try:
            return await self.store.read(read)
        except FrozenTable as frozen:
            async with self.runner.lock(table_id):
                await self.runner.freeze(frozen)
            return []
