"""Databases as older versions of the program left them, as SQL text: ``python -m tests.bot.databases`` writes the missing one.

Each holds a game under way and, from the version that has results on, a finished one. Written once, when a migration is
added, and never again: they guard against a released migration being edited.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

HERE = Path(__file__).parent
DUMPS = {path.stem: path for path in sorted(HERE.glob("*.sql"))}


def restore(version: str, path: Path) -> None:
    """A database of this version."""
    db = sqlite3.connect(path)
    db.executescript(DUMPS[version].read_text(encoding="utf-8"))
    db.close()
