"""Which of the many places for a tile deserve a closer look, without laying it anywhere."""

from __future__ import annotations

from collections.abc import Sequence

from engine.goldmine.actions import Action, Put
from engine.goldmine.box import CODE_OF
from engine.goldmine.cells import HOME, STEP, Place
from engine.goldmine.mine import PIECES, Mine
from engine.goldmine.players.prospects import FAR, rolls_on_foot
from engine.goldmine.state import State

ADJACENT = 3.0  # a chamber that can be emptied at once
RIVAL_NEAR = 0.6  # for a chamber, each roll that rivals need more
SHORTCUT = 1.0  # each roll that two places come nearer to each other
ENDS = 0.1  # each open side that faces nothing


def worth_a_look(state: State, seat: int, legal: Sequence[Action], most: int) -> list[Action]:
    """The best looking places for the tile that was dug."""
    if len(legal) <= most:
        return list(legal)
    mine, mud = state.mine, state.mud
    own = rolls_on_foot(mine, state.miners[seat], mud)
    partner = state.partner(seat)
    rivals = [rolls_on_foot(mine, place, mud) for other, place in enumerate(state.miners) if other not in (seat, partner)]
    home = rolls_on_foot(mine, HOME, mud)

    def look(action: Action) -> float:
        assert isinstance(action, Put)
        piece = PIECES[CODE_OF[action.tile]][action.side]
        joined = _joined(mine, action)
        ends = ENDS * (piece.open_sides.bit_count() - len(joined))
        if piece.chamber:
            if state.miners[seat] in joined:
                return ADJACENT + ends
            reach = min((own.get(place, FAR) for place in joined), default=FAR)
            theirs = min((rolls.get(place, FAR) for rolls in rivals for place in joined), default=FAR)
            return min(0.0, RIVAL_NEAR * min(theirs, 6.0) - min(reach, 8.0)) + ends
        if len(joined) < 2:
            return ends - (0.2 if not joined else min(1.0, 0.1 * own.get(joined[0], FAR)))
        gains = [abs(home.get(one, FAR / 3) - home.get(other, FAR / 3)) for one in joined for other in joined]
        return SHORTCUT * min(3.0, max(gains)) + ends

    return sorted(legal, key=look, reverse=True)[:most]


def _joined(mine: Mine, action: Put) -> list[Place]:
    """The places that the tile would be joined to; that its corridors may be apart is left out of account."""
    piece = PIECES[CODE_OF[action.tile]][action.side]
    found = []
    for at in range(4):
        if piece.at_side[at] >= 0:
            other = action.cell + STEP[at]
            neighbour = mine.pieces.get(other)
            if neighbour is not None and neighbour.at_side[(at + 2) & 3] >= 0:
                found.append(other << 4 | neighbour.at_side[(at + 2) & 3])
    return found
