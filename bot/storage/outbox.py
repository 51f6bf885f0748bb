"""Outbox of messages to readers. A row is pending while its version ``shown`` is behind ``due``; the table is the queue.

A message is planned (its version is stored) before it is sent. After a crash it is sent again with the same nonce, so
that Discord can recognise the duplicate.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.storage.connection import Connection, marks
from bot.tables.calls import Call, Calls
from bot.tables.table import CHANNEL_READER


class OwedMessage(NamedTuple):
    """A reader who is to be shown the versions after ``shown`` up to ``due``."""

    table: int
    reader: int  # a seat, or CHANNEL
    shown: int
    due: int
    message: int | None  # the last message this reader got from this table
    channel: int
    person: int | None  # the owner of the seat
    again: bool = False  # it may have been sent already, before a crash or an error
    server: int = 0

    @property
    def nonce(self) -> str:
        """Idempotency key of the message, for Discord; at most 25 characters."""
        return f"{self.table:x}.{self.reader + 1:x}.{self.due:x}"

    @property
    def viewer(self) -> int | None:
        """Whose view this message may show."""
        return None if self.reader == CHANNEL_READER else self.reader


class KeptPicture(NamedTuple):
    """A picture of a message that is there: the number of the attachment, its file name and its alt text."""

    attachment: int
    name: str
    alt: str


class PostedMessage(NamedTuple):
    """The message that a reader has now; None: as before."""

    message: int | None
    pictures: tuple[KeptPicture, ...] = ()


class ChannelPost(NamedTuple):
    """A message of a table's channel that still carries pictures or buttons; it tells of the versions up to ``until``."""

    message: int
    table: int
    after: int
    until: int
    pictures: tuple[KeptPicture, ...]
    tries: int = 0
    channel: int = 0  # where it stands: the table may have been moved
    server: int = 0


# Subqueries, not joins: PostgreSQL takes a third of all messages to be owed, and would read all seats to join them.
_SEAT = "seats s WHERE s.table_id = m.table_id AND s.seat = m.reader"
_CLOSED = f"COALESCE((SELECT p.unreachable FROM people p WHERE p.person = (SELECT s.owner FROM {_SEAT})), 0)"  # noqa: S608
_ABOUT = f"""m.message, (SELECT t.channel FROM tables t WHERE t.id = m.table_id), (SELECT s.owner FROM {_SEAT}),
             m.planned IS NOT NULL, (SELECT t.server FROM tables t WHERE t.id = m.table_id)
             FROM messages m WHERE m.due > m.shown"""  # noqa: S608 (the text above)
_OWED = f"SELECT m.table_id, m.reader, m.shown, COALESCE(m.planned, m.due), {_ABOUT} AND {_CLOSED} = 0"


def owed_messages(
    db: Connection, limit: int, after: tuple[int, int] = (0, CHANNEL_READER - 1), slots: Sequence[int] = (0,)
) -> list[OwedMessage]:
    """Pending messages of these slots ordered by table and reader, after ``after`` (keyset pagination)."""
    sql = f"{_OWED} AND (m.table_id, m.reader) > (?, ?) AND {_in(slots)} ORDER BY m.table_id, m.reader LIMIT ?"
    return [_owed(row) for row in db.execute(sql, (*after, *slots, limit))]


def _in(slots: Sequence[int]) -> str:
    return f"(SELECT t.slot FROM tables t WHERE t.id = table_id) IN ({marks(len(slots))})"  # noqa: S608


def delivery_state(db: Connection, table_id: int, reader: int) -> tuple[int, int]:
    """The version that is due to a reader, and the one that was shown."""
    row = db.execute("SELECT due, shown FROM messages WHERE table_id = ? AND reader = ?", (table_id, reader)).fetchone()
    return (0, 0) if row is None else (row[0], row[1])


