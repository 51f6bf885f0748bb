"""SQL for slots: which one a table is in, how many there are, and what the processes of one bot do once for all."""

from __future__ import annotations

from bot.storage.connection import Connection, upsert
from bot.tables.slots import ClusterSize

_SLOT = "{server} / 4194304 % shards * slots / shards"  # ClusterSize.slot_of_server
SLOT_OF_SERVER = f"COALESCE((SELECT {_SLOT.format(server='CAST(? AS BIGINT)')} FROM cluster), 0)"  # noqa: S608 (text of ours)


def load_cluster_size(db: Connection) -> ClusterSize:
    """The figures by which tables are divided into slots now."""
    row = db.execute("SELECT shards, slots FROM cluster").fetchone()
    return ClusterSize() if row is None else ClusterSize(*row)


def store_cluster_size(db: Connection, size: ClusterSize) -> None:
    """Divide all tables anew. No other process may be running."""
    db.execute(upsert("cluster", ("id",), ("shards", "slots")), (1, *size))
    slot = f"(SELECT {_SLOT.format(server='tables.server')} FROM cluster)"  # noqa: S608 (text of ours)
    db.execute(f"UPDATE tables SET slot = {slot} WHERE slot <> {slot}")  # noqa: S608


def commands_fingerprint(db: Connection, application: int) -> str:
    """The fingerprint of the commands that were handed to Discord last; empty: none were."""
    row = db.execute("SELECT fingerprint FROM commands WHERE application = ?", (application,)).fetchone()
    return "" if row is None else str(row[0])


def store_commands_fingerprint(db: Connection, application: int, fingerprint: str) -> None:
    """These commands have been handed over."""
    db.execute(upsert("commands", ("application",), ("fingerprint",)), (application, fingerprint))
