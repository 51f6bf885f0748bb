"""Gives out a few places fairly: servers take turns, within a server its people, and each person's requests keep their order.

Whoever asks much waits for themselves. What everybody in a channel waits for goes before what one person wants to see.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from typing import NamedTuple

from bot.runtime.metrics import QUEUE_SECONDS, REFUSED_TOTAL

PUBLIC_IN_A_ROW = 4  # then one private request, so that nobody waits for ever


class Asker(NamedTuple):
    """Whose share a piece of work counts against."""

    server: int = 0  # 0: direct messages
    person: int = 0
    public: bool = False  # for everybody in a channel; ``person`` is then the channel or the table


_NOBODY = Asker()
_asker: ContextVar[Asker] = ContextVar("asker", default=_NOBODY)


@contextmanager
def asking(server: int | None, person: int, *, public: bool = False) -> Iterator[None]:
    """What is queued inside, also by tasks started here, counts against this share."""
    mark = _asker.set(Asker(server or 0, person, public))
    try:
        yield
    finally:
        _asker.reset(mark)


def current_asker() -> Asker:
    """Who is asking in this task."""
    return _asker.get()


class QueueFull(Exception):
    """This person has too many requests waiting already."""


class _RoundRobin:
    """Requests by server and person."""

    def __init__(self) -> None:
        self._servers: OrderedDict[int, OrderedDict[int, deque[asyncio.Future[None]]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._servers)

    def of(self, asker: Asker) -> deque[asyncio.Future[None]]:
        """This person's requests, in their order."""
        people = self._servers.get(asker.server)
        return deque() if people is None else people.get(asker.person, deque())

    def append(self, asker: Asker, request: asyncio.Future[None]) -> None:
        self._servers.setdefault(asker.server, OrderedDict()).setdefault(asker.person, deque()).append(request)

    def remove(self, asker: Asker, request: asyncio.Future[None]) -> bool:
        """False when it is not there any more."""
        requests = self.of(asker)
        if request not in requests:
            return False
        requests.remove(request)
        self._drop_empty(asker.server, asker.person)
        return True

    def pop(self) -> asyncio.Future[None]:
        """The next request; its server and its person go to the end of their rows."""
        server, people = next(iter(self._servers.items()))
        person, requests = next(iter(people.items()))
        request = requests.popleft()
        people.move_to_end(person)
        self._servers.move_to_end(server)
        self._drop_empty(server, person)
        return request

    def _drop_empty(self, server: int, person: int) -> None:
        people = self._servers[server]
        if not people[person]:
            del people[person]
        if not people:
            del self._servers[server]


class FairQueue:
    """So many places; further requests wait, at most ``max_waiting`` of each person."""

    def __init__(self, name: str, places: int, max_waiting: float = math.inf) -> None:
        """``name``: what it is called in the metrics."""
        self._name = name
        self._free = places
        self._max_waiting = max_waiting
        self._public, self._private = _RoundRobin(), _RoundRobin()
        self._in_a_row = 0  # public requests, while private ones waited
        self.waiting = 0

    @asynccontextmanager
    async def place(self, asker: Asker | None = None, *, longest: float = math.inf) -> AsyncIterator[None]:
        """A place for as long as this is open; raises QueueFull.

        After ``longest`` seconds it is given back while the work goes on: whoever waits for somebody else holds up nobody.
        """
        await self.enter(asker)
        held = True

        def give_back() -> None:
            nonlocal held
            if held:
                held = False
                self.leave()

        timer = asyncio.get_running_loop().call_later(longest, give_back) if longest < math.inf else None
        try:
            yield
        finally:
            if timer is not None:
                timer.cancel()
            give_back()

    async def enter(self, asker: Asker | None = None) -> None:
        """Wait for a place, which ``leave`` gives back; raises QueueFull."""
        asker = current_asker() if asker is None else asker
        if self._free:
            self._free -= 1
            return
        row = self._public if asker.public else self._private
        if len(row.of(asker)) >= self._max_waiting:
            REFUSED_TOTAL.labels(self._name).inc()
            raise QueueFull
        request = asyncio.get_running_loop().create_future()
        row.append(asker, request)
        self.waiting += 1
        began = time.perf_counter()
        try:
            await request
        except asyncio.CancelledError:
            if not request.cancelled():  # the place was given to someone who is just leaving
                self.leave()
            elif row.remove(asker, request):
                self.waiting -= 1
            raise
        QUEUE_SECONDS.labels(self._name).observe(time.perf_counter() - began)

    def leave(self) -> None:
        """Give a place back; whoever is next gets it."""
        while self.waiting:
            public = bool(self._public) and (not self._private or self._in_a_row < PUBLIC_IN_A_ROW)
            request = (self._public if public else self._private).pop()
            self.waiting -= 1
            if not request.cancelled():  # cancelled just now: nobody waits for it any more
                self._in_a_row = self._in_a_row + 1 if public and self._private else 0
                request.set_result(None)
                return
        self._free += 1
