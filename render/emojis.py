"""Pieces of the games as emojis: drawings of 128 × 128 in ``art/emojis``, made for 22 pixels on light and dark grounds.

``art/emojis/index.json`` lists them. A name is what a screen reader says, so it is plain English and the same in all languages.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import resvg_py

from render.sprites import ART

FOLDER = ART / "emojis"


@dataclass(frozen=True, slots=True)
class EmojiDrawing:
    """One drawing. ``sha256`` is of its file and says whether an uploaded picture is still the right one."""

    name: str
    path: Path
    sha256: str

    def png(self) -> bytes:
        """The picture to upload."""
        return bytes(resvg_py.svg_to_bytes(svg_string=self.path.read_text(encoding="utf-8"), skip_system_fonts=True))


def _load() -> dict[str, EmojiDrawing]:
    index = json.loads((FOLDER / "index.json").read_text(encoding="utf-8"))
    return {name: EmojiDrawing(name, FOLDER / row["file"], row["sha256"]) for name, row in index.items()}


EMOJIS = _load()  # by name
