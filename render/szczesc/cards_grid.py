"""Cards in centred rows, as large as their room allows, with the code below each, as a player types it."""

from __future__ import annotations

from collections.abc import Sequence

from render.box import Box
from render.canvas import Canvas
from render.szczesc.parts import CARD, draw_card
from render.theme import style

CAPTION, GAP = 40, 14
CardWithFilling = tuple[str, tuple[str, ...] | None]  # its code, and what lies on its squares


def card_boxes(room: Box, count: int, most: float = 188) -> list[Box]:
    """Places for so many cards, each with room for its code below, at most so wide."""
    if not count:
        return []

    def widest(columns: int) -> float:
        rows = -(-count // columns)
        high = (room.h - GAP * (rows - 1)) / rows - CAPTION
        return min(most, (room.w - GAP * (columns - 1)) / columns, high * CARD.w / CARD.h)

    columns = max(range(1, count + 1), key=lambda columns: (widest(columns), -columns))
    rows, w = -(-count // columns), widest(columns)
    columns = -(-count // rows)
    h = w * CARD.h / CARD.w
    gap = min(44.0, max(GAP, (room.w - columns * w) / columns))
    top = room.y + (room.h - rows * (h + CAPTION + GAP) + GAP) / 2
    boxes = []
    for i in range(count):
        row, column = divmod(i, columns)
        there = min(columns, count - row * columns)
        left = room.cx - (there * (w + gap) - gap) / 2
        boxes.append(Box(left + column * (w + gap), top + row * (h + CAPTION + GAP), w, h))
    return boxes


def draw_cards(canvas: Canvas, name: str, cards: Sequence[CardWithFilling], room: Box) -> None:
    """The cards with their codes."""
    for (code, fillings), box in zip(cards, card_boxes(room, len(cards))):
        draw_card(canvas, f"{name}/{code}", code, box, fillings)
        label = Box(box.x - 6, box.bottom + 2, box.w + 12, CAPTION - 4)
        canvas.text(f"{name}/{code}/code", code, label, style("black", 33, 22), "paper_hi")
