"""``python -m bot move FROM TO``: all tables into another database, and every game replayed there before that counts."""

from __future__ import annotations

from bot.ops.check import check_database
from bot.runtime.database_address import DatabaseAddress
from bot.storage.connection import StatementFailed
from bot.storage.copying import copy_rows, open_empty
from bot.storage.read_only import open_read_only
from bot.tables.errors import StoreError, store_error_text


class MoveFailed(Exception):
    """Why nothing was moved, in one line."""


def move_database(source: DatabaseAddress, target: DatabaseAddress) -> str:
    """Copy everything and replay every game; one line about it. Raises MoveFailed, and then the target is as it was."""
    if source == target:
        raise MoveFailed(f"{target} is the database itself")
    place = source
    try:
        with open_read_only(source) as old:
            place = target
            with open_empty(target) as new:
                try:
                    counts = copy_rows(old, new)
                except StatementFailed as failed:
                    raise MoveFailed(f"{source} has rows that {target} does not take: {failed}") from failed
                faults = list(check_database(new))
                known = set(check_database(old)) if faults else set()
                for fault in faults:
                    if fault not in known:
                        raise MoveFailed(f"{target} differs: {fault}")
    except StoreError as error:
        raise MoveFailed(f"{place} {store_error_text(error)}") from error
    rows = sum(counts.values())
    return f"{counts['tables']} tables ({rows} rows) are in {target} now, and every game was replayed there"
