"""Answers to the keys of requests in SQL: the first one is kept, and given again."""

from __future__ import annotations

from bot.storage.connection import Connection
from bot.tables.table import Answer, Request
from engine.contract import Refusal


def stored_answer(db: Connection, request: Request, kind: str) -> Answer | None:
    """The first answer to this key, if there was one."""
    row = db.execute("SELECT person, kind, answer FROM requests WHERE key = ?", (request.key,)).fetchone()
    if row is None:
        return None
    try:
        answer = Answer.from_json(row[2])
    except (ValueError, TypeError):  # damaged; the same key must not act twice
        return Answer(None, 0, Refusal("key_reused"))
    return answer if row[:2] == (request.person, kind) else Answer(answer.table, 0, Refusal("key_reused"))


def store_answer(db: Connection, request: Request, kind: str, answer: Answer, now: int) -> Answer:
    """Keep an answer; when the key has one already, that one counts."""
    sql = "INSERT INTO requests (key, person, kind, answer, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    if db.execute(sql, (request.key, request.person, kind, answer.to_json(), now)).rowcount:
        return answer
    return stored_answer(db, request, kind) or answer


def prune_requests(db: Connection, before: int, limit: int) -> int:
    """Delete answers that are too old to be asked for again, at most so many; how many it were."""
    old = "SELECT key FROM requests WHERE at < ? ORDER BY at LIMIT ?"
    return db.execute(f"DELETE FROM requests WHERE key IN ({old})", (before, limit)).rowcount  # noqa: S608 (the text above)
