"""The mines as shapes: sky and hills, a mine's row with its holes, planks over an abandoned one, the pick's way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.kopalnie.box import PLACES
from render.backdrop import halftone, rays
from render.box import Box
from render.kopalnie.board_layout import HEADER, INNER, ROW, START, TILE_H, TILE_W, WIDTH, place_x
from render.kopalnie.palette import ROCK
from render.sprites import use
from render.svg import circle, line, path, rect

_TOP = (ROW - TILE_H) / 2
_FIRST, _LAST = place_x(0), place_x(PLACES - 1) + TILE_W


def ground(height: int) -> str:
    """What lies behind everything."""
    body = rect(Box(0, 0, WIDTH, height), "paper") + rays((594, 330), 560)
    body += halftone(Box(0, 100, WIDTH, 150), "brick_l")
    for top, ink, ridge in (
        (0.28, "paper_lo", ((90, -50), (170, 0), (300, -90), (430, 20), (640, -70), (760, 20), (930, -50))),
        (0.5, "hill", ((200, -60), (420, 0), (700, -70), (900, -20))),
        (0.75, "ground", ((300, -25), (720, 0))),
    ):
        y = round(height * top)
        body += path(f"M0 {height} V{y} " + " ".join(f"L{x} {y + dy}" for x, dy in ridge) + f" L{WIDTH} {y} V{height} Z", ink)
    body += rect(HEADER, "soot") + rect(Box(0, HEADER.h, WIDTH, 5), "lamp") + rect(Box(0, HEADER.h + 5, WIDTH, 3), "soot")
    return body


def mine_row_svg(mine: str) -> str:
    """An open mine without its tiles: the rock, and a hole at every place."""
    rock = ROCK[mine]
    body = rect(Box(1.5, 1.5, INNER - 3, ROW - 3), rock.ground, "soot", 3, radius=7)
    for strand in range(3):
        y = 24 + strand * 32
        body += path(f"M{START + 8} {y} q140 -9 280 0 t280 0 t330 0", "none", rock.dark, 2, more='stroke-opacity=".55"')
    for index in range(PLACES):
        x = place_x(index)
        hole = Box(x, _TOP, TILE_W, TILE_H)
        body += rect(hole, rock.dark, radius=8) + rect(hole.inset(2), "none", rock.ground, 3, radius=7, more=_DASHES)
        body += path(_RUBBLE.format(x1=x + 14, x2=x + 84, x3=x + 40, y1=_TOP + 84, y2=_TOP + 86, y3=_TOP + 88), rock.ground)
    return body


_DASHES = 'stroke-dasharray="9 7"'
_RUBBLE = "M{x1:.0f} {y1:.0f} l6 -9 l9 2 l3 8 z M{x2:.0f} {y2:.0f} l5 -7 l8 0 l5 7 z M{x3:.0f} {y3:.0f} l4 -5 l6 1 l2 5 z"


def start_field(closed: bool) -> str:
    """What lies over a mine's emblem: the bar for its name, the plate for its letter; dimmed when abandoned."""
    body = rect(Box(0, 71, START, 36), "soot")
    if closed:
        body += rect(Box(0, 0, START, 72), "soot", more='fill-opacity=".38"')
    body += rect(Box(0, 58, 46, 49), "paper_hi", "soot", 3)
    return body + rect(Box(1.5, 1.5, START - 3, ROW - 3), "none", "soot", 3, radius=7)


def closed_row_svg(mine: str) -> str:
    """An abandoned mine: planks, and a sign with a padlock."""
    rock = ROCK[mine]
    body = rect(Box(1.5, 1.5, INNER - 3, ROW - 3), rock.ground, "soot", 3, radius=7)
    boards = Box(_FIRST - 4, 8, _LAST - _FIRST + 8, ROW - 16)
    body += rect(boards, rock.dark, "soot", 2.5, radius=6)
    for i, wood in enumerate(("#523521", "#5C3D26")):
        plank = Box(boards.x + 6, 16 + i * 42, boards.w - 12, 34)
        body += rect(plank, wood, "soot", 2.4, radius=3)
        for x in (plank.x + 16, plank.x + plank.w * 0.27, plank.x + plank.w * 0.72, plank.right - 16):
            body += circle((x, plank.cy), 3.4, "soot")
    for x in (_FIRST + 34, _LAST - 98):
        body += line((x, ROW - 10), (x + 64, 10), "soot", 22) + line((x + 1, ROW - 12), (x + 63, 12), "#7A5636", 16)
    sign = closed_sign(Box(0, 0, INNER, ROW))
    body += rect(sign, "paper_lo", "soot", 3, radius=6) + use("padlock", sign.x + 12, sign.y + 5, 36)
    return body


def closed_sign(row: Box) -> Box:
    """The sign on the planks."""
    return row.at((_FIRST + _LAST) / 2 - 140, 28, 280, 52)


class PickPath(NamedTuple):
    """The line along which the pick came, from the row's left edge; parts of it, as every way would be a drawing of its own."""

    lines: list[tuple[float, float]]  # from and to
    heads: list[float]  # arrows to the right, where it left the row and where it came in again
    ring: float | None  # where it had rested
    end: float


def pick_path(start: int | None, stops: Sequence[int]) -> PickPath:
    """The pick's way: from where it rested over every tile that it came to, around the row's end if need be."""
    left, right = _FIRST - 8, _LAST + 2
    ring = None if start is None else place_x(start) + TILE_W / 2
    here = left - 14 if ring is None else ring
    before = -1 if start is None else start
    lines, heads = [], []
    for place in stops:
        x = place_x(place) + TILE_W / 2
        if place > before:
            lines.append((here, x))
        else:
            lines += [(here, right), (left, x)]
            heads += [right, left + 2]
        here, before = x, place
    return PickPath(lines, heads, ring, here)


ARROW = path("M5 3 L19 14 L5 25", "none", "soot", 7, more='stroke-linecap="round"')
RING = circle((14, 14), 10, "soot") + circle((14, 14), 4.5, "lamp")
POINTER = path("M2 0 H38 L20 22 Z", "soot")


def arches(count: int, end: int, room: Box) -> str:
    """The counter of abandoned mines: an arch for each that the game needs, boarded up when abandoned."""
    step = min(26.0, room.w / end)
    left = room.cx - end * step / 2
    body = ""
    for i in range(end):
        x, w = left + i * step + 2.5, step - 5
        r = w / 2
        gone = i < count
        shape = f"M{x:.1f} {room.bottom:.1f} v{-room.h + r:.1f} a{r:.1f} {r:.1f} 0 0 1 {w:.1f} 0 v{room.h - r:.1f} z"
        body += path(shape, "soot" if gone else "paper", "soot", 2.4)
        if gone:
            cross = f"M{x + 3:.1f} {room.bottom - 4:.1f} l{w - 6:.1f} -22 M{x + 3:.1f} {room.bottom - 24:.1f} l{w - 6:.1f} 20"
            body += path(cross, "none", "timber_l", 4)
    return body
