"""Readers whose direct messages are closed: reminders go to the channel, everything else is behind their button."""

from __future__ import annotations

from bot.panels.components import Panel, panel
from bot.panels.reader_view import ReaderView
from bot.service.table_service import TableService
from bot.storage.outbox import OwedMessage
from bot.tables.log_entries import LogEntry
from bot.tables.pace import is_live
from bot.texts import mention, say


async def channel_reminder(tables: TableService, owed: OwedMessage) -> Panel | None:
    """What the channel says to such a reader: a reminder, if one is due."""
    table = await tables.table(owed.table)
    happened: list[LogEntry] = await tables.since(owed.table, owed.shown, owed.reader, owed.due)
    if table is None or owed.person is None or owed.reader not in table.to_act():
        return None
    reminders = [one.text for one in happened if one.kind == "reminder" and one.seat == owed.reader]
    if not reminders or is_live(table.clock):  # a live game asks in the channel when the time is up, and not before
        return None
    reader = ReaderView(table, None, table.language)
    text = say(table.language, "front-reminder-here", who=mention(owed.person), deadline=reader.deadline() or "none")
    return panel(text, mentions=(owed.person,))


def reminder_nonce(owed: OwedMessage) -> str:
    """Another nonce than the direct message's, which may have been used already."""
    return f"{owed.nonce[:23]}.r"
