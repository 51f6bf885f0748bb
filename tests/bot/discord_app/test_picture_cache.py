"""Pictures: drawn once for all who want the same, fairly, those for a whole channel first, and never in the way of the words."""

from __future__ import annotations

import asyncio

import pytest
from discord.ui import MediaGallery

from bot.discord_app.panel_layout import RenderedPanel
from bot.discord_app.picture_cache import MAX_ALT_TEXT, PictureCache
from bot.panels.components import Panel, PictureBlock
from bot.runtime.fair_queue import asking
from bot.runtime.metrics import STRIPS_TOTAL
from engine.rng import rng_at
from engine.szczesc import SZCZESC
from render.picture_registry import RenderedPicture as Drawn
from render.picture_registry import RenderedStrip
from render.scene import Scene
from tests.loop_clock import turns
from tests.waiting import PATIENCE


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
    await turns()
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


async def test_pictures_for_a_channel_come_first_and_a_person_who_wants_many_waits_for_themselves() -> None:
    renderer = FakeRenderer()
    pictures = PictureCache(1, renderer)
    tasks = []

    def ask(name: str, person: int, *, public: bool = False) -> None:
        with asking(1, person, public=public):
            tasks.append(asyncio.create_task(pictures.of(a_panel(name))))

    for number in range(4):
        ask(f"storm {number}", 1)
    ask("person", 2)
    ask("channel", 9, public=True)
    await turns()
    renderer.go.set()
    await asyncio.gather(*tasks)
    assert renderer.asked == ["storm 0", "storm 1", "channel", "storm 2", "person", "storm 3"]


async def test_a_channel_does_not_wait_behind_a_person_who_wanted_the_same_picture_first() -> None:
    renderer = FakeRenderer()
    pictures = PictureCache(1, renderer)
    with asking(1, 1):
        tasks = [asyncio.create_task(pictures.of(a_panel(name))) for name in ("a", "b", "c", "turn")]
    await turns()
    with asking(1, 9, public=True):
        turn = asyncio.create_task(pictures.of(a_panel("turn")))
    await turns()
    renderer.go.set()
    (drawn,) = await turn
    assert drawn is not None
    await asyncio.gather(*tasks)
    assert renderer.asked == ["a", "b", "turn", "c"]


async def test_what_is_wanted_at_the_end_is_dropped_quietly(caplog: pytest.LogCaptureFixture) -> None:
    pictures = PictureCache(1, FakeRenderer())
    wanted = [asyncio.create_task(pictures.of(a_panel(str(number)))) for number in range(4)]
    await turns()
    await asyncio.wait_for(pictures.close(), PATIENCE)
    await asyncio.gather(*wanted, return_exceptions=True)
    assert all(task.done() for task in wanted)
    assert not caplog.records
