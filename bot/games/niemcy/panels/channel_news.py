"""What the channel is shown of this game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.niemcy.panels.reader_view import NiemcyReaderView
from bot.panels.channel_panels import last_turn_events
from bot.panels.components import Block, ButtonRow
from bot.tables.log_entries import LogEntry
from bot.texts.formatting import listing
from engine.contract import Event, Seat
from engine.niemcy.box import OFFER


def news_blocks(reader: NiemcyReaderView, entries: Sequence[LogEntry]) -> list[Block]:
    """Header, the half of the map where something was claimed, players; the whole map where much has changed."""
    view = reader.view
    events = last_turn_events(entries)
    if view.phase == "announce":
        return [reader.say("told-start", who=reader.names[view.start], count=OFFER), reader.picture("turn_all", events=events)]
    left = reader.say("told-turns-left", turns=view.last) if view.last is not None else ""
    kind = "turn_all" if _whole_map(reader, entries) else "turn"
    return [reader.picture(kind, events=events), left]


def _whole_map(reader: NiemcyReaderView, entries: Sequence[LogEntry]) -> bool:
    """On the first turn, in the last round, and when others, that is automats, have moved in between."""
    if reader.view.last is not None or any(event.kind == "chosen_all" for entry in entries for event in entry.events):
        return True
    return len({entry.seat for entry in entries if entry.kind == "act"}) > 1


def turn_line(reader: NiemcyReaderView, seats: Sequence[Seat]) -> str:
    """Whoever is on turn, and with what; in the beginning all who have still to decide."""
    view = reader.view
    who = listing([reader.calls(seat) for seat in seats], reader.lang)
    if view.phase in ("announce", "choose"):
        return reader.say("turn-announcing" if view.phase == "announce" else "turn-choosing", who=who)
    player = view.players[seats[0]]
    return reader.say("turn-next", who=who, cars=player.cars, cards=player.cards)


def buttons(reader: NiemcyReaderView) -> ButtonRow:
    """What most people want to press next."""
    verbs = ("map", "rules") if reader.view.phase in ("announce", "choose") else ("hand", "map", "standings", "rules")
    return (reader.button("play", style="primary"), *(reader.button(verb) for verb in verbs))


def final_blocks(reader: NiemcyReaderView, events: Sequence[Event]) -> list[Block]:
    """The lines of the news have said everything."""
    return []
