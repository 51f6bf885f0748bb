"""Measurements: a turn's pictures beside the old way to pack them, start-up, and a long run beside a live loop."""

from __future__ import annotations

import asyncio
import statistics
import subprocess
import sys
import time
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from engine.games import GAMES
from engine.players.random_player import RandomPlayer
from render.encode import encode, encode_webp
from render.fluent_texts import LANGUAGES
from render.game_scenes import scenes_of_game
from render.picture_pool import PicturePool
from render.picture_registry import GAME_PICTURES, render_picture, strips_of
from render.scene import Scene
from render.strip_cache import StripCache

_SCHEDULER = Path("/proc/thread-self/schedstat")
_NAMES = ("Anna", "Jan", "Zofia z Chorzowa", "Maksymilian", "Ewa", "Bolesław")


def scenes(game: str, seats: int, seed: int, lang: str) -> list[Scene]:
    """A whole game between players without a plan, as everybody sees it."""
    return [row[0] for row in scenes_of_game(GAMES[game], [RandomPlayer()] * seats, _NAMES[:seats], seed, lang)]


def bench(game: str = "szczesc", turns: int = 60) -> dict[str, Any]:
    """A turn's strips, drawn and packed as PNG beside the same ones packed as WebP; and what a cache saves over the game.

    Processor time, all of one run, the cache off. ``strips_from_cache`` is measured apart, over the whole game.
    """
    played = scenes(game, 4, 29, LANGUAGES[0])
    names = GAME_PICTURES[game].after_turn
    GAME_PICTURES[game].prepare(LANGUAGES[0], 4)  # as a worker does when it starts
    for name in names:  # the first picture of a kind pays for what is kept afterwards
        render_picture(name, played[0])
    drawing = webp = png = 0.0
    sizes: list[list[int]] = []
    chosen = played[-turns:]
    for scene in chosen:
        sizes.append([])
        for strip in (strip for name in names for strip in strips_of(name, scene)):
            began = time.process_time()
            image = strip.canvas(scene).image
            drawn = time.process_time()
            encode_webp(image)
            old = time.process_time()
            sizes[-1].append(len(encode(image, game)))
            drawing, webp, png = drawing + drawn - began, webp + old - drawn, png + time.process_time() - old
    return {
        "game": game,
        "turns": len(chosen),
        "against_webp": round((drawing + webp) / (drawing + png), 2),
        "drawing_ms": round(drawing / len(chosen) * 1000, 1),
        "webp_ms": round(webp / len(chosen) * 1000, 1),
        "png_ms": round(png / len(chosen) * 1000, 1),
        "mean_turn_kb": round(statistics.mean(map(sum, sizes)) / 1024),
        "largest_strip_kb": round(max(map(max, sizes)) / 1024),
        "strips_from_cache": round(share_from_cache(played, names), 3),
        **startup(),
    }


def share_from_cache(played: Sequence[Scene], kinds: Sequence[str]) -> float:
    """The share of a game's strips that need not be drawn because they were there before."""
    cache = StripCache()
    for scene in played:
        for kind in kinds:
            render_picture(kind, scene, cache=cache)
    return cache.reused / (cache.reused + cache.made)


def startup() -> dict[str, float]:
    """Seconds in a fresh interpreter for imports, fonts, sprites and backgrounds: by the clock, and of the processor alone."""
    measured = "from render.warm_up import warm_up; warm_up()"
    code = f"import time; t = time.perf_counter(); {measured}; print(time.perf_counter() - t, time.process_time())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603  (our own text)
    wall, processor = map(float, done.stdout.split())
    return {"startup_s": round(wall, 2), "startup_processor_s": round(processor, 2)}


def soak(count: int) -> dict[str, Any]:
    """So many pictures of different games, through the pool, beside a live event loop."""
    return asyncio.run(_soak(count))


def _games() -> list[tuple[str, Scene]]:
    """Pictures to draw: each game at every size in every language."""
    work = []
    for game, album in GAME_PICTURES.items():
        sizes = GAMES[game].seats
        for seed in range(1, 10):
            played = scenes(game, sizes[seed % len(sizes)], seed, LANGUAGES[seed // 3 % 3])
            work += [(kind, scene) for scene in played for kind in album.after_turn]
    return work


async def _soak(count: int) -> dict[str, Any]:
    work = _games()
    pool = PicturePool()
    idle = await _pauses(asyncio.sleep(3))
    memory: list[int] = []

    async def run() -> None:
        await pool.start()
        for done in range(count):
            kind, scene = work[done * 7 % len(work)]
            await pool.picture(kind, scene)
            if (done + 1) % max(1, count // 10) == 0:
                memory.append(await pool.peak_memory())

    began = time.perf_counter()
    busy = await _pauses(run())
    seconds = time.perf_counter() - began
    await pool.close()
    return {
        "pictures": count,
        "seconds": round(seconds, 1),
        "worker_peak_mb": [round(peak / 2**20) for peak in memory],
        "strips": pool.strips,
        "strips_from_cache": pool.reused,
        "longest_pause_ms": round(max(pause.own for pause in busy) * 1000, 1),
        "pauses_above_50_ms": sum(pause.own > 0.05 for pause in busy),
        "longest_pause_with_machine_ms": round(max(pause.wall for pause in busy) * 1000, 1),
        "longest_pause_idle_with_machine_ms": round(max(pause.wall for pause in idle) * 1000, 1),
        "ticks": len(busy),
    }


class Pause(NamedTuple):
    """How late the loop came to its other duties."""

    wall: float
    own: float  # without the time in which the machine had no processor for it


async def _pauses(work: Coroutine[Any, Any, None]) -> list[Pause]:
    """The pauses of the loop while this was going on."""
    pauses: list[Pause] = []
    ticking = asyncio.create_task(_tick(pauses))
    await work
    ticking.cancel()
    return pauses


async def _tick(pauses: list[Pause], every: float = 0.002) -> None:
    last, queued = time.perf_counter(), _queued()
    while True:
        await asyncio.sleep(every)
        now, waited = time.perf_counter(), _queued()
        late = now - last - every
        pauses.append(Pause(late, max(0.0, late - (waited - queued))))
        last, queued = now, waited


def _queued() -> float:
    """Seconds that this thread was ready to run while other programs had the processors (0 where the system does not tell)."""
    try:
        return int(_SCHEDULER.read_text(encoding="ascii").split()[1]) / 1e9
    except OSError:
        return 0.0
