"""What handlers and commands need of the client. ``client.Bot`` satisfies it; they never import the client itself."""

from __future__ import annotations

from typing import Any, Protocol

from discord import app_commands

from bot.discord_app.delivery_loop import DeliveryLoop
from bot.discord_app.interaction_handler import InteractionHandler
from bot.discord_app.press_tokens import PressTokens
from bot.runtime.fair_queue import FairQueue
from bot.service.table_service import TableService


class BotContext(Protocol):
    """The running bot. ``tables`` and ``deliveries`` exist only after the login."""

    @property
    def tree(self) -> app_commands.CommandTree[Any]: ...

    @property
    def tables(self) -> TableService: ...

    @property
    def interactions(self) -> InteractionHandler: ...

    @property
    def completions(self) -> FairQueue: ...

    @property
    def press_tokens(self) -> PressTokens: ...

    @property
    def deliveries(self) -> DeliveryLoop: ...

    @property
    def state(self) -> str: ...

    @property
    def gateway_open(self) -> bool: ...

    @property
    def latency(self) -> float: ...

    async def mark_reachable(self, person: int) -> None: ...
