"""Game components: tiles, cards, work places, prizes. Tables without logic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

COLOURS = "YBGK"  # by level: yellow 1, brown 2, grey 3, black 4
LEVEL = {colour: level for level, colour in enumerate(COLOURS, 1)}
TRANSPORTS = "HWCL"  # handcart, wagon, car, locomotive
SIDES = "LD"  # light, dark
CAGE_SIZE = 5
CUBES_A_COLOUR = 16
SHIFTS = 3
DRAFT_ROUNDS = 3
LOOK = 5  # how many tiles or cards a draw shows

MINERS = {2: 18, 3: 15, 4: 13}
MARKS = {2: 10, 3: 9, 4: 8}


class Tile(NamedTuple):
    code: str
    colour: str
    carts: int
    side: str
    price: int


TILES = {
    f"{colour}{carts}{side}": Tile(f"{colour}{carts}{side}", colour, carts, side, LEVEL[colour] * carts)
    for colour in COLOURS
    for carts in (1, 2)
    for side in SIDES
}
ALL_TILES = [code for code in TILES for _ in range(3)]


class Card(NamedTuple):
    code: str
    transport: str
    squares: str
    points: int


_POINTS = {"Y": 2, "B": 3, "G": 4, "K": 5, "YY": 3, "BB": 5, "GG": 7, "KK": 9, "YBGK": 10}
_POINTS_ALSO = {"H": {"BBB": 7, "GGG": 9}, "W": {"YYY": 4, "KKK": 12}, "C": {"YYY": 4, "KKK": 12}, "L": {"BBB": 7, "GGG": 9}}
CARDS = {
    f"{transport}-{squares}": Card(f"{transport}-{squares}", transport, squares, points)
    for transport in TRANSPORTS
    for squares, points in (_POINTS | _POINTS_ALSO[transport]).items()
}
ALL_CARDS = list(CARDS)

# Printed in every shaft: one cart per level, on this side, with one cube of the level's colour.
PRINTED_SIDE = {"Y": "D", "B": "L", "G": "L", "K": "D"}


@dataclass(frozen=True, slots=True)
class Space:
    """A work place. ``number``: shelf, mining steps or marks, depending on the kind; 0 for a draw."""

    index: int
    name: str  # as written: "workshop 3", "mine 8", "deliver W", "money 1", "order draw"
    kind: str
    number: int
    transport: str


def _spaces() -> list[Space]:
    rows = [("workshop", str(n)) for n in range(1, 9)] + [("workshop", "draw")]
    rows += [("mine", str(n)) for n in (4, 6, 8, 10)]
    rows += [("deliver", transport) for transport in TRANSPORTS]
    rows += [("money", str(n)) for n in (3, 4, 5, 6, 1)]
    rows += [("order", str(n)) for n in range(1, 5)] + [("order", "draw")]
    return [
        Space(i, f"{kind} {what}", kind, int(what) if what.isdigit() else 0, what if kind == "deliver" else "")
        for i, (kind, what) in enumerate(rows)
    ]


SPACES = _spaces()
SPACE = {space.name: space for space in SPACES}
CECHOWNIA = SPACE["money 1"].index
WORKSHOP_DRAW = SPACE["workshop draw"].index
ORDER_DRAW = SPACE["order draw"].index
WORKSHOP_1 = SPACE["workshop 1"].index
ORDER_1 = SPACE["order 1"].index
DELIVER_H = SPACE["deliver H"].index
WORKSHOPS = range(WORKSHOP_1, WORKSHOP_DRAW + 1)  # where miners count for the starting player

_LOCKED_FOR_3 = ("workshop 8", "mine 4", "money 3")
_LOCKED_FOR_2 = (*_LOCKED_FOR_3, "workshop 4", "mine 8", "money 5", "order 1")
LOCKED = {
    2: frozenset(SPACE[name].index for name in _LOCKED_FOR_2),
    3: frozenset(SPACE[name].index for name in _LOCKED_FOR_3),
    4: frozenset[int](),
}


class Category(NamedTuple):
    """One of the twelve majorities on the shift clock."""

    name: str  # "colour Y", "transport H", "empty K"
    kind: str
    key: str
    first: int
    second: int


CATEGORIES = [
    *(Category(f"colour {c}", "colour", c, first, second) for c, first, second in zip(COLOURS, (2, 3, 4, 5), (1, 1, 2, 2))),
    *(
        Category(f"transport {t}", "transport", t, first, second)
        for t, first, second in zip(TRANSPORTS, (6, 7, 8, 9), (3, 3, 4, 4))
    ),
    *(Category(f"empty {c}", "empty", c, first, second) for c, first, second in zip(COLOURS, (10, 11, 12, 13), (5, 5, 6, 6))),
]
CATEGORIES_AFTER = {1: 4, 2: 8, 3: 12}  # categories scored after each shift

MARKS_A_POINT = 5
CUBES_A_POINT = 3
PENDING_PENALTY = 1
IMBALANCE_PENALTY = 2
