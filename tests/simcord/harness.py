"""The bot in SimCord, an independent Discord emulator, with scripted people who press what they see.

SimCord waits after every action until the bot is idle, and fails if it never is.
"""

from __future__ import annotations

import io
import json
import re
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from PIL import Image

from bot.discord_app.client import Bot, build
from bot.panels.components import Address
from bot.runtime.settings import BotSettings
from bot.tables.table import Table
from bot.workers.advice_pool import AdvicePool
from bot.workers.automat_pool import AutomatPool
from render.picture_registry import RenderedPicture, RenderedStrip, strips_of
from render.scene import Scene

simcord = pytest.importorskip("simcord", reason="the simulated Discord is a development dependency")

NAMES = ("ania", "bob", "clara", "dawid", "ewa", "franek")
SETTLE_TIMEOUT = 12.0  # seconds for the bot to become idle; less than its next periodic check


class QuickRenderer:
    """The real alt texts, but a dot instead of each picture, for speed."""

    def __init__(self) -> None:
        out = io.BytesIO()
        Image.new("RGB", (2, 2)).save(out, "WEBP")
        self._dot = out.getvalue()

    async def start(self) -> None:
        """There is nothing to load."""

    async def picture(self, kind: str, scene: Scene) -> RenderedPicture:
        return RenderedPicture(tuple(RenderedStrip(self._dot, "webp", strip.describe(scene)) for strip in strips_of(kind, scene)))


def parts(message: discord.Message) -> Iterator[Any]:
    """Every component of a message, nested ones after what holds them."""
    waiting = list(reversed(message.components))
    while waiting:
        part = waiting.pop()
        yield part
        waiting.extend(reversed(getattr(part, "children", ())))


def pressable(message: discord.Message) -> list[Any]:
    """The buttons and selects that can be used, each with an address of ours."""
    return [part for part in parts(message) if getattr(part, "custom_id", None) and not part.disabled]


def address(part: Any) -> Address:
    found = Address.parse(part.custom_id)
    assert found is not None, part
    return found


def verbs(message: discord.Message) -> list[str]:
    return [address(part).verb for part in pressable(message)]


def text_of(message: discord.Message) -> str:
    return "\n".join(part.content for part in parts(message) if isinstance(part, discord.TextDisplay))


def pictures(message: discord.Message) -> list[Any]:
    return [item for part in parts(message) if isinstance(part, discord.MediaGalleryComponent) for item in part.items]


def newest_first(channel: Any, reader: Any = None) -> Iterator[discord.Message]:
    """The messages of a channel that a person can read, None: everybody; its own history copies them all each time."""
    env = channel._env
    for _, message in sorted(env.backend.messages.get(channel.id, {}).items(), reverse=True):
        if message.visible_to(reader and reader.id):
            yield simcord.results.to_discord_message(env, message)


def answer_of(result: Any) -> Any:
    """What only the person sees after an interaction: a private follow-up of a press in public, else the answer itself."""
    private = [one for one in result.followups if one.ephemeral]
    return private[-1] if private else result.response


