"""The memory that this machine or container allows, and how to take less of it."""

from __future__ import annotations

import ctypes
from pathlib import Path

LIGHT_BELOW = 768 * 2**20  # bytes; the usual way takes more with four worker processes
_UNLIMITED = 2**60  # the first version of control groups writes a number near 2**63 instead of "max"
_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8  # of mallopt(3)


def container_limit(root: Path = Path("/")) -> int | None:
    """The bytes that the control group of this process may use, the strictest of those above it; None: no limit is known."""
    found = [limit for file in _limit_files(root) if (limit := _bytes_in(file)) is not None]
    return min(found, default=None)


def _limit_files(root: Path) -> list[Path]:
    groups = root / "sys/fs/cgroup"
    files = [groups / "memory.max", groups / "memory/memory.limit_in_bytes"]
    try:
        lines = (root / "proc/self/cgroup").read_text().splitlines()
    except OSError:
        return files
    for line in lines:
        _, controllers, path = line.split(":", 2)
        parts = [part for part in path.split("/") if part not in ("", "..")]
        for depth in range(1, len(parts) + 1):
            if not controllers:
                files.append(groups.joinpath(*parts[:depth], "memory.max"))
            elif "memory" in controllers.split(","):
                files.append(groups.joinpath("memory", *parts[:depth], "memory.limit_in_bytes"))
    return files


def _bytes_in(file: Path) -> int | None:
    try:
        text = file.read_text().strip()
    except OSError:
        return None
    return int(text) if text.isdigit() and int(text) < _UNLIMITED else None


def spare_memory() -> None:
    """Give freed memory back to the system soon, at the cost of a little time. Where the C library cannot, nothing changes."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(_ARENA_MAX, 2)
        mallopt(_MMAP_THRESHOLD, 128 * 1024)
        mallopt(_TRIM_THRESHOLD, 256 * 1024)
