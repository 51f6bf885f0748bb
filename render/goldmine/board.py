"""The mine in a window: ground, coordinates, tiles, and the miners inside and outside."""

from __future__ import annotations

import random
from functools import lru_cache

from PIL import Image

from engine.goldmine.box import ENTRANCE
from engine.goldmine.cells import STEP, Cell, Place, coordinates
from engine.goldmine.mine import Mine
from engine.goldmine.view import View
from render import svg
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus
from render.goldmine.frame import Frame
from render.goldmine.palette import EARTH, EARTH_DARK, EARTH_MARK
from render.goldmine.parts import miner, symbol
from render.goldmine.tile_art import VARIANTS, tile_body, tile_image
from render.goldmine.tile_geometry import Point
from render.goldmine.window import RIM
from render.kept_images import kept_image
from render.svg import circle, moved, path, polygon, rect
from render.text import width
from render.theme import style

_COORDINATE = style("black", 34, 33)
_LARGE = style("black", 56, 50)
_NARROW = style("black", 33, 33, spacing=-4.0)  # where the rim is too narrow: from −10 on
_CROSS = 8  # half of a cross at the corner of a cell
_SPAN = 46  # between the lines of the earth
_AWAY = style("black", 34, 34)
_PLATE = (46, 108)  # of a miner outside, on the left and right; lying on top and bottom it is wider
_LYING = (128, 46)


@kept_image
def _earth(columns: int, rows: int, size: int) -> Image.Image:
    """Undug ground with a cross at every corner of a cell, which may reach over the edge by so much as a cross is wide."""
    w, h = columns * size, rows * size
    pick = random.Random(5)
    body = rect(Box(0, 0, w, h), EARTH)
    third = w / 3
    for row in range(int(h / _SPAN) + 1):
        bend = pick.uniform(-16, 16)
        wave = f"M0 {30 + row * _SPAN} q{third / 2:.0f} {bend:.0f} {third:.0f} 0 t{third:.0f} 0 t{third:.0f} 0"
        body += path(wave, "none", EARTH_DARK, 3)
    image = Image.new("RGB", (w + 2 * _CROSS, h + 2 * _CROSS), svg.SOOT)
    image.paste(svg.rasterise(body, w, h), (_CROSS, _CROSS))
    cross = svg.drawing(path("M8 1 v14 M1 8 h14", "none", EARTH_MARK, 2.4), 2 * _CROSS, 2 * _CROSS)
    for column in range(columns + 1):
        for row in range(rows + 1):
            image.paste(cross, (column * size, row * size), cross)
    return image


def new_board(frame: Frame) -> Canvas:
    """An empty strip: earth inside a soot rim."""
    canvas = Canvas(Image.new("RGB", (frame.width, frame.height), svg.SOOT))
    earth = _earth(frame.window.columns, frame.window.rows, frame.tile)
    canvas.image.paste(earth, (round(frame.box.x) - _CROSS, round(frame.box.y) - _CROSS))
    return canvas


def open_sides(mine: Mine, cell: Cell) -> int:
    """The sides on which a neighbour lets one in; for caverns, which fit everything."""
    found = 0
    for at in range(4):
        neighbour = mine.pieces.get(cell + STEP[at])
        if neighbour is not None and neighbour.at_side[(at + 2) % 4] >= 0:
            found |= 1 << at
    return found


def draw_tiles(canvas: Canvas, frame: Frame, view: View, nuggets: frozenset[Cell] | None = None) -> None:
    """All tiles of the window; ``nuggets`` where the chambers with gold are not those of the view."""
    gold = frozenset(view.nuggets) if nuggets is None else nuggets
    for cell in sorted(frame.mine.pieces):
        if frame.holds(cell):
            box = frame.cell(cell)
            canvas.image.paste(
                tile_image(placed_tile(frame.mine, cell, gold, mud=view.mud), frame.tile), (round(box.x), round(box.y))
            )


def placed_tile(mine: Mine, cell: Cell, gold: frozenset[Cell], *, mud: bool) -> str:
    """A tile of the mine as it looks now."""
    piece = mine.pieces[cell]
    x, y = coordinates(cell)
    return tile_body(
        piece.code,
        piece.side,
        nugget=cell in gold,
        mud=mud,
        open_sides=open_sides(mine, cell) if piece.cave else 15,
        variant=(x * 5 + y * 3) % VARIANTS,
    )


