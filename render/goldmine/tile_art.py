"""The tiles as shapes, each orientation drawn by itself, so that gold, water and mud never lie on their side."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from functools import lru_cache

from PIL import Image

from engine.goldmine.box import ENTRANCE
from engine.goldmine.mine import PIECES
from engine.goldmine.mine import ROCK as NO_PASSAGE
from render import svg
from render.box import Box
from render.goldmine.palette import (
    CHAMBER,
    CHAMBER_RIM,
    EMPTY,
    EMPTY_RIM,
    FLOOR,
    FLOOR_DARK,
    MUD,
    MUD_DARK,
    MUD_LIGHT,
    ROCK,
    ROCK_DARK,
    ROCK_LIGHT,
    WATER,
    WATER_LIGHT,
)
from render.goldmine.tile_geometry import EDGES, SIZE, Point, TileShape, tile_shape, towards_middle
from render.sprites import use
from render.svg import circle, line, moved, path, polygon, rect

_TUNNEL = 36  # how wide a tunnel is
VARIANTS = 6  # of the rock, so that neighbours differ and drawings are met again
_ROUND = 'stroke-linecap="round"'
_CAVE = (
    "M16 58 Q10 34 28 26 Q36 12 56 16 Q78 8 92 24 Q110 34 104 58 Q112 84 92 96 Q76 110 56 103 Q32 110 24 92 Q8 82 16 58 Z",
    "M22 62 Q18 40 32 32 Q40 20 56 22 Q76 15 88 29 Q102 38 97 58 Q104 80 88 90 Q74 102 57 96 Q36 102 30 87 Q17 78 22 62 Z",
)
_BAT = (
    "M0 -5 L-4 -11 L-5 -4 Q-14 -12 -24 -6 Q-19 -2 -20 6 Q-14 2 -11 8 Q-6 4 0 12 Q6 4 11 8 Q14 2 20 6 Q19 -2 24 -6 "
    "Q14 -12 5 -4 L4 -11 Z"
)


def polyline(points: Iterable[Point]) -> str:
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def bat(colour: str, x: float, y: float, scale: float) -> str:
    return moved(path(_BAT, colour), x, y, scale)


def ladder(x: float, y: float, height: float, width: float) -> str:
    """The ladder at the entrance."""
    top = y - height / 2
    rungs = [top + 6 + 12 * step for step in range(int(height / 12) + 1)]
    body = "".join(
        line((x - width / 2, at), (x + width / 2, at), colour, wide)
        for at in rungs
        for colour, wide in (("soot", 7), ("timber_l", 3.4))
    )
    posts = (x - width / 2, x + width / 2)
    return body + "".join(rect(Box(post - 3.5, top - 3, 7, height + 6), "timber_l", "soot", 2.2, radius=2) for post in posts)


def pool(x: float, y: float, r: float) -> str:
    """The water of a secret passage."""
    waves = [(x - r * 0.72, y + dy * r, r * 0.24, 3) for dy in (-0.28, 0.2)] + [(x - r * 0.45, y + r * 0.6, r * 0.225, 2)]
    body = (
        f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{r:g}" ry="{r * 0.92:.1f}" fill="{WATER}" stroke="{svg.SOOT}" stroke-width="3"/>'
    )
    for left, top, step, count in waves:
        wave = f"M{left:.1f} {top:.1f} q{step:.1f} {-step * 1.08:.1f} {2 * step:.1f} 0" + f" t{2 * step:.1f} 0" * (count - 1)
        body += path(wave, "none", WATER_LIGHT, 3.2, more=_ROUND)
    return body


def puddle(x: float, y: float, scale: float) -> str:
    """Mud."""
    body = path("M-24 2 Q-25 -11 -12 -12 Q-4 -20 8 -14 Q24 -15 23 -1 Q28 12 13 14 Q2 21 -9 15 Q-24 15 -24 2 Z", MUD, "soot", 3)
    body += path("M-15 -3 Q-6 -10 6 -7", "none", MUD_LIGHT, 3.4, more=_ROUND)
    body += path("M-12 8 Q0 13 14 7", "none", MUD_DARK, 3.4, more=_ROUND)
    return moved(
        body + circle((9, 0), 3.4, MUD_LIGHT, MUD_DARK, 1.8) + circle((-4, 2), 2.2, MUD_LIGHT, MUD_DARK, 1.6), x, y, scale
    )


def deck(*, upper: bool = False) -> str:
    """A plank bridge from west to east; ``upper`` without the floor that leads to it."""
    top = 60 - _TUNNEL / 2
    body = ""
    if not upper:
        body += rect(Box(14, top - 9, 92, _TUNNEL + 18), ROCK_DARK) + rect(Box(0, top - 3.4, 120, _TUNNEL + 6.8), "soot")
        body += rect(Box(0, top, 120, _TUNNEL), FLOOR)
    body += rect(Box(22, top - 6, 76, _TUNNEL + 12), "timber", "soot", 2.6, radius=2)
    body += "".join(rect(Box(25 + plank * 11.8, top, 10.4, _TUNNEL), "timber_l") for plank in range(6))
    body += rect(Box(18, top - 9, 84, 8), "timber_l", "soot", 2.4, radius=2)
    body += rect(Box(18, top + _TUNNEL + 1, 84, 8), "timber_l", "soot", 2.4, radius=2)
    return body + path("M4 60 H18 M102 60 H116", "none", FLOOR_DARK, 14, more='stroke-dasharray="3 7"')


def upright(body: str, *, turned: bool) -> str:
    """A drawing from west to east; turned: from north to south."""
    return moved(body, 120, 0, turn=90) if turned else body


def _rock(variant: int) -> str:
    pick = random.Random(variant)
    body = rect(Box(0, 0, SIZE, SIZE), ROCK)
    for cx, cy in ((20, 20), (100, 20), (20, 100), (100, 100), (60, 60)):
        x, y, z = cx + pick.uniform(-7, 7), cy + pick.uniform(-7, 7), pick.uniform(7, 12)
        body += polygon(
            [(x - z, y + z / 2), (x - z * 0.4, y - z * 0.7), (x + z * 0.6, y - z * 0.6), (x + z, y + z * 0.4)], ROCK_LIGHT
        )
        body += polygon(
            [(x - z, y + z / 2), (x + z, y + z * 0.4), (x + z * 0.4, y + z * 0.9), (x - z / 2, y + z * 0.9)], ROCK_DARK
        )
    return body


def _strokes(lines: Sequence[Sequence[Point]], width: float, colour: str, more: str = "") -> str:
    return path(" ".join(map(polyline, lines)), "none", colour, width, more=more) if lines else ""


def _mouths(lines: Sequence[Sequence[Point]], share: float) -> list[list[Point]]:
    """The outer parts of tunnels that lead into a chamber or cavern."""
    return [[points[0], towards_middle(points[0], share)] for points in lines]


def _cave(open_sides: Sequence[int]) -> str:
    lines = [[EDGES[side], (60.0, 60.0)] for side in open_sides]
    body = _strokes(lines, _TUNNEL + 7, "soot") + path(_CAVE[0], "cold", "soot", 3.4)
    body += _strokes(_mouths(lines, 0.28), _TUNNEL, FLOOR, _ROUND) + path(_CAVE[1], "cold_l")
    body += path("M30 32 L36 52 L43 25 Z M49 22 L55 44 L62 21 Z M72 20 L78 46 L86 28 Z", "cold", "soot", 2)
    body += path("M34 93 L40 76 L47 97 Z M66 98 L73 74 L80 95 Z", "cold_hi", "soot", 2)
    return body + bat("soot", 60, 62, 0.72)


def _tunnels(shape: TileShape) -> str:
    body = ""
    for index, sides in enumerate(shape.corridors):
        lines = shape.lines(index)
        level = sides == (1, 3)
        if shape.bridge and index == 1:
            body += upright(deck(), turned=not level)
            continue
        cap = _ROUND if shape.tunnel and not shape.several and len(sides) == 1 else ""
        body += _strokes(lines, _TUNNEL + 17, ROCK_DARK, cap) + _strokes(lines, _TUNNEL + 7, "soot", cap)
        body += _strokes(lines, _TUNNEL, FLOOR, cap) + _strokes(lines, 13, FLOOR_DARK, 'stroke-dasharray="3 7"')
        if shape.tunnel and len(sides) > 2:
            body += rect(Box(60 - _TUNNEL / 2, 60 - _TUNNEL / 2, _TUNNEL, _TUNNEL), FLOOR)
        if shape.bridge:
            body += upright(rect(Box(24, 60 - _TUNNEL / 2, 72, _TUNNEL), "soot2"), turned=not level)
    return body + (_ends(shape) if shape.tunnel else "")


def _ends(shape: TileShape) -> str:
    """Barricades before stubs, boards at a dead end, stones where a tunnel has caved in."""
    body = ""
    for sides in shape.corridors:
        if len(sides) > 1:
            continue
        edge = EDGES[sides[0]]
        if shape.several:
            x, y = towards_middle(edge, 34 / 60 if shape.caved_in else 28 / 60)
            planks = rect(Box(-6.5, -24, 13, 48), "timber_l", "soot", 2.6, radius=1.5) + path(
                "M-6 -8 H6 M-6 8 H6", "none", "soot", 2.2
            )
            planks += path("M-5 -21 L5 21 M5 -21 L-5 21", "none", "brick_d", 4, more=_ROUND)
            body += moved(planks, x, y, turn=0 if sides[0] % 2 else 90)
        else:
            x, y = 60 - (edge[0] - 60) / 6, 60 - (edge[1] - 60) / 6
            board = rect(Box(-19, -4.4, 38, 8.8), "timber_l", "soot", 2.2, radius=1.5)
            board += circle((-14, 0), 1.5, "soot") + circle((14, 0), 1.5, "soot")
            body += moved(moved(board, 0, 0, turn=38) + moved(board, 0, 0, turn=-38), x, y, 1.1)
    if shape.caved_in:
        body += path("M46 70 L48 56 L56 50 L62 46 L72 54 L75 68 L66 74 L54 75 Z", ROCK_LIGHT, "soot", 2.6)
        body += path("M56 50 L60 60 L48 64 M60 60 L74 62", "none", "soot", 2)
    return body


def _chamber(shape: TileShape, *, nugget: bool) -> str:
    body = (
        circle((60, 60), 42, ROCK_DARK)
        + circle((60, 60), 38, "soot")
        + circle((60, 60), 34.5, CHAMBER_RIM if nugget else EMPTY_RIM)
    )
    body += _strokes(_mouths(shape.lines(0), 0.5), _TUNNEL, FLOOR) + circle((60, 60), 31.5, CHAMBER if nugget else EMPTY)
    if not nugget:
        return body + use("goldmine/nugget_open", 39, 41, 42)
    for beam in range(12):
        x, y = math.cos(math.radians(30 * beam + 15)), math.sin(math.radians(30 * beam + 15))
        body += line((60 + 25 * x, 60 + 25 * y), (60 + 30 * x, 60 + 30 * y), "lamp_d", 2.6)
    return body + use("goldmine/nugget", 38, 41, 44.4)


def feature(code: str, side: str, index: int, *, nugget: bool, mud: bool) -> str:
    """What lies in a place: gold, ladder, water or mud; nothing in a bare tunnel."""
    piece, shape = PIECES[code][side], tile_shape(code, side)
    x, y = shape.spot(index)
    if piece.chamber:
        return use("goldmine/nugget", 38, 41, 44.4) if nugget else ""
    if code == ENTRANCE:
        return ladder(60, 60, 58, 26)
    if piece.passage == piece.marks[index]:
        return pool(x, y, 20 if shape.several else 25)
    return puddle(x, y, 0.74 if shape.several else 1) if piece.mud and mud else ""


@lru_cache(maxsize=2048)
def tile_body(code: str, side: str, *, nugget: bool = True, mud: bool = True, open_sides: int = 15, variant: int = 0) -> str:
    """A tile; ``open_sides`` are those through which one comes into a cavern."""
    piece, shape = PIECES[code][side], tile_shape(code, side)
    body = _rock(variant)
    if piece.cave:
        body += _cave([at for at in range(4) if open_sides >> at & 1])
    else:
        body += _tunnels(shape)
        if piece.chamber:
            body += _chamber(shape, nugget=nugget)
            if piece.passage != NO_PASSAGE:
                body += pool(92, 92, 19)
        elif code == ENTRANCE:
            body += circle((60, 60), 40, "soot") + circle((60, 60), 36, "lamp_hi")
            body += _strokes(_mouths(shape.lines(0), 0.5), _TUNNEL, FLOOR) + circle((60, 60), 33, "lamp")
        if not piece.chamber:
            body += "".join(feature(code, side, index, nugget=False, mud=mud) for index in range(len(shape.corridors)))
    return body + rect(Box(0, 0, SIZE, SIZE), "none", "soot", 2)


def tile_image(body: str, size: int) -> Image.Image:
    """A tile's image; callers must not change it."""
    return svg.drawing(body, size, size, f"0 0 {SIZE} {SIZE}")
