"""What the strips of this game stand in and share: paper, bars, plates of players, chips of cards, numbered badges."""

from __future__ import annotations

from PIL import Image

from render import svg
from render.backdrop import grain
from render.box import Box
from render.canvas import Align, Canvas
from render.kept_images import kept_image
from render.niemcy.palette import CARD_COLOURS
from render.niemcy.pieces import player_disc, space, symbol
from render.strip_size import HEIGHT, WIDTH
from render.svg import Point, circle, moved, path, rect
from render.text import width
from render.theme import SEATS, style

EDGE = 14
INNER = WIDTH - 2 * EDGE
_BADGE = style("black", 34, 34)


@kept_image
def _paper(ink: str) -> Image.Image:
    return svg.rasterise(rect(Box(0, 0, WIDTH, HEIGHT), ink) + grain(WIDTH, HEIGHT, 5, 260), WIDTH, HEIGHT).convert("RGB")


def new_strip(height: float, ink: str = "paper") -> Canvas:
    """An empty strip."""
    return Canvas(_paper(ink).crop((0, 0, WIDTH, round(height))))


def bar(canvas: Canvas, height: float, ink: str = "soot", top: float = 0) -> None:
    """A dark bar across the strip with a lamp line below it."""
    canvas.fill(Box(0, top, WIDTH, height), ink)
    canvas.fill(Box(0, top + height - 4, WIDTH, 4), "lamp_d")


def title(canvas: Canvas, text: str, box: Box, size: float = 40) -> None:
    """What a strip is about."""
    canvas.text("title", text, box, style("serif", size, size * 0.6), "lamp", align="left")


def plate(canvas: Canvas, box: Box, fill: str = "paper_hi", stroke: str = "soot", *, lit: bool = False) -> None:
    """A plate; lit: with a lamp around it."""
    body = rect(Box(-4.6, -4.6, box.w + 9.2, box.h + 9.2), "lamp", "soot", 2.4, radius=12) if lit else ""
    canvas.vector(body + rect(Box(1.3, 1.3, box.w - 2.6, box.h - 2.6), fill, stroke, 2.6, radius=8), box, bleed=7 if lit else 0)


def field(canvas: Canvas, box: Box, fill: str, stroke: str = "", *, dashed: bool = False, radius: float = 7) -> None:
    """A coloured field without much of a frame."""
    inner = Box(1.3, 1.3, box.w - 2.6, box.h - 2.6)
    canvas.vector(rect(inner, fill, stroke, 2.4, radius=radius, more='stroke-dasharray="8 5"' if dashed else ""), box)


def player_plate(canvas: Canvas, text: str, seat: int | None, box: Box) -> None:
    """A plate in a player's colour with symbol and text."""
    fill, ink = (SEATS[seat].fill, SEATS[seat].ink) if seat is not None else ("soot2", "paper_hi")
    body = rect(Box(1.5, 1.5, box.w - 3, box.h - 3), fill, "paper_hi", 3, radius=9)
    x = 18.0
    if seat is not None:
        mark = circle((0, 0), box.h * 0.34, "none", ink, 3) + symbol(seat, box.h * 0.18)
        body += moved(mark, box.h / 2 + 4, box.h / 2)
        x = box.h + 10
    canvas.vector(body, box)
    canvas.text("turn", text, box.at(x, 2, box.w - x - 14, box.h - 4), style("black", box.h * 0.58, 24), ink, align="left")


def seat_flag(canvas: Canvas, seat: int, box: Box, word: str = "") -> None:
    """The slanted flag at the left of a player's row, with the symbol and a word below it."""
    w, h = box.w, box.h
    flag = f"M1.5 9 Q1.5 1.5 9 1.5 H{w} L{w - 12} {h - 1.5} H9 Q1.5 {h - 1.5} 1.5 {h - 9} Z"
    body = path(flag, SEATS[seat].fill, "soot", 2.6) + moved(symbol(seat, 25), w / 2 - 5, h / 2 - (13 if word else 0))
    canvas.vector(body, box, bleed=2)
    if word:
        room = box.at(4, h - 38, w - 22, 34)
        canvas.text(f"seat {seat}/on turn", word, room, style("black", 27, 20), SEATS[seat].ink)


def card_chip(canvas: Canvas, letter: str, box: Box) -> None:
    """A card as a small plate with its letter."""
    tone = CARD_COLOURS.get(letter)
    fill, ink = (tone.fill, tone.ink) if tone else ("lamp_hi", "soot")
    canvas.vector(rect(Box(1.2, 1.2, box.w - 2.4, box.h - 2.4), fill, "soot", 2.2, radius=5), box)
    canvas.text("chip", letter, box.inset(1), style("black", 26, 18), ink)


def space_sign(canvas: Canvas, colour: str, box: Box) -> None:
    """A free space as on the map, as large as the box."""
    scale = box.h / 30
    canvas.vector(moved(space(colour, box.w / scale), box.w / 2, box.h / 2, scale), box, bleed=2)


def numbered(canvas: Canvas, name: str, count: int, at: Point, r: float, *, lit: bool = False) -> None:
    """A disc with a number that a choice is made by."""
    w = round(max(2 * r, width(str(count), _BADGE) + 10))  # two digits in a small disc make it wider
    box = Box(round(at[0] - w / 2), round(at[1] - r), w, round(2 * r))
    inner = Box(2, 2, w - 4, box.h - 4)
    canvas.vector(rect(inner, "brick" if lit else "soot", "paper_hi", 3, radius=inner.h / 2), box, bleed=1)
    canvas.text(name, count, box.inset(2), _BADGE, "paper_hi" if lit else "lamp", vital=True)


def disc(canvas: Canvas, seat: int, x: float, y: float, r: float, *, lit: bool = False) -> None:
    """A player's disc; lit: with a lamp behind it."""
    body = (circle((0, 0), r + 7, "lamp") if lit else "") + player_disc(seat, r)
    size = round(2 * r + 18)
    canvas.vector(moved(body, size / 2, size / 2), Box(round(x - size / 2), round(y - size / 2), size, size))


def number(
    canvas: Canvas, name: str, text: object, box: Box, size: float = 42, *, ink: str = "soot", align: Align = "centre"
) -> None:
    """A number that a move depends on."""
    canvas.text(name, text, box, style("black", size, 34), ink, align=align, vital=True)


def plain_page(heading: str, text: str) -> Canvas:
    """A strip that says one thing in words."""
    canvas = new_strip(150)
    bar(canvas, 72)
    title(canvas, heading, Box(20, 2, WIDTH - 40, 62))
    canvas.text("note/head", text, Box(20, 82, WIDTH - 40, 56), style("semibold", 32, 20), align="left")
    return canvas
