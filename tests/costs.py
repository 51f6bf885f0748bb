"""Where the processor time of the tests goes, with the processes that they start.

``COSTS=costs.jsonl python -m pytest -p tests.costs …`` writes a line for each phase of each test, and
``python -m tests.costs costs.jsonl`` adds them up. What a child took counts in the test in which it ended.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

DEAREST = 40


def _processor_seconds() -> float:
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


@contextmanager
def _measured(item: pytest.Item, phase: str) -> Iterator[None]:
    began, processor = time.monotonic(), _processor_seconds()
    yield
    line = [item.nodeid, phase, _processor_seconds() - processor, time.monotonic() - began]
    with Path(os.environ["COSTS"]).open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    with _measured(item, "setup"):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    with _measured(item, "call"):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    with _measured(item, "teardown"):
        yield


def main(path: str) -> None:
    processor: dict[str, Counter[str]] = {"phase": Counter(), "folder": Counter(), "test": Counter()}
    waiting: Counter[str] = Counter()
    for line in Path(path).read_text(encoding="utf-8").splitlines():
        test, phase, used, passed = json.loads(line)
        for kind, name in (("phase", phase), ("folder", test.split("::")[0].rpartition("/")[0]), ("test", test)):
            processor[kind][name] += used
        waiting[test] += max(passed - used, 0)
    print(f"{len(processor['test'])} tests, {processor['phase'].total():.0f} s of processor time")
    for kind, costs in processor.items():
        print(f"\nby {kind}:", *(f"{used:8.2f} {name}" for name, used in costs.most_common(DEAREST)), sep="\n")
    print("\nwaiting:", *(f"{seconds:8.2f} {name}" for name, seconds in waiting.most_common(DEAREST)), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1])
