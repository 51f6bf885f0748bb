"""The mine without its cargo: sky, yard, headframe, seams with their fossils, the shaft itself."""

from __future__ import annotations

import math
import random

from engine.szczesc.box import COLOURS, PRINTED_SIDE
from render.backdrop import halftone, rays
from render.box import Box
from render.sprites import use
from render.svg import circle, line, moved, path, polygon, rect
from render.szczesc.palette import COAL
from render.szczesc.shaft_layout import (
    BAND,
    GROUND,
    HEIGHT,
    LEVELS_TOP,
    MIDDLE,
    MINE,
    PLACES,
    SHAFT_LEFT,
    SHAFT_RIGHT,
    TITLE,
    WIDTH,
    level,
    plate,
    printed_cart,
)  # fmt: skip
from render.szczesc.strip_frame import header_body


def _sky() -> str:
    body = rect(Box(0, 0, MINE, GROUND), "paper") + rays((MIDDLE, 150), 600) + halftone(Box(0, 70, MINE, 70), "brick_l")
    hills = "V160 L60 140 L120 160 L210 120 L330 165 L470 130 L620 168 L772 130"
    return body + path(f"M0 {GROUND} {hills} V{GROUND} Z", "paper_lo")


def headframe() -> str:
    """The winding tower; its wheel rises into the header."""
    x = MIDDLE
    body = ""
    for dx, tone in ((0, "steel_l"), (20, "steel")):
        d = f"M{x + 66 + dx} {GROUND} L{x + 30 + dx * 0.3:.0f} 66"
        body += path(d, "none", "soot", 12) + path(d, "none", tone, 7)
    for side in (x - 26, x + 26):
        body += rect(Box(side - 6, 64, 12, GROUND - 64), "steel", "soot")
    for y in (72, 112, 152):
        for a, b in (((x - 20, y), (x + 20, y + 34)), ((x + 20, y), (x - 20, y + 34))):
            body += line(a, b, "soot", 7) + line(a, b, "steel_l", 3.5)
        body += rect(Box(x - 26, y + 34, 52, 5), "steel_d")
    body += rect(Box(x - 48, 59, 96, 10), "steel_d", "soot", radius=2) + rect(
        Box(x - 30, 54, 60, 6), "steel", "soot", 2, radius=2
    )
    body += circle((x, 31), 25, "paper", "soot", 8) + circle((x, 31), 25, "none", "brick", 4)
    for i in range(10):
        turn = i * math.pi / 5
        body += line((x, 31), (x + math.cos(turn) * 23, 31 + math.sin(turn) * 23), "soot", 2.5)
    return body + circle((x, 31), 6, "soot") + circle((x, 31), 2.5, "lamp") + line((x, 56), (x, GROUND), "soot", 3)


def _yard() -> str:
    store, office = PLACES["store"], PLACES["office"]
    x, y, w = store.x, store.y, store.w
    body = polygon([(x - 9, y), (x + w / 2, y - 26), (x + w + 9, y)], "brick", "soot") + rect(store, "brick", "soot")
    body += rect(Box(x, y, w, TITLE), "brick_d", "soot")
    x, y, w = office.x, office.y, office.w
    body += path(f"M{x - 8} {y} Q{x + w / 2} {y - 46} {x + w + 8} {y} Z", "steel", "soot")
    return body + rect(office, "steel", "soot") + rect(Box(x, y, w, TITLE), "steel_d", "soot")


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
_FERNS = {"Y": [(640, 40, 96, 8)], "B": [(36, 84, 110, -22)], "G": [(640, 42, 96, 8)], "K": [(36, 78, 120, -14)]}
_AMMONITES = {"Y": [(72, 56, 32)], "B": [(694, 58, 32)], "G": [(72, 56, 32)], "K": [(694, 62, 32)]}


def _fossils(colour: str, top: float, tone: str) -> str:
    ferns = "".join(_fern(x, top + y, length, turn, tone) for x, y, length, turn in _FERNS[colour])
    return ferns + "".join(_ammonite(x, top + y, r, tone) for x, y, r in _AMMONITES[colour])


