"""Load benchmark: scripted people at many tables, over HTTP and gateway, compared with a minimal echo bot.

A module that implements Script says what the people do; this module starts the bot in its own process, sets up the
tables and measures.
"""

import asyncio
import contextlib
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, Protocol

from playground.errors import Json
from playground.latency_meter import LatencyMeter, ScriptedPerson, figures
from playground.launcher import BotProcess
from playground.message_view import MessageView
from playground.people import BotResponse, Person
from playground.processes import Usage, usage
from playground.server import Playground
from playground.world import ChannelSeed, PersonSeed, Seed, ServerSeed

SPECTATOR = "spectator"  # somebody who sits at no table
LOCALES = ("pl", "en-GB", "de")
PARALLEL_SETUPS = 6  # tables that are set up at the same time
TABLES_OF_SERVER = 5
WARM_UP = 0.25  # share of the measured time, after which memory should be stable
BAR = 30
LOGGED = "error in the bot's log"
MAX_ERROR_LINES, MAX_LINE_LENGTH = 5, 1500  # of the bot's error output


class TableParty:
    """The people at one table and their channel."""

    def __init__(self, meter: LatencyMeter, channel: str, people: list[Person], rng: Random) -> None:
        self.meter = meter
        self.channel = channel
        self.rng = rng
        self.guests = [ScriptedPerson(meter, person, rng) for person in people]
        self.turns = 0
        self.finished = False  # the game of this table is to be over when the bot starts
        self.automatic = False  # automatic players play it among themselves
        self.remembered = ""  # whatever the script must know about this table later
        self.waiting_since: float | None = None  # somebody has ended a turn, and the message for everybody is not there yet

    async def newest(self, wanted: Callable[[MessageView], Any], what: str) -> MessageView:
        """Wait until the newest public message matches; ``what`` it is goes into the error."""
        return await self.meter.until(self.channel, wanted, what)


class Script(Protocol):
    """How scripted people use the bot."""

    PROGRAM: tuple[str, ...]

    def environment(self, folder: Path) -> dict[str, str]: ...

    def seats(self, rng: Random) -> int: ...

    async def prepare(self, folder: Path, parties: list[TableParty]) -> None: ...

    async def sit_down(self, party: TableParty) -> None: ...

    async def play(self, party: TableParty) -> None: ...

    async def look_back(self, party: TableParty, person: Person, rng: Random) -> BotResponse: ...

    async def let_think(self, party: TableParty, person: Person) -> BotResponse: ...

    async def begin_storm(self, kind: str, person: Person, channel: str) -> None: ...

    async def disturb(self, kind: str, person: Person, channel: str, rng: Random, *, first: bool) -> None: ...


def script(name: str) -> Script:
    found: Any = import_module(name)
    return found  # type: ignore[no-any-return]


class Progress:
    """Progress bar; silent unless the output is a terminal."""

    def __init__(self, what: str) -> None:
        self._what = what

    def show(self, share: float, more: str = "") -> None:
        if sys.stderr.isatty():
            full = int(min(1.0, share) * BAR)
            sys.stderr.write(f"\r\x1b[K{self._what} [{'█' * full}{'·' * (BAR - full)}] {share:4.0%} {more}")
            sys.stderr.flush()

    def done(self) -> None:
        if sys.stderr.isatty():
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


