"""The workers are started in advance, those first for whom somebody waits longest."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from bot.discord_app.client import build
from bot.runtime.settings import BotSettings
from bot.workers.advice_pool import AdvicePool
from bot.workers.automat_pool import AutomatPool

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"


async def test_automats_come_first_and_nothing_starts_beside_them(tmp_path: Path) -> None:
    log: list[str] = []

    async def start(what: str) -> None:
        log.append(f"{what} start")
        await asyncio.sleep(0)
        log.append(f"{what} are there")

    class Automats(AutomatPool):
        async def warm(self) -> None:
            await start("automats")

    class Advisers(AdvicePool):
        async def warm(self) -> None:
            await start("advisers")

    class Painters:
        async def start(self) -> None:
            await start("painters")

        async def picture(self, kind: str, scene: Any) -> Any:
            raise AssertionError("nobody asks for a picture")

    settings = BotSettings(discord_token=TOKEN, database=tmp_path / "x.sqlite")
    bot = build(settings, picture_renderer=Painters(), automat_pool=Automats(), advice_pool=Advisers())
    await bot._warm()
    assert log == [f"{who} {what}" for who in ("automats", "painters", "advisers") for what in ("start", "are there")]
