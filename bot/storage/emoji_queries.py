"""SQL for the emojis that the bot has uploaded. Another application (a test bot) has other ids, so they are kept for each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlite_utils import Database


@dataclass(frozen=True, slots=True)
class StoredEmoji:
    """An emoji on Discord. ``sha256`` is of the drawing; ``retired_at``: since when only old messages show it."""

    id: int
    name: str
    sha256: str
    retired_at: int | None = None


def load_emojis(db: Database, application: int) -> list[StoredEmoji]:
    """All emojis of an application."""
    sql = "SELECT id, name, sha256, retired_at FROM emojis WHERE application = ? ORDER BY id"
    return [StoredEmoji(*row) for row in db.conn.execute(sql, (application,))]


def store_emoji(db: Database, application: int, emoji: StoredEmoji) -> None:
    """Keep a new emoji, or what has changed of one."""
    row = {"id": emoji.id, "name": emoji.name, "sha256": emoji.sha256, "retired_at": emoji.retired_at}
    db.table("emojis").insert({"application": application, **row}, replace=True)


def drop_emojis(db: Database, application: int, ids: Iterable[int]) -> None:
    """Forget emojis that are not on Discord any more."""
    db.conn.executemany("DELETE FROM emojis WHERE application = ? AND id = ?", [(application, one) for one in ids])
