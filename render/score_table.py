"""The account of a finished game: the players on a podium, blocks of lines with a cell for each of them, the sum."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from render.box import Box
from render.canvas import Canvas
from render.frame_parts import seat_of
from render.page_frame import LABEL, cells_of, columns, points_plate
from render.scene import Scene
from render.sprites import use
from render.svg import line, rect
from render.theme import SEATS, style

STAGE, HEAD, ROW, TOTAL = 356, 44, 43, 84
POINTS = style("black", 36, 27)
_STEP = (96, 62, 34, 10, 0)  # heights of the podium


def draw_podium(canvas: Canvas, scene: Scene, box: Box, ahead: Sequence[int], winners: Sequence[int]) -> None:
    """The players over their columns, with the number of those ahead of each, and the winding tower beside them."""
    canvas.vector(use("headframe", 0, 0, height=box.h - 40), Box(box.x + 70, box.y + 34, 150, box.h - 34), bleed=8)
    for seat, column in enumerate(columns(cells_of(box), len(ahead))):
        step, wins = _STEP[ahead[seat]], seat in winners
        block = Box(column.x, column.bottom - 96 - step, column.w, 96 + step)
        body = rect(Box(1.5, 1.5, block.w - 3, block.h), "lamp" if wins else "paper_hi", "soot", 3, radius=5)
        body += rect(Box(3, 3, block.w - 6, 54), SEATS[seat].fill) + line((2, 57), (block.w - 2, 57), "soot", 3)
        canvas.vector(body, block)
        cx = column.cx - (30 if wins and column.w < 180 else 0)
        canvas.standing(f"miner_{seat_of(seat)}", cx, block.y + 2, height=124)
        if wins:
            canvas.sprite("lantern", cx + 44, block.y - 78, 50)
        name = block.at(6, 4, block.w - 12, 50)
        canvas.text(f"stage/seat {seat}/name", scene.name(seat), name, style("serif", 33, 24), SEATS[seat].ink)
        room = Box(block.x + 6, block.y + 60, block.w - 12, 36 + step)
        place = f"{ahead[seat] + 1}."
        canvas.text(f"stage/seat {seat}/place", place, room, style("serif", 34 + step * 0.4, 24), "soot" if wins else "soot2")


def section_height(rows: int) -> float:
    """How much room a section of so many lines needs."""
    return HEAD + 4 + ROW * rows + 6


def draw_section(canvas: Canvas, key: str, title: str, bar: Box, *, tone: str, hint: str = "") -> None:
    """The bar above a block of lines."""
    canvas.vector(rect(Box(1.5, 1.5, bar.w - 3, bar.h - 3), f"{tone}_d", "soot", 3, radius=7), bar)
    head = bar.at(16, 2, 560, HEAD - 4)
    canvas.text(f"section/{key}", title, head, style("bold", 29, 24), "paper_hi", align="left")
    if hint:
        room = bar.at(590, 2, bar.w - 606, HEAD - 4)
        canvas.text(f"section/{key}/hint", hint, room, style("semibold", 25, 20), "paper_lo", align="right")


def draw_lines(canvas: Canvas, box: Box, rows: int, seats: int, *, by: int = 4) -> Iterator[tuple[Box, list[Box]]]:
    """A block of lines on one plate; yields for each line its label's room and the cell of each player."""
    body = rect(Box(1.5, 1.5, box.w - 3, box.h - 3), "paper_hi", "soot", 3, radius=7)
    for i in range(1, rows):
        body += line((10, i * ROW), (box.w - 10, i * ROW), "paper_edge" if i % by else "soot3", 1.6)
    for column in columns(cells_of(Box(0, 0, box.w, box.h)), seats):
        body += line((column.x - 4, 6), (column.x - 4, box.h - 6), "paper_edge", 1.6)
    canvas.vector(body, box)
    for i in range(rows):
        place = box.at(0, i * ROW, box.w, ROW)
        yield Box(place.x, place.y, LABEL, ROW), columns(cells_of(place), seats)


def draw_label(canvas: Canvas, name: str, text: str, box: Box, icon: Callable[[float, float], None]) -> None:
    """What a line is about: a sign, drawn by ``icon`` around a point, and its name."""
    icon(box.x + 44, box.cy)
    canvas.text(f"{name}/name", text, box.at(92, 3, box.w - 100, box.h - 6), style("semibold", 28, 20), align="left")


def draw_total(canvas: Canvas, label: str, scores: Sequence[str], box: Box) -> None:
    """The sum of every player."""
    room = Box(box.x, box.y, LABEL, box.h)
    canvas.vector(rect(Box(0, 0, room.w, room.h), "soot", radius=8), room)
    canvas.text("total", label, room.at(16, 4, room.w - 32, room.h - 8), style("serif", 42, 28), "lamp", align="left")
    for seat, cell in enumerate(columns(cells_of(box), len(scores))):
        points_plate(canvas, f"total/seat {seat}", scores[seat], cell, 62)
