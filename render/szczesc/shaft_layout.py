"""Where everything is on the picture of a shaft: named boxes in pixels, 1000 wide; the height depends on the orders."""

from __future__ import annotations

from engine.szczesc.box import COLOURS, PRINTED_SIDE
from render.box import Box
from render.szczesc.parts import CARD, TILE

WIDTH = 1000
GROUND = 336  # the surface
BAND = 58  # the bar that weighs light against dark
LEVELS_TOP = GROUND + BAND
LEVEL_HEIGHT = 196
SHAFT_LEFT, SHAFT_RIGHT = 430, 570
BOTTOM = LEVELS_TOP + len(COLOURS) * LEVEL_HEIGHT  # of the rock; the orders follow
ORDERS_BAR = 54
CAPTION = 40

PLACES: dict[str, Box] = {
    "header": Box(0, 0, WIDTH, 86),
    "flag": Box(0, 0, 120, 86),
    "name": Box(136, 6, 470, 76),
    "status": Box(622, 14, 172, 60),
    "points": Box(800, 4, 116, 80),
    "points word": Box(926, 20, 60, 46),
    "store": Box(24, 176, 392, GROUND - 176),
    "office": Box(640, 176, 336, GROUND - 176),
    "light": Box(14, GROUND, 416, BAND),
    "dark": Box(570, GROUND, 416, BAND),
    "penalty": Box(SHAFT_LEFT + 3, GROUND + 6, SHAFT_RIGHT - SHAFT_LEFT - 6, BAND - 12),
    "orders": Box(0, BOTTOM, WIDTH, ORDERS_BAR),
}


def store_cells() -> dict[str, Box]:
    box = PLACES["store"]
    cells = Box(box.x + 10, box.y + 56, box.w - 20, box.h - 66).grid(4, 1, 5)
    return dict(zip(COLOURS, cells))


def office_cells() -> dict[str, Box]:
    box = PLACES["office"]
    marks, miners = Box(box.x + 10, box.y + 56, box.w - 20, box.h - 66).grid(2, 1, 8)
    return {"marks": marks, "miners": miners}


def level(colour: str) -> Box:
    """The whole seam of a level."""
    return Box(0, LEVELS_TOP + COLOURS.index(colour) * LEVEL_HEIGHT, WIDTH, LEVEL_HEIGHT)


def printed_cart(colour: str) -> Box:
    """The arch by the shaft with the cart that every player has."""
    seam = level(colour)
    x = SHAFT_LEFT - 77 if PRINTED_SIDE[colour] == "L" else SHAFT_RIGHT + 3
    return Box(x, seam.bottom - 121, 74, 112)


def plate(colour: str) -> Box:
    """The level's plate, opposite its printed cart: number, coal, empty carts."""
    x = SHAFT_RIGHT + 6 if PRINTED_SIDE[colour] == "L" else SHAFT_LEFT - 72
    return Box(x, level(colour).y + 12, 66, LEVEL_HEIGHT - 24)


# How many tiles a side of a level holds: how many columns, and how wide a tile is. Each step is about a seventh.
_TILES = {1: (2, 150), 2: (2, 150), 3: (2, 130), 4: (2, 130), 5: (3, 112), 6: (3, 112)}


def tile_boxes(colour: str, side: str, count: int) -> list[Box]:
    """Places for the tiles of one side of a level, from the shaft outwards, the lower row first."""
    if not count:
        return []
    columns, w = _TILES[count]
    h = w * TILE.h / TILE.w
    bottom = level(colour).bottom - 9
    boxes = []
    for i in range(count):
        row, column = divmod(i, columns)
        x = SHAFT_LEFT - 78 - (column + 1) * (w + 4) if side == "L" else SHAFT_RIGHT + 82 + column * (w + 4)
        boxes.append(Box(x, bottom - h - row * (h + 6), w, h))
    return boxes


CAGE = (132, 172)
CAGE_SLOTS = [(19, 38), (73, 38), (46, 74), (19, 110), (73, 110)]  # in the cage, 40 wide


def cage_box(stop: int) -> Box:
    """The cage at a level, or in the headframe."""
    y = LEVELS_TOP + (stop - 1) * LEVEL_HEIGHT + 12 if stop else GROUND - CAGE[1] + 2
    return Box(500 - CAGE[0] / 2, y, *CAGE)


def order_boxes(count: int) -> list[Box]:
    """Places for the pending cards: at most seven a row, the rows of one length."""
    if not count:
        return []
    rows = -(-count // 7)
    columns = -(-count // rows)
    w = {6: 148, 7: 128}.get(columns, 160)
    gap = min(36.0, (WIDTH - 40 - columns * w) / max(1, columns - 1))
    left = (WIDTH - columns * (w + gap) + gap) / 2
    h = w * CARD.h / CARD.w
    boxes = []
    for i in range(count):
        row, column = divmod(i, columns)
        boxes.append(Box(left + column * (w + gap), BOTTOM + ORDERS_BAR + 16 + row * (h + CAPTION + 16), w, h))
    return boxes


def height(orders: int) -> int:
    """Of the whole picture with so many pending cards."""
    boxes = order_boxes(orders)
    return round(boxes[-1].bottom + CAPTION + 14) if boxes else BOTTOM + ORDERS_BAR + 24
