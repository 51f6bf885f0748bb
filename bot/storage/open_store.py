"""The store of an address: SQLite for a file, PostgreSQL for a server, which also has the locks of slots."""

from __future__ import annotations

from pathlib import Path

from bot.runtime.database_address import DatabaseAddress, ServerAddress
from bot.storage.sqlite_store import sqlite_store
from bot.storage.store import Store
from bot.tables.slots import Locks


def open_store(database: DatabaseAddress, *, create: bool = True) -> Store:
    """Open and migrate a database; raises StoreError. ``create``: make it where there is none."""
    if isinstance(database, Path):
        return sqlite_store(database, create=create)
    from bot.storage.postgres_store import postgres_store  # noqa: PLC0415 (its library takes memory)

    return postgres_store(database, create=create)


def open_slot_locks(server: ServerAddress) -> Locks:
    """A connection that holds the slots of this process; raises StoreError."""
    from bot.storage.slot_locks import SlotLocks  # noqa: PLC0415

    return SlotLocks(server)
