"""The shift clock: twelve categories with what the first and the second get, and a hand that stands at the shift."""

from __future__ import annotations

import math

from engine.szczesc.box import CATEGORIES
from render.box import Box
from render.canvas import Canvas
from render.sprites import sprite, use
from render.svg import circle, line, path, polygon
from render.szczesc.board_layout import CLOCK, CLOCK_HUB, CLOCK_RADIUS, RING
from render.szczesc.parts import ROMAN, category_sign
from render.theme import style

_SIGN_WIDTH = {"colour": 40, "transport": 54, "empty": 42}
_FIRST, _SECOND = style("black", 37, 37), style("bold", 34, 34)
_THIRD = 2 * math.pi / 3


def _at(centre: tuple[float, float], radius: float, angle: float) -> tuple[float, float]:
    return centre[0] + radius * math.sin(angle), centre[1] - radius * math.cos(angle)


def _sector(index: int) -> float:
    return (index + 0.5) * math.pi / 6


def dial(shift: int) -> str:
    """The clock's face with its hand, in the box of the clock."""
    size = CLOCK.w
    c = (size / 2, CLOCK_RADIUS + 6)
    body = circle(c, CLOCK_RADIUS, "ochre_d", "soot", 4) + circle(c, CLOCK_RADIUS - 8, "paper_hi", "soot", 3)
    rim = CLOCK_RADIUS - 10
    for third in range(3):
        (x0, y0), (x1, y1) = _at(c, rim, third * _THIRD), _at(c, rim, (third + 1) * _THIRD)
        tone = "lamp" if third + 1 == shift else "lamp_hi" if third + 1 < shift else "paper_lo"
        body += path(f"M{c[0]} {c[1]} L{x0:.1f} {y0:.1f} A{rim} {rim} 0 0 1 {x1:.1f} {y1:.1f} Z", tone)
    second = (RING["first"] + RING["second"]) / 2
    body += circle(c, second, "paper_hi", "soot", 1.6, more='fill-opacity=".55"')
    for i, category in enumerate(CATEGORIES):
        a = i * math.pi / 6
        body += line(_at(c, CLOCK_HUB, a), _at(c, CLOCK_RADIUS - 8, a), "soot", 4 if i % 4 == 0 else 1.6)
        name, width = category_sign(category), _SIGN_WIDTH[category.kind]
        high = sprite(name).h * width / sprite(name).w
        x, y = _at(c, RING["icon"], _sector(i))
        body += use(name, x - width / 2, y - high / 2, width)
    a = (shift - 0.5) * _THIRD
    dx, dy = math.sin(a), -math.cos(a)
    tip = CLOCK_RADIUS - 24
    body += circle(c, CLOCK_HUB, "paper_hi", "soot", 3)
    body += polygon(
        [
            (c[0] - dy * 8 - dx * 26, c[1] + dx * 8 - dy * 26),
            (c[0] + dy * 8 - dx * 26, c[1] - dx * 8 - dy * 26),
            (c[0] + dy * 4 + dx * tip, c[1] - dx * 4 + dy * tip),
            (c[0] - dy * 4 + dx * tip, c[1] + dx * 4 + dy * tip),
        ],
        "soot",
    )
    body += circle(c, 18, "brick", "soot", 4) + circle(c, 6, "lamp")
    for third in range(1, 4):
        on = third == shift
        body += circle(_at(c, CLOCK_RADIUS, (third - 0.5) * _THIRD), 29 if on else 26, "brick" if on else "soot2", "soot", 3.5)
    return body


def draw_clock(canvas: Canvas, shift: int, *, second: bool) -> None:
    """The clock with its numbers; of two players nobody is second."""
    box = CLOCK
    canvas.vector(dial(shift), box, bleed=30)
    c = (box.cx, box.y + CLOCK_RADIUS + 6)
    for i, category in enumerate(CATEGORIES):
        rings = [("first", category.first, _FIRST), ("second", category.second, _SECOND)]
        for ring, points, face in rings if second else rings[:1]:
            x, y = _at(c, RING[ring], _sector(i))
            room = Box(x - 24, y - 15, 48, 30)
            canvas.text(f"clock/{category.name}/{ring}", points, room, face, "soot" if ring == "first" else "soot2", vital=True)
    for third in range(1, 4):
        x, y = _at(c, CLOCK_RADIUS, (third - 0.5) * _THIRD)
        on = third == shift
        face = style("serif", 38 if on else 34)
        canvas.text(
            f"clock/shift {third}", ROMAN[third], Box(x - 24, y - 20, 48, 40), face, "lamp" if on else "paper", vital=True
        )
