"""What the last turn left in the mine: ways that were walked, the tile that was laid, the nugget that was gained."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.goldmine.cells import Cell, Place
from engine.goldmine.view import View
from render.box import Box
from render.canvas import Canvas
from render.goldmine.board import standing_at
from render.goldmine.frame import Frame
from render.goldmine.palette import WATER_LIGHT
from render.goldmine.parts import art
from render.goldmine.tile_art import bat, deck, feature, polyline, upright
from render.goldmine.tile_geometry import Point, tile_shape
from render.goldmine.window import RIM
from render.sprites import use
from render.svg import circle, moved, path, polygon, rect
from render.theme import style

_ROUND = 'stroke-linecap="round"'


class Trail(NamedTuple):
    """A way that a miner went."""

    places: tuple[Place, ...]
    kind: str = "walk"  # walk, flight (carried by bats) or passage


def paste_clipped(canvas: Canvas, body: str, points: Iterable[Point], frame: Frame, margin: float) -> None:
    """A drawing in the strip's coordinates around these points, cut at the window's edge."""
    points = list(points)
    box = frame.box
    left, top = max(box.x, min(x for x, _ in points) - margin), max(box.y, min(y for _, y in points) - margin)
    right, bottom = min(box.right, max(x for x, _ in points) + margin), min(box.bottom, max(y for _, y in points) + margin)
    left, top, right, bottom = math.floor(left), math.floor(top), math.ceil(right), math.ceil(bottom)
    if right > left and bottom > top:
        canvas.vector(moved(body, -left, -top), Box(left, top, right - left, bottom - top))


def draw_trail(canvas: Canvas, frame: Frame, view: View, trail: Trail) -> None:
    """A lamp line with arrowheads and a ring at its start; plum and with a bat in a flight, dashed through a passage."""
    places = trail.places
    k = max(0.8, frame.tile / 110)
    if len(places) < 2:
        return
    if trail.kind == "passage":
        ends = [frame.node(place) for place in places]
        dashed = f'{_ROUND} stroke-dasharray="22 16"'
        body = path(polyline(ends), "none", "soot", 17 * k, more=dashed) + path(
            polyline(ends), "none", WATER_LIGHT, 9 * k, more=dashed
        )
        paste_clipped(canvas, body + circle(ends[0], 12 * k, WATER_LIGHT, "soot", 4), ends, frame, 30)
        return
    steps = [frame.step(a, b) for a, b in pairwise(places)]
    points = [point for step in steps for point in step]
    colour = "plum_l" if trail.kind == "flight" else "lamp"
    body = path(polyline(points), "none", "soot", 21 * k, more=_ROUND) + path(
        polyline(points), "none", colour, 13 * k, more=_ROUND
    )
    for step in steps:
        half = len(step) // 2
        body += _arrowhead(step[max(0, half - 2)], step[half], 13 * k)
    if trail.kind == "flight":
        x, y = steps[(len(steps) - 1) // 2][len(steps[(len(steps) - 1) // 2]) // 2]
        body += circle((x, y), 19, "plum_l", "soot", 3) + bat("soot", x, y, 0.7)
    body += circle(points[0], 13 * k, colour, "soot", 4) + circle(points[0], 5 * k, "soot")
    paste_clipped(canvas, body, points, frame, 30)
    for place in places[1:-1]:
        draw_feature(canvas, frame, view, place)
    draw_decks(canvas, frame, places)


def _arrowhead(a: Point, b: Point, size: float) -> str:
    angle = math.atan2(b[1] - a[1], b[0] - a[0])
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    corners = ((0.55, 0), (-0.5, -0.75), (-0.15, 0), (-0.5, 0.75))
    cos, sin = math.cos(angle), math.sin(angle)
    return polygon([(x + size * (d * cos - e * sin), y + size * (d * sin + e * cos)) for d, e in corners], "soot")


def draw_feature(canvas: Canvas, frame: Frame, view: View, place: Place) -> None:
    """What lies in a place again, above lines and dots."""
    cell = place >> 4
    piece = frame.mine.pieces[cell]
    body = feature(piece.code, piece.side, frame.corridor(place), nugget=cell in view.nuggets, mud=view.mud)
    if body and frame.holds(cell):
        canvas.vector(moved(body, 0, 0, frame.scale), frame.cell(cell))


def draw_decks(canvas: Canvas, frame: Frame, places: Collection[Place]) -> None:
    """Bridge decks again over ways that go under them."""
    under: set[Cell] = set()
    over: set[Cell] = set()
    for place in places:
        piece = frame.mine.pieces[place >> 4]
        if tile_shape(piece.code, piece.side).bridge:
            (over if frame.corridor(place) else under).add(place >> 4)
    for cell in under - over:
        if frame.holds(cell):
            piece = frame.mine.pieces[cell]
            level = tile_shape(piece.code, piece.side).corridors[1] == (1, 3)
            canvas.vector(moved(upright(deck(upper=True), turned=not level), 0, 0, frame.scale), frame.cell(cell))


def draw_laid(canvas: Canvas, frame: Frame, cell: Cell) -> None:
    """The tile that was laid last: a lamp frame and a lantern."""
    if frame.holds(cell):
        box, size = frame.cell(cell), frame.tile
        inner = Box(1, 1, size - 2, size - 2)
        body = rect(inner, "none", "soot", 12, radius=6) + rect(inner, "none", "lamp", 7, radius=6)
        canvas.vector(body, box)
        canvas.vector(use(art("lantern_glow"), 0, 0, 34), Box(box.right - 34, box.y + 1, 34, 44), bleed=10)


def draw_gain(canvas: Canvas, frame: Frame, view: View, place: Place, trails: Sequence[Trail]) -> None:
    """What was gained, beside the miner where it hides least: no miner, then no gold, then no way."""
    if not frame.holds(place >> 4):
        return
    box, size = frame.box, frame.tile
    x, y = standing_at(frame, view, place)
    miners = [standing_at(frame, view, player.miner) for player in view.players if player.miner is not None]
    gold = [frame.node(cell << 4) for cell in view.nuggets]
    ways = [point for trail in trails if trail.kind != "passage" for a, b in pairwise(trail.places) for point in frame.step(a, b)]

    k = frame.rim / RIM
    w, h = round(88 * k), round(46 * k)

    def plate_at(dx: float, dy: float) -> Box:
        left = x + dx * size - (w if dx < 0 else w / 2 if dx == 0 else 0)
        top = y + dy * size - h / 2
        return Box(round(min(max(left, box.x + 2), box.right - w - 2)), round(min(max(top, box.y + 2), box.bottom - h - 2)), w, h)

    def hidden(plate: Box) -> float:
        over_miner = sum(plate.inset(-24, -34).contains(Box(a, b, 0, 0)) for a, b in miners)
        over_gold = sum(plate.inset(-22).contains(Box(a, b, 0, 0)) for a, b in gold)
        return 20 * over_miner + 6 * over_gold + sum(plate.inset(-8).contains(Box(a, b, 0, 0)) for a, b in ways)

    plate = min((plate_at(dx, dy) for dy in (-0.5, 0.0, 0.5, -0.95, 0.95) for dx in (0.42, -0.42, 0.0)), key=hidden)
    canvas.vector(rect(Box(1.5, 1.5, w - 3, h - 3), "lamp", "soot", 3, radius=10), plate)
    canvas.text("gained", "+1", plate.at(6, 3, w / 2, h - 6), style("black", 34 * k, 34 * k), vital=True)
    canvas.centred(art("nugget"), plate.x + w * 0.75, plate.cy, 34 * k)
