"""The whole mine in a small box: its shape, gold, the entrance, the window and the miners."""

from __future__ import annotations

from engine.goldmine.box import ENTRANCE
from engine.goldmine.cells import coordinates
from engine.goldmine.view import View
from render.box import Box
from render.canvas import Canvas
from render.goldmine.palette import ROCK
from render.goldmine.parts import symbol
from render.goldmine.strip_frame import plate
from render.goldmine.window import Window, around, spots_of
from render.svg import circle, path, rect

_LARGEST = 24  # side of a cell


def draw_minimap(canvas: Canvas, view: View, window: Window, box: Box, lit: int | None) -> None:
    """Rock, gold, empty chambers (rings), caverns, entrance; a frame for the window, symbols for the miners."""
    plate(canvas, box)
    full = around(spots_of(view.mine.pieces))
    size = min(_LARGEST, (box.w - 24) / full.columns, (box.h - 24) / full.rows)
    left, top = (box.w - full.columns * size) / 2, (box.h - full.rows * size) / 2
    gold = frozenset(view.nuggets)
    for cell, piece in view.mine.pieces.items():
        cx, cy = coordinates(cell)
        square = Box(box.x + left + (cx - full.left) * size, box.y + top + (cy - full.top) * size, size - 1.4, size - 1.4)
        canvas.fill(square, "lamp" if piece.code == ENTRANCE else "cold_l" if piece.cave else ROCK)
        if piece.chamber:
            canvas.vector(_chamber(size, gold=cell in gold), Box(square.x, square.y, size, size))
        if piece.code == ENTRANCE:
            canvas.vector(_entrance(size), Box(square.x, square.y, size, size), bleed=2)
    x, y = max(5.0, left + (window.left - full.left) * size - 2), max(5.0, top + (window.top - full.top) * size - 2)
    right = min(left + (window.right + 1 - full.left) * size + 1, box.w - 5)
    bottom = min(top + (window.bottom + 1 - full.top) * size + 1, box.h - 5)
    _frame(canvas, Box(round(box.x + x), round(box.y + y), round(right - x), round(bottom - y)))
    side = max(26.0, size * 1.25)
    seats = [seat for seat in range(view.seats) if view.players[seat].miner is not None]
    for seat in sorted(seats, key=lambda one: one == lit):
        miner = view.players[seat].miner
        assert miner is not None
        here = [other for other in seats if (view.players[other].miner or 0) >> 4 == miner >> 4]
        cx, cy = coordinates(miner >> 4)
        at_x = box.x + left + (cx - full.left + 0.5) * size + (here.index(seat) - (len(here) - 1) / 2) * side * 0.6
        at_y = box.y + top + (cy - full.top + 0.5) * size
        if seat == lit:
            r = side * 0.68
            canvas.vector(circle((r + 2, r + 2), r, "lamp", "soot", 2.4), Box(at_x - r - 2, at_y - r - 2, 2 * r + 4, 2 * r + 4))
        canvas.centred(symbol(seat), at_x, at_y, side)


def _chamber(size: float, *, gold: bool) -> str:
    """A disc for gold, a ring for an empty chamber."""
    middle = (size / 2 - 0.7, size / 2 - 0.7)
    return circle(middle, size * 0.3, "lamp" if gold else "none", "lamp" if gold else "paper_edge", 1.6)


def _entrance(size: float) -> str:
    """A ladder."""
    left, right = size * 0.3, size * 0.64
    rungs = f"M{left:.1f} 2 V{size - 3:.1f} M{right:.1f} 2 V{size - 3:.1f} "
    rungs += " ".join(f"M{left:.1f} {size * share:.1f} H{right:.1f}" for share in (0.35, 0.6))
    return rect(Box(0, 0, size - 1.4, size - 1.4), "lamp", "soot", 2.4, radius=2) + path(rungs, "none", "soot", 2)


def _frame(canvas: Canvas, box: Box) -> None:
    """The window's edge."""
    for edge in (box._replace(h=5), box.at(0, box.h - 5, box.w, 5), box._replace(w=5), box.at(box.w - 5, 0, 5, box.h)):
        canvas.fill(edge, "brick")
