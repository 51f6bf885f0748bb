"""A shaft in half the width, for comparing two of them: store, cage, and the carts of each level counted by their load."""

from __future__ import annotations

from collections import Counter

from engine.szczesc.box import COLOURS
from engine.szczesc.view import ShaftView
from render import svg
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import title
from render.sprites import use
from render.svg import line, rect
from render.szczesc.palette import COAL
from render.szczesc.parts import draw_cart
from render.szczesc.scene import Scene
from render.szczesc.shaft_layout import CAGE_SLOTS
from render.theme import style

HEAD, ROW, WELL, PLATE = 50, 132, 108, 58
SHAFT_HEIGHT = HEAD + 5 * ROW
_COUNT, _LEVEL = style("black", 40, 27), style("black", 40, 30)


def draw_small_shaft(canvas: Canvas, scene: Scene, name: str, box: Box, *, shaft: ShaftView, was: ShaftView) -> None:
    """The shaft; whatever is not as it was stands in a lamp frame."""
    tone = "steel_d" if shaft is was else "loco_d"
    body = rect(Box(0, 0, box.w, box.h), "soot2", "soot") + rect(Box(0, 0, box.w, HEAD), tone, "soot")
    body += rect(Box(WELL, HEAD, box.w - WELL, ROW), "paper", "soot")
    for i, colour in enumerate(COLOURS, 1):
        body += _seam(Box(WELL, HEAD + i * ROW, box.w - WELL, ROW), colour)
    body += "".join(rect(Box(x, HEAD + ROW, 12, 4 * ROW), "brick", "soot", 2) for x in (2, WELL - 14))
    body += "".join(line((x, HEAD + ROW), (x, box.h), "steel_l", 3) for x in (22, WELL - 22))
    canvas.vector(body, box, bleed=2)
    title(canvas, f"{name}/title", scene.words(name), Box(box.x, box.y, box.w, HEAD), size=32)
    _store(canvas, scene, name, Box(box.x + WELL, box.y + HEAD, box.w - WELL, ROW), (shaft.store, was.store))
    for i, colour in enumerate(COLOURS, 1):
        row = Box(box.x + WELL, box.y + HEAD + i * ROW, box.w - WELL, ROW)
        changed = Counter(shaft.carts[i - 1]) != Counter(was.carts[i - 1])
        _level(canvas, f"{name}/level {i}", row, colour, shaft.carts[i - 1], hot=changed)
    _cage(canvas, Box(box.x, box.y + HEAD, WELL, box.h - HEAD), shaft, hot=(shaft.level, shaft.cage) != (was.level, was.cage))


def _seam(box: Box, colour: str) -> str:
    body = rect(box, COAL[colour].rock, "soot")
    for i, dy in enumerate((26, 62, 100)):
        y = box.y + dy
        wave = f"M{box.x + 4} {y} q{box.w / 4} {-9 if i % 2 else 9} {box.w / 2} 0 t{box.w / 2 - 8} 0"
        body += svg.path(wave, "none", COAL[colour].vein, 2.5, more='opacity=".55"')
    return body


def _store(canvas: Canvas, scene: Scene, name: str, box: Box, stores: tuple[str, str]) -> None:
    canvas.text(f"{name}/store", scene.words("store"), box.at(12, 6, box.w - 24, 36), style("serif", 29, 22), "soot2")
    for colour, cell in zip(COLOURS, box.at(8, 44, box.w - 16, ROW - 54).grid(4, 1, 5)):
        now, was = (store.count(colour) for store in stores)
        fill = "lamp" if now != was else "paper_hi" if now else "paper_lo"
        canvas.vector(rect(Box(1.5, 1.5, cell.w - 3, cell.h - 3), fill, "soot", 3, radius=6), cell)
        canvas.centred(f"{'coal' if now else 'open'}_{colour}", cell.x + 24, cell.cy, 32)
        ink = "soot" if now or was else "soot3"
        canvas.text(f"{name}/store {colour}", now, cell.at(42, 6, cell.w - 46, cell.h - 12), _COUNT, ink, vital=True)


def _level(canvas: Canvas, name: str, row: Box, colour: str, carts: str, *, hot: bool) -> None:
    number = COLOURS.index(colour) + 1
    plate = row.at(8, 10, PLATE, ROW - 20)
    canvas.vector(rect(Box(0, 0, plate.w, plate.h), "soot", radius=8), plate)
    canvas.text(name, number, plate.at(4, 4, plate.w - 8, 52), _LEVEL, "white", vital=True)
    canvas.centred(f"coal_{colour}", plate.cx, plate.bottom - 30, 36)
    room = Box(plate.right + 10, row.y + 10, row.right - plate.right - 20, ROW - 20)
    if hot:
        canvas.vector(rect(Box(1.5, 1.5, room.w - 3, room.h - 3), "lamp", "soot", 3, radius=9), room)
        inner = room.inset(8)
        canvas.vector(rect(Box(1.5, 1.5, inner.w - 3, inner.h - 3), "lamp_hi", "soot", 2, radius=6), inner)
    groups = Counter(carts)
    order = [key for key in (".", colour, *(c for c in COLOURS if c != colour)) if groups[key]]
    columns, rows = (max(2, len(order)), 1) if len(order) <= 3 else (3, 2)
    for key, cell in zip(order, room.inset(12).grid(columns, rows, 4)):
        _carts(canvas, f"{name}/{'empty' if key == '.' else key}", (colour, key), groups[key], cell)


def _carts(canvas: Canvas, name: str, kind: tuple[str, str], count: int, cell: Box) -> None:
    """Carts of a colour with one kind of load, and how many."""
    wide = min(66.0, cell.w * 0.56, (cell.h - 4) * 0.92)
    draw_cart(canvas, *kind, Box(cell.x, cell.cy - wide * 0.53, wide, wide * 76 / 72))
    box = Box(cell.x + wide + 2, cell.cy - 24, cell.w - wide - 4, 48)
    canvas.vector(rect(Box(0, 0, box.w, box.h), "paper_hi", "soot", 2, radius=7), box)
    canvas.text(name, count, box.inset(4), style("black", 40, 27), vital=True)


def _cage(canvas: Canvas, well: Box, shaft: ShaftView, *, hot: bool) -> None:
    """The cage at its stop with its cubes; free places are dashed."""
    scale = 0.72
    box = Box(well.cx - 66 * scale, well.y + shaft.level * ROW + 4, 132 * scale, 172 * scale)
    rope = box.y - well.y
    if shaft.level:
        canvas.vector(line((2, 0), (2, rope), "paper_lo", 4), Box(well.cx - 2, well.y, 4, rope))
    body = use("cage", 0, 0, 132)
    if hot:
        body = rect(Box(-4, 18, 140, 158), "lamp", "soot", 4, radius=10) + body
    for i, (x, y) in enumerate(CAGE_SLOTS):
        if i < len(shaft.cage):
            body += use(f"coal_{shaft.cage[i]}", x, y, 42)
        else:
            body += rect(Box(x + 3, y + 3, 34, 34), "none", "steel_l", 2.6, radius=6, more='stroke-dasharray="5 4"')
    canvas.vector(svg.moved(body, 0, 0, scale), box, bleed=8)
