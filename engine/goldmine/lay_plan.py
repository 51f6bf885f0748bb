"""What a panel for laying shows, as its picture is told."""

from __future__ import annotations

from typing import NamedTuple

from engine.goldmine.box import CODE_OF
from engine.goldmine.cells import Cell, cell_text, parse_cell
from engine.goldmine.view import View


class LayPlan(NamedTuple):
    """A tile, and a page of cells or the orientations at one cell. In writing: ``T5``, ``T5 page 1``, ``T5 2,-3``."""

    tile: str
    page: int = 0
    cell: Cell | None = None

    def __str__(self) -> str:
        if self.cell is not None:
            return f"{self.tile} {cell_text(self.cell)}"
        return f"{self.tile} page {self.page}" if self.page else self.tile

    @staticmethod
    def parse(text: str, view: View) -> LayPlan:
        """The plan with this text; where it names no tile, it is the one that was drawn."""
        words = text.split()
        tile = words.pop(0) if words and words[0] in CODE_OF else view.drawn or ""
        if words[:1] == ["page"] and words[-1].isdecimal():
            return LayPlan(tile, int(words[-1]))
        return LayPlan(tile, 0, parse_cell(words[0]) if words else None)
