"""Storm benchmark: what people at their tables notice of others who do one thing 25 times a second.

``replays``: a spectator asks for turns of a finished game. Quiet and stormy stretches alternate in one run, so that whatever
else the machine does falls on both alike. ``openings`` and ``settings``: one person or many, all in one channel of a server
of their own, open a table and call it off, or change settings. What they leave behind adds up, so it is one quiet stretch and
then one storm, unless ``--stretches`` says more.
"""

import asyncio
import json
import os
import sys
import time
from collections import Counter
from itertools import cycle
from pathlib import Path
from random import Random

from playground.bench import TABLES_OF_SERVER, LoadRun, Progress, bench_folder, known_script, servers
from playground.errors import Json
from playground.latency_meter import figures
from playground.launcher import BotProcess
from playground.people import InteractionFailed, Person
from playground.processes import usage
from playground.server import Playground
from playground.world import ChannelSeed, PersonSeed, Seed, ServerSeed

PER_SECOND = 25  # all together
STRETCHES = {"replays": 6, "openings": 2, "settings": 2}  # half of them quiet
WARM_UP_SHARE = 6  # of the time, before the first stretch
SETTLING = 2.0  # seconds between two stretches that are not measured
MESSAGE = 4  # the kind of answer that is there at once: "one moment"
MEASURED = ("acknowledged", "answered", "posted")
STORM_CHANNEL = "storm"


class StormRun(LoadRun):
    """Tables at which people play, and what disturbs them: a spectator of one more table, or people in another server."""

    def __init__(self, name: str, tables: int, pace: float, folder: Path, *, kind: str, people: int, stretches: int) -> None:
        self.kind = kind
        self.stretches = 2 * (stretches // 2) or STRETCHES[kind]
        self._names = [f"storm-{number}" for number in range(people)]
        super().__init__(name, tables + (kind == "replays"), pace, folder)
        self.over = self.parties[-1]
        self.over.finished = kind == "replays"
        self.asked: Counter[str] = Counter()
        self.channel = self.playground.channel(STORM_CHANNEL)
        core = self.playground.core
        self.disturbing = [Person(core, self.playground.person(name).id, self.channel) for name in self._names]

    def make_playground(self, path: Path, channels: tuple[ChannelSeed, ...], people: tuple[PersonSeed, ...]) -> Playground:
        """With a server for the storm before those of the tables."""
        everybody = (*people, *map(PersonSeed, self._names))
        others = (ServerSeed("Server 0", channels=channels[:TABLES_OF_SERVER]), *servers(channels))
        return Playground(path, seed=Seed(channels=(ChannelSeed(STORM_CHANNEL),), people=everybody, more_servers=others))

    async def _play(self, bot: BotProcess, seconds: float, progress: Progress) -> Json:
        stretches = self.stretches
        playing = self._start_playing()
        measured: dict[str, dict[str, list[float]]] = {kind: {name: [] for name in MEASURED} for kind in ("quiet", "storm")}
        cpu = {kind: {"bot": 0.0, "workers": 0.0} for kind in measured}
        await asyncio.sleep(seconds / WARM_UP_SHARE)  # or the first quiet stretch would have all the cold caches
        for number in range(stretches):
            kind = ("quiet", "storm")[number % 2]
            storming = asyncio.create_task(self._storm()) if kind == "storm" else None
            await asyncio.sleep(SETTLING)
            before, self.meter.counting = usage(bot.pid), True
            await asyncio.sleep(seconds / stretches)
            self._note_those_who_wait()
            after, self.meter.counting = usage(bot.pid), False
            cpu[kind]["bot"] += after.main_cpu - before.main_cpu
            cpu[kind]["workers"] += after.others_cpu - before.others_cpu
            progress.show((number + 1) / stretches, kind)
            for name in MEASURED:
                found = getattr(self.meter, name)
                measured[kind][name] += found
                found.clear()
            if storming is not None:
                storming.cancel()
                (ended,) = await asyncio.gather(storming, return_exceptions=True)
                if isinstance(ended, Exception):
                    self.meter.fault(f"the storm failed: {ended!r}")
        await self._stop_playing(playing)
        progress.done()
        shown = {
            kind: {
                **{f"{name}_ms": figures(found) for name, found in by_name.items()},
                "presses": len(by_name["acknowledged"]),
                "cores_used": {name: round(used * 2 / seconds, 2) for name, used in cpu[kind].items()},
            }
            for kind, by_name in measured.items()
        }
        return {**shown, "p95_storm_to_quiet": _ratios(shown["quiet"], shown["storm"]), "spectator": dict(self.asked)}

    def _note_those_who_wait(self) -> None:
        """A message that does not come at all must count, too: with what has passed until now."""
        now = time.perf_counter()
        for party in self.parties:
            if party.waiting_since is not None:
                self.meter.note(self.meter.posted, now - party.waiting_since)

    async def _storm(self) -> None:
        rng = Random(1)
        if self.kind != "replays":
            await self.script.begin_storm(self.kind, self.disturbing[0], self.channel)
        busy: set[Person] = set()
        async with asyncio.TaskGroup() as asking:
            for person in cycle(self.disturbing):
                if self.kind == "replays":
                    asking.create_task(self._ask(rng))
                elif person not in busy:  # whoever waits for each answer is not told to be patient
                    asking.create_task(self._disturb(person, rng, busy))
                await asyncio.sleep(1 / PER_SECOND)

    async def _disturb(self, person: Person, rng: Random, busy: set[Person]) -> None:
        busy.add(person)
        self.asked["asked"] += 1
        try:
            await self.script.disturb(self.kind, person, self.channel, rng, first=person is self.disturbing[0])
            self.asked["answered"] += 1
        except (InteractionFailed, TimeoutError):
            self.asked["not answered"] += 1
        finally:
            busy.discard(person)

    async def _ask(self, rng: Random) -> None:
        self.asked["asked"] += 1
        try:
            answer = await self.script.look_back(self.over, self.spectator, rng)
            if answer.callback == MESSAGE:
                self.asked["told to wait"] += 1
                return
            await answer.finished()
            self.asked["answered"] += 1
        except (InteractionFailed, TimeoutError):
            self.asked["not answered"] += 1


def _ratios(quiet: Json, storm: Json) -> Json:
    """By measure: the 95th percentile in the storm divided by the quiet one."""
    names = [f"{name}_ms" for name in MEASURED]
    return {name: round(storm[name]["p95"] / quiet[name]["p95"], 2) for name in names if quiet[name] and storm[name]}


async def storm_bench(tables: int, minutes: float, pace: float, guests: str, *, kind: str, people: int, stretches: int) -> int:
    """Print one line of JSON; returns 1 if anything went wrong."""
    if not known_script(guests):
        return 1
    with bench_folder() as folder:
        run = StormRun(guests, tables, pace, folder / "game", kind=kind, people=people, stretches=stretches)
        measured = await run.run(minutes * 60)
    offered = {
        "tables": tables,
        "think_seconds": pace,
        "presses_per_second": round(tables / pace, 2),
        f"{kind}_per_second": PER_SECOND,
        "people_in_the_storm": people,
        "stretches": run.stretches,
    }
    sys.stdout.write(json.dumps({"offered": offered, "cores": os.cpu_count(), **measured}) + "\n")
    return 1 if measured["errors"] else 0
