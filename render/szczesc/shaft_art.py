"""The mine without its cargo: sky, yard, headframe, seams with their fossils, the shaft itself."""

from __future__ import annotations

import math
import random

from engine.szczesc.box import COLOURS, PRINTED_SIDE
from render.backdrop import halftone
from render.box import Box
from render.sprites import use
from render.svg import circle, line, moved, path, polygon, rect
from render.szczesc.palette import COAL
from render.szczesc.shaft_layout import (
    BAND,
    BOTTOM,
    GROUND,
    PLACES,
    SHAFT_LEFT,
    SHAFT_RIGHT,
    WIDTH,
    level,
    plate,
    printed_cart,
)  # fmt: skip


def _sky() -> str:
    centre = (500.0, 250.0)
    beams = []
    for i in range(24):
        ends = (i * math.pi / 12, i * math.pi / 12 + math.pi / 24)
        tips = " ".join(f"L{centre[0] + 760 * math.cos(a):.0f} {centre[1] + 760 * math.sin(a):.0f}" for a in ends)
        beams.append(f"M{centre[0]} {centre[1]} {tips} Z")
    body = rect(Box(0, 0, WIDTH, GROUND), "paper") + path("".join(beams), "lamp_hi", more='fill-opacity=".6"')
    body += circle(centre, 150, "lamp_hi") + circle(centre, 122, "lamp", more='fill-opacity=".55"')
    body += halftone(Box(0, 96, WIDTH, 126), "brick_l", largest=5.4)
    hills = "V270 L60 230 L120 264 L210 190 L330 280 L470 240 L620 290 L760 205 L860 262 L930 226 L1000 268"
    return body + path(f"M0 {GROUND} {hills} V{GROUND} Z", "paper_lo")


def _headframe() -> str:
    body = ""
    for dx, tone in ((0, "steel_l"), (26, "steel")):
        d = f"M{590 + dx} {GROUND} L{536 + dx * 0.3:.0f} 170"
        body += path(d, "none", "soot", 14) + path(d, "none", tone, 8)
    for x in (466, 534):
        body += rect(Box(x - 7, 166, 14, GROUND - 166), "steel", "soot")
    for i in range(3):
        y = 178 + i * 52
        for a, b in (((473, y), (527, y + 46)), ((527, y), (473, y + 46))):
            body += line(a, b, "soot", 8) + line(a, b, "steel_l", 4)
        body += rect(Box(466, y + 46, 68, 6), "steel_d")
    body += rect(Box(444, 160, 112, 13), "steel_d", "soot", radius=2) + rect(Box(452, 150, 96, 11), "steel", "soot", radius=2)
    body += circle((500, 136), 34, "paper", "soot", 10) + circle((500, 136), 34, "none", "brick", 4.5)
    for i in range(10):
        turn = i * math.pi / 5
        body += line((500, 136), (500 + math.cos(turn) * 31, 136 + math.sin(turn) * 31), "soot", 3)
    return body + circle((500, 136), 8, "soot") + circle((500, 136), 3.5, "lamp") + line((500, 170), (500, GROUND), "soot", 3.4)


def _yard() -> str:
    store, office = PLACES["store"], PLACES["office"]
    x, y, w = store.x, store.y, store.w
    body = polygon([(x - 10, y), (x + w / 2, y - 54), (x + w + 10, y)], "brick", "soot")
    body += circle((x + w / 2, y - 22), 13, "lamp_hi", "soot") + rect(store, "brick", "soot")
    body += rect(Box(x, y, w, 46), "brick_d", "soot")
    x, y, w = office.x, office.y, office.w
    body += rect(Box(x + w - 70, y - 68, 32, 72), "steel_d", "soot") + rect(
        Box(x + w - 76, y - 74, 44, 12), "steel", "soot", radius=2
    )
    body += path(f"M{x - 6} {y} Q{x + w / 2} {y - 76} {x + w + 6} {y} Z", "steel", "soot")
    body += "".join(circle((x + w / 2 + d, y - 17), 9, "lamp_hi", "soot", 2.5) for d in (-34, 0, 34))
    return body + rect(office, "steel", "soot") + rect(Box(x, y, w, 46), "steel_d", "soot")


def _ammonite(x: float, y: float, r: float, tone: str) -> str:
    spiral = [
        (x + math.cos(t * 16.3) * (r * (1 - t) ** 0.9 + 1), y + math.sin(t * 16.3) * (r * (1 - t) ** 0.9 + 1))
        for t in (i / 59 for i in range(60))
    ]
    body = path("M" + " L".join(f"{px:.1f} {py:.1f}" for px, py in spiral), "none", tone, 4)
    for i in range(14):
        a = i * math.pi / 7
        body += line(
            (x + math.cos(a) * r * 0.68, y + math.sin(a) * r * 0.68),
            (x + math.cos(a) * r * 0.94, y + math.sin(a) * r * 0.94),
            tone,
            2.2,
        )
    return body


def _fern(x: float, y: float, length: float, turn: float, tone: str) -> str:
    body = path(f"M0 0 Q{length / 2} {-length * 0.08} {length} 0", "none", tone, 4)
    for i in range(1, 9):
        t = i / 9
        q = length * 0.26 * (1 - t * 0.72)
        for sign in (-1, 1):
            body += path(f"M{length * t:.1f} 0 q{q * 0.3:.1f} {sign * q * 0.2:.1f} {q * 0.7:.1f} {sign * q:.1f}", "none", tone, 4)
    return moved(body, x, y, 1, turn)


