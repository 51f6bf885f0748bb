"""What a player is written in a direct message: only what cannot wait for the channel, or may not be said there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model import Happening
from bot.panels.look import Look
from bot.panels.model import Panel, Row, panel
from bot.panels.public import news, waiting_voters

OWN_MATTERS = ("reminder", "timeout", "away", "replace")  # of the log, where they concern the reader


def letter(look: Look, happenings: Sequence[Happening]) -> Panel | None:
    """The message to a seat about what happened since the last one; None: there is nothing to write."""
    assert look.seat is not None, "letters go to players"
    if look.table.status == "cancelled":
        return panel(news(look.lines(happenings)) or look.say("table-closed"))
    if look.table.status != "running":
        return None
    where, panels = f"<#{look.table.channel}>", look.hosted.panels
    if look.in_secret:
        return panels.letter(look, where)
    if look.seat in waiting_voters(look):
        return question_panel(look, where)
    own = [happening for happening in happenings if happening.kind in OWN_MATTERS and happening.seat == look.seat]
    if own:
        return panel("\n".join([*look.lines(own), where]), _way_back_in(look))
    return panels.opening_letter(look, happenings, where)


def _way_back_in(look: Look) -> Row:
    assert look.seat is not None
    if look.table.seats[look.seat].automat:
        return (look.button("take_back", style="primary"),)
    return look.hosted.panels.onward(look)[:1]


def question_panel(look: Look, note: str = "") -> Panel:
    """Whether somebody may take something back, for one of those who must agree."""
    ask = look.table.ask
    assert ask is not None
    return panel(
        note,
        look.say("undo-wish", who=look.names[ask.seat]),
        (look.button("agree", style="success"), look.button("decline", style="danger")),
    )
