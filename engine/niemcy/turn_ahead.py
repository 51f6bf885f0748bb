"""A turn that is planned while others play: the position as if it began now, and what the turn depends on."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Json
from engine.niemcy.actions import BLIND, Action, Claim, Draw
from engine.niemcy.state import State


def turn_ahead(state: State, seat: int) -> State | None:
    """Cards, a claim or tickets; not while the first tickets are chosen, and not in the middle of one's own turn."""
    turn = state.on_turn()
    if turn is None or (turn == seat and state.turn_open()):
        return None
    ahead = state.clone()
    ahead.turn, ahead.phase, ahead.shuffle = seat, "turn", ""
    ahead.claiming, ahead.boarding, ahead.refreshes, ahead.turn_ends = -1, (), 0, False
    ahead.offers = [offer if other == seat else () for other, offer in enumerate(state.offers)]
    return ahead


def turn_depends_on(state: State, seat: int, actions: Sequence[Action]) -> dict[str, Json]:
    """Of a claim the other tracks of the connection and who stands at its ends; of cards how many of the colour lie open."""
    first = actions[0] if actions else None
    if isinstance(first, Claim):
        connection = first.track.connection
        waiting = [state.stations[place] for place in (connection.a, connection.b)]
        return {"touched": [list(state.owners[connection.number]), waiting]}
    cards = sorted({action.card for action in actions if isinstance(action, Draw) and action.card != BLIND})
    return {"touched": [[card, state.display.count(card)] for card in cards]} if cards else {}