# What lies in each seam: ferns (x, y, length, turn) and ammonites (x, y, radius), from the seam's top.
_FERNS = {
    "Y": [(836, 54, 120, 8)],
    "B": [(40, 128, 150, -22), (210, 60, 110, 18)],
    "G": [(700, 132, 90, -12), (40, 60, 110, 10)],
    "K": [(60, 130, 190, -14), (840, 120, 100, 10)],
}
_AMMONITES = {"Y": [(96, 86, 44)], "B": [(900, 92, 40)], "G": [(840, 80, 46)], "K": [(290, 66, 30)]}


def _fossils(colour: str, top: float, tone: str) -> str:
    ferns = "".join(_fern(x, top + y, length, turn, tone) for x, y, length, turn in _FERNS[colour])
    return ferns + "".join(_ammonite(x, top + y, r, tone) for x, y, r in _AMMONITES[colour])


def _seam(colour: str, pick: random.Random) -> str:
    box, coal = level(colour), COAL[colour]
    body = rect(box, coal.rock)
    for j in range(5):
        d = f"M0 {box.y + 16 + j * 38}" + "".join(f" q25 {pick.uniform(-9, 9):.0f} 50 0 t50 0" for _ in range(10))
        body += path(d, "none", coal.vein, pick.choice((3, 5, 8)), more='stroke-opacity=".55"')
    for _ in range(22):
        x, y, r = pick.uniform(0, WIDTH), pick.uniform(box.y + 8, box.bottom - 8), pick.uniform(3, 9)
        body += polygon([(x - r, y), (x - r * 0.3, y - r * 0.8), (x + r, y - r * 0.2), (x + r * 0.5, y + r * 0.7)], coal.vein)
    body += _fossils(colour, box.y, coal.vein)
    body += rect(Box(0, box.y, SHAFT_LEFT, box.h), "lamp_hi", more='fill-opacity=".26"')
    body += rect(Box(SHAFT_RIGHT, box.y, WIDTH - SHAFT_RIGHT, box.h), "cold", more='fill-opacity=".42"')
    return body + line((0, box.y), (WIDTH, box.y), "soot", 4)


def _lining() -> str:
    """The shaft: brickwork, guides, buntons."""
    body = rect(Box(SHAFT_LEFT, GROUND, SHAFT_RIGHT - SHAFT_LEFT, BOTTOM - GROUND), "soot2")
    for row, y in enumerate(range(GROUND, BOTTOM - 12, 26)):
        for x in (SHAFT_LEFT, SHAFT_RIGHT - 16):
            body += rect(Box(x, y + (13 if row % 2 else 0), 16, 11), "brick_d")
    for y in range(GROUND + BAND + 31, BOTTOM, 65):
        body += rect(Box(SHAFT_LEFT + 16, y, SHAFT_RIGHT - SHAFT_LEFT - 32, 6), "soot")
        body += rect(Box(SHAFT_LEFT + 16, y, SHAFT_RIGHT - SHAFT_LEFT - 32, 2), "soot3")
    for x in (SHAFT_LEFT + 18, SHAFT_RIGHT - 23):
        body += rect(Box(x, GROUND, 5, BOTTOM - GROUND), "steel_l")
    return body


def _arch(colour: str) -> str:
    box = printed_cart(colour)
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    light = PRINTED_SIDE[colour] == "L"
    d = f"M{x} {bottom} V{y + 34} Q{x} {y} {x + 34} {y} H{right - 34} Q{right} {y} {right} {y + 34} V{bottom} Z"
    body = path(d, "lamp_hi" if light else "cold", "soot")
    if light:
        body += use("lantern", x + 28, y + 4, 18)
    else:
        body += path(f"M{x + 14} {y + 26} l7 10 l6 -14 M{x + 50} {y + 20} l5 12 l6 -6", "none", "cold_l", 4)
    return body + line((x + 3, bottom - 6), (right - 3, bottom - 6), "timber" if light else "cold_hi", 3.5)


def _plate(colour: str) -> str:
    box = plate(colour)
    body = rect(box, "soot", radius=10) + use(f"coal_{colour}", box.x + 12, box.y + 58, 42)
    return body + line((box.x + 8, box.y + 112), (box.right - 8, box.y + 112), "soot3")


def mine_body() -> str:
    """Everything above the orders that is the same in every mine."""
    pick = random.Random(11)
    body = _sky() + rect(PLACES["header"], "soot") + rect(Box(0, 86, WIDTH, 5), "lamp") + rect(Box(0, 91, WIDTH, 3), "soot")
    body += _headframe() + _yard() + rect(Box(0, GROUND, WIDTH, BAND), "soot")
    body += use("lantern_glow", 14, GROUND + 5, 34) + use("moon", WIDTH - 52, GROUND + 9, 40)
    body += "".join(_seam(colour, pick) for colour in COLOURS) + _lining()
    body += "".join(_arch(colour) + _plate(colour) for colour in COLOURS)
    return body + line((0, BOTTOM), (WIDTH, BOTTOM), "soot", 5)
