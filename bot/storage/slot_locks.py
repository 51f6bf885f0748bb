"""Which process holds which slot: session advisory locks on a connection of their own.

PostgreSQL frees them when the process or its connection ends, so there are no leases, no clocks and no leader. They only save
double work: what must not happen twice is secured by versions, request keys and nonces.
"""

from __future__ import annotations

import random
import time
from typing import Any

import psycopg

from bot.runtime.database_address import ServerAddress
from bot.storage import slot_queries
from bot.storage.postgres_connection import PostgresConnection, check_one_server, connect
from bot.tables.errors import StoreError
from bot.tables.slots import ClusterSize

# The first number of an advisory lock with two; the second is the slot, or 0.
SLOT_LOCK, SIZE_LOCK, COMMANDS_LOCK = 0x736C6F74, 0x73697A65, 0x636F6D6D
SIZE_SECONDS = 5.0  # processes that start together with new figures must all have had a chance to agree
IDENTIFY_SECONDS = 6.0  # Discord counts 5 from arrival to arrival, and the way there takes now more, now less
# The server frees the locks of a host that has vanished after about ten seconds.
_SETTINGS = b"""SET lock_timeout = 0; SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3;
                SET tcp_user_timeout = 10000"""
_HOLDERS = b"""SELECT objid::int, pid = pg_backend_pid() FROM pg_locks
               WHERE locktype = 'advisory' AND classid = %s::oid AND objsubid = 2 AND granted
               AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
_IDENTIFY = b"""INSERT INTO identifies (bucket, at) VALUES (%s, extract(epoch FROM clock_timestamp()))
                ON CONFLICT (bucket) DO UPDATE SET at = excluded.at
                WHERE %s = 1 OR identifies.at <= excluded.at - %s RETURNING bucket"""


class LocksLost(Exception):
    """The connection is gone, and the locks with it: another process may hold the slots now."""


class SlotLocks:
    """The lock connection. Its methods block; one thread calls them, one after the other."""

    def __init__(self, address: ServerAddress) -> None:
        """Raises StoreError, also behind a pooler that would give the locks to anybody."""
        self._connection = connect(address, "tables: slots")
        self._connection.execute(_SETTINGS)
        check_one_server(address, self._connection)
        self.held: list[int] = []

    def close(self) -> None:
        """Release everything."""
        self._connection.close()

    # --- figures -----------------------------------------------------------------------------------------------------

    def join(self, shards: int | None, slots: int, recommended: int) -> ClusterSize:
        """The figures of all processes. New ones are taken up only when no other process runs; else raises StoreError.

        ``shards`` None: as many as are stored or recommended. Tables are divided anew where the figures change.
        """
        end = time.monotonic() + SIZE_SECONDS
        while True:
            self._query(b"SELECT pg_advisory_lock_shared(%s::int, 0)", SIZE_LOCK)
            stored = slot_queries.load_cluster_size(PostgresConnection(self._connection))
            wanted = _wanted(stored, shards, slots, recommended)
            if stored == wanted:
                return stored
            self._query(b"SELECT pg_advisory_unlock_shared(%s::int, 0)", SIZE_LOCK)
            if self._try_lock(SIZE_LOCK, 0):
                with self._connection.transaction():
                    slot_queries.store_cluster_size(PostgresConnection(self._connection), wanted)
                self._query(b"SELECT pg_advisory_lock_shared(%s::int, 0), pg_advisory_unlock(%s::int, 0)", SIZE_LOCK, SIZE_LOCK)
                return wanted
            if time.monotonic() > end:
                if shards is None and stored.slots == slots:
                    recommended = stored.shards  # fewer than Discord recommends now; the next start of all takes it up
                    continue
                raise StoreError("other_cluster", shards=stored.shards, slots=stored.slots)
            time.sleep(random.uniform(0.05, 0.3))

    # --- slots -------------------------------------------------------------------------------------------------------

    def free_slots(self, size: ClusterSize) -> list[int]:
        """The slots that no process holds. Raises LocksLost when ours are not ours any more."""
        rows = self._query(_HOLDERS, SLOT_LOCK)
        if not set(self.held) <= {slot for slot, own in rows if own}:
            raise LocksLost
        taken = {slot for slot, _ in rows}
        return [slot for slot in range(size.slots) if slot not in taken]

    def take(self, slot: int) -> bool:
        """Hold a slot from now on, unless another process was quicker."""
        if self._try_lock(SLOT_LOCK, slot):
            self.held.append(slot)
            return True
        return False

    # --- what happens once for all processes -------------------------------------------------------------------------

    def may_identify(self, bucket: int, *, again: bool = False) -> bool:
        """Whether a gateway session may begin now; if so, the next one of this bucket must wait.

        ``again``: it may, but has not begun yet; the next one waits from now on.
        """
        return bool(self._query(_IDENTIFY, bucket, int(again), IDENTIFY_SECONDS))

    def try_commands(self) -> bool:
        """Whether this process is to look after the slash commands; others need not, until ``release_commands``."""
        return self._try_lock(COMMANDS_LOCK, 0)

    def release_commands(self) -> None:
        self._query(b"SELECT pg_advisory_unlock(%s::int, 0)", COMMANDS_LOCK)

    def _try_lock(self, kind: int, number: int) -> bool:
        [(got,)] = self._query(b"SELECT pg_try_advisory_lock(%s::int, %s::int)", kind, number)
        return bool(got)

    def _query(self, sql: bytes, *values: Any) -> list[tuple[Any, ...]]:
        try:
            return self._connection.execute(sql, values).fetchall()
        except psycopg.Error as error:
            raise LocksLost(str(error).strip()) from error


def _wanted(stored: ClusterSize, shards: int | None, slots: int, recommended: int) -> ClusterSize:
    if shards is None and stored.slots == slots and stored.shards >= recommended:
        return stored  # never fewer of its own accord: each change divides all tables anew
    return ClusterSize(shards or max(recommended, slots), slots)
