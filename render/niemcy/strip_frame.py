"""What the strips of this game stand in: paper, header, plates."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import svg
from render.backdrop import grain
from render.box import Box
from render.canvas import Canvas
from render.strip_size import HEIGHT, WIDTH
from render.svg import rect
from render.text import wrap
from render.theme import style

EDGE = 14
INNER = WIDTH - 2 * EDGE


@lru_cache(maxsize=2)
def _paper(ink: str) -> Image.Image:
    return svg.rasterise(rect(Box(0, 0, WIDTH, HEIGHT), ink) + grain(WIDTH, HEIGHT, 5, 260), WIDTH, HEIGHT).convert("RGB")


def new_strip(height: float, ink: str = "paper") -> Canvas:
    """An empty strip."""
    return Canvas(_paper(ink).crop((0, 0, WIDTH, round(height))))


def head_bar(canvas: Canvas, title: str, height: float = 72) -> None:
    """The dark bar on top with what the strip is about."""
    canvas.fill(Box(0, 0, WIDTH, height), "soot")
    canvas.fill(Box(0, height - 4, WIDTH, 4), "lamp_d")
    canvas.text("title", title, Box(20, 2, WIDTH - 40, height - 8), style("serif", 42, 26), "lamp", align="left")


def plain_page(title: str, text: str) -> Canvas:
    """A strip of words alone."""
    face = style("semibold", 26, 20)
    lines = wrap(text, face, INNER - 12, 18)
    canvas = new_strip(min(HEIGHT, 92 + 36 * len(lines)))
    head_bar(canvas, title)
    for number, line in enumerate(lines):
        canvas.text(f"line {number}/head", line, Box(EDGE + 6, 82 + 36 * number, INNER - 12, 36), face, align="left")
    return canvas
