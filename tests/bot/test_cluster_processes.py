"""Several real processes share one database: killed, deployed one after the other, cut off from their locks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg
import pytest

from bot.runtime.database_address import ServerAddress
from bot.storage.slot_locks import SLOT_LOCK
from playground import Person
from tests.bot.cluster_processes import CHANNELS, PATIENCE, Cluster, Player, cluster
from tests.waiting import until

pytestmark = [pytest.mark.integration, pytest.mark.slow]


@pytest.fixture
def engine() -> str:
    return "postgresql"


@pytest.fixture
async def made(database: ServerAddress, tmp_path: Path) -> AsyncIterator[Cluster]:
    async with cluster(database, tmp_path) as one:
        yield one


async def seated(made: Cluster) -> list[Player]:
    """A person at a table against an automat in both servers."""
    bob = made.playground.person("Bob")
    players = [Player(bob, made.playground.channel(name), number) for number, name in enumerate(CHANNELS)]
    for player in players:
        await player.open()
    return players


async def play(players: list[Player], turns: int = 1) -> None:
    for _ in range(turns):
        await asyncio.gather(*(player.turn() for player in players))


async def check(made: Cluster, players: list[Player], turns: int) -> None:
    """In the end: every turn was told, once and in order, in no more messages than the person had turns."""
    for player in players:
        told, logged = await made.told_and_logged(player)
        assert [dig for message in told for dig in message] == logged
        with_turns = [message for message in told if message]
        assert len(with_turns) >= turns - 1, "in the first one a mission is chosen"
        assert all(any(name == "Bob" for name, _ in message) for message in with_turns[1:]), "an automat's turn has no message"
    assert made.faults() == []


async def test_a_standby_takes_over_what_a_killed_process_held(made: Cluster) -> None:
    first, second = await made.serve()
    standby = await made.start("waiting")
    assert (await standby.health())["status"] == 200
    assert made.playground.gateway.shards == {0, 1}
    assert sum("handed over" in process.output for process in (first, second)) == 1
    players = await seated(made)
    await play(players)
    await first.kill()
    await asyncio.wait_for(made.playground.gateway.wait_shards({0, 1}), PATIENCE)
    await play(players, 2)
    await check(made, players, 3)
    assert "handed over" not in standby.output


async def test_a_process_that_loses_its_locks_ends_and_another_goes_on(made: Cluster) -> None:
    processes = await made.serve()
    players = await seated(made)
    with psycopg.connect(made.database.url, autocommit=True) as connection:
        sql = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = %s AND objid = 1"
        assert connection.execute(sql, (SLOT_LOCK,)).fetchall() == [(True,)]
    (ended,) = [one for one in processes if "holds slot 1" in one.output]
    await until(lambda: "are lost" in ended.output, "a look at the locks", patience=PATIENCE)
    assert await ended.ended(wait=PATIENCE) == 1
    assert "Traceback" not in ended.output
    await made.start()  # as the supervisor would
    await play(players)
    await check(made, players, 1)


async def test_a_rolling_deploy_during_play(made: Cluster) -> None:
    processes = await made.serve()
    processes.append(await made.start("waiting"))
    players = await seated(made)
    playing = asyncio.create_task(play(players, 8))
    for old in (processes[2], processes[0], processes[1]):
        before = made.playground.gateway.identified
        serving = (await old.health())["state"] == "serving"
        assert await old.stop(wait=PATIENCE) == 0
        assert "Traceback" not in old.output
        await made.start("waiting")
        if serving:
            await made.playground.gateway.wait_connected(identified=before + 1)
            await made.playground.gateway.wait_shards({0, 1})
    await asyncio.wait_for(playing, 2 * PATIENCE)
    await check(made, players, 8)


async def test_a_press_in_a_direct_message_is_shown_in_the_channel(made: Cluster) -> None:
    await made.serve()
    ania, bob = made.playground.person("Ania"), made.playground.person("Bob")
    there = made.playground.channel("there")
    await (await ania.slash("szczesc new", {"seats": 2, "language": "en"}, there)).finished(PATIENCE)
    for person, verb in ((bob, "join"), (ania, "start")):
        await made.press_when_there(person, there, verb)  # acknowledged silently: the lobby changes

    def drafting() -> Person | None:
        return next((one for one in (ania, bob) if made.pressable(one.messages(one.direct)[-1:], "draft")), None)

    chooser = await until(drafting, "a direct message that lets somebody choose", patience=PATIENCE)
    assert chooser is not None
    await made.press_when_there(chooser, chooser.direct, "draft")
    await chooser.wait_for(lambda one: "picks an order" in one.text, there, max_wait=PATIENCE)  # test_slots.py says how soon
