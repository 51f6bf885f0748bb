"""SQL for the health page."""

from __future__ import annotations

from bot.storage.connection import Connection


def count_owed_and_tables(db: Connection) -> tuple[int, dict[tuple[str, str], int]]:
    """How many messages are owed, and how many tables there are by game and status; the live ones are counted one by one."""
    owed = db.execute("SELECT COUNT(*) FROM messages WHERE due > shown").fetchone()[0]
    live = db.execute(
        "SELECT game, status, COUNT(*) FROM tables WHERE status IN ('open', 'running', 'frozen') GROUP BY game, status"
    )
    ended = db.execute("SELECT game, status, tables FROM ended_tables")
    return owed, {(game, status): count for game, status, count in (*live, *ended)}
