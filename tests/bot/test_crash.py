"""The short version of the crash test; ``make crash`` runs the long one."""

from __future__ import annotations

import json
import subprocess
import sys


def test_killed_at_random_instants_nothing_is_lost_and_nothing_is_doubled() -> None:
    command = [sys.executable, "-m", "tests.bot.crash", "--kills", "25", "--seconds", "30"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    figures = json.loads(done.stdout)
    assert figures["faults"] == []
    assert figures["kills"] >= 5
    assert figures["granted"] > 50
    assert figures["to_channels"] > 10
