"""Several real bot processes with one token and one PostgreSQL, on a playground with two servers on two shards."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import psycopg

from bot.runtime.database_address import ServerAddress
from bot.texts import say
from playground import (
    BotProcess,
    BotResponse,
    ChannelSeed,
    InteractionFailed,
    MessageView,
    Person,
    PersonSeed,
    Playground,
    Seed,
    ServerSeed,
    Unfit,
)
from playground import Settings as Figures
from playground.testing import checked
from tests.bot.discord_app.clicking_players import MOVES, address, verbs
from tests.bot.discord_app.harness import OPENAPI, DiscordHarness
from tests.waiting import until

ONE_MOMENT = say("en", "front-one-moment")
LOST_AFTER = 20.0  # seconds without an answer: a person presses again
PATIENCE = 240.0  # a process that starts on a busy machine
PEOPLE = (PersonSeed("Ania", "pl"), PersonSeed("Bob", "en-GB"))
NAMES = ("Bob", "Guide")  # of the seats: the person, and the automat
CHANNELS = ("here", "there")  # in the servers of shard 0 and of shard 1


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class ClusterProcess(BotProcess):
    """One of the processes."""

    def __init__(self, playground: Playground, database: ServerAddress, folder: Path, **env: str) -> None:
        self.port = free_port()
        settings = {"DATABASE": database.url, "SLOTS": "2", "EMOJIS": "false", "PICTURE_WORKERS": "1", "AUTOMAT_PACE_MS": "0"}
        settings |= {"HEALTH_PORT": str(self.port), **env}
        super().__init__(playground, "tests.bot.cluster_bot", env=settings, cwd=folder)

    async def health(self) -> dict[str, Any]:
        """What /healthz says; its status is ``status``."""
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{self.port}/healthz") as answer:
            return {**json.loads(await answer.read()), "status": answer.status}

    async def until(self, state: str) -> dict[str, Any]:
        """Wait until the health page says this state, and that it is ready where it serves."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(aiohttp.ClientError, OSError):
                    said = await self.health()
                    if said["state"] == state and said["ready"] == (state == "serving"):
                        return said
                assert self.running, self.output
                await asyncio.sleep(0.05)


class Cluster:
    """The processes and their Discord."""

    def __init__(self, playground: Playground, database: ServerAddress, folder: Path) -> None:
        self.playground = playground
        self.database = database
        self._folder = folder
        self.processes: list[ClusterProcess] = []

    async def start(self, state: str = "serving", **env: str) -> ClusterProcess:
        """Another process, which serves or waits."""
        made = ClusterProcess(self.playground, self.database, self._folder, **env)
        self.processes.append(made)
        await made.spawn()
        await made.until(state)
        return made

    async def serve(self, **env: str) -> list[ClusterProcess]:
        """Two processes that start together and hold a slot each."""
        return list(await asyncio.gather(self.start(**env), self.start(**env)))

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.database.url) as connection:
            return connection.execute(sql.encode()).fetchall()

    async def quiet(self) -> None:
        """Wait until nobody is owed a message and every older message is reduced to its lines."""
        owed = "SELECT 1 FROM messages WHERE due > shown UNION ALL SELECT 1 FROM channel_posts WHERE shrink_at IS NOT NULL"
        await until(lambda: not self.rows(owed), "quiet", pause=0.1, patience=PATIENCE)

    @staticmethod
    def pressable(messages: list[MessageView], verb: str) -> tuple[MessageView, Any] | None:
        """What has this verb in the newest of these messages that has it."""
        for message in reversed(messages):
            for part in (*message.buttons, *message.selects):
                if address(part).verb == verb and not part.get("disabled"):
                    return message, part
        return None

    async def press_when_there(self, person: Person, channel: str, verb: str) -> BotResponse:
        """Press something as soon as it can be pressed."""
        found = await until(lambda: self.pressable(person.messages(channel)[-1:], verb), verb, pause=0.05, patience=PATIENCE)
        assert found is not None
        message, part = found
        if "options" in part:
            return await person.select(message, part["custom_id"], part["options"][0]["value"])
        return await person.click(message, part["custom_id"])

    async def told_and_logged(self, player: Player) -> tuple[list[list[tuple[str, str]]], list[tuple[str, str]]]:
        """Who digs where, by message of the channel, and in the log, once a press that was given up has had its effect."""
        before = None
        while True:
            await self.quiet()
            now = self._told(player), self._logged(player)
            if now == before:
                return now
            before = now
            await asyncio.sleep(1.0)

    def _told(self, player: Player) -> list[list[tuple[str, str]]]:
        """Who digs where, by message of the channel."""
        return [re.findall(r"(\w+) digs in \*\*(\w)", message.text) for message in player.posted()]

    def _logged(self, player: Player) -> list[tuple[str, str]]:
        """The same in the log of the channel's table."""
        sql = (
            "SELECT seat, text FROM log WHERE kind = 'act' AND table_id = (SELECT id FROM tables WHERE channel = {}) ORDER BY seq"
        )
        acts = [(NAMES[seat], text.split()) for seat, text in self.rows(sql.format(int(player.channel)))]
        return [(name, words[1]) for name, words in acts if words[0] == "dig"]

    def faults(self) -> list[str]:
        """What must not be in the end: a press that acted twice, a gap in a log, a table that contradicts itself."""
        again = "SELECT request FROM log WHERE kind = 'act' AND person IS NOT NULL GROUP BY request HAVING COUNT(DISTINCT at) > 1"
        gaps = "SELECT table_id FROM log GROUP BY table_id HAVING COUNT(*) <> MAX(seq)"
        return [
            *(f"press {key} acted more than once" for (key,) in self.rows(again)),
            *(f"the log of table {table} has gaps" for (table,) in self.rows(gaps)),
            *(f"table {table} is frozen" for (table,) in self.rows("SELECT id FROM tables WHERE status = 'frozen'")),
        ]


