"""``python -m bot demo``: from nothing to a page with a table of each game that waits for a move, and cleanly away again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.panels.game_module import GAME_MODULES

pytestmark = pytest.mark.integration

ROOT = Path(__file__).parents[3]


@contextlib.contextmanager
def demo(folder: Path, port: int, **settings: str) -> Iterator[subprocess.Popen[str]]:
    env = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"} | {"PYTHONPATH": str(ROOT), **settings}
    command = [sys.executable, "-m", "bot", "demo", "--folder", str(folder / "out"), "--port", str(port)]
    # A session of its own, so that the signal reaches the whole group, as Ctrl-C does in a terminal.
    with subprocess.Popen(
        command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


async def open_page(address: str, languages: str) -> None:
    """Visit the page and stay until every channel of a game has a message, as its emojis have, too."""
    url, _, key = address.partition("#key=")
    headers, query = {"Origin": url.rstrip("/")}, f"key={key}&languages={languages}"
    async with aiohttp.ClientSession(headers=headers) as session, session.ws_connect(f"{url}page/socket?{query}") as socket:
        await socket.send_json({"id": 0, "do": "look"})
        channels = (await answer(socket, 0))["servers"][0]["channels"][: len(GAME_MODULES)]
        for channel in channels:
            messages: list[Any] = []
            while not any("emoji" in json.dumps(message["components"]) for message in messages):
                await asyncio.sleep(0.1)
                await socket.send_json({"id": channel["id"], "do": "messages", "channel": channel["id"]})
                messages = (await answer(socket, channel["id"]))["messages"]
            assert "emoji" in json.dumps(messages[0]["components"]), "the first message shows them"


async def answer(socket: aiohttp.ClientWebSocketResponse, number: Any) -> Any:
    while True:
        said = await asyncio.wait_for(socket.receive_json(), 60)
        if said.get("re") == number:
            return said["ok"]


@pytest.mark.parametrize("starts", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_from_nothing_to_a_table_and_away_again(tmp_path: Path, starts: int) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        for start in range(1, starts + 1):
            with demo(tmp_path, port) as process:
                assert process.stdout is not None
                line = process.stdout.readline()
                assert line.startswith("Open http://127.0.0.1:"), (start, process.stderr and process.stderr.read())
                if start == 1:
                    asyncio.run(open_page(line.split()[1], "de-AT,de,en"))
                os.killpg(process.pid, signal.SIGINT)
                out, said = process.communicate(timeout=90)
                assert process.returncode == 0, out + said
                assert "Traceback" not in said
                assert f"Port {port} is taken" in said
            tables = sqlite3.connect(tmp_path / "out" / "playground-tables.sqlite")
            found = tables.execute("SELECT game, status, language FROM tables ORDER BY id").fetchall()
            assert found == [(game, "running", "de") for game in GAME_MODULES], "in the language of the browser"
            tables.close()


def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("a file")
    with demo(tmp_path, 0) as process:
        _, said = process.communicate(timeout=90)
        assert process.returncode == 1
        assert len(said.splitlines()) == 1
