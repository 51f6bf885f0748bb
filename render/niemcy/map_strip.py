"""A half of the map: who owns which track, what is free or closed, who waits where, and what was claimed last."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import cache

from PIL import Image

from engine.niemcy.box import CITIES, CONNECTION, CROWD, PLACE_AT
from engine.niemcy.view_plan import closed_tracks
from render import sprites, svg
from render.box import Box
from render.canvas import Canvas
from render.kept_images import kept_image
from render.niemcy.halo_text import halo_text
from render.niemcy.land import land_image
from render.niemcy.map_art import CLOSED, FREE, lamp_body, track_body, track_box
from render.niemcy.map_layout import CANVAS_W, DOORS, HALVES, LABELS, NAME_BELOW, SCALE, STATIONS, STRIP_H
from render.niemcy.map_spots import PLATE_FONT, lantern_box, plate_boxes
from render.niemcy.names import place_name
from render.niemcy.news import boarded, claims
from render.niemcy.palette import PASSENGER_ORDER
from render.niemcy.pieces import art, station
from render.niemcy.scene import Scene
from render.strip_key import as_key
from render.strip_size import WIDTH
from render.svg import circle, path, rect
from render.theme import Style, style

CITY_FONT = style("black", 36, 30)
NAME_H = 31  # of a city's name, on the canvas
PLATE_H, PASSENGER_W = 48, 37  # of the plate of a big city, and the room for one passenger on it


@dataclass(frozen=True, slots=True)
class HalfShown:
    """All that a half of the map shows."""

    half: str
    tracks: Mapping[str, tuple[int, ...]]  # by connection: the state of each of its tracks
    stations: Mapping[str, str]  # by place: who waits
    lit: tuple[tuple[str, int], ...]  # tracks that were just claimed
    lantern: tuple[str, int] | None
    boarded: tuple[str, ...]  # places where somebody got on


def track_states(scene: Scene) -> dict[str, tuple[int, ...]]:
    """Of every connection the state of each track, as the viewer finds it."""
    view, shut = scene.view, closed_tracks(scene.view, scene.view.seat)
    found = {}
    for code, connection in CONNECTION.items():
        owners = view.tracks.get(code, (None,) * len(connection.tracks))
        closed = shut.get(code, ())
        found[code] = tuple(
            owner if owner is not None else CLOSED if slot in closed else FREE for slot, owner in enumerate(owners)
        )
    return found


def half_shown(scene: Scene, half: str) -> HalfShown:
    """What there is to see of a half."""
    here, claimed = HALVES[half], claims(scene)
    lit = tuple((claim.route, claim.slot) for claim in claimed if claim.route in here.routes)
    return HalfShown(
        half,
        {code: states for code, states in track_states(scene).items() if code in here.routes},
        {place: crowd for place, crowd in scene.view.stations.items() if place in here.places},
        lit,
        lit[-1] if lit and claimed[-1].route in here.routes else None,
        tuple(place for place, _ in boarded(scene) if place in here.places),
    )


def north_key(scene: Scene) -> Hashable:
    return as_key(half_shown(scene, "north"))


def south_key(scene: Scene) -> Hashable:
    return as_key(half_shown(scene, "south"))


def draw_north(scene: Scene) -> Canvas:
    return draw_half(scene, half_shown(scene, "north"))


def draw_south(scene: Scene) -> Canvas:
    return draw_half(scene, half_shown(scene, "south"))


class MapPen:
    """Draws on a window of the map's canvas."""

    def __init__(self, canvas: Canvas, left: float, top: float, scale: float) -> None:
        """All pieces are kept: use few scales, and corners at whole units."""
        self.canvas, self.left, self.top, self.scale = canvas, left, top, scale

    def box(self, box: Box) -> Box:
        """A box of the map's canvas in the pixels of the strip."""
        k = self.scale
        return Box((box.x - self.left) * k, (box.y - self.top) * k, box.w * k, box.h * k)

    def face(self, style: Style) -> Style:
        return Style(style.face, style.size * self.scale, style.least * self.scale)

    def inside(self, box: Box) -> Box:
        """A box of pixels moved into the strip."""
        w, h = self.canvas.image.size
        return Box(min(max(box.x, 5), w - box.w - 5), min(max(box.y, 4), h - box.h - 4), box.w, box.h)

    def shows(self, box: Box) -> bool:
        """Whether the strip shows the whole of a box of the canvas."""
        shown = self.box(box)
        return (
            shown.x >= 0 and shown.y >= 0 and shown.right <= self.canvas.image.width and shown.bottom <= self.canvas.image.height
        )

    def piece(self, body: str, box: Box, *, pale: bool = False) -> None:
        """A drawing in the units of the canvas that lies inside the box; a pale one lets the land shine through."""
        shown = self.box(box)
        if shown.right <= 0 or shown.bottom <= 0 or shown.x >= self.canvas.image.width or shown.y >= self.canvas.image.height:
            return
        image, x, y = _piece(body, box, self.left % 1, self.top % 1, self.scale)
        mask = image.getchannel("A").point(_PALE) if pale else image
        self.canvas.image.paste(image, (x - round(int(self.left) * self.scale), y - round(int(self.top) * self.scale)), mask)

    def sprite(self, name: str, x: float, y: float, height: float) -> None:
        """A sprite of this height, given its upper left corner on the canvas."""
        self.canvas.sprite(art(name), (x - self.left) * self.scale, (y - self.top) * self.scale, height=height * self.scale)


