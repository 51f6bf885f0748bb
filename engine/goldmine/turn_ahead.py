"""A turn that is planned while others play.

Only tiles of a hand can be laid in thought: a tile that is drawn, and all moves in the mine, begin with chance.
"""

from __future__ import annotations

from engine.goldmine.state import State


def turn_ahead(state: State, seat: int) -> State | None:
    """A tile of the hand while the mine is being built; None in any other turn."""
    if not (state.building() and state.five_tiles and state.phase == "build" and state.hands[seat]):
        return None
    ahead = state.clone()
    ahead.turn, ahead.drawn = seat, ""
    return ahead