def _seam(colour: str, pick: random.Random) -> str:
    box, coal = level(colour), COAL[colour]
    body = rect(box, coal.rock)
    for j in range(4):
        d = f"M0 {box.y + 14 + j * 32}" + "".join(f" q25 {pick.uniform(-9, 9):.0f} 50 0 t50 0" for _ in range(8))
        body += path(d, "none", coal.vein, pick.choice((3, 5, 8)), more='stroke-opacity=".55"')
    for _ in range(14):
        x, y, r = pick.uniform(0, MINE), pick.uniform(box.y + 8, box.bottom - 8), pick.uniform(3, 9)
        body += polygon([(x - r, y), (x - r * 0.3, y - r * 0.8), (x + r, y - r * 0.2), (x + r * 0.5, y + r * 0.7)], coal.vein)
    body += _fossils(colour, box.y, coal.vein)
    body += rect(Box(0, box.y, SHAFT_LEFT, box.h), "lamp_hi", more='fill-opacity=".26"')
    body += rect(Box(SHAFT_RIGHT, box.y, MINE - SHAFT_RIGHT, box.h), "cold", more='fill-opacity=".42"')
    return body + line((0, box.y), (MINE, box.y), "soot", 4)


def _lining() -> str:
    """The shaft: brickwork, guides, buntons."""
    body = rect(Box(SHAFT_LEFT, GROUND, SHAFT_RIGHT - SHAFT_LEFT, HEIGHT - GROUND), "soot2")
    for row, y in enumerate(range(GROUND, HEIGHT - 12, 26)):
        for x in (SHAFT_LEFT, SHAFT_RIGHT - 13):
            body += rect(Box(x, y + (13 if row % 2 else 0), 13, 11), "brick_d")
    for y in range(LEVELS_TOP + 24, HEIGHT, 43):
        body += rect(Box(SHAFT_LEFT + 13, y, SHAFT_RIGHT - SHAFT_LEFT - 26, 4), "soot")
    for x in (SHAFT_LEFT + 15, SHAFT_RIGHT - 19):
        body += rect(Box(x, GROUND, 4, HEIGHT - GROUND), "steel_l")
    return body


def _arch(colour: str) -> str:
    box = printed_cart(colour)
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    light = PRINTED_SIDE[colour] == "L"
    d = f"M{x} {bottom} V{y + 30} Q{x} {y} {x + 30} {y} H{right - 30} Q{right} {y} {right} {y + 30} V{bottom} Z"
    body = path(d, "lamp_hi" if light else "cold", "soot")
    if light:
        body += use("lantern", x + 26, y + 4, 15)
    else:
        body += path(f"M{x + 14} {y + 22} l6 9 l5 -12 M{x + 44} {y + 18} l4 10 l5 -5", "none", "cold_l", 4)
    return body + line((x + 3, bottom - 5), (right - 3, bottom - 5), "timber" if light else "cold_hi", 3)


def _plate(colour: str) -> str:
    box = plate(colour)
    body = rect(box, "soot", radius=9) + use(f"coal_{colour}", box.x + 15, box.y + 43, 30)
    body += line((box.x + 8, box.y + 78), (box.right - 8, box.y + 78), "soot3")
    return body + use(f"cart_{colour}_empty", box.x + 4, box.y + 88, 25)


def mine_body() -> str:
    """Everything on the strip that is the same for every mine."""
    pick = random.Random(11)
    bar, orders = PLACES["orders"], Box(MINE, 70, WIDTH - MINE, HEIGHT - 70)
    body = _sky() + header_body() + _yard() + headframe() + rect(Box(0, GROUND, MINE, BAND), "soot")
    body += use("lantern_glow", 12, GROUND + 5, 26) + use("moon", MINE - 44, GROUND + 8, 30)
    body += "".join(_seam(colour, pick) for colour in COLOURS) + _lining()
    body += "".join(_arch(colour) + _plate(colour) for colour in COLOURS)
    body += rect(orders, "plum") + rect(Box(MINE, 70, 4, HEIGHT - 70), "soot") + rect(bar, "plum_d")
    return body + rect(Box(bar.x, bar.bottom, bar.w, 3), "soot")
