"""What can be chosen, in the order in which panels list it and with the numbers that pictures show.

Panels and pictures both take their numbers from here. All of it follows from a view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.goldmine.box import CODE_OF, SIDES
from engine.goldmine.cells import HOME, STEP, Cell, Place, cell_of, cell_text, parse_cell
from engine.goldmine.mine import PIECES, Mine
from engine.goldmine.view import View
from engine.goldmine.wayfinder import reach, rolls_home, rolls_to, steps_from

PAGE = 24  # cells or goals on a page when there are several pages; the select's last line turns the page
ALL = 25  # as many fit on a single page
_FAR = 1000


class LayPlan(NamedTuple):
    """What a panel for laying shows, as its picture is told: ``T5``, ``T5 page 1``, or ``T5 2,-3`` for the orientations there."""

    tile: str
    page: int = 0
    cell: Cell | None = None

    def __str__(self) -> str:
        if self.cell is not None:
            return f"{self.tile} {cell_text(self.cell)}"
        return f"{self.tile} page {self.page}" if self.page else self.tile

    @staticmethod
    def parse(text: str, view: View) -> LayPlan:
        """The plan with this text; without a tile it is the one that was drawn."""
        words = text.split()
        tile = words.pop(0) if words and words[0] in CODE_OF else view.drawn or ""
        if words[:1] == ["page"] and words[-1].isdecimal():
            return LayPlan(tile, int(words[-1]))
        return LayPlan(tile, 0, parse_cell(words[0]) if words else None)


class CellChoice(NamedTuple):
    """A cell for a tile."""

    number: int  # on its page, by row, then column, from 1
    cell: Cell
    sides: tuple[str, ...]  # the orientations in which the tile may be laid there
    joins: int  # tunnels that it would be joined to, at most
    steps: int | None  # from the miner (while building from the entrance) to the cell; None: cannot be walked to


class Goal(NamedTuple):
    """Where a move may end, or a nugget may be laid."""

    number: int  # by row, then column, from 1
    place: Place
    here: str  # gold, entrance, passage, mud, empty (a chamber), tunnel
    steps: int | None  # None: not on foot


def cell_pages(view: View, tile: str) -> list[list[CellChoice]]:
    """The cells for a tile, page by page: first those joined to what can be walked to, the nearest first; last rock to rock."""
    by_cell: dict[Cell, list[str]] = {}
    for cell, side in view.mine.spots(tile):
        by_cell.setdefault(cell, []).append(side)
    ways = steps_from(view.mine, _own_place(view), view.mud)
    found = []
    for cell, sides in by_cell.items():
        joined = [joined_places(view.mine, tile, cell, side) for side in sides]
        steps = min((1 + ways[place][0] for places in joined for place in places if place in ways), default=None)
        found.append(CellChoice(0, cell, tuple(sides), max(map(len, joined)), steps))
    found.sort(key=lambda choice: (_FAR if choice.steps is None else choice.steps, not choice.joins, choice.cell))
    pages = [found] if len(found) <= ALL else [found[at : at + PAGE] for at in range(0, len(found), PAGE)]
    return [
        [choice._replace(number=number) for number, choice in enumerate(sorted(page, key=lambda choice: choice.cell), 1)]
        for page in pages
    ]


def cell_page(view: View, tile: str, page: int) -> list[CellChoice]:
    """One page of them; pages go round."""
    pages = cell_pages(view, tile)
    return pages[page % len(pages)] if pages else []


def orientations(view: View, tile: str, cell: Cell) -> list[str]:
    """The ways round in which a tile may be laid at a cell, in the order in which they are numbered."""
    return [side for at, side in view.mine.spots(tile) if at == cell]


def joined_places(mine: Mine, tile: str, cell: Cell, side: str) -> list[Place]:
    """The places that a tile would be joined to there."""
    piece = PIECES[CODE_OF[tile]][side]
    found = []
    for at in range(len(SIDES)):
        neighbour = mine.pieces.get(cell + STEP[at])
        if neighbour is not None and piece.at_side[at] >= 0 and neighbour.at_side[(at + 2) % 4] >= 0:
            found.append(cell + STEP[at] << 4 | neighbour.at_side[(at + 2) % 4])
    return found


def open_sides(tile: str, side: str) -> str:
    """The sides to which a tile is open when it is laid this way round: ``NE``."""
    sides = PIECES[CODE_OF[tile]][side].open_sides
    return "".join(letter for at, letter in enumerate(SIDES) if sides >> at & 1)


def mover(view: View) -> int | None:
    """Whose miner the decision at hand moves: one's own, or the loser's that flees from bats."""
    challenge = view.challenge
    if view.phase == "chase" and challenge is not None:
        return challenge.against if challenge.winner == challenge.by else challenge.by
    return view.turn if view.phase in ("walk", "passage") else None


def goals(view: View) -> list[Goal]:
    """Where the move at hand may end, or the nugget at stake may go, by number."""
    if view.phase == "drop":
        return [Goal(number, cell << 4, "empty", None) for number, cell in enumerate(_open_chambers(view), 1)]
    seat = mover(view)
    if seat is None:
        return []
    here = view.players[seat].miner
    assert here is not None
    if view.phase == "passage":
        steps: dict[Place, int | None] = dict.fromkeys(place for place in view.mine.passages if place != here)
    else:
        steps = dict(reach(view.mine, here, view.steps or 0, view.mud))
    return [Goal(number, place, what_is_at(view, place), steps[place]) for number, place in enumerate(sorted(steps), 1)]


def best_first(view: View, found: Sequence[Goal]) -> list[Goal]:
    """Goals as a select lists them: gold, the entrance for the rich, passages, what brings one nearest to gold or home."""
    seat = mover(view)
    rich = seat is not None and view.players[seat].together >= view.target
    left = rolls_left(view, rich)
    rank = {"gold": 1 if rich else 0, "entrance": 0 if rich else 4, "passage": 2}

    def order(goal: Goal) -> tuple[float, float, int, int]:
        remaining = left.get(goal.place, float(_FAR))
        return rank.get(goal.here, 3), remaining, goal.steps or 0, goal.number

    return sorted(found, key=order)


def rolls_left(view: View, rich: bool) -> dict[Place, float]:
    """Expected rolls from every place to what a miner wants: home with enough gold, else the nearest gold."""
    if rich:
        return rolls_home(view.mine, view.mud)
    return rolls_to(view.mine, [cell << 4 for cell in view.nuggets], view.mud)


def what_is_at(view: View, place: Place) -> str:
    """What is worth knowing about a place, in a word."""
    if place == HOME:
        return "entrance"
    cell = cell_of(place)
    if cell in view.nuggets:
        return "gold"
    if place in view.mine.passages:
        return "passage"
    if view.mud and place in view.mine.muddy:
        return "mud"
    return "empty" if view.mine.pieces[cell].chamber else "tunnel"


def _own_place(view: View) -> Place:
    seat = view.seat if view.seat is not None else view.turn
    return (view.players[seat].miner if seat is not None else None) or HOME


def _open_chambers(view: View) -> list[Cell]:
    challenge = view.challenge
    assert challenge is not None
    manned = {cell_of(place) for seat in (challenge.by, challenge.against) if (place := view.players[seat].miner) is not None}
    return sorted(cell for cell in view.mine.chambers if cell not in view.nuggets and cell not in manned)
