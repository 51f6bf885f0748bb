"""The game state: plain values, cheap to copy.

Cubes are strings of sorted letters ("GGY"), the carts of a level a string with a dot for each empty one first
("..G"): immutable, so clones share them, and readable in a bug report.
"""

from __future__ import annotations

from dataclasses import field
from typing import NamedTuple

from engine.position import Position, position
from engine.szczesc.box import CARDS, COLOURS, LEVEL


class Order:
    """A pending card: which squares are filled and with which cubes. Immutable and shared; see ``order``."""

    __slots__ = ("code", "complete", "cubes", "fillings", "next", "on_paper", "open", "squares")

    def __init__(self, code: str, fillings: tuple[str, ...]) -> None:
        self.code = code
        self.squares = CARDS[code].squares
        self.fillings = fillings  # one per square, in level order; within a colour empty ones first, then sorted by cubes
        self.open = "".join(dict.fromkeys(c for c, cubes in zip(self.squares, fillings) if not cubes))
        self.complete = not self.open
        self.cubes = "".join(fillings)
        self.on_paper = [f"{colour}={cubes}" if cubes else colour for colour, cubes in zip(self.squares, fillings)]
        self.next: dict[tuple[str, str], Order] = {}

    def put(self, square: str, cubes: str) -> Order:
        """The card after these cubes were put onto an open square of this colour."""
        after = self.next.get((square, cubes))
        if after is None:
            first, count = self.squares.index(square), self.squares.count(square)
            same = sorted(["".join(sorted(cubes)), *self.fillings[first + 1 : first + count]])  # the first one is open
            fillings = (*self.fillings[:first], *same, *self.fillings[first + count :])
            after = self.next[square, cubes] = order(self.code, fillings)
        return after

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Order) and (self.code, self.fillings) == (other.code, other.fillings)

    def __hash__(self) -> int:
        return hash((self.code, self.fillings))

    def __repr__(self) -> str:
        return f"Order({self.code}, {self.fillings})"


_ORDERS: dict[tuple[str, tuple[str, ...]], Order] = {}


def order(code: str, fillings: tuple[str, ...] | None = None) -> Order:
    """The shared object for a card with these fillings (None: all empty)."""
    key = code, ("",) * len(CARDS[code].squares) if fillings is None else fillings
    if key not in _ORDERS:
        _ORDERS[key] = Order(*key)
    return _ORDERS[key]


@position(Order)
class Shaft(Position):
    """The shaft and orders of one player."""

    level: int = 0
    cage: str = ""
    store: str = ""
    # one string per level: a dot for each empty cart, then the cubes on the others
    carts: list[str] = field(default_factory=lambda: list(COLOURS))
    tiles: list[str] = field(default_factory=list)  # in the order bought
    pending: dict[str, Order] = field(default_factory=dict)
    delivered: list[str] = field(default_factory=list)  # in the order delivered
    revealed: int = 0  # how many of them a scoring has made public

    def sides(self) -> tuple[int, int]:
        """Bought tiles on the light and on the dark side."""
        light = sum(tile[2] == "L" for tile in self.tiles)
        return light, len(self.tiles) - light

    def cubes(self) -> str:
        """All coal in this shaft: carts, cage, store and pending orders."""
        carts = "".join(self.carts).replace(".", "")
        return carts + self.cage + self.store + "".join(o.cubes for o in self.pending.values())

    def empty_carts(self, colour: str) -> int:
        return self.carts[LEVEL[colour] - 1].count(".")


class ScoreEntry(NamedTuple):
    """A line of the score sheet."""

    ply: int  # how many actions had been taken
    shift: int
    source: str  # "deliver W", a category's name, or "marks", "cubes", "pending", "balance"
    points: tuple[int, ...]  # one per seat


@position()
class State(Position):
    """A full position. Only ``rules`` and its helpers modify it."""

    seats: int = 0
    open_deliveries: bool = False
    phase: str = "draft"  # draft, place, mine, fill, choose, rest, return, over
    ply: int = 0
    turn: int = 0
    shift: int = 1
    start: int = 0
    scores: list[int] = field(default_factory=list)
    money: list[int] = field(default_factory=list)
    miners: list[int] = field(default_factory=list)
    canteen: list[int] = field(default_factory=list)
    cechownia: list[int] = field(default_factory=list)
    shafts: list[Shaft] = field(default_factory=list)
    owner: list[int] = field(default_factory=list)  # by work place: seat of the miners there (always of one player)
    standing: list[int] = field(default_factory=list)  # by work place: number of miners
    supply: dict[str, int] = field(default_factory=dict)
    workshop: list[str | None] = field(default_factory=list)  # tiles on the shelves 1 to 8
    orders: list[str | None] = field(default_factory=list)  # cards on the spaces 1 to 4
    tile_stack: list[str] = field(default_factory=list)  # top first
    order_stack: list[str] = field(default_factory=list)
    display: list[str] = field(default_factory=list)  # the draft
    space: int = -1  # the work place of the turn under way
    steps_left: int = 0
    filling: int = 0  # carts that wait for a colour of the player's choice
    held: list[str] = field(default_factory=list)  # pieces of a draw that are still in hand
    rest: str | None = None  # "top" or "bottom"
    put_back: list[str] = field(default_factory=list)
    ledger: list[ScoreEntry] = field(default_factory=list)
