"""Where everything is on the strip of a shaft: the mine on the left, the pending orders on the right."""

from __future__ import annotations

from typing import NamedTuple

from engine.szczesc.box import COLOURS, PRINTED_SIDE
from render.box import Box
from render.szczesc.parts import CARD, TILE

WIDTH, HEIGHT = 1188, 756
MINE = 772  # the width of the mine; the orders follow
GROUND = 190  # the surface
BAND = 46  # the bar that weighs light against dark
LEVELS_TOP = GROUND + BAND
LEVEL_HEIGHT = 130
SHAFT_LEFT, SHAFT_RIGHT = 328, 444
MIDDLE = (SHAFT_LEFT + SHAFT_RIGHT) / 2

PLACES: dict[str, Box] = {
    "name": Box(120, 2, 220, 58),
    "status": Box(452, 8, 316, 48),
    "shift": Box(786, 2, 200, 58),
    "points": Box(990, 2, 122, 58),
    "points word": Box(1118, 12, 56, 44),
    "store": Box(10, 106, 304, GROUND - 106),
    "office": Box(474, 106, 288, GROUND - 106),
    "penalty": Box(MIDDLE - 74, GROUND + 4, 148, BAND - 8),
    "orders": Box(MINE + 4, 74, WIDTH - MINE - 4, 50),
    "cards": Box(MINE + 13, 134, WIDTH - MINE - 22, 614),
}
TITLE = 30  # the bar with a building's name


def store_cells() -> dict[str, Box]:
    box = PLACES["store"]
    return dict(zip(COLOURS, Box(box.x + 4, box.y + TITLE + 2, box.w - 8, box.h - TITLE - 4).grid(4, 1, 2)))


def office_cells() -> dict[str, Box]:
    box = PLACES["office"]
    marks, miners = Box(box.x + 5, box.y + TITLE + 2, box.w - 10, box.h - TITLE - 4).grid(2, 1, 6)
    return {"marks": marks, "miners": miners}


def level(colour: str) -> Box:
    """The whole seam of a level."""
    return Box(0, LEVELS_TOP + COLOURS.index(colour) * LEVEL_HEIGHT, MINE, LEVEL_HEIGHT)


def printed_cart(colour: str) -> Box:
    """The arch by the shaft with the cart that every player has."""
    seam = level(colour)
    x = SHAFT_LEFT - 70 if PRINTED_SIDE[colour] == "L" else SHAFT_RIGHT + 3
    return Box(x, seam.bottom - 99, 67, 93)


def plate(colour: str) -> Box:
    """The level's plate, opposite its printed cart: number, coal, empty carts."""
    x = SHAFT_RIGHT + 5 if PRINTED_SIDE[colour] == "L" else SHAFT_LEFT - 65
    return Box(x, level(colour).y + 6, 60, LEVEL_HEIGHT - 13)


def tile_boxes(colour: str, side: str, count: int) -> list[Box]:
    """Places for the tiles of one side of a level, from the shaft outwards, the lower row first."""
    columns, w = (2, 122) if count <= 2 else (3, 80)
    h = w * TILE.h / TILE.w
    bottom = level(colour).bottom - 8
    boxes = []
    for i in range(count):
        row, column = divmod(i, columns)
        x = SHAFT_LEFT - 73 - (column + 1) * (w + 4) if side == "L" else SHAFT_RIGHT + 77 + column * (w + 4)
        boxes.append(Box(x, bottom - h - row * (h + 5), w, h))
    return boxes


CAGE_SLOTS = [(19, 38), (73, 38), (46, 74), (19, 110), (73, 110)]  # in a cage of 132 × 172, 40 wide
CAGE_SCALE = 0.74


def cage_box(stop: int) -> Box:
    """The cage at a level, or in the headframe."""
    w, h = 132 * CAGE_SCALE, 172 * CAGE_SCALE
    y = LEVELS_TOP + (stop - 1) * LEVEL_HEIGHT + 1 if stop else GROUND - h + 2
    return Box(MIDDLE - w / 2, y, w, h)


CAPTION = 38  # the code below a card
TICKETS = 10  # from so many orders on they are tickets


_COLUMNS = {
    0: (1, 220),
    1: (1, 230),
    2: (1, 214),
    3: (2, 186),
    4: (2, 186),
    5: (2, 138),
    6: (2, 138),
    7: (3, 118),
    8: (3, 118),
    9: (3, 118),
}


class OrderBoxes(NamedTuple):
    """Places for the pending cards."""

    boxes: list[Box]
    tickets: bool  # whether they are low and wide, without a caption


def order_boxes(count: int) -> OrderBoxes:
    """Cards in two or three columns, each with room for its code below; when there are many, tickets in two columns."""
    room = PLACES["cards"]
    if count >= TICKETS:
        rows = -(-count // 2)
        high = min(78, (room.h - 10 * (rows - 1)) / rows)
        return OrderBoxes(Box(room.x, room.y, room.w, rows * (high + 10) - 10).grid(2, rows, 12)[:count], tickets=True)
    columns, w = _COLUMNS[count]
    h = w * CARD.h / CARD.w
    rows = -(-count // columns)
    step = min(h + CAPTION + 22, room.h / max(1, rows))
    boxes = []
    for i in range(count):
        row, column = divmod(i, columns)
        there = min(columns, count - row * columns)
        pitch = room.w / columns
        boxes.append(Box(room.cx + (column - there / 2 + 0.5) * pitch - w / 2, room.y + 4 + row * step, w, h))
    return OrderBoxes(boxes, tickets=False)
