"""Kept chance cards as a small fan: a sign says what each one does."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kopalnie.box import CARDS
from render.box import Box
from render.canvas import Canvas
from render.kopalnie.parts import art
from render.sprites import sprite, use
from render.svg import moved

_HIGH = 58.0
_MOST = 3  # in the fan: the last ones drawn
_SIGNS = {"new_hope": art("die_6"), "two_trails": art("die_2"), "spare_pick": art("pickaxe"), "lantern": "lantern"}


def draw_small_cards(canvas: Canvas, kept: Sequence[str | None], room: Box) -> None:
    """The kept cards, one over the other; one that the viewer may not see shows its back, none at all a pale card."""
    wide = _HIGH * sprite(art("chance_orange")).w / sprite(art("chance_orange")).h
    shown = list(kept[-_MOST:]) or [""]
    step = (room.w - wide) / max(1, _MOST - 1)
    left = room.x + (room.w - wide - step * (len(shown) - 1)) / 2
    for number, card in enumerate(shown):
        body = card_body(card) if card else use(art("chance_back" if card is None else "chance_orange"), 0, 0, height=_HIGH)
        if card == "":
            body = f'<g opacity=".4">{body}</g>'
        canvas.vector(body, Box(round(left + number * step), round(room.cy - _HIGH / 2), round(wide), _HIGH), bleed=2)


def card_body(card: str) -> str:
    """An orange card with the sign of what it does, 58 high."""
    body = use(art("chance_orange"), 0, 0, height=_HIGH)
    kind = CARDS[card].tile or CARDS[card].bonus
    if kind:
        return body + use(art(f"o_{'cauldron' if kind == 'bronze' else kind}"), 6, 22, 29)
    piece = sprite(_SIGNS[card])
    scale = 27 / max(piece.w, piece.h)
    return body + moved(piece.body, 20.7 - piece.w * scale / 2, 36 - piece.h * scale / 2, scale)
