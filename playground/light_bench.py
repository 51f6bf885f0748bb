"""Memory benchmark: what a bot with `LIGHT=1` takes, with all its processes, while people play.

PSS counts a page that several processes share once, so the sum over all processes is what the machine must have.
"""

import asyncio
import json
import os
import sys
from pathlib import Path

from playground.bench import LoadRun, Progress, bench_folder, known_script
from playground.errors import Json
from playground.launcher import BotProcess
from playground.people import InteractionFailed
from playground.processes import shared_memory

SAMPLE_SECONDS = 1.0
LONGEST_REVIEW = 300.0


class LightRun(LoadRun):
    """Tables of a bot in light mode, or with ``light`` off of one as usual, for comparison.

    One game is over, and its players have it reviewed one after the other, so that there is something to think about, too.
    """

    def __init__(self, name: str, tables: int, pace: float, folder: Path, *, light: bool) -> None:
        super().__init__(name, tables + 1, pace, folder)
        self.parties[-1].finished = True
        self.light = light

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "LIGHT": str(self.light).lower()}

    async def _review(self) -> None:
        for guest in self.parties[-1].guests:
            try:
                answer = await self.script.let_think(self.parties[-1], guest.person)
                await answer.finished(LONGEST_REVIEW)
            except (InteractionFailed, TimeoutError):
                self.meter.fault("a review did not come")

    async def _play(self, bot: BotProcess, seconds: float, progress: Progress) -> Json:
        samples: list[list[float]] = []

        async def sample() -> None:
            while True:
                samples.append(await asyncio.to_thread(shared_memory, bot.pid))
                await asyncio.sleep(SAMPLE_SECONDS)

        tasks = asyncio.create_task(sample()), asyncio.create_task(self._review())
        try:
            report = await super()._play(bot, seconds, progress)
        finally:
            for task in tasks:
                task.cancel()
        taken = [round(sum(one), 1) for one in samples]
        report["pss_mib"] = {
            "start": taken[0],
            "mean": round(sum(taken) / len(taken), 1),
            "peak": max(taken),
            "end": taken[-1],
            "over_time": [taken[len(taken) * part // 12] for part in range(12)],
        }
        report["processes_at_peak_mib"] = max(samples, key=sum)  # the bot first
        return report


async def light_bench(tables: int, minutes: float, pace: float, guests: str, *, light: bool = True) -> int:
    """Print one line of JSON; returns 1 if anything went wrong."""
    if not known_script(guests):
        return 1
    with bench_folder() as folder:
        measured = await LightRun(guests, tables, pace, folder / "game", light=light).run(minutes * 60)
    offered = {"tables": tables, "think_seconds": pace, "presses_per_second": round(tables / pace, 2), "light": light}
    sys.stdout.write(json.dumps({"offered": offered, "cores": os.cpu_count(), **measured}) + "\n")
    return 1 if measured["errors"] else 0
