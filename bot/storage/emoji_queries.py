"""SQL for the emojis that the bot has uploaded. Another application (a test bot) has other ids, so they are kept for each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.storage.connection import Connection, upsert

_STORE = upsert("emojis", ("application", "id"), ("name", "sha256", "retired_at"))


@dataclass(frozen=True, slots=True)
class StoredEmoji:
    """An emoji on Discord. ``sha256`` is of the drawing; ``retired_at``: since when only old messages show it."""

    id: int
    name: str
    sha256: str
    retired_at: int | None = None


def load_emojis(db: Connection, application: int) -> list[StoredEmoji]:
    """All emojis of an application."""
    sql = "SELECT id, name, sha256, retired_at FROM emojis WHERE application = ? ORDER BY id"
    return [StoredEmoji(*row) for row in db.execute(sql, (application,))]


def store_emoji(db: Connection, application: int, emoji: StoredEmoji) -> None:
    """Keep a new emoji, or what has changed of one."""
    db.execute(_STORE, (application, emoji.id, emoji.name, emoji.sha256, emoji.retired_at))


def drop_emojis(db: Connection, application: int, ids: Iterable[int]) -> None:
    """Forget emojis that are not on Discord any more."""
    for one in ids:
        db.execute("DELETE FROM emojis WHERE application = ? AND id = ?", (application, one))
