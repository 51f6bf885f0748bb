"""The colours of this game as data: rock, tunnels, gold, water and mud. None of them tells anything alone."""

from __future__ import annotations

ROCK, ROCK_DARK, ROCK_LIGHT = "#5B4A3E", "#43352C", "#6F5B4C"
FLOOR, FLOOR_DARK = "#F3E2B8", "#D2B67C"
MUD, MUD_DARK, MUD_LIGHT = "#80502A", "#56331A", "#B0794A"
WATER, WATER_DARK, WATER_LIGHT = "#3F93BF", "#235F84", "#BFE6F4"
GOLD = "#F2B21B"
CHAMBER, CHAMBER_RIM = "#FFF4CC", "#FFEDB0"  # with a nugget
EMPTY, EMPTY_RIM = "#D8C6A0", "#C9B48C"  # without
EARTH, EARTH_DARK, EARTH_MARK = "#B99F6E", "#A68B5A", "#7E683F"  # where no tile lies yet
CARD = "#E9DCBB"  # a cell in which a tile may be laid
GREYED = "#B9AE97"
DUSK, DUSK_RAYS = "#D9C9D3", "#C4AEBC"  # behind bats
QUIET, QUIET_RAYS = "#D9D2C2", "#C9BFA9"  # behind a quiet end
BLACK_LINE = "#6B6366"  # the black seat's line on paper

INKS = frozenset((
    ROCK, ROCK_DARK, ROCK_LIGHT, FLOOR, FLOOR_DARK, MUD, WATER, WATER_DARK, WATER_LIGHT, GOLD, CHAMBER, EMPTY, EARTH, EARTH_DARK,
    EARTH_MARK, CARD, DUSK, QUIET, BLACK_LINE,
))  # fmt: skip
