"""What the channel is shown of this game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.szczesc.panels.info_panels import EMOJIS
from bot.games.szczesc.panels.reader_view import SzczescReaderView
from bot.games.szczesc.texts.events import score_rows
from bot.games.szczesc.texts.labels import ROMAN
from bot.panels.channel_panels import last_mover, last_turn_events
from bot.panels.components import Block, ButtonRow
from bot.tables.log_entries import LogEntry
from engine.contract import Event, Seat


def news_blocks(reader: SzczescReaderView, entries: Sequence[LogEntry]) -> list[Block]:
    """The draft's display, or the majorities of a shift that ended, the board, and the shaft of whoever moved."""
    view = reader.view
    if view.phase == "draft":
        assert view.turn is not None
        order = [(view.turn - place) % view.seats for place in range(view.seats)]
        begun = any(shaft.in_hand for shaft in view.shafts)
        return [
            reader.picture("hand", view.turn),
            "" if begun else reader.say("draft-order", names=", ".join(reader.names[seat] for seat in order)),
        ]
    events = [event for entry in entries for event in entry.events]
    last = last_turn_events(entries)
    board = reader.picture("board", events=last)
    if any(event.kind == "shift_scored" for event in events):
        return [*final_blocks(reader, events), reader.picture("scoring", events=events), board]
    mover = last_mover(entries)
    return [board] if mover is None else [board, reader.picture("shaft", mover, last)]


def final_blocks(reader: SzczescReaderView, events: Sequence[Event]) -> list[Block]:
    """The majorities of a shift that ended."""
    rows = [row for event in events if event.kind == "shift_scored" for row in score_rows(event, reader.names, reader.lang)]
    return ["\n".join(f"-# {row}" for row in rows)]


def turn_line(reader: SzczescReaderView, seats: Sequence[Seat]) -> str:
    """Whoever is on turn, and with what."""
    view, (seat,) = reader.view, seats
    if view.phase == "draft":
        return reader.say("turn-pick", who=reader.calls(seat), cards=len(view.display))
    figures = {"miners": view.miners[seat], "marks": view.money[seat]}
    return reader.say("turn-next", who=reader.calls(seat), shift=ROMAN[view.shift], **figures)


def buttons(reader: SzczescReaderView) -> ButtonRow:
    """What most people want to press next."""
    if reader.view.phase == "draft":
        lesson = reader.button("how", "0", label=reader.say("btn-lesson"))
        return (reader.button("play", style="primary"), reader.button("hand", emoji="order"), lesson, reader.button("rules"))
    others = ("my_shaft", "orders", "standings", "rules")
    return (reader.button("play", style="primary"), *(reader.button(verb, emoji=EMOJIS.get(verb, "")) for verb in others))
