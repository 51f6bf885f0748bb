"""Small things that all pictures share: frames, names on bars, the suffix of a seat's sprites, a true minus."""

from __future__ import annotations

from render.box import Box
from render.canvas import Canvas
from render.sprites import sprite
from render.svg import rect
from render.text import fit, width
from render.theme import SEATS, style


def lamp_frame(canvas: Canvas, box: Box, width: float = 9) -> None:
    """What changed last: a lamp-yellow frame around the box; draw it before the content."""
    outer = box.inset(-width)
    canvas.vector(rect(Box(1.5, 1.5, outer.w - 3, outer.h - 3), "lamp", "soot", 3, radius=13), outer)


def title(canvas: Canvas, name: str, text: str, box: Box, *, emblem: str = "", size: float = 36) -> None:
    """A district's name in spaced capitals, with its emblem, centred on its bar."""
    face = style("serif", size, size * 0.55, spacing=size / 9)
    side = box.h - 8 if emblem else 0
    room = box.w - 24 - side - (10 if emblem else 0)
    shown, fitted = fit(text.upper(), face, room)
    length = width(shown, face, fitted)
    x = box.cx - (length + side + (10 if emblem else 0)) / 2
    if emblem:
        piece = sprite(emblem)
        canvas.centred(emblem, x + side / 2, box.y + 4 + side / 2, side * min(1.0, piece.w / piece.h))
        x += side + 10
    canvas.text(name, text.upper(), Box(x - 1, box.y, length + 2, box.h), face, "paper_hi", align="left")


def seat_of(seat: int) -> str:
    """The suffix of a seat's sprites."""
    return SEATS[seat].colour


def minus(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")
