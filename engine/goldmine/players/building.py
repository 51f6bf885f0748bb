"""Where to lay while the mine is being built: by rules of thumb, for nobody is in it yet."""

from __future__ import annotations

from collections.abc import Sequence

from engine.goldmine.actions import Action, Put
from engine.goldmine.box import TILES
from engine.goldmine.cells import coordinates
from engine.goldmine.mine import Mine

JOINED = 1.0  # to what can be walked to
NEAR = 0.1  # for a chamber, each cell nearer to the entrance
ENDS = 0.05  # each open end
MOST_ENDS = 12


def best_build(mine: Mine, legal: Sequence[Action]) -> Action:
    """Chambers joined and near the entrance, tunnels that leave open ends."""

    def worth(action: Action) -> float:
        assert isinstance(action, Put)
        after = mine.laid(action.cell, action.tile, action.side)
        joined = any(place in after.reached for place in after.places(action.cell))
        x, y = coordinates(action.cell)
        chamber = TILES[action.tile].chamber
        return JOINED * joined * (1 + chamber) - NEAR * (abs(x) + abs(y)) * chamber + ENDS * min(after.end_count, MOST_ENDS)

    return max(legal, key=worth)
