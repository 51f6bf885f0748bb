"""Persistence of the world in one SQLite database; every change is committed before it is announced."""

import glob
import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playground.errors import Json

TABLES = """
CREATE TABLE IF NOT EXISTS things (kind TEXT, id TEXT, body TEXT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY, channel INTEGER NOT NULL, visible_to INTEGER, nonce TEXT, body TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS messages_of_channel ON messages (channel, id);
CREATE INDEX IF NOT EXISTS messages_by_nonce ON messages (nonce) WHERE nonce IS NOT NULL;
CREATE TABLE IF NOT EXISTS files (id INTEGER PRIMARY KEY, content_type TEXT NOT NULL, data BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS reads (person INTEGER, channel INTEGER, message INTEGER, PRIMARY KEY (person, channel)) WITHOUT ROWID;
"""
OWNER_ONLY = 0o600
KINDS = ("meta", "person", "guild", "channel", "command", "emoji")


class WorldStore:
    """Few and small things (people, channels, commands …) by kind; messages and files one row each."""

    def __init__(self, path: Path | None) -> None:
        if path:
            # Private messages are in it. SQLite gives new files beside it the mode of this one.
            path.touch(OWNER_ONLY)
            for one in path.parent.glob(f"{glob.escape(path.name)}*"):
                one.chmod(OWNER_ONLY)
        self._db = sqlite3.connect(path or ":memory:", isolation_level=None)
        # The write-ahead log survives a killed process; only a power cut can lose the last commits.
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=NORMAL")
        self._db.executescript(TABLES)

    def close(self) -> None:
        self._db.close()

    @contextmanager
    def atomic(self) -> Iterator[None]:
        """All changes inside, or none."""
        if self._db.in_transaction:
            yield
            return
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    # things

    def things(self, kind: str) -> dict[str, Json]:
        rows = self._db.execute("SELECT id, body FROM things WHERE kind = ? ORDER BY length(id), id", (kind,))
        return {id_: json.loads(body) for id_, body in rows}

    def keep(self, kind: str, id_: str, body: Json) -> None:
        self._db.execute("INSERT OR REPLACE INTO things VALUES (?, ?, ?)", (kind, id_, json.dumps(body)))

    def drop(self, kind: str, id_: str) -> None:
        self._db.execute("DELETE FROM things WHERE kind = ? AND id = ?", (kind, id_))

    # messages

    def put_message(self, message: Json, visible_to: str | None, nonce: str | None) -> None:
        self._db.execute(
            "INSERT INTO messages VALUES (?, ?, ?, ?, ?)",
            (int(message["id"]), int(message["channel_id"]), visible_to and int(visible_to), nonce, json.dumps(message)),
        )

    def change_message(self, message: Json) -> None:
        self._db.execute("UPDATE messages SET body = ? WHERE id = ?", (json.dumps(message), int(message["id"])))

    def drop_message(self, id_: str) -> None:
        self._db.execute("DELETE FROM messages WHERE id = ?", (int(id_),))

    def drop_messages_of(self, channel: str) -> None:
        self._db.execute("DELETE FROM messages WHERE channel = ?", (int(channel),))

    def message(self, id_: str) -> tuple[Json, str | None] | None:
        """The message and the one person who may see it (None: everybody)."""
        if not is_row_id(id_):
            return None
        row = self._db.execute("SELECT body, visible_to FROM messages WHERE id = ?", (int(id_),)).fetchone()
        return (json.loads(row[0]), row[1] and str(row[1])) if row else None

    def messages(self, channel: str, person: str | None, before: int | None, after: int | None, limit: int) -> list[Json]:
        """Oldest first; with a person also what only this person may see. `after` counts from the old end."""
        query = "SELECT body FROM messages WHERE channel = ? AND id < ? AND id > ? AND (visible_to IS NULL OR visible_to = ?)"
        rows = self._db.execute(
            query + (" ORDER BY id DESC LIMIT ?" if after is None else " ORDER BY id LIMIT ?"),
            (int(channel), before or 2**63 - 1, after or 0, int(person or 0), limit),
        ).fetchall()
        found = [json.loads(row[0]) for row in rows]
        return found[::-1] if after is None else found

    def message_with_nonce(self, nonce: str, since: int) -> Json | None:
        row = self._db.execute("SELECT body FROM messages WHERE nonce = ? AND id > ? LIMIT 1", (nonce, since)).fetchone()
        return json.loads(row[0]) if row else None

    def last_id(self) -> int:
        return int(self._db.execute("SELECT coalesce(max(id), 0) FROM messages").fetchone()[0])

    # files

    def put_file(self, id_: str, content_type: str, data: bytes) -> None:
        self._db.execute("INSERT OR REPLACE INTO files VALUES (?, ?, ?)", (int(id_), content_type, data))

    def drop_file(self, id_: str) -> None:
        self._db.execute("DELETE FROM files WHERE id = ?", (int(id_),))

    def file(self, id_: str) -> tuple[str, bytes] | None:
        if not is_row_id(id_):
            return None
        row = self._db.execute("SELECT content_type, data FROM files WHERE id = ?", (int(id_),)).fetchone()
        return (row[0], row[1]) if row else None

    # what was read

    def mark_read(self, person: str, channel: str, message: str) -> None:
        self._db.execute(
            "INSERT INTO reads VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET message = max(message, excluded.message)",
            (int(person), int(channel), int(message)),
        )

    def unread(self, person: str, channels: list[str]) -> dict[str, tuple[int, int]]:
        """For each channel with news: how many messages, and how many of them mention the person; both up to a hundred."""
        marks = dict(self._db.execute("SELECT channel, message FROM reads WHERE person = ?", (int(person),)).fetchall())
        news: dict[str, tuple[int, int]] = {}
        for channel in channels:
            count, mentions = self._db.execute(
                "SELECT count(*), coalesce(sum(calls), 0) FROM ("
                " SELECT EXISTS (SELECT 1 FROM json_each(body, '$.mentions') m WHERE m.value ->> 'id' = :name) AS calls"
                " FROM messages WHERE channel = :channel AND id > :mark AND (visible_to IS NULL OR visible_to = :person)"
                " AND body ->> '$.author.id' <> :name LIMIT 100)",
                {"person": int(person), "name": person, "channel": int(channel), "mark": marks.get(int(channel), 0)},
            ).fetchone()
            if count:
                news[channel] = (count, mentions)
        return news


def is_row_id(text: str) -> bool:
    """Whether a text can be the id of a row: digits that fit into 63 bits."""
    return len(text) <= 19 and text.isascii() and text.isdigit() and int(text) < 2**63
