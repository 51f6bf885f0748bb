"""The table of majorities: a line for each category, a cell for each player; live standings and scorings share it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.szczesc.box import CATEGORIES, CATEGORIES_AFTER, Category
from render.box import Box
from render.canvas import Canvas
from render.page_frame import EDGE, INNER, LABEL, PointsStyle, cells_of, columns, plain_plate, points_plate
from render.sprites import sprite
from render.svg import circle, rect
from render.szczesc.parts import ROMAN, category_sign
from render.szczesc.scene import Scene
from render.text import width
from render.theme import style

GROUP, LINE, GAP = 50, 72, 6
_SIGN_WIDTH = {"colour": 50, "transport": 74, "empty": 58}
_FIRST, _SECOND = style("black", 38, 38), style("bold", 29, 29)
TAB = Box(0, 0, 27, 54)
_COUNT = style("black", 46, 27)


@dataclass(frozen=True, slots=True)
class MajorityCell:
    """What one player has in a category, and what it brings."""

    count: str
    points: str  # "" for nothing
    place: int  # 1, 2, or 0 for neither or not certain
    sure: bool = True


@dataclass(frozen=True, slots=True)
class MajorityRow:
    category: Category
    cells: Sequence[MajorityCell]


def category_name(scene: Scene, category: Category) -> str:
    """A category's name in a word: its transport or its colour."""
    kind = "transport" if category.kind == "transport" else "coal"
    return scene.words(f"{kind}-{category.key}")


def category_icon(canvas: Canvas, category: Category, cx: float, cy: float, scale: float = 1.0) -> None:
    """The piece that stands for a category."""
    name = category_sign(category)
    piece = sprite(name)
    canvas.centred(name, cx, cy, min(_SIGN_WIDTH[category.kind], 60 * piece.w / piece.h) * scale)


def table_height(groups: int) -> float:
    """How high a table of so many groups of categories is."""
    return groups * (GROUP + 4 * (LINE + GAP) + 8)


def draw_table(canvas: Canvas, scene: Scene, top: float, rows: Sequence[MajorityRow], shift: int) -> None:
    """The categories in groups of four, one group more for each shift; those that do not count yet are pale."""
    y = top
    for first in range(0, len(rows), 4):
        group = first // 4 + 1
        _group(canvas, scene, Box(EDGE, y, INNER, GROUP), group, shift)
        y += GROUP + GAP
        for row in rows[first : first + 4]:
            _row(canvas, scene, Box(EDGE, y, INNER, LINE), row, due=group <= shift)
            y += LINE + GAP
        y += 2


def _group(canvas: Canvas, scene: Scene, box: Box, group: int, shift: int) -> None:
    due, say = group <= shift, scene.words
    body = rect(Box(0, 0, box.w, box.h), "soot" if due else "soot2", radius=8)
    body += circle((30, box.h / 2), 23, "brick" if group == shift else "soot3", "paper_hi" if due else "soot", 2.5)
    canvas.vector(body, box)
    numeral = box.at(10, 4, 40, box.h - 8)
    canvas.text(f"group {group}/shift", ROMAN[group], numeral, style("serif", 29, 24), "lamp" if due else "paper", vital=True)
    kind = CATEGORIES[CATEGORIES_AFTER[group] - 1].kind
    tone = "paper_hi" if due else "paper_lo"
    canvas.text(
        f"group {group}/kind", say(f"group-{kind}"), box.at(66, 2, 560, box.h - 4), style("bold", 31, 24), tone, align="left"
    )
    text = say("counts-now") if due else say("counts-from", number=ROMAN[group])
    canvas.text(
        f"group {group}/when", text, box.at(640, 2, box.w - 656, box.h - 4), style("semibold", 28, 23), "lamp" if due else tone,
        align="right",
    )  # fmt: skip


def _row(canvas: Canvas, scene: Scene, box: Box, row: MajorityRow, *, due: bool) -> None:
    category = row.category
    label = Box(box.x, box.y, LABEL, box.h)
    plain_plate(canvas, label, "paper_hi" if due else "paper_lo")
    category_icon(canvas, category, label.x + 46, label.cy)
    name = category_name(scene, category)
    canvas.text(f"{category.name}/name", name, label.at(90, 4, 104, box.h - 8), style("semibold", 27, 20), align="left")
    prizes = label.at(196, 4, 46, box.h - 8), label.at(242, 10, 36, box.h - 20)
    canvas.text(f"{category.name}/first", category.first, prizes[0], _FIRST, vital=True)
    if len(row.cells) > 2:  # of two players nobody is second
        canvas.text(f"{category.name}/second", f"/{category.second}", prizes[1], _SECOND, "soot2", align="left", vital=True)
    for seat, (cell, place) in enumerate(zip(row.cells, columns(cells_of(box), len(row.cells)))):
        _cell(canvas, f"{category.name}/seat {seat}", cell, place, due=due)


def _cell(canvas: Canvas, name: str, cell: MajorityCell, box: Box, *, due: bool) -> None:
    tone = {1: "lamp", 2: "lamp_hi"}.get(cell.place, "paper_hi") if due else "paper_lo"
    plain_plate(canvas, box, tone)
    plate = min(84.0, box.w * 0.46)
    room = Box(box.x + 8, box.y + 4, box.w - plate - 20, box.h - 8)
    if cell.points:
        look: PointsStyle = "later" if not due else "sure" if cell.sure else "open"
        points_plate(
            canvas, f"{name}/points", cell.points, Box(box.right - plate - 7, box.y + 9, plate, box.h - 18), 40, look=look
        )
    if cell.place and width(cell.count, _COUNT, _COUNT.least) < room.w - TAB.w:
        place_tab(canvas, f"{name}/place", cell.place, Box(box.x + 8, box.y + 9, TAB.w, box.h - 18))
        room = Box(room.x + TAB.w + 2, room.y, room.w - TAB.w - 2, room.h)
    canvas.text(f"{name}/count", cell.count, room, _COUNT, "soot" if cell.count != "0" else "soot3", vital=True)


def place_tab(canvas: Canvas, name: str, place: int, box: Box) -> None:
    """Who is first or second."""
    canvas.vector(rect(Box(1.5, 1.5, box.w - 3, box.h - 3), "none", "soot", 2.5, radius=6), box)
    canvas.text(name, place, box.inset(2), style("bold", 27, 24))