_PALE = [round(alpha * 0.33) for alpha in range(256)]


@kept_image
def _piece(body: str, box: Box, left: float, top: float, scale: float) -> tuple[Image.Image, int, int]:
    """A drawing as pixels, and where its corner is when the window begins at a whole unit."""
    x, y = round((box.x - left) * scale), round((box.y - top) * scale)
    w, h = round(box.w * scale) + 1, round(box.h * scale) + 1
    view = f"{x / scale + left:.3f} {y / scale + top:.3f} {w / scale:.3f} {h / scale:.3f}"
    return svg.rasterise(body, w, h, view), x, y


def _half_pen(half: str) -> MapPen:
    top = HALVES[half].top
    view = f"0 {top} {CANVAS_W} {STRIP_H / SCALE:.2f}"
    return MapPen(Canvas(land_image(WIDTH, STRIP_H, view).copy()), 0, top, SCALE)


@cache
def prepare_map() -> None:
    """Draw the empty map once; its land and its free tracks are kept."""
    for name, half in HALVES.items():
        draw_tracks(_half_pen(name), {code: (FREE,) * len(CONNECTION[code].tracks) for code in sorted(half.routes)})


def draw_half(scene: Scene, shown: HalfShown) -> Canvas:
    """A half of the map; what all such strips share is kept."""
    pen = _half_pen(shown.half)
    canvas = pen.canvas
    draw_tracks(pen, shown.tracks, shown.lit)
    draw_places(pen, scene, shown.stations, shown.boarded, HALVES[shown.half].places)
    for box, name in HALVES[shown.half].tags:
        _tag(pen, box, name, down=shown.half == "north")
    if shown.lantern:
        box = lantern_box(*shown.lantern, scene.lang)
        pen.piece(circle((box.cx, box.cy), 29, "lamp_hi", "soot", 2.6), box)
        pen.canvas.centred("lantern", *_middle(pen, box), height=50 * SCALE)
    return canvas


def _middle(pen: MapPen, box: Box) -> tuple[float, float]:
    shown = pen.box(box)
    return shown.cx, shown.cy


def draw_tracks(pen: MapPen, tracks: Mapping[str, tuple[int, ...]], lit: tuple[tuple[str, int], ...] = ()) -> None:
    """All tracks: free and closed ones below, then the lamps, then the cars."""
    every = [(code, slot, state) for code, states in tracks.items() for slot, state in enumerate(states)]
    for code, slot, state in every:
        if state < 0:
            pen.piece(track_body(code, slot, state), track_box(code, slot))
    for code, slot in lit:
        pen.piece(lamp_body(code, slot), track_box(code, slot))
    for code, slot, state in every:
        if state >= 0:
            pen.piece(track_body(code, slot, state), track_box(code, slot))


def draw_places(
    pen: MapPen, scene: Scene, stations: Mapping[str, str], taken: tuple[str, ...], places: frozenset[str] | set[str]
) -> None:
    """Doors, stations with whoever waits there, plates of countries and big cities, names."""
    for code, (x, y) in DOORS.items():
        if not pen.shows(Box(x - 25, y - 19, 50, 38)):
            continue
        piece = sprites.sprite(art(f"door_{code[:2]}"))
        pen.sprite(f"door_{code[:2]}", x - piece.w / 2, y - piece.h / 2, piece.h)
    cities = [code for code in STATIONS if code in places]
    for code in cities:
        _station(pen, code, stations.get(code, ""), lit=code in taken)
    for code, box in plate_boxes(scene.lang).items():
        if code in places:
            _country(pen, scene, code, box, stations.get(code, ""), lit=code in taken)
    for code in cities:
        _name(pen, code, in_order(stations.get(code, "")))


