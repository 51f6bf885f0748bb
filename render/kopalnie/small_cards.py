"""Kept chance cards in a small room: a sign says what each one does."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kopalnie.box import CARDS
from render.box import Box
from render.canvas import Canvas
from render.kopalnie.parts import art
from render.sprites import sprite, use
from render.svg import circle, moved, path, rect

_CARD = Box(0, 0, 42, 58)
_TOKEN = Box(0, 0, 32, 30)
_MOST = 4  # tokens: those of the last cards drawn
_SIGNS = {"new_hope": art("die_6"), "two_trails": art("die_2"), "spare_pick": art("pickaxe"), "lantern": "lantern"}
_PLUS = circle((0, 0), 7, "lamp", "soot", 2) + path(
    "M-3.6 0 h7.2 M0 -3.6 v7.2", "none", "soot", 2.4
)  # points for each tile of it


def draw_small_cards(canvas: Canvas, kept: Sequence[str | None], room: Box) -> None:
    """One card as a card, several as tokens two by two; what the viewer may not see shows its back, none at all a pale card."""
    if len(kept) < 2:
        body = f'<g opacity=".4">{use(art("chance_orange"), 0, 0, height=_CARD.h)}</g>' if not kept else _card(kept[0])
        canvas.vector(body, Box(round(room.cx - _CARD.w / 2), round(room.cy - _CARD.h / 2), _CARD.w, _CARD.h), bleed=2)
        return
    shown = kept[-_MOST:]
    pitch = _TOKEN.h + 2
    top = (room.h - (len(shown) + 1) // 2 * pitch) / 2
    for number, card in enumerate(shown):
        place = room.at(number % 2 * (_TOKEN.w + 1), top + number // 2 * pitch, _TOKEN.w, _TOKEN.h)
        canvas.vector(_token(card), place, bleed=3)


def _card(card: str | None) -> str:
    if card is None:
        return use(art("chance_back"), 0, 0, height=_CARD.h)
    return use(art("chance_orange"), 0, 0, height=_CARD.h) + _sign(card, (20.7, 36), 28)


def _token(card: str | None) -> str:
    body = rect(_TOKEN.inset(1), "orange_l" if card else "brick", "soot", 2, radius=6)
    return body + (_sign(card, (_TOKEN.cx, _TOKEN.cy), 25) if card else use(art("mark_star"), 6, 5, 20))


def _sign(card: str, centre: tuple[float, float], size: float) -> str:
    """What a card does, this large, around a point."""
    kind = CARDS[card].tile or CARDS[card].bonus
    piece = sprite(art(f"o_{'cauldron' if kind == 'bronze' else kind}") if kind else _SIGNS[card])
    scale = size / max(piece.w, piece.h)
    x, y = centre
    body = moved(piece.body, x - piece.w * scale / 2, y - piece.h * scale / 2, scale)
    return body + (moved(_PLUS, x + size * 0.38, y + size * 0.34) if CARDS[card].bonus else "")
