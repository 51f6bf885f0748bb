"""Discord's rate limits: a bucket for each route and major parameter, a global one, and the count of invalid requests."""

import asyncio
import hashlib
from dataclasses import dataclass

GLOBAL_PER_SECOND = 50
INVALID_PER_TEN_MINUTES = 10_000
MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token", "interaction_token")
# (requests, seconds), observed; Discord may change them at any time and reports them in headers.
USUAL = (50, 1.0)
LIMITS = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0),
    "PATCH /channels/{channel_id}": (5, 15.0),
    "POST /channels/{channel_id}/typing": (5, 5.0),
    "POST /users/@me/channels": (10, 10.0),
    "PUT /channels/{channel_id}/messages/pins/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/pins/{message_id}": (5, 5.0),
    "POST /webhooks/{webhook_id}/{webhook_token}": (5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original": (5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}": (5, 2.0),
    "PUT /applications/{application_id}/commands": (5, 20.0),
}


@dataclass
class Window:
    ends: float
    used: int = 0


@dataclass(frozen=True)
class Verdict:
    """Headers for the answer; `retry_after` is set when the request is refused."""

    headers: dict[str, str]
    retry_after: float | None = None
    everywhere: bool = False


class RateLimits:
    def __init__(self) -> None:
        self._windows: dict[tuple[str, ...], Window] = {}
        self._second = Window(0.0)
        self._invalid = Window(0.0)

    @staticmethod
    def _step(window: Window, seconds: float) -> None:
        now = asyncio.get_running_loop().time()
        if now >= window.ends:
            window.ends, window.used = now + seconds, 0

    def take(self, route: str, parameters: dict[str, str]) -> Verdict:
        """Count one request."""
        now = asyncio.get_running_loop().time()
        free = route.split(" ")[1].startswith(("/interactions", "/webhooks"))
        if not free:
            self._step(self._second, 1.0)
            if self._second.used >= GLOBAL_PER_SECOND:
                wait = self._second.ends - now
                return Verdict({"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}, wait, everywhere=True)
            self._second.used += 1
        limit, seconds = LIMITS.get(route, USUAL)
        if len(self._windows) > 4096:
            self._windows = {key: window for key, window in self._windows.items() if window.ends > now}
        window = self._windows.setdefault((route, *(parameters.get(name, "") for name in MAJOR)), Window(0.0))
        self._step(window, seconds)
        refused = window.used >= limit
        window.used += not refused
        wait = window.ends - now
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(limit - window.used),
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }
        return Verdict({**headers, "X-RateLimit-Scope": "user"}, wait) if refused else Verdict(headers)

    def invalid(self) -> None:
        """Count an answer 401, 403 or 429 to the bot."""
        self._step(self._invalid, 600.0)
        self._invalid.used += 1

    @property
    def invalid_requests(self) -> int:
        """How many were counted in these ten minutes."""
        self._step(self._invalid, 600.0)
        return self._invalid.used

    @property
    def banned(self) -> bool:
        """True if too many requests were invalid and all are refused now."""
        return self.invalid_requests >= INVALID_PER_TEN_MINUTES
