"""Readers whose direct messages are closed: what rings for them rings in the channel, the rest waits behind their button."""

from __future__ import annotations

from sqlite_utils import Database

from bot.model import Happening
from bot.outbox import Owed, mark_shown
from bot.panels.look import Look
from bot.panels.model import Panel, panel
from bot.tables import Tables
from bot.texts import mention, say

_OWED = """SELECT m.table_id, m.reader, m.shown, m.due, m.message, t.channel, s.person, m.planned IS NOT NULL
           FROM messages m JOIN tables t ON t.id = m.table_id JOIN seats s ON s.table_id = m.table_id AND s.seat = m.reader
           JOIN people p ON p.person = s.person
           WHERE m.due > m.shown AND p.unreachable LIMIT 100"""


def owed(db: Database) -> list[Owed]:
    """What these readers do not know yet."""
    return [Owed(*row) for row in db.conn.execute(_OWED)]


def settle(db: Database, told: Owed) -> None:
    """They have been told, or there was nothing that could not wait."""
    sql = "UPDATE messages SET planned = ? WHERE table_id = ? AND reader = ?"
    db.conn.execute(sql, (told.due, told.table, told.reader))
    mark_shown(db, told, None)


async def reminder(tables: Tables, told: Owed) -> Panel | None:
    """What the channel says to such a reader: a reminder, if one is due."""
    table = await tables.table(told.table)
    happened: list[Happening] = await tables.since(told.table, told.shown, told.reader, told.due)
    if table is None or told.person is None or told.reader not in table.to_act():
        return None
    if not any(one.kind == "reminder" and one.seat == told.reader for one in happened):
        return None
    look = Look(table, None, table.language)
    text = say(table.language, "front-reminder-here", who=mention(told.person), deadline=look.deadline() or "none")
    return panel(text, mentions=(told.person,))


def nonce(told: Owed) -> str:
    """Not that of the letter, which may have been tried before."""
    return f"{told.nonce[:23]}.r"
