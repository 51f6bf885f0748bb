"""Where the tunnels of a tile run, on a tile 120 wide: what is drawn, where miners stand, and the ways between places."""

from __future__ import annotations

from functools import lru_cache

from engine.goldmine.box import ENTRANCE
from engine.goldmine.mine import PIECES, Piece

Point = tuple[float, float]
SIZE = 120
MIDDLE: Point = (60.0, 60.0)
EDGES: tuple[Point, ...] = ((60.0, 0.0), (120.0, 60.0), (60.0, 120.0), (0.0, 60.0))  # the middles of N, E, S, W
_BEND = 0.46  # how far the control points of a curve lie towards the middle
_PARTS = 12  # of a curve


def sides_in(bits: int) -> tuple[int, ...]:
    """Sides as numbers: N 0, E 1, S 2, W 3."""
    return tuple(at for at in range(4) if bits >> at & 1)


def towards_middle(point: Point, share: float) -> Point:
    """From a point at the edge so much of the way to the middle."""
    return point[0] + (60 - point[0]) * share, point[1] + (60 - point[1]) * share


class TileShape:
    """One kind of tile in one orientation."""

    def __init__(self, piece: Piece) -> None:
        self.corridors = tuple(map(sides_in, piece.corridors))
        self.tunnel = not piece.chamber and not piece.cave and piece.code != ENTRANCE
        self.several = len(self.corridors) > 1
        self.bridge = len(self.corridors) == 2 and all(len(one) == 2 and one[1] - one[0] == 2 for one in self.corridors)
        self.caved_in = self.several and all(len(one) == 1 for one in self.corridors)

    def stub(self, index: int) -> bool:
        """Whether this corridor ends at once, beside another one."""
        return self.several and len(self.corridors[index]) == 1

    def curved(self, index: int) -> bool:
        sides = self.corridors[index]
        return self.tunnel and len(sides) == 2 and sides[1] - sides[0] != 2

    def spot(self, index: int) -> Point:
        """Where a miner stands."""
        sides = self.corridors[index]
        if not self.tunnel:
            return MIDDLE
        if self.stub(index):
            return towards_middle(EDGES[sides[0]], 0.26 if self.caved_in else 0.2)
        if self.curved(index):
            return self._curve(index)[_PARTS // 2]
        if self.bridge and index == 0:  # before the deck, in the north or west
            return towards_middle(EDGES[0 if 0 in sides else 3], 0.44)
        return MIDDLE

    def leg(self, index: int, side: int) -> list[Point]:
        """The way from this side's edge to the spot."""
        if self.curved(index):
            curve = self._curve(index)
            half = _PARTS // 2
            return curve[: half + 1] if side == self.corridors[index][0] else curve[: half - 1 : -1]
        return [EDGES[side], self.spot(index)]

    def lines(self, index: int) -> list[list[Point]]:
        """The middle lines of what is drawn."""
        sides = self.corridors[index]
        if self.curved(index):
            return [self._curve(index)]
        if self.bridge:
            return [[EDGES[sides[0]], EDGES[sides[1]]]]
        if self.stub(index):
            return [[EDGES[sides[0]], towards_middle(EDGES[sides[0]], 0.54 if self.caved_in else 0.4)]]
        return [[EDGES[side], MIDDLE] for side in sides]

    def _curve(self, index: int) -> list[Point]:
        first, last = (EDGES[side] for side in self.corridors[index])
        return _bezier(first, towards_middle(first, _BEND), towards_middle(last, _BEND), last)


def _bezier(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    points = []
    for part in range(_PARTS + 1):
        t = part / _PARTS
        u = 1 - t
        weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        points.append((
            sum(weight * point[0] for weight, point in zip(weights, (a, b, c, d))),
            sum(weight * point[1] for weight, point in zip(weights, (a, b, c, d))),
        ))  # fmt: skip
    return points


@lru_cache(maxsize=256)
def tile_shape(code: str, side: str) -> TileShape:
    """The shape of a kind of tile that is turned this way."""
    return TileShape(PIECES[code][side])
