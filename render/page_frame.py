"""The frame that these pictures share: header, strip, sky, walls with a roof, plates and players' flags."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PIL import Image

from render import svg
from render.backdrop import halftone, rays
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import seat_of, title
from render.scene import Scene
from render.svg import line, path, polygon, rect
from render.theme import SEATS, style

WIDTH, EDGE = 1000, 24
HEADER, STRIP = 92, 66
TOP = HEADER + STRIP  # where the sheet's own content begins
INNER = WIDTH - 2 * EDGE
ROOF = 52
BAR = 52
LABEL = 282  # of a line that all players share: what it is about


@lru_cache(maxsize=16)
def _ground(height: int) -> Image.Image:
    body = rect(Box(0, 0, WIDTH, height), "paper") + rays((WIDTH / 2, TOP + 190), max(900, height))
    body += halftone(Box(0, TOP + 10, WIDTH, 110), "brick_l")
    for top, ink in ((height * 0.45, "paper_lo"), (height * 0.72, "hill"), (height - 120, "ground")):
        y = round(top)
        ridge = ((140, -24), (300, 44), (520, -12), (700, 52), (880, 0), (WIDTH, 30))
        body += path(f"M0 {height} V{y + 40} " + " ".join(f"L{x} {y + dy}" for x, dy in ridge) + f" V{height} Z", ink)
    body += rect(Box(0, 0, WIDTH, HEADER), "soot") + rect(Box(0, HEADER, WIDTH, STRIP), "soot2")
    body += rect(Box(0, TOP - 4, WIDTH, 4), "lamp")
    return svg.rasterise(body, WIDTH, height).convert("RGB")


def new_page(scene: Scene, height: float, head: str, note: str, *, seat: int | None = None, right: str = "") -> Canvas:
    """An empty sheet with its title, and below it what matters most, with the symbol of the player it is about."""
    canvas = Canvas(_ground(round(height)).copy())
    side = 270 if right else 0
    canvas.text("title", head, Box(EDGE, 8, INNER - side, HEADER - 18), style("serif", 54, 34), "lamp", align="left")
    if right:
        canvas.text("right", right, Box(WIDTH - EDGE - 262, 8, 262, HEADER - 18), style("serif", 46, 30), "lamp", align="right")
    x = EDGE * 1.0
    if seat is not None:
        canvas.sprite(f"sym_{seat_of(seat)}", x, HEADER + 8, 46)
        x += 58
    canvas.text("note", note, Box(x, HEADER + 2, WIDTH - EDGE - x, STRIP - 8), style("bold", 36, 25), "paper_hi", align="left")
    return canvas


def wall(canvas: Canvas, box: Box, tone: str, name: str, text: str, *, emblem: str = "", roof: str = "") -> Box:
    """A building with a bar for its name; returns the room below the bar. The roof stands above the box."""
    body = _ROOFS[roof](box.w, tone) if roof else ""
    body += rect(Box(0, 0, box.w, box.h), tone, "soot") + rect(Box(0, 0, box.w, BAR), f"{tone}_d", "soot")
    canvas.vector(body, box, bleed=ROOF + 4)
    title(canvas, name, text, Box(box.x, box.y, box.w, BAR), emblem=emblem, size=34)
    return Box(box.x + 14, box.y + BAR + 12, box.w - 28, box.h - BAR - 26)


def _sawteeth(w: float, tone: str) -> str:
    teeth = 9
    step = w / teeth
    body = ""
    for i in range(teeth):
        x = i * step
        body += polygon([(x, 2), (x, -ROOF), (x + step, 2)], tone, "soot")
        body += polygon([(x + 6, -4), (x + 6, -ROOF + 15), (x + step * 0.56, -4)], "lamp_hi", "soot", 2)
    return body


def _mansard(w: float, tone: str) -> str:
    body = polygon([(6, 0), (42, -ROOF + 4), (w - 42, -ROOF + 4), (w - 6, 0)], tone, "soot")
    body += rect(Box(38, -ROOF, w - 76, 8), f"{tone}_d", "soot", 2.5, radius=2)
    count = int(w / 130)
    for i in range(count):
        cx = 70 + (w - 140) * (i + 0.5) / count
        body += rect(Box(cx - 13, -29, 26, 29), "lamp_hi", "soot", 2.5) + line((cx, -29), (cx, 0), "soot")
        body += path(f"M{cx - 20} -27 Q{cx} -48 {cx + 20} -27 Z", f"{tone}_d", "soot", 2.5)
    return body


_ROOFS = {"saw": _sawteeth, "mansard": _mansard}


def plain_plate(canvas: Canvas, box: Box, fill: str = "paper_hi", *, dashed: bool = False) -> None:
    """A plain plate; dashed: a place where something may come."""
    more = 'stroke-dasharray="10 8"' if dashed else ""
    edge = "soot3" if dashed else "soot"
    canvas.vector(rect(Box(1.5, 1.5, box.w - 3, box.h - 3), fill, edge, 3, radius=8, more=more), box)


PointsStyle = Literal["sure", "open", "later"]


def points_plate(canvas: Canvas, name: str, text: str, box: Box, size: float, *, look: PointsStyle = "sure") -> None:
    """Points: always lamp-yellow on soot; what is not certain stands on a dashed plate, what does not count yet is pale."""
    if look == "open":
        plain_plate(canvas, box, dashed=True)
    else:
        canvas.vector(rect(Box(0, 0, box.w, box.h), "soot" if look == "sure" else "soot3", radius=8), box)
    ink = {"sure": "lamp", "open": "soot", "later": "paper_hi"}[look]
    canvas.text(name, text, box.inset(5, 2), style("black", size, 24), ink, vital=True)


def flag(canvas: Canvas, scene: Scene, seat: int, box: Box, *, lit: bool = False, sign: str = "") -> None:
    """A player's colour with symbol and name: symbol above, beside it perhaps a further sprite, name below."""
    w, h = box.w, box.h
    body = rect(Box(-8, -8, w + 16, h + 16), "lamp", "soot", 3, radius=12) if lit else ""
    body += rect(Box(1.5, 1.5, w - 3, h - 3), "paper_hi", "soot", 3, radius=8)
    body += path(f"M3 10 q0 -7 7 -7 H{w - 10} q7 0 7 7 V{h - 52} H3 Z", SEATS[seat].fill)
    body += line((2, h - 52), (w - 2, h - 52), "soot", 3)
    canvas.vector(body, box, bleed=12)
    size = min(52.0, h - 62)
    cx = box.cx - (32 if sign else 0)
    canvas.centred(f"sym_{seat_of(seat)}", cx, box.y + (h - 52) / 2 + 1, size)
    if sign:
        canvas.centred(sign, cx + 62, box.y + (h - 52) / 2 + 1, size)
    room = Box(box.x + 6, box.bottom - 50, box.w - 12, 47)
    canvas.text(f"seat {seat}/name", scene.name(seat), room, style("serif", 34, 25))


def badge(canvas: Canvas, name: str, text: object, centre: svg.Point, width: float = 44) -> None:
    """The number of a step or of a place in a row."""
    box = Box(centre[0] - width / 2, centre[1] - 22, width, 44)
    canvas.vector(rect(Box(1.5, 1.5, width - 3, 41), "soot", "paper_hi", 3, radius=20.5), box)
    canvas.text(name, text, box.inset(4), style("black", 30, 24), "lamp", vital=True)


def columns(box: Box, seats: int, gap: float = 8) -> list[Box]:
    """A column for each player."""
    return box.grid(seats, 1, gap)


def cells_of(box: Box) -> Box:
    """The part of a line that the players share."""
    return Box(box.x + LABEL + 8, box.y, box.w - LABEL - 8, box.h)
