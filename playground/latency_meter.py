"""Measures how long a press of a scripted person waits for acknowledgement, answer and public message."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from playground.core import Core
from playground.errors import Json, NotInTime, Unfit
from playground.message_view import MessageView
from playground.messages import LOADING, show
from playground.people import BotResponse, InteractionFailed, Person

MAX_WAIT = 300.0  # seconds; a bot that has just started draws the first message of every table on a busy machine
MAX_THINKING = 4.0  # times the mean


def figures(seconds: Sequence[float]) -> Json | None:
    """Median, 95th, 99th and worst in milliseconds; None when nothing was measured."""
    if not seconds:
        return None
    ranked = sorted(seconds)
    at = {name: ranked[min(len(ranked) - 1, int(len(ranked) * share))] for name, share in SHARES.items()}
    return {**{name: round(value * 1000, 1) for name, value in at.items()}, "worst": round(ranked[-1] * 1000, 1)}


SHARES = {"median": 0.5, "p95": 0.95, "p99": 0.99}


class LatencyMeter:
    """Records the time of every server event; measures only while `counting`."""

    def __init__(self, core: Core, pace: float) -> None:
        self.core = core
        self.pace = pace  # mean thinking time before a press, in seconds
        self.no_thinking = False  # during setup
        self.counting = False
        self.acknowledged: list[float] = []
        self.answered: list[float] = []
        self.posted: list[float] = []
        self.errors: Counter[str] = Counter()
        self._settled: dict[str, float] = {}  # message: when it last changed, and was not "thinking"
        self._newest: dict[str, str] = {}  # channel: its last message that everybody sees
        self._waiting: dict[str, list[asyncio.Future[None]]] = {}  # message or channel: who waits for a change
        core.listeners.add(self._hear)

    def _hear(self, event: str, data: Json) -> None:
        if event != "message":
            return
        message = data["message"]
        if not message["flags"] & LOADING:
            self._settled[message["id"]] = time.perf_counter()
            self._wake(message["id"])
        if data["visible_to"] is None:
            self._newest[message["channel_id"]] = max(self._newest.get(message["channel_id"], ""), message["id"])
            self._wake(message["channel_id"])

    def _wake(self, key: str) -> None:
        for future in self._waiting.pop(key, ()):
            if not future.done():
                future.set_result(None)

    async def changed(self, key: str, what: str, max_wait: float = MAX_WAIT) -> None:
        """The next change of a message, or of anything public in a channel; ``what`` is awaited goes into the error."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, []).append(future)
        try:
            async with asyncio.timeout(max_wait):
                await future
        except TimeoutError:
            raise NotInTime(f"{what} did not come within {max_wait:g} seconds") from None

    async def settled(self, message: str, since: float) -> float:
        """The time at which the message was final after an action at ``since``."""
        while self._settled.get(message, 0.0) < since:
            await self.changed(message, "the answer to a press")
        return self._settled[message]

    def stood_since(self, message: str) -> float:
        return self._settled[message]

    def newest(self, channel: str) -> MessageView | None:
        """The last message in a channel that everybody sees."""
        found = self.core.world.store.message(self._newest.get(channel, ""))
        return MessageView(show(self.core, found[0])) if found else None

    async def until(
        self, channel: str, wanted: Callable[[MessageView], Any], what: str, max_wait: float = MAX_WAIT
    ) -> MessageView:
        """Wait until the newest public message of a channel matches; ``what`` it is goes into the error."""
        while (message := self.newest(channel)) is None or not wanted(message):
            name = self.core.world.channels[channel]["name"]
            await self.changed(channel, f"{what} in #{name}, after {message.text if message else 'nothing'!r},", max_wait)
        return message

    async def quiet(self, channel: str, seconds: float) -> None:
        """Wait until nothing public has changed in a channel for so long."""
        with contextlib.suppress(NotInTime):
            while True:
                await self.changed(channel, "anything", seconds)

    def note(self, into: list[float], seconds: float) -> None:
        if self.counting:
            into.append(seconds)

    def fault(self, kind: str) -> None:
        """Count an error, at any time."""
        self.errors[kind] += 1


class ScriptedPerson:
    """A scripted person: thinks, presses, waits for the answer as a person would."""

    def __init__(self, meter: LatencyMeter, person: Person, rng: Random) -> None:
        self.meter = meter
        self.person = person
        self.rng = rng
        self.pressed_at = 0.0

    async def think(self) -> None:
        if not self.meter.no_thinking:
            await asyncio.sleep(min(self.rng.expovariate(1 / self.meter.pace), self.meter.pace * MAX_THINKING))

    async def press(
        self, message: MessageView, part: str, value: str | None = None, *, at_once: bool = False
    ) -> MessageView | None:
        """Use a button or select; returns the final answer, None on failure."""
        if not at_once:
            await self.think()
        meter = self.meter
        self.pressed_at = began = time.perf_counter()
        try:
            did = self.person.click(message, part) if value is None else self.person.select(message, part, value)
            answer: BotResponse = await did
            meter.note(meter.acknowledged, time.perf_counter() - began)
            ended = await meter.settled((await answer.finished(MAX_WAIT)).id, began)
            meter.note(meter.answered, ended - began)
            return answer.message
        except InteractionFailed:
            meter.fault("not acknowledged in time")
        except TimeoutError:
            meter.fault("never answered")
        except (Unfit, AssertionError) as error:
            meter.fault(f"could not be pressed: {error}")
        return None

    def saw_the_result(self, message: MessageView) -> None:
        """Record the time until the public message after this person's last press."""
        self.meter.note(self.meter.posted, self.meter.stood_since(message.id) - self.pressed_at)
