"""A window into the mine as it lies on a strip: where cells, places and the ways between them are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.goldmine.cells import STEP, Cell, Place, coordinates
from engine.goldmine.mine import Mine
from render.box import Box
from render.goldmine.tile_geometry import SIZE, Point, tile_shape
from render.goldmine.window import LARGE_RIM, LARGE_WIDTH, RIM, Choice, Window
from render.strip_size import WIDTH

Half = Literal["", "upper", "lower"]


@dataclass(frozen=True, slots=True)
class Frame:
    """The cells of a strip; of a window in two strips one half."""

    mine: Mine
    window: Window  # the cells of this strip
    whole: Window  # those of both strips
    tile: int
    top: int  # where the cells begin
    height: int  # of the strip
    width: int = WIDTH
    rim: int = RIM

    @property
    def left(self) -> int:
        return (self.width - self.window.columns * self.tile) // 2

    @property
    def box(self) -> Box:
        """All cells."""
        return Box(self.left, self.top, self.window.columns * self.tile, self.window.rows * self.tile)

    @property
    def scale(self) -> float:
        return self.tile / SIZE

    def holds(self, cell: Cell) -> bool:
        return self.window.holds(coordinates(cell))

    def cell(self, cell: Cell) -> Box:
        """A cell's square."""
        x, y = coordinates(cell)
        return Box(
            self.left + (x - self.window.left) * self.tile, self.top + (y - self.window.top) * self.tile, self.tile, self.tile
        )

    def point(self, cell: Cell, point: Point) -> Point:
        """A point of a tile."""
        box = self.cell(cell)
        return box.x + point[0] * self.scale, box.y + point[1] * self.scale

    def corridor(self, place: Place) -> int:
        """Which corridor of its tile a place is."""
        return self.mine.pieces[place >> 4].marks.index(place & 15)

    def node(self, place: Place) -> Point:
        """Where a miner stands."""
        piece = self.mine.pieces[place >> 4]
        return self.point(place >> 4, tile_shape(piece.code, piece.side).spot(self.corridor(place)))

    def step(self, place: Place, other: Place) -> list[Point]:
        """The way from a place to a neighbour."""
        side = STEP.index((other >> 4) - (place >> 4))
        return [*self._leg(place, side)[::-1], *self._leg(other, (side + 2) % 4)]

    def _leg(self, place: Place, side: int) -> list[Point]:
        piece = self.mine.pieces[place >> 4]
        leg = tile_shape(piece.code, piece.side).leg(self.corridor(place), side)
        return [self.point(place >> 4, point) for point in leg]


def frame_of(mine: Mine, choice: Choice, half: Half = "") -> Frame:
    """The frame of a strip: of the whole window, or of one half of it."""
    window, size = choice.window, choice.tile
    if choice.large:
        return Frame(mine, window, window, size, LARGE_RIM, window.rows * size + 2 * LARGE_RIM, LARGE_WIDTH, LARGE_RIM)
    if not half:
        return Frame(mine, window, window, size, RIM, window.rows * size + 2 * RIM)
    cut = window.top + (window.rows + 1) // 2  # the first row of the lower half
    part = window._replace(bottom=cut - 1) if half == "upper" else window._replace(top=cut)
    return Frame(mine, part, window, size, RIM if half == "upper" else 0, part.rows * size + RIM)
