"""All of Germany beside a list: networks as lines, planned ways, numbered badges, the names that matter."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from math import hypot
from typing import NamedTuple

from engine.niemcy.box import CITIES
from render import svg
from render.box import Box
from render.canvas import Canvas
from render.niemcy.halo_text import halo_text
from render.niemcy.land import land_image
from render.niemcy.map_art import CLOSED, FREE, beside, line_path, track_box
from render.niemcy.map_layout import CANVAS_H, CANVAS_W, COUNTRY_PLATES, DOORS, LINES, STATIONS, Point
from render.niemcy.map_strip import MapPen
from render.niemcy.names import place_name
from render.niemcy.scene import Scene
from render.niemcy.strip_frame import numbered
from render.strip_size import HEIGHT
from render.svg import circle, path, rect
from render.text import width
from render.theme import SEATS, style

SCALE = HEIGHT / CANVAS_H
MAP_W = round(CANVAS_W * SCALE)
BADGE_R = 22
VIEW = f"0 0 {CANVAS_W} {CANVAS_H}"
_NAME = style("black", 25, 22)
_ROUND = 'stroke-linecap="round"'


class Way(NamedTuple):
    """Connections in a hue and a dash of their own."""

    routes: tuple[str, ...]
    colour: str
    dash: str


@cache
def _line_body(code: str, slot: int, looks: tuple[tuple[str, float, str], ...]) -> str:
    """A track as lines over each other: ink, width, more."""
    d = line_path(LINES[code][slot])
    return "".join(path(d, "none", ink, wide, more=more) for ink, wide, more in looks)


_THIN = (("soot3", 4.0, 'stroke-dasharray="10 9" stroke-opacity=".75"'),)
_LAMP = (("soot", 66.0, _ROUND), ("lamp", 58.0, _ROUND))


def draw_network(
    canvas: Canvas, states: dict[str, tuple[int, ...]], seat: int | None, lit: Sequence[tuple[str, int]] = ()
) -> None:
    """The land and all tracks; those of one seat (None: of everybody) stand out, the lit ones lie on a lamp."""
    canvas.image.paste(land_image(MAP_W, HEIGHT, VIEW), (0, 0))
    pen = MapPen(canvas, 0, 0, SCALE)
    free, others, mine = [], [], []
    for code, row in states.items():
        for slot, state in enumerate(row):
            if state == FREE:
                free.append((code, slot, _THIN))
            elif state == CLOSED:
                continue
            elif seat is None or state == seat:
                mine.append((code, slot, (("soot", 30.0, ""), (SEATS[state].fill, 21.0, ""))))
            else:
                others.append((code, slot, (("#8F8778", 13.0, ""), (SEATS[state].fill, 8.0, ""))))
    for code, slot, looks in [*free, *others, *((*track, _LAMP) for track in lit), *mine]:
        pen.piece(_line_body(code, slot, looks), track_box(code, slot, 36))


def draw_way_lines(canvas: Canvas, states: dict[str, tuple[int, ...]], ways: Sequence[Way]) -> None:
    """Ways over the tracks: a dark rim, the hue in its dash; several on one connection run side by side."""
    pen = MapPen(canvas, 0, 0, SCALE)
    for code in dict.fromkeys(code for way in ways for code in way.routes):
        slot = slot_of(states, code)
        pen.piece(
            _way_body(code, slot, tuple((way.colour, way.dash) for way in ways if code in way.routes)), track_box(code, slot, 56)
        )


@cache
def _way_body(code: str, slot: int, looks: tuple[tuple[str, str], ...]) -> str:
    """The ways along one track: colour, dash."""
    line, count = LINES[code][slot], len(looks)
    wide = 25.0 if count == 1 else 17.0
    body = path(line_path(line), "none", "soot", (wide + 2) * count + 8, more=_ROUND)
    for at, (colour, dash) in enumerate(looks):
        d = line_path(beside(line, (at - (count - 1) / 2) * (wide + 2)))
        body += path(d, "none", colour, wide, more=f'stroke-dasharray="{dash}"' if dash else _ROUND)
    return body


def slot_of(states: dict[str, tuple[int, ...]], code: str, seat: int | None = None) -> int:
    """The track of a connection that a way takes: the seat's own one, otherwise the first free one."""
    row = states[code]
    return row.index(seat) if seat is not None and seat in row else row.index(FREE) if FREE in row else 0


def draw_stations(canvas: Canvas, lit: Collection[str] = ()) -> None:
    """Cities and doors; the lit ones are lamp-yellow, and larger, so that they cover the others."""
    overlay(canvas, _stations_body())
    pen = MapPen(canvas, 0, 0, SCALE)
    for code, (x, y) in DOORS.items():
        if code[:2] in lit:
            box = Box(x - 26, y - 22, 52, 44)
            pen.piece(rect(box, "lamp", "soot", 6, radius=6), box.inset(-4))
    for code, (x, y) in STATIONS.items():
        if code in lit:
            pen.piece(circle((x, y), 25, "lamp", "soot", 6), Box(x - 29, y - 29, 58, 58))


