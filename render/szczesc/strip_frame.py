"""What the strips of this game share: ground and header, the flag and plates in it, walls with a roof, plates."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render import svg
from render.backdrop import grain, halftone, rays
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import seat_of, title
from render.kept_images import kept_image
from render.svg import line, path, polygon, rect
from render.szczesc.scene import Scene
from render.theme import SEATS, style

WIDTH = 1188
EDGE = 18
HEADER = 66  # the dark part of the header; below it a line of lamp light and a rim
TOP = 74  # where the content of a strip with a header begins
INNER = WIDTH - 2 * EDGE
ROOF, BAR = 36, 46
PURSE = 2 * 120 + 10  # how wide the plates of marks and miners are
VITAL = 34  # the least font of a number that a move depends on: its digits are 22 pixels high


@kept_image
def _ground(height: int, top: int) -> Image.Image:
    body = rect(Box(0, 0, WIDTH, height), "paper") + rays((WIDTH * 0.62, top + (height - top) * 0.55), 900)
    body += halftone(Box(0, top, WIDTH, 84), "brick_l")
    for part, ink in ((0.5, "paper_lo"), (0.76, "hill"), (0.93, "ground")):
        y = round(top + (height - top) * part)
        ridge = ((140, -24), (300, 34), (520, -12), (700, 40), (960, -4), (WIDTH, 26))
        body += path(f"M0 {height} V{y + 30} " + " ".join(f"L{x} {y + dy}" for x, dy in ridge) + f" V{height} Z", ink)
    return svg.rasterise(body + grain(WIDTH, height, count=300), WIDTH, height).convert("RGB")


def header_body() -> str:
    """The dark bar at the top of a picture's first strip."""
    return (
        rect(Box(0, 0, WIDTH, HEADER), "soot")
        + rect(Box(0, HEADER - 4, WIDTH, 5), "lamp")
        + rect(Box(0, HEADER + 1, WIDTH, 3), "soot")
    )


def new_strip(height: float, *, header: bool = True) -> Canvas:
    """Sky and hills, with the bar of a first strip or without."""
    canvas = Canvas(_ground(round(height), TOP if header else 0).copy())
    if header:
        canvas.vector(header_body(), Box(0, 0, WIDTH, TOP))
    return canvas


def draw_flag(canvas: Canvas, seat: int) -> float:
    """A player's colour and symbol in the corner of the header; returns where the title may begin."""
    canvas.vector(path("M0 0 H106 L86 62 H0 Z", SEATS[seat].fill), Box(0, 0, 106, 62))
    canvas.centred(f"sym_{seat_of(seat)}", 44, 31, 50)
    return 118


def draw_heading(canvas: Canvas, text: str, x: float, right: float) -> Box:
    """What the picture is; returns where its ink is."""
    return canvas.text("title", text, Box(x, 2, right - x, 58), style("serif", 42, 26), "lamp", align="left")


def draw_note(canvas: Canvas, text: str, x: float, *, size: float = 34, colour: str = "paper_hi") -> None:
    """What matters most, right in the header."""
    canvas.text("note", text, Box(x, 2, WIDTH - EDGE - x, 58), style("bold", size, 22), colour, align="right")


def draw_seat_plate(canvas: Canvas, name: str, text: str, seat: int, box: Box) -> None:
    """A line about a player on a plate of the player's colour."""
    canvas.vector(rect(Box(1.5, 1.5, box.w - 3, box.h - 3), SEATS[seat].fill, "paper_hi", 3, radius=10), box)
    canvas.centred(f"sym_{seat_of(seat)}", box.x + box.h / 2 + 2, box.cy, box.h - 10)
    room = box.at(box.h + 4, 2, box.w - box.h - 14, box.h - 4)
    canvas.text(name, text, room, style("black", 36, 24), SEATS[seat].ink, align="left")


