"""The memory that a container allows is found in either version of control groups, the strictest limit above a process counts."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from bot.runtime import memory
from bot.runtime import settings as settings_module
from bot.runtime.memory import LIGHT_BELOW, container_limit, spare_memory
from bot.runtime.settings import BadSettings, load_settings

MIB = 2**20


def write(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text + "\n")
    return root


@pytest.mark.parametrize(
    ("files", "limit"),
    [
        ({}, None),
        ({"sys/fs/cgroup/memory.max": str(512 * MIB)}, 512 * MIB),
        ({"sys/fs/cgroup/memory.max": "max"}, None),
        (
            {
                "proc/self/cgroup": "0::/system.slice/bot.service",
                "sys/fs/cgroup/system.slice/memory.max": str(600 * MIB),
                "sys/fs/cgroup/system.slice/bot.service/memory.max": "max",
            },
            600 * MIB,
        ),
        ({"sys/fs/cgroup/memory/memory.limit_in_bytes": str(256 * MIB)}, 256 * MIB),
        ({"sys/fs/cgroup/memory/memory.limit_in_bytes": "9223372036854771712"}, None),
        (
            {
                "proc/self/cgroup": "5:cpu,memory:/docker/abc\n3:pids:/docker/abc",
                "sys/fs/cgroup/memory/docker/abc/memory.limit_in_bytes": str(300 * MIB),
            },
            300 * MIB,
        ),
    ],
)
def test_the_strictest_limit_counts(tmp_path: Path, files: dict[str, str], limit: int | None) -> None:
    assert container_limit(write(tmp_path, files)) == limit


def test_light_is_set_or_found_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    allowed: list[int | None] = [None]
    monkeypatch.setattr(settings_module, "container_limit", lambda: allowed[0])
    monkeypatch.delenv("LIGHT", raising=False)
    assert not load_settings().is_light
    allowed[0] = LIGHT_BELOW - 1
    assert load_settings().is_light
    monkeypatch.setenv("LIGHT", "0")
    assert not load_settings().is_light
    allowed[0] = None
    monkeypatch.setenv("LIGHT", "1")
    assert load_settings().is_light


def test_a_light_that_is_neither_on_nor_off_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LIGHT", "perhaps")
    monkeypatch.setenv("EMOJIS", "2")
    with pytest.raises(BadSettings) as bad:
        load_settings()
    assert sorted(bad.value.mistakes) == [
        "EMOJIS must be true or false, not '2'.",
        "LIGHT must be true or false, not 'perhaps'.",
    ]


def test_freed_memory_is_given_back_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[str] = []
    given_back = threading.Event()

    class Library:
        def mallopt(self, option: int, value: int) -> int:
            called.append(f"{option} {value}")
            return 1

        def malloc_trim(self, pad: int) -> int:
            given_back.set()
            threading.Event().wait()  # once is enough
            return 1

    monkeypatch.setattr("ctypes.CDLL", lambda _: Library())
    monkeypatch.setattr(memory, "TRIM_SECONDS", 0)
    spare_memory()
    assert given_back.wait(30)
    assert called == ["-8 2"]


@pytest.mark.integration
def test_a_process_can_be_given_a_name() -> None:
    code = "from bot.runtime.memory import name_process; name_process('draws'); print(open('/proc/self/comm').read(), end='')"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "draws\n"
