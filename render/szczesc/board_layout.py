"""Where everything is on the board: named boxes in pixels of a portrait picture, 1188 wide."""

from __future__ import annotations

from engine.szczesc.box import SPACES
from render.box import Box

WIDTH, HEIGHT = 1188, 1860
GAP = 10

# The large parts. A district is the body of its building; its roof stands above it.
PLACES: dict[str, Box] = {
    "header": Box(0, 0, WIDTH, 96),
    "title": Box(22, 10, 320, 76),
    "turn": Box(358, 12, 532, 72),
    "shift": Box(906, 10, 262, 76),
    "news": Box(0, 96, WIDTH, 64),
    "workshop": Box(20, 246, 704, 446),
    "mine": Box(880, 246, 288, 446),
    "headframe": Box(734, 174, 150, 518),
    "order": Box(20, 752, 704, 298),
    "deliver": Box(740, 752, 428, 442),
    "money": Box(20, 1104, 554, 198),
    "cechownia": Box(574, 1104, 150, 198),
    "canteen": Box(740, 1212, 428, 90),
    "office": Box(0, 1318, WIDTH, HEIGHT - 1318),
    "clock": Box(20, 1328, 420, 420),
    "supply": Box(20, 1766, 420, 78),
    "players": Box(466, 1338, 702, 506),
}

# The sign on each roof: the word that a player types before the number of a place.
SIGNS: dict[str, Box] = {
    "workshop": Box(466, 204, 164, 38),
    "mine": Box(970, 204, 108, 38),
    "order": Box(318, 712, 108, 38),
    "deliver": Box(884, 692, 140, 38),
    "money": Box(236, 1062, 122, 38),
}
BAR = 46  # height of the bar with a district's name

HEAD, FOOT = 40, 60  # the strips of a work place's cell: its name above, the miners below
_LAMP_X = {"workshop": 47, "order": 38, "deliver": 40, "draw": 97}


def _cells() -> dict[str, Box]:
    cells: dict[str, Box] = {}
    shop = PLACES["workshop"].at(14, 56, 4 * 127 + 3 * GAP, 378).grid(4, 2, GAP)
    cells |= {f"workshop {n}": box for n, box in enumerate(shop, 1)}
    cells["workshop draw"] = PLACES["workshop"].at(14 + 4 * (127 + GAP), 56, 127, 378)
    mine = PLACES["mine"].at(14, 56, 260, 378).grid(2, 2, GAP)
    cells |= {f"mine {n}": box for n, box in zip((4, 6, 8, 10), mine)}
    order = PLACES["order"].at(14, 55, 676, 232).grid(5, 1, GAP)
    cells |= {f"order {n}": box for n, box in zip((1, 2, 3, 4, "draw"), order)}
    deliver = PLACES["deliver"].at(14, 54, 400, 372).grid(2, 2, GAP)
    cells |= {f"deliver {t}": box for t, box in zip("HWCL", deliver)}
    money = PLACES["money"].at(14, 52, 528, 138).grid(4, 1, GAP)
    cells |= {f"money {n}": box for n, box in zip((3, 4, 5, 6), money)}
    cells["money 1"] = PLACES["cechownia"].at(10, 52, 128, 138)
    return {space.name: cells[space.name] for space in SPACES}


CELLS = _cells()


def cell_parts(name: str) -> dict[str, Box]:
    """The parts of a work place's cell; the lamp that marks a change has its place where there is room."""
    cell = CELLS[name]
    kind = "draw" if name.endswith("draw") else name.split(maxsplit=1)[0]
    foot = Box(cell.x, cell.bottom - FOOT, cell.w, FOOT)
    return {
        "head": Box(cell.x, cell.y, cell.w, HEAD),
        "id": Box(cell.x + 11, cell.y + 2, 34 if kind == "deliver" else 92, HEAD - 2),
        "lamp": cell.at(_LAMP_X.get(kind, 3), 4, 24, 33) if kind in _LAMP_X else cell.at(3, 4, 19, 27),
        "tag": Box(cell.right - 52, cell.y + 1, 48, HEAD - 1),
        "face": Box(cell.x + 2, cell.y + HEAD + 2, cell.w - 4, cell.h - HEAD - FOOT - 3),
        "wide face": Box(cell.x + 2, cell.y + 2, cell.w - 4, cell.h - FOOT - 3),
        "foot": foot,
    }


def foot_parts(foot: Box, standing: int) -> dict[str, Box]:
    """Miner, their number and how many the next one needs; the figure gives way where numbers have two digits."""
    if standing < 9:
        chip = Box(foot.right - 49, foot.y + 9, 44, 43)
        miner = Box(foot.x + 3, foot.bottom - 68, 46, 64)
    else:
        chip = Box(foot.right - 57, foot.y + 9, 54, 43)
        miner = Box(foot.x + 2, foot.bottom - 46, 30, 42)
    count = Box(miner.right + 1, foot.y + 4, chip.x - miner.right - 3, FOOT - 8)
    return {"miner": miner, "count": count, "chip": chip, "needs": Box(chip.x + 15, chip.y, chip.w - 17, chip.h)}


def player_rows(seats: int) -> list[Box]:
    """A row for each player, sharing the height."""
    place = PLACES["players"]
    height = min(178, (place.h - 14 * (seats - 1)) / seats)
    top = place.y + (place.h - seats * height - 14 * (seats - 1)) / 2
    return [Box(place.x, top + seat * (height + 14), place.w, height) for seat in range(seats)]


def row_parts(row: Box) -> dict[str, Box]:
    """The parts of a player's row."""
    stats = Box(row.x + 96, row.y + row.h * 0.56, 258, row.h * 0.36)
    third = [stats.at(x, 0, w, stats.h) for x, w in ((0, 72), (74, 76), (152, 106))]
    return {
        "flag": Box(row.x, row.y, 92, row.h),
        "turn": Box(row.x + 6, row.bottom - 40, 68, 32),
        "name": Box(row.x + 104, row.y + row.h * 0.08, 248, row.h * 0.42),
        "pending": third[0],
        "sent": third[1],
        "balance": third[2],
        "marks": Box(row.x + 364, row.y, 114, row.h),
        "miners": Box(row.x + 482, row.y, 108, row.h),
        "points": Box(row.right - 110, row.y, 110, row.h),
    }


def supply_parts() -> dict[str, Box]:
    """The heap and the four colours."""
    box = PLACES["supply"]
    return {"heap": box.at(6, 0, 60, box.h)} | {c: box.at(68 + i * 88, 0, 87, box.h) for i, c in enumerate("YBGK")}


def canteen_parts(seats: int) -> tuple[Box, list[Box]]:
    """The sign, and a place for each player."""
    box = PLACES["canteen"]
    room = box.at(106, 5, box.w - 110, box.h - 10)
    return box.at(0, 0, 104, box.h), room.grid(seats, 1, 3)


def cechownia_parts(seats: int) -> list[Box]:
    """A place for each player in the cechownia's foot."""
    cell = CELLS["money 1"]
    return Box(cell.x + 3, cell.bottom - FOOT + 2, cell.w - 6, FOOT - 4).grid(seats, 1, 0)


# The clock: rings from the middle, where the icons, the first and the second places stand.
CLOCK_RADIUS, CLOCK_HUB = 200, 46
RING = {"icon": 167, "first": 115, "second": 73}