def border(canvas: Canvas, frame: Frame) -> None:
    box = frame.box
    for edge in (
        box.at(-1, -1, box.w + 2, 3),
        box.at(-1, box.h - 2, box.w + 2, 3),
        box.at(-1, 0, 3, box.h),
        box.at(box.w - 2, 0, 3, box.h),
    ):
        canvas.fill(edge, "soot")


def draw_coordinates(canvas: Canvas, frame: Frame, covered: list[Box]) -> None:
    """The numbers of columns and rows on the rims, but where a plate covers them; where they would touch, every second."""
    window, size, box = frame.window, frame.tile, frame.box
    widest = max(_wide(number) for number in (window.left, window.right)) * frame.rim / RIM
    every = 1 if widest + 8 <= size else 2
    top, bottom = frame.top > 0, frame.height > frame.top + box.h
    rim = frame.rim
    rims = ([box.y - rim] if top else []) + ([box.bottom] if bottom else [])
    for number in range(window.left, window.right + 1):
        if number % every == 0:
            x = box.x + (number - window.left + 0.5) * size
            for at, y in enumerate(rims):
                _coordinate(canvas, f"column {number}/{at}", number, Box(x - rim, y + 6, 2 * rim, rim - 12), covered)
    for number in range(window.top, window.bottom + 1):
        if number % (1 if size >= 40 else 2) == 0:
            y = box.y + (number - window.top + 0.5) * size
            for at, x in enumerate((box.x - rim, box.right)):
                _coordinate(canvas, f"row {number}/{at}", number, Box(x + 1, y - rim / 2, rim - 2, rim), covered)


@lru_cache(maxsize=256)
def _wide(number: int) -> float:
    return width(minus(number), _COORDINATE)


def _coordinate(canvas: Canvas, name: str, number: int, room: Box, covered: list[Box]) -> None:
    half = _wide(number) / 2 + 2
    ink = Box(room.cx - half, room.cy - 13, 2 * half, 26)
    if not any(ink.overlaps(plate) for plate in covered):
        face = _LARGE if room.h > RIM else _COORDINATE if 2 * half - 4 <= room.w else _NARROW
        canvas.text(name, minus(number), room, face, "lamp" if number == 0 else "lamp_hi", vital=True)


def standing_at(frame: Frame, view: View, place: Place) -> Point:
    """Where a miner is drawn: aside of gold, water or mud, so that they can be seen."""
    x, y = frame.node(place)
    piece = frame.mine.pieces[place >> 4]
    if piece.chamber:
        return x, y + frame.tile * 0.2
    wet = piece.code != ENTRANCE and (piece.passage == place & 15 or (piece.mud and view.mud))
    return (x, y - frame.tile * 0.17) if wet else (x, y)


def draw_miners(canvas: Canvas, frame: Frame, view: View, lit: int | None) -> None:
    """The miners inside, the lit one on a lamp disc; from three on in one place their symbols."""
    by_place: dict[Place, list[int]] = {}
    for seat, player in enumerate(view.players):
        if player.miner is not None and frame.holds(player.miner >> 4):
            by_place.setdefault(player.miner, []).append(seat)
    for place in sorted(by_place):
        seats = by_place[place]
        if len(seats) > 2:
            _crowd(canvas, frame.node(place), seats, max(38, frame.tile * 0.33), lit)
        else:
            _pair(
                canvas,
                standing_at(frame, view, place),
                sorted(seats, key=lambda seat: seat == lit),
                max(60, frame.tile * 0.6),
                lit,
            )


def _pair(canvas: Canvas, at: Point, seats: list[int], height: float, lit: int | None) -> None:
    wide = height * 72 / 92
    for number, seat in enumerate(seats):
        x = at[0] + (number - (len(seats) - 1) / 2) * wide * 0.72
        if seat == lit:
            rx, ry = wide * 0.72, height * 0.24
            disc = f'<ellipse cx="{rx + 3:.1f}" cy="{ry + 3:.1f}" rx="{rx:.1f}" ry="{ry:.1f}" fill="{svg.ink("lamp")}" '
            disc += f'stroke="{svg.SOOT}" stroke-width="3.4"/>'
            canvas.vector(disc, Box(x - rx - 3, at[1] + height * 0.38 - ry - 3, 2 * rx + 6, 2 * ry + 6))
        canvas.sprite(miner(seat), x - wide / 2, at[1] - height * 0.56, wide)


