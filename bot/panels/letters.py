"""What a player is written in a direct message: only what cannot wait for the channel, or may not be said there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model import Happening
from bot.panels.draws import draft_panel, hand_panel
from bot.panels.look import Look
from bot.panels.model import Panel, Row, panel
from bot.panels.public import news, waiting_voters
from bot.texts.words import happening_lines

OWN_MATTERS = ("reminder", "timeout", "away", "replace")  # of the log, where they concern the reader


def letter(look: Look, happenings: Sequence[Happening]) -> Panel | None:
    """The message to a seat about what happened since the last one; None: there is nothing to write."""
    assert look.seat is not None, "letters go to players"
    if look.table.status == "cancelled":
        return panel(news(happening_lines(happenings, look.names, look.lang, look.seat)) or look.say("table-closed"))
    if look.table.status != "running":
        return None
    where = f"<#{look.table.channel}>"
    if look.view.phase == "draft":
        if look.on_turn:
            return draft_panel(look, look.say("dm-turn", channel=where))
        assert look.view.turn is not None
        waiting = look.say("draft-waiting", who=look.names[look.view.turn])
        return hand_panel(look, f"{look.say('dm-draft', channel=where)}\n{waiting}")
    if look.seat in waiting_voters(look):
        return question_panel(look, where)
    own = [happening for happening in happenings if happening.kind in OWN_MATTERS and happening.seat == look.seat]
    if own:
        said = happening_lines(own, look.names, look.lang, look.seat)
        return panel("\n".join([*said, where]), _way_back_in(look))
    if any(event.kind == "draft_ended" for happening in happenings for event in happening.events):
        return hand_panel(look, look.say("dm-begins", channel=where))
    return None


def _way_back_in(look: Look) -> Row:
    assert look.seat is not None
    if look.table.seats[look.seat].automat:
        return (look.button("take_back", style="primary"),)
    return (look.button("play", style="primary"),) if look.on_turn else (look.button("my_shaft"),)


def question_panel(look: Look, note: str = "") -> Panel:
    """Whether somebody may take something back, for one of those who must agree."""
    ask = look.table.ask
    assert ask is not None
    return panel(
        note,
        look.say("undo-wish", who=look.names[ask.seat]),
        (look.button("agree", style="success"), look.button("decline", style="danger")),
    )
