"""What every drawn picture keeps to, whatever the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

import pytest

from render.canvas import Canvas, Label
from render.fluent_texts import LANGUAGES
from render.strip_size import LEAST_ON_DESKTOP, LEAST_ON_PHONE, WIDTH, desktop_scale, phone_scale, too_high
from render.text import mask
from render.theme import LEGIBLE, digits_at_phone

SLACK = 2.0  # antialiasing, and feet of letters such as j and ę
LONGEST = "de"  # the language with the longest words; layouts in the others are left to the slow tests


def in_time(game: str, kinds: Iterable[str], slow: Sequence[str] = ()) -> list[Any]:
    """Parameters for kinds of pictures of a game in all languages; ``slow``: kinds of which many are drawn."""
    every = [(game, kind, lang) for kind in kinds for lang in LANGUAGES]
    quick = [(game, kind, lang) for _, kind, lang in every if lang == LONGEST and kind not in slow]
    return [one if one in quick else pytest.param(one, marks=pytest.mark.slow) for one in every]


def strays(canvas: Canvas) -> set[tuple[str, str]]:
    """Texts that leave their room or the picture."""
    width, height = canvas.image.size
    return {
        (label.name, label.text)
        for label in canvas.labels
        if not label.room.contains(label.ink, SLACK)
        or min(label.ink.x, label.ink.y) < 0
        or label.ink.right > width
        or label.ink.bottom > height
    }


def clashes(canvas: Canvas) -> set[tuple[str, str]]:
    """Texts that meet."""
    return {(a.name, b.name) for a, b in combinations(canvas.labels, 2) if a.ink.overlaps(b.ink, 1.0)}


def digits_height(label: Label) -> int:
    """How high the ink of a text's digits is in the drawing; of one without digits, its own."""
    digits = "".join(char for char in label.text if char.isdigit()) or label.text
    image, _, _ = mask(digits, label.face, label.size, 0.0)
    return image.height if image else 0


def too_small(label: Label, canvas: Canvas) -> bool:
    """Whether a number cannot be read where Discord shows the strip smallest: on the desktop, or on a phone."""
    width, height = canvas.image.size
    if width != WIDTH or too_high(width, height):  # a picture from before there were strips
        return digits_at_phone(label.size, width) < LEGIBLE
    ink = digits_height(label)
    return ink * desktop_scale(width, height) < LEAST_ON_DESKTOP or ink * phone_scale(width) < LEAST_ON_PHONE


def illegible(canvas: Canvas) -> set[tuple[str, str]]:
    """Numbers that a move depends on, cut or too small."""
    return {
        (label.name, label.whole)
        for label in canvas.labels
        if label.vital and (label.text != label.whole or too_small(label, canvas))
    }


def cut(canvas: Canvas) -> set[str]:
    """The last words of the names of texts that end in an ellipsis."""
    return {label.name.rpartition("/")[2] for label in canvas.labels if label.text != label.whole}
