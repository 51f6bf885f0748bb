"""What the channel is shown of this game: one message for each turn, with one picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.goldmine.panels.laying import lay_for_me
from bot.games.goldmine.panels.reader_view import GoldMineReaderView
from bot.games.goldmine.texts.labels import tile_label
from bot.panels.components import Block, ButtonRow
from bot.tables.log_entries import LogEntry
from bot.texts.labels import listing
from engine.contract import Event, Seat
from engine.goldmine.box import HAND


def news_blocks(reader: GoldMineReaderView, entries: Sequence[LogEntry]) -> list[Block]:
    """Who begins, how quiet it has become, and the picture of the turn."""
    events = [event for entry in entries for event in entry.events]
    lines = _beginning(reader) if any(entry.kind == "start" for entry in entries) else []
    view = reader.view
    if view.phase == "move" and 2 * view.quiet >= view.quiet_limit:
        lines.append(reader.say("told-quiet", quiet=view.quiet, limit=view.quiet_limit))
    if view.phase == "build":
        lines += [
            reader.say("lay-all-open", who=reader.names[seat])
            for seat, row in enumerate(reader.table.seats)
            if "build_all" in row.orders.split()
        ]
    return ["\n".join(lines), reader.picture("turn", events=events)]


def _beginning(reader: GoldMineReaderView) -> list[str]:
    """The dice that settled who begins, round by round, and what everybody holds."""
    deal: Any = reader.table.deal
    rolling = list(range(reader.view.seats))
    lines = []
    for dice in deal["dice"]:
        rolls = ", ".join(f"{reader.names[seat]} {number}" for seat, number in zip(rolling, dice))
        rolling = [seat for seat, number in zip(rolling, dice) if number == max(dice)]
        who = listing([reader.names[seat] for seat in rolling], reader.lang)
        lines.append(reader.say("told-start" if len(rolling) == 1 else "told-start-tie", rolls=rolls, who=who))
    if reader.view.five_tiles:
        lines.append(reader.say("told-hands", tiles=sum(HAND.values())))
    return lines


def final_blocks(reader: GoldMineReaderView, events: Sequence[Event]) -> list[Block]:
    """The news say how it ended; the picture below holds the rest."""
    return []


def turn_line(reader: GoldMineReaderView, seats: Sequence[Seat]) -> str:
    """Whoever is on turn, or has won a challenge and decides."""
    (seat,) = seats
    view, who = reader.view, reader.calls(seat)
    if view.phase == "build":
        held = sum(view.players[seat].hand_kinds)
        tile = tile_label(view.drawn, reader.lang, view.mud) if view.drawn else reader.say("hand-tiles", tiles=held)
        return reader.say("turn-build", who=who, laid=view.laid + 1, of=view.to_lay, tile=tile)
    if view.phase in ("drop", "chase"):
        return reader.say("turn-decide", who=who)
    return reader.say("turn-next", who=who, have=view.players[seat].together, target=view.target)


def buttons(reader: GoldMineReaderView) -> ButtonRow:
    """What most people want to press next."""
    hand = (reader.button("hand"),) if reader.view.five_tiles and reader.view.phase == "build" else ()
    proposed = any("build_all" in row.orders.split() for row in reader.table.seats) and reader.view.phase == "build"
    agree = (lay_for_me(reader),) if proposed else ()
    others = tuple(reader.button(verb) for verb in ("mine", "standings", "rules"))
    return (reader.button("play", style="primary"), *agree, *hand, *others)
