"""Small pictures to compare with; RENDER_GOLDEN=write draws them anew (then look at them)."""

from __future__ import annotations

import os
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

GOLDEN = Path(__file__).parent.parent / "golden" / "render"
WIDTH = 240
NOTICED = 6.0  # the difference that a moved piece makes at least, and another version of a library does not


def small(image: Image.Image) -> Image.Image:
    return image.resize((WIDTH, round(WIDTH * image.height / image.width)), Image.Resampling.BOX)


def difference(a: Image.Image, b: Image.Image) -> float:
    """The largest mean difference of any of 12 × 16 fields, so that one wrong number counts as much as everywhere a little."""
    change = ImageChops.difference(a, b)
    fields = [
        change.crop((x * a.width // 12, y * a.height // 16, (x + 1) * a.width // 12, (y + 1) * a.height // 16))
        for x in range(12)
        for y in range(16)
    ]
    return max(max(ImageStat.Stat(field).mean) for field in fields)


def check(name: str, image: Image.Image) -> None:
    """The image looks as the golden picture of this name, which is kept without loss."""
    drawn, file = small(image), GOLDEN / f"{name}.webp"
    if os.environ.get("RENDER_GOLDEN") == "write":
        file.parent.mkdir(parents=True, exist_ok=True)
        drawn.save(file, lossless=True, quality=100, method=6)
    with Image.open(file) as golden:
        assert golden.size == drawn.size
        assert difference(golden.convert("RGB"), drawn) < NOTICED
