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
    body = ""
    gold = frozenset(view.nuggets)
    for cell, piece in view.mine.pieces.items():
        cx, cy = coordinates(cell)
        x, y = left + (cx - full.left) * size, top + (cy - full.top) * size
        square = Box(x, y, size - 1.4, size - 1.4)
        body += rect(square, "cold_l" if piece.cave else ROCK, radius=2)
        if piece.chamber:
            has = cell in gold
            body += circle((square.cx, square.cy), size * 0.3, "lamp" if has else "none", "lamp" if has else "paper_edge", 1.6)
        if piece.code == ENTRANCE:
            rungs = (
                f"M{x + size * 0.3:.1f} {y + 2:.1f} V{y + size - 3:.1f} M{x + size * 0.64:.1f} {y + 2:.1f} V{y + size - 3:.1f} "
            )
            rungs += f"M{x + size * 0.3:.1f} {y + size * 0.35:.1f} H{x + size * 0.64:.1f} "
            rungs += f"M{x + size * 0.3:.1f} {y + size * 0.6:.1f} H{x + size * 0.64:.1f}"
            body += rect(square, "lamp", "soot", 2.4, radius=2) + path(rungs, "none", "soot", 2)
    shown = Box(
        left + (window.left - full.left) * size - 2,
        top + (window.top - full.top) * size - 2,
        window.columns * size + 3,
        window.rows * size + 3,
    )
    x, y = max(5.0, shown.x), max(5.0, shown.y)
    shown = Box(x, y, min(shown.right, box.w - 5) - x, min(shown.bottom, box.h - 5) - y)
    canvas.vector(body + rect(shown, "none", "brick", 5, radius=4), box)
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
