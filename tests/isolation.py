"""What is neither ``integration`` nor ``slow`` stays within its process: no connection, no listening, no process of its own.

An audit hook notes what a test does; the test fails afterwards with the names of what it must not do.
"""

from __future__ import annotations

import multiprocessing.process
import sys
from collections.abc import Iterator
from typing import Any

import pytest

_OUTSIDE = {"socket.bind", "socket.connect", "subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "process"}
_seen: set[str] = set()


def _note(event: str, _arguments: tuple[Any, ...]) -> None:
    if event in _OUTSIDE:
        _seen.add(event)


def watch() -> None:
    """Begin to note; once a process. The interpreter tells nothing of processes that multiprocessing spawns."""
    sys.addaudithook(_note)
    begin = multiprocessing.process.BaseProcess.start

    def start(process: multiprocessing.process.BaseProcess) -> None:
        sys.audit("process")
        begin(process)

    multiprocessing.process.BaseProcess.start = start  # type: ignore[method-assign]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    _seen.clear()
    yield
    if _seen and not {"integration", "slow"} & {marker.name for marker in item.iter_markers()}:
        pytest.fail(f"this test is not marked as integration, but it does {', '.join(sorted(_seen))}", pytrace=False)
