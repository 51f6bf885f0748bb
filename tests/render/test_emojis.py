"""The drawings of the emojis are what Discord takes, and what the index says."""

from __future__ import annotations

import hashlib
import io
import re

from PIL import Image

from render.emojis import EMOJIS, FOLDER


def test_the_index_lists_every_drawing_once_with_its_hash() -> None:
    assert sorted(drawing.path for drawing in EMOJIS.values()) == sorted(FOLDER.glob("*/*.svg"))
    for name, drawing in EMOJIS.items():
        assert drawing.sha256 == hashlib.sha256(drawing.path.read_bytes()).hexdigest(), name
        assert drawing.path.stem == name


def test_names_and_numbers_are_within_discords_limits() -> None:
    assert len(EMOJIS) <= 2000
    assert all(re.fullmatch(r"[a-z0-9_]{2,32}", name) for name in EMOJIS)


def test_every_drawing_becomes_a_square_picture_of_128_pixels_that_discord_takes() -> None:
    for name, drawing in EMOJIS.items():
        data = drawing.png()
        image = Image.open(io.BytesIO(data))
        assert (image.format, image.size) == ("PNG", (128, 128)), name
        assert len(data) <= 256 * 1024
        box = image.convert("RGBA").getchannel("A").getbbox()
        assert box is not None
        assert max(box[2] - box[0], box[3] - box[1]) >= 0.88 * 128, f"{name} fills its square"