class SimcordServer:
    """A server in SimCord with a channel and people, and the bot that comes and goes."""

    def __init__(self, env: Any, settings: BotSettings, bot: Bot, workers: ThreadPoolExecutor) -> None:
        self.env = env
        self.settings = settings
        self.bot = bot
        self._workers = workers
        self.guild = env.create_guild("Kopalnia")
        self.channel = self.guild.create_text_channel("szychta")
        self.people = [self.guild.add_member(env.create_user(name)) for name in NAMES]

    async def restart_bot(self) -> None:
        """Replace the bot by a new one on the same database, as after a crash between two clicks."""
        dead, self.bot = self.bot, a_bot(self.settings, self._workers)
        await self.env.restart_bot(self.bot)
        dead.tables.store.close()

    async def open_table(self, people: list[Any], language: str = "en", game: str = "szczesc", **options: Any) -> None:
        """The first person opens a table, the others press Join, and the game begins."""
        await people[0].slash(self.channel, f"{game} new", language=language, **options)
        for person in people[1:]:
            await person.click(self.newest, custom_id=self.find(self.newest, "join"))
        await people[0].click(self.newest, custom_id=self.find(self.newest, "start"))

    @staticmethod
    def find(message: discord.Message, verb: str) -> str:
        """The id of the first thing with this verb that can be pressed."""
        found = [part.custom_id for part in pressable(message) if address(part).verb == verb]
        assert found, f"no {verb} in {verbs(message)}: {text_of(message)}"
        return str(found[0])

    @property
    def posted(self) -> list[discord.Message]:
        """What everybody sees in the channel, oldest first."""
        return [*self._newest_posted()][::-1]

    @property
    def newest(self) -> discord.Message:
        """The last message about the game."""
        return next(self._newest_posted())

    def _newest_posted(self) -> Iterator[discord.Message]:
        return (one for one in newest_first(self.channel) if not one.flags.ephemeral)

    async def table(self) -> Table:
        """The last table of the channel, as the bot knows it."""
        here = self.channel.id
        number = await self.bot.tables.store.read(
            lambda db: db.execute("SELECT MAX(id) FROM tables WHERE channel = ?", (here,)).fetchone()[0]
        )
        table = await self.bot.tables.table(number)
        assert table is not None
        return table

    async def on_turn(self) -> Any:
        """The person whom the game waits for, of several the first; None when it is over."""
        table = await self.table()
        if table.status == "over":
            return None
        seat = table.to_act()[0]
        return next(person for person in self.people if person.id == table.seats[seat].owner)

    def sent_versions(self) -> list[str]:
        """Table and version of every message that the bot sent for everybody: by its nonce, or by the buttons of a follow-up."""
        found = [one.json["nonce"] for one in self.requests("POST", f"/channels/{self.channel.id}/messages")]
        for one in self.env.http_requests:
            follow_up = one.method == "POST" and re.fullmatch(r".*/webhooks/\d+/[^/]+", one.path)
            if follow_up and not discord.MessageFlags._from_value(one.json.get("flags", 0)).ephemeral:
                table, version = max((int(a), int(b)) for a, b in re.findall(r"\bsz:(\d+):(\d+):", json.dumps(one.json)))
                found.append(f"{table:x}.0.{version:x}")
        return found

    def requests(self, method: str, path: str) -> list[Any]:
        """What the bot asked of Discord, by the end of the path."""
        return [one for one in self.env.http_requests if one.method == method and one.path.endswith(path)]


@asynccontextmanager
async def webhooks_for_all_tasks() -> AsyncIterator[None]:
    """SimCord answers requests with a token in tasks of interactions only; the bot also makes them in tasks of its own."""
    simulated = async_context.get()

    async def request(_self: AsyncWebhookAdapter, *arguments: Any, **options: Any) -> Any:
        return await simulated.request(*arguments, **options)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(AsyncWebhookAdapter, "request", request)
        yield


def a_bot(settings: BotSettings, workers: ThreadPoolExecutor) -> Bot:
    advice_pool = AdvicePool(lambda: workers, thoughts=4)
    return build(settings, picture_renderer=QuickRenderer(), automat_pool=AutomatPool(lambda: workers), advice_pool=advice_pool)


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[SimcordServer]:
    """Everything running; leaving it fails when the bot raised anything that nobody caught."""
    settings = BotSettings(
        discord_token="simcord-fake.fake.not-a-token-of-discord",
        database=folder / "tables.sqlite",
        automat_pace_ms=0,
        shards=1,  # SimCord recommends no number
        emojis=False,  # SimCord has no emojis of applications
    )
    with ThreadPoolExecutor(1) as workers:
        bot = a_bot(settings, workers)
        async with simcord.run(bot, settle_timeout=SETTLE_TIMEOUT) as env, webhooks_for_all_tasks():
            bot.tables._seed, bot.tables._shares = count(1).__next__, False  # the same games in every run
            made = SimcordServer(env, settings, bot, workers)
            try:
                yield made
            finally:
                await made.bot.close()
