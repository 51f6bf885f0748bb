"""Finished drawings as pixels, kept by all parts of the pictures together: at most so many bytes in this process.

With little memory few are kept as pixels. The others are kept packed: a drawing has few colours, so it takes a thirtieth, and
unpacking it takes a small part of the time that drawing it again would take.
"""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, NamedTuple, ParamSpec, TypeVar

from PIL import Image

try:
    from isal import isal_zlib
except ImportError:  # no build for this machine
    isal_zlib = None  # type: ignore[assignment]

P = ParamSpec("P")
T = TypeVar("T")
ROOM = 384 * 2**20  # bytes; everything that two games in three languages need
FEW_IMAGES, FEW_PACKED = 6 * 2**20, 24 * 2**20  # in light mode; ten tables need 5 MB of packed ones


class _PackedImage(NamedTuple):
    mode: str
    size: tuple[int, int]
    data: bytes


class KeptImages:
    """What was asked for longest ago goes first, and is packed if there is room for packed ones."""

    def __init__(self, room: int = ROOM, packed_room: int = 0) -> None:
        self.room = room
        self.packed_room = packed_room
        self.held = self.packed_held = 0
        self._kept: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._packed: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What stands under this key, made if it is not there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            value: T = found[0]
            return value
        packed = self._packed.get(key)
        if packed is None:
            value = make()
        else:
            self._packed.move_to_end(key)
            value = _unpacked(packed[0])
        size = _bytes(value)
        self._kept[key] = value, size
        self.held += size
        while self.held > self.room and len(self._kept) > 1:
            self._drop_oldest()
        return value

    def pack_all(self) -> None:
        """Keep none as pixels."""
        while self._kept:
            self._drop_oldest()

    def _drop_oldest(self) -> None:
        key, (value, size) = self._kept.popitem(last=False)
        self.held -= size
        if not self.packed_room or key in self._packed:
            return
        packed = _pack(value)
        size = _packed_bytes(packed)
        self._packed[key] = packed, size
        self.packed_held += size
        while self.packed_held > self.packed_room:
            self.packed_held -= self._packed.popitem(last=False)[1][1]


def _bytes(value: Any) -> int:
    """Pillow keeps four bytes for a pixel of more than one band."""
    if isinstance(value, Image.Image):
        return value.width * value.height * (1 if len(value.getbands()) == 1 else 4)
    return sum(map(_bytes, value)) if isinstance(value, tuple | list) else 0


def _pack(value: Any) -> Any:
    """The same with packed images, alone or in a tuple or list."""
    if isinstance(value, Image.Image):
        pixels = value.tobytes()
        data = zlib.compress(pixels, 1) if isal_zlib is None else isal_zlib.compress(pixels, 1)
        return _PackedImage(value.mode, value.size, data)
    return type(value)(map(_pack, value)) if type(value) in (tuple, list) else value


def _unpacked(value: Any) -> Any:
    if isinstance(value, _PackedImage):
        data = zlib.decompress(value.data) if isal_zlib is None else isal_zlib.decompress(value.data)
        return Image.frombytes(value.mode, value.size, data)
    return type(value)(map(_unpacked, value)) if type(value) in (tuple, list) else value


def _packed_bytes(value: Any) -> int:
    if isinstance(value, _PackedImage):
        return len(value.data)
    return sum(map(_packed_bytes, value)) if type(value) in (tuple, list) else 0


IMAGES = KeptImages()


def kept_image(make: Callable[P, T]) -> Callable[P, T]:
    """A function that draws, each drawing once while there is room. Callers must not change the image."""

    @wraps(make)
    def kept(*args: P.args, **kwargs: P.kwargs) -> T:
        return IMAGES.get((make, args, *kwargs.items()), lambda: make(*args, **kwargs))

    return kept
