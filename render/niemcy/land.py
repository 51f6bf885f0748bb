"""What lies below the tracks: Germany, the seas, the neighbours, on the canvas of the map."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from PIL import Image

from render import svg
from render.box import Box
from render.kept_images import kept_image
from render.niemcy.map_layout import CANVAS_H, CANVAS_W
from render.niemcy.palette import ABROAD, COAST, SEA, WAVES
from render.svg import path, polygon, rect

_LAND = json.loads((Path(__file__).parent / "land.json").read_text(encoding="utf-8"))


@cache
def land_body() -> str:
    """The drawing, in the units of the canvas."""
    body = rect(Box(0, 0, CANVAS_W, CANVAS_H), ABROAD)
    seas = "".join(polygon([(x, y) for x, y in sea], SEA) for sea in _LAND["seas"])
    waves = "".join(
        f"M{x} {y} q10 -8 20 0 q10 8 20 0" for y in range(26, 320, 44) for x in range(14 + y // 44 % 2 * 50, 1390, 120)
    )
    germany = [(x, y) for x, y in _LAND["germany"]]
    border = 'stroke-dasharray="16 6 4 6"'
    return "".join([
        body,
        seas,
        f'<clipPath id="sea">{seas}</clipPath><g clip-path="url(#sea)">{path(waves, "none", WAVES, 2.6)}</g>',
        polygon(germany, COAST, "paper_edge", 18),
        polygon(germany, "paper", "timber_l", 3.4, more=border),
    ])  # fmt: skip


def land_window(window: Box, scale: float) -> Image.Image:
    """A window of the land at a scale of which there are few. It is cut from bands, which are kept."""
    left, top = round(window.x * scale), round(window.y * scale)
    width, height = round(window.w * scale), round(window.h * scale)
    image = Image.new("RGB", (width, height))
    for band in range(top // _BAND, (top + height - 1) // _BAND + 1):
        image.paste(_band(band, scale).crop((left, 0, left + width, _BAND)), (0, band * _BAND - top))
    return image


@kept_image
def _band(number: int, scale: float) -> Image.Image:
    view = f"0 {number * _BAND / scale:.4f} {CANVAS_W} {_BAND / scale:.4f}"
    return svg.rasterise(land_body(), round(CANVAS_W * scale), _BAND, view).convert("RGB")


_BAND = 200  # pixels that a band is high


@kept_image
def land_image(width: int, height: int, view: str) -> Image.Image:
    """A window of the land at a size; callers must not change it."""
    return svg.rasterise(land_body(), width, height, view).convert("RGB")
