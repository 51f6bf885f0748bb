"""The operator's commands, run in this process."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main

Say = Callable[..., tuple[int, str, str]]


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Say:
    """Run a command with this database; its status and what it printed."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, database: Any = tmp_path / "tables.sqlite") -> tuple[int, str, str]:
        monkeypatch.setenv("DATABASE", getattr(database, "url", str(database)))
        status = main(list(arguments))
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return run
