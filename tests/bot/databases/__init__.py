"""A database of every schema, as SQL text: ``python -m tests.bot.databases`` writes that of the newest one.

Each holds a finished game, one under way with automats in several roles, and an open table. That of a released schema is never
written again: it guards against a released migration being edited.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

HERE = Path(__file__).parent
DUMPS = {path.stem: path for path in sorted(HERE.glob("*.sql"))}
FINISHED, RUNNING, OPEN = 1, 2, 3  # their tables


def restore(schema: str, path: Path) -> None:
    """A database with this schema."""
    db = sqlite3.connect(path)
    db.executescript(DUMPS[schema].read_text(encoding="utf-8"))
    db.close()
