"""The table of majorities: a column for each category, a row for each player; live standings and scorings share it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.szczesc.box import CATEGORIES, SHIFTS, Category
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import seat_of
from render.sprites import sprite
from render.svg import circle, line, path, rect
from render.szczesc.parts import ROMAN, category_sign, starter_sign
from render.szczesc.scene import Scene
from render.szczesc.strip_frame import TOP, VITAL, WIDTH, draw_plate
from render.text import width
from render.theme import SEATS, style

NAME, SUM = 150, 148  # widths of the first and the last column
LEFT = 14
HEADS = Box(LEFT, TOP + 10, WIDTH - 2 * LEFT, 144)  # the groups, and below them the categories with their prizes
ROWS_TOP = HEADS.bottom + 10
GAP = 6
_SIGN_WIDTH = {"colour": 40, "transport": 58, "empty": 46}
_COUNT = style("black", 40, VITAL)
DASH = "-"  # in cells, where a true dash would be too wide


@dataclass(frozen=True, slots=True)
class MajorityCell:
    """What one player has in a category, and what it brings."""

    count: str
    points: str  # "" for nothing
    place: int  # 1, 2, or 0 for neither or not certain
    sure: bool = True


@dataclass(frozen=True, slots=True)
class TableRow:
    """A player's row: a cell for each category that is known, and what stands in the last column, from top to bottom."""

    seat: int
    cells: Sequence[MajorityCell]
    sums: Sequence[str]
    lit: bool


def category_name(scene: Scene, category: Category) -> str:
    """A category's name in a word: its transport or its colour."""
    kind = "transport" if category.kind == "transport" else "coal"
    return scene.words(f"{kind}-{category.key}")


def category_icon(canvas: Canvas, category: Category, cx: float, cy: float, scale: float = 1.0) -> None:
    """The piece that stands for a category."""
    name = category_sign(category)
    piece = sprite(name)
    canvas.centred(name, cx, cy, min(_SIGN_WIDTH[category.kind], 44 * piece.w / piece.h) * scale)


def columns() -> list[Box]:
    """The column of each category, as high as the heads."""
    whole = Box(HEADS.x + NAME + 8, HEADS.y, HEADS.w - NAME - SUM - 16, HEADS.h)
    return [box for group in whole.grid(SHIFTS, 1, 12) for box in group.grid(4, 1, 4)]


def row_height(seats: int) -> float:
    """Of a player's row; few players have taller ones."""
    return {2: 160, 3: 140}.get(seats, 110)


def table_bottom(seats: int, high: float) -> float:
    """Where so many rows of this height end."""
    return ROWS_TOP + seats * (high + GAP)


def draw_heads(canvas: Canvas, scene: Scene, shift: int, sums: Sequence[str]) -> None:
    """The categories with their prizes in groups of four, one group more for each shift; those that do not count yet are pale."""
    say, boxes = scene.words, columns()
    for group in range(SHIFTS):
        due, kind = group + 1 <= shift, CATEGORIES[4 * group].kind
        bar = Box(boxes[4 * group].x, HEADS.y, boxes[4 * group + 3].right - boxes[4 * group].x, 44)
        body = rect(Box(0, 0, bar.w, bar.h), "soot" if due else "soot3", radius=8)
        body += circle((24, 22), 20, "brick" if group + 1 == shift else "soot3", "paper_hi" if due else "paper_lo", 2.5)
        canvas.vector(body, bar)
        numeral = style("serif", 29, 24)
        canvas.text(f"group {group + 1}/shift", ROMAN[group + 1], bar.at(5, 2, 38, 40), numeral, "lamp" if due else "paper")
        text = say(f"short-{kind}-group")
        canvas.text(
            f"group {group + 1}/kind", text, bar.at(50, 2, bar.w - 56, 40), style("bold", 28, 20), "paper_hi", align="left"
        )
    for index, (category, box) in enumerate(zip(CATEGORIES, boxes)):
        _head(canvas, category, Box(box.x, box.y + 49, box.w, box.h - 49), due=index < 4 * shift, second=scene.view.seats > 2)
    last = Box(HEADS.right - SUM, HEADS.y, SUM, HEADS.h)
    canvas.vector(rect(Box(0, 0, last.w, last.h), "soot", radius=8), last)
    for i, (text, room) in enumerate(zip(sums, last.inset(8, 14).grid(1, len(sums), 4))):
        canvas.text(f"sums/{i}", text, room, style("bold", 32, 22), "lamp_hi" if i == 0 else "lamp")