def plan_message(db: Connection, table_id: int, reader: int, seen: int | None = None) -> OwedMessage | None:
    """Plan the next message to a reader; None if nothing is pending. ``seen``: up to this version, if there is a newer one.

    Another process may write between the look and the plan: what is planned is the version that was read, or it is read again.
    """
    sql = "UPDATE messages SET planned = ? WHERE table_id = ? AND reader = ? AND planned IS NULL AND shown = ?"
    while (owed := owed_message(db, table_id, reader)) is not None and not owed.again:
        if seen is not None and owed.shown < seen < owed.due:
            owed = owed._replace(due=seen)
        if db.execute(sql, (owed.due, table_id, reader, owed.shown)).rowcount:
            break
    return owed


def _owed(row: tuple[Any, ...]) -> OwedMessage:
    table, reader, shown, due, message, channel, person, again, server = row
    return OwedMessage(table, reader, shown, due, message, channel, person, bool(again), server)


def owed_message(db: Connection, table_id: int, reader: int) -> OwedMessage | None:
    """What a reader is owed now; nothing is planned."""
    row = db.execute(f"{_OWED} AND m.table_id = ? AND m.reader = ?", (table_id, reader)).fetchone()
    return None if row is None else _owed(row)


def mark_shown(db: Connection, sent: OwedMessage, message: int | None, pictures: Sequence[KeptPicture] = ()) -> None:
    """The message was delivered. A plan dropped meanwhile (the seat has a new owner) stays dropped."""
    sql = """UPDATE messages SET shown = planned, planned = NULL, message = COALESCE(?, message)
             WHERE table_id = ? AND reader = ? AND planned = ?"""
    marked = db.execute(sql, (message, sent.table, sent.reader, sent.due)).rowcount
    if marked and message is not None and sent.reader == CHANNEL_READER:
        _note_post(db, sent, message, pictures)


def drop_unseen(db: Connection, table_id: int) -> None:
    """A table was called off before its channel was shown anything: nobody is told of it at all."""
    sql = """UPDATE messages SET shown = due WHERE table_id = ? AND shown = 0 AND planned IS NULL AND EXISTS (
             SELECT 1 FROM messages c WHERE c.table_id = ? AND c.reader = ? AND c.shown = 0 AND c.planned IS NULL)"""
    db.execute(sql, (table_id, table_id, CHANNEL_READER))


# --- what stands in the channel --------------------------------------------------------------------------------------


def _note_post(db: Connection, sent: OwedMessage, message: int, pictures: Sequence[KeptPicture]) -> None:
    """The newest message of a channel: those before it are to be shrunk. The last one of a game stays as it is."""
    db.execute(
        """INSERT INTO channel_posts (message, table_id, channel, after, until, pictures) VALUES (?, ?, ?, ?, ?, ?)
           ON CONFLICT (message) DO UPDATE SET until = excluded.until, pictures = excluded.pictures""",
        (message, sent.table, sent.channel, sent.shown, sent.due, json.dumps(pictures)),
    )
    older = "UPDATE channel_posts SET shrink_at = 0 WHERE table_id = ? AND message <> ? AND shrink_at IS NULL"
    db.execute(older, (sent.table, message))
    last = """DELETE FROM channel_posts WHERE message = ? AND
              (SELECT status NOT IN ('open', 'running') AND seq <= ? FROM tables WHERE id = ?)"""
    db.execute(last, (message, sent.due, sent.table))


_POST = """SELECT message, table_id, after, until, pictures, tries, channel,
           (SELECT t.server FROM tables t WHERE t.id = table_id) FROM channel_posts"""


def leave_channel(db: Connection, table_id: int) -> None:
    """The table was moved: its message in the old channel is to be shrunk; the new channel has none and has called nobody."""
    db.execute("UPDATE channel_posts SET shrink_at = 0 WHERE table_id = ? AND shrink_at IS NULL", (table_id,))
    sql = "UPDATE messages SET planned = NULL, message = NULL, calls = NULL WHERE table_id = ? AND reader = ?"
    db.execute(sql, (table_id, CHANNEL_READER))


