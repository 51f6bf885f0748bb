"""Limits over time for what makes work for others: opening tables, changing settings, making threads.

For each person and for each server, in the memory of this process: a server's presses all come to one process, and what
is forgotten at a restart is a minute's worth. Nobody who plays meets them (docs/bot.md); whoever does is told when it goes on.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from bot.runtime.metrics import REFUSED_TOTAL
from bot.runtime.settings import Settings
from bot.runtime.token_buckets import Allowance, TokenBuckets
from bot.tables.table import DIRECT_MESSAGES
from engine.contract import Refusal


class AllowedRequests(NamedTuple):
    """The operator's settings; None: as often as anybody wants."""

    openings_of_person: Allowance | None = None
    openings_of_server: Allowance | None = None
    settings_of_person: Allowance | None = None
    settings_of_server: Allowance | None = None
    threads_of_person: Allowance | None = None
    threads_of_server: Allowance | None = None


def allowed_requests(settings: Settings) -> AllowedRequests:
    """What the operator has set."""
    return AllowedRequests(
        settings.openings_per_person,
        settings.openings_per_server,
        settings.settings_per_person,
        settings.settings_per_server,
        settings.threads_per_person,
        settings.threads_per_server,
    )


class _Late(NamedTuple):
    """Too many already: the next one at this moment."""

    at: int
    of_server: bool


class _Limit:
    """One kind of request, for each person and each server; direct messages are no server."""

    def __init__(self, name: str, of_person: Allowance | None, of_server: Allowance | None, now: Callable[[], int]) -> None:
        self._name = name
        self._now = now
        self._people = None if of_person is None else TokenBuckets(of_person, now)
        self._servers = None if of_server is None else TokenBuckets(of_server, now)

    def late(self, person: int, server: int, *, count: bool) -> _Late | None:
        """Why not now; what is refused does not count."""
        buckets = [(self._people, person), (None if server == DIRECT_MESSAGES else self._servers, server)]
        for of_server, (bucket, key) in enumerate(buckets):
            if bucket is not None and (wait := bucket.wait(key)) > 0:
                REFUSED_TOTAL.labels(self._name).inc()
                return _Late(self._now() + math.ceil(wait), bool(of_server))
        for bucket, key in buckets if count else ():
            if bucket is not None:
                bucket.take(key)
        return None


class RequestLimits:
    """Each method counts a request, and says why it is refused; None: it is not. A refusal costs no transaction."""

    def __init__(self, allowed: AllowedRequests, now: Callable[[], int]) -> None:
        self._openings = _Limit("openings", allowed.openings_of_person, allowed.openings_of_server, now)
        self._settings = _Limit("settings", allowed.settings_of_person, allowed.settings_of_server, now)
        self._threads = _Limit("threads", allowed.threads_of_person, allowed.threads_of_server, now)

    def opening(self, person: int, server: int, *, count: bool = True) -> Refusal | None:
        """A table is opened. Not ``count``: only look, before something else is done for it."""
        late = self._openings.late(person, server, count=count)
        return late and Refusal("opened_often_here" if late.of_server else "opened_often", {"deadline": late.at})

    def settings(self, person: int, server: int = DIRECT_MESSAGES) -> Refusal | None:
        """Settings of a table, or of the person, are changed."""
        late = self._settings.late(person, server, count=True)
        return late and Refusal("set_often_here" if late.of_server else "set_often", {"deadline": late.at})

    def thread(self, person: int, server: int) -> Refusal | None:
        """A thread is made for a table."""
        late = self._threads.late(person, server, count=True)
        return late and Refusal("threads_often_here" if late.of_server else "threads_often", {"deadline": late.at})
