"""Pictures: drawn once for all who want the same, those that somebody waits for first, and never in the way of the words."""

from __future__ import annotations

import asyncio

import pytest
from discord.ui import MediaGallery

from bot.discord_app.panel_layout import RenderedPanel
from bot.discord_app.picture_cache import MAX_ALT_TEXT, PictureCache, PrioritySemaphore
from bot.panels.components import Panel, PictureBlock
from bot.runtime.metrics import STRIPS_TOTAL
from engine.rng import rng_at
from engine.szczesc import SZCZESC
from render.picture_registry import RenderedPicture as Drawn
from render.picture_registry import RenderedStrip
from render.scene import Scene


class FakeRenderer:
    """Notes what it is asked for; draws when it is let."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.go = asyncio.Event()
        self.broken = False

    async def start(self) -> None:
        pass

    async def picture(self, kind: str, scene: Scene) -> Drawn:
        self.asked.append(scene.names[0])
        await self.go.wait()
        if self.broken:
            raise RuntimeError("no ink")
        return Drawn(tuple(RenderedStrip(b"x" * 10, "png", "a" * 3000) for _ in range(2)), reused=1)


def a_panel(name: str, lang: str = "pl") -> Panel:
    state = SZCZESC.setup(2, SZCZESC.deal(rng_at(1, 0), 2, {}), {})
    return Panel((PictureBlock("board", Scene(SZCZESC.observe(state, None), (name, "B"), lang)),))


async def test_the_same_picture_is_drawn_once() -> None:
    renderer = FakeRenderer()
    pictures = PictureCache(4, renderer)
    waiting = [asyncio.create_task(pictures.of(a_panel("A"))) for _ in range(3)]
    await asyncio.sleep(0)
    renderer.go.set()
    found = await asyncio.gather(*waiting)
    assert len(renderer.asked) == 1
    assert found[0] == found[1] == found[2]
    assert await pictures.of(a_panel("A")) == found[0]
    await pictures.of(a_panel("A", "de"))
    await pictures.of(a_panel("Z"))
    assert len(renderer.asked) == 3


async def test_an_alt_text_is_never_too_long() -> None:
    renderer = FakeRenderer()
    renderer.go.set()
    (drawn,) = await PictureCache(1, renderer).of(a_panel("A"))
    assert drawn is not None
    assert [len(strip.alt) for strip in drawn.strips] == [MAX_ALT_TEXT] * 2


async def test_every_strip_is_a_gallery_of_its_own() -> None:
    renderer = FakeRenderer()
    renderer.go.set()
    wanted = a_panel("A")
    laid = RenderedPanel(wanted, await PictureCache(1, renderer).of(wanted))
    galleries = [item for item in laid.view.walk_children() if isinstance(item, MediaGallery)]
    assert [file.filename for file in laid.files] == ["board-1.png", "board-2.png"]
    shown = [item for gallery in galleries for item in gallery.items]
    assert [item.media.url for item in shown] == ["attachment://board-1.png", "attachment://board-2.png"]
    assert len(galleries) == len(shown) == 2
    assert all(item.description == "a" * (MAX_ALT_TEXT - 1) + "…" for item in shown)


async def test_strips_are_counted() -> None:
    renderer = FakeRenderer()
    renderer.go.set()
    before = {how: STRIPS_TOTAL.labels(how)._value.get() for how in ("drawn", "reused")}
    await PictureCache(1, renderer).of(a_panel("A"))
    assert {how: STRIPS_TOTAL.labels(how)._value.get() - before[how] for how in before} == {"drawn": 1, "reused": 1}


async def test_what_cannot_be_drawn_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    renderer = FakeRenderer()
    renderer.broken = True
    renderer.go.set()
    pictures = PictureCache(1, renderer)
    assert await pictures.of(a_panel("A")) == [None]
    renderer.broken = False
    (again,) = await pictures.of(a_panel("A"))
    assert again is not None, "a failure is not kept"
    assert "no picture" in caplog.text


async def test_those_who_wait_for_an_answer_come_first() -> None:
    renderer = FakeRenderer()
    pictures = PictureCache(1, renderer)
    tasks = [asyncio.create_task(pictures.of(a_panel(f"channel {number}"))) for number in range(4)]
    await asyncio.sleep(0.01)
    tasks.append(asyncio.create_task(pictures.of(a_panel("person"), urgent=True)))
    await asyncio.sleep(0.01)
    renderer.go.set()
    await asyncio.gather(*tasks)
    assert renderer.asked == ["channel 0", "channel 1", "person", "channel 2", "channel 3"]


async def test_nobody_waits_for_ever() -> None:
    turnstile = PrioritySemaphore(1)
    await turnstile.enter(True)
    order: list[bool] = []

    async def come(urgent: bool) -> None:
        await turnstile.enter(urgent)
        order.append(urgent)
        turnstile.leave()

    waiting = [asyncio.create_task(come(urgent)) for urgent in (False, False, *[True] * 6)]
    await asyncio.sleep(0)
    turnstile.leave()
    await asyncio.gather(*waiting)
    assert order == [True, True, False, True, True, False, True, True]


async def test_a_place_is_not_lost_with_someone_who_goes_away() -> None:
    turnstile = PrioritySemaphore(1)
    await turnstile.enter(False)
    gone = asyncio.create_task(turnstile.enter(True))
    stays = asyncio.create_task(turnstile.enter(False))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    turnstile.leave()
    await asyncio.wait_for(stays, 5)
    late = asyncio.create_task(turnstile.enter(True))
    await asyncio.sleep(0)
    turnstile.leave()
    late.cancel()  # in the moment in which the place was given
    await asyncio.gather(late, return_exceptions=True)
    await asyncio.wait_for(turnstile.enter(False), 5)


async def test_what_is_wanted_at_the_end_is_dropped_quietly(caplog: pytest.LogCaptureFixture) -> None:
    pictures = PictureCache(1, FakeRenderer())
    wanted = [asyncio.create_task(pictures.of(a_panel(str(number)))) for number in range(4)]
    await asyncio.sleep(0.01)
    await asyncio.wait_for(pictures.close(), 5)
    await asyncio.gather(*wanted, return_exceptions=True)
    assert all(task.done() for task in wanted)
    assert not caplog.records
