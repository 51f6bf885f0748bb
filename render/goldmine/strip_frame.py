"""What the strips of this game stand in: paper with sunrays, earth, bars and plates."""

from __future__ import annotations

import math

from PIL import Image

from render import svg
from render.backdrop import halftone
from render.box import Box
from render.canvas import Canvas
from render.goldmine.parts import Icon, draw_icon, symbol
from render.kept_images import kept_image
from render.strip_size import HEIGHT, WIDTH
from render.svg import polygon, rect
from render.theme import SEATS, style

EDGE = 20
BAR = 92
TOP = BAR + 8  # below a bar with its lamp line and rim


def rays(centre: tuple[float, float], length: float, beams: int, colour: str, opacity: float) -> str:
    """Beams of light from a point."""
    x, y = centre
    body = ""
    for beam in range(beams):
        angles = (beam * 2 * math.pi / beams, (beam + 0.5) * 2 * math.pi / beams)
        tips = [(x + length * math.cos(angle), y + length * math.sin(angle)) for angle in angles]
        body += polygon([(x, y), *tips], colour, more=f'fill-opacity="{opacity:g}"')
    return body


@kept_image
def _paper() -> Image.Image:
    body = rect(Box(0, 0, WIDTH, HEIGHT), "paper") + rays((WIDTH / 2, 150), 1000, 24, "lamp_hi", 0.5)
    return svg.rasterise(body + halftone(Box(0, TOP, WIDTH, 150), "brick_l"), WIDTH, HEIGHT).convert("RGB")


def prepare_ground(lang: str, seats: int) -> None:
    """Draw what all strips share; the rest is drawn when the first one asks, to keep the start short."""
    _paper()


def paper_strip(height: float) -> Canvas:
    """A strip of paper."""
    return Canvas(_paper().crop((0, 0, WIDTH, round(height))))


def plain_strip(height: float, colour: str = "ground") -> Canvas:
    """A strip of one colour."""
    return Canvas(Image.new("RGB", (WIDTH, round(height)), svg.ink(colour)))


def bar(canvas: Canvas, colour: str, height: float = BAR) -> None:
    """A bar at the top with a lamp line below it."""
    canvas.fill(Box(0, 0, WIDTH, height), colour)
    canvas.fill(Box(0, height, WIDTH, 5), "lamp")
    canvas.fill(Box(0, height + 5, WIDTH, 3), "soot")


def seat_bar(canvas: Canvas, seat: int, title: str, room: float = WIDTH - 110) -> None:
    """A low bar in a seat's colour with its symbol and what it is about."""
    bar(canvas, SEATS[seat].fill, 76)
    canvas.centred(symbol(seat), 46, 38, 52)
    canvas.text("title", title, Box(86, 4, room, 68), style("serif", 44, 27), SEATS[seat].ink, align="left")


def plate(canvas: Canvas, box: Box, fill: str = "paper_hi", *, lit: float = 0, radius: float = 8) -> None:
    """A plate with a soot outline; lit: inside a lamp frame so wide."""
    body = rect(Box(-lit, -lit, box.w + 2 * lit, box.h + 2 * lit), "lamp", "soot", 3, radius=radius + 5) if lit else ""
    canvas.vector(
        body + rect(Box(1.5, 1.5, box.w - 3, box.h - 3), fill, "soot", 3, radius=radius), box, bleed=round(lit) + 2 if lit else 0
    )


def line_with_icon(canvas: Canvas, name: str, icon: Icon, text: str, box: Box, *, size: float, vital: bool = False) -> None:
    """An icon and a line of text beside it."""
    side = min(box.h, 48)
    draw_icon(canvas, icon, Box(box.x, round(box.cy - side / 2), side, side))
    face = style("bold", size, 34 if vital else size * 0.62)
    canvas.text(name, text, box.at(side + 14, 0, box.w - side - 14, box.h), face, align="left", vital=vital)