def _head(canvas: Canvas, category: Category, box: Box, *, due: bool, second: bool) -> None:
    """The sign, and below it the first prize on the colour of a first place, the second on that of a second."""
    w, h = box.w, box.h
    body = rect(Box(1.5, 1.5, w - 3, h - 3), "paper_hi" if due else "paper_lo", "soot", 3, radius=7)
    split = w * 0.64 if second else w - 3
    if due:
        body += path(f"M3 {h - 41} H{split:.1f} V{h - 3} H9 q-6 0 -6 -6 Z", "lamp")
        if second:
            body += path(f"M{split:.1f} {h - 41} H{w - 3} V{h - 9} q0 6 -6 6 H{split:.1f} Z", "lamp_hi")
    body += line((2, h - 41), (w - 2, h - 41), "soot", 2)
    if second:
        body += line((split, h - 41), (split, h - 2), "soot", 2)
    canvas.vector(body, box)
    category_icon(canvas, category, box.cx, box.y + 28)
    room = box.at(2, h - 40, split - 3, 38)
    canvas.text(f"{category.name}/first", category.first, room, style("black", 34, VITAL), vital=True)
    if second:
        room = box.at(split, h - 40, w - split - 2, 38)
        canvas.text(f"{category.name}/second", category.second, room, style("bold", 34, VITAL), "soot2", vital=True)


def draw_row(canvas: Canvas, scene: Scene, row: TableRow, box: Box, shift: int) -> None:
    """A player: flag, cells, sums."""
    w, h = box.w, box.h
    body = rect(Box(-6, -5, w + 12, h + 10), "lamp", "soot", 3, radius=12) if row.lit else ""
    body += rect(Box(0, 0, w, h), "paper_lo", "soot", 3, radius=8)
    body += path(f"M{NAME} 1.5 H9.5 q-8 0 -8 8 V{h - 9.5} q0 8 8 8 H{NAME} Z", SEATS[row.seat].fill)
    body += line((NAME, 0), (NAME, h), "soot", 3)
    body += path(f"M{w - SUM} 1.5 H{w - 9.5} q8 0 8 8 V{h - 9.5} q0 8 -8 8 H{w - SUM} Z", "soot")
    canvas.vector(body, box, bleed=10)
    draw_name(canvas, scene, row.seat, Box(box.x, box.y, NAME, h))
    for index, column in enumerate(columns()):
        cell = Box(column.x, box.y + 8, column.w, h - 16)
        if index < len(row.cells):
            _cell(canvas, f"{CATEGORIES[index].name}/seat {row.seat}", row.cells[index], cell, due=index < 4 * shift)
        else:
            draw_plate(canvas, cell, "paper", dashed=True)
    last = Box(box.right - SUM + 4, box.y + (h - 96) / 2, SUM - 8, 96)
    faces = style("black", 40, VITAL), style("black", 50, VITAL)
    for i, (text, room) in enumerate(zip(row.sums, last.grid(1, 2, 0))):
        name = f"totals/seat {row.seat}/{('gain', 'score')[i]}"
        canvas.text(name, text, room, faces[i], "lamp_hi" if i == 0 else "lamp", vital=True)


def draw_name(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """Symbol, medallion and name on a player's colour."""
    sign = starter_sign(scene, seat)
    cx, cy = box.cx - (30 if sign else 0), box.cy - 18
    canvas.centred(f"sym_{seat_of(seat)}", cx, cy, 50)
    if sign:
        canvas.centred(sign, cx + 60, cy, 48)
    room = Box(box.x + 6, cy + 26, box.w - 12, 40)
    canvas.text(f"seat {seat}/name", scene.name(seat), room, style("serif", 30, 20), SEATS[seat].ink)


def _cell(canvas: Canvas, name: str, cell: MajorityCell, box: Box, *, due: bool) -> None:
    tone = {1: "lamp", 2: "lamp_hi"}.get(cell.place, "paper_hi") if due else "paper_lo"
    if due:
        draw_plate(canvas, box, tone, radius=7)
    else:
        canvas.vector(rect(Box(1.5, 1.5, box.w - 3, box.h - 3), tone, "paper_edge", 2.5, radius=7), box)
    plate = Box(box.x + 3, box.bottom - 40, box.w - 6, 37)
    room = Box(box.x + 2, box.y + 3, box.w - 4, plate.y - box.y - 4)
    ink = "soot" if cell.count != "0" else "soot3"
    if width(cell.count, _COUNT, VITAL) <= room.w:
        canvas.text(f"{name}/count", cell.count, room, _COUNT, ink, vital=True)
    else:  # a range of large numbers, in two lines
        least, most = cell.count.split(DASH)
        for i, (part, half) in enumerate(zip((least, f"{DASH}{most}"), room.grid(1, 2, 0))):
            canvas.text(f"{name}/count {i}", part, half, style("black", VITAL, VITAL), ink, vital=True)
    if cell.points:
        _points(canvas, name, cell, plate, due=due)


def _points(canvas: Canvas, name: str, cell: MajorityCell, plate: Box, *, due: bool) -> None:
    """Points: lamp-yellow on soot; what is not certain stands on a dashed plate, what does not count yet is pale."""
    ink = "lamp"
    if not due:
        ink = "soot3"
    elif cell.sure:
        canvas.vector(rect(Box(0, 0, plate.w, plate.h), "soot", radius=6), plate)
    else:
        draw_plate(canvas, plate, dashed=True, radius=6)
        ink = "soot"
    canvas.text(f"{name}/points", cell.points, plate.inset(1, 1), style("black", VITAL, VITAL), ink, vital=True)
