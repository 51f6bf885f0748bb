"""Positions to draw: played ones, and extreme ones put together by hand."""

from __future__ import annotations

from functools import cache
from random import Random

from engine.contract import Event
from engine.match import play_game
from engine.players.random_player import RandomPlayer
from engine.record import replay
from engine.szczesc import SZCZESC
from engine.szczesc.box import ALL_CARDS, ALL_TILES, CARDS, COLOURS, LEVEL, LOCKED, SPACE, SPACES, TILES
from engine.szczesc.state import State, order
from render.scene import Scene

NAMES = ("Anna", "Jan", "Zofia", "Piotr")
NASTY = (
    "Maksymilian Wójcik-Brzęczyszczyk",  # 32 characters
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "🎉 שלום עולם 🐉 \u202emihu",
    "👩\u200d👩\u200d👧",
)


@cache
def played(seats: int, seed: int) -> tuple[tuple[State, tuple[Event, ...]], ...]:
    """Every position of a game between players without a plan, with what led to it."""
    _, record = play_game(SZCZESC, [RandomPlayer()] * seats, NAMES[:seats], seed)
    seen: list[tuple[State, tuple[Event, ...]]] = []
    replay(record, watch=lambda state, events: seen.append((state.clone(), tuple(events))))
    return tuple(seen)


def scene(seats: int, at: int, *, seed: int = 5, lang: str = "pl", seat: int | None = None, viewer: int | None = None) -> Scene:
    """A played position as somebody sees it."""
    state, events = played(seats, seed)[at]
    shown = state.turn if seat is None else seat
    return Scene(SZCZESC.observe(state, viewer), NAMES[:seats], lang, events, shown)


def of_state(state: State, names: tuple[str, ...] = NAMES, lang: str = "pl", seat: int = 0) -> Scene:
    return Scene(SZCZESC.observe(state, None), names[: state.seats], lang, (), seat)


def blank(seats: int) -> State:
    """A position in the middle of the third shift with nothing on it yet."""
    state = SZCZESC.setup(seats, SZCZESC.deal(Random(1), seats, {}), {})
    state.phase, state.shift, state.display = "place", 3, []
    state.tile_stack, state.order_stack = [], []
    return state


def extreme(seats: int = 4, tiles: int = 40, orders: int = 14) -> State:
    """Stacks out, shelves bare, crowds at the places, and one huge mine: so many tiles and pending orders for seat 0."""
    state = blank(seats)
    pick = Random(7)
    state.workshop = [None] * 8
    state.orders = [None] * 4
    state.workshop[1] = "K2D"
    state.orders[2] = "L-YBGK"
    state.scores = [128, -12, 100, 7][:seats]
    state.money = [38, 0, 99, 11][:seats]
    state.miners = [13, 0, 10, 5][:seats]
    state.canteen = [13, 12, 0, 10][:seats]
    state.cechownia = [10, 1, 13, 2][:seats]
    for space in SPACES:
        if space.index not in LOCKED[seats] and space.name not in ("money 1", "workshop draw", "order draw"):
            state.standing[space.index] = space.index % 13
            state.owner[space.index] = space.index % seats
    state.supply = dict(zip(COLOURS, (0, 1, 16, 12)))
    shaft = state.shafts[0]
    shaft.tiles = pick.sample(ALL_TILES, tiles)
    for code in shaft.tiles:
        tile = TILES[code]
        level = LEVEL[tile.colour] - 1
        shaft.carts[level] = "".join(
            sorted(shaft.carts[level] + "".join(pick.choice(f".{tile.colour}YK") for _ in range(tile.carts)))
        )
    shaft.cage, shaft.store, shaft.level = "BGKKY", "B" * 12 + "GGG" + "K" * 10, 2
    for code in [*(c for c in ALL_CARDS if c.endswith("YBGK")), *pick.sample(ALL_CARDS, 44)][: orders + 4]:
        if len(shaft.pending) < orders:
            shaft.pending[code] = order(code, tuple(_filling(c, pick) for c in CARDS[code].squares))
    return state


def _filling(square: str, pick: Random) -> str:
    others = COLOURS.replace(square, "")
    return pick.choice(["", square, "".join(sorted(pick.choice(others) + pick.choice(others)))])


def standing(state: State, place: str) -> int:
    return state.standing[SPACE[place].index]
