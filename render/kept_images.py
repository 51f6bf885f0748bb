"""Finished drawings as pixels, kept by all parts of the pictures together: at most so many bytes in this process."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")
ROOM = 384 * 2**20  # bytes; everything that two games in three languages need
FEW_IMAGES = 48 * 2**20  # in light mode; with less than one map of Niemcy needs, every map would be drawn from nothing


class KeptImages:
    """What was asked for longest ago goes first."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.held = 0
        self._kept: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What stands under this key, made if it is not there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            value: T = found[0]
            return value
        value = make()
        size = _bytes(value)
        self._kept[key] = value, size
        self.held += size
        while self.held > self.room and len(self._kept) > 1:
            self.held -= self._kept.popitem(last=False)[1][1]
        return value


def _bytes(value: Any) -> int:
    """Pillow keeps four bytes for a pixel of more than one band."""
    if isinstance(value, Image.Image):
        return value.width * value.height * (1 if len(value.getbands()) == 1 else 4)
    return sum(map(_bytes, value)) if isinstance(value, tuple | list) else 0


IMAGES = KeptImages()


def kept_image(make: Callable[P, T]) -> Callable[P, T]:
    """A function that draws, each drawing once while there is room. Callers must not change the image."""

    @wraps(make)
    def kept(*args: P.args, **kwargs: P.kwargs) -> T:
        return IMAGES.get((make, args, *kwargs.items()), lambda: make(*args, **kwargs))

    return kept
