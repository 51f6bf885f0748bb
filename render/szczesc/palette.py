"""The colours of this game as data: coal, districts, transports."""

from __future__ import annotations

from typing import NamedTuple


class Coal(NamedTuple):
    fill: str
    light: str
    dark: str
    letter: str  # ink of the letter on it
    rock: str  # the seam it lies in
    vein: str


COAL = {
    "Y": Coal("#F6C21E", "#FFE27A", "#C28A00", "#211C1B", "#E3C77C", "#CDAA55"),
    "B": Coal("#8F4E22", "#BF7A45", "#5E3012", "#FFFFFF", "#B98D62", "#99703F"),
    "G": Coal("#A3AEB5", "#D3DBDF", "#73808A", "#211C1B", "#9DA6AB", "#7E888E"),
    "K": Coal("#1E1C1D", "#5C5659", "#000000", "#FFFFFF", "#5B565A", "#443F43"),
}

# The tone of each kind of work place: ink, ink + "_d", ink + "_l".
DISTRICT = {"workshop": "brick", "mine": "steel", "deliver": "loco", "money": "ochre", "order": "plum"}
EMBLEM = {
    "workshop": "em_warsztaty", "mine": "em_wydobycie", "deliver": "em_zaladunek", "money": "em_pieniadze",
    "order": "em_zamowienia",
}  # fmt: skip
TRANSPORT_TONE = {"H": "ochre", "W": "brick", "C": "steel", "L": "loco"}