@cache
def _stations_body() -> str:
    body = "".join(circle(at, 15, "paper_hi", "soot", 5) for at in STATIONS.values())
    return body + "".join(rect(Box(x - 20, y - 16, 40, 32), "soot", radius=6) for x, y in DOORS.values())


def overlay(canvas: Canvas, body: str) -> None:
    """A drawing in the units of the map's canvas over the small map."""
    image = svg.drawing(body, MAP_W, HEIGHT, VIEW)
    canvas.image.paste(image, (0, 0), image)


def badge_spots(tracks: Sequence[tuple[str, int]]) -> list[Point]:
    """A spot on each track for its number, as far from the others as it can be; in pixels."""
    spots: list[Point] = []
    for code, slot in tracks:
        line = LINES[code][slot]
        inner = line[len(line) // 4 : -(len(line) // 4)] or line
        middle = inner[len(inner) // 2]
        found = [(x * SCALE, y * SCALE) for x, y in sorted(inner, key=lambda at: hypot(at[0] - middle[0], at[1] - middle[1]))]
        spots.append(max(found, key=lambda at: min([hypot(at[0] - x, at[1] - y) for x, y in spots] + [2.0 * BADGE_R + 6])))
    return spots


def draw_badges(canvas: Canvas, spots: Sequence[Point], lit: Collection[int] = ()) -> None:
    """Numbers from 1 on; the lit ones are brick."""
    for number, (x, y) in enumerate(spots, 1):
        at = min(max(x, BADGE_R + 1), MAP_W - BADGE_R - 3), min(max(y, BADGE_R + 1), HEIGHT - BADGE_R - 1)
        numbered(canvas, f"badge {number}", number, at, BADGE_R, lit=number in lit)


def draw_names(canvas: Canvas, scene: Scene, places: Iterable[str], avoid: Sequence[Point] = ()) -> None:
    """The names of places, each beside its own, where it covers least."""
    anchors = {code: _anchor(code) for code in dict.fromkeys(places)}
    set_before: list[Box] = []
    for code in sorted(anchors, key=lambda one: (one not in CITIES, anchors[one][1])):
        text = place_name(scene.words, code)
        w, h = width(text, _NAME) + 6, 22.0
        x, y = anchors[code]
        spots = _spots(x, y, w, h) if code in CITIES else [(x - w / 2, y - h / 2), (x - w / 2, y - h - 10), (x - w / 2, y + 14)]
        boxes = [Box(min(max(left, 4), MAP_W - w - 6), min(max(top, 9), HEIGHT - h - 9), w, h) for left, top in spots]
        costs = [at * 0.5 + _cost(box, code, anchors, set_before, avoid) for at, box in enumerate(boxes)]
        best = boxes[costs.index(min(costs))]
        set_before.append(best)
        halo_text(canvas, f"{code}/place", text, best.inset(0, -6), _NAME, rim=4, halo="paper_hi")


def _anchor(code: str) -> Point:
    x, y = STATIONS[code] if code in STATIONS else (COUNTRY_PLATES[code].cx, COUNTRY_PLATES[code].cy)
    return x * SCALE, y * SCALE


def _spots(x: float, y: float, w: float, h: float) -> list[Point]:
    """Places around a station: right, left, above, below, and the corners."""
    return [
        (x + 17, y - h / 2), (x - 17 - w, y - h / 2), (x - w / 2, y - 16 - h), (x - w / 2, y + 16),
        (x + 8, y - 14 - h), (x - w - 8, y - 14 - h), (x + 8, y + 14), (x - w - 8, y + 14),
    ]  # fmt: skip


def _cost(box: Box, code: str, anchors: dict[str, Point], taken: Sequence[Box], avoid: Sequence[Point]) -> float:
    near = box.inset(-5, -4)
    cost = 200.0 * sum(near.overlaps(other) for other in taken)
    cost += 40 * sum(_within(box.inset(-13), at) for other, at in anchors.items() if other != code)
    cost += 150 * sum(_within(box.inset(-BADGE_R + 2), at) for at in avoid)
    if code in CITIES:
        cost += 60 * _within(box.inset(-9), anchors[code])
    stations = ((x * SCALE, y * SCALE) for other, (x, y) in STATIONS.items() if other != code)
    return cost + 8 * sum(_within(box.inset(-5), at) for at in stations)


def _within(box: Box, at: Point) -> bool:
    return box.x < at[0] < box.right and box.y < at[1] < box.bottom
