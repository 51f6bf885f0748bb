"""Health and figures for whoever runs the bot."""

from __future__ import annotations

import time
from typing import Any

import aiohttp
import pytest

from bot.tables.errors import StoreError
from tests.bot.discord_app.harness import DiscordHarness

pytestmark = pytest.mark.integration


async def get(place: DiscordHarness, path: str) -> tuple[int, str]:
    port = await place.bot.health.start("127.0.0.1", 0)
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        found = answer.status, await answer.text()
    await place.bot.health.stop()
    return found


async def test_a_healthy_bot_says_so_and_what_is_wrong_shows(place: DiscordHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    await place.bot.wait_until_ready()
    await place.seat(2)
    status, text = await get(place, "/healthz")
    assert status == 200
    assert '"database": "ok"' in text
    status, text = await get(place, "/metrics")
    assert status == 200
    assert 'bot_tables{game="szczesc",status="running"} 1.0' in text
    assert "bot_outbox_owed 0.0" in text
    assert 'bot_messages_total{how="posted",reader="channel"}' in text
    assert "bot_acknowledge_seconds_count" in text

    async def broken(job: Any) -> Any:
        raise StoreError("disk_full")

    with monkeypatch.context() as patch:
        patch.setattr(place.bot.tables.store, "read", broken)
        status, text = await get(place, "/healthz")
    assert status == 503
    assert "disk_full" in text
    await place.bot.tables.store.write(lambda db: db.execute("UPDATE messages SET due = due + 1 WHERE reader = 0"))
    deliveries = place.bot.deliveries
    monkeypatch.setattr(deliveries, "_owed_since", {(1, 0): time.monotonic() - 1000})
    found = await place.bot.health.look()
    assert found["ok"], "a message is owed for long, but others arrived meanwhile"
    assert (found["outbox"]["owed"], found["outbox"]["slow"], found["outbox"]["lag"] >= 1000) == (1, 1, True)
    monkeypatch.setattr(deliveries, "_delivered_at", time.monotonic() - 100)
    found = await place.bot.health.look()
    assert not found["ok"], "and nobody was reached for long"
    assert found["outbox"]["standstill"] >= 100
    await place.bot.tables.store.write(lambda db: db.execute("UPDATE messages SET due = due - 1 WHERE reader = 0"))
