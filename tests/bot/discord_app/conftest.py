"""A Discord with the bot for the tests that begin with one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.discord_app.harness import DiscordHarness, hall


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[DiscordHarness]:
    async with hall(tmp_path) as made:
        yield made
