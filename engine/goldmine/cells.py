"""Cells and places as whole numbers, and as texts.

A cell is one number, so that a step to a neighbour is one sum. A place is a corridor of a tile in the mine: its cell, and
the corridor's sides where the tile has several corridors, so that it reads the same whoever looks at it.
"""

from __future__ import annotations

from functools import lru_cache

from engine.goldmine.box import SIDES

Cell = int
Place = int  # cell * 16 + the corridor's sides as bits (N 1, E 2, S 4, W 8); no bits on a tile with one corridor

MOST = 99  # no mine of 100 tiles gets farther from its entrance
_ROW = 256
_MIDDLE = 128
STEP = (-_ROW, 1, _ROW, -1)  # to the neighbour in the north, east, south, west


def cell_at(x: int, y: int) -> Cell:
    """The cell at these coordinates: x grows to the east, y to the south."""
    return (y + _MIDDLE) * _ROW + x + _MIDDLE


def coordinates(cell: Cell) -> tuple[int, int]:
    """x and y of a cell."""
    y, x = divmod(cell, _ROW)
    return x - _MIDDLE, y - _MIDDLE


ENTRANCE_CELL = cell_at(0, 0)
HOME: Place = ENTRANCE_CELL << 4


def cell_of(place: Place) -> Cell:
    return place >> 4


@lru_cache(1 << 14)
def cell_text(cell: Cell) -> str:
    """A cell in writing: ``3,-2``."""
    x, y = coordinates(cell)
    return f"{x},{y}"


@lru_cache(1 << 14)
def place_text(place: Place) -> str:
    """A place in writing: ``3,-2``, or ``3,-2:NE`` on a tile with several corridors."""
    sides = place & 15
    return f"{cell_text(place >> 4)}:{sides_text(sides)}" if sides else cell_text(place >> 4)


def sides_text(sides: int) -> str:
    """Sides as letters, in the order N E S W."""
    return "".join(letter for at, letter in enumerate(SIDES) if sides >> at & 1)


def sides_of(letters: str) -> int:
    """Letters as bits."""
    return sum(1 << SIDES.index(letter) for letter in letters)


_SIDES_BY_TEXT = {sides_text(sides): sides for sides in range(1, 16)}


def parse_cell(text: str) -> Cell | None:
    """The cell with this text; None where there is none: spelling is exact."""
    x, comma, y = text.partition(",")
    if not comma or len(x) > 3 or len(y) > 3:
        return None
    try:
        cell = cell_at(int(x), int(y))
    except ValueError:
        return None
    return cell if abs(int(x)) <= MOST and abs(int(y)) <= MOST and cell_text(cell) == text else None


def parse_place(text: str) -> Place | None:
    """The place with this text, or None."""
    before, colon, letters = text.partition(":")
    cell = parse_cell(before)
    sides = _SIDES_BY_TEXT.get(letters) if colon else 0
    return None if cell is None or sides is None else cell << 4 | sides
