"""Memory benchmark: what a bot with `LIGHT=1` takes, with all its processes, while people play.

PSS counts a page that several processes share once, so the sum over all processes is what the machine must have. The database is
a file, or the one on a server that the environment names (DATABASE), which must be empty and whose memory is not counted.
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

    Two further tables give it something to think about: a game that is over, whose players have it reviewed one after the
    other, and one that automatic players of the strongest level play among themselves.
    """

    def __init__(self, name: str, tables: int, pace: float, folder: Path, *, light: bool) -> None:
        super().__init__(name, tables + 2, pace, folder)
        self.over, self.among_automats = self.parties[-2:]
        self.over.finished = self.among_automats.automatic = True
        self.light = light
        self.reviews = 0

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "LIGHT": str(self.light).lower()}

    async def _review(self) -> None:
        for guest in self.over.guests:
            try:
                answer = await self.script.let_think(self.over, guest.person)
                await answer.finished(LONGEST_REVIEW)
                self.reviews += 1
            except (InteractionFailed, TimeoutError):
                self.meter.fault("a review did not come")

    async def _play(self, bot: BotProcess, seconds: float, progress: Progress) -> Json:
        samples: list[dict[str, float]] = []

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
        return {**report, "reviews": self.reviews, **memory_figures(samples)}


def memory_figures(samples: list[dict[str, float]]) -> Json:
    """All processes together over the time, and each of them: its mean while it was there, its peak, and at the peak of all."""
    taken = [round(sum(one.values()), 1) for one in samples]
    most = max(samples, key=lambda one: sum(one.values()))
    by_process = {}
    for name in sorted({name for one in samples for name in one}):
        its = [one[name] for one in samples if name in one]
        by_process[name] = {"mean": _mean(its), "peak": max(its), "at_peak_of_all": most.get(name, 0.0)}
    over_time = [taken[len(taken) * part // 12] for part in range(12)]
    total = {"start": taken[0], "mean": _mean(taken), "peak": max(taken), "end": taken[-1], "over_time": over_time}
    return {"pss_mib": total, "pss_mib_by_process": by_process}


def _mean(values: list[float]) -> float:
    return round(sum(values) / len(values), 1)


async def light_bench(tables: int, minutes: float, pace: float, guests: str, *, light: bool = True) -> int:
    """Print one line of JSON; returns 1 if anything went wrong."""
    if not known_script(guests):
        return 1
    with bench_folder() as folder:
        run = LightRun(guests, tables, pace, folder / "game", light=light)
        engine = "postgresql" if run.environment().get("DATABASE", "").startswith("postgres") else "sqlite"
        measured = await run.run(minutes * 60)
    rate = {"think_seconds": pace, "presses_per_second": round(tables / pace, 2)}
    offered = {"tables": tables, **rate, "light": light, "engine": engine}
    sys.stdout.write(json.dumps({"offered": offered, "cores": os.cpu_count(), **measured}) + "\n")
    return 1 if measured["errors"] else 0
