"""SQL for the health page."""

from __future__ import annotations

from sqlite_utils import Database


def count_owed_and_tables(db: Database) -> tuple[int, dict[tuple[str, str], int]]:
    owed = db.conn.execute("SELECT COUNT(*) FROM messages WHERE due > shown").fetchone()[0]
    counted = db.conn.execute("SELECT game, status, COUNT(*) FROM tables GROUP BY game, status")
    return owed, {(game, status): count for game, status, count in counted}