def standing_post(db: Connection, table_id: int) -> ChannelPost | None:
    """The newest message of a table's channel."""
    row = db.execute(f"{_POST} WHERE table_id = ? AND shrink_at IS NULL", (table_id,)).fetchone()
    return None if row is None else _channel_post(row)


def posts_to_shrink(db: Connection, now: int, limit: int, slots: Sequence[int] = (0,)) -> list[ChannelPost]:
    """Messages of these slots that are not the newest any more and are to be shrunk now."""
    sql = f"{_POST} WHERE shrink_at <= ? AND {_in(slots)} ORDER BY shrink_at LIMIT ?"
    rows = db.execute(sql, (now, *slots, limit))
    return [_channel_post(row) for row in rows]


def next_shrink(db: Connection, now: int) -> int | None:
    """When the next message after now is to be shrunk."""
    moment: int | None = db.execute("SELECT MIN(shrink_at) FROM channel_posts WHERE shrink_at > ?", (now,)).fetchone()[0]
    return moment


def mark_shrunk(db: Connection, message: int) -> None:
    """Nothing more is to be done to this message."""
    db.execute("DELETE FROM channel_posts WHERE message = ?", (message,))


def postpone_shrink(db: Connection, message: int, until: int) -> None:
    """It failed, and is tried again at this moment."""
    db.execute("UPDATE channel_posts SET shrink_at = ?, tries = tries + 1 WHERE message = ?", (until, message))


def store_pictures(db: Connection, message: int, pictures: Sequence[KeptPicture]) -> None:
    """The message has other pictures now."""
    db.execute("UPDATE channel_posts SET pictures = ? WHERE message = ?", (json.dumps(pictures), message))


def forget_alt_texts(db: Connection, table_id: int) -> None:
    """Of the pictures in a table's channel: they name people."""
    for row in db.execute(f"{_POST} WHERE table_id = ?", (table_id,)).fetchall():
        post = _channel_post(row)
        store_pictures(db, post.message, [picture._replace(alt="") for picture in post.pictures])


def _channel_post(row: tuple[Any, ...]) -> ChannelPost:
    message, table, after, until, pictures, *more = row
    return ChannelPost(message, table, after, until, tuple(KeptPicture(*one) for one in json.loads(pictures)), *more)


# --- whom the channel has called -------------------------------------------------------------------------------------


def load_calls(db: Connection, table_id: int) -> Calls:
    """Whom the channel of a table has called."""
    sql = "SELECT calls FROM messages WHERE table_id = ? AND reader = ?"
    row = db.execute(sql, (table_id, CHANNEL_READER)).fetchone()
    return {key: Call(*call) for key, call in json.loads(row[0]).items()} if row is not None and row[0] else {}


def store_calls(db: Connection, table_id: int, calls: Calls) -> None:
    """The same after another message."""
    sql = "UPDATE messages SET calls = ? WHERE table_id = ? AND reader = ?"
    db.execute(sql, (json.dumps(calls), table_id, CHANNEL_READER))


_OWED_TO_UNREACHABLE = f"SELECT m.table_id, m.reader, m.shown, m.due, {_ABOUT} AND {_CLOSED} = 1"


def owed_to_unreachable(db: Connection, slots: Sequence[int] = (0,), limit: int = 100) -> list[OwedMessage]:
    """Pending messages of these slots to people whose direct messages are closed."""
    return [OwedMessage(*row) for row in db.execute(f"{_OWED_TO_UNREACHABLE} AND {_in(slots)} LIMIT ?", (*slots, limit))]


def mark_unreachable_told(db: Connection, owed: OwedMessage) -> None:
    """Take such a message off the queue, after a reminder in the channel if one was due."""
    sql = "UPDATE messages SET planned = ? WHERE table_id = ? AND reader = ?"
    db.execute(sql, (owed.due, owed.table, owed.reader))
    mark_shown(db, owed, None)
