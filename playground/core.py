"""Shared state of the server: settings, world, listeners, and the recorded violations of the bot."""

import base64
import hmac
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from playground.clock import Clock
from playground.errors import Json
from playground.faults import EmojiRefusals, Faults
from playground.world import Seed, World

if TYPE_CHECKING:
    from playground.gateway import Gateway
    from playground.interactions import Interactions

log = logging.getLogger("playground")
MEBIBYTE = 1024 * 1024
DAY = 24 * 60 * 60


@dataclass
class Settings:
    """Discord's limits; tests may change them."""

    acknowledge_seconds: float = 3.0
    token_seconds: float = 15 * 60.0
    heartbeat_seconds: float = 41.25
    acknowledge_heartbeat_seconds: float = 0.1  # network delay; discord.py misreads an immediate answer as a very late one
    session_seconds: float = 180.0
    shards: int = 1  # what /gateway/bot recommends
    max_concurrency: int = 1  # buckets of shards that may begin at once
    identify_seconds: float = 0.0  # between two IDENTIFY of a bucket; Discord's are 5.0, 0: no limit
    one_session_per_shard: bool = False  # two live sessions of one shard are a violation; Discord allows them
    nonce_seconds: float = 5 * 60.0
    file_bytes: int = 10 * MEBIBYTE
    request_bytes: int = 25 * MEBIBYTE
    old_message_seconds: float = 60 * 60.0
    old_message_edits: int = 30
    rate_limits: bool = True
    privileged_intents: int = 0
    refuse_emojis_every: int = 0  # every so many uploads of an emoji, and messages with emojis; 0: none


@dataclass(frozen=True)
class Violation:
    """A request that breaks Discord's OpenAPI description or documented rules: a bug of the bot."""

    request: str
    problem: str

    def __str__(self) -> str:
        return f"{self.request}: {self.problem}"


Listener = Callable[[str, Json], None]


@dataclass
class Core:
    """One running Discord."""

    path: Path | None
    seed: Seed
    settings: Settings
    clock: Clock = field(default_factory=Clock)
    faults: Faults = field(default_factory=Faults)
    violations: list[Violation] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    listeners: set[Listener] = field(default_factory=set)
    address: str = ""
    key: str = field(default_factory=lambda: secrets.token_urlsafe(16))  # opens the page; new at every start
    restart: Callable[[], Awaitable[None]] | None = None  # restarts the bot, if it was launched from here
    uploads: dict[str, Json] = field(default_factory=dict)  # files uploaded by people for an option or a form
    old_edits: dict[str, list[float]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.world = World(self.path, self.clock, self.seed)
        self.emoji_refusals = EmojiRefusals(self.settings.refuse_emojis_every)
        id_ = base64.b64encode(self.world.bot["id"].encode()).decode().rstrip("=")
        # The bot's token, in Discord's shape and new at every start: no other process on the machine can guess it.
        self.token = f"{id_}.{secrets.token_urlsafe(5)[:6]}.{secrets.token_urlsafe(30)[:38]}"
        self.gateway: Gateway
        self.interactions: Interactions

    def tell(self, event: str, data: Json) -> None:
        """Notify pages and scripted people; the bot gets events through the gateway."""
        for listener in list(self.listeners):
            try:
                listener(event, data)
            except Exception as error:
                # An error in one listener must not fail the bot's request or the other pages.
                log.exception("a listener failed on %s", event)
                self.failures.append(f"listener on {event}: {error!r}")

    def violate(self, request: str, problem: str) -> None:
        violation = Violation(request, problem)
        log.warning("violation: %s", violation)
        self.violations.append(violation)

    # file URLs: signed and short-lived, so that a bot that stores them fails visibly

    def file_url(self, path: str) -> str:
        until = (int(self.clock.now()) // DAY + 2) * DAY
        return f"{self.address}{path}?ex={until:x}&hm={self._signature(path, until)}"

    def file_url_holds(self, path: str, ex: str, hm: str) -> bool:
        try:
            until = int(ex, 16)
        except ValueError:
            return False
        return self.clock.now() < until and hmac.compare_digest(hm.encode(), self._signature(path, until).encode())

    def _signature(self, path: str, until: int) -> str:
        return hmac.new(self.world.file_key.encode(), f"{path}|{until}".encode(), "sha256").hexdigest()
