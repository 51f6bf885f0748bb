"""Positions for tests, built from a few words through the game's JSON.

Whatever is not named is as in a game that has just finished its draft, except that nobody holds any order yet: named pieces
leave the stacks, coal in the shafts leaves the supply, and miners that are neither at hand nor at work sit in the canteen.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.szczesc import SZCZESC, State
from tests.engine.lines import only, play, story, under_way  # noqa: F401 - the tests of the bot take them from here

GAME = SZCZESC
COLOURS = "YBGK"
MINERS = {2: 18, 3: 15, 4: 13}
MARKS = {2: 10, 3: 9, 4: 8}
LOCKED_WORKSHOPS = {2: "48", 3: "8", 4: ""}
LOCKED_ORDERS = {2: "1", 3: "", 4: ""}
TILES = [f"{colour}{carts}{side}" for colour in COLOURS for carts in "12" for side in "LD"]
TILE_STACK = sorted(TILES * 3)
EVERY_TRANSPORT = ["Y", "B", "G", "K", "YY", "BB", "GG", "KK", "YBGK"]
CARD_STACK = sorted(
    f"{transport}-{squares}"
    for transport in "HWCL"
    for squares in [*EVERY_TRANSPORT, *(("BBB", "GGG") if transport in "HL" else ("YYY", "KKK"))]
)
SPACES = [f"{kind} {what}" for kind, all_of_it in (
    ("workshop", "1 2 3 4 5 6 7 8 draw"), ("mine", "4 6 8 10"), ("deliver", "H W C L"), ("money", "3 4 5 6 1"),
    ("order", "1 2 3 4 draw"),
) for what in all_of_it.split()]  # fmt: skip

Pending = dict[str, list[str]]  # a card -> its squares, as a position's JSON writes them


def deal(start: int = 0, tiles: Sequence[str] = (), orders: Sequence[str] = ()) -> dict[str, Any]:
    """A deal with these pieces on top of the stacks and all others below them, sorted."""
    return {"start": start, "tiles": [*tiles, *without(TILE_STACK, tiles)], "orders": [*orders, *without(CARD_STACK, orders)]}


def without(pieces: Sequence[str], taken: Sequence[str | None]) -> list[str]:
    """The pieces, less those taken."""
    return sorted((Counter(pieces) - Counter(piece for piece in taken if piece)).elements())


def empty(*cards: str) -> Pending:
    """Pending orders without a cube."""
    return {card: list(card[2:]) for card in cards}


def complete(*cards: str) -> Pending:
    """Pending orders with a cube of its own colour on each square."""
    return {card: [f"{square}={square}" for square in card[2:]] for card in cards}


def shaft(
    *,
    level: int = 0,
    cage: str = "",
    store: str = "",
    carts: Mapping[str, str] | None = None,
    bought: Sequence[str] = (),
    pending: Pending | None = None,
    delivered: Sequence[str] = (),
) -> dict[str, Any]:
    """What lies before a player; carts not named hold the printed cube alone, and no order is face down."""
    return {
        "level": level, "cage": cage, "store": store, "carts": {c: c for c in COLOURS} | dict(carts or {}),
        "bought": list(bought), "pending": pending or {}, "delivery_order": list(delivered), "revealed": len(delivered),
    }  # fmt: skip


def position(
    seats: int = 3,
    *,
    turn: int = 0,
    shift: int = 1,
    start: int = 0,
    scores: Mapping[int, int] | None = None,
    money: Mapping[int, int] | None = None,
    miners: Mapping[int, int] | None = None,
    cechownia: Mapping[int, int] | None = None,
    standing: Mapping[str, tuple[int, int]] | None = None,  # a work place -> whose miners, how many
    shafts: Mapping[int, dict[str, Any]] | None = None,
    supply: Mapping[str, int] | None = None,
    workshop: Mapping[int, str | None] | None = None,
    orders: Mapping[int, str | None] | None = None,
    tile_stack: Sequence[str] | int | None = None,  # the pieces, or how many of those left over
    order_stack: Sequence[str] | int | None = None,
    open_deliveries: bool = False,
) -> State:
    """A position in which the seat ``turn`` chooses a work place."""
    data = json.loads(json.dumps(GAME.to_json(GAME.setup(seats, deal(start), {"open_deliveries": open_deliveries}))))
    rows = [(shafts or {}).get(seat) or shaft() for seat in range(seats)]
    for key in rows[0]:
        data[key] = [row[key] for row in rows]
    data["delivered"] = [sorted(row["delivery_order"]) for row in rows]
    data.update(phase="place", turn=turn, shift=shift, start=start, display=[])
    data["scores"] = _by_seat(scores, [0] * seats)
    data["money"] = _by_seat(money, [MARKS[seats]] * seats)

    data["cechownia"] = _by_seat(cechownia, [0] * seats)
    data["standing"] = {name: list(who) for name, who in (standing or {}).items()}
    at_work = list(data["cechownia"])
    for owner, count in (standing or {}).values():
        at_work[owner] += count
    data["miners"] = _by_seat(miners, [MINERS[seats] - busy for busy in at_work])
    data["canteen"] = [MINERS[seats] - busy - free for busy, free in zip(at_work, data["miners"])]
    assert min(data["canteen"]) >= 0, "more miners than there are"

    bought = [tile for row in rows for tile in row["bought"]]
    cards = [card for row in rows for card in [*row["pending"], *row["delivery_order"]]]
    shelves = {n: None for n in range(1, 9) if str(n) not in LOCKED_WORKSHOPS[seats]}
    data["workshop"], data["tile_stack"] = _lay_out(shelves, workshop or {}, TILE_STACK, bought, tile_stack)
    shelves = {n: None for n in range(1, 5) if str(n) not in LOCKED_ORDERS[seats]}
    data["orders"], data["order_stack"] = _lay_out(shelves, orders or {}, CARD_STACK, cards, order_stack)

    coal = Counter(cubes_in(data))
    data["supply"] = {colour: 16 - coal[colour] for colour in COLOURS} if supply is None else dict(supply)
    return GAME.from_json(data)


def _by_seat(some: Mapping[int, int] | None, default: list[int]) -> list[int]:
    return [(some or {}).get(seat, usual) for seat, usual in enumerate(default)]


def _lay_out(
    shelves: dict[int, None],
    named: Mapping[int, str | None],
    box: list[str],
    elsewhere: list[str],
    stack: Sequence[str] | int | None,
) -> tuple[dict[str, str | None], list[str]]:
    """The open spaces, those not named filled from what is left of the box, and the stack."""
    own_stack = list(stack) if isinstance(stack, Sequence) else []
    rest = without(box, [*elsewhere, *named.values(), *own_stack])
    filled = {str(shelf): named[shelf] if shelf in named else rest.pop() for shelf in shelves}
    if isinstance(stack, Sequence):
        return filled, own_stack
    return filled, rest if stack is None else rest[:stack]


def cubes_in(data: Mapping[str, Any], seats: Sequence[int] | None = None) -> str:
    """The coal in the shafts (of these seats, or of all) of a position as JSON."""
    heaps = ""
    for seat in range(len(data["cage"])) if seats is None else seats:
        heaps += "".join(data["carts"][seat].values()).replace(".", "") + data["cage"][seat] + data["store"][seat]
        heaps += "".join(square[2:] for squares in data["pending"][seat].values() for square in squares)
    return heaps


def look(state: State) -> dict[str, Any]:
    """The position as its documented JSON."""
    return GAME.to_json(state)
