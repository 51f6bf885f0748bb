"""Several clients share one PostgreSQL: in one process here, in real processes in ``tests/bot/test_cluster_processes.py``."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg
import pytest
from discord.http import HTTPClient

from bot.discord_app.client import Bot, build
from bot.runtime.database_address import ServerAddress
from bot.runtime.settings import BotSettings
from bot.service import slot_keeper
from bot.storage import slot_locks
from bot.tables.errors import StoreError
from bot.workers.advice_pool import AdvicePool
from bot.workers.automat_pool import AutomatPool
from playground import ChannelSeed, MessageView, Person, Playground, Seed, ServerSeed
from playground import Settings as Figures
from playground.run_patched import point_at
from playground.testing import checked
from tests.bot.discord_app.clicking_players import MOVES, address
from tests.bot.discord_app.harness import OPENAPI, PEOPLE, QuickRenderer

pytestmark = pytest.mark.integration


@pytest.fixture
def engine() -> str:
    return "postgresql"


class Cluster:
    """Clients with one token and one database, each as if it were a process of its own."""

    def __init__(self, playground: Playground, database: ServerAddress) -> None:
        self.playground = playground
        self.database = database
        self.bots: list[tuple[Bot, asyncio.Task[None]]] = []

    def start(self, **settings: Any) -> Bot:
        figures = {"database": self.database, "shards": 2, "slots": 2, "automat_pace_ms": 0, "emojis": False, **settings}
        bot = build(
            BotSettings(discord_token=self.playground.token, **figures),
            picture_renderer=QuickRenderer(),
            automat_pool=AutomatPool(lambda: ThreadPoolExecutor(1)),
            advice_pool=AdvicePool(lambda: ThreadPoolExecutor(1), thoughts=4),
        )
        self.bots.append((bot, asyncio.create_task(bot.start(self.playground.token))))
        return bot

    async def serve(self) -> list[Bot]:
        """Two that start together, by the shard that each serves."""
        bots = [self.start(), self.start()]
        await self.playground.gateway.wait_shards({0, 1})
        await self.until(lambda: all(bot.share.held for bot in bots))
        return sorted(bots, key=lambda bot: bot.share.held)

    async def until(self, done: Callable[[], Any]) -> Any:
        async with asyncio.timeout(60):
            while not (found := done()):
                for bot, running in self.bots:
                    if running.done() and not bot.is_closed():
                        running.result()
                await asyncio.sleep(0.01)
        return found

    async def press(self, person: Person, verb: str, channel: str) -> None:
        """Press something in the newest public message, as soon as it is there."""

        def found() -> tuple[MessageView, str] | None:
            newest = self.posted(channel)[-1:]
            return next(((one, custom_id) for one in newest for custom_id in _pressable(one, verb)), None)

        await person.click(*await self.until(found))

    async def close(self) -> None:
        for bot, running in self.bots:
            await bot.close()
            running.cancel()
            with contextlib.suppress(asyncio.CancelledError, StoreError):
                await running

    def posted(self, channel: str) -> list[MessageView]:
        found = self.playground.person("Dawid").messages(self.playground.channel(channel), limit=1000)
        return [one for one in found if not one.private]


@pytest.fixture
async def cluster(database: ServerAddress, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Cluster]:
    monkeypatch.setattr(slot_locks, "IDENTIFY_SECONDS", 0.1)
    monkeypatch.setattr(slot_locks, "SIZE_SECONDS", 0.5)
    monkeypatch.setattr(slot_keeper, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(slot_keeper, "ANSWER_SECONDS", 60.0)
    channels = ((ChannelSeed("here"),), (ChannelSeed("there"),))
    seed = Seed(people=PEOPLE, channels=channels[0], shard=(0, 2), more_servers=(ServerSeed("Other", (1, 2), channels[1]),))
    usual = {"acknowledge_seconds": 30.0, "rate_limits": False, "shards": 2}
    figures = Figures(**usual, one_session_per_shard=True)
    async with checked(None, seed=seed, settings=figures, openapi=OPENAPI) as playground:
        point_at(playground.address)
        made = Cluster(playground, database)
        try:
            yield made
        finally:
            await made.close()


async def test_each_serves_its_servers_and_the_commands_are_handed_over_once(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[Any] = []
    hand_over = HTTPClient.bulk_upsert_global_commands

    async def counted(http: HTTPClient, application: int, payload: Any) -> Any:
        synced.append(application)
        return await hand_over(http, application, payload=payload)

    monkeypatch.setattr(HTTPClient, "bulk_upsert_global_commands", counted)
    monkeypatch.setattr(slot_locks, "IDENTIFY_SECONDS", 3.0)
    cluster.playground.settings.identify_seconds = 0.5  # well within the three, also where the machine is busy
    first, second = await cluster.serve()
    assert [bot.share.held for bot in (first, second)] == [(0,), (1,)]
    assert len(synced) == 1
    ania = cluster.playground.person("Ania")
    for number, (name, bot) in enumerate((("here", first), ("there", second))):
        await (await ania.slash("szczesc new", {"automats": 1, "seats": 2}, cluster.playground.channel(name))).finished()
        await cluster.until(lambda name=name: any(ania.id in one.mentions for one in cluster.posted(name)))
        rows = await bot.tables.store.read(lambda db: db.execute("SELECT slot FROM tables ORDER BY id").fetchall())
        assert [slot for (slot,) in rows] == [0, 1][: number + 1]
    assert [bot.state for bot in (first, second)] == ["serving", "serving"]


async def test_a_choice_in_a_direct_message_is_shown_by_the_process_of_the_table(cluster: Cluster) -> None:
    """Direct messages arrive at the first shard; the table is in a server of the second."""
    _, owner = await cluster.serve()
    people = [cluster.playground.person(name) for name in ("Ania", "Bob")]
    await (await people[0].slash("szczesc new", {"seats": 2, "language": "en"}, cluster.playground.channel("there"))).finished()
    await cluster.press(people[1], "join", "there")
    await cluster.press(people[0], "start", "there")
    person, message, part = await cluster.until(lambda: _choice(people))
    if "options" in part:
        answer = await person.select(message, part["custom_id"], part["options"][0]["value"])
    else:
        answer = await person.click(message, part["custom_id"])
    assert answer.interaction.channel == person.direct
    await cluster.until(lambda: "picks an order" in cluster.posted("there")[-1].text)
    acts = await owner.tables.store.read(lambda db: db.execute("SELECT request FROM log WHERE kind = 'act'").fetchall())
    assert acts == [(answer.interaction.id,)]


def _pressable(message: MessageView, verb: str) -> list[str]:
    return [part["custom_id"] for part in message.buttons if address(part).verb == verb and not part.get("disabled")]


def _choice(people: list[Person]) -> tuple[Person, MessageView, Any] | None:
    """Something that one of them can choose in a direct message."""
    for person in people:
        for message in person.messages(person.direct)[-1:]:
            for part in (*message.buttons, *message.selects):
                if not part.get("disabled") and address(part).verb in MOVES:
                    return person, message, part
    return None


async def test_who_leaves_is_followed_by_the_standby(cluster: Cluster) -> None:
    first, second = await cluster.serve()
    standby = cluster.start()
    await cluster.until(lambda: standby.share.shared and standby.state == "waiting")
    assert not standby.shards
    await first.wind_down(5.0)
    assert first.state == "leaving"
    await first.close()
    await cluster.until(lambda: standby.share.held == (0,))
    await cluster.playground.gateway.wait_shards({0, 1})
    ania, here = cluster.playground.person("Ania"), cluster.playground.channel("here")
    await (await ania.slash("szczesc new", {}, here)).finished()
    await cluster.until(lambda: cluster.posted("here"))
    assert second.share.held == (1,)


async def test_who_loses_the_locks_stops_posting_and_is_to_end(cluster: Cluster) -> None:
    first, second = await cluster.serve()
    with psycopg.connect(cluster.database.url, autocommit=True) as connection:
        sql = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = %s AND objid = 0"
        assert connection.execute(sql, (slot_locks.SLOT_LOCK,)).fetchall() == [(True,)]
    await cluster.until(first.lost.is_set)
    assert first.state == "leaving"
    ania, here = cluster.playground.person("Ania"), cluster.playground.channel("here")
    await (await ania.slash("szczesc new", {}, here)).finished()  # its gateway is still open: the act counts
    assert not first.working
    assert cluster.posted("here") == []
    await first.close()
    successor = cluster.start()
    await cluster.until(lambda: cluster.posted("here"))
    assert (successor.share.held, second.share.held) == ((0,), (1,))


async def test_a_process_takes_what_nobody_else_takes(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slot_keeper, "SPARE_SECONDS", 0.3)
    alone = cluster.start()
    await cluster.playground.gateway.wait_shards({0, 1})
    assert sorted(alone.share.held) == [0, 1]
    for name in ("here", "there"):
        await (await cluster.playground.person("Ania").slash("szczesc new", {}, cluster.playground.channel(name))).finished()
        await cluster.until(lambda name=name: cluster.posted(name))


async def test_other_figures_are_refused_while_a_process_runs(cluster: Cluster) -> None:
    await cluster.serve()
    other = cluster.start(shards=4)
    with pytest.raises(StoreError) as caught:
        await cluster.until(other.is_closed)
    assert caught.value.refusal.code == "other_cluster"
