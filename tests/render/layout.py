"""What every drawn picture keeps to, whatever the game."""

from __future__ import annotations

from itertools import combinations

from render.canvas import Canvas
from render.theme import LEGIBLE, digits_at_phone

SLACK = 2.0  # antialiasing, and feet of letters such as j and ę


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


def illegible(canvas: Canvas) -> set[tuple[str, str]]:
    """Numbers that a move depends on, cut or too small on a phone."""
    return {
        (label.name, label.whole)
        for label in canvas.labels
        if label.vital and (label.text != label.whole or digits_at_phone(label.size, canvas.image.width) < LEGIBLE)
    }


def cut(canvas: Canvas) -> set[str]:
    """The last words of the names of texts that end in an ellipsis."""
    return {label.name.rpartition("/")[2] for label in canvas.labels if label.text != label.whole}
