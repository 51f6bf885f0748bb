"""Places, tiles and distances as labels."""

from __future__ import annotations

from bot.texts import say_in
from engine.goldmine.box import TILES
from engine.goldmine.cells import HOME, Cell, Place, cell_text, place_text

say = say_in("goldmine")
MINUS = "\N{MINUS SIGN}"
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
UNKNOWN = "–"  # no way, so no figure


def cell_label(cell: Cell | str) -> str:
    """A cell for people, with a real minus sign: "3,−2"."""
    return (cell if isinstance(cell, str) else cell_text(cell)).replace("-", MINUS)


def place_label(place: Place | str, lang: str) -> str:
    """A place: "3,−2", "3,−2 (NE)" where its tile has several tunnels, or the entrance."""
    text = place if isinstance(place, str) else place_text(place)
    cell, _, sides = text.partition(":")
    if text == place_text(HOME):
        return say(lang, "place-entrance")
    if sides:
        return say(lang, "place-tunnel", cell=cell_label(cell), sides=sides)
    return say(lang, "place", cell=cell_label(cell))


def tile_label(name: str, lang: str, mud: bool = True) -> str:
    """A tile in words: "chamber, curve, secret passage"; without ``mud`` at the table a puddle is not worth a word."""
    tile = TILES[name]
    mark = "passage" if tile.passage else "mud" if tile.mud and mud else "plain"
    return say(lang, "tile", shape=tile.shape, kind="chamber" if tile.chamber else "tunnel", mark=mark)


def way_label(steps: int | None, lang: str) -> str:
    """So many steps, or no way."""
    return UNKNOWN if steps is None else say(lang, "steps", steps=steps)
