"""The visual language as data: inks, players, type. Nothing here draws."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

INK = {
    "paper": "#F4EAD3", "paper_hi": "#FCF6E8", "paper_lo": "#E3D3AE", "paper_edge": "#C9B588",
    "soot": "#211C1B", "soot2": "#3B3431", "soot3": "#6B5F57", "white": "#FFFFFF",
    "brick": "#A63C2A", "brick_d": "#7B2A1E", "brick_l": "#CC7057",
    "steel": "#34586F", "steel_d": "#203B4E", "steel_l": "#7FA3B8",
    "ochre": "#C58A1C", "ochre_d": "#8E5F10", "ochre_l": "#E6BC62",
    "loco": "#466B54", "loco_d": "#2D4838", "loco_l": "#86A88F",
    "plum": "#6C4560", "plum_d": "#4A2D42", "plum_l": "#A57F98",
    "lamp": "#FFC933", "lamp_hi": "#FFE9A6", "lamp_d": "#E39A0C",
    "cold": "#22323F", "cold_l": "#3E5566", "cold_hi": "#8FB0C4",
    "orange": "#D96A1B", "orange_d": "#93410E", "orange_l": "#F2B27A",
    "grey": "#8C959B", "grey_d": "#59626A", "grey_l": "#C9D0D3",
    "night": "#2B4470", "night_d": "#1B2D4D", "night_l": "#6F8DBB",
    "timber": "#7A4E2A", "timber_l": "#A6713F", "hill": "#D8C69C", "ground": "#CBB685",
}  # fmt: skip


class SeatColour(NamedTuple):
    """A player's colour; it never stands without its symbol."""

    colour: str  # the suffix of the sprites: miner_red, sym_red
    fill: str
    ink: str


SEATS = (
    SeatColour("red", "#D0371F", "#FFFFFF"),
    SeatColour("blue", "#1D5FB4", "#FFFFFF"),
    SeatColour("green", "#3FAE6A", "#0E2116"),
    SeatColour("white", "#FBF8F0", "#211C1B"),
    SeatColour("pink", "#E58BC0", "#2A0F20"),
    SeatColour("black", "#2A2627", "#FFFFFF"),
)

_SANS = Path(str(files("font_source_sans_pro"))) / "files"
_SERIF = Path(str(files("font_source_serif_pro"))) / "files"
FACES = {
    "semibold": _SANS / "SourceSansPro-Semibold.ttf",
    "bold": _SANS / "SourceSansPro-Bold.ttf",
    "black": _SANS / "SourceSansPro-Black.ttf",
    "serif": _SERIF / "SourceSerifPro-Black.ttf",
}
CAP = 0.658  # height of capitals and digits, in font sizes
PHONE = 400  # pixels wide: where every number that a move depends on must be legible
LEGIBLE = 6.0  # the least height of a digit there


class Style(NamedTuple):
    """How a text is set: face, size, and how far it may shrink before it is cut with an ellipsis."""

    face: str
    size: float
    least: float
    spacing: float = 0.0


def style(face: str, size: float, least: float | None = None, spacing: float = 0.0) -> Style:
    """A style that may shrink to 70 % unless told otherwise."""
    return Style(face, size, size * 0.7 if least is None else least, spacing)


def digits_at_phone(size: float, width: int) -> float:
    """How high a digit of this font size is when the picture is shown as wide as a phone."""
    return size * CAP * PHONE / width
