"""What can go wrong outside the rules of a game, as codes with figures."""

from __future__ import annotations

from typing import Any

from engine.contract import EngineError, Refusal


class StoreError(EngineError):
    """The database cannot be used, or not now."""

    @property
    def log_key(self) -> str:
        """Under which the log counts this error instead of repeating it (``bot.runtime.logging_setup``)."""
        return self.refusal.code


class Refused(EngineError):
    """A request that the table does not grant."""

    @classmethod
    def because(cls, refusal: Refusal) -> Refused:
        """The same refusal, raised."""
        return cls(refusal.code, refusal.part, **refusal.figures)


class FrozenTable(Exception):
    """A table whose log and position contradict each other. It is stopped, because there is no way to know which is right."""

    def __init__(self, table_id: int, seq: int, **found: Any) -> None:
        super().__init__(f"table {table_id} at {seq}: {found}")
        self.table_id = table_id
        self.seq = seq


STORE_ERROR_TEXTS = {
    "bad_address": "is not an address of a database; it looks like postgresql://user:password@host/database",
    "cannot_open": "cannot be opened",
    "corrupt": "is damaged; restore a backup",
    "disk_error": "cannot be read or written: the disk reports an error",
    "disk_full": "cannot be written: the disk is full",
    "locked": "is locked by another process",
    "missing": "does not exist",
    "older_database": "comes from an older version of this program; start the bot once, and it will be brought up to date",
    "newer_database": "comes from a newer version of this program (it has '{found}', this program knows up to '{known}')",
    "not_a_database": "is not a database",
    "not_empty": "has tables already; move them into an empty database",
    "not_tables": "is a database, but not one of this program",
    "no_such_database": "cannot be used: the server has no such database",
    "old_server": "cannot be used: the server is PostgreSQL {found}, and {least} or newer is needed",
    "other_cluster": "is used by processes with SHARDS={shards} and SLOTS={slots}: set the same, or stop them all first",
    "read_only": "is read-only",
    "transaction_pooler": "is behind a pooler in transaction mode; connect to the server, or use the pooler's session mode",
    "two_servers": "leads to two servers with a database each; every connection must reach the same one",
    "unknown_host": "cannot be reached: there is no such host",
    "unreleased_database": "was made by a version of this program that was never released (it has '{found}', this program needs "
    "'{known}'): go on with that version, or name a new database in DATABASE",
    "unreachable": "cannot be reached: {reason}",
    "wrong_password": "cannot be used: the server refuses this user or password",
}


def store_error_text(error: StoreError) -> str:
    """What is wrong with the database, in plain English, for the command line and the log."""
    return STORE_ERROR_TEXTS[error.refusal.code].format(**error.refusal.figures)
