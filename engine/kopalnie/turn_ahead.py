"""A turn that is planned while others play: the position as if it began now, and what the turn depends on."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Json
from engine.kopalnie.actions import Action, Dig
from engine.kopalnie.box import MINES
from engine.kopalnie.state import State


def turn_ahead(state: State, seat: int) -> State | None:
    """Cards before the roll and the mine; not while missions are chosen, and not in the middle of one's own turn."""
    if state.phase in ("missions", "over") or (state.turn == seat and state.turn_open()):
        return None
    ahead = state.clone()
    ahead.turn, ahead.phase = seat, "dig"
    ahead.digs, ahead.dug, ahead.fresh, ahead.two_trails = 1, 0, 0, False
    ahead.mine = ahead.card = ahead.coin_mine = ""
    ahead.rolls, ahead.again, ahead.named = (), False, 0
    ahead.coin_left, ahead.coin_stones = 0, False
    return ahead


def turn_depends_on(state: State, seat: int, actions: Sequence[Action]) -> dict[str, Json]:
    """How the mines lie in which is dug: tiles, pick and coins."""
    mines = [MINES.index(action.mine) for action in actions if isinstance(action, Dig)]
    return {
        "touched": [
            [list(state.rows[mine]), state.picks[mine], [state.lying.get(tile or "", 0) for tile in state.rows[mine]]]
            for mine in mines
        ]
    }
