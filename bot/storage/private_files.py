"""Files that hold seeds and hands: nobody but their owner may read them."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

OWNER_ONLY = 0o600


def create_private(path: Path) -> None:
    """An empty file for its owner only, unless there is one; raises OSError."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), OWNER_ONLY))


def create_anew(path: Path) -> int:
    """A new file for its owner only, open for writing; FileExistsError where the name is taken, also by a link to nowhere."""
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
    return os.open(path, flags, OWNER_ONLY)


def make_database_private(path: Path) -> None:
    """A database, and what SQLite keeps beside it; where the file is somebody else's, that one has decided."""
    for one in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        with contextlib.suppress(OSError):
            if one.stat().st_mode & 0o777 & ~OWNER_ONLY:
                one.chmod(OWNER_ONLY)
