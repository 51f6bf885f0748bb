"""Where everything on the map is. ``layout.json`` holds it for a canvas of 1400 × 1716; a strip is as wide as all strips."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from render.box import Box
from render.strip_size import WIDTH

_DATA = json.loads((Path(__file__).parent / "layout.json").read_text(encoding="utf-8"))
CANVAS_W, CANVAS_H = _DATA["canvas"]
SCALE = WIDTH / CANVAS_W
BAND_TOP, BAND_BOTTOM = _DATA["band"]  # both halves show what lies between
STRIP_H = int(_DATA["strip"][1] * SCALE)

Point = tuple[float, float]


class Space(NamedTuple):
    """A space of a track, on the canvas."""

    x: float  # its middle
    y: float
    angle: float
    length: float


class Half(NamedTuple):
    """A strip of the map."""

    top: float  # on the canvas
    routes: frozenset[str]  # connections of which it shows something
    places: frozenset[str]
    tags: tuple[tuple[Box, str], ...]  # names of cities beyond the band


NODES: dict[str, Point] = {code: (x, y) for code, (x, y) in _DATA["nodes"].items()}
STATIONS = {code: at for code, at in NODES.items() if "/" not in code}
DOORS = {code: at for code, at in NODES.items() if "/" in code}
SPACES: dict[str, list[list[Space]]] = {
    code: [[Space(*space) for space in track] for track in tracks] for code, tracks in _DATA["spaces"].items()
}
LINES: dict[str, list[list[Point]]] = {
    code: [[(x, y) for x, y in line] for line in tracks] for code, tracks in _DATA["tracks"].items()
}
LABELS: dict[str, Box] = {code: Box(*box[:4]) for code, box in _DATA["labels"].items()}
NAME_BELOW = frozenset(code for code, box in _DATA["labels"].items() if box[4] == 1)  # big cities: the plate is over the name
COUNTRY_PLATES: dict[str, Box] = {code: Box(*box) for code, box in _DATA["countries"].items()}


def _half(name: str) -> Half:
    top, bottom = _DATA[name]
    routes = frozenset(code for code, lines in LINES.items() if any(top < y < bottom for line in lines for _, y in line))
    places = {code for code, (_, y) in STATIONS.items() if top < y < bottom}
    places |= {code for code, box in COUNTRY_PLATES.items() if top < box.y < bottom}
    tags = tuple((Box(*tag[:4]), tag[4]) for tag in _DATA["tags"][name[0]])
    return Half(top, routes, frozenset(places), tags)


HALVES = {"north": _half("north"), "south": _half("south")}


def middle(code: str, slot: int) -> Point:
    """The middle of a track."""
    spaces = SPACES[code][slot]
    a, b = spaces[(len(spaces) - 1) // 2], spaces[len(spaces) // 2]
    return (a.x + b.x) / 2, (a.y + b.y) / 2
