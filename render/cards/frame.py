"""What the cards stand in: paper with a poster's sun, and a header."""

from __future__ import annotations

from PIL import Image

from render import svg
from render.backdrop import grain, halftone, rays
from render.box import Box
from render.canvas import Canvas
from render.kept_images import kept_image
from render.strip_size import HEIGHT, WIDTH
from render.svg import rect
from render.theme import style

EDGE = 20
HEADER = 68


@kept_image
def _paper() -> Image.Image:
    body = rect(Box(0, 0, WIDTH, HEIGHT), "paper") + rays((230, 260), 900) + halftone(Box(0, 0, WIDTH, 150), "brick_l")
    return svg.rasterise(body + grain(WIDTH, HEIGHT), WIDTH, HEIGHT).convert("RGB")


def new_card(head: str, right: str) -> Canvas:
    """A card of full size with its header: the game, and what the card is about."""
    canvas = Canvas(_paper().copy())
    canvas.fill(Box(0, 0, WIDTH, HEADER), "soot")
    canvas.fill(Box(0, HEADER, WIDTH, 5), "lamp")
    canvas.text("title", head, Box(EDGE, 6, WIDTH * 0.62, HEADER - 12), style("serif", 42, 28), "lamp", align="left")
    room = Box(WIDTH * 0.66, 6, WIDTH * 0.34 - EDGE, HEADER - 12)
    canvas.text("about", right, room, style("semibold", 34, 26), "paper_lo", align="right")
    return canvas


def plate(canvas: Canvas, box: Box, fill: str = "paper_hi") -> None:
    """A plain plate."""
    canvas.vector(rect(Box(1.5, 1.5, box.w - 3, box.h - 3), fill, "soot", 3, radius=10), box)
