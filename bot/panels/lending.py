"""Leaving one's seat to an automat: for this turn, or until one comes back."""

from __future__ import annotations

from bot.model import Answer
from bot.panels.look import Look
from bot.panels.model import Option, Panel, Select, panel, with_button
from bot.panels.press import Deed, Press
from bot.texts.words import automat_label, automat_option
from engine.players import registry


def lend_panel(look: Look) -> Panel:
    """Which level, and for how long."""
    levels = registry.levels(look.table.game_name)
    options = tuple(Option(name, *automat_option(name, look.lang)) for name in levels)
    return panel(
        look.say("lend-title"),
        Select(look.to("help"), look.say("choose-help"), options) if look.on_turn else None,
        Select(look.to("away"), look.say("choose-away"), options),
        (look.button("play", label=look.say("btn-back")),),
    )


def lent_panel(look: Look, note: str = "") -> Panel:
    """What the owner of a seat sees while an automat plays there."""
    assert look.seat is not None
    seat = look.table.seats[look.seat]
    assert seat.automat is not None
    said = look.say("helped-title" if seat.for_turn else "away-title", automat=automat_label(seat.automat, look.lang))
    return panel(note, said, (look.button("take_back", style="primary"), *look.hosted.panels.onward(look, "plan")))


def with_lending(look: Look, decide: Panel) -> Panel:
    """The panel of somebody on turn, with the way to an automat; in the middle of a turn, other things are at hand."""
    return decide if look.mid_turn else with_button(decide, look.button("lend"))


async def _lend(press: Press, look: Look) -> Answer | Panel:
    if look.table.status != "running" or look.seat is None:
        return await press.tables.hand_over(press.request(), look.table.id)  # which says why not
    return lend_panel(look)


DEEDS: dict[str, Deed] = {
    "lend": _lend,
    "help": lambda press, look: press.tables.hand_over(press.request(), look.table.id, press.value, for_turn=True),
    "away": lambda press, look: press.tables.hand_over(press.request(), look.table.id, press.value),
    "take_back": lambda press, look: press.tables.take_back(press.request(), look.table.id),
}


def comes_back(look: Look, verb: str) -> bool:
    """Whether pressing this means that its owner is back at a seat that was left to an automat."""
    seat = None if look.seat is None else look.table.seats[look.seat]
    return verb == "play" and seat is not None and seat.lent and not seat.for_turn
