"""``python -m bot demo``: with a token the bot itself; without, a world in the browser (``demo_world``)."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

from bot.discord_app.run import run
from bot.runtime.settings import BadSettings, has_token


def run_demo(folder: Path, port: int) -> int:
    """With a token the bot itself, on Discord; without, the playground. 0 after a clean end."""
    try:
        on_discord = has_token()
    except BadSettings as bad:
        _print_error(str(bad))
        return 1
    if on_discord:
        return run()
    if find_spec("playground") is None:
        _print_error("There is no playground in this installation: set DISCORD_TOKEN, or run this in a checkout of the project.")
        return 1
    from bot.ops.demo_world import run_world  # noqa: PLC0415  (only a checkout has the playground that it imports)

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        _print_error(f"{folder} cannot be used: {error.strerror}.")
        return 1
    return run_world(folder, port, _print_error)


def _print_error(line: str) -> None:
    sys.stderr.write(f"{line}\n")
