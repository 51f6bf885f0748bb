"""What tests of the command line share."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.cli import main

Run = Callable[..., tuple[int, list[str]]]
Save = Callable[[object], Path]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """The command: its status, and what it printed, line by line."""

    def run(*arguments: object) -> tuple[int, list[str]]:
        status = main([str(argument) for argument in arguments])
        return status, capsys.readouterr().out.splitlines()

    return run


@pytest.fixture
def save(tmp_path: Path) -> Save:
    """Writes a record, or a text, to a file of its own."""

    def save(data: object) -> Path:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.json"
        path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
        return path

    return save