def in_order(crowd: str) -> str:
    return "".join(sorted(crowd, key=PASSENGER_ORDER.index))


def is_big(code: str) -> bool:
    """Whether more than one passenger stands there at the start."""
    return CROWD[PLACE_AT[code]] > 1


def _station(pen: MapPen, code: str, crowd: str, *, lit: bool) -> None:
    x, y = STATIONS[code]
    big = is_big(code)
    body = f'<g transform="translate({x} {y})">{circle((0, 0), 34, "lamp", "soot", 3) if lit else ""}{station(big=big)}'
    body += ("" if big or crowd else circle((0, 0), 6.5, "soot")) + "</g>"
    pen.piece(body, Box(x - 36, y - 36, 72, 72))
    if crowd and not big:
        pen.sprite(f"pas_{crowd[0]}", x - 18.5, y - 27, 48)


def _country(pen: MapPen, scene: Scene, code: str, box: Box, crowd: str, *, lit: bool) -> None:
    body = rect(box.inset(-6), "lamp", "soot", 2.8, radius=11) if lit else ""
    body += rect(box, "soot", "paper_hi", 2.4, radius=7)
    body += rect(Box(box.right - 46, box.y + 4, 42, 46), "paper_lo", radius=5)
    body += "" if crowd else circle((box.right - 25, box.cy), 6, "soot")
    pen.piece(body, box.inset(-9))
    if crowd:
        pen.sprite(f"pas_{crowd[0]}", box.right - 42, box.y + 8, 42)
    room = pen.box(Box(box.x + 8, box.y + 2, box.w - 58, box.h - 4))
    pen.canvas.text(f"{code}/country", place_name(scene.words, code), room, pen.face(PLATE_FONT), "lamp")


def city_boxes(code: str) -> tuple[Box, Box | None]:
    """Where a city's name stands, and the plate of a big one."""
    label = LABELS[code]
    if not is_big(code):
        return label, None
    w = CROWD[PLACE_AT[code]] * PASSENGER_W + 8
    below = code in NAME_BELOW
    name = Box(label.x, label.bottom - NAME_H if below else label.y, label.w, NAME_H)
    return name, Box(label.cx - w / 2, label.y if below else label.y + NAME_H + 4, w, PLATE_H)


def _name(pen: MapPen, code: str, crowd: str) -> None:
    name, plate = city_boxes(code)
    if plate and pen.shows(plate):
        _crowd(pen, plate, crowd, CROWD[PLACE_AT[code]])
    room = pen.inside(pen.box(name.inset(-4, -5)))
    halo_text(pen.canvas, f"{code}/city", CITIES[code], room, pen.face(CITY_FONT))


def _crowd(pen: MapPen, plate: Box, crowd: str, room: int) -> None:
    """The passengers of a big city, a dot for each who is gone."""
    body = rect(plate, "paper_hi", "soot", 2.4, radius=7)
    for at in range(len(crowd), room):
        body += circle((plate.x + 4 + PASSENGER_W * (at + 0.5), plate.y + PLATE_H * 0.6), 4.5, "paper_edge")
    pen.piece(body, plate.inset(-3))
    for at, who in enumerate(crowd):
        pen.sprite(f"pas_{who}", plate.x + 4 + PASSENGER_W * (at + 0.5) - 16.5, plate.y + 3.5, 43)


def _tag(pen: MapPen, box: Box, name: str, *, down: bool) -> None:
    """The city beyond the band to which a track goes on."""
    x, y = box.x + 8, box.y
    arrow = f"M{x:.1f} {y + 12:.1f} h17 l-8.5 14 Z" if down else f"M{x:.1f} {y + 25:.1f} h17 l-8.5 -14 Z"
    pen.piece(rect(box, "paper_hi", "soot3", 2.4, radius=6) + path(arrow, "soot"), box.inset(-3))
    face = pen.face(style("black", 26, 22))
    pen.canvas.text(f"tag {name}", name, pen.box(box.at(27, 2, box.w - 31, box.h - 4)), face, align="left")
