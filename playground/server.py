"""The server as one object: start it, act as people, inspect violations of the bot."""

import asyncio
import contextlib
from pathlib import Path
from urllib.parse import urlencode

from aiohttp import web

from playground.clock import Clock
from playground.core import Core, Settings, Violation
from playground.errors import Json
from playground.faults import Fault, Faults
from playground.gateway import Gateway
from playground.interactions import Interactions
from playground.message_view import MessageView
from playground.messages import delete
from playground.pages import Pages
from playground.people import Person
from playground.rest import accounts, channels, commands, emojis, interactions, messages
from playground.rest.pipeline import Pipeline
from playground.schema import schema_in
from playground.world import Seed, World

ROUTES = [
    *accounts.ROUTES,
    *channels.ROUTES,
    *commands.ROUTES,
    *emojis.ROUTES,
    *interactions.ROUTES,
    *messages.ROUTES,
]
HOST = "127.0.0.1"
PORTS_TO_TRY = 20


class Playground:
    """A small Discord on loopback.

    `path` is the file that keeps the world (None: in memory), `openapi` Discord's description of its API (None: unchecked).
    """

    def __init__(
        self, path: Path | None = None, *, seed: Seed | None = None, settings: Settings | None = None, openapi: Path | None = None
    ) -> None:
        self.core = Core(path, seed or Seed(), settings or Settings())
        self.core.gateway = Gateway(self.core)
        self.core.interactions = Interactions(self.core)
        self.rest = Pipeline(self.core, schema_in(openapi) if openapi else None)
        self.pages = Pages(self.core)
        self.port = 0
        self._runner: web.AppRunner | None = None

    async def start(self, port: int = 0, *, move_on: bool = False) -> None:
        """Listen; port 0 is any free one, `move_on` takes the next when the port is taken."""
        app = web.Application(client_max_size=self.core.settings.request_bytes, middlewares=[self.pages.guard])
        self.rest.install(app, ROUTES)
        app.router.add_get("/gateway/", self.core.gateway.handle)
        self.pages.install(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        for candidate in range(port, port + (PORTS_TO_TRY if move_on and port else 1)):
            try:
                site = web.TCPSite(self._runner, HOST, candidate)
                await site.start()
                break
            except OSError:
                if candidate == port + (PORTS_TO_TRY if move_on and port else 1) - 1:
                    await self._runner.cleanup()
                    raise
        self.port = int(self._runner.addresses[0][1])
        self.core.address = f"http://{HOST}:{self.port}"

    async def stop(self) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(self.core.gateway.close(), self.pages.close()), 3)
        if self._runner:
            await self._runner.cleanup()
        self.core.world.store.close()

    async def __aenter__(self) -> "Playground":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    # for launchers, tests and benchmarks

    @property
    def address(self) -> str:
        return self.core.address

    @property
    def key(self) -> str:
        """The key that a page needs to act as the people."""
        return self.core.key

    @property
    def page_address(self) -> str:
        """The address to open in a browser. The key is in the fragment, which a browser sends to nobody."""
        return f"{self.address}/#{urlencode({'key': self.key})}"

    @property
    def token(self) -> str:
        return self.core.token

    @property
    def world(self) -> World:
        return self.core.world

    @property
    def clock(self) -> Clock:
        return self.core.clock

    @property
    def settings(self) -> Settings:
        return self.core.settings

    @property
    def gateway(self) -> Gateway:
        return self.core.gateway

    @property
    def faults(self) -> Faults:
        return self.core.faults

    def fail(self, pattern: str, status: int = 500, *, times: int = 1, **details: float | str | bool) -> None:
        """Let the next requests that fit "METHOD /path" (with * and ?) fail: see Fault."""
        self.core.faults.add(Fault(pattern, status, times, **details))  # type: ignore[arg-type]

    @property
    def violations(self) -> list[Violation]:
        return self.core.violations

    def take_violations(self) -> list[Violation]:
        """Return and clear the violations so far, for tests that expect them."""
        taken, self.core.violations[:] = list(self.core.violations), []
        return taken

    def person(self, name: str) -> Person:
        """A person by name."""
        return Person(self.core, next(id_ for id_, one in self.world.people.items() if one["global_name"] == name))

    def channel(self, name: str) -> str:
        """The id of a channel or thread by name."""
        return next(id_ for id_, one in self.world.channels.items() if one.get("name") == name)

    def delete(self, message: MessageView) -> None:
        """A moderator deletes a message under the bot."""
        found = self.world.store.message(message.id)
        assert found is not None, "the message is gone already"
        delete(self.core, *found)

    def add_person(self, name: str, locale: str = "en-GB", *, closed: bool = False) -> Person:
        created = self.world.add_person(name, locale, closed=closed)
        self.core.tell("people", {})
        return Person(self.core, created["id"])

    def add_channel(self, name: str) -> Json:
        """A channel more in the first server; the bot is told."""
        channel = self.world.add_channel(next(iter(self.world.guilds.values())), name)
        self.core.gateway.dispatch("CHANNEL_CREATE", channel, channel)
        self.core.tell("channel", {"id": channel["id"]})
        return channel
