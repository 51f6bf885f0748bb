"""The short versions of the crash test; ``make crash`` runs the long ones."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.bot.postgres import need_postgres
from tests.slow_parts import slow_but

pytestmark = pytest.mark.integration


@pytest.mark.parametrize(
    ("engine", "kills", "granted"),
    slow_but([("sqlite", 12, 30)], [("sqlite", 12, 30), ("sqlite", 25, 50), ("postgresql", 8, 10)]),
)
def test_killed_at_random_instants_nothing_is_lost_and_nothing_is_doubled(engine: str, kills: int, granted: int) -> None:
    """On SQLite one process; on PostgreSQL two that take over from each other."""
    if engine == "postgresql":
        need_postgres()
    command = [sys.executable, "-m", "tests.bot.crash", "--engine", engine, "--kills", str(kills), "--seconds", "30"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    figures = json.loads(done.stdout)
    assert figures["faults"] == []
    assert figures["kills"] >= 5
    assert figures["granted"] > granted
    assert figures["to_channels"] > granted // 5
