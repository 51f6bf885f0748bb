"""A position as JSON: the documented keys for other tools, and further keys needed to restore it.

It contains all hidden information, including the stacks in their order; a view has only what a seat may see.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.szczesc.box import COLOURS, LOCKED, ORDER_1, SPACE, SPACES
from engine.szczesc.scoring import winners
from engine.szczesc.state import ScoreEntry, Shaft, State, order


def to_json(state: State) -> dict[str, Any]:
    """The position, as documented in docs/record.md."""
    over = state.phase == "over"
    locked = LOCKED[state.seats]
    shafts = state.shafts
    sides = [shaft.sides() for shaft in shafts]
    return {
        "phase": state.phase,
        "turn": None if over else state.turn,
        "shift": state.shift,
        "start": state.start,
        "scores": list(state.scores),
        "money": list(state.money),
        "miners": list(state.miners),
        "level": [shaft.level for shaft in shafts],
        "cage": [shaft.cage for shaft in shafts],
        "store": [shaft.store for shaft in shafts],
        "carts": [dict(zip(COLOURS, shaft.carts)) for shaft in shafts],
        "tiles": [{"L": light, "D": dark} for light, dark in sides],
        "pending": [{code: pending.on_paper[:] for code, pending in shaft.pending.items()} for shaft in shafts],
        "delivered": [sorted(shaft.delivered) for shaft in shafts],
        "supply": dict(state.supply),
        "workshop": {str(i + 1): tile for i, tile in enumerate(state.workshop) if i not in locked},
        "orders": {str(i + 1): card for i, card in enumerate(state.orders) if ORDER_1 + i not in locked},
        "stacks": [len(state.tile_stack), len(state.order_stack)],
        "winners": list(winners(state)) if over else None,
        # undocumented keys, needed by ``from_json``
        "seats": state.seats,
        "open_deliveries": state.open_deliveries,
        "ply": state.ply,
        "standing": {SPACES[at].name: [state.owner[at], count] for at, count in enumerate(state.standing) if count},
        "canteen": list(state.canteen),
        "cechownia": list(state.cechownia),
        "bought": [list(shaft.tiles) for shaft in shafts],
        "delivery_order": [list(shaft.delivered) for shaft in shafts],
        "revealed": [shaft.revealed for shaft in shafts],
        "tile_stack": list(state.tile_stack),
        "order_stack": list(state.order_stack),
        "display": list(state.display),
        "space": SPACES[state.space].name if state.space >= 0 else None,
        "steps_left": state.steps_left,
        "filling": state.filling,
        "held": list(state.held),
        "rest": state.rest,
        "put_back": list(state.put_back),
        "ledger": [[entry.ply, entry.shift, entry.source, list(entry.points)] for entry in state.ledger],
    }


def from_json(data: Mapping[str, Any]) -> State:
    """Restore a position from ``to_json``."""
    state = State()
    for name in ("seats", "open_deliveries", "phase", "ply", "shift", "start", "steps_left", "filling", "rest"):
        setattr(state, name, data[name])
    for name in ("scores", "money", "miners", "canteen", "cechownia", "tile_stack", "order_stack", "display", "held", "put_back"):
        setattr(state, name, list(data[name]))
    state.turn = data["start"] if data["turn"] is None else data["turn"]
    state.supply = dict(data["supply"])
    state.workshop = [data["workshop"].get(str(shelf)) for shelf in range(1, 9)]
    state.orders = [data["orders"].get(str(shelf)) for shelf in range(1, 5)]
    state.owner = [0] * len(SPACES)
    state.standing = [0] * len(SPACES)
    for name, (owner, count) in data["standing"].items():
        state.owner[SPACE[name].index] = owner
        state.standing[SPACE[name].index] = count
    state.space = -1 if data["space"] is None else SPACE[data["space"]].index
    state.ledger = [ScoreEntry(ply, shift, source, tuple(points)) for ply, shift, source, points in data["ledger"]]
    state.shafts = [_shaft(data, seat) for seat in range(state.seats)]
    return state


def _shaft(data: Mapping[str, Any], seat: int) -> Shaft:
    shaft = Shaft()
    shaft.level, shaft.cage, shaft.store = (data[name][seat] for name in ("level", "cage", "store"))
    shaft.carts = [data["carts"][seat][colour] for colour in COLOURS]
    shaft.tiles = list(data["bought"][seat])
    shaft.delivered = list(data["delivery_order"][seat])
    shaft.revealed = data["revealed"][seat]
    for code, squares in data["pending"][seat].items():
        shaft.pending[code] = order(code, tuple(square[2:] for square in squares))
    return shaft
