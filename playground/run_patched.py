"""Runs an unmodified discord.py bot on the playground: `python -m playground.run_patched ADDRESS MODULE_OR_FILE [ARGUMENT …]`.

Three names of discord.py say where Discord is; they are set before the bot's own code is loaded.
"""

import runpy
import sys
from pathlib import Path

import discord
import yarl

from playground.parent import end_with_parent


def point_at(address: str) -> None:
    """Let discord.py in this process talk to the playground at this address."""
    discord.http.Route.BASE = f"{address}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws", 1) + "/gateway/")
    discord.asset.Asset.BASE = address


def main() -> None:
    end_with_parent()
    address, program, *arguments = sys.argv[1:]
    point_at(address)
    sys.argv = [program, *arguments]
    if program.endswith(".py"):
        sys.path.insert(0, str(Path(program).resolve().parent))
        runpy.run_path(program, run_name="__main__")
    else:
        sys.path.insert(0, str(Path.cwd()))
        runpy.run_module(program, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
