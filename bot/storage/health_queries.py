"""SQL for the health page, and the counters that it reads."""

from __future__ import annotations

from bot.storage.connection import Connection

_COUNT = """INSERT INTO table_counts (game, status, tables) VALUES (?, ?, ?)
            ON CONFLICT (game, status) DO UPDATE SET tables = table_counts.tables + excluded.tables"""


def count_owed_and_tables(db: Connection) -> tuple[int, dict[tuple[str, str], int]]:
    """How many messages are owed, and how many tables there are by game and status."""
    owed = db.execute("SELECT COUNT(*) FROM messages WHERE due > shown").fetchone()[0]
    counts = db.execute("SELECT game, status, tables FROM table_counts WHERE tables > 0")
    return owed, {(game, status): count for game, status, count in counts}


def count_status(db: Connection, game: str, before: str | None, now: str) -> None:
    """Keep the number of tables by status. At the end of a change, for others wait for these rows, in the same order."""
    changes = {before: -1, now: 1} if before != now else {}
    for status in sorted(status for status in changes if status is not None):
        db.execute(_COUNT, (game, status, changes[status]))
