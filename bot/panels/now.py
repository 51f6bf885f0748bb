"""The one panel that fits a person now: what to decide, or why there is nothing to decide and what can be done instead."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.advice import with_advice
from bot.panels.lending import lent_panel, with_lending
from bot.panels.letters import question_panel
from bot.panels.lobby import lobby_panel
from bot.panels.look import Look
from bot.panels.model import Block, Button, Panel, panel
from bot.panels.public import result_panel, waiting_voters
from bot.texts.words import listing
from bot.undo import Way
from engine.contract import Refusal


def now_panel(look: Look, note: str = "", way: Way | None = None) -> Panel:
    """Where a person stands; ``way`` is how the person's last action could be taken back."""
    table, panels = look.table, look.hosted.panels
    if table.status == "open":
        return lobby_panel(look, note)
    if table.status == "over":
        return result_panel(look, note=note)
    if table.status != "running":
        return panel(note, look.say("table-closed" if table.status == "cancelled" else "log-frozen"))
    if look.seat is None:
        return panel(note, look.say("watching"), look.picture("board"), panels.onward(look, panels.BOARD))
    if table.seats[look.seat].automat:
        return lent_panel(look, note)
    if look.on_turn:
        return with_lending(look, with_advice(look, panels.BY_PHASE[look.view.phase](look, note)))
    if look.seat in waiting_voters(look):
        return question_panel(look, note)
    return waiting_panel(look, note, way)


def waiting_panel(look: Look, note: str = "", way: Way | None = None) -> Panel:
    """Somebody else is on turn: who, for how long, and what can be done meanwhile."""
    who = look.say("wait-turn", who=listing([look.names[seat] for seat in look.table.to_act()], look.lang))
    undo = undo_button(look, way)
    below = (*((undo,) if undo else ()), look.button("lend"))
    return panel(note, look.with_deadline(who, " "), *_meanwhile(look), below)


def _meanwhile(look: Look) -> Sequence[Block]:
    """What a player looks at while others decide."""
    panels = look.hosted.panels
    if look.in_secret:
        return panels.SIGHTS["hand"].show(look, "", "").blocks
    return look.picture(panels.OWN_PICTURE), panels.onward(look)


def undo_button(look: Look, way: Way | None) -> Button | None:
    """Take back the last turn: at once where that harms nobody, else by asking the others."""
    if way is None or look.table.ask is not None:
        return None
    return look.button("undo", "turn", label="" if way.free else look.say("btn-ask-undo"))


def refused_panel(look: Look, why: Refusal) -> Panel:
    """A refusal in words, above what the person can do now."""
    moved_on = why.code == "stale" and look.table.status == "running"
    return now_panel(look, look.say("moved-on") if moved_on else look.refusal(why))
