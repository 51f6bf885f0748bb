"""Read-only panels of this game: board, shafts, orders, standings."""

from __future__ import annotations

from bot.games.szczesc.panels.reader_view import SzczescReaderView, own_shaft
from bot.games.szczesc.panels.secret_choices import order_line
from bot.games.szczesc.texts.labels import card_label, place_label
from bot.panels.components import ButtonRow, Panel, panel
from engine.contract import Seat

EMOJIS = {"my_shaft": "cage", "shaft": "cage", "plan": "mining", "orders": "order"}  # of buttons, by their verb


def navigation_buttons(reader: SzczescReaderView, *without: str) -> ButtonRow:
    """Buttons that lead on from an info panel."""
    own = ("my_shaft", "plan") if reader.seat is not None else ("shaft",)
    verbs = [verb for verb in ("play", *own, "orders", "standings", "board") if verb not in without]
    if not reader.on_turn:
        verbs = [verb for verb in verbs if verb != "play"]
    return tuple(
        reader.button(verb, style="primary" if verb == "play" else "secondary", emoji=EMOJIS.get(verb, "")) for verb in verbs
    )


def board_panel(reader: SzczescReaderView, note: str = "") -> Panel:
    """The board as it is now, for the reader."""
    return panel(note, reader.picture("board"), navigation_buttons(reader, "board"))


def shaft_panel(reader: SzczescReaderView, seat: Seat, note: str = "") -> Panel:
    """One player's mine, with a way to the others."""
    view = reader.view
    title = reader.say(
        "shaft-title", who=reader.names[seat], points=view.scores[seat], marks=view.money[seat], miners=view.miners[seat]
    )
    others = tuple(
        reader.button("shaft", str(number), label=name) for number, name in enumerate(reader.plain_names) if number != seat
    )
    return panel(
        note, title, reader.picture("shaft", seat), others, navigation_buttons(reader, "my_shaft" if seat == reader.seat else "")
    )


def orders_panel(reader: SzczescReaderView, note: str = "") -> Panel:
    """The orders on the board with what they cost, and everybody's pending ones."""
    view = reader.view
    offered = [place_label(place, reader.lang) for place in view.places if place.space.kind == "order" and place.piece]
    if view.phase == "draft":
        offered = [card_label(card, reader.lang) for card in view.display]
    blocks = []
    for seat, shaft in enumerate(view.shafts):
        lines = [order_line(reader, order) for order in shaft.pending]
        if shaft.in_hand:
            lines.append(reader.say("orders-hidden", cards=shaft.in_hand))
        blocks.append("\n".join([f"**{reader.names[seat]}**", *(f"- {line}" for line in lines or [reader.say("none")])]))
    own = reader.picture("hand") if reader.seat is not None and own_shaft(reader).pending else None
    board = "\n".join([reader.say("orders-offered"), *(f"- {line}" for line in offered)]) if offered else None
    return panel(note, board, "\n".join(blocks), own, navigation_buttons(reader, "orders"))


def standings_panel(reader: SzczescReaderView, note: str = "") -> Panel:
    """Points and majorities as far as the reader may know them."""
    scores = reader.view.scores
    order = sorted(range(reader.view.seats), key=lambda seat: -scores[seat])
    lines = [
        reader.say(
            "standings-line",
            place=1 + sum(other > scores[seat] for other in scores),
            who=reader.names[seat],
            points=scores[seat],
            marks=reader.view.money[seat],
            miners=reader.view.miners[seat],
        )
        for seat in order
    ]
    text = "\n".join([reader.say("standings-title"), *lines])
    return panel(
        note, text, reader.picture("standings"), (*navigation_buttons(reader, "standings", "board"), reader.button("log"))
    )
