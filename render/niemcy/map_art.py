"""What stands on the map, as vectors on its canvas: tracks in all their states, stations, doors, lamps."""

from __future__ import annotations

from functools import cache
from math import hypot

from engine.niemcy.box import CONNECTION
from render.box import Box
from render.niemcy.map_layout import LINES, SPACES, Point
from render.niemcy.pieces import car, closed_space, space
from render.svg import path

FREE, CLOSED = -1, -2  # states of a track beside the seat that owns it
BLEED = 30  # how far the drawing of a track reaches beyond the middles of its spaces


def turned(angle: float) -> float:
    """The angle by which a space is turned so that it is not upside down."""
    angle = (angle + 180) % 360 - 180
    return angle - 180 if angle > 90 else angle + 180 if angle <= -90 else angle


def line_path(points: list[Point]) -> str:
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def beside(points: list[Point], distance: float) -> list[Point]:
    """A line that runs beside another one."""
    found = []
    for at, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(at - 1, 0)], points[min(at + 1, len(points) - 1)]
        length = hypot(bx - ax, by - ay) or 1.0
        found.append((x - (by - ay) / length * distance, y + (bx - ax) / length * distance))
    return found


def _put(body: str, x: float, y: float, angle: float) -> str:
    return f'<g transform="translate({x:.1f} {y:.1f}) rotate({angle:.1f})">{body}</g>'


@cache
def track_body(code: str, slot: int, state: int) -> str:
    """A track: free, closed, or with the cars of a seat."""
    spaces, d = SPACES[code][slot], line_path(LINES[code][slot])
    if state == CLOSED:
        return "".join(
            _put(closed_space(one.length, locked=at == len(spaces) // 2), one.x, one.y, turned(one.angle))
            for at, one in enumerate(spaces)
        )
    if state == FREE:
        body = path(d, "none", "soot3", 3.6, more='stroke-dasharray="8 6"')
        colour = CONNECTION[code].tracks[slot]
        return body + "".join(
            _put(space(colour, one.length, turned(one.angle)), one.x, one.y, turned(one.angle)) for one in spaces
        )
    body = path(d, "none", "soot", 15) + path(d, "none", "timber", 9, more='stroke-dasharray="4 6"')
    return body + "".join(_put(car(state, min(one.length + 3, 60)), one.x, one.y, turned(one.angle)) for one in spaces)


def lamp_body(code: str, slot: int) -> str:
    """The light below a track that was just claimed."""
    d = line_path(LINES[code][slot])
    wide = 'stroke-linecap="round"'
    return path(d, "none", "soot", 58, more=wide) + path(d, "none", "lamp", 51, more=wide)


@cache
def track_box(code: str, slot: int, bleed: float = BLEED) -> Box:
    """Where a track is on the canvas."""
    points = LINES[code][slot]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inset(-bleed)
