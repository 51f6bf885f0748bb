"""Which part of the mine a strip shows, and how large its tiles are. Cells in, boxes out; nothing is drawn here."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from engine.goldmine.cells import coordinates

RIM = 48  # around the cells, for the coordinates
ROOM_W, ROOM_H = 1092, 660  # for cells in one strip
TWO_ROOMS = 1320  # the height for cells in two strips
LARGE_WIDTH, LARGE_RIM = 2079, 84  # of a strip with the whole mine, where tiles would be too small on a common one
_LARGE_ROOM = 1911, 1155
LARGEST = 130  # side of a tile
WHOLE = 73  # tiles at least this large: the whole mine is shown
_SHAPES = ((12, 7), (14, 8))
_TALL = (12, 12)
_TALL_TILE = 84  # in two strips
PLACE, NEXT, ALL = 100.0, 30.0, 12.0  # how much it weighs that the window holds the last turn, the next miner, all miners

Spot = tuple[int, int]  # x and y of a cell


class Window(NamedTuple):
    """Cells from the upper left to the lower right one."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1

    def holds(self, spot: Spot) -> bool:
        return self.left <= spot[0] <= self.right and self.top <= spot[1] <= self.bottom


class Want(NamedTuple):
    """What a window should hold."""

    weight: float
    spots: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A window, and how it is shown."""

    window: Window
    whole: bool  # nothing of the mine lies outside
    two: bool = False  # in two strips under each other
    large: bool = False  # on a larger strip, to be zoomed into

    @property
    def tile(self) -> int:
        """The side of a tile."""
        if self.large:
            return min(LARGEST, _LARGE_ROOM[0] // self.window.columns, _LARGE_ROOM[1] // self.window.rows)
        if self.two:
            return min(ROOM_W // self.window.columns, TWO_ROOMS // self.window.rows, 91)
        return tile_size(self.window.columns, self.window.rows)


def spots_of(cells: Iterable[int]) -> tuple[Spot, ...]:
    return tuple(coordinates(cell) for cell in cells)


def around(spots: Collection[Spot], ring: int = 0) -> Window:
    """The smallest window around these cells, with a ring of so many more."""
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return Window(min(xs) - ring, min(ys) - ring, max(xs) + ring, max(ys) + ring)


def tile_size(columns: int, rows: int, height: int = ROOM_H) -> int:
    return min(LARGEST, ROOM_W // columns, height // rows)


def whole_mine(mine: Collection[Spot]) -> Choice:
    """Everything in one strip, as wide as the strip."""
    window = around(mine)
    columns = max(window.columns, ROOM_W // tile_size(window.columns, window.rows))
    left = window.left - (columns - window.columns) // 2
    return Choice(Window(left, window.top, left + columns - 1, window.bottom), whole=True)


def zoomable(mine: Collection[Spot]) -> Choice:
    """The whole mine with tiles that can be told apart, if need be on a larger strip."""
    choice = whole_mine(mine)
    if choice.tile >= WHOLE:
        return choice
    window = around(mine)
    size = Choice(window, whole=True, large=True).tile
    columns = max(window.columns, _LARGE_ROOM[0] // size)
    left = window.left - (columns - window.columns) // 2
    return Choice(Window(left, window.top, left + columns - 1, window.bottom), whole=True, large=True)


@lru_cache(maxsize=64)  # the strips of one turn ask for the same window
def turn_window(mine: tuple[Spot, ...], wants: tuple[Want, ...]) -> Choice:
    """The whole mine while its tiles are large enough; else the part that holds most of what is wanted, the first want first.

    Where even the larger shape does not hold the first two wants, the window is taller and shown in two strips.
    """
    full = around(mine)
    if tile_size(full.columns, full.rows) >= WHOLE:
        return whole_mine(mine)
    needed = [spot for want in wants[:2] for spot in want.spots]
    for shape in _SHAPES:
        window = _best(mine, wants, full, shape)
        if all(map(window.holds, needed)):
            return Choice(window, whole=all(map(window.holds, mine)))
    tall = _best(mine, wants, full, _TALL)
    if sum(map(tall.holds, needed)) > sum(map(window.holds, needed)) and tall.rows > _SHAPES[-1][1]:
        return Choice(tall, whole=all(map(tall.holds, mine)), two=True)
    return Choice(window, whole=False)


def _best(mine: Collection[Spot], wants: Sequence[Want], full: Window, shape: tuple[int, int]) -> Window:
    columns, rows = shape[0], min(shape[1], full.rows)
    middle = around(wants[0].spots)
    cx, cy = (middle.left + middle.right) / 2, (middle.top + middle.bottom) / 2
    lefts = range(full.left - max(0, columns - full.columns), full.right - min(columns, full.columns) + 2)

    def worth(window: Window) -> float:
        wanted = sum(want.weight * sum(map(window.holds, want.spots)) / len(want.spots) for want in wants if want.spots)
        away = abs((window.left + window.right) / 2 - cx) + abs((window.top + window.bottom) / 2 - cy)
        return wanted + 0.001 * sum(map(window.holds, mine)) - 0.002 * away

    windows = (
        Window(left, top, left + columns - 1, top + rows - 1)
        for left, top in product(lefts, range(full.top, full.bottom - rows + 2))
    )
    return max(windows, key=worth)


def focus(mine: Collection[Spot], spots: Collection[Spot], *, ring: int, least: int) -> Choice:
    """A window around cells to choose from, as wide as the strip; two strips where tiles would be smaller than ``least``."""
    full = around([*mine, *spots], 1)
    near = around(spots, ring)
    near = Window(max(near.left, full.left), max(near.top, full.top), min(near.right, full.right), min(near.bottom, full.bottom))
    one = tile_size(near.columns, near.rows)
    two = one < least and near.rows > 7
    size = one if not two else min(91, tile_size(max(12, near.columns), near.rows, TWO_ROOMS))
    columns = max(near.columns, ROOM_W // size)
    left = near.left - (columns - near.columns) // 2
    left = max(min(left, full.right - columns + 1), min(full.left, near.left)) if columns <= full.columns else left
    top, rows = near.top, near.rows
    while not two and (rows + 1) * size <= ROOM_H and (top + rows - 1 < full.bottom or top > full.top):
        top -= top + rows - 1 >= full.bottom
        rows += 1
    window = Window(left, top, left + columns - 1, top + rows - 1)
    return Choice(window, whole=all(map(window.holds, mine)), two=two)
