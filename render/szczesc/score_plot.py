"""The score over time as a drawing: a line a player, the shifts as bands, symbols where the lines end."""

from __future__ import annotations

from itertools import pairwise

from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus, seat_of
from render.svg import line, path, rect
from render.szczesc.parts import ROMAN
from render.szczesc.scene import Scene
from render.szczesc.score_lines import Mark, course
from render.szczesc.strip_frame import VITAL, draw_plate
from render.theme import SEATS, style

_AXIS = style("semibold", 26, 24)
_RAMP = 0.07  # the width of a scoring, as a part of the whole
_END = 120  # room for the symbols and scores at the end of the lines


def draw_plot(canvas: Canvas, scene: Scene, box: Box) -> None:
    """The course of the game inside a plate."""
    view = scene.view
    draw_plate(canvas, box)
    marks = course(view)
    low, high, step = _scale([score for mark in marks for score in mark.scores])
    area = Box(box.x + 74, box.y + 48, box.w - 74 - _END - 12, box.h - 76)
    ramp = area.w * _RAMP
    per_ply = (area.w - ramp * marks[-1].scorings) / max(1, marks[-1].ply)

    def x_at(mark: Mark) -> float:
        return mark.ply * per_ply + mark.scorings * ramp

    def y_at(score: float) -> float:
        return area.h * (high - score) / (high - low)

    body = rect(Box(0, 0, area.w, area.h), "paper")
    ends = [x_at(mark) for before, mark in pairwise(marks) if mark.scorings > before.scorings]
    body += "".join(rect(Box(x - ramp, 0, ramp, area.h), "lamp_hi") for x in ends)
    starts = [0.0, *ends]
    for number, start in enumerate(starts[: view.shift], 1):
        end = ends[number - 1] if number <= len(ends) else area.w
        if end - start - ramp > 50:
            room = Box(area.x + start + 4, box.y + 8, end - start - ramp - 8, 36)
            canvas.text(f"plot/shift {number}", ROMAN[number], room, style("serif", 29, 24), "soot2")
    for score in range(low, high + 1, step):
        y = y_at(score)
        body += line((0, y), (area.w, y), "paper_edge" if score else "soot", 2)
        room = Box(box.x + 8, area.y + y - 15, 58, 30)
        canvas.text(f"plot/{score}", minus(score), room, _AXIS, "soot2", align="right")
    for seat in sorted(range(view.seats), key=lambda s: view.scores[s]):
        d = "M0 " + f"{y_at(0):.1f}"
        for before, mark in pairwise(marks):
            if mark.scorings == before.scorings:  # a delivery is a step, a scoring a slope
                d += f" L{x_at(mark):.1f} {y_at(before.scores[seat]):.1f}"
            d += f" L{x_at(mark):.1f} {y_at(mark.scores[seat]):.1f}"
        body += path(d, "none", "soot", 10) + path(d, "none", SEATS[seat].fill, 5.5)
    canvas.vector(body, area, bleed=8)
    _ends(canvas, scene, area, [y_at(score) for score in view.scores])


def _scale(values: list[int]) -> tuple[int, int, int]:
    """The least and the largest line of the grid, and the step between lines."""
    low, high = min(0, *values), max(10, *values)
    step = next(s for s in (5, 10, 20, 25, 50, 100, 200, 500, 1000) if (high - low) / s <= 6)
    return low // step * step, -(-high // step) * step, step


def _ends(canvas: Canvas, scene: Scene, area: Box, heights: list[float]) -> None:
    """Symbol and score of each player beside the end of the line, pushed apart where they would cover each other."""
    size = 44.0
    order = sorted(range(len(heights)), key=lambda seat: (heights[seat], seat))
    at = [area.y + heights[seat] for seat in order]
    for i in range(1, len(at)):
        at[i] = max(at[i], at[i - 1] + size)
    at[-1] = min(at[-1], area.bottom - 8)
    for i in range(len(at) - 2, -1, -1):
        at[i] = min(at[i], at[i + 1] - size)
    for seat, y in zip(order, at):
        canvas.centred(f"sym_{seat_of(seat)}", area.right + 34, y, 38)
        room = Box(area.right + 56, y - size / 2, _END - 50, size)
        canvas.text(
            f"plot/seat {seat}", minus(scene.view.scores[seat]), room, style("black", 38, VITAL), align="left", vital=True
        )
