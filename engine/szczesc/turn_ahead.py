"""A turn that is planned while others play: the position as if it began now, and what the turn depends on."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Json
from engine.szczesc.actions import Action, Place
from engine.szczesc.box import CECHOWNIA, DRAFT_ROUNDS, ORDER_1, ORDER_DRAW, TILES, WORKSHOP_DRAW
from engine.szczesc.state import State


def turn_ahead(state: State, seat: int) -> State | None:
    """A pick of the draft, or miners sent in this shift; None when the seat has none left: prices fall with the next shift."""
    if state.phase == "over" or (state.space >= 0 and state.turn == seat):
        return None
    if state.phase == "draft":
        if len(state.shafts[seat].pending) >= DRAFT_ROUNDS:
            return None
    elif not state.miners[seat]:
        return None
    ahead = state.clone()
    ahead.turn = seat
    if state.phase != "draft":
        _end_turn_under_way(ahead)
    return ahead


def _end_turn_under_way(state: State) -> None:
    """As if whoever is on turn had done nothing more; what is being drawn lies on its stack again."""
    stack = state.tile_stack if state.space == WORKSHOP_DRAW else state.order_stack
    stack[:0] = [*state.held, *state.put_back]
    state.held, state.put_back, state.rest = [], [], None
    state.phase, state.space, state.steps_left, state.filling = "place", -1, 0, 0


def turn_depends_on(state: State, seat: int, actions: Sequence[Action]) -> dict[str, Json]:
    """The piece that lies there, the miners that the place takes, and the coal for the carts of a tile."""
    first = actions[0] if actions else None
    if not isinstance(first, Place):
        return {}
    index = first.space.index
    found: dict[str, Json] = {} if index == CECHOWNIA else {"price": state.standing[index]}
    if index < WORKSHOP_DRAW:
        tile = state.workshop[index]
        found["piece"] = tile
        if tile is not None:
            found["touched"] = min(TILES[tile].carts, state.supply[TILES[tile].colour])
    elif ORDER_1 <= index < ORDER_DRAW:
        found["piece"] = state.orders[index - ORDER_1]
    return found
