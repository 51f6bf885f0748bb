"""The colours of this game as data. None of them ever stands alone: letters, patterns and hats go with them."""

from __future__ import annotations

from typing import NamedTuple


class CardColour(NamedTuple):
    """A colour of cards and tracks."""

    fill: str
    dark: str
    light: str
    ink: str  # of the letter


CARD_COLOURS = {
    "P": CardColour("#8C4FA8", "#5F2F78", "#C79BDA", "#FFFFFF"),
    "B": CardColour("#2E7CC4", "#174F86", "#93C3EC", "#FFFFFF"),
    "O": CardColour("#EE7A1B", "#AE4F06", "#FBBE85", "#211C1B"),
    "Y": CardColour("#F6C21E", "#B98300", "#FFE89A", "#211C1B"),
    "W": CardColour("#FCF8EE", "#B5AA94", "#FFFFFF", "#211C1B"),
    "G": CardColour("#3B9455", "#1F5F34", "#97CFA6", "#FFFFFF"),
    "K": CardColour("#2B2728", "#000000", "#77706F", "#FFFFFF"),
    "R": CardColour("#C8281C", "#861409", "#EE8F82", "#FFFFFF"),
    "X": CardColour("#BDB6A8", "#8F8778", "#DDD7CA", "#6B5F57"),
}
HAND_ORDER = "LPBOYWGKR"  # as cards stand in a hand
PASSENGER_ORDER = "RKGYBW"  # as the columns of the players stand

SEA, WAVES, ABROAD, COAST = "#BFD3D8", "#9CBDC7", "#E6D9B8", "#D2BF92"
SHORT_TICKET, LONG_TICKET = "#34586F", "#8A5527"
FAILED = "#EBD3C4"  # the ground of what cannot be done
CAR_DARK = ("#8E1F10", "#123D78", "#22703F", "#B9B2A2", "#9C4A7C")  # the lower edge of a car, by seat

# Ways of several tickets on one map: a hue and a dash each.
WAYS = (("#EE7A1B", ""), ("#B57FD0", "40 12"), ("#2BB5BB", "14 10"), ("#D9A870", "60 10 14 10"))
TICKET_LINES = (
    ("#FFC933", ""), ("#FFFFFF", "22 8"), ("#2BB5BB", "10 7"), ("#EE7A1B", "34 7 8 7"), ("#B57FD0", "16 6"), ("#97CFA6", "6 6"),
)  # fmt: skip

INKS = frozenset([colour for card in CARD_COLOURS.values() for colour in card] + [SEA, ABROAD, LONG_TICKET, FAILED])
