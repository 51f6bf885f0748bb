"""Echo bot, the baseline of the benchmark: `/echo` shows a button; a press is acknowledged and privately answered with a picture.

Run as a program it is the bot; imported, it is the Script of its users.
"""

import asyncio
import contextlib
import io
import os
import signal
import struct
import zlib
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui

if TYPE_CHECKING:
    from playground.bench import TableParty
    from playground.people import BotResponse, Person

PROGRAM = ("playground.echo",)
SIDE = 140  # of incompressible noise: about 58 kB, as much as a board


def environment(_folder: Path) -> dict[str, str]:
    return {}


def seats(_rng: Random) -> int:
    """How many people share a channel."""
    return 1


async def prepare(_folder: Path, _parties: "list[TableParty]") -> None:
    """Nothing to prepare."""


async def sit_down(party: "TableParty") -> None:
    await party.guests[0].person.slash("echo", {}, party.channel)
    await party.newest(lambda message: bool(message.buttons), "the button")


async def play(party: "TableParty") -> None:
    """Press until cancelled."""
    (guest,) = party.guests
    while True:
        message = await party.newest(lambda message: bool(message.buttons), "the button")
        if await guest.press(message, "echo") is not None:
            party.turns += 1


async def look_back(party: "TableParty", person: "Person", _rng: Random) -> "BotResponse":
    """Somebody who only looks asks for the button again."""
    return await person.slash("echo", {}, party.channel)


async def let_think(party: "TableParty", person: "Person") -> "BotResponse":
    """There is nothing to think about."""
    return await person.slash("echo", {}, party.channel)


def picture() -> bytes:
    """A picture of noise."""
    rng = Random(1)

    def chunk(name: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    rows = b"".join(b"\0" + rng.randbytes(3 * SIDE) for _ in range(SIDE))
    head = struct.pack(">IIBBBBB", SIDE, SIDE, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class EchoButton(ui.DynamicItem[ui.Button[ui.LayoutView]], template="echo"):
    """The button, from this process or an earlier one."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Echo", custom_id="echo"))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[ui.LayoutView], match: object) -> "EchoButton":
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        view, file = shown(button=False)
        await interaction.followup.send(view=view, file=file, ephemeral=True)


NOISE = picture()


def shown(*, button: bool = True) -> tuple[ui.LayoutView, discord.File]:
    file = discord.File(io.BytesIO(NOISE), "noise.png")
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem(file)))
    if button:
        view.add_item(ui.ActionRow(EchoButton()))
    return view, file


async def echo(interaction: discord.Interaction) -> None:
    view, file = shown()
    await interaction.response.send_message(view=view, file=file)


class Echo(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="echo", description="A button that echoes")(echo)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(EchoButton)
        await self.tree.sync()


async def main() -> None:
    """Run until a signal."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    async with Echo() as bot:
        with contextlib.suppress(asyncio.CancelledError):
            await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
