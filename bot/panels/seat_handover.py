"""Handing a seat over to an automat: for this turn, or until its owner is back."""

from __future__ import annotations

from bot.panels.components import Panel, Select, SelectOption, panel, with_button
from bot.panels.game_module import game_module
from bot.panels.panel_press import ActionHandler, PanelPress
from bot.panels.reader_view import ReaderView
from bot.tables.pausing import pausing
from bot.tables.results import rated_so_far
from bot.tables.table import Answer
from bot.texts.formatting import automat_label, automat_option
from engine.players import registry


def handover_panel(reader: ReaderView) -> Panel:
    """Which level, and for how long."""
    game = reader.table.game_name
    options = tuple(SelectOption(name, *automat_option(name, reader.lang, game)) for name in registry.levels(game))
    return panel(
        reader.say("lend-title-rated" if rated_so_far(reader.table) else "lend-title"),
        Select(reader.to("help"), reader.say("choose-help"), options) if reader.on_turn else None,
        Select(reader.to("away"), reader.say("choose-away"), options),
        (reader.button("absence"), reader.button("play", label=reader.say("btn-back"))),
    )


def handed_over_panel(reader: ReaderView, note: str = "") -> Panel:
    """What the owner of a seat sees while an automat plays there."""
    assert reader.seat is not None
    seat = reader.table.seats[reader.seat]
    assert seat.automat is not None
    label = automat_label(seat.automat, reader.lang, reader.table.game_name)
    rests = not reader.table.people_present()
    title = reader.say("away-alone-title" if rests else "helped-title" if seat.for_turn else "away-title", automat=label)
    return panel(
        note, title, (reader.button("take_back", style="primary"), *game_module(reader).panels.navigation_buttons(reader, "plan"))
    )


def with_handover_button(reader: ReaderView, decide: Panel) -> Panel:
    """The panel of somebody on turn, with a button for the handover, except in the middle of a turn."""
    return decide if reader.mid_turn else with_button(decide, reader.button("lend"))


async def _lend(press: PanelPress, reader: ReaderView) -> Answer | Panel:
    if reader.table.status != "running" or reader.seat is None:
        return await press.tables.hand_over(press.request(), reader.table.id)  # which says why not
    return handover_panel(reader)


ACTION_HANDLERS: dict[str, ActionHandler] = {
    "lend": _lend,
    "help": lambda press, reader: press.tables.hand_over(press.request(), reader.table.id, press.value, for_turn=True),
    "away": lambda press, reader: press.tables.hand_over(press.request(), reader.table.id, press.value),
    "wake": lambda press, reader: press.tables.wake(press.request(seen=reader.table.seq), reader.table.id),
    "no_reminders": lambda press, reader: press.tables.stop_reminders(press.request(seen=reader.table.seq), reader.table.id),
    "take_back": lambda press, reader: press.tables.take_back(press.request(seen=reader.table.seq), reader.table.id),
}


def verb_of_return(reader: ReaderView, verb: str) -> str:
    """What pressing "play" means for somebody who was away or missed turns: they are back, or a game that rests goes on."""
    seat = None if reader.seat is None else reader.table.seats[reader.seat]
    if verb != "play" or seat is None or reader.table.status != "running":
        return verb
    if reader.table.rested_at is not None:
        return "wake"
    missed = seat.missed_at is not None and not pausing(reader.table, reader.seat, reader.now)
    return "take_back" if not seat.for_turn and (seat.lent or missed) else verb