class LoadRun:
    """One bot, its server and its tables."""

    def __init__(self, name: str, tables: int, pace: float, folder: Path) -> None:
        self.script = script(name)
        self._rng = Random(7)
        sizes = [self.script.seats(self._rng) for _ in range(tables)]
        people = [[f"p{table}-{seat}" for seat in range(size)] for table, size in enumerate(sizes)]
        everybody = tuple(
            PersonSeed(person, LOCALES[number % len(LOCALES)]) for number, person in enumerate([*chain(*people), SPECTATOR])
        )
        folder.mkdir()
        self.playground = self.make_playground(
            folder / "world.sqlite", tuple(ChannelSeed(f"table-{table}") for table in range(tables)), everybody
        )
        self.meter = LatencyMeter(self.playground.core, pace)
        ids = {one["global_name"]: id_ for id_, one in self.playground.world.people.items()}
        self.parties = []
        for table, names in enumerate(people):
            channel = self.playground.channel(f"table-{table}")
            seated = [Person(self.playground.core, ids[name], channel) for name in names]
            self.parties.append(TableParty(self.meter, channel, seated, Random(table)))
        self.spectator = Person(self.playground.core, ids[SPECTATOR], self.parties[-1].channel)
        self._folder = folder
        self._bot: BotProcess | None = None
        self._in_traceback = False

    def make_playground(self, path: Path, channels: tuple[ChannelSeed, ...], people: tuple[PersonSeed, ...]) -> Playground:
        """A new world with a channel for each table, some in each server."""
        return Playground(path, seed=Seed(channels=channels[:TABLES_OF_SERVER], people=people, more_servers=servers(channels)))

    def environment(self) -> dict[str, str]:
        """The bot's settings."""
        return self.script.environment(self._folder)

    async def run(self, seconds: float) -> Json:
        """Set up the tables, play for ``seconds`` and return the figures."""
        await self.playground.start()
        program = self.script.PROGRAM[0]
        await self.script.prepare(self._folder, self.parties)
        bots: list[BotProcess] = []
        try:
            await self.start_bots(bots)
            await bots[0].during(self._sit_down(Progress(f"{program}: sitting down")), "playing")
            report = await bots[0].during(self._play(bots[0], seconds, Progress(f"{program}: playing")), "playing")
        finally:
            for code in await asyncio.gather(*(bot.stop() for bot in bots)):
                if code:
                    self.meter.fault("the bot did not end cleanly")
            await self.playground.stop()
        for problem in (*map(str, self.playground.violations), *self.playground.core.failures):
            self.meter.fault(problem)
        return {**report, "errors": dict(self.meter.errors)}

    def new_bot(self) -> BotProcess:
        program, *arguments = self.script.PROGRAM
        return BotProcess(self.playground, program, tuple(arguments), env=self.environment(), echo=self._read)

    async def start_bots(self, bots: list[BotProcess]) -> None:
        """Start the bot and wait until it is connected; each process that was started is in the list."""
        bots.append(self.new_bot())
        await bots[0].start()

    def _read(self, line: str) -> None:
        """Show errors of the bot; what Python itself writes has a line for each step."""
        begins = line.startswith("Traceback")
        shown = self._in_traceback  # up to the line that names the error
        if begins or " ERROR " in line:
            shown = self.meter.errors[LOGGED] < MAX_ERROR_LINES
            self.meter.fault(LOGGED)
        if shown:
            sys.stderr.write(f"{line[:MAX_LINE_LENGTH]}\n")
        self._in_traceback = shown and (begins or line.startswith(" "))

    async def _sit_down(self, progress: Progress) -> None:
        # No rate limits during setup: real tables are not all opened within a minute.
        self.playground.settings.rate_limits = False
        self.meter.no_thinking = True
        slots, ready = asyncio.Semaphore(PARALLEL_SETUPS), 0

        async def one(party: TableParty) -> None:
            nonlocal ready
            async with slots:
                await self.script.sit_down(party)
            ready += 1
            progress.show(ready / len(self.parties), f"{ready} tables")

        await asyncio.gather(*(one(party) for party in self.parties))
        self.playground.settings.rate_limits = True
        self.meter.no_thinking = False
        progress.done()

    def _start_playing(self) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self.script.play(party)) for party in self.parties if not (party.finished or party.automatic)]

    async def _stop_playing(self, playing: list[asyncio.Task[None]]) -> None:
        for task in playing:
            task.cancel()
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(result, Exception):
                self.meter.fault(f"the script failed: {result!r}")

    async def _play(self, bot: BotProcess, seconds: float, progress: Progress) -> Json:
        playing = self._start_playing()
        before = sum(party.turns for party in self.parties)
        began, start, here = time.perf_counter(), usage(bot.pid), usage(os.getpid(), alone=True)
        warm: Usage | None = None
        self.meter.counting = True
        while (passed := time.perf_counter() - began) < seconds:
            await asyncio.sleep(min(0.5, seconds - passed))
            progress.show(passed / seconds, f"{len(self.meter.acknowledged)} presses, {sum(self.meter.errors.values())} errors")
            if warm is None and passed >= seconds * WARM_UP:
                warm = usage(bot.pid)
        passed = time.perf_counter() - began
        self.meter.counting = False
        end, there = usage(bot.pid), usage(os.getpid(), alone=True)
        await self._stop_playing(playing)
        progress.done()
        turns = sum(party.turns for party in self.parties) - before
        cpu = {"bot": end.main_cpu - start.main_cpu, "workers": end.others_cpu - start.others_cpu}
        cpu["playground and people"] = there.main_cpu - here.main_cpu
        return {
            "seconds": round(passed, 1),
            "presses_per_second": round(len(self.meter.acknowledged) / passed, 2),
            "turns_per_second": round(turns / passed, 2),
            "acknowledged_ms": figures(self.meter.acknowledged),
            "pictured_ms": figures(self.meter.answered),
            "posted_ms": figures(self.meter.posted),
            "memory_mib": {
                "start": start.memory,
                "warm": (warm or end).memory,
                "end": end.memory,
                "end_with_workers": end.memory + end.others_memory,
            },
            "cores_used": {name: round(used / passed, 2) for name, used in cpu.items()},
        }


def servers(channels: tuple[ChannelSeed, ...]) -> tuple[ServerSeed, ...]:
    """The servers after the first, with their channels."""
    begins = range(TABLES_OF_SERVER, len(channels), TABLES_OF_SERVER)
    return tuple(ServerSeed(f"Server {at}", channels=channels[at : at + TABLES_OF_SERVER]) for at in begins)


def known_script(name: str) -> bool:
    """Whether there is such a module; if not, that was said."""
    try:
        script(name)
    except ModuleNotFoundError as error:
        sys.stderr.write(f"There is no crowd {name!r}: {error.msg}.\n")
        return False
    return True


@contextlib.contextmanager
def bench_folder() -> Iterator[Path]:
    """A folder that is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="playground-bench-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def bench(tables: int, minutes: float, pace: float, guests: str) -> int:
    """Print one line of JSON; returns 1 if anything went wrong."""
    if not known_script(guests):
        return 1
    with bench_folder() as folder:
        echo = await LoadRun("playground.echo", tables, pace, folder / "echo").run(minutes * 60 / 4)
        measured = await LoadRun(guests, tables, pace, folder / "game").run(minutes * 60)
    ratios = {
        name: round(measured[name]["p95"] / echo[name]["p95"], 2)
        for name in ("acknowledged_ms", "pictured_ms")
        if measured[name] and echo[name]
    }
    errors = sum(measured["errors"].values()) + sum(echo["errors"].values())
    offered = {"tables": tables, "think_seconds": pace, "presses_per_second": round(tables / pace, 2)}
    report = {"offered": offered, "cores": os.cpu_count(), **measured, "echo": echo, "p95_to_echo": ratios}
    sys.stdout.write(json.dumps(report) + "\n")
    return 1 if errors else 0
