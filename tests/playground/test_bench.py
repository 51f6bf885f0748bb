"""The load benchmark: its arithmetic, and one small evening to its end."""

import asyncio
import json
import os
import sys

import pytest

from playground.latency_meter import figures
from playground.light_bench import memory_figures
from playground.processes import shared_memory, usage
from tests.bot.postgres import PostgresServer, need_postgres
from tests.playground.conftest import run_tool


def test_figures_of_what_was_measured() -> None:
    assert figures([]) is None
    assert figures([0.0204]) == {"median": 20.4, "p95": 20.4, "p99": 20.4, "worst": 20.4}
    thousand = [number / 1000 for number in range(1000, 0, -1)]
    assert figures(thousand) == {"median": 501.0, "p95": 951.0, "p99": 991.0, "worst": 1000.0}


def test_what_a_process_takes() -> None:
    before = usage(os.getpid(), alone=True)
    kept = bytearray(64 * 2**20)
    kept[::4096] = b"x" * len(kept[::4096])
    after = usage(os.getpid(), alone=True)
    assert after.memory - before.memory > 32
    assert after.main_cpu >= before.main_cpu > 0


def test_memory_of_all_processes_and_of_each() -> None:
    samples = [
        {"bot": 10.0, "bot-forks": 5.0},
        {"bot": 12.0, "bot-forks": 3.0, "bot-draws": 40.0},
        {"bot": 14.0, "bot-forks": 4.0},
    ]
    report = memory_figures(samples)
    assert (report["pss_mib"]["start"], report["pss_mib"]["mean"], report["pss_mib"]["peak"]) == (15.0, 29.3, 55.0)
    assert report["pss_mib"]["end"] == 18.0
    assert report["pss_mib_by_process"] == {
        "bot": {"mean": 12.0, "peak": 14.0, "at_peak_of_all": 12.0},
        "bot-draws": {"mean": 40.0, "peak": 40.0, "at_peak_of_all": 40.0},
        "bot-forks": {"mean": 4.0, "peak": 5.0, "at_peak_of_all": 3.0},
    }


async def test_processes_are_told_apart_by_their_names() -> None:
    code = "import time; open('/proc/self/comm', 'w').write('a-name'); print(flush=True); time.sleep(600)"
    children = [
        await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdout=asyncio.subprocess.PIPE) for _ in range(2)
    ]
    try:
        for child in children:
            assert child.stdout is not None
            await child.stdout.readline()
        memory = shared_memory(os.getpid())
    finally:
        for child in children:
            child.kill()
            await child.wait()
    assert memory["bot"] > 0
    assert memory["a-name"] > 2, "both together"


@pytest.mark.slow
async def test_a_small_evening() -> None:
    code, out, err = await run_tool(
        "bench", "--tables", "2", "--minutes", "0.5", "--think", "0.1"
    )  # time for a picture on any machine
    assert code == 0, err + out
    assert err == "", "no bar where nobody looks"
    (line,) = out.splitlines()
    report = json.loads(line)
    assert report["offered"] == {"tables": 2, "think_seconds": 0.1, "presses_per_second": 20.0}
    for measured in (report, report["echo"]):
        assert measured["errors"] == {}
        assert measured["presses_per_second"] > 0
        for name in ("acknowledged_ms", "pictured_ms"):
            assert 0 < measured[name]["median"] <= measured[name]["p95"] <= measured[name]["p99"] <= measured[name]["worst"]
        assert measured["acknowledged_ms"]["median"] <= measured["pictured_ms"]["median"]
        assert 20 < measured["memory_mib"]["start"] <= measured["memory_mib"]["end_with_workers"]
    assert report["p95_to_echo"].keys() == {"acknowledged_ms", "pictured_ms"}


@pytest.mark.slow
async def test_a_small_storm() -> None:
    code, out, err = await run_tool("bench", "--storm", "--tables", "2", "--minutes", "0.2", "--think", "0.1")
    assert code == 0, err + out
    report = json.loads(out)
    assert report["p95_storm_to_quiet"].keys() >= {"acknowledged_ms", "answered_ms"}
    assert report["spectator"]["told to wait"] > report["spectator"]["answered"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("what", ["openings", "settings"])
async def test_a_small_storm_of_several_people_in_one_channel(what: str) -> None:
    arguments = ("--storm", what, "--people", "3", "--tables", "2", "--minutes", "0.2", "--think", "0.1")
    code, out, err = await run_tool("bench", *arguments)
    assert code == 0, err + out
    report = json.loads(out)
    assert (report["offered"]["people_in_the_storm"], report["offered"][f"{what}_per_second"]) == (3, 25)
    assert report["p95_storm_to_quiet"].keys() >= {"acknowledged_ms", "answered_ms"}
    assert report["spectator"]["answered"] > 3


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
async def test_a_small_evening_with_little_memory(engine: str) -> None:
    arguments = ("--light", "--tables", "2", "--minutes", "0.2", "--think", "0.5")
    if engine == "sqlite":
        code, out, err = await run_tool("bench", *arguments, DATABASE="")
    else:
        server = PostgresServer(need_postgres())
        try:
            code, out, err = await run_tool("bench", *arguments, DATABASE=server.new_database().url)
        finally:
            server.remove()
    assert code == 0, err + out
    report = json.loads(out)
    assert report["offered"]["engine"] == engine
    assert report["presses_per_second"] > 0
    assert report["pss_mib_by_process"].keys() == {"bot", "bot-forks", "bot-draws", "bot-thinks"}, "and no other process"


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("bench", ("--crowd", "no.such.crowd"), "There is no crowd 'no.such.crowd'"),
        ("bench", ("--tables", "0"), "0 is too small or too large"),
        ("bench", ("--storm", "weather"), "invalid choice: 'weather'"),
        ("bench", ("--minutes", "soon"), "'soon' is not a number"),
        ("bench", ("--think", "-1"), "-1"),
        ("channel-report", ("--players", "no.such.players"), "There are no players 'no.such.players'"),
        ("channel-report", ("--game", "chess"), "There is no game 'chess'; there are "),
    ],
)
async def test_what_cannot_be_run_is_said_in_a_sentence(tool: str, arguments: tuple[str, ...], sentence: str) -> None:
    code, out, err = await run_tool(tool, *arguments)
    assert code
    assert not out
    assert sentence in err
    assert "Traceback" not in err
