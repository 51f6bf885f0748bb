"""SQL for the health page."""

from __future__ import annotations

from bot.storage.connection import Connection


def count_owed_and_tables(db: Connection) -> tuple[int, dict[tuple[str, str], int]]:
    owed = db.execute("SELECT COUNT(*) FROM messages WHERE due > shown").fetchone()[0]
    counted = db.execute("SELECT game, status, COUNT(*) FROM tables GROUP BY game, status")
    return owed, {(game, status): count for game, status, count in counted}
