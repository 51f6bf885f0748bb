"""The SQL of the program as it stands in its source: how each statement begins."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

STORAGE = Path(__file__).parents[3] / "bot" / "storage"
NOT_JOBS = {  # what runs at a start, or for the operator
    "copying.py", "migrations.py", "postgres_connection.py", "postgres_pipeline.py", "postgres_schema.py", "postgres_store.py",
    "read_only.py", "sqlite_store.py",
}  # fmt: skip
_STATEMENT = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE)\b")


def plain(sql: str) -> str:
    """A statement with single spaces."""
    return " ".join(sql.split())


def statements(source: str) -> Iterator[str]:
    """The beginning of every statement up to what is filled in at run time."""
    for node in ast.walk(ast.parse(source)):
        parts = node.values if isinstance(node, ast.JoinedStr) else [node]
        first = parts[0] if parts else None
        if isinstance(first, ast.Constant) and isinstance(first.value, str) and _STATEMENT.match(first.value):
            yield plain(first.value)


def all_statements() -> set[tuple[str, str]]:
    """Those of every job, with the file in which they stand."""
    return {
        (path.name, sql)
        for path in sorted(STORAGE.glob("*.py"))
        if path.name not in NOT_JOBS
        for sql in statements(path.read_text(encoding="utf-8"))
    }
