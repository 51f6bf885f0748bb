"""Where everything is on the picture of the mines: names and boxes, no drawing."""

from __future__ import annotations

from engine.kopalnie.box import PLACES as PLACE_COUNT
from render.box import Box
from render.kopalnie.parts import TILE

WIDTH, EDGE = 1188, 20
INNER = WIDTH - 2 * EDGE
HEADER = Box(0, 0, WIDTH, 92)
TITLE = Box(24, 8, 590, 74)
TURN = Box(WIDTH - EDGE - 530, 10, 530, 72)
STRIP = Box(EDGE, 112, INNER, 108)
NEWS = STRIP.at(0, 0, 728, STRIP.h)
DECK = STRIP.at(742, 0, 176, STRIP.h)
ABANDONED = STRIP.at(932, 0, INNER - 932, STRIP.h)

ROWS_TOP = 240
ROW, PITCH = 107, 113
LANE, FRAME = 42, 10  # of the row in which was dug last: the way of the pick above it, the lamp around it
BOARD_GAP = 8  # between the large board and the small one
LARGE_BOARD = 6  # mines on it
START = 232  # the field with the emblem
TILE_W = 118.0
TILE_H = TILE_W * TILE.h / TILE.w
_PLACES_X = START + 12
_GAP = (INNER - _PLACES_X - 8 - PLACE_COUNT * TILE_W) / (PLACE_COUNT - 1)

PANEL_H, PANEL_GAP = 196, 16
PANEL_W = (INNER - PANEL_GAP) / 2


def rows_height(mines: int) -> float:
    """The room of all rows, one of them with the pick's way."""
    return mines * PITCH + (BOARD_GAP if mines > LARGE_BOARD else 0) + LANE + 2 * FRAME


def mine_rows(mines: int, hot: int | None) -> list[Box]:
    """A row for each mine; above the hot one there is room for the pick's way. They always end at the same height."""
    spare = LANE + 2 * FRAME
    pitch = PITCH if hot is not None else PITCH + spare / mines
    rows, y = [], float(ROWS_TOP)
    for index in range(mines):
        if index == LARGE_BOARD:
            y += BOARD_GAP
        if index == hot:
            y += FRAME + LANE
        rows.append(Box(EDGE, round(y), INNER, ROW))
        y += pitch + (FRAME if index == hot else 0)
    return rows


def lane_of(row: Box) -> Box:
    """The pick's way above its row."""
    return Box(row.x, row.y - LANE, row.w, LANE)


def place_x(index: int) -> float:
    """The left edge of a place, from the row's own."""
    return _PLACES_X + index * (TILE_W + _GAP)


def tile_box(row: Box, index: int) -> Box:
    return row.at(place_x(index), (ROW - TILE_H) / 2, TILE_W, TILE_H)


def start_parts(row: Box) -> dict[str, Box]:
    """The start field: its letter, its name, and where the pick or the last tile lies."""
    return {
        "letter": row.at(0, 58, 46, 49),
        "name": row.at(54, 73, START - 60, 32),
        "pick": row.at(158, 5, 64, 64),
        "last pick": row.at(84, 5, 64, 64),
        "last tile": row.at(150, 4, 77, 65),
    }


def _panels_top(mines: int) -> float:
    return ROWS_TOP + rows_height(mines) + 8


def panel_boxes(seats: int, mines: int) -> list[Box]:
    """A panel for each player in two columns; with an odd number one more, for the legend."""
    top = _panels_top(mines)
    return [
        Box(EDGE + (i % 2) * (PANEL_W + PANEL_GAP), top + i // 2 * (PANEL_H + PANEL_GAP), PANEL_W, PANEL_H)
        for i in range(seats + seats % 2)
    ]


def panel_parts(panel: Box) -> dict[str, Box]:
    w, h = panel.w, panel.h
    return {
        "flag": panel.at(0, 0, 104, 96),
        "points": panel.at(4, 98, 92, 62),
        "unit": panel.at(4, 160, 92, 30),
        "name": panel.at(120, 10, 160, 76),
        "coins": panel.at(286, 10, 118, 76),
        "cards": panel.at(412, 10, 88, 76),
        "mission": panel.at(w - 62, 10, 50, 76),
        "treasures": panel.at(106, 98, w - 112, h - 104),
    }


def board_height(seats: int, mines: int) -> int:
    """How high the picture is."""
    return round(panel_boxes(seats, mines)[-1].bottom + 20)
