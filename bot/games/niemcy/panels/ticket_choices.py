"""Choices that only one player sees: announcing, and which of the offered tickets to keep.

Tickets are secret: addresses name a set by its number among the legal choices.
"""

from __future__ import annotations

from bot.games.niemcy.panels.reader_view import NiemcyReaderView, own, own_seat
from bot.games.niemcy.panels.turn_panel import mix_buttons
from bot.games.niemcy.texts.labels import ticket_label
from bot.panels.components import Panel, Select, SelectOption, panel
from bot.texts.formatting import listing, signed
from engine.niemcy.box import KEEP_FIRST, KEEP_LATER, OFFER, TICKETS
from engine.niemcy.view_plan import OfferedSet, offer_of


def announce_panel(reader: NiemcyReaderView, note: str = "") -> Panel:
    """How many short and long tickets to begin with; the others see it when all have announced."""
    values = {long: sorted(ticket.value for ticket in TICKETS.values() if ticket.long == long) for long in (False, True)}
    title = reader.say(
        "announce-yours",
        count=OFFER,
        short_from=values[False][0],
        short_to=values[False][-1],
        long_from=values[True][0],
        long_to=values[True][-1],
    )
    return panel(
        note,
        reader.with_deadline(title, " "),
        reader.picture("cards"),
        mix_buttons(reader),
        (reader.button("map", emoji="board"), reader.button("rules", emoji="rules")),
    )


def keep_panel(reader: NiemcyReaderView, note: str = "", chosen: int | None = None) -> Panel:
    """The offered tickets with every set that may be kept, and what it would take; one is marked, then kept."""
    offer = offer_of(reader.view, own_seat(reader))
    assert offer is not None
    if chosen is not None and chosen >= len(offer.sets):
        chosen = None
    options = tuple(
        SelectOption(str(number), _label(reader, offer.tickets, one), _names(reader, one), chosen=number == chosen)
        for number, one in enumerate(offer.sets)
    )
    marked = None if chosen is None else offer.sets[chosen]
    least = KEEP_FIRST if reader.view.phase == "choose" else KEEP_LATER
    return panel(
        note,
        reader.with_deadline(reader.say("choose-yours", least=min(least, len(offer.tickets))), " "),
        reader.say("tickets-late") if reader.view.last is not None else None,
        reader.picture("offer"),
        Select(reader.to("sets"), reader.say("choose-set"), options),
        None if marked is None else _marked(reader, marked, offer.base),
        (
            reader.button(
                "keep",
                "" if chosen is None else str(chosen),
                label=reader.say("btn-keep", count=0 if marked is None else len(marked.tickets)),
                style="success",
                disabled=marked is None,
            ),
            reader.button("map", emoji="board"),
            *((reader.button("hand"),) if own(reader).tickets else ()),
            reader.button("rules", emoji="rules"),
        ),
    )


def _label(reader: NiemcyReaderView, offered: tuple[str, ...], one: OfferedSet) -> str:
    """A set by the numbers of the picture, the cars it needs in addition, and its value."""
    numbers = " + ".join(str(offered.index(code) + 1) for code in sorted(one.tickets, key=offered.index))
    needs = reader.say("set-cut") if one.extra is None else signed(one.extra)
    return reader.say("opt-set", numbers=numbers, needs=needs, value=one.value)


def _names(reader: NiemcyReaderView, one: OfferedSet) -> str:
    return ", ".join(ticket_label(code, reader.lang) for code in one.tickets)


def _marked(reader: NiemcyReaderView, one: OfferedSet, base: int) -> str:
    """The tickets that are marked, and a warning when they need more cars than there are."""
    lines = [f"- **{ticket_label(code, reader.lang)}**" for code in one.tickets]
    if one.extra is not None and one.left is not None and one.left < 0:
        lines.append(reader.say("choose-too-much", needs=base + one.extra, cars=own(reader).cars))
    return "\n".join(lines)


def waiting_for_others(reader: NiemcyReaderView) -> str:
    """Who has still to decide."""
    return reader.say("wait-others", names=listing([reader.names[seat] for seat in reader.view.to_act], reader.lang))
