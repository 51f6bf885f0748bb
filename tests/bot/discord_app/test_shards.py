"""One process on several gateway shards."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.discord_app.client import Bot
from playground import Seed, ServerSeed
from playground import Settings as Figures
from playground.run_patched import point_at
from playground.testing import checked
from tests.bot.discord_app.harness import OPENAPI, PEOPLE, DiscordHarness, QuickRenderer

pytestmark = pytest.mark.integration


@pytest.mark.parametrize("asked", [None, 2])
async def test_one_process_serves_the_servers_of_all_shards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: int | None
) -> None:
    async def at_once(*_: object, **__: object) -> None:
        """The five seconds between two shards are Discord's affair here."""

    monkeypatch.setattr(Bot, "before_identify_hook", at_once)
    seed = Seed(people=PEOPLE, shard=(0, 2), more_servers=(ServerSeed("Other", (1, 2)),))
    figures = Figures(acknowledge_seconds=30.0, rate_limits=False, shards=2, one_session_per_shard=True)
    async with checked(None, seed=seed, settings=figures, openapi=OPENAPI) as playground:
        point_at(playground.address)
        made = DiscordHarness(playground, tmp_path, QuickRenderer(), emojis=False)
        made.settings = made.settings.model_copy(update={"shards": asked})
        await made.start_bot()
        await playground.gateway.wait_shards({0, 1})
        here, there = (id_ for id_, one in playground.world.channels.items() if one.get("name") == "general")
        for channel in (here, there):
            await (await made.person("Bob").slash("szczesc new", {}, channel)).finished()
        await made.settled()
        assert [len(made.posted(channel)) for channel in (here, there)] == [1, 1]
        await made.stop_bot()
