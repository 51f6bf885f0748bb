"""What the strips of this game stand in: ground, header, plates, walls for cards."""

from __future__ import annotations

from PIL import Image

from render import svg
from render.backdrop import halftone, rays
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import seat_of, title
from render.kept_images import kept_image
from render.scene import Scene
from render.strip_size import HEIGHT, WIDTH
from render.svg import line, path, polygon, rect
from render.text import width
from render.theme import SEATS, style

EDGE = 16
INNER = WIDTH - 2 * EDGE
HEADER = 64
TOP = HEADER + 8  # below the header with its lamp line and rim
BAR = 46  # of a wall: with its name
ROOF = 34
_HILLS = (
    (170, "paper_lo", ((90, -40), (170, 0), (300, -70), (430, 20), (640, -50), (760, 20), (930, -40))),
    (340, "hill", ((200, -50), (420, 0), (700, -60), (900, -20))),
    (560, "ground", ((300, -25), (720, 0))),
)


@kept_image
def _ground() -> Image.Image:
    """Sky and hills; a lower strip shows the upper part of it."""
    body = rect(Box(0, 0, WIDTH, HEIGHT), "paper") + rays((WIDTH / 2, 190), 700) + halftone(Box(0, 0, WIDTH, 150), "brick_l")
    for y, ink, ridge in _HILLS:
        body += path(f"M0 {HEIGHT} V{y} " + " ".join(f"L{x} {y + dy}" for x, dy in ridge) + f" L{WIDTH} {y} V{HEIGHT} Z", ink)
    return svg.rasterise(body, WIDTH, HEIGHT).convert("RGB")


def prepare_ground(lang: str, seats: int) -> None:
    """Draw what all strips share; the rest is drawn when the first one asks, to keep the start short."""
    _ground()


def new_strip(height: float, *, header: bool = False) -> Canvas:
    """An empty strip, with room for a header or without."""
    canvas = Canvas(_ground().crop((0, 0, WIDTH, round(height))))
    if header:
        canvas.fill(Box(0, 0, WIDTH, HEADER), "soot")
        canvas.fill(Box(0, HEADER, WIDTH, 5), "lamp")
        canvas.fill(Box(0, HEADER + 5, WIDTH, 3), "soot")
    return canvas


def new_page(scene: Scene, height: float, head: str, *, seat: int | None = None, note: str = "", right: str = "") -> Canvas:
    """A strip with a header: the player's flag, what it is about, a remark, and one number."""
    canvas = new_strip(height, header=True)
    x, end = EDGE * 1.0, WIDTH - EDGE * 1.0
    if seat is not None:
        body = polygon([(0, 0), (104, 0), (84, HEADER), (0, HEADER)], SEATS[seat].fill)
        canvas.vector(body, Box(0, 0, 104, HEADER))
        canvas.centred(f"sym_{seat_of(seat)}", 44, HEADER / 2, 50)
        x = 116
    if right:
        canvas.text("right", right, Box(end - 190, 4, 190, HEADER - 8), style("serif", 46, 34), "lamp", align="right", vital=True)
        end -= 204
    if note:
        canvas.text("note", note, Box(end - 250, 6, 250, HEADER - 12), style("semibold", 28, 20), "paper_lo", align="right")
        end -= 262
    canvas.text("title", head, Box(x, 4, end - x, HEADER - 8), style("serif", 42, 26), "lamp", align="left")
    return canvas


def player_plate(canvas: Canvas, text: str, seat: int | None, box: Box, *, right: bool = False) -> Box:
    """A plate in a player's colour with symbol and text, as wide as it needs; returns its box."""
    face, side = style("black", 36, 25), 62 if seat is not None else 16
    w = round(min(box.w, width(text, face) + side + 18))
    plate = Box(box.right - w if right else box.x, box.y, w, box.h)
    fill, ink = (SEATS[seat].fill, SEATS[seat].ink) if seat is not None else ("soot2", "paper_hi")
    canvas.vector(rect(Box(1.5, 1.5, w - 3, box.h - 3), fill, "paper_hi", 3, radius=10), plate)
    if seat is not None:
        canvas.centred(f"sym_{seat_of(seat)}", plate.x + 32, plate.cy, 40)
    canvas.text("turn", text, plate.at(side, 2, w - side - 14, box.h - 4), face, ink, align="left")
    return plate


def plain_plate(canvas: Canvas, box: Box, fill: str = "paper_hi", *, lit: bool = False) -> None:
    """A plate; lit: what it shows has just changed."""
    body = rect(Box(-5, -5, box.w + 10, box.h + 10), "lamp", "soot", 3, radius=12) if lit else ""
    canvas.vector(body + rect(Box(1.5, 1.5, box.w - 3, box.h - 3), fill, "soot", 3, radius=8), box, bleed=7 if lit else 0)


def points_plate(canvas: Canvas, name: str, text: object, box: Box, size: float) -> None:
    """Points: always lamp-yellow on soot."""
    canvas.vector(rect(Box(0, 0, box.w, box.h), "soot", radius=8), box)
    canvas.text(name, text, box.inset(6, 3), style("black", size, 34), "lamp", vital=True)


def wall(canvas: Canvas, box: Box, tone: str, name: str, text: str, *, emblem: str = "", roof: bool = False) -> Box:
    """A building with a bar for its name; returns the room below the bar. A roof stands above the box."""
    if roof:
        canvas.vector(_mansard(box.w, tone), box.at(0, -ROOF, box.w, ROOF + 4), bleed=2)
    canvas.fill(box, "soot")
    canvas.fill(box.inset(3), tone)
    canvas.fill(box.at(3, 3, box.w - 6, BAR - 3), f"{tone}_d")
    canvas.fill(box.at(3, BAR, box.w - 6, 3), "soot")
    title(canvas, name, text, Box(box.x, box.y + 2, box.w, BAR - 2), emblem=emblem, size=32)
    return Box(box.x + 14, box.y + BAR + 13, box.w - 28, box.h - BAR - 27)


def _mansard(w: float, tone: str) -> str:
    body = polygon([(2, ROOF + 2), (34, 4), (w - 34, 4), (w - 2, ROOF + 2)], tone, "soot")
    body += rect(Box(30, 0, w - 60, 8), f"{tone}_d", "soot", 2.5, radius=2)
    count = int(w / 96)
    for i in range(count):
        cx = 60 + (w - 120) * (i + 0.5) / count
        body += rect(Box(cx - 11, ROOF - 19, 22, 20), "lamp_hi", "soot", 2.5) + line((cx, ROOF - 19), (cx, ROOF), "soot")
        body += path(f"M{cx - 16} {ROOF - 18} Q{cx} {ROOF - 32} {cx + 16} {ROOF - 18} Z", f"{tone}_d", "soot", 2.5)
    return body
