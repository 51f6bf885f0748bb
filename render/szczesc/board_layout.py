"""Where everything is on the two strips of the board: named boxes in pixels, 1188 wide."""

from __future__ import annotations

from engine.szczesc.box import SPACES
from render.box import Box

WIDTH = 1188
WORKS_HEIGHT, OFFICE_HEIGHT = 756, 530
GAP = 8
ROOF, BAR = 34, 38
CELL, TAB, FOOT = 120, 44, 50  # height of a cell, width of its tab, height of the part where miners stand

# The works: the large parts. A district is the body of its building; its roof stands above it.
PLACES: dict[str, Box] = {
    "turn": Box(14, 6, 300, 52),
    "shift": Box(988, 4, 186, 54),
    "news": Box(326, 2, 650, 58),
    "workshop": Box(20, 108, 723, 303),
    "mine": Box(881, 108, 287, 303),
    "headframe": Box(752, 72, 122, 339),
    "order": Box(20, 445, 480, 303),
    "deliver": Box(510, 445, 262, 303),
    "money": Box(782, 445, 262, 303),
    "cechownia": Box(1044, 445, 124, 303),
}
SIGN_AT = {"workshop": 590, "mine": 1024, "order": 260, "deliver": 641, "money": 913}  # the middle of each roof's sign

# The office.
CLOCK = Box(20, 12, 420, 420)
SUPPLY = Box(20, 442, 420, 74)
PLAYERS = Box(457, 16, 713, 498)


def _cells() -> dict[str, Box]:
    def rows(kind: str, columns: int, width: float) -> list[Box]:
        return PLACES[kind].at(9, BAR + GAP, columns * (width + GAP) - GAP, 2 * CELL + GAP).grid(columns, 2, GAP)

    def tall(kind: str, x: float, width: float) -> Box:
        return PLACES[kind].at(x, BAR + GAP, width, 2 * CELL + GAP)

    cells = {f"workshop {n}": box for n, box in enumerate(rows("workshop", 4, 134), 1)}
    cells["workshop draw"] = tall("workshop", 9 + 4 * 142, 137)
    cells |= {f"mine {n}": box for n, box in zip((4, 6, 8, 10), rows("mine", 2, 130.5))}
    cells |= {f"order {n}": box for n, box in enumerate(rows("order", 2, 166), 1)}
    cells["order draw"] = tall("order", 9 + 2 * 174, 114)
    cells |= {f"deliver {t}": box for t, box in zip("HWCL", rows("deliver", 2, 118))}
    cells |= {f"money {n}": box for n, box in zip((3, 4, 5, 6), rows("money", 2, 118))}
    cells["money 1"] = tall("cechownia", 8, 108)
    return {space.name: cells[space.name] for space in SPACES}


CELLS = _cells()


def has_tab(kind: str) -> bool:
    """Mining and money show their number large on the face instead of on a tab."""
    return kind in ("workshop", "order", "deliver")


def cell_parts(name: str) -> dict[str, Box]:
    """The parts of a work place's cell: the tab with its number, what lies there, the foot with the miners."""
    cell, kind = CELLS[name], name.split(maxsplit=1)[0]
    foot = Box(cell.x, cell.bottom - FOOT, cell.w, FOOT)
    face = cell.h - FOOT
    if name.endswith("draw"):
        head = Box(cell.x, cell.y, cell.w, 44)
        return {"id": head.inset(6, 2), "face": Box(cell.x, cell.y + 46, cell.w, face - 46), "foot": foot}
    tab = TAB if has_tab(kind) else 0
    high = 36 if kind in ("workshop", "order") else face
    return {
        "id": Box(cell.x + 2, cell.y + 2, TAB - 4, high - 2),
        "price": Box(cell.x, cell.y + 36, TAB, face - 36),
        "face": Box(cell.x + tab, cell.y, cell.w - tab, face),
        "foot": foot,
    }


def foot_parts(foot: Box, standing: int) -> dict[str, Box]:
    """Miner, their number and how many the next one needs; the symbol replaces the figure where numbers have two digits."""
    chip = Box(foot.right - 46, foot.y + 7, 43, 37)
    miner = Box(foot.x + 2, foot.cy - 12, 24, 24) if standing >= 9 else Box(foot.x + 3, foot.bottom - 53, 37, 51)
    count = Box(miner.right, foot.y + 3, chip.x - miner.right - 1, FOOT - 6)
    return {"miner": miner, "count": count, "chip": chip}


def cechownia_parts(seats: int) -> list[Box]:
    """A place for each player below the cechownia's coin."""
    cell = CELLS["money 1"]
    return Box(cell.x + 2, cell.y + 126, cell.w - 4, cell.h - 130).grid(2, 2, 2)[:seats]


def player_rows(seats: int) -> list[Box]:
    """A row for each player, sharing the height."""
    return PLAYERS.grid(1, seats, 16)


# The clock: rings from the middle, where the icons, the first and the second places stand.
CLOCK_RADIUS, CLOCK_HUB = 200, 46
RING = {"icon": 167, "first": 117, "second": 72}
