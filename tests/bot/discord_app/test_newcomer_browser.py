"""A newcomer's first game in a real browser: from the start page to a delivered order, with no more than the page says."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.bot.ops.test_demo import ROOT, demo
from tests.bot.texts.szczesc import say
from tests.playground.browser import SIZES, chromium, keep_picture, needs_browser

pytestmark = pytest.mark.integration

playwright_api = pytest.importorskip("playwright.async_api")
PlaywrightError = playwright_api.Error

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

PATIENCE = 60_000  # milliseconds: a busy machine draws slowly
SOON = 5_000
TRIES = 40  # of some seconds each: automats think while others use the machine, too


class Newcomer:
    """Presses what the page offers, in Polish, as Ania does."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def button(self, key: str) -> Locator:
        return self.labelled(say("pl", key))

    def labelled(self, label: str) -> Locator:
        return self.page.get_by_role("button", name=label, exact=True).last

    async def press(self, key: str) -> None:
        await self.button(key).click()

    async def choose(self, key: str, worth: Callable[[str], int]) -> None:
        """Open a select and take the option that is worth most; a message that comes in meanwhile may close the list."""
        options = self.page.locator("[role=option]:visible")
        with suppress(PlaywrightError):
            if not await options.count():
                await self.button(key).click(timeout=SOON)
            await options.first.wait_for(timeout=SOON)
            values = [worth(text) for text in await options.all_inner_texts()]
            await options.nth(values.index(max(values))).click(timeout=SOON)

    async def until(self, key: str, *steps: Callable[[], Awaitable[None]]) -> None:
        """Go through these steps, again if need be (somebody else may still be thinking), until the page offers this."""
        await self.until_text(say("pl", key), *steps)

    async def until_text(self, label: str, *steps: Callable[[], Awaitable[None]]) -> None:
        for _ in range(TRIES):
            for step in steps:
                with suppress(PlaywrightError):
                    await step()
            with suppress(PlaywrightError):
                await self.labelled(label).wait_for(timeout=SOON)
                if await self.labelled(label).is_enabled():
                    return
        await keep_picture(self.page, "first-game-stuck")
        raise AssertionError(f"never came to {label}")

    async def play(self) -> None:
        await self.button("btn-play").click(timeout=SOON)
        await self.page.wait_for_timeout(1500)

    async def press_place(self, label: str) -> None:
        """The button of a work place."""
        await self.page.get_by_role("button", name=re.compile(label)).last.click(timeout=SOON)
        await self.page.wait_for_timeout(1500)

    async def draft(self) -> None:
        """The cheapest order on display is the easiest to complete."""
        if await self.button("choose-card").count():
            await self.choose("choose-card", lambda text: -number_before(" p", text))


# Every table of the demo gets the same deal: chance would deal hands with which one plan completes no order.
SAME_DEALS = """
import engine.rng, engine.shares
engine.rng.new_seed = lambda: 5
engine.shares.shared_seed = lambda sealed, shares: sealed
"""


def number_before(word: str, text: str) -> int:
    found = re.search(rf"(\d+){word}", text)
    assert found is not None, text
    return int(found[1])


@needs_browser
@pytest.mark.slow
@pytest.mark.parametrize("size", sorted(SIZES))
async def test_a_newcomers_first_game_to_a_delivered_order(tmp_path: Path, size: str) -> None:
    (tmp_path / "sitecustomize.py").write_text(SAME_DEALS)  # Python runs it at the start of every process
    with demo(tmp_path, 0, AUTOMAT_PACE_MS="0", PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}") as process:
        assert process.stdout is not None
        address = re.search(r"http://\S+", process.stdout.readline())
        assert address is not None
        async with chromium() as browser:
            width, height = SIZES[size]
            page = await browser.new_page(viewport={"width": width, "height": height}, locale="pl-PL")
            page.set_default_timeout(PATIENCE)
            await page.goto(address[0])
            ania = Newcomer(page)
            await ania.until("kind-mine", ania.play, ania.draft)
            await keep_picture(page, f"first-game-turn-{size}")
            await ania.press("kind-mine")
            plan = say("pl", "btn-play-plan", number=1)
            await ania.until_text(plan, lambda: ania.press_place(r"^8 kroków"))
            await keep_picture(page, f"first-game-mine-{size}")
            await ania.press_place(f"^{plan}")
            await ania.until("kind-deliver", ania.play)
            await ania.press("kind-deliver")
            await keep_picture(page, f"first-game-deliver-{size}")
            await ania.press_place(r"\+\d+ pkt$")
            await page.get_by_text(re.compile("Ania wysyła .* na załadunek")).first.wait_for()
            await keep_picture(page, f"first-game-{size}")
        os.killpg(process.pid, signal.SIGINT)
        process.communicate(timeout=60)
