"""A bot whose beginning and end a test notices, and people for it who wait for ever.

Run as a program it is a bot that holds a connection to the test as long as it lives; imported, it is the players of the tools.
"""

import asyncio
import os
import runpy
import signal
import socket
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playground.bench import TableParty

PROGRAM = (__file__,)
TEST_PORT, STUBBORN = "HELD_TEST_PORT", "HELD_STUBBORN"  # in the environment: where the test listens; end only when killed
HERE, ASKED, SITTING = "here", "asked", "sitting"  # what the test is told


def environment(_folder: Path) -> dict[str, str]:
    return {}


def games() -> tuple[str, ...]:
    return ("no-game",)


def opening(_game: str) -> tuple[str, dict[str, Any]]:
    """A command that the bot does not have."""
    return "no-command", {}


def seats(_rng: Random) -> int:
    return 1


async def prepare(_folder: Path, _parties: "list[TableParty]") -> None:
    """Nothing to prepare."""


async def sit_down(_party: "TableParty") -> None:
    """The bot is connected; nothing more happens."""
    tell(SITTING).close()
    await asyncio.Event().wait()


def tell(what: str) -> socket.socket:
    """Say something to the test."""
    connection = socket.create_connection(("127.0.0.1", int(os.environ[TEST_PORT])))
    connection.sendall(f"{what} {os.getpid()}\n".encode())
    return connection


if __name__ == "__main__":
    held = tell(HERE)  # it closes when this process ends, however it ends
    if os.environ.get(STUBBORN):
        signal.signal(signal.SIGTERM, lambda *_: held.sendall(f"{ASKED}\n".encode()))
    runpy.run_path(str(Path(__file__).parent / "example_bot.py"), run_name="__main__")
