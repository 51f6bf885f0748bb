"""What the channel is shown of this game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.kopalnie.panels.info_panels import EMOJIS
from bot.games.kopalnie.panels.reader_view import KopalnieReaderView
from bot.panels.channel_panels import last_mover, last_turn_events
from bot.panels.components import Block, ButtonRow
from bot.tables.log_entries import LogEntry
from bot.texts.formatting import listing
from engine.contract import Event, Seat


def news_blocks(reader: KopalnieReaderView, entries: Sequence[LogEntry]) -> list[Block]:
    """The mines with the last dig, and the treasures of whoever dug."""
    events = last_turn_events(entries)
    board = reader.picture("board", events=events)
    mover = last_mover(entries)
    dug = any(event.kind == "dug" for event in events)
    return [board, reader.picture("collection", mover, events)] if dug and mover is not None else [board]


def final_blocks(reader: KopalnieReaderView, events: Sequence[Event]) -> list[Block]:
    """The news say who did which mission; the picture below holds the whole account."""
    return []


def turn_line(reader: KopalnieReaderView, seats: Sequence[Seat]) -> str:
    """Whoever is on turn, or everybody who has to choose a mission."""
    if reader.view.phase == "missions":
        return reader.say("turn-missions", who=listing([reader.calls(seat) for seat in seats], reader.lang))
    (seat,) = seats
    player = reader.view.players[seat]
    return reader.say("turn-next", who=reader.calls(seat), coins=player.coins, cards=len(player.kept))


def buttons(reader: KopalnieReaderView) -> ButtonRow:
    """What most people want to press next."""
    if reader.view.phase == "missions":
        return (
            reader.button("play", style="primary", label=reader.say("btn-choose")),
            reader.button("hand", emoji=EMOJIS["hand"]),
            reader.button("how", "0", label=reader.say("btn-lesson")),
            reader.button("rules"),
        )
    others = ("hand", "collection", "standings", "rules")
    return (reader.button("play", style="primary"), *(reader.button(verb, emoji=EMOJIS.get(verb, "")) for verb in others))
