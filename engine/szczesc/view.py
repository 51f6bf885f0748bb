"""Views: what one seat may know of a position, and determinizations made from a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random

from engine.rng import shuffled
from engine.szczesc.box import ALL_CARDS, ALL_TILES, SPACE, SPACES, WORKSHOP_DRAW
from engine.szczesc.refusals import WorkPlace, work_places
from engine.szczesc.scoring import winners
from engine.szczesc.state import Order, ScoreEntry, Shaft, State, order


@dataclass(frozen=True, slots=True)
class ShaftView:
    """The shaft and orders of one player, as far as the viewer may see them."""

    level: int  # stop of the cage: 0 is the surface, then 1 to 4
    cage: str  # cubes, sorted letters
    store: str
    carts: tuple[str, ...]  # one string per level: a dot for each empty cart, then the cubes on the others
    tiles: tuple[str, ...]  # in the order bought, without the printed carts
    light: int  # bought tiles on each side
    dark: int
    pending: tuple[Order, ...]  # in the order taken; during the draft only for their owner
    in_hand: int  # cards of the draft that the viewer may not see
    delivered: tuple[str, ...]  # cards that the viewer may see
    face_down: int  # delivered cards that the viewer may not see
    revealed: int  # how many delivered cards a scoring has made public


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat, or a spectator (seat None), may see it."""

    seat: int | None
    seats: int
    open_deliveries: bool
    phase: str  # draft, place, mine, fill, choose, rest, return, over
    ply: int
    turn: int | None
    shift: int
    start: int
    scores: tuple[int, ...]
    money: tuple[int, ...]
    miners: tuple[int, ...]
    canteen: tuple[int, ...]
    cechownia: tuple[int, ...]
    shafts: tuple[ShaftView, ...]
    places: tuple[WorkPlace, ...]  # with the costs for the viewer, for a spectator those of the seat on turn
    supply: Mapping[str, int]
    workshop: tuple[str | None, ...]
    orders: tuple[str | None, ...]
    tiles_left: int  # in the stacks
    cards_left: int
    display: tuple[str, ...]
    space: str | None  # the work place of the turn under way
    steps_left: int
    filling: int
    held: tuple[str, ...] | None  # pieces of a draw still in hand; None: hidden from the viewer
    held_count: int
    rest: str | None
    put_back: tuple[str, ...] | None
    put_back_count: int
    ledger: tuple[ScoreEntry, ...]
    winners: tuple[int, ...] | None


def observe(state: State, seat: int | None) -> View:
    """The view of a seat, or of a spectator (None)."""
    over = state.phase == "over"
    chooser = seat is not None and seat == state.turn
    return View(
        seat=seat,
        seats=state.seats,
        open_deliveries=state.open_deliveries,
        phase=state.phase,
        ply=state.ply,
        turn=None if over else state.turn,
        shift=state.shift,
        start=state.start,
        scores=tuple(state.scores),
        money=tuple(state.money),
        miners=tuple(state.miners),
        canteen=tuple(state.canteen),
        cechownia=tuple(state.cechownia),
        shafts=tuple(_observe_shaft(state, shaft, seat == owner) for owner, shaft in enumerate(state.shafts)),
        places=work_places(state, state.turn if seat is None else seat),
        supply=dict(state.supply),
        workshop=tuple(state.workshop),
        orders=tuple(state.orders),
        tiles_left=len(state.tile_stack),
        cards_left=len(state.order_stack),
        display=tuple(state.display),
        space=None if state.space < 0 else SPACES[state.space].name,
        steps_left=state.steps_left,
        filling=state.filling,
        held=tuple(state.held) if chooser else None,
        held_count=len(state.held),
        rest=state.rest,
        put_back=tuple(state.put_back) if chooser else None,
        put_back_count=len(state.put_back),
        ledger=tuple(state.ledger),
        winners=winners(state) if over else None,
    )


def _observe_shaft(state: State, shaft: Shaft, own: bool) -> ShaftView:
    hidden_hand = state.phase == "draft" and not own
    seen = len(shaft.delivered) if own or state.open_deliveries else shaft.revealed
    light, dark = shaft.sides()
    return ShaftView(
        level=shaft.level,
        cage=shaft.cage,
        store=shaft.store,
        carts=tuple(shaft.carts),
        tiles=tuple(shaft.tiles),
        light=light,
        dark=dark,
        pending=() if hidden_hand else tuple(shaft.pending.values()),
        in_hand=len(shaft.pending) if hidden_hand else 0,
        delivered=tuple(shaft.delivered[:seen]),
        face_down=len(shaft.delivered) - seen,
        revealed=shaft.revealed,
    )


def determinize(view: View, rng: Random) -> State:
    """A random full position that is consistent with the view."""
    state = State()
    for name in ("seats", "open_deliveries", "phase", "ply", "shift", "start", "steps_left", "filling", "rest"):
        setattr(state, name, getattr(view, name))
    for name in ("scores", "money", "miners", "canteen", "cechownia", "workshop", "orders", "display", "ledger"):
        setattr(state, name, list(getattr(view, name)))
    state.turn = view.start if view.turn is None else view.turn
    state.supply = dict(view.supply)
    state.owner = [place.owner or 0 for place in view.places]
    state.standing = [place.standing for place in view.places]
    state.space = -1 if view.space is None else SPACE[view.space].index

    shown = [
        piece for piece in (*view.workshop, *view.orders, *view.display, *(view.held or ()), *(view.put_back or ())) if piece
    ]
    for shaft in view.shafts:
        shown += [*shaft.tiles, *shaft.delivered, *(pending.code for pending in shaft.pending)]
    tiles, cards = (_unseen(box, shown, rng) for box in (ALL_TILES, ALL_CARDS))

    state.shafts = [_determinize_shaft(shaft, cards) for shaft in view.shafts]
    hidden = tiles if state.space == WORKSHOP_DRAW else cards
    state.held = list(view.held) if view.held is not None else _take(hidden, view.held_count)
    state.put_back = list(view.put_back) if view.put_back is not None else _take(hidden, view.put_back_count)
    state.tile_stack = _take(tiles, view.tiles_left)
    state.order_stack = _take(cards, view.cards_left)
    return state


def _determinize_shaft(view: ShaftView, cards: list[str]) -> Shaft:
    shaft = Shaft()
    shaft.level, shaft.cage, shaft.store = view.level, view.cage, view.store
    shaft.carts, shaft.tiles = list(view.carts), list(view.tiles)
    shaft.pending = {pending.code: pending for pending in view.pending}
    shaft.pending.update((code, order(code)) for code in _take(cards, view.in_hand))
    shaft.delivered = [*view.delivered, *_take(cards, view.face_down)]
    shaft.revealed = view.revealed
    return shaft


def _unseen(box: Iterable[str], shown: Iterable[str], rng: Random) -> list[str]:
    return shuffled(sorted((Counter(box) - Counter(shown)).elements()), rng)


def _take(pieces: list[str], count: int) -> list[str]:
    taken = pieces[:count]
    del pieces[:count]
    return taken
