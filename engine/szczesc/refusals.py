"""Refusals of the game as codes with figures, and the cost of each work place."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.contract import Refusal
from engine.refusal_text import COMMON_TEXTS, refusal_in_english
from engine.szczesc.actions import Action, Draft, Fill, Keep, Load, Move, Place, Put, Rest, Return, Stop, StoreCube
from engine.szczesc.box import LOCKED, ORDER_1, ORDER_DRAW, SPACES, TILES, WORKSHOP_DRAW, Space
from engine.szczesc.mining import why_no_step
from engine.szczesc.rules import legal_actions
from engine.szczesc.state import State


@dataclass(frozen=True, slots=True)
class WorkPlace:
    """A work place with its cost for one seat."""

    space: Space
    owner: int | None  # seat of the miners there
    standing: int
    miners: int  # how many this seat must send
    marks: int  # and pay
    piece: str | None  # the tile or card that lies there
    closed: Refusal | None  # why this seat may not go there; None: it may


def work_places(state: State, seat: int) -> tuple[WorkPlace, ...]:
    """All work places with their cost for this seat and, if closed to it, the reason (regardless of whose turn it is)."""
    rows = []
    for space in SPACES:
        standing = state.standing[space.index]
        piece = _piece(state, space)
        rows.append(
            WorkPlace(
                space=space,
                owner=state.owner[space.index] if standing else None,
                standing=standing,
                miners=standing + 1,
                marks=TILES[piece].price if piece and space.kind == "workshop" else 0,
                piece=piece,
                closed=_why_closed(state, seat, space, piece),
            )
        )
    return tuple(rows)


def _piece(state: State, space: Space) -> str | None:
    if not space.number:
        return None
    if space.kind == "workshop":
        return state.workshop[space.index]
    return state.orders[space.index - ORDER_1] if space.kind == "order" else None


def _why_closed(state: State, seat: int, space: Space, piece: str | None) -> Refusal | None:
    name = space.name
    if state.phase == "draft":
        return Refusal("draft_first", {}, name)
    if space.index in LOCKED[state.seats]:
        return Refusal("locked", {"seats": state.seats}, name)
    if space.index == WORKSHOP_DRAW and not state.tile_stack:
        return Refusal("no_tiles_left", {}, name)
    if space.index == ORDER_DRAW and not state.order_stack:
        return Refusal("no_cards_left", {}, name)
    if space.kind == "workshop" and space.number and piece is None:
        return Refusal("no_tile_here", {}, name)
    if space.kind == "order" and space.number and piece is None:
        return Refusal("no_card_here", {}, name)
    if space.kind == "deliver":
        pending = state.shafts[seat].pending.values()
        if not any(p.complete and p.code[0] == space.transport for p in pending):
            return Refusal("nothing_to_deliver", {"transport": space.transport}, name)
    needs, have = state.standing[space.index] + 1, state.miners[seat]
    if have < needs:
        return Refusal("needs_miners", {"needs": needs, "have": have}, name)
    if space.kind == "workshop" and piece is not None and TILES[piece].price > state.money[seat]:
        return Refusal("needs_marks", {"needs": TILES[piece].price, "have": state.money[seat], "tile": piece}, name)
    return None


_EXPECTED: dict[str, tuple[type, ...]] = {
    "draft": (Draft,), "place": (Place,), "mine": (Move, Load, StoreCube, Put, Stop), "fill": (Fill,), "choose": (Keep,),
    "rest": (Rest,), "return": (Return,),
}  # fmt: skip


def explain(state: State, seat: int, action: Action) -> Refusal | None:
    """Why this action is not legal for this seat now; None if it is."""
    if action in legal_actions(state, seat):
        return None
    part = str(action)
    if state.phase == "over":
        return Refusal("game_over", {}, part)
    if seat != state.turn:
        return Refusal("not_your_turn", {"turn": state.turn}, part)
    if not isinstance(action, _EXPECTED[state.phase]):
        return Refusal("not_now", {"phase": state.phase}, part)
    if isinstance(action, Place):
        refusal = _why_closed(state, seat, action.space, _piece(state, action.space))
        assert refusal is not None, "legal_actions and the reasons disagree"
        return refusal
    if isinstance(action, Draft):
        return Refusal("not_on_display", {"card": action.card}, part)
    if isinstance(action, Fill):
        return _why_no_fill(state, action, part)
    if isinstance(action, Keep):
        if action.piece in state.held:
            assert action.piece is not None
            return Refusal(
                "needs_marks", {"needs": TILES[action.piece].price, "have": state.money[seat], "tile": action.piece}, part
            )
        return Refusal("not_in_hand", {"piece": action.piece}, part)
    if isinstance(action, Return):
        return Refusal("not_in_hand", {"piece": action.piece}, part)
    return why_no_step(state.shafts[seat], state.steps_left, action)


def _why_no_fill(state: State, action: Fill, part: str) -> Refusal:
    if len(action.colours) != state.filling:
        return Refusal("fill_count", {"needs": state.filling, "have": len(action.colours)}, part)
    for colour, count in Counter(action.colours).items():
        if count > state.supply[colour]:
            return Refusal("supply_out", {"colour": colour, "needs": count, "have": state.supply[colour]}, part)
    raise AssertionError("a fill that fits is legal")


REFUSAL_TEXTS = COMMON_TEXTS | {
    "already_there": "the cage is already at stop {level}",
    "at_surface": "the cage is at the surface; carts stand underground",
    "cage_full": "the cage holds {size} cubes and is full",
    "draft_first": "the draft is not over yet",
    "fill_count": "{needs} carts must be filled with other colours, not {have}",
    "locked": "this place is locked with {seats} players",
    "misplaced": "this word does not belong here",
    "needs_marks": "{tile} costs {needs} marks, the player has {have}",
    "needs_miners": "this place needs {needs} miners, the player has {have}",
    "needs_steps": "this takes {needs} steps, {have} are left",
    "no_card_here": "no card lies here",
    "no_cards_left": "the stack of orders is out",
    "no_open_square": "{order} has no open square of colour {colour}",
    "no_such_coal_here": "no cart on level {level} holds coal of colour {colour}",
    "no_tile_here": "no tile lies here",
    "no_tiles_left": "the stack of tiles is out",
    "not_a_step": "this is not a step of mining",
    "not_at_surface": "the cage is at level {level}, not at the surface",
    "not_in_cage": "the cage does not hold the cubes of colour {colour}",
    "not_in_hand": "this piece is not among those in hand",
    "not_in_store": "the store does not hold the cubes of colour {colour}",
    "not_a_running_turn": "only a turn of mining may be left open",
    "not_on_display": "this card is not on display",
    "not_your_order": "{order} is not among the player's pending orders",
    "nothing_to_deliver": "the player has no complete order for transport {transport}",
    "pair_has_own_colour": "a pair on a square of colour {colour} consists of two cubes of other colours",
    "supply_out": "the supply has {have} cubes of colour {colour}, not {needs}",
}  # fmt: skip


def describe(refusal: Refusal) -> str:
    """A refusal in English."""
    return refusal_in_english(refusal, REFUSAL_TEXTS)
