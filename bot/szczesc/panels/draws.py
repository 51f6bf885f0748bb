"""Choices that only one player sees: the draft, a draw, and the coal for carts whose own has run out.

What is drawn is secret: addresses name pieces by their position in the hand, never by their code.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.panels.model import Option, Panel, Select, panel
from bot.szczesc.panels.look import SzLook, own_shaft
from bot.szczesc.panels.places import balance_with
from bot.szczesc.texts.labels import card_label, cubes, piece_label
from bot.texts.words import listing
from engine.contract import Refusal
from engine.szczesc.box import CARDS, TILES
from engine.szczesc.state import Order

NONE = "none"
IN_ORDER = "all"


def draft_panel(look: SzLook, note: str = "") -> Panel:
    """The display to pick from, and one's own hand below."""
    options = tuple(Option(card, card_label(card, look.lang), _goes_with(look, card)) for card in look.view.display)
    deadline = look.deadline()
    return panel(
        note,
        look.say("draft-yours") + (f" {look.say('turn-deadline', deadline=deadline)}" if deadline else ""),
        look.picture("hand"),
        Select(look.to("draft"), look.say("choose-card"), options),
        hand_lines(look),
        (look.button("play", label=look.say("btn-refresh")), look.button("rules")),
    )


def hand_panel(look: SzLook, note: str = "") -> Panel:
    """What only the reader sees: the cards of the draft while it lasts, then orders and face-down deliveries."""
    buttons = [look.button("my_shaft"), look.button("plan"), look.button("rules")]
    if look.on_turn:
        buttons.insert(0, look.button("play", style="primary"))
    hidden = own_shaft(look).delivered[own_shaft(look).revealed :]
    return panel(
        note,
        hand_lines(look),
        look.picture("hand"),
        look.say("hand-delivered", cards=", ".join(hidden)) if hidden else None,
        tuple(buttons),
    )


def hand_lines(look: SzLook) -> str:
    """The reader's orders in words."""
    pending = own_shaft(look).pending
    if not pending:
        return look.say("hand-empty")
    return "\n".join([look.say("hand-title", cards=len(pending)), *(f"- {order_line(look, order)}" for order in pending)])


def order_line(look: SzLook, order: Order) -> str:
    """A card with how far it is."""
    label = card_label(order.code, look.lang)
    if order.complete:
        return look.say("orders-complete", order=f"**{label}**")
    if not order.cubes:
        return label
    missing = "".join(colour for colour, filled in zip(order.squares, order.fillings) if not filled)
    return f"{label} · {look.say('order-missing', cubes=cubes(missing, look.lang))}"


def _goes_with(look: SzLook, card: str) -> str:
    """Which cards in hand have the same transport."""
    same = [order.code for order in own_shaft(look).pending if order.code[0] == card[0]]
    return look.say("same-transport", orders=listing(same, look.lang)) if same else ""


# --- a draw -----------------------------------------------------------------------------------------------------------


def keep_panel(look: SzLook, note: str = "") -> Panel:
    """Five pictures: keep one of them, or none."""
    legal = {text.removeprefix("keep ") for text in look.legal}
    pieces = list(dict.fromkeys(look.view.held or ()))
    options = [Option(piece, piece_label(piece, look.lang), _worth(look, piece)) for piece in pieces if piece in legal]
    return panel(
        note,
        look.say("draw-title"),
        look.picture("draw"),
        Select(look.to("keep"), look.say("choose-piece"), (*options, Option(NONE, look.say("action-keep-none")))),
        "\n".join(
            look.say("play-closed-place", place=piece_label(piece, look.lang), reason=_too_dear(look, piece))
            for piece in pieces
            if piece not in legal
        ),
    )


def _worth(look: SzLook, piece: str) -> str:
    if piece in CARDS:
        return _goes_with(look, piece)
    light, dark = balance_with(look, piece)
    return look.say("effect-tile", marks=TILES[piece].price, light=light, dark=dark)


def _too_dear(look: SzLook, piece: str) -> str:
    assert look.seat is not None
    return look.reason(Refusal("needs_marks", {"needs": TILES[piece].price, "have": look.view.money[look.seat]}, piece))


def rest_panel(look: SzLook, note: str = "") -> Panel:
    """Where everything that was not kept goes."""
    return panel(
        note,
        look.say("draw-rest"),
        look.picture("draw"),
        "\n".join(f"- {piece_label(piece, look.lang)}" for piece in look.view.held or ()),
        (
            look.button("rest", "top", label=look.say("btn-rest-top"), style="primary"),
            look.button("rest", "bottom", label=look.say("btn-rest-bottom"), style="primary"),
            look.button("undo_step"),
        ),
    )


def return_panel(look: SzLook, note: str = "") -> Panel:
    """In which order the rest goes back: the pieces are pressed one after the other."""
    view, held = look.view, look.view.held or ()
    return panel(
        note,
        look.say(f"draw-return-{view.rest}", pieces=", ".join(view.put_back or ()) or "–"),
        look.picture("draw"),
        look.say("choose-next"),
        tuple(
            look.button("return", str(held.index(piece)), label=piece_label(piece, look.lang), style="primary")
            for piece in dict.fromkeys(held)
        ),
        (look.button("return", IN_ORDER, label=look.say("btn-as-they-lie")), look.button("undo_step")),
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
    if not which.isdecimal() or int(which) >= len(held):
        return []
    index = int(which)
    left = [*held[:index], *held[index + 1 :]]
    return [held[index], *(left if len(set(left)) == 1 else ())]


def fill_panel(look: SzLook, note: str = "") -> Panel:
    """Other coal for carts whose own has run out."""
    tile = TILES[own_shaft(look).tiles[-1]]
    choices = [text.removeprefix("fill ") for text in look.legal]
    return panel(
        note,
        look.say("fill-title", colour=cubes(tile.colour, look.lang), carts=look.view.filling),
        look.picture("shaft"),
        look.say("choose-fill"),
        tuple(look.button("fill", letters, label=cubes(letters, look.lang), style="primary") for letters in choices),
    )
