"""What the channel is shown of this game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model import Happening
from bot.panels.model import Block, Row
from bot.panels.public import last_mover
from bot.szczesc.panels.look import SzLook
from bot.szczesc.texts.events import score_rows
from bot.szczesc.texts.labels import ROMAN
from engine.contract import Event, Seat


def news(look: SzLook, happenings: Sequence[Happening]) -> list[Block]:
    """The draft's display, or the majorities of a shift that ended, the board, and the shaft of whoever moved."""
    view = look.view
    if view.phase == "draft":
        assert view.turn is not None
        order = [(view.turn - place) % view.seats for place in range(view.seats)]
        begun = any(shaft.in_hand for shaft in view.shafts)
        return [
            look.picture("hand", view.turn),
            "" if begun else look.say("draft-order", names=", ".join(look.names[seat] for seat in order)),
        ]
    events = [event for happening in happenings for event in happening.events]
    board = look.picture("board", events=events)
    if any(event.kind == "shift_scored" for event in events):
        return [*account(look, events), look.picture("scoring", events=events), board]
    mover = last_mover(happenings)
    return [board] if mover is None else [board, look.picture("shaft", mover, events)]


def account(look: SzLook, events: Sequence[Event]) -> list[Block]:
    """The majorities of a shift that ended."""
    rows = [row for event in events if event.kind == "shift_scored" for row in score_rows(event, look.names, look.lang)]
    return ["\n".join(f"-# {row}" for row in rows)]


def call(look: SzLook, seats: Sequence[Seat]) -> str:
    """Whoever is on turn, and with what."""
    view, (seat,) = look.view, seats
    if view.phase == "draft":
        return look.say("turn-pick", who=look.calls(seat), cards=len(view.display))
    figures = {"miners": view.miners[seat], "marks": view.money[seat]}
    return look.say("turn-next", who=look.calls(seat), shift=ROMAN[view.shift], **figures)


def buttons(look: SzLook) -> Row:
    """What most people want to press next."""
    if look.view.phase == "draft":
        return (look.button("play", style="primary"), look.button("hand"), look.button("rules"))
    others = ("my_shaft", "orders", "standings", "rules")
    return (look.button("play", style="primary"), *(look.button(verb) for verb in others))
