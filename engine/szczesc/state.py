"""The game state: plain values, cheap to copy.

Cubes are strings of sorted letters ("GGY"), the carts of a level a string with a dot for each empty one first
("..G"): immutable, so clones share them, and readable in a bug report.
"""

from __future__ import annotations

from typing import Any, NamedTuple

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


class Shaft:
    """The shaft and orders of one player."""

    __slots__ = ("cage", "carts", "delivered", "level", "pending", "revealed", "store", "tiles")

    def __init__(self) -> None:
        self.level = 0
        self.cage = ""
        self.store = ""
        self.carts = list(COLOURS)  # one string per level: a dot for each empty cart, then the cubes on the others
        self.tiles: list[str] = []  # in the order bought
        self.pending: dict[str, Order] = {}
        self.delivered: list[str] = []  # in the order delivered
        self.revealed = 0  # how many of them a scoring has made public

    def clone(self) -> Shaft:
        copy = Shaft.__new__(Shaft)
        copy.level = self.level
        copy.cage = self.cage
        copy.store = self.store
        copy.carts = self.carts[:]
        copy.tiles = self.tiles[:]
        copy.pending = self.pending.copy()
        copy.delivered = self.delivered[:]
        copy.revealed = self.revealed
        return copy

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


class State:
    """A full position. Only ``rules`` and its helpers modify it."""

    __slots__ = (
        "canteen", "cechownia", "display", "filling", "held", "ledger", "miners", "money", "open_deliveries", "order_stack",
        "orders", "owner", "phase", "ply", "put_back", "rest", "scores", "seats", "shafts", "shift", "space", "standing", "start",
        "steps_left", "supply", "tile_stack", "turn", "workshop",
    )  # fmt: skip

    def __init__(self) -> None:
        self.seats = 0
        self.open_deliveries = False
        self.phase = "draft"  # draft, place, mine, fill, choose, rest, return, over
        self.ply = 0
        self.turn = 0
        self.shift = 1
        self.start = 0
        self.scores: list[int] = []
        self.money: list[int] = []
        self.miners: list[int] = []
        self.canteen: list[int] = []
        self.cechownia: list[int] = []
        self.shafts: list[Shaft] = []
        self.owner: list[int] = []  # by work place: seat of the miners there (always of one player)
        self.standing: list[int] = []  # by work place: number of miners
        self.supply: dict[str, int] = {}
        self.workshop: list[str | None] = []  # tiles on the shelves 1 to 8
        self.orders: list[str | None] = []  # cards on the spaces 1 to 4
        self.tile_stack: list[str] = []  # top first
        self.order_stack: list[str] = []
        self.display: list[str] = []  # the draft
        self.space = -1  # the work place of the turn under way
        self.steps_left = 0
        self.filling = 0  # carts that wait for a colour of the player's choice
        self.held: list[str] = []  # pieces of a draw that are still in hand
        self.rest: str | None = None  # "top" or "bottom"
        self.put_back: list[str] = []
        self.ledger: list[ScoreEntry] = []

    def clone(self) -> State:
        copy = State.__new__(State)
        copy.seats = self.seats
        copy.open_deliveries = self.open_deliveries
        copy.phase = self.phase
        copy.ply = self.ply
        copy.turn = self.turn
        copy.shift = self.shift
        copy.start = self.start
        copy.scores = self.scores[:]
        copy.money = self.money[:]
        copy.miners = self.miners[:]
        copy.canteen = self.canteen[:]
        copy.cechownia = self.cechownia[:]
        copy.shafts = [shaft.clone() for shaft in self.shafts]
        copy.owner = self.owner[:]
        copy.standing = self.standing[:]
        copy.supply = self.supply.copy()
        copy.workshop = self.workshop[:]
        copy.orders = self.orders[:]
        copy.tile_stack = self.tile_stack[:]
        copy.order_stack = self.order_stack[:]
        copy.display = self.display[:]
        copy.space = self.space
        copy.steps_left = self.steps_left
        copy.filling = self.filling
        copy.held = self.held[:]
        copy.rest = self.rest
        copy.put_back = self.put_back[:]
        copy.ledger = self.ledger[:]
        return copy

    def _values(self) -> dict[str, Any]:
        values = {name: getattr(self, name) for name in self.__slots__}
        values["shafts"] = [{name: getattr(s, name) for name in s.__slots__} for s in self.shafts]
        return values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._values() == other._values()

    __hash__ = None  # type: ignore[assignment]
