"""What a process has used of a processor."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def processor_seconds(pid: int) -> float | None:
    """The processor time of a process; None where the system does not tell, or there is no such process."""
    with suppress(OSError, ValueError, IndexError):
        figures = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
        return (int(figures[11]) + int(figures[12])) / os.sysconf("SC_CLK_TCK")
    return None
