"""Parts of strips that are kept as pixels: of ten mines a turn changes one, the others need not be drawn again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import NamedTuple

from PIL import Image

from render.box import Box
from render.canvas import Canvas, Label


class _Part(NamedTuple):
    image: Image.Image
    labels: tuple[Label, ...]


class PartCache:
    """Finished parts with their labels by key, of so many bytes at most; whatever was asked for longest ago goes first."""

    def __init__(self, room: int = 24 * 2**20) -> None:
        self.room = room
        self._held = 0
        self._parts: OrderedDict[Hashable, _Part] = OrderedDict()

    def draw(self, canvas: Canvas, box: Box, key: Hashable, draw: Callable[[], None]) -> None:
        """Make sure that the box shows what ``draw`` draws there.

        The key holds all that the pixels of the box depend on, the ground below and the language, too; ``draw`` stays inside it.
        """
        x, y, right, bottom = (round(edge) for edge in (box.x, box.y, box.right, box.bottom))
        part = self._parts.get(key)
        if part is not None:
            self._parts.move_to_end(key)
            canvas.image.paste(part.image, (x, y))
            canvas.labels.extend(part.labels)
            return
        before = len(canvas.labels)
        draw()
        self._keep(key, _Part(canvas.image.crop((x, y, right, bottom)), tuple(canvas.labels[before:])))

    def clear(self) -> None:
        """Forget everything."""
        self._parts.clear()
        self._held = 0

    def _keep(self, key: Hashable, part: _Part) -> None:
        self._parts[key] = part
        self._held += _bytes(part)
        while self._held > self.room:
            _, gone = self._parts.popitem(last=False)
            self._held -= _bytes(gone)


def _bytes(part: _Part) -> int:
    return part.image.width * part.image.height * len(part.image.getbands())


PARTS = PartCache()
