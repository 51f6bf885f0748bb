"""The memory that this machine or container allows, and how to take less of it."""

from __future__ import annotations

import contextlib
import ctypes
import threading
import time
from pathlib import Path

LIGHT_BELOW = 768 * 2**20  # bytes; the usual way takes more with four worker processes
TRIM_SECONDS = 3.0
_UNLIMITED = 2**60  # the first version of control groups writes a number near 2**63 instead of "max"
_ARENA_MAX = -8  # M_ARENA_MAX of mallopt(3)


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
    """Let threads share two pools of memory instead of having many of their own, and give back what was freed every few seconds.

    Giving it back at once (``M_MMAP_THRESHOLD``) would make drawing take half as long again.
    """
    library = ctypes.CDLL(None)
    if hasattr(library, "mallopt") and hasattr(library, "malloc_trim"):  # another C library has its own ways
        library.mallopt(_ARENA_MAX, 2)
        threading.Thread(target=_trim_now_and_then, args=(library,), name="trim-memory", daemon=True).start()


def _trim_now_and_then(library: ctypes.CDLL) -> None:
    while True:
        time.sleep(TRIM_SECONDS)
        library.malloc_trim(0)


def give_back_freed() -> None:
    """Give back once what was freed."""
    library = ctypes.CDLL(None)
    if hasattr(library, "malloc_trim"):
        library.malloc_trim(0)


def name_process(name: str) -> None:
    """The name of this process in `ps` and `top`, of at most fifteen letters. Only Linux can do that."""
    with contextlib.suppress(OSError):
        Path("/proc/self/comm").write_text(name)
