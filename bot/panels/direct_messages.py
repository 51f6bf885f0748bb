"""Direct messages to players: only what is urgent or secret."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.absence_panel import pause_blocks
from bot.panels.channel_panels import latest_news, undo_voters_pending
from bot.panels.components import ButtonRow, Panel, panel
from bot.panels.game_module import game_module, in_secret
from bot.panels.reader_view import ReaderView
from bot.panels.undo_question import undo_question
from bot.tables.log_entries import LogEntry

CHANNEL_KINDS = ("found", "moved")  # of the log: the game goes on, in its channel or in another one
PRIVATE_KINDS = (
    "reminder", "next", "timeout", "away", "away_alone", "lent", "helped_by", "returned", "offer", "replace",
)  # of the log, where they concern the reader  # fmt: skip


def direct_message(reader: ReaderView, entries: Sequence[LogEntry]) -> Panel | None:
    """The message to a seat about what happened since the last one; None: there is nothing to write."""
    assert reader.seat is not None, "letters go to players"
    if reader.table.status == "cancelled":
        return panel(latest_news(reader.lines(entries)) or reader.say("table-closed"))
    if reader.table.status != "running":
        return None
    if reader.table.lost_at is not None:
        return panel(reader.say("game-title"), reader.say("log-lost"))
    direct = reader.table.place.direct  # then the table's own message is here already, with everything but reminders
    where, panels = "" if direct else f"<#{reader.table.channel}>", game_module(reader).panels
    asked, away = reader.seat in undo_voters_pending(reader), reader.table.seats[reader.seat].automat is not None
    if in_secret(reader) and not direct and reader.table.rested_at is None and not (asked and away):
        return panels.private_choice_message(reader, where)
    if asked:
        return question_panel(reader, where)
    goes_on = reader.lines([entry for entry in entries if entry.kind in CHANNEL_KINDS])
    if goes_on:
        return panel(reader.say("game-title"), "\n".join((*goes_on, where)), _way_back_in(reader))
    own = [entry for entry in entries if entry.kind in PRIVATE_KINDS and entry.seat == reader.seat]
    if own:
        reminded = reader.on_turn and any(entry.kind == "reminder" for entry in own)
        stop = (reader.button("no_reminders"),) if reminded else ()
        back = (*_way_back_in(reader), *stop)
        return panel("\n".join(filter(None, [*reader.lines(own), where])), back, *pause_blocks(reader))
    return None if direct else panels.private_choices_ended(reader, entries, where)


def _way_back_in(reader: ReaderView) -> ButtonRow:
    assert reader.seat is not None
    if reader.table.seats[reader.seat].automat:
        return (reader.button("take_back", style="primary"),)
    return game_module(reader).panels.navigation_buttons(reader)[:1]


def question_panel(reader: ReaderView, note: str = "") -> Panel:
    """Whether somebody may take something back, for one of those who must agree."""
    return panel(
        note,
        undo_question(reader, reader.say("undo-you")),
        (reader.button("agree", style="success"), reader.button("decline", style="danger")),
    )
