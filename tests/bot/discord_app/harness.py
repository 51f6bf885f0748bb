"""A Discord on loopback, the real bot in this process, and people who press what they see."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from PIL import Image

from bot.discord_app import message_sender
from bot.discord_app.client import Bot, build
from bot.runtime.settings import BotSettings
from bot.tables.table import Request, Table
from bot.workers.advice_pool import AdvicePool
from bot.workers.automat_pool import AutomatPool
from playground import ChannelSeed, MessageView, Permission, Person, PersonSeed, Playground, Seed
from playground import Settings as Figures
from playground.run_patched import point_at
from playground.testing import checked, openapi_beside
from render.picture_registry import RenderedPicture, RenderedStrip, strips_of
from render.scene import Scene
from tests.waiting import until

OPENAPI = openapi_beside(Path(__file__).parents[4] / "shared" / "discord")
PEOPLE = (
    PersonSeed("Ania", "pl"), PersonSeed("Bob", "en-GB"), PersonSeed("Clara", "de"), PersonSeed("Dawid", "pl"),
    PersonSeed("Ewa", "en-US"), PersonSeed("Franek", "de"),
)  # fmt: skip
CHANNELS = (
    ChannelSeed("general"),
    ChannelSeed("second"),
    ChannelSeed("no-pictures", bot_may_not=Permission.ATTACH_FILES),
    ChannelSeed("read-only", bot_may_not=Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS),
)


def _dot() -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (2, 2)).save(out, "WEBP")
    return out.getvalue()


class QuickRenderer:
    """The real words for every picture, but a dot instead of the drawing: games of hundreds of pictures stay quick."""

    dot = _dot()

    async def start(self) -> None:
        pass

    async def picture(self, kind: str, scene: Scene) -> RenderedPicture:
        return RenderedPicture(tuple(RenderedStrip(self.dot, "webp", strip.describe(scene)) for strip in strips_of(kind, scene)))


class DiscordHarness:
    """The loopback Discord with its people, and the bot that comes and goes."""

    def __init__(self, playground: Playground, folder: Path, workshop: Any, emojis: bool) -> None:
        self.playground = playground
        database = folder / "tables.sqlite"
        self.settings = BotSettings(discord_token=playground.token, database=database, automat_pace_ms=0, emojis=emojis)
        self.workshop = workshop
        self.channel = playground.channel("general")
        self.thoughts = ThreadPoolExecutor(1)
        self.seeds, self.shares = count(1), False  # of the tables: the same games in every run
        self.bot: Bot
        self._running: asyncio.Task[None] | None = None

    def person(self, name: str) -> Person:
        return self.playground.person(name)

    @property
    def people(self) -> list[Person]:
        return [self.person(one.name) for one in PEOPLE]

    async def start_bot(self) -> Bot:
        """A new client over the same database, as after a restart."""
        before = self.playground.gateway.identified
        self.bot = build(
            self.settings,
            picture_renderer=self.workshop,
            automat_pool=AutomatPool(lambda: _SharedExecutor(self.thoughts)),
            advice_pool=AdvicePool(lambda: _SharedExecutor(self.thoughts), thoughts=4),
        )
        self._running = asyncio.create_task(self.bot.start(self.settings.token))
        ready = asyncio.create_task(self.playground.gateway.wait_connected(identified=before + 1))
        await asyncio.wait({ready, self._running}, return_when=asyncio.FIRST_COMPLETED, timeout=90)
        if not ready.done():
            ready.cancel()
            self._running.result()
            raise AssertionError("the bot does not connect")
        self.bot.tables._seed, self.bot.tables._shares = self.seeds.__next__, self.shares
        return self.bot

    async def stop_bot(self) -> None:
        await self.bot.close()
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running

    async def restart_bot(self) -> Bot:
        await self.stop_bot()
        return await self.start_bot()

    async def settled(self) -> None:
        """Everybody is answered, nothing is on its way to a reader, and no automat is thinking."""
        quiet = 0

        def at_rest() -> bool:
            nonlocal quiet
            quiet = 0 if self.bot.interactions.busy or self.bot.working else quiet + 1
            return quiet > 2

        await until(at_rest, "the bot at rest", pause=0.003)

    async def answered(self) -> None:
        """Nobody waits for an answer any more."""
        await until(lambda: not self.bot.interactions.busy, "an answer for everybody", pause=0.001)

    def end_press_tokens(self) -> None:
        """So much time passes at Discord that no press until now can be used any more."""
        self.playground.clock.advance(self.playground.settings.token_seconds + 1)

    async def open_table(self, people: list[Person], language: str = "en", game: str = "szczesc", **options: Any) -> None:
        """A table in the channel at which these people sit, the first of them as host; begun."""
        await self.typed(people[0], f"{game} new", {"language": language, **options})
        for person in people[1:]:
            await self.press(person, "join")
        if len(people) > 1:
            await self.press(people[0], "start")

    async def seat(self, count: int, language: str = "en", game: str = "szczesc", **options: Any) -> list[Person]:
        """So many people sit at a table that has begun."""
        await self.open_table(self.people[:count], language, game, **options)
        return self.people[:count]

    async def typed(self, person: Person, command: str, options: dict[str, Any] | None = None) -> MessageView:
        """What answers a command in the channel, once all that it sets off is done."""
        answer = await (await person.slash(command, options or {}, self.channel)).finished()
        await self.settled()
        return answer

    async def press(self, person: Person, verb: str, message: MessageView | None = None) -> None:
        """Press the button with this verb in a message, or in the newest one, and wait for all that it sets off."""
        message = message or self.newest()
        await person.click(message, self.find(message, verb))
        await self.settled()

    async def on_turn(self) -> Person:
        """Whoever has to decide, of several the first."""
        table = await self.table()
        owner = table.seats[table.to_act()[0]].owner
        return next(person for person in self.people if int(person.id) == owner)

    async def panel(self, person: Person) -> MessageView:
        """What somebody sees after Play."""
        return await (await person.click(self.newest(), self.find(self.newest(), "play"))).finished()

    async def act(self, *texts: str) -> Table:
        """Whoever has to decide plays without a panel; without texts the first legal action."""
        table, person = await self.table(), await self.on_turn()
        actions = list(texts) or [str(table.game.legal_actions(table.state, table.to_act()[0])[0])]
        request = Request(f"{table.seq} {actions}", int(person.id), table.seq, place=table.place)
        assert (await self.bot.tables.act(request, table.id, actions)).ok
        await self.settled()
        return await self.table()

    async def at(self, now: int) -> None:
        """It is this time, and what was to be done by then is done."""
        self.bot.tables.runner.now = lambda: now
        self.bot.wake()
        await self.settled()
        await self.settled()

    async def rows(self, sql: str) -> list[Any]:
        return await self.bot.tables.store.read(lambda db: db.execute(sql).fetchall())

    @staticmethod
    def find(message: MessageView, verb: str) -> str:
        """The id of the first thing with this verb that can be pressed."""
        parts = [part for part in (*message.buttons, *message.selects) if not part.get("disabled")]
        found = [part["custom_id"] for part in parts if part["custom_id"].split(":")[3] == verb]
        assert found, f"no {verb} in {[part['custom_id'] for part in parts]}: {message.text}"
        return str(found[0])

    async def table(self, channel: str | None = None) -> Table:
        """The last table of the channel, as the bot knows it."""
        here = int(channel or self.channel)
        number = await self.bot.tables.store.read(
            lambda db: db.execute("SELECT MAX(id) FROM tables WHERE channel = ?", (here,)).fetchone()[0]
        )
        table = await self.bot.tables.table(number)
        assert table is not None
        return table

    def newest(self, channel: str | None = None) -> MessageView:
        """The last message about the game that everybody sees; a note to one person has a single button."""
        return [one for one in self.posted(channel, 20) if len(one.buttons) + len(one.selects) != 1][-1]

    def posted(self, channel: str | None = None, limit: int = 1000) -> list[MessageView]:
        """What everybody sees in the channel."""
        found = self.person("Dawid").messages(channel or self.channel, limit=limit)
        return [one for one in found if not one.private]


class _SharedExecutor(ThreadPoolExecutor):
    """An executor that outlives the bot which uses it."""

    def __init__(self, lender: ThreadPoolExecutor) -> None:
        super().__init__(1)
        self._lender = lender

    def submit(self, work: Any, /, *arguments: Any, **named: Any) -> Any:
        return self._lender.submit(work, *arguments, **named)


@asynccontextmanager
async def hall(
    folder: Path,
    *,
    workshop: Any = None,
    rate_limits: bool = False,
    bot: bool = True,
    emojis: bool = False,
    late_seconds: float = 0.0,
    **figures: Any,
) -> AsyncIterator[DiscordHarness]:
    """Everything running; leaving it fails when the bot broke a rule of Discord's. ``emojis``: they are uploaded at the start.

    ``late_seconds``: how long a bot waits for what one before it may have sent.
    """
    # Three seconds may be short on a busy machine; the tests about lateness set their own figure.
    figures = {"acknowledge_seconds": 30.0, "rate_limits": rate_limits, **figures}
    seed = Seed(people=PEOPLE, channels=CHANNELS)
    waits = patch.object(message_sender, "LATE_SECONDS", late_seconds)
    async with checked(None, seed=seed, settings=Figures(**figures), openapi=OPENAPI) as playground:
        point_at(playground.address)
        made = DiscordHarness(playground, folder, workshop or QuickRenderer(), emojis)
        with waits:
            if bot:
                await made.start_bot()
            try:
                yield made
            finally:
                if bot:
                    await made.stop_bot()
                made.thoughts.shutdown()
