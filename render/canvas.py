"""A picture in the making: paste pieces, set texts, and remember every text with the box it had to stay in."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Literal

from PIL import Image, ImageColor

from render import sprites, svg, text
from render.box import Box
from render.theme import CAP, Style

Align = Literal["left", "centre", "right"]


@dataclass(frozen=True, slots=True)
class Label:
    """A text that was set."""

    name: str  # what it says in the layout: "workshop 3/needs", "seat 1/points"
    text: str
    whole: str  # before it was cut to fit
    face: str
    size: float  # of the font, after shrinking
    room: Box  # where it had to stay
    ink: Box  # where its ink is
    vital: bool  # whether a move depends on it


@dataclass(slots=True)
class Canvas:
    """An image and the texts on it."""

    image: Image.Image
    labels: list[Label] = field(default_factory=list)

    @classmethod
    def on(cls, base: Image.Image, labels: list[Label]) -> Canvas:
        """A picture begun from a finished background."""
        return cls(base.copy(), list(labels))

    def sprite(self, name: str, x: float, y: float, width: float = 0, height: float = 0) -> None:
        """A sprite with its upper left corner here, this wide or this high."""
        image, margin = sprites.raster(name, width, height)
        self.image.paste(image, (round(x - margin), round(y - margin)), image)

    def standing(self, name: str, cx: float, bottom: float, width: float = 0, height: float = 0) -> None:
        """A sprite centred over a point of the ground."""
        piece = sprites.sprite(name)
        scale = width / piece.w if width else height / piece.h
        self.sprite(name, cx - piece.w * scale / 2, bottom - piece.h * scale, width, height)

    def centred(self, name: str, cx: float, cy: float, width: float = 0, height: float = 0) -> None:
        """A sprite centred on a point."""
        piece = sprites.sprite(name)
        scale = width / piece.w if width else height / piece.h
        self.sprite(name, cx - piece.w * scale / 2, cy - piece.h * scale / 2, width, height)

    def vector(self, body: str, box: Box, bleed: int = 0) -> None:
        """A drawing in the box's own coordinates, which may reach beyond it by so many pixels."""
        x, y, w, h = round(box.x), round(box.y), round(box.w), round(box.h)
        view = f"{-bleed} {-bleed} {w + 2 * bleed} {h + 2 * bleed}"
        image = svg.drawing(body, w + 2 * bleed, h + 2 * bleed, view)
        self.image.paste(image, (x - bleed, y - bleed), image)

    def fill(self, box: Box, colour: str) -> None:
        """A plain rectangle."""
        x, y = round(box.x), round(box.y)
        self.image.paste(ImageColor.getrgb(svg.ink(colour)), (x, y, round(box.right), round(box.bottom)))

    def text(
        self,
        name: str,
        content: object,
        box: Box,
        style: Style,
        colour: str = "soot",
        *,
        align: Align = "centre",
        vital: bool = False,
    ) -> Box:
        """Set a text inside a box, its capitals centred on the box's height; returns where its ink is."""
        whole = str(content)
        shown, size, length = text.fitted_text(whole, style, box.w)
        spacing = style.spacing * size / style.size
        x = {"left": box.x, "centre": box.cx - length / 2, "right": box.right - length}[align]
        base = box.cy + size * CAP / 2
        image, dx, dy = text.mask(shown, style.face, size, spacing)
        if image is None:
            return Box(x, base, 0, 0)
        left = min(max(round(x) + dx, math.ceil(box.x)), max(math.ceil(box.x), int(box.right) - image.width))  # J hangs out
        at = left, round(base) + dy
        self.image.paste(ImageColor.getrgb(svg.ink(colour)), (*at, at[0] + image.width, at[1] + image.height), image)
        ink = Box(*at, *image.size)
        self.labels.append(Label(name, shown, whole, style.face, size, box, ink, vital))
        return ink
