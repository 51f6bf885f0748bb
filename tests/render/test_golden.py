"""The look, as small pictures to compare with; RENDER_GOLDEN=write draws them anew (then look at them)."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from render.szczesc.picture_kinds import KINDS
from tests.render.positions import NASTY, extreme, of_state, scene
from tests.render.strips import joined

GOLDEN = Path(__file__).parent.parent / "golden" / "render"
WIDTH = 240
PICTURES: dict[str, Callable[[], Image.Image]] = {
    "board_draft": lambda: joined(KINDS["board"], scene(3, 4, lang="de")),
    "board_four": lambda: joined(KINDS["board"], scene(4, 70)),
    "board_two": lambda: joined(KINDS["board"], scene(2, 30, lang="en")),
    "board_extreme": lambda: joined(KINDS["board"], of_state(extreme(), NASTY, "de")),
    "shaft_early": lambda: joined(KINDS["shaft"], scene(4, 25, seat=2)),
    "shaft_late": lambda: joined(KINDS["shaft"], scene(3, 72, lang="en", seat=0)),
    "shaft_extreme": lambda: joined(KINDS["shaft"], of_state(extreme())),
}


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


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_looks_as_it_did(name: str) -> None:
    drawn, file = small(PICTURES[name]()), GOLDEN / f"{name}.png"
    if os.environ.get("RENDER_GOLDEN") == "write":
        file.parent.mkdir(parents=True, exist_ok=True)
        drawn.save(file, optimize=True)
    with Image.open(file) as golden:
        assert golden.size == drawn.size
        assert difference(golden.convert("RGB"), drawn) < 6.0


def test_a_moved_miner_is_noticed() -> None:
    before, after = (small(joined(KINDS["board"], scene(4, at))) for at in (69, 70))
    assert difference(before, after) > 6.0
