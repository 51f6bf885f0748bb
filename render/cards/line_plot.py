"""Lines over time in a plate: the score of every seat, or one rating."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus
from render.svg import line, path, rect
from render.theme import style

_AXIS = style("semibold", 26, 24)
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000)
_MAX_LINES = 6


class PlotLine(NamedTuple):
    """One line: its values at equal distances, and its colour."""

    values: Sequence[float]
    colour: str


def draw_line_plot(canvas: Canvas, box: Box, lines: Sequence[PlotLine], *, room_right: float) -> list[float]:
    """Draw the lines in a plate, room for their ends on the right; returns the height of each line's end on the canvas."""
    canvas.vector(rect(Box(1.5, 1.5, box.w - 3, box.h - 3), "paper_hi", "soot", 3, radius=8), box)
    low, high, step = _scale([value for one in lines for value in one.values])
    area = Box(box.x + 84, box.y + 24, box.w - 84 - room_right, box.h - 48)

    def y_at(value: float) -> float:
        return area.h * (high - value) / (high - low)

    body = rect(Box(0, 0, area.w, area.h), "paper")
    for value in range(low, high + 1, step):
        y = y_at(value)
        body += line((0, y), (area.w, y), "paper_edge" if value else "soot", 2)
        canvas.text(f"axis/{value}", minus(value), Box(box.x + 8, area.y + y - 15, 68, 30), _AXIS, "soot2", align="right")
    for one in lines:
        width = area.w / max(1, len(one.values) - 1)
        d = "M" + " L".join(f"{at * width:.1f} {y_at(value):.1f}" for at, value in enumerate(one.values))
        body += path(d, "none", "soot", 10) + path(d, "none", one.colour, 5.5)
    canvas.vector(body, area, bleed=8)
    return [area.y + y_at(one.values[-1]) for one in lines]


def _scale(values: Sequence[float]) -> tuple[int, int, int]:
    """The least and the largest line of the grid, and the step between lines."""
    low, high = min(0.0, *values), max(5.0, *values)
    step = next((step for step in _STEPS if (high - low) / step <= _MAX_LINES), 10_000)
    return int(low // step * step), int(-(-high // step) * step), step


def pushed_apart(heights: Sequence[float], gap: float, bottom: float) -> list[float]:
    """The same heights, at least ``gap`` apart and none below ``bottom``."""
    order = sorted(range(len(heights)), key=lambda at: (heights[at], at))
    at = [heights[one] for one in order]
    for i in range(1, len(at)):
        at[i] = max(at[i], at[i - 1] + gap)
    if at:
        at[-1] = min(at[-1], bottom)
    for i in range(len(at) - 2, -1, -1):
        at[i] = min(at[i], at[i + 1] - gap)
    return [at[order.index(one)] for one in range(len(heights))]