def _crowd(canvas: Canvas, at: Point, seats: list[int], size: float, lit: int | None) -> None:
    rows = -(-len(seats) // 3)
    for number, seat in enumerate(seats):
        in_row = min(3, len(seats) - 3 * (number // 3))
        x = at[0] + (number % 3 - (in_row - 1) / 2) * size * 1.04
        y = at[1] + (number // 3 - (rows - 1) / 2) * size * 1.06
        r = size * (0.66 if seat == lit else 0.54)
        disc = circle((r + 2, r + 2), r, "lamp" if seat == lit else "paper_hi", "soot" if seat == lit else "", 3)
        canvas.vector(disc, Box(x - r - 2, y - r - 2, 2 * r + 4, 2 * r + 4))
        canvas.centred(symbol(seat), x, y, size)


def plates_outside(frame: Frame, view: View) -> dict[int, tuple[Box, int, int]]:
    """For each miner outside: its plate on the rim, how many cells beyond the rim it is, and the arrow's angle."""
    found: dict[int, tuple[Box, int, int]] = {}
    shown, whole, box = frame.window, frame.whole, frame.box
    for seat, player in enumerate(view.players):
        if player.miner is None or whole.holds(coordinates(player.miner >> 4)):
            continue
        x, y = coordinates(player.miner >> 4)
        dx = x - whole.right if x > whole.right else min(0, x - whole.left)
        dy = y - whole.bottom if y > whole.bottom else min(0, y - whole.top)
        column, row = min(max(x, whole.left), whole.right), min(max(y, whole.top), whole.bottom)
        if not shown.top <= row <= shown.bottom:
            continue  # it belongs to the other half
        cx, cy = box.x + (column - shown.left + 0.5) * frame.tile, box.y + (row - shown.top + 0.5) * frame.tile
        angle = {(1, 0): 0, (1, 1): 45, (0, 1): 90, (-1, 1): 135, (-1, 0): 180, (-1, -1): 225, (0, -1): 270, (1, -1): 315}[
            (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
        ]
        if abs(dx) >= abs(dy):
            w, h = _PLATE
            plate = Box(box.right + 1 if dx > 0 else box.x - w - 1, min(max(cy - h / 2, box.y), box.bottom - h), w, h)
        else:
            w, h = _LYING
            plate = Box(min(max(cx - w / 2, box.x), box.right - w), box.bottom + 1 if dy > 0 else box.y - h - 1, w, h)
        found[seat] = (_free(plate, [other for other, _, _ in found.values()], box), abs(dx) + abs(dy), angle)
    return found


def _free(plate: Box, others: list[Box], box: Box) -> Box:
    """The plate moved along its rim to where no other one stands."""
    upright = plate.h > plate.w
    step = (plate.h if upright else plate.w) + 4
    first, room = (plate.y, (box.y, box.bottom - plate.h)) if upright else (plate.x, (box.x, box.right - plate.w))
    for shift in (0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5):
        at = first + shift * step
        moved_plate = plate._replace(y=at) if upright else plate._replace(x=at)
        if room[0] - 1 <= at <= room[1] + 1 and not any(moved_plate.overlaps(other) for other in others):
            return moved_plate
    return plate


def draw_outside(canvas: Canvas, plates: dict[int, tuple[Box, int, int]], lit: int | None) -> None:
    """Symbol, cells beyond the rim, and an arrow, for every miner outside."""
    for seat, (plate, away, angle) in plates.items():
        frame = rect(Box(1.5, 1.5, plate.w - 3, plate.h - 3), "soot", "lamp" if seat == lit else "paper_hi", 3, radius=8)
        arrow = polygon([(13, 0), (-9, -13), (-9, 13)], "lamp")
        if plate.h > plate.w:
            canvas.vector(frame + moved(arrow, plate.w / 2, plate.h - 20, turn=angle), plate)
            canvas.centred(symbol(seat), plate.cx, plate.y + 22, 36)
            room = plate.at(3, 42, plate.w - 6, 30)
        else:
            canvas.vector(frame + moved(arrow, plate.w - 24, plate.h / 2, turn=angle), plate)
            canvas.centred(symbol(seat), plate.x + 23, plate.cy, 36)
            room = plate.at(43, 4, 42, plate.h - 8)
        canvas.text(f"outside {seat}", away, room, _AWAY, "white", vital=True)
