"""Looking around in this game: board, shafts, orders, standings. Nothing here changes anything."""

from __future__ import annotations

from bot.panels.model import Panel, Row, panel
from bot.szczesc.panels.draws import order_line
from bot.szczesc.panels.look import SzLook, own_shaft
from bot.szczesc.texts.labels import card_label, place_label
from engine.contract import Seat


def onward(look: SzLook, *without: str) -> Row:
    """The ways on from a panel that only shows something."""
    verbs = [verb for verb in ("play", "my_shaft", "plan", "orders", "standings", "board") if verb not in without]
    if look.seat is None:
        verbs = [verb for verb in verbs if verb not in ("my_shaft", "plan")]
    if not look.on_turn:
        verbs = [verb for verb in verbs if verb != "play"]
    return tuple(look.button(verb, style="primary" if verb == "play" else "secondary") for verb in verbs)


def board_panel(look: SzLook, note: str = "") -> Panel:
    """The board as it is now, for the reader."""
    return panel(note, look.picture("board"), onward(look, "board"))


def shaft_panel(look: SzLook, seat: Seat, note: str = "") -> Panel:
    """One player's mine, with a way to the others."""
    view = look.view
    title = look.say(
        "shaft-title", who=look.names[seat], points=view.scores[seat], marks=view.money[seat], miners=view.miners[seat]
    )
    others = tuple(
        look.button("shaft", str(number), label=name) for number, name in enumerate(look.plain_names) if number != seat
    )
    return panel(note, title, look.picture("shaft", seat), others, onward(look, "my_shaft" if seat == look.seat else ""))


def orders_panel(look: SzLook, note: str = "") -> Panel:
    """The orders on the board with what they cost, and everybody's pending ones."""
    view = look.view
    offered = [place_label(place, look.lang) for place in view.places if place.space.kind == "order" and place.piece]
    if view.phase == "draft":
        offered = [card_label(card, look.lang) for card in view.display]
    blocks = []
    for seat, shaft in enumerate(view.shafts):
        lines = [order_line(look, order) for order in shaft.pending]
        if shaft.in_hand:
            lines.append(look.say("orders-hidden", cards=shaft.in_hand))
        blocks.append("\n".join([f"**{look.names[seat]}**", *(f"- {line}" for line in lines or [look.say("none")])]))
    own = look.picture("hand") if look.seat is not None and own_shaft(look).pending else None
    board = "\n".join([look.say("orders-offered"), *(f"- {line}" for line in offered)]) if offered else None
    return panel(note, board, own, "\n".join(blocks), onward(look, "orders"))


def standings_panel(look: SzLook, note: str = "") -> Panel:
    """Points and majorities as far as the reader may know them."""
    scores = look.view.scores
    order = sorted(range(look.view.seats), key=lambda seat: -scores[seat])
    lines = [
        look.say(
            "standings-line",
            place=1 + sum(other > scores[seat] for other in scores),
            who=look.names[seat],
            points=scores[seat],
            marks=look.view.money[seat],
            miners=look.view.miners[seat],
        )
        for seat in order
    ]
    text = "\n".join([look.say("standings-title"), *lines])
    return panel(note, text, look.picture("standings"), (*onward(look, "standings", "board"), look.button("log")))