@asynccontextmanager
async def cluster(database: ServerAddress, folder: Path, **figures: Any) -> AsyncIterator[Cluster]:
    """No process yet; whatever still runs at the end is killed."""
    here, there = ((ChannelSeed(name),) for name in CHANNELS)
    seed = Seed(people=PEOPLE, channels=here, shard=(0, 2), more_servers=(ServerSeed("Other", (1, 2), there),))
    usual = {
        "acknowledge_seconds": 10.0,
        "rate_limits": False,
        "identify_seconds": 5.0,
        "one_session_per_shard": True,
        "shards": 2,
    }
    async with checked(None, seed=seed, settings=Figures(**{**usual, **figures}), openapi=OPENAPI) as playground:
        made = Cluster(playground, database, folder)
        try:
            yield made
        finally:
            for number, process in enumerate(made.processes):
                await process.kill()
                told = [line for line in process.output.splitlines() if " | press " not in line and "refused" not in line]
                sys.stdout.write("\n".join((f"process {number}:", *told, "")))  # shown where a test fails
                assert playground.token not in process.output


class Player:
    """A person who plays against an automat by pressing what can be pressed; a press without an answer is pressed again."""

    def __init__(self, person: Person, channel: str, seed: int = 1) -> None:
        self.person = person
        self.channel = channel
        self.presses = 0
        self.unanswered = 0
        self._rng = Random(seed)

    async def open(self, game: str = "kopalnie") -> None:
        await (await self.person.slash(f"{game} new", {"seats": 2, "automats": 1, "language": "en"}, self.channel)).finished(
            PATIENCE
        )
        await self._called()

    async def turn(self) -> None:
        """One whole turn: until another message calls."""
        called = await self._called()
        panel: MessageView | None = None
        looks = 0
        end = asyncio.get_running_loop().time() + PATIENCE
        while (newest := self.posted()[-1]).id == called.id or not self._calls(newest):
            part = panel and self._move(panel)
            with contextlib.suppress(Unfit):  # what was to be pressed is gone by now
                if panel is not None and part is not None:
                    panel = await self._press(panel, part["custom_id"], self._value(part))
                elif "play" in verbs(newest):
                    panel = await self._press(newest, DiscordHarness.find(newest, "play"))
            await asyncio.sleep(0.2)
            looks += 1
            assert asyncio.get_running_loop().time() < end, f"no end of a turn at {newest.text}: {panel and panel.text}"
            # An answer that was lost with its process never comes: a person opens the panel anew.
            panel = panel and self._now(panel) if looks % 40 else None

    def _now(self, panel: MessageView) -> MessageView | None:
        """A private panel as it is now."""
        return next((one for one in self.person.messages(self.channel, limit=1000) if one.id == panel.id), None)

    def _calls(self, message: MessageView) -> bool:
        return self.person.id in message.mentions and "play" in verbs(message)

    def posted(self) -> list[MessageView]:
        """What everybody sees in the channel."""
        return [one for one in self.person.messages(self.channel, limit=1000) if not one.private]

    async def _called(self) -> MessageView:
        """The newest public message, once it calls this person."""
        await until(lambda: any(map(self._calls, self.posted()[-1:])), "a call", pause=0.05, patience=PATIENCE)
        return self.posted()[-1]

    def _move(self, panel: MessageView) -> Any:
        parts = [part for part in (*panel.buttons, *panel.selects) if not part.get("disabled") and address(part).verb in MOVES]
        likely = [part for part in parts if address(part).verb in ("done", "confirm")]
        return self._rng.choice(likely or parts) if parts else None

    def _value(self, part: Any) -> str | None:
        values = [one["value"] for one in part.get("options", ()) if not one["value"].startswith("page ")]
        return self._rng.choice(values) if values else None

    async def _press(self, message: MessageView, custom_id: str, value: str | None = None) -> MessageView:
        async with asyncio.timeout(PATIENCE):
            while True:
                self.presses += 1
                try:
                    if value is None:
                        answer = await self.person.click(message, custom_id)
                    else:
                        answer = await self.person.select(message, custom_id, value)
                    shown = await answer.finished(LOST_AFTER)
                    if shown.text != ONE_MOMENT:
                        return shown
                    await asyncio.sleep(1.5)  # as they were told
                except (InteractionFailed, TimeoutError):  # its process ended before or after the acknowledgement
                    self.unanswered += 1
