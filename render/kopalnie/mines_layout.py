"""Where everything is on the strip of the mines: names and boxes, no drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kopalnie.box import PLACES as PLACE_COUNT
from render.box import Box
from render.kopalnie.parts import TALL_TILE
from render.kopalnie.strip_frame import EDGE, HEADER, TOP
from render.strip_size import WIDTH

COLUMN_GAP = 16
ROW_W, ROW_H, PITCH = 570, 124, 135
FRAME = 8  # of the lamp around a row
START = 98  # the field with the emblem
LANE = 34  # above the tiles: the mine's name, the rolls, or the pick's way
TILE_W, TILE_H = TALL_TILE.w, TALL_TILE.h
TILE_Y = 37
_FIRST = START + 6
_GAP = (ROW_W - _FIRST - 6 - PLACE_COUNT * TILE_W) / (PLACE_COUNT - 1)
_ROWS_TOP = TOP + 9

ABANDONED = Box(WIDTH - EDGE - 186, 9, 186, HEADER - 16)
DECK = Box(ABANDONED.x - 12 - 100, 9, 100, HEADER - 16)
TURN = Box(EDGE - 2, 7, 340, HEADER - 14)
NEWS_END = DECK.x - 12


def mines_height(mines: int) -> int:
    """How high the strip is."""
    return _ROWS_TOP + PITCH * (mines // 2)


def mine_rows(mines: int) -> list[Box]:
    """A row for each mine, in two columns: the first half left."""
    half = mines // 2
    return [
        Box(EDGE + index // half * (ROW_W + COLUMN_GAP), _ROWS_TOP + index % half * PITCH, ROW_W, ROW_H) for index in range(mines)
    ]


def lane_of(row: Box) -> Box:
    """Above the tiles of a row."""
    return row.at(START + 4, 2, ROW_W - START - 8, LANE - 2)


def place_x(index: int) -> float:
    """The left edge of a place, from the row's own."""
    return _FIRST + index * (TILE_W + _GAP)


def place_of(row: Box, index: int) -> Box:
    return row.at(round(place_x(index)), TILE_Y, TILE_W, TILE_H)


def start_parts(row: Box) -> dict[str, Box]:
    """The start field: its letter, and where the pick or the last tile lies."""
    return {
        "letter": row.at(0, ROW_H - 46, 46, 46),
        "pick": row.at(START - 64, 4, 60, 60),
        "last tile": row.at(START - 60, 6, 56, 58),
    }


def badge_boxes(row: Box, widths: Mapping[int, float], gap: float = 3.0) -> dict[int, Box]:
    """Badges of these widths over their places; neighbours that are too wide move apart, as far as the lane goes."""
    lane = lane_of(row)
    lefts: list[float] = []
    end = lane.x
    for place, w in sorted(widths.items()):
        left = max(place_of(row, place).cx - w / 2, end)
        lefts.append(left)
        end = left + w + gap
    limit = lane.right
    boxes: dict[int, Box] = {}
    for (place, w), left in zip(sorted(widths.items(), reverse=True), reversed(lefts)):
        x = min(left, limit - w)
        boxes[place] = Box(round(x), lane.y + 1, round(w), 30)
        limit = x - gap
    return boxes


def way_points(stops: Sequence[int], start: int | None) -> list[tuple[float, float]]:
    """The lines along which the pick came, from the row's left edge: over every tile, around the row's end if need be."""
    left, right = START + 8.0, ROW_W - 8.0
    here = left if start is None else _centre(start)
    before = -1 if start is None else start
    lines: list[tuple[float, float]] = []
    for place in stops:
        x = _centre(place)
        lines += [(here, x)] if place > before else [(here, right), (left, x)]
        here, before = x, place
    return lines


def _centre(place: int) -> float:
    return round(place_x(place)) + TILE_W / 2
