"""Memory and CPU time of a process and its children, from /proc (Linux)."""

import os
from dataclasses import dataclass
from pathlib import Path

PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True)
class Usage:
    """Resident memory in MiB, CPU time in seconds; `others` are all descendants."""

    memory: float
    main_cpu: float
    others_memory: float
    others_cpu: float


def usage(pid: int, *, alone: bool = False) -> Usage:
    """Current usage of a process; `alone` excludes its children."""
    memory, cpu = _one(pid)
    others = [] if alone else [_one(child) for child in _below(pid)]
    return Usage(memory, cpu, round(sum(one[0] for one in others), 1), sum(one[1] for one in others))


def shared_memory(pid: int) -> dict[str, float]:
    """The memory of a process and of its descendants in MiB by name; a page that several share is divided among them (PSS).

    The process itself is called ``bot``; those of the same name are summed up.
    """
    found: dict[str, float] = {}
    for one in (pid, *_below(pid)):
        if pss := _pss(one):
            name = "bot" if one == pid else _name(one)
            found[name] = round(found.get(name, 0.0) + pss / 1024, 1)
    return found


def _name(pid: int) -> str:
    try:
        return (PROC / str(pid) / "comm").read_text().strip()
    except OSError:  # it has ended
        return ""


def _pss(pid: int) -> int:
    try:
        lines = (PROC / str(pid) / "smaps_rollup").read_text().splitlines()
    except OSError:  # it has ended
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)


def _fields(pid: int) -> list[str]:
    """The fields of /proc/PID/stat after the name, which may hold anything."""
    return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()


def _one(pid: int) -> tuple[float, float]:
    try:
        fields = _fields(pid)
    except OSError:  # it has ended
        return 0.0, 0.0
    return round(int(fields[21]) * PAGE / 2**20, 1), (int(fields[11]) + int(fields[12])) / TICKS


def _below(pid: int) -> list[int]:
    parents: dict[int, int] = {}
    for entry in PROC.iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int(_fields(int(entry.name))[1])
            except OSError:
                continue
    found, waiting = [], [pid]
    while waiting:
        parent = waiting.pop()
        children = [child for child, its in parents.items() if its == parent]
        found += children
        waiting += children
    return found
