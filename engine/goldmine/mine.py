"""The mine: tiles, how their corridors are joined, and where another tile may be laid.

A mine never changes; laying a tile makes a new one. So positions share it when they are copied, and what was found out about
it (where tiles fit, who gets where in six steps) is kept with it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from engine.goldmine.box import CODE_OF, ENTRANCE, KINDS, SIDES, Tile
from engine.goldmine.cells import ENTRANCE_CELL, HOME, STEP, Cell, Place, cell_text, sides_of

ROCK = -1


class Piece(NamedTuple):
    """A tile as it lies, turned."""

    code: str
    side: str  # to which its own north points
    corridors: tuple[int, ...]  # the sides of each, as bits
    marks: tuple[int, ...]  # of each, what a place has behind its cell: the sides, or 0 where there is one corridor only
    at_side: tuple[int, ...]  # for N E S W the mark of the corridor that opens there, or ROCK
    open_sides: int
    cave: bool
    chamber: bool
    passage: int  # the mark of the corridor with the passage, or ROCK
    mud: bool


def _turned(sides: int, by: int) -> int:
    return (sides << by | sides >> 4 - by) & 15


def _piece(tile: Tile, side: str) -> Piece:
    by = SIDES.index(side)
    corridors = tuple(_turned(sides_of(letters), by) for letters in tile.corridors)
    marks = corridors if len(corridors) > 1 else (0,)
    at_side = [ROCK] * 4
    for sides, mark in zip(corridors, marks):
        for at in range(4):
            if sides >> at & 1:
                at_side[at] = mark
    passage = marks[0] if tile.passage else ROCK
    return Piece(
        tile.code, side, corridors, marks, tuple(at_side), sum(corridors), tile.cave, tile.chamber, passage, tile.mud
    )  # fmt: skip


PIECES = {code: {side: _piece(tile, side) for side in tile.orientations} for code, tile in KINDS.items()}


def _fitting(code: str, wanted: int) -> tuple[str, ...]:
    """The orientations that fit a cell: ``wanted`` are the sides that must be open, times 16, and those that must be rock."""
    must_open, must_be_rock = wanted >> 4, wanted & 15
    return tuple(
        side
        for side, piece in PIECES[code].items()
        if piece.cave or (piece.open_sides & must_open == must_open and not piece.open_sides & must_be_rock)
    )


_FITS = {code: [_fitting(code, wanted) for wanted in range(256)] for code in KINDS}
_BESIDE_ENTRANCE = tuple(ENTRANCE_CELL + step for step in STEP)

Spot = tuple[Cell, str]  # where a tile may be laid, and which way it is turned
Goals = tuple[tuple[Place, ...], tuple[int, ...]]  # places by steps, and how many of them are within 0, 1, 2 … 6 steps


class Mine:
    """Tiles that lie, and what follows from them. Cheap to derive a larger one from."""

    __slots__ = ("_goals", "_spots", "chambers", "end_count", "ends", "found", "frontier", "muddy", "names", "near", "passages",
                 "pieces", "reached")  # fmt: skip

    pieces: dict[Cell, Piece]
    names: dict[Cell, str]
    frontier: dict[Cell, int]  # empty cells beside tiles: sides that must be open, times 16, and sides that must be rock
    near: dict[Place, tuple[Place, ...]]  # neighbouring places, in the order N E S W
    reached: set[Place]  # from the entrance on foot
    ends: dict[Cell, int]  # empty cells, and how many reached corridors open to them
    end_count: int  # sum of these
    chambers: tuple[Cell, ...]
    passages: tuple[Place, ...]
    muddy: frozenset[Place]
    found: dict[Any, Any]  # what the way-finder has worked out, by its own keys

    def __init__(self) -> None:
        """The entrance alone."""
        piece = PIECES[ENTRANCE]["N"]
        self.pieces = {ENTRANCE_CELL: piece}
        self.names = {ENTRANCE_CELL: ENTRANCE}
        self.frontier = {ENTRANCE_CELL + STEP[at]: 16 << (at + 2) % 4 for at in range(4)}
        self.near = {HOME: ()}
        self.reached = {HOME}
        self.ends = dict.fromkeys(_BESIDE_ENTRANCE, 1)
        self.end_count = 4
        self.chambers = ()
        self.passages = ()
        self.muddy = frozenset()
        self._forget()

    def _forget(self) -> None:
        self._spots: dict[str, tuple[Spot, ...]] = {}
        self._goals: tuple[dict[Place, Goals], dict[Place, Goals]] = ({}, {})
        self.found = {}

    # --- what lies where ---

    def items(self) -> list[tuple[str, str, str]]:
        """Every tile: cell, name and orientation in writing, by row, then column."""
        return [(cell_text(cell), self.names[cell], self.pieces[cell].side) for cell in sorted(self.pieces)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mine) and (self is other or (self.names == other.names and self.pieces == other.pieces))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Mine({' | '.join(' '.join(item) for item in self.items())})"

    def __reduce__(self) -> tuple[Any, ...]:
        return built, ([(cell, name, self.pieces[cell].side) for cell, name in self.names.items()],)

    def places(self, cell: Cell) -> tuple[Place, ...]:
        """The places of a tile; none where no tile lies."""
        piece = self.pieces.get(cell)
        return tuple(cell << 4 | mark for mark in piece.marks) if piece else ()

    # --- laying ---

    def laid(self, cell: Cell, name: str, side: str) -> Mine:
        """This mine with one more tile; whether it fits there is not asked."""
        piece = PIECES[CODE_OF[name]][side]
        new = Mine.__new__(Mine)
        new.pieces = pieces = self.pieces.copy()
        new.names = self.names.copy()
        new.frontier = frontier = self.frontier.copy()
        new.near = near = self.near.copy()
        new.ends = ends = self.ends.copy()
        new.reached = self.reached.copy()
        pieces[cell] = piece
        new.names[cell] = name
        frontier.pop(cell, None)
        new.end_count = self.end_count - ends.pop(cell, 0)
        beside = []
        for at in range(4):
            other = cell + STEP[at]
            neighbour = pieces.get(other)
            back = (at + 2) & 3
            if neighbour is not None:
                mark = neighbour.at_side[back]
                if mark >= 0 and piece.at_side[at] >= 0:
                    beside.append(other << 4 | mark)
            elif piece.cave:
                frontier.setdefault(other, 0)
            else:
                frontier[other] = frontier.get(other, 0) | (16 << back if piece.at_side[at] >= 0 else 1 << back)
        own = [cell << 4 | mark for mark in piece.marks]
        for place in own:
            near[place] = _neighbours(pieces, place)
        for place in beside:
            near[place] = _neighbours(pieces, place)
        new._flood([place for place in own if any(other in self.reached for other in near[place])])
        new.chambers = (*self.chambers, cell) if piece.chamber else self.chambers
        new.passages = self.passages if piece.passage == ROCK else tuple(sorted((*self.passages, cell << 4 | piece.passage)))
        new.muddy = self.muddy.union(own) if piece.mud else self.muddy
        new._forget()
        return new

    def _flood(self, fresh: list[Place]) -> None:
        """These places can be walked to now, and all behind them."""
        reached, near, pieces, ends = self.reached, self.near, self.pieces, self.ends
        while fresh:
            place = fresh.pop()
            if place in reached:
                continue
            reached.add(place)
            fresh += [other for other in near[place] if other not in reached]
            for cell in _open_cells(pieces, place):
                ends[cell] = ends.get(cell, 0) + 1
                self.end_count += 1

    def spots(self, name: str) -> tuple[Spot, ...]:
        """Where a tile may be laid, by row, then column, then orientation."""
        code = CODE_OF[name]
        found = self._spots.get(code)
        if found is None:
            found = self._spots[code] = tuple(self._find_spots(code, name))
        return found

    def _find_spots(self, code: str, name: str) -> Iterable[Spot]:
        fits, frontier, ends, end_count = _FITS[code], self.frontier, self.ends, self.end_count
        spots: list[Spot] = []
        for cell in sorted(frontier):
            sides = fits[frontier[cell]]
            if sides:
                if cell in _BESIDE_ENTRANCE or ends.get(cell, 0) == end_count:
                    spots += [(cell, side) for side in sides if self.why_not(cell, name, side) is None]
                elif len(sides) == 1:
                    spots.append((cell, sides[0]))
                else:
                    spots += [(cell, side) for side in sides]
        return spots

    def why_not(self, cell: Cell, name: str, side: str) -> str | None:
        """Which rule forbids this tile there, as a code; None when it may be laid."""
        if cell in self.pieces:
            return "cell_taken"
        if cell not in self.frontier:
            return "not_beside"
        if side not in _FITS[CODE_OF[name]][self.frontier[cell]]:
            return "sides_differ"
        if cell in _BESIDE_ENTRANCE and not self._lets_through(cell, name, side):
            return "entrance_blocked"
        if self.ends.get(cell, 0) == self.end_count and not self.laid(cell, name, side).end_count:
            return "seals_mine"
        return None

    def differing_side(self, cell: Cell, name: str, side: str) -> str:
        """The first side on which an opening would meet rock."""
        piece, wanted = PIECES[CODE_OF[name]][side], self.frontier[cell]
        wrong = (wanted >> 4 & ~piece.open_sides) | (wanted & 15 & piece.open_sides)
        return next(letter for at, letter in enumerate(SIDES) if wrong >> at & 1)

    def _lets_through(self, cell: Cell, name: str, side: str) -> bool:
        """From the corridor that opens to the entrance one can walk to an open end without crossing the entrance."""
        at_side = PIECES[CODE_OF[name]][side].at_side
        mark = at_side[(_BESIDE_ENTRANCE.index(cell) + 2) & 3]
        if any(at_side[at] == mark and cell + STEP[at] not in self.pieces for at in range(4)):
            return True
        after = self.laid(cell, name, side)
        begin = cell << 4 | mark
        seen, fresh = {HOME, begin}, [begin]
        while fresh:
            place = fresh.pop()
            if next(_open_cells(after.pieces, place), None) is not None:
                return True
            for other in after.near[place]:
                if other not in seen:
                    seen.add(other)
                    fresh.append(other)
        return False

    # --- moving ---

    def goals(self, place: Place, mud: bool) -> Goals:
        """Where moves of up to six steps from here may end, nearest first; a step into mud is the last one."""
        known = self._goals[mud]
        found = known.get(place)
        if found is None:
            found = known[place] = self._find_goals(place, mud)
        return found

    def _find_goals(self, place: Place, mud: bool) -> Goals:
        near = self.near
        stops = self.muddy if mud else ()
        seen = {place}
        order: list[Place] = []
        counts = [0]
        ring = [place]
        for _ in range(6):
            following = []
            for here in ring:
                for other in near[here]:
                    if other not in seen:
                        seen.add(other)
                        order.append(other)
                        if not stops or other not in stops:
                            following.append(other)
            counts.append(len(order))
            ring = following
        return tuple(order), tuple(counts)

    def goals_within(self, place: Place, steps: int, mud: bool) -> tuple[Place, ...]:
        """Every goal of a move of up to so many steps (six at most), nearest first."""
        order, counts = self.goals(place, mud)
        return order[: counts[steps]]

    def steps_within_six(self, place: Place, goal: Place, mud: bool) -> int:
        """The steps of a move to a goal that it can reach."""
        order, counts = self.goals(place, mud)
        return bisect_right(counts, order.index(goal))


def _neighbours(pieces: Mapping[Cell, Piece], place: Place) -> tuple[Place, ...]:
    cell, mark = place >> 4, place & 15
    at_side = pieces[cell].at_side
    found = []
    for at in range(4):
        if at_side[at] == mark:
            other = cell + STEP[at]
            neighbour = pieces.get(other)
            if neighbour is not None:
                there = neighbour.at_side[(at + 2) & 3]
                if there >= 0:
                    found.append(other << 4 | there)
    return tuple(found)


def _open_cells(pieces: Mapping[Cell, Piece], place: Place) -> Iterator[Cell]:
    """The empty cells to which a corridor opens."""
    cell, mark = place >> 4, place & 15
    at_side = pieces[cell].at_side
    return (cell + STEP[at] for at in range(4) if at_side[at] == mark and cell + STEP[at] not in pieces)


def built(tiles: Iterable[tuple[Cell, str, str]]) -> Mine:
    """A mine of these tiles, each a cell, a name and an orientation; the entrance lies already."""
    mine = Mine()
    for cell, name, side in tiles:
        if cell != ENTRANCE_CELL:
            mine = mine.laid(cell, name, side)
    return mine


def orientation_written(name: str, side: str) -> str:
    """The first orientation that looks the same as this one."""
    tile = KINDS[CODE_OF[name]]
    wanted = _piece(tile, side)
    for other in tile.orientations:
        piece = PIECES[tile.code][other]
        if set(piece.corridors) == set(wanted.corridors) and piece.passage == wanted.passage:
            return other
    raise AssertionError("every orientation looks like one of those that exist")
