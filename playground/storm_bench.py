"""Storm benchmark: what people at their tables notice of one spectator who asks for 25 replays a second.

Quiet and stormy stretches alternate in one run, so that whatever else the machine does falls on both alike.
"""

import asyncio
import json
import os
import sys
from collections import Counter
from pathlib import Path
from random import Random

from playground.bench import LoadRun, Progress, bench_folder, known_script
from playground.errors import Json
from playground.latency_meter import figures
from playground.launcher import BotProcess
from playground.people import InteractionFailed
from playground.processes import usage

PER_SECOND = 25
STRETCHES = 6  # half of them quiet
SETTLING = 2.0  # seconds between two stretches that are not measured
MESSAGE = 4  # the kind of answer that is there at once: "one moment"
MEASURED = ("acknowledged", "answered", "posted")


class StormRun(LoadRun):
    """Tables at which people play, and one whose game is over, for the spectator."""

    def __init__(self, name: str, tables: int, pace: float, folder: Path) -> None:
        super().__init__(name, tables + 1, pace, folder)
        self.over = self.parties[-1]
        self.over.finished = True
        self.asked: Counter[str] = Counter()

    async def _play(self, bot: BotProcess, seconds: float, progress: Progress) -> Json:
        playing = self._start_playing()
        measured: dict[str, dict[str, list[float]]] = {kind: {name: [] for name in MEASURED} for kind in ("quiet", "storm")}
        cpu = {kind: {"bot": 0.0, "workers": 0.0} for kind in measured}
        await asyncio.sleep(seconds / STRETCHES)  # or the first quiet stretch would have all the cold caches
        for number in range(STRETCHES):
            kind = ("quiet", "storm")[number % 2]
            storming = asyncio.create_task(self._storm()) if kind == "storm" else None
            await asyncio.sleep(SETTLING)
            before, self.meter.counting = usage(bot.pid), True
            await asyncio.sleep(seconds / STRETCHES)
            after, self.meter.counting = usage(bot.pid), False
            cpu[kind]["bot"] += after.main_cpu - before.main_cpu
            cpu[kind]["workers"] += after.others_cpu - before.others_cpu
            progress.show((number + 1) / STRETCHES, kind)
            for name in MEASURED:
                found = getattr(self.meter, name)
                measured[kind][name] += found
                found.clear()
            if storming is not None:
                storming.cancel()
                await asyncio.gather(storming, return_exceptions=True)
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

    async def _storm(self) -> None:
        rng = Random(1)
        async with asyncio.TaskGroup() as asking:
            while True:
                asking.create_task(self._ask(rng))
                await asyncio.sleep(1 / PER_SECOND)

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


async def storm_bench(tables: int, minutes: float, pace: float, guests: str) -> int:
    """Print one line of JSON; returns 1 if anything went wrong."""
    if not known_script(guests):
        return 1
    with bench_folder() as folder:
        measured = await StormRun(guests, tables, pace, folder / "game").run(minutes * 60)
    offered = {
        "tables": tables,
        "think_seconds": pace,
        "presses_per_second": round(tables / pace, 2),
        "replays_per_second": PER_SECOND,
    }
    sys.stdout.write(json.dumps({"offered": offered, "cores": os.cpu_count(), **measured}) + "\n")
    return 1 if measured["errors"] else 0
