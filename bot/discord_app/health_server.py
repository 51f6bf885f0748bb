"""An optional page for whoever runs the bot: health (gateway, database, outbox) and figures for Prometheus."""

from __future__ import annotations

import math
import time
from itertools import product
from typing import Any

from aiohttp import web

from bot.discord_app.context import BotContext
from bot.panels.game_module import GAME_MODULES
from bot.runtime.metrics import (
    GATEWAY_LATENCY_SECONDS,
    OUTBOX_LAG_SECONDS,
    OUTBOX_OWED,
    OUTBOX_SLOW,
    OUTBOX_STANDSTILL_SECONDS,
    TABLES_BY_STATUS,
    exposition,
)
from bot.storage.health_queries import count_owed_and_tables
from bot.tables.errors import StoreError

MAX_STANDSTILL_SECONDS = 60.0  # that messages may be pending while nobody is reached, before the bot counts as unhealthy
STATUSES = ("open", "running", "over", "cancelled", "frozen")


class HealthServer:
    """Serves ``/healthz`` (200, or 503 with what is wrong) and ``/metrics``. A standby is healthy, but not ready."""

    def __init__(self, bot: BotContext) -> None:
        self._bot = bot
        self._runner: web.AppRunner | None = None

    async def start(self, host: str, port: int) -> int:
        """Listen; the port that was taken."""
        app = web.Application()
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        return int(self._runner.addresses[0][1])

    async def stop(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _healthz(self, request: web.Request) -> web.Response:
        found = await self.look()
        return web.json_response(found, status=200 if found["ok"] else 503)

    async def _metrics(self, request: web.Request) -> web.Response:
        await self.look()
        return web.Response(body=exposition(), headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"})

    async def look(self) -> dict[str, Any]:
        """How the bot is; the gauges are set on the way."""
        bot = self._bot
        open_ = bot.gateway_open
        latency = bot.latency if open_ and math.isfinite(bot.latency) else None
        if latency is not None:
            GATEWAY_LATENCY_SECONDS.set(latency)
        try:
            owed, tables = await bot.tables.store.read(count_owed_and_tables)
            database = "ok"
        except StoreError as error:
            owed, tables, database = 0, {}, error.refusal.code
        for game, status in product(GAME_MODULES, STATUSES):
            TABLES_BY_STATUS.labels(game, status).set(tables.get((game, status), 0))
        deliveries = bot.deliveries
        oldest = deliveries.oldest if owed else None
        lag = 0.0 if oldest is None else time.monotonic() - oldest
        standstill = deliveries.standstill if owed else 0.0
        OUTBOX_OWED.set(owed)
        OUTBOX_LAG_SECONDS.set(lag)
        OUTBOX_STANDSTILL_SECONDS.set(standstill)
        OUTBOX_SLOW.set(deliveries.slow)
        serving = bot.state == "serving"
        return {
            "ok": database == "ok" and (not serving or (open_ and standstill <= MAX_STANDSTILL_SECONDS)),
            "state": bot.state,
            "ready": serving and open_,
            "gateway": {"open": open_, "latency": latency},
            "database": database,
            "outbox": {
                "owed": owed,
                "lag": round(lag, 1),
                "standstill": round(standstill, 1),
                "slow": deliveries.slow,
                "stuck": deliveries.stuck,
            },
        }
