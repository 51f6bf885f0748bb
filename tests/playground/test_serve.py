"""`python -m playground serve` as a person starts it."""

import asyncio
import re
import signal
import socket
import stat
import sys
from pathlib import Path

import aiohttp

from tests.playground.conftest import EXAMPLE, HERE
from tests.waiting import PATIENCE

ROOT = HERE.parents[1]


async def serve(port: int, world: Path, *bot: str) -> asyncio.subprocess.Process:
    command = (sys.executable, "-m", "playground", "serve", "--port", str(port), "--world", str(world), *bot)
    return await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=-1, stderr=-2)


async def start(world: Path, port: int, *bot: str) -> tuple[asyncio.subprocess.Process, str, str]:
    """The process, all it printed up to its address, and the address."""
    process = await serve(port, world, *bot)
    printed = ""
    while not (found := re.search(r"Open (http://127\.0\.0\.1:\d+)/#key=[\w-]{20,} ", printed)):
        assert process.stdout is not None
        line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
        assert line, printed
        printed += line.decode()
    return process, printed, found[1]


async def test_with_a_bot_and_a_clean_end(tmp_path: Path) -> None:
    process, _, address = await start(tmp_path / "new" / "world.sqlite", 0, EXAMPLE, "--quiet")
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        assert response.status == 200
    process.send_signal(signal.SIGINT)
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0


async def test_a_taken_port_moves_on_and_says_so(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process, printed, address = await start(tmp_path / "world.sqlite", port)
        assert f"Port {port} is taken" in printed
        assert not address.endswith(f":{port}")
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0


def modes_in(folder: Path) -> dict[str, int]:
    return {one.name: stat.S_IMODE(one.stat().st_mode) for one in folder.iterdir()}


async def test_nobody_else_on_the_machine_can_read_what_it_keeps(tmp_path: Path) -> None:
    """Neither the world nor what the bot writes; a world of an earlier version is closed as well."""
    world = tmp_path / "world.sqlite"
    world.touch(0o644)
    writer = tmp_path / "writer.py"
    writer.write_text(
        f"open({str(tmp_path / 'written')!r}, 'w').close()\nimport runpy\nrunpy.run_path({EXAMPLE!r}, run_name='__main__')\n"
    )
    process, _, _ = await start(world, 0, str(writer))
    modes = modes_in(tmp_path)
    del modes[writer.name]
    process.send_signal(signal.SIGINT)
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    assert modes == dict.fromkeys(("world.sqlite", "world.sqlite-wal", "world.sqlite-shm", "written"), 0o600)


async def test_a_bot_that_ends_at_once(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("raise SystemExit('no token, no game')")
    process = await serve(0, tmp_path / "w.sqlite", str(broken))
    assert process.stdout is not None
    printed = (await asyncio.wait_for(process.stdout.read(), PATIENCE)).decode()
    assert await process.wait() == 1
    assert "no token, no game" in printed
    assert "Traceback" not in printed
