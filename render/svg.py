"""Shapes as SVG text, and the rasteriser: every different drawing is rasterised once and kept (bounded)."""

from __future__ import annotations

import io
from collections.abc import Iterable

import resvg_py
from PIL import Image

from render.box import Box
from render.kept_images import kept_image
from render.theme import FACES, INK

SOOT = INK["soot"]
_FONTS = [str(FACES["black"])]  # of the letters in drawings; all other texts are set by ``canvas``
Point = tuple[float, float]


def ink(name: str) -> str:
    """A colour by its name in the palette; anything else is taken as it is."""
    return INK.get(name, name)


def _paint(fill: str, stroke: str, width: float, more: str) -> str:
    outline = f' stroke="{ink(stroke)}" stroke-width="{width:g}" stroke-linejoin="round"' if stroke else ""
    return f'fill="{ink(fill)}"{outline}{f" {more}" if more else ""}'


def rect(box: Box, fill: str = "none", stroke: str = "", width: float = 3, *, radius: float = 0, more: str = "") -> str:
    corner = f' rx="{radius:g}"' if radius else ""
    return (
        f'<rect x="{box.x:.1f}" y="{box.y:.1f}" width="{box.w:.1f}" height="{box.h:.1f}"{corner} '
        f"{_paint(fill, stroke, width, more)}/>"
    )


def circle(centre: Point, r: float, fill: str = "none", stroke: str = "", width: float = 3, *, more: str = "") -> str:
    return f'<circle cx="{centre[0]:.1f}" cy="{centre[1]:.1f}" r="{r:.1f}" {_paint(fill, stroke, width, more)}/>'


def path(d: str, fill: str = "none", stroke: str = "", width: float = 3, *, more: str = "") -> str:
    return f'<path d="{d}" {_paint(fill, stroke, width, more)}/>'


def polygon(points: Iterable[Point], fill: str, stroke: str = "", width: float = 3, *, more: str = "") -> str:
    return path("M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + " Z", fill, stroke, width, more=more)


def line(a: Point, b: Point, stroke: str, width: float = 2, *, more: str = "") -> str:
    return path(f"M{a[0]:.1f} {a[1]:.1f} L{b[0]:.1f} {b[1]:.1f}", "none", stroke, width, more=more)


def moved(body: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """A drawing at another place, scaled, turned by so many degrees."""
    rotate = f" rotate({turn:g})" if turn else ""
    return f'<g transform="translate({x:.2f} {y:.2f}){rotate} scale({scale:.4f})">{body}</g>'


def rasterise(body: str, width: int, height: int, view: str | None = None) -> Image.Image:
    """Draw once, without keeping it; ``view`` is the view box when it is not the pixels themselves."""
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="{view or f"0 0 {width} {height}"}" preserveAspectRatio="none">{body}</svg>'
    )
    fonts = _FONTS if "<text" in body else None
    image = Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=text, skip_system_fonts=True, font_files=fonts)))
    return image.convert("RGBA")


@kept_image
def drawing(body: str, width: int, height: int, view: str | None = None) -> Image.Image:
    """The same, kept for the next time. Callers must not change the image."""
    return rasterise(body, width, height, view)
