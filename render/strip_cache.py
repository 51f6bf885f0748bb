"""Finished strips, kept for whoever needs the same one again: at the next turn, or at another table."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

ROOM = 48 * 2**20


class StripCache:
    """At most so many bytes of files; what was not asked for longest goes first."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self._held = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.reused = 0  # how many strips came from here
        self.made = 0

    def file(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """The file under this key, made if it is not there."""
        data = self._kept.get(key)
        if data is not None:
            self._kept.move_to_end(key)
            self.reused += 1
            return data
        data = make()
        self.made += 1
        self._kept[key] = data
        self._held += len(data)
        while self._held > self.room:
            self._held -= len(self._kept.popitem(last=False)[1])
        return data
