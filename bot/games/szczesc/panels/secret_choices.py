"""Choices that only one player sees: the draft, a draw, and the coal for carts whose own has run out.

What is drawn is secret: addresses name pieces by their position in the hand, never by their code.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.szczesc.panels.places import balance_with
from bot.games.szczesc.panels.reader_view import SzczescReaderView, own_shaft
from bot.games.szczesc.texts.labels import card_label, card_short, cubes, piece_label, piece_short
from bot.panels.components import Panel, Select, SelectOption, panel, small_number
from bot.texts.formatting import listing
from engine.contract import Refusal
from engine.szczesc.box import CARDS, TILES
from engine.szczesc.state import Order

NONE = "none"
IN_ORDER = "all"


def draft_panel(reader: SzczescReaderView, note: str = "") -> Panel:
    """The display to pick from, and one's own hand below."""
    options = tuple(SelectOption(card, card_label(card, reader.lang), _goes_with(reader, card)) for card in reader.view.display)
    deadline = reader.deadline()
    return panel(
        note,
        reader.say("draft-yours") + (f" {reader.say('turn-deadline', deadline=deadline)}" if deadline else ""),
        reader.picture("hand"),
        Select(reader.to("draft"), reader.say("choose-card"), options),
        hand_lines(reader),
        (reader.button("play", label=reader.say("btn-refresh")), reader.button("rules")),
    )


def hand_panel(reader: SzczescReaderView, note: str = "") -> Panel:
    """What only the reader sees: the cards of the draft while it lasts, then orders and face-down deliveries."""
    buttons = [reader.button("my_shaft"), reader.button("plan"), reader.button("rules")]
    if reader.on_turn:
        buttons.insert(0, reader.button("play", style="primary"))
    hidden = own_shaft(reader).delivered[own_shaft(reader).revealed :]
    return panel(
        note,
        hand_lines(reader),
        reader.picture("hand"),
        reader.say("hand-delivered", cards=", ".join(card_short(code, reader.lang) for code in hidden)) if hidden else None,
        tuple(buttons),
    )


def hand_lines(reader: SzczescReaderView) -> str:
    """The reader's orders in words."""
    pending = own_shaft(reader).pending
    if not pending:
        return reader.say("hand-empty")
    return "\n".join([reader.say("hand-title", cards=len(pending)), *(f"- {order_line(reader, order)}" for order in pending)])


def order_line(reader: SzczescReaderView, order: Order) -> str:
    """A card with how far it is."""
    label = card_label(order.code, reader.lang)
    if order.complete:
        return reader.say("orders-complete", order=f"**{label}**")
    if not order.cubes:
        return label
    missing = "".join(colour for colour, filled in zip(order.squares, order.fillings) if not filled)
    return f"{label} · {reader.say('order-missing', cubes=cubes(missing, reader.lang))}"


def _goes_with(reader: SzczescReaderView, card: str) -> str:
    """Which cards in hand have the same transport."""
    same = [card_short(order.code, reader.lang) for order in own_shaft(reader).pending if order.code[0] == card[0]]
    return reader.say("same-transport", orders=listing(same, reader.lang)) if same else ""


# --- a draw -----------------------------------------------------------------------------------------------------------


def keep_panel(reader: SzczescReaderView, note: str = "") -> Panel:
    """Five pictures: keep one of them, or none."""
    legal = {text.removeprefix("keep ") for text in reader.legal}
    pieces = list(dict.fromkeys(reader.view.held or ()))
    options = [SelectOption(piece, piece_label(piece, reader.lang), _worth(reader, piece)) for piece in pieces if piece in legal]
    return panel(
        note,
        reader.say("draw-title"),
        reader.picture("draw"),
        Select(reader.to("keep"), reader.say("choose-piece"), (*options, SelectOption(NONE, reader.say("action-keep-none")))),
        "\n".join(
            reader.say("play-closed-place", place=piece_label(piece, reader.lang), reason=_too_dear(reader, piece))
            for piece in pieces
            if piece not in legal
        ),
    )


def _worth(reader: SzczescReaderView, piece: str) -> str:
    if piece in CARDS:
        return _goes_with(reader, piece)
    light, dark = balance_with(reader, piece)
    return reader.say("effect-tile", marks=TILES[piece].price, light=light, dark=dark)


def _too_dear(reader: SzczescReaderView, piece: str) -> str:
    assert reader.seat is not None
    return reader.reason(Refusal("needs_marks", {"needs": TILES[piece].price, "have": reader.view.money[reader.seat]}, piece))


def rest_panel(reader: SzczescReaderView, note: str = "") -> Panel:
    """Where everything that was not kept goes."""
    return panel(
        note,
        reader.say("draw-rest"),
        reader.picture("draw"),
        "\n".join(f"- {piece_label(piece, reader.lang)}" for piece in reader.view.held or ()),
        (
            reader.button("rest", "top", label=reader.say("btn-rest-top"), style="primary"),
            reader.button("rest", "bottom", label=reader.say("btn-rest-bottom"), style="primary"),
            reader.button("undo_step"),
        ),
    )


def return_panel(reader: SzczescReaderView, note: str = "") -> Panel:
    """In which order the rest goes back: the pieces are pressed one after the other."""
    view, held = reader.view, reader.view.held or ()
    back = [piece_short(piece, reader.lang) for piece in view.put_back or ()]
    return panel(
        note,
        reader.say(f"draw-return-{view.rest}", pieces=" · ".join(back) or "–"),
        reader.picture("draw"),
        reader.say("choose-next"),
        tuple(
            reader.button("return", str(held.index(piece)), label=piece_label(piece, reader.lang), style="primary")
            for piece in dict.fromkeys(held)
        ),
        (reader.button("return", IN_ORDER, label=reader.say("btn-as-they-lie")), reader.button("undo_step")),
    )


def keep_actions(held: Sequence[str], value: str) -> list[str]:
    """What choosing a piece (or none) means; when nothing is left to put back, that is settled with it."""
    return [f"keep {value}", "top"] if len(held) == 1 and value == held[0] else [f"keep {value}"]


def rest_actions(held: Sequence[str], where: str) -> list[str]:
    """Top or bottom; pieces between which there is nothing to choose go back at once."""
    return [where, *(held if len(set(held)) == 1 else ())]


def return_actions(held: Sequence[str], which: str) -> list[str]:
    """The piece pressed, and with it those between which there is nothing left to choose; none when there is no such piece."""
    if which == IN_ORDER:
        return list(held)
    index = small_number(which)
    if index is None or index >= len(held):
        return []
    left = [*held[:index], *held[index + 1 :]]
    return [held[index], *(left if len(set(left)) == 1 else ())]


def fill_panel(reader: SzczescReaderView, note: str = "") -> Panel:
    """Other coal for carts whose own has run out."""
    tile = TILES[own_shaft(reader).tiles[-1]]
    choices = [text.removeprefix("fill ") for text in reader.legal]
    return panel(
        note,
        reader.say("fill-title", colour=cubes(tile.colour, reader.lang), carts=reader.view.filling),
        reader.picture("shaft"),
        reader.say("choose-fill"),
        tuple(reader.button("fill", letters, label=cubes(letters, reader.lang), style="primary") for letters in choices),
    )
