"""Memory benchmark: what a bot with `LIGHT=1` takes, with all its processes, while people play.

PSS counts a page that several processes share once, so the sum over all processes is what the machine must have.
"""

import asyncio
import json
import os
import sys
import time

from playground.bench import LoadRun, Progress, bench_folder, known_script
from playground.errors import Json
from playground.launcher import BotProcess
from playground.processes import shared_memory

SAMPLE_SECONDS = 1.0


class LightRun(LoadRun):
    """Tables of a bot in light mode, or with ``light`` off of one as usual, for comparison."""

    light = True

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "LIGHT": str(self.light).lower()}

    async def _play(self, bot: BotProcess, seconds: float, progress: Progress) -> Json:
        samples: list[tuple[float, float, int]] = []

        async def sample() -> None:
            began = time.perf_counter()
            while True:
                samples.append((time.perf_counter() - began, *await asyncio.to_thread(shared_memory, bot.pid)))
                await asyncio.sleep(SAMPLE_SECONDS)

        sampling = asyncio.create_task(sample())
        try:
            report = await super()._play(bot, seconds, progress)
        finally:
            sampling.cancel()
        taken = [pss for _, pss, _ in samples]
        report["pss_mib"] = {
            "start": taken[0],
            "mean": round(sum(taken) / len(taken), 1),
            "peak": max(taken),
            "end": taken[-1],
            "over_time": [taken[len(taken) * part // 12] for part in range(12)],
        }
        report["processes"] = {"most": max(count for _, _, count in samples), "end": samples[-1][2]}
        return report


async def light_bench(tables: int, minutes: float, pace: float, guests: str, *, light: bool = True) -> int:
    """Print one line of JSON; returns 1 if anything went wrong."""
    if not known_script(guests):
        return 1
    with bench_folder() as folder:
        run = LightRun(guests, tables, pace, folder / "game")
        run.light = light
        measured = await run.run(minutes * 60)
    offered = {"tables": tables, "think_seconds": pace, "presses_per_second": round(tables / pace, 2), "light": light}
    sys.stdout.write(json.dumps({"offered": offered, "cores": os.cpu_count(), **measured}) + "\n")
    return 1 if measured["errors"] else 0
