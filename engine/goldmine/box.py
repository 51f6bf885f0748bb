"""What is in the box: tiles, tokens, dice, and how much gold wins. Tables, no logic.

The shapes of the tiles are this program's own design, not the published set.
"""

from __future__ import annotations

from typing import NamedTuple

SEATS = range(2, 7)
SIDES = "NESW"
DIE = range(1, 7)
ENTRANCE = "M"

TARGET = {2: 10, 3: 7, 4: 7, 5: 5, 6: 5}  # nuggets that win, by number of players
TEAM_TARGET = {4: 12, 6: 8}  # of both partners together
FIVE_TILES_SEATS = (2, 3, 4)
GOLD_TOKENS = 3
BAT_TOKENS = 3
BUILDING_TILES = 20  # laid before anybody moves
HAND = {"cave": 1, "passage": 2, "mud": 2}  # the five tiles
QUIET_ROUNDS = 12  # without a tile laid or a nugget collected: the game is over
DUEL_ROLLS = 3
DUEL_WINS = 2

CHALLENGE_ODDS = (539, 864)  # that the challenger wins
PASSAGE_ODDS = (1, 3)  # that a passage is free
PASSAGE_STEPS = {1: 8, 2: 6, 3: 4, 4: 4, 5: 2}  # of 36: a passage is flooded and leaves so many steps

# The corridors of a shape, its own north up; a passage lies in the first one.
SHAPES = {
    "I": ("NS",), "L": ("NE",), "T": ("NES",), "X": ("NESW",), "E": ("N",), "D": ("NE", "SW"), "B": ("NS", "EW"),
    "J": ("NS", "E"), "Y": ("NES", "W"), "H": ("N", "S"), "Z": ("N", "E", "S", "W"), "O": ("NESW",),
}  # fmt: skip
SHAPE_NAMES = {
    "I": "straight", "L": "curve", "T": "tee", "X": "cross", "E": "dead_end", "D": "double_curve", "B": "bridge",
    "J": "straight_stub", "Y": "tee_stub", "H": "blocked_straight", "Z": "blocked_cross", "O": "cave",
}  # fmt: skip

# How many tiles of each code: G before the shape is a chamber, s behind it a passage, m mud.
COUNTS = {
    "I": 8, "Is": 2, "Im": 4, "L": 7, "Ls": 2, "Lm": 3, "T": 10, "Ts": 2, "Tm": 2, "X": 4, "Xs": 1, "Xm": 1, "E": 1,
    "D": 4, "Ds": 2, "Dm": 1, "B": 3, "Bs": 1, "Bm": 1, "J": 3, "Y": 1, "Ys": 1, "H": 2, "Z": 1, "O": 4,
    "GI": 5, "GIs": 1, "GL": 5, "GLs": 1, "GT": 4, "GTs": 1, "GX": 3, "GE": 7, "GEs": 1,
}  # fmt: skip

# Orientations that are different; the code's own entry goes before that of its shape.
ORIENTATIONS = {
    "I": "NE", "L": "NESW", "T": "NESW", "X": "N", "E": "NESW", "D": "NE", "Ds": "NESW", "B": "N", "Bs": "NE", "J": "NESW",
    "Y": "NESW", "H": "NE", "Z": "N", "O": "N",
}  # fmt: skip


class Tile(NamedTuple):
    """One tile, or all tiles with the same code."""

    code: str
    shape: str  # a letter of SHAPES
    corridors: tuple[str, ...]
    orientations: str
    chamber: bool
    passage: bool
    mud: bool

    @property
    def cave(self) -> bool:
        return self.shape == "O"

    @property
    def shape_name(self) -> str:
        return SHAPE_NAMES[self.shape]


def _kind(code: str) -> Tile:
    shape = code.lstrip("G")[0]
    orientations = ORIENTATIONS.get(code.lstrip("G"), ORIENTATIONS[shape])
    return Tile(code, shape, SHAPES[shape], orientations, code[0] == "G", code[-1] == "s", code[-1] == "m")


KINDS = {code: _kind(code) for code in COUNTS} | {ENTRANCE: Tile(ENTRANCE, "X", ("NESW",), "N", False, False, False)}
# By name: code and number; the entrance is not among them.
TILES = {f"{code}{number}": KINDS[code] for code, count in COUNTS.items() for number in range(1, count + 1)}
CODE_OF = {name: tile.code for name, tile in TILES.items()} | {ENTRANCE: ENTRANCE}
ALL_TILES = tuple(sorted(TILES))
