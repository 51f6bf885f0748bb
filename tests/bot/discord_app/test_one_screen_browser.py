"""In every private panel the strip that the decision needs and all its buttons are on one screen, on desktop and phone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bot.discord_app import press_handler
from bot.panels.components import Panel, PressResult
from bot.tables.languages import LANGUAGES
from render.picture_registry import RenderedPicture, render_picture
from render.scene import Scene
from tests.bot.discord_app.harness import DiscordHarness, hall
from tests.bot.panels.decision_panels import decision_panels, look_panels
from tests.playground.browser import chromium, keep_picture, needs_browser, page_on
from tests.waiting import until

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

pytestmark = [pytest.mark.integration, needs_browser]

NEXT_TO = 16  # pixels between two components

MEASURE = """(panel) => {
    const edges = (one) => one.getBoundingClientRect();
    const controls = [...panel.querySelectorAll(".button, .select")];
    const first = edges(controls[0]).top;
    const pictures = [...panel.querySelectorAll(".gallery")].filter((one) => edges(one).bottom <= first + 1);
    const strip = pictures.at(-1);
    const top = strip ? edges(strip).top : first;
    return {
        needs: edges(panel).bottom - top,
        room: document.querySelector(".scroll").clientHeight,
        between: strip ? first - edges(strip).bottom : 0,
    };
}"""


class Draws:
    """The real pictures, drawn in a thread of this process."""

    async def start(self) -> None:
        pass

    async def picture(self, kind: str, scene: Scene) -> RenderedPicture:
        return await asyncio.to_thread(render_picture, kind, scene)


async def shown_privately(place: DiscordHarness, page: Page, panel: Panel, monkeypatch: pytest.MonkeyPatch) -> Locator:
    """The panel as the answer to a press, on the page, once its pictures are there."""

    async def answer(*_: Any, **__: Any) -> PressResult:
        return PressResult(panel)

    monkeypatch.setattr(press_handler, "handle_press", answer)
    ania = place.person("Ania")
    public = next(one for one in reversed(place.posted()) if one.buttons)
    message = await (await ania.click(public, place.find(public, "rules"))).finished()
    found = page.locator(f".message.private[data-id='{message.id}']")
    await found.locator(".button, .select").last.wait_for()
    await page.wait_for_function(
        "(id) => [...document.querySelectorAll(`[data-id='${id}'] .gallery img`)]"
        ".every((one) => one.complete && one.naturalWidth)",
        arg=str(message.id),
    )
    return found


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", ["phone", "desktop"])
async def test_strip_and_buttons_are_on_one_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: str, lang: str) -> None:
    wrong = []
    async with hall(tmp_path, workshop=Draws(), emojis=True) as place, chromium() as browser:
        await until(lambda: place.bot._emoji_job is not None and not place.bot._emoji_job.running)
        await place.open_table(place.people[:2], "pl")
        async with page_on(place.playground, browser, size) as page:
            for name, panel in (*decision_panels(lang), *look_panels(lang)):
                found = await (await shown_privately(place, page, panel, monkeypatch)).evaluate(MEASURE)
                await keep_picture(page, f"{name}-{lang}-{size}")
                if found["needs"] > found["room"]:
                    wrong.append(f"{name}: {found['needs']:.0f} of {found['room']}")
                if found["between"] > NEXT_TO:
                    wrong.append(f"{name}: {found['between']:.0f} pixels between the strip and its buttons")
    assert wrong == []
