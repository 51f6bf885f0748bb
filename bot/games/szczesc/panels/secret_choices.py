"""Choices that only one player sees: the draft, a draw, and the coal for carts whose own has run out.

What is drawn is secret: addresses name pieces by their position in the hand, never by their code.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.szczesc.panels.reader_view import SzczescReaderView, own_shaft
from bot.games.szczesc.texts.emojis import coal_emoji, piece_emoji
from bot.games.szczesc.texts.labels import card_label, card_short, cubes, piece_label, piece_short
from bot.panels.components import Panel, Select, SelectOption, panel, small_number
from bot.texts.formatting import listing
from engine.szczesc.box import CARDS, TILES
from engine.szczesc.state import Order

NONE = "none"
IN_ORDER = "all"


def draft_panel(reader: SzczescReaderView, note: str = "") -> Panel:
    """The display to pick from, with one's own hand in the same picture."""
    options = tuple(
        SelectOption(card, card_label(card, reader.lang), _goes_with(reader, card), piece_emoji(card))
        for card in reader.view.display
    )
    return panel(
        note,
        f"{reader.with_deadline(reader.say('draft-yours'), ' ')}\n{reader.say('newcomer-lesson')}",
        reader.picture("hand"),
        Select(reader.to("draft"), reader.say("choose-card"), options),
        (reader.button("how", "0", label=reader.say("btn-lesson")), reader.button("rules")),
    )


def hand_panel(reader: SzczescReaderView, note: str = "") -> Panel:
    """What only the reader sees: the cards of the draft while it lasts, then orders and face-down deliveries."""
    buttons = [reader.button("my_shaft", emoji="cage"), reader.button("plan", emoji="mining"), reader.button("rules")]
    if reader.view.phase == "draft":
        buttons = [reader.button("how", "0", label=reader.say("btn-lesson")), reader.button("rules")]
    if reader.on_turn:
        buttons.insert(0, reader.button("play", style="primary"))
    hidden = own_shaft(reader).delivered[own_shaft(reader).revealed :]
    return panel(
        note,
        hand_lines(reader),
        reader.say("hand-delivered", cards=", ".join(card_short(code, reader.lang) for code in hidden)) if hidden else None,
        reader.picture("hand"),
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
    """Five pieces: keep one of them, or none. Those that are too dear are grey; the picture says what is missing."""
    legal = {text.removeprefix("keep ") for text in reader.legal}
    held = reader.view.held or ()
    pieces = list(dict.fromkeys(held))
    return panel(
        note,
        "\n".join([reader.say("draw-title"), *(f"-# {line}" for line in _worths(reader, pieces))]),
        reader.picture("draw"),
        tuple(
            reader.button(
                "keep",
                str(held.index(piece)),
                label=_keep_label(reader, piece),
                style="primary",
                disabled=piece not in legal,
                emoji=piece_emoji(piece),
            )
            for piece in pieces
        ),
        (reader.button("keep", NONE, label=reader.say("action-keep-none"), style="primary"),),
    )


def _keep_label(reader: SzczescReaderView, piece: str) -> str:
    label = piece_label(piece, reader.lang)
    return label if piece in CARDS else reader.say("button-tile", piece=label, marks=TILES[piece].price)


def _worths(reader: SzczescReaderView, pieces: Sequence[str]) -> list[str]:
    """For cards, which of those in hand have the same transport."""
    found = [(piece, _goes_with(reader, piece)) for piece in pieces if piece in CARDS]
    return [f"{card_short(piece, reader.lang)}: {why}" for piece, why in found if why]


def rest_panel(reader: SzczescReaderView, note: str = "") -> Panel:
    """Where everything that was not kept goes: as it lies with one press, or in an order of one's own."""
    ways = [
        reader.button("rest", f"{where}{suffix}", label=reader.say(f"btn-rest-{where}-{how}"), style=style)
        for suffix, how, style in ((f" {IN_ORDER}", "lying", "success"), ("", "sorted", "primary"))
        for where in ("top", "bottom")
    ]
    return panel(note, reader.say("draw-rest"), reader.picture("draw"), tuple(ways[:2]), (*ways[2:], reader.button("undo_step")))


def return_panel(reader: SzczescReaderView, note: str = "") -> Panel:
    """In which order the rest goes back: the pieces are pressed one after the other."""
    view, held = reader.view, reader.view.held or ()
    back = [piece_short(piece, reader.lang) for piece in view.put_back or ()]
    return panel(
        note,
        f"{reader.say(f'draw-return-{view.rest}', pieces=' · '.join(back) or '–')}\n{reader.say('choose-next')}",
        reader.picture("draw"),
        tuple(
            reader.button(
                "return",
                str(held.index(piece)),
                label=piece_label(piece, reader.lang),
                style="primary",
                emoji=piece_emoji(piece),
            )
            for piece in dict.fromkeys(held)
        ),
        (reader.button("return", IN_ORDER, label=reader.say("btn-as-they-lie"), style="success"), reader.button("undo_step")),
    )


def keep_actions(held: Sequence[str], which: str) -> list[str]:
    """Keeping the piece at this position, or none; when nothing is left to put back, that is settled with it."""
    if which == NONE:
        return ["keep none"]
    piece = _at(held, which)
    if piece is None:
        return []
    return [f"keep {piece}", "top"] if len(held) == 1 else [f"keep {piece}"]


def rest_actions(held: Sequence[str], where: str) -> list[str]:
    """Top or bottom, with "all" as they lie; pieces between which there is nothing to choose go back at once."""
    where, _, order = where.partition(" ")
    return [where, *(held if order == IN_ORDER or len(set(held)) == 1 else ())]


def _at(held: Sequence[str], which: str) -> str | None:
    index = small_number(which)
    return held[index] if index is not None and index < len(held) else None


def return_actions(held: Sequence[str], which: str) -> list[str]:
    """The piece pressed, and with it those between which there is nothing left to choose; none when there is no such piece."""
    if which == IN_ORDER:
        return list(held)
    piece = _at(held, which)
    if piece is None:
        return []
    left = list(held)
    left.remove(piece)
    return [piece, *(left if len(set(left)) == 1 else ())]


def fill_panel(reader: SzczescReaderView, note: str = "") -> Panel:
    """Other coal for carts whose own has run out."""
    tile = TILES[own_shaft(reader).tiles[-1]]
    choices = [text.removeprefix("fill ") for text in reader.legal]
    why = reader.say("fill-title", colour=cubes(tile.colour, reader.lang), carts=reader.view.filling)
    return panel(
        note,
        f"{why}\n{reader.say('choose-fill')}",
        reader.picture("shaft"),
        tuple(
            reader.button("fill", letters, label=cubes(letters, reader.lang), style="primary", emoji=coal_emoji(letters))
            for letters in choices
        ),
        (reader.button("undo_step"),),
    )
