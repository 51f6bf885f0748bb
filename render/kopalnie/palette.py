"""The colours of this game as data: mines and treasures. None of them ever stands alone; names and shapes go with them."""

from __future__ import annotations

from typing import NamedTuple


class Rock(NamedTuple):
    """A mine's row."""

    ground: str
    dark: str  # where a tile was taken


ROCK = {
    "A": Rock("#466B54", "#2D4838"),
    "B": Rock("#A63C2A", "#6F2519"),
    "C": Rock("#34586F", "#203B4E"),
    "D": Rock("#B5562B", "#74331A"),
    "E": Rock("#B98725", "#7A560F"),
    "F": Rock("#55708A", "#34495D"),
    "G": Rock("#6C4560", "#4A2D42"),
    "H": Rock("#3F6E7C", "#274854"),
    "I": Rock("#7B6A2F", "#4E421A"),
    "J": Rock("#4A4A55", "#2E2E36"),
}

# The ground of a kind's tiles, as a plain colour.
GROUND = {
    "gold": "#FBE3A0", "bronze": "#DDBB96", "papyrus": "#93A878", "crystal": "#D3EAEA", "ruby": "#F5CFCB",
    "diamond": "#2F4A78", "stone": "#B8ABA3",
}  # fmt: skip