def draw_purse(canvas: Canvas, scene: Scene, seat: int) -> None:
    """A player's marks and miners, on paper: the miner's black hat would vanish on soot."""
    left, right = Box(WIDTH - EDGE - PURSE, 6, PURSE, 52).grid(2, 1, 10)
    for box in (left, right):
        canvas.vector(rect(Box(1.5, 1.5, box.w - 3, box.h - 3), "paper_hi", "paper_edge", 3, radius=9), box)
    canvas.centred("coin", left.x + 28, left.cy, 40)
    canvas.text("marks", scene.view.money[seat], left.at(50, 4, 62, 44), style("black", 42, VITAL), vital=True)
    canvas.standing(f"miner_{seat_of(seat)}", right.x + 28, right.bottom - 3, height=46)
    canvas.text("miners", scene.view.miners[seat], right.at(50, 4, 62, 44), style("black", 42, VITAL), vital=True)


def draw_wall(canvas: Canvas, box: Box, tone: str, name: str, text: str, *, emblem: str = "", roof: str = "") -> Box:
    """A building with a bar for its name; returns the room below the bar. The roof stands above the box."""
    body = _ROOFS[roof](box.w, tone) if roof else ""
    body += rect(Box(0, 0, box.w, box.h), tone, "soot") + rect(Box(0, 0, box.w, BAR), f"{tone}_d", "soot")
    canvas.vector(body, box, bleed=ROOF + 4)
    title(canvas, name, text, Box(box.x, box.y, box.w, BAR), emblem=emblem, size=33)
    return Box(box.x + 12, box.y + BAR + 10, box.w - 24, box.h - BAR - 20)


def saw_roof(w: float, tone: str, teeth: int = 8, high: float = ROOF) -> str:
    """A workshop's roof, its foot at 0."""
    step = w / teeth
    body = ""
    for i in range(teeth):
        x = i * step
        body += polygon([(x, 2), (x, -high), (x + step, 2)], tone, "soot")
        body += polygon([(x + 5, -3), (x + 5, -high + 11), (x + step * 0.55, -3)], "lamp_hi", "soot", 2)
    return body


def mansard_roof(w: float, tone: str, high: float = ROOF) -> str:
    """An office's roof with dormers, its foot at 0."""
    body = polygon([(6, 0), (38, -high + 3), (w - 38, -high + 3), (w - 6, 0)], tone, "soot")
    body += rect(Box(34, -high, w - 68, 7), f"{tone}_d", "soot", 2.5, radius=2)
    count = max(1, int(w / 130))
    for i in range(count):
        cx = 60 + (w - 120) * (i + 0.5) / count
        body += rect(Box(cx - 11, -20, 22, 20), "lamp_hi", "soot", 2.5) + line((cx, -20), (cx, 0), "soot")
        body += path(f"M{cx - 17:.1f} -18 Q{cx:.1f} -34 {cx + 17:.1f} -18 Z", f"{tone}_d", "soot", 2.5)
    return body


_ROOFS: dict[str, Callable[[float, str], str]] = {"saw": saw_roof, "mansard": mansard_roof}


def draw_plate(canvas: Canvas, box: Box, fill: str = "paper_hi", *, dashed: bool = False, radius: float = 8) -> None:
    """A plain plate; dashed: a place where something may come."""
    more = 'stroke-dasharray="10 8"' if dashed else ""
    edge = "soot3" if dashed else "soot"
    canvas.vector(rect(Box(1.5, 1.5, box.w - 3, box.h - 3), fill, edge, 3, radius=radius, more=more), box)


def draw_badge(canvas: Canvas, name: str, text: object, centre: svg.Point, width: float = 42) -> None:
    """The number of a step or of a place in a row."""
    box = Box(centre[0] - width / 2, centre[1] - 19, width, 38)
    canvas.vector(rect(Box(1.5, 1.5, width - 3, 35), "soot", "paper_hi", 3, radius=17.5), box)
    canvas.text(name, text, box.inset(3, 2), style("black", VITAL, VITAL), "lamp", vital=True)


def draw_tick(canvas: Canvas, cx: float, cy: float, scale: float = 1.0, colour: str = "loco") -> None:
    """Something is done, or can be done."""
    body = path("M0 12 l11 12 l21 -25", "none", colour, 7, more='stroke-linecap="round"')
    canvas.vector(svg.moved(body, 0, 0, scale), Box(cx - 16 * scale, cy - 11 * scale, 34 * scale, 26 * scale), bleed=6)
