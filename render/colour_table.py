"""The 256 colours of a game's files, kept with the game; ``python -m render colour-table GAME`` makes them anew."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from PIL import Image, ImageColor

ROOT = Path(__file__).parent
SIZE = 256
Rgb = tuple[int, int, int]


class NoColourTable(Exception):
    """A game's colours are missing."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{table_file(game)} is missing; make it with: python -m render colour-table {game}")


def table_file(game: str) -> Path:
    """Where a game's colours are kept."""
    return ROOT / game / "colour_table.json"


@cache
def colour_table(game: str) -> Image.Image:
    """The colours as a palette to quantise with; raises NoColourTable."""
    try:
        colours = json.loads(table_file(game).read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise NoColourTable(game) from error
    return palette_of([rgb(colour) for colour in colours])


def rgb(colour: str) -> Rgb:
    """Red, green and blue of a colour such as "#F4EAD3"."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


def palette_of(colours: list[Rgb]) -> Image.Image:
    """An image that carries these colours as its palette; the last one fills the places left."""
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in [*colours, *[colours[-1]] * (SIZE - len(colours))] for part in colour])
    return image
