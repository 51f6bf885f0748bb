"""The pieces, drawn as vectors in ``art/``: put into larger drawings, or rasterised once at the size that is needed."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from render import svg

ART = Path(__file__).parent / "art"
_FILE = re.compile(r'<svg [^>]*viewBox="-(\d+) -\1 ([\d.]+) ([\d.]+)"[^>]*>(.*)</svg>', re.S)


class Sprite(NamedTuple):
    w: float  # without the margin
    h: float
    body: str
    margin: int  # units around it, for plumes and smoke


@cache
def sprite(name: str) -> Sprite:
    """A sprite's size and shapes."""
    found = _FILE.match((ART / f"{name}.svg").read_text(encoding="utf-8"))
    assert found, f"{name}.svg is not in the form of the others"
    margin = int(found[1])
    return Sprite(float(found[2]) - 2 * margin, float(found[3]) - 2 * margin, found[4], margin)


def use(name: str, x: float, y: float, width: float = 0, height: float = 0) -> str:
    """The sprite as a part of a larger drawing, this wide or this high."""
    piece = sprite(name)
    return svg.moved(piece.body, x, y, width / piece.w if width else height / piece.h)


def raster(name: str, width: float = 0, height: float = 0) -> tuple[Image.Image, float]:
    """The sprite's image this wide or this high, and how many pixels of it are margin on each side."""
    piece = sprite(name)
    scale = width / piece.w if width else height / piece.h
    size = round((piece.w + 2 * piece.margin) * scale), round((piece.h + 2 * piece.margin) * scale)
    view = f"{-piece.margin} {-piece.margin} {piece.w + 2 * piece.margin:g} {piece.h + 2 * piece.margin:g}"
    return svg.drawing(piece.body, *size, view), piece.margin * scale
