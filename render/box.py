"""Boxes: where things are. A layout is a mapping of names to boxes."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in the pixels of a picture."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """Smaller by so much on every side (negative: larger)."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def at(self, x: float, y: float, w: float, h: float) -> Box:
        """A part of this box, given from its upper left corner."""
        return Box(self.x + x, self.y + y, w, h)

    def grid(self, columns: int, rows: int, gap: float) -> list[Box]:
        """Equal cells, row by row."""
        w = (self.w - gap * (columns - 1)) / columns
        h = (self.h - gap * (rows - 1)) / rows
        return [self.at(c * (w + gap), r * (h + gap), w, h) for r in range(rows) for c in range(columns)]

    def contains(self, other: Box, slack: float = 0.0) -> bool:
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: Box, slack: float = 0.0) -> bool:
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )
