"""The write-ahead log beside a SQLite file: does it hold what was written?

After a crash SQLite reads it up to the first frame whose checksum is wrong, and drops the rest without a word: a crash leaves
a torn end. But where frames that are right follow a wrong one, something has damaged what was committed. The format is at
https://www.sqlite.org/fileformat2.html#walformat.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, NamedTuple

_HEADER, _FRAME_HEADER = 32, 24
_ORDERS = {0x377F0682: "<", 0x377F0683: ">"}  # by the magic number: how the words under a checksum are read
_TRIES = 5  # of reading the file of a program that writes meanwhile


class WalFault(NamedTuple):
    """Where a log is damaged, and what is lost by that."""

    header: bytes  # another one when the log begins anew
    frame: int  # the first that is wrong, from 1; 0: the header
    frames: int = 0  # all that there are
    commits: int = 0  # transactions that cannot be read

    def __str__(self) -> str:
        if self.frame == 0:
            return "the write-ahead log is damaged at its beginning: rows that were written last are lost"
        lost = "1 transaction" if self.commits <= 1 else f"{self.commits} transactions"
        return f"the write-ahead log is damaged at frame {self.frame} of {self.frames}: rows of {lost} from there on are lost"


class _Frame(NamedTuple):
    ours: bool  # written since the log began anew; older frames may still stand behind
    right: bool  # its checksum follows from the frame before
    commits: bool


def wal_fault(database: Path) -> WalFault | None:
    """What is wrong with the log of this file; None where nothing is, or there is no log. It changes nothing."""
    path, last = database.with_name(f"{database.name}-wal"), None
    for _ in range(_TRIES):
        try:
            with path.open("rb") as wal:
                fault = find_fault(wal)
        except OSError:
            return None
        if fault is None or (last is not None and fault[:2] == last[:2]):
            return fault
        last = fault  # what a program is just writing is whole at the next look
    return None


def find_fault(wal: BinaryIO) -> WalFault | None:
    """The same for the bytes of a log."""
    header = wal.read(_HEADER)
    if len(header) < _HEADER:
        return None
    order = _ORDERS.get(int.from_bytes(header[:4], "big"))
    if order is None or _checksum(header[:24], order, (0, 0)) != struct.unpack(">2I", header[24:]):
        return WalFault(header, 0) if wal.read(1) else None
    frames = list(_frames(wal, header, order))
    first = next((number for number, frame in enumerate(frames) if not (frame.ours and frame.right)), len(frames))
    if not any(frame.ours and frame.right for frame in frames[first + 1 :]):
        return None  # the end, or a frame that was being written in a crash
    lost = sum(frame.ours and frame.commits for frame in frames[first:])
    return WalFault(header, first + 1, len(frames), lost)


def _frames(wal: BinaryIO, header: bytes, order: str) -> Iterator[_Frame]:
    size, _, *salts = struct.unpack(">4I", header[8:24])
    last = struct.unpack(">2I", header[24:])
    while len(data := wal.read(_FRAME_HEADER + size)) == _FRAME_HEADER + size:
        _, pages, *rest = struct.unpack(">6I", data[:_FRAME_HEADER])
        stored = (rest[2], rest[3])
        right = _checksum(data[_FRAME_HEADER:], order, _checksum(data[:8], order, last)) == stored
        yield _Frame(rest[:2] == salts, right, pages > 0)
        last = stored  # also behind a wrong one: what is right after it is seen as right


def _checksum(data: bytes, order: str, start: tuple[int, ...]) -> tuple[int, int]:
    first, second = start
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for even, odd in zip(words[::2], words[1::2]):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second
