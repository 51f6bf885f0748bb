"""A shaft for the mining plan: store, cage, and the carts of each level counted by their load."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.szczesc.box import COLOURS
from engine.szczesc.view import ShaftView
from render import svg
from render.box import Box
from render.canvas import Canvas
from render.svg import line, path, rect
from render.szczesc.palette import COAL
from render.szczesc.parts import draw_cart
from render.szczesc.scene import Scene
from render.szczesc.shaft import cage_body
from render.szczesc.strip_frame import VITAL
from render.text import width
from render.theme import style

ROW, WELL, PLATE = 111, 114, 58
SHAFT_HEIGHT = 5 * ROW
_COUNT = style("black", 40, VITAL)
_STEPS = style("black", 28, 24)


def draw_small_shaft(
    canvas: Canvas, scene: Scene, box: Box, shaft: ShaftView, *, was: ShaftView, steps: Mapping[int, str]
) -> None:
    """The shaft; whatever is not as it was stands in a lamp frame, with the numbers of the steps made at each stop."""
    body = rect(Box(0, 0, box.w, box.h), "soot2", "soot") + rect(Box(WELL, 0, box.w - WELL, ROW), "paper", "soot")
    body += rect(Box(2, 2, WELL - 4, ROW - 4), "lamp_hi") + path(
        f"M16 {ROW} L{WELL / 2 - 10} 16 h20 L{WELL - 16} {ROW}", "none", "steel_d", 9
    )
    for i, colour in enumerate(COLOURS, 1):
        body += _seam(Box(WELL, i * ROW, box.w - WELL, ROW), colour)
    body += "".join(rect(Box(x, ROW, 11, 4 * ROW), "brick", "soot", 2) for x in (2, WELL - 13))
    body += "".join(line((x, ROW), (x, box.h), "steel_l", 3) for x in (20, WELL - 20))
    canvas.vector(body, box, bleed=2)
    _store(canvas, scene, Box(box.x + WELL, box.y, box.w - WELL, ROW), shaft.store, was.store)
    for i, colour in enumerate(COLOURS, 1):
        row = Box(box.x + WELL, box.y + i * ROW, box.w - WELL, ROW)
        changed = Counter(shaft.carts[i - 1]) != Counter(was.carts[i - 1])
        _level(canvas, f"after/level {i}", row, colour, shaft.carts[i - 1], hot=changed)
    for stop, text in steps.items():
        w = width(text, _STEPS) + 24
        badge = Box(box.right - w - 6, box.y + (stop * ROW + ROW - 36 if stop else 2), w, 34)
        canvas.vector(rect(Box(1.5, 1.5, w - 3, 31), "soot", "lamp", 3, radius=15.5), badge)
        canvas.text(f"steps at {stop}", text, badge.inset(6, 2), _STEPS, "lamp")
    _cage(canvas, Box(box.x, box.y, WELL, box.h), shaft, hot=(shaft.level, shaft.cage) != (was.level, was.cage))


def _seam(box: Box, colour: str) -> str:
    body = rect(box, COAL[colour].rock, "soot")
    for i, dy in enumerate((26, 58, 90)):
        y = box.y + dy
        wave = f"M{box.x + 4} {y} q{box.w / 4} {-9 if i % 2 else 9} {box.w / 2} 0 t{box.w / 2 - 8} 0"
        body += svg.path(wave, "none", COAL[colour].vein, 2.5, more='opacity=".55"')
    return body


def _store(canvas: Canvas, scene: Scene, box: Box, store: str, before: str) -> None:
    canvas.text("after/store", scene.words("store"), box.at(12, 4, 180, 34), style("serif", 28, 22), "soot2", align="left")
    for colour, cell in zip(COLOURS, box.at(8, 42, box.w - 16, ROW - 50).grid(4, 1, 6)):
        now, was = store.count(colour), before.count(colour)
        fill = "lamp" if now != was else "paper_hi" if now else "paper_lo"
        canvas.vector(rect(Box(1.5, 1.5, cell.w - 3, cell.h - 3), fill, "soot", 3, radius=6), cell)
        canvas.centred(f"{'coal' if now else 'open'}_{colour}", cell.x + 25, cell.cy, 34)
        ink = "soot" if now or was else "soot3"
        canvas.text(f"after/store {colour}", now, cell.at(44, 4, cell.w - 47, cell.h - 8), _COUNT, ink, vital=True)


def _level(canvas: Canvas, name: str, row: Box, colour: str, carts: str, *, hot: bool) -> None:
    number = COLOURS.index(colour) + 1
    plate = row.at(8, 8, PLATE, ROW - 16)
    canvas.vector(rect(Box(0, 0, plate.w, plate.h), "soot", radius=8), plate)
    canvas.text(name, number, plate.at(4, 3, plate.w - 8, 48), style("black", 42, VITAL), "white", vital=True)
    canvas.centred(f"coal_{colour}", plate.cx, plate.bottom - 25, 34)
    room = Box(plate.right + 8, row.y + 8, row.right - plate.right - 16, ROW - 16)
    if hot:
        canvas.vector(rect(Box(1.5, 1.5, room.w - 3, room.h - 3), "lamp", "soot", 3, radius=9), room)
        inner = room.inset(7)
        canvas.vector(rect(Box(1.5, 1.5, inner.w - 3, inner.h - 3), "lamp_hi", "soot", 2, radius=6), inner)
    groups = Counter(carts)
    order = [key for key in (".", colour, *(c for c in COLOURS if c != colour)) if groups[key]]
    columns, rows = (3, 1) if len(order) <= 3 else (3, 2)
    for key, cell in zip(order, room.inset(10, 4 if rows > 1 else 10).grid(columns, rows, 4)):
        _carts(canvas, f"{name}/{'empty' if key == '.' else key}", (colour, key), groups[key], cell)


def _carts(canvas: Canvas, name: str, kind: tuple[str, str], count: int, cell: Box) -> None:
    """Carts of a colour with one kind of load, and how many."""
    wide = min(56.0, (cell.h - 2) * 0.92)
    draw_cart(canvas, *kind, Box(cell.x, cell.cy - wide * 0.53, wide, wide * 76 / 72))
    box = Box(cell.x + wide + 2, cell.cy - 20, min(50, cell.w - wide - 3), 40)
    canvas.vector(rect(Box(0, 0, box.w, box.h), "paper_hi", "soot", 2, radius=7), box)
    canvas.text(name, count, box.inset(2), style("black", 36, VITAL), vital=True)


def _cage(canvas: Canvas, well: Box, shaft: ShaftView, *, hot: bool) -> None:
    """The cage at its stop with its cubes."""
    scale = 0.62
    box = Box(well.cx - 66 * scale, well.y + shaft.level * ROW + 2, 132 * scale, 172 * scale)
    rope = box.y - well.y - 14
    if shaft.level:
        canvas.vector(line((2, 0), (2, rope), "paper_lo", 4), Box(well.cx - 2, well.y + 16, 4, rope))
    canvas.vector(cage_body(shaft.cage, hot=hot, scale=scale), box, bleed=8)
