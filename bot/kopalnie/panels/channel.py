"""What the channel is shown of this game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kopalnie.panels.look import KoLook
from bot.model import Happening
from bot.panels.model import Block, Row
from bot.panels.public import last_mover
from bot.texts.words import listing
from engine.contract import Event, Seat


def news(look: KoLook, happenings: Sequence[Happening]) -> list[Block]:
    """The mines with the last dig, and the treasures of whoever dug."""
    events = [event for happening in happenings for event in happening.events]
    board = look.picture("board", events=events)
    mover = last_mover(happenings)
    dug = any(event.kind == "dug" for event in events)
    return [board, look.picture("collection", mover, events)] if dug and mover is not None else [board]


def account(look: KoLook, events: Sequence[Event]) -> list[Block]:
    """The news say who did which mission; the picture below holds the whole account."""
    return []


def call(look: KoLook, seats: Sequence[Seat]) -> str:
    """Whoever is on turn, or everybody who has to choose a mission."""
    if look.view.phase == "missions":
        return look.say("turn-missions", who=listing([look.calls(seat) for seat in seats], look.lang))
    (seat,) = seats
    player = look.view.players[seat]
    return look.say("turn-next", who=look.calls(seat), coins=player.coins, cards=len(player.kept))


def buttons(look: KoLook) -> Row:
    """What most people want to press next."""
    if look.view.phase == "missions":
        return (look.button("play", style="primary", label=look.say("btn-choose")), look.button("hand"), look.button("rules"))
    others = ("hand", "collection", "standings", "rules")
    return (look.button("play", style="primary"), *(look.button(verb) for verb in others))
