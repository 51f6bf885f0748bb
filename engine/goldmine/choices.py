"""The numbers of choices: where a miner may go, where a tile may be laid, and which way round.

Pictures and lists of options both number by these functions, so number 7 is the same place in both.
"""

from __future__ import annotations

from engine.goldmine.box import CODE_OF
from engine.goldmine.cells import HOME, STEP, Cell, Place, cell_of, coordinates
from engine.goldmine.mine import PIECES, Mine
from engine.goldmine.view import View
from engine.goldmine.wayfinder import steps_from

PAGE = 24  # cells on one page of a picture; a list of 25 options has room for one more
_NO_WAY = 1000  # more than any number of steps


def moved_seat(view: View) -> int | None:
    """Whose miner the decision moves: the loser of a bat challenge, otherwise whoever is on turn."""
    challenge = view.challenge
    if view.phase == "chase" and challenge is not None:
        return challenge.against if challenge.winner == challenge.by else challenge.by
    return view.turn


def goals(view: View) -> tuple[Place, ...]:
    """Where a move may end, or a nugget be dropped; the first is number 1. By row, then column, then corridor."""
    seat = moved_seat(view)
    here = None if seat is None else view.players[seat].miner
    if here is None:
        return ()
    if view.phase == "passage":
        return tuple(sorted(place for place in view.mine.passages if place != here))
    if view.phase in ("walk", "chase"):
        return tuple(sorted(view.mine.goals_within(here, view.steps or 0, view.mud)))
    if view.phase == "drop" and view.challenge is not None:
        duel = (view.challenge.by, view.challenge.against)
        manned = {cell_of(miner) for at in duel if (miner := view.players[at].miner) is not None}
        return tuple(cell << 4 for cell in sorted(view.mine.chambers) if cell not in view.nuggets and cell not in manned)
    return ()


def spots(view: View, tile: str) -> dict[Cell, tuple[str, ...]]:
    """The cells in which a tile may be laid, by row, then column, each with its orientations in the order N E S W."""
    found: dict[Cell, tuple[str, ...]] = {}
    for cell, side in view.mine.spots(tile):
        found[cell] = (*found.get(cell, ()), side)
    return found


def steps_beside(mine: Mine, begin: Place, tile: str, cell: Cell, side: str) -> int | None:
    """How many steps from a place the tile would lie; None when no tunnel would lead there."""
    ways = steps_from(mine, begin, mud=False)
    at_side = PIECES[CODE_OF[tile]][side].at_side
    found = []
    for at in range(4):
        other = cell + STEP[at]
        neighbour = mine.pieces.get(other)
        if neighbour is not None and at_side[at] >= 0 and (mark := neighbour.at_side[(at + 2) % 4]) >= 0:
            way = ways.get(other << 4 | mark)
            if way is not None:
                found.append(way[0] + 1)
    return min(found, default=None)


def steps_to_cell(view: View, tile: str, cell: Cell) -> int | None:
    """The fewest steps at which the tile can be joined there: from one's own miner, while building from the entrance."""
    begin = _begin(view)
    steps = [steps_beside(view.mine, begin, tile, cell, side) for side in spots(view, tile)[cell]]
    return min((one for one in steps if one is not None), default=None)


def cell_pages(view: View, tile: str) -> list[tuple[Cell, ...]]:
    """The cells for a tile in pages: near ones first, those that lie rock to rock last; on a page by row, then column.

    The number of a cell is its place on its page, from 1.
    """
    x, y = coordinates(cell_of(_begin(view)))

    def rank(cell: Cell) -> tuple[int, int, Cell]:
        steps = steps_to_cell(view, tile, cell)
        at = coordinates(cell)
        return _NO_WAY if steps is None else steps, abs(at[0] - x) + abs(at[1] - y), cell

    ranked = sorted(spots(view, tile), key=rank)
    return [tuple(sorted(ranked[first : first + PAGE])) for first in range(0, len(ranked), PAGE)]


def _begin(view: View) -> Place:
    miner = None if view.turn is None else view.players[view.turn].miner
    return HOME if miner is None else miner
