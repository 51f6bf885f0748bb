"""Several real processes share one database: killed, deployed one after the other, cut off from their locks."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from bot.runtime.database_address import ServerAddress
from tests.bot.cluster_processes import CHANNELS, Player, cluster

pytestmark = pytest.mark.slow


@pytest.fixture
def engine() -> str:
    return "postgresql"


async def test_a_standby_takes_over_what_a_killed_process_held(database: ServerAddress, tmp_path: Path) -> None:
    async with cluster(database, tmp_path) as made:
        first, _ = await made.serve()
        standby = await made.start("waiting")
        assert (await standby.health())["status"] == 200
        assert made.playground.gateway.shards == {0, 1}
        bob = made.playground.person("Bob")
        players = [Player(bob, made.playground.channel(name), number) for number, name in enumerate(CHANNELS)]
        for player in players:
            await player.open()
        before = [len(player.posted()) for player in players]
        await asyncio.gather(*(player.turn() for player in players))
        await first.kill()
        killed = time.monotonic()
        await made.playground.gateway.wait_shards({0, 1})
        taken = time.monotonic() - killed
        await asyncio.gather(*(player.turn() for player in players))
        assert taken < 10
        await asyncio.gather(*(player.turn() for player in players))
        await made.quiet()
        assert [len(player.posted()) - before[number] for number, player in enumerate(players)] == [3, 3]
        assert made.faults() == []
