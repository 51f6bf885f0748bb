"""Free spots on the map: where a country's plate, whose width depends on the language, and the lantern find room."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import cos, hypot, radians, sin

from engine.niemcy.box import COUNTRIES
from render.box import Box
from render.fluent_texts import picture_texts
from render.niemcy.map_layout import (
    BAND_BOTTOM,
    BAND_TOP,
    CANVAS_H,
    CANVAS_W,
    COUNTRY_PLATES,
    DOORS,
    LABELS,
    SPACES,
    STATIONS,
    Point,
    Space,
    middle,
)
from render.niemcy.names import place_name
from render.text import width
from render.theme import Style, style

PLATE_FONT = style("black", 31, 26)
PLATE_SIDE = 64  # of a plate beside its name: margins, and the passenger
LANTERN = (62.0, 62.0)
_STEP, _FAR = 6, 420


def _circles() -> list[tuple[float, float, float]]:
    """Spaces, stations and doors as circles that cover them."""
    found = [(x, y, 27.0) for x, y in STATIONS.values()]
    found += [(x + dx, y, 21.0) for x, y in DOORS.values() for dx in (-9, 9)]
    for tracks in SPACES.values():
        for one in (one for track in tracks for one in track):
            for part in (-0.34, 0.0, 0.34):
                reach = one.length * part
                found.append((one.x + reach * cos(radians(one.angle)), one.y + reach * sin(radians(one.angle)), 19.0))
    return found


_CIRCLES = _circles()
_CELL, _LARGEST = 64, 27  # circles are looked up by cells of the canvas
_CELLS: dict[tuple[int, int], list[tuple[float, float, float]]] = {}
for _circle in _CIRCLES:
    _CELLS.setdefault((int(_circle[0]) // _CELL, int(_circle[1]) // _CELL), []).append(_circle)


def _meets_a_circle(box: Box) -> bool:
    columns = range(int(box.x - _LARGEST) // _CELL, int(box.right + _LARGEST) // _CELL + 1)
    rows = range(int(box.y - _LARGEST) // _CELL, int(box.bottom + _LARGEST) // _CELL + 1)
    return any(
        hypot(max(box.x - x, 0, x - box.right), max(box.y - y, 0, y - box.bottom)) < r
        for column in columns
        for row in rows
        for x, y, r in _CELLS.get((column, row), ())
    )


def _around(x: float, y: float) -> Iterator[Point]:
    """Points in rings around a point, the nearest ring first."""
    yield x, y
    for ring in range(_STEP, _FAR, _STEP):
        steps = range(-ring, ring + 1, _STEP)
        square = [(dx, dy) for dx in steps for dy in (-ring, ring)] + [(dx, dy) for dy in steps for dx in (-ring, ring)]
        for dx, dy in sorted(square, key=lambda one: hypot(*one)):
            yield x + dx, y + dy


def free_spot(centre: Point, w: float, h: float, taken: tuple[Box, ...]) -> Box:
    """The nearest box of this size that meets no track, station, name or taken box, and that lies in one half alone."""
    blocked = (*LABELS.values(), *taken)
    for x, y in _around(*centre):
        box = Box(x - w / 2, y - h / 2, w, h)
        if box.x < 6 or box.y < 6 or box.right > CANVAS_W - 6 or box.bottom > CANVAS_H - 6:
            continue
        if box.y < BAND_BOTTOM + 2 and box.bottom > BAND_TOP - 2:
            continue
        if not _meets_a_circle(box) and not any(box.inset(-4).overlaps(other) for other in blocked):
            return box
    return Box(centre[0] - w / 2, centre[1] - h / 2, w, h)


def beside_space(space: Space, distance: float) -> Point:
    """A point so far from the middle of a space, on the side where more room is."""
    dx, dy = -sin(radians(space.angle)) * distance, cos(radians(space.angle)) * distance
    sides = [(space.x + dx, space.y + dy), (space.x - dx, space.y - dy)]

    def room(at: Point) -> float:
        names = [
            hypot(max(box.x - at[0], 0, at[0] - box.right), max(box.y - at[1], 0, at[1] - box.bottom)) for box in LABELS.values()
        ]
        others = [hypot(at[0] - x, at[1] - y) for x, y, _ in _CIRCLES if hypot(x - space.x, y - space.y) > space.length / 2]
        return min(*names, *others)

    return max(sides, key=room)


@cache
def plate_boxes(lang: str) -> dict[str, Box]:
    """The plates of the countries, wide enough for their names."""
    say, found = picture_texts(lang), dict[str, Box]()
    for code in COUNTRIES:
        given, face = COUNTRY_PLATES[code], PLATE_FONT
        wanted = width(place_name(say, code), face) + PLATE_SIDE
        if wanted <= given.w + 2:
            found[code] = given
            continue
        small = Style(face.face, face.least, face.least)
        wanted = width(place_name(say, code), small) + PLATE_SIDE + 2
        others = tuple(box for other, box in {**COUNTRY_PLATES, **found}.items() if other != code)
        found[code] = free_spot((given.cx, given.cy), wanted, given.h, others)
    return found


@cache
def lantern_box(code: str, slot: int, lang: str) -> Box:
    """Where the lantern of a track hangs."""
    x, y = middle(code, slot)
    return free_spot((x, y - 20), *LANTERN, tuple(plate_boxes(lang).values()))
