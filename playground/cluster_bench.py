"""Several processes of one bot at many tables: what people notice, in one line of JSON.

The processes share a database, which the environment names (DATABASE); it must be empty.
"""

import asyncio
import json
import os
import sys
import time
from pathlib import Path

from playground.bench import LoadRun, Progress, bench_folder, known_script
from playground.core import Settings
from playground.errors import Json
from playground.launcher import MAX_START, BotProcess
from playground.processes import usage
from playground.server import Playground
from playground.world import ChannelSeed, PersonSeed, Seed, ServerSeed

IDENTIFY_SECONDS = 5.0


class ClusterRun(LoadRun):
    """As many servers, shards and processes as ``clusters``; the tables are divided among them."""

    def __init__(self, name: str, tables: int, pace: float, folder: Path, clusters: int) -> None:
        self.clusters = clusters
        self.bots: list[BotProcess] = []
        super().__init__(name, tables, pace, folder)

    def make_playground(self, path: Path, channels: tuple[ChannelSeed, ...], people: tuple[PersonSeed, ...]) -> Playground:
        """A server on each shard."""
        count = self.clusters
        more = tuple(ServerSeed(f"Server {number}", (number, count), channels[number::count]) for number in range(1, count))
        seed = Seed(channels=channels[::count], people=people, shard=(0, count), more_servers=more)
        settings = Settings(shards=count, identify_seconds=IDENTIFY_SECONDS, one_session_per_shard=True)
        return Playground(path, seed=seed, settings=settings)

    def environment(self) -> dict[str, str]:
        """The settings of each process."""
        return {**super().environment(), "SLOTS": str(self.clusters), "SHARDS": str(self.clusters)}

    async def start_bots(self, bots: list[BotProcess]) -> None:
        """All at once, each for one shard."""
        bots += [self.new_bot() for _ in range(self.clusters)]
        self.bots = bots
        await asyncio.gather(*(bot.spawn() for bot in bots))
        everywhere = set(range(self.clusters))
        waiting = (bot.during(self.playground.gateway.wait_shards(everywhere), "connecting", MAX_START) for bot in bots)
        await asyncio.gather(*waiting)

    async def _play(self, bot: BotProcess, seconds: float, progress: Progress) -> Json:
        """With the memory and the cores of each process, its workers included, in place of those of the first one."""
        before, began = [usage(one.pid) for one in self.bots], time.perf_counter()
        report = await super()._play(bot, seconds, progress)
        after, passed = [usage(one.pid) for one in self.bots], time.perf_counter() - began
        used = [end.main_cpu + end.others_cpu - start.main_cpu - start.others_cpu for start, end in zip(before, after)]
        report["memory_mib"] = [round(one.memory + one.others_memory, 1) for one in after]
        report["cores_used"] = [round(one / passed, 2) for one in used]
        return report


async def cluster_bench(clusters: int, tables: int, minutes: float, pace: float, guests: str) -> int:
    """Print one line of JSON; returns 1 if anything went wrong."""
    if not known_script(guests):
        return 1
    if not os.environ.get("DATABASE", "").startswith("postgres"):
        sys.stderr.write("Processes share a database on a server: set DATABASE=postgresql://… to an empty one.\n")
        return 1
    with bench_folder() as folder:
        echo = await LoadRun("playground.echo", tables, pace, folder / "echo").run(minutes * 60 / 4)
        measured = await ClusterRun(guests, tables, pace, folder / "game", clusters).run(minutes * 60)
    offered = {"tables": tables, "think_seconds": pace, "presses_per_second": round(tables / pace, 2)}
    told = {name: echo[name] for name in ("acknowledged_ms", "pictured_ms", "errors")}
    report = {"clusters": clusters, "offered": offered, "cores": os.cpu_count(), **measured, "echo": told}
    sys.stdout.write(json.dumps(report) + "\n")
    return 1 if sum(measured["errors"].values()) + sum(echo["errors"].values()) else 0
