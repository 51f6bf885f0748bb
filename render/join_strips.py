"""A picture's strips as one image, for looking at them outside Discord."""

from __future__ import annotations

import io

from PIL import Image

from render.encode import encode
from render.picture_registry import RenderedPicture
from render.strip_size import GAP
from render.theme import INK


def join_strips(picture: RenderedPicture, game: str) -> bytes:
    """The file of the whole picture, in the format of its strips; a single strip is its own file."""
    if len(picture.strips) == 1:
        return picture.strips[0].data
    images = [Image.open(io.BytesIO(strip.data)).convert("RGB") for strip in picture.strips]
    height = sum(image.height for image in images) + GAP * (len(images) - 1)
    joined = Image.new("RGB", (max(image.width for image in images), height), INK["soot"])
    y = 0
    for image in images:
        joined.paste(image, (0, y))
        y += image.height + GAP
    return encode(joined, game, picture.strips[0].form)
