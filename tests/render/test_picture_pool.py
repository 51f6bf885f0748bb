"""Pictures beside an event loop: the same ones, bounded, and no picture is lost when a worker dies."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
import tracemalloc
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from PIL import Image

from render import kept_images, text
from render.bench import soak
from render.kept_images import KeptImages
from render.picture_pool import PicturePool, PoolBusy
from render.picture_registry import render_picture
from tests.render.positions import extreme, of_state, scene

pytestmark = pytest.mark.integration


@pytest_asyncio.fixture
async def pool() -> AsyncIterator[PicturePool]:
    made = PicturePool(waiting=2)
    yield made
    await made.close()


async def test_the_pool_makes_the_same_pictures(pool: PicturePool) -> None:
    for kind, one in (("board", scene(4, 50)), ("shaft", of_state(extreme()))):
        assert await pool.picture(kind, one) == render_picture(kind, one)


async def test_the_pool_draws_no_strip_twice(pool: PicturePool) -> None:
    one = scene(4, 50)
    first, again = [await pool.picture("board", one) for _ in range(2)]
    assert again == first._replace(reused=len(first.strips))
    assert (pool.strips, pool.reused) == (2 * len(first.strips), len(first.strips))


async def test_the_pool_is_bounded(pool: PicturePool) -> None:
    one = scene(3, 20)
    tasks = [asyncio.create_task(pool.picture("board", one)) for _ in range(4)]
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert [isinstance(result, PoolBusy) for result in done] == [False, False, True, True]
    assert (await pool.picture("board", one)).strips  # and takes new work afterwards


async def test_a_dead_worker_is_replaced(pool: PicturePool) -> None:
    one = scene(3, 20)
    await pool.picture("board", one)
    worker = next(iter(pool._executor._processes))
    os.kill(worker, signal.SIGKILL)
    assert (await pool.picture("board", one)).strips == render_picture("board", one).strips


async def test_an_error_in_a_picture_is_the_callers(pool: PicturePool) -> None:
    with pytest.raises(KeyError):
        await pool.picture("sculpture", scene(3, 20))
    assert (await pool.picture("shaft", scene(3, 20))).strips


@pytest.mark.slow
def test_a_short_soak_reports_itself() -> None:
    report = soak(12)
    assert report["pictures"] == 12
    assert report["ticks"] > 0
    assert len(report["worker_peak_mb"]) == 12


@pytest.mark.slow
def test_memory_stays_flat() -> None:
    work = [("board", scene(4, at)) for at in range(20, 60, 4)] + [("shaft", scene(4, at)) for at in range(20, 60, 4)]
    for kind, one in work:
        render_picture(kind, one)
    tracemalloc.start()
    try:
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(3):
            for kind, one in work:
                render_picture(kind, one)
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert grown < 400_000  # the images themselves are megabytes


def test_everything_that_is_kept_is_bounded() -> None:
    for kept in (text.mask, text.fitted_text, text.font_face, text.printable_name, text.has_glyph):
        assert kept.cache_info().maxsize is not None


def test_drawings_are_kept_while_there_is_room_and_the_one_asked_for_longest_ago_goes_first() -> None:
    images = KeptImages(room=3 * 400)
    made: list[str] = []

    def draw(name: str) -> tuple[Image.Image, int]:
        made.append(name)
        return Image.new("RGBA", (10, 10)), 5

    for name in "abcadab":
        images.get(name, lambda name=name: draw(name))  # type: ignore[misc]
    assert made == list("abcdb"), "a was asked for again before there was no room"
    assert images.held == 3 * 400


@pytest.mark.parametrize("by_isal", [True, False])
def test_with_little_room_drawings_are_packed_and_come_back_as_they_were(monkeypatch: pytest.MonkeyPatch, by_isal: bool) -> None:
    if not by_isal:
        monkeypatch.setattr(kept_images, "isal_zlib", None)
    images = KeptImages(room=400, packed_room=10_000)
    made: list[str] = []
    drawn: dict[str, tuple[Image.Image, int]] = {}

    def draw(name: str, mode: str) -> tuple[Image.Image, int]:
        made.append(name)
        image = Image.effect_noise((10, 10), 60).convert(mode)
        drawn[name] = image, len(made)
        return drawn[name]

    modes = {"a": "RGBA", "b": "RGB", "c": "L", "d": "1"}
    for name in "abcdabcd":
        image, number = images.get(name, lambda name=name: draw(name, modes[name]))  # type: ignore[misc]
        first, its_number = drawn[name]
        assert (image.mode, image.size, image.tobytes(), number) == (first.mode, first.size, first.tobytes(), its_number)
    assert images.held <= 400
    images.pack_all()
    assert images.held == 0
    assert images.get("d", lambda: draw("d", "1"))[0].tobytes() == drawn["d"][0].tobytes()
    assert made == list("abcd"), "none was drawn twice"


def test_packed_drawings_are_bounded_too() -> None:
    images = KeptImages(room=400, packed_room=1_500)
    made: list[int] = []

    def draw(number: int) -> Image.Image:
        made.append(number)
        return Image.merge("RGBA", [Image.effect_noise((10, 10), 200)] * 4)  # noise cannot be packed

    for number in [*range(20), 19, 18, 0]:
        images.get(number, lambda number=number: draw(number))  # type: ignore[misc]
        assert images.packed_held <= 1_500
    assert made == [*range(20), 0], "what was asked for longest ago was dropped"


def test_a_worker_can_be_told_to_keep_little() -> None:
    kept = "p.IMAGES.room + p.IMAGES.packed_room + p.PARTS.room + p._KEPT.room"
    code = f"from render import picture_pool as p; p.keep_little(); print(p.IMAGES.packed_room > 0, {kept} < 2**26)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "True True\n"
