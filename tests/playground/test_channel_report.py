"""The report on what a game leaves in its channel."""

import json
import shutil
from typing import TYPE_CHECKING

import pytest

from playground import Playground
from playground.channel_report import ChannelCount, height_of
from playground.page_session import PAGE_OF_MESSAGES
from tests.playground.browser import needs_browser, page_on
from tests.playground.conftest import run_tool

if TYPE_CHECKING:
    from playwright.async_api import Browser


def sent(message: str, *sizes: int, new: bool = True, channel: str = "1", to: str | None = None) -> dict[str, object]:
    attachments = [{"id": f"{message}-{size}", "size": size} for size in sizes]
    return {"message": {"id": message, "channel_id": channel, "attachments": attachments}, "visible_to": to, "new": new}


def test_everything_sent_for_everybody_is_counted_once() -> None:
    count = ChannelCount("1")
    count.hear("message", sent("a", 100, 20))
    count.hear("message", sent("a", 100, new=False))
    count.hear("message", sent("a", 3, new=False))
    count.hear("message", sent("b", 50, to="me"))
    count.hear("message", sent("c", 50, channel="2"))
    count.hear("gone", {"id": "a"})
    assert (count.messages, count.picture_bytes) == (1, 123)


@needs_browser
async def test_everything_in_a_channel_counts_for_its_height(playground: Playground, browser: "Browser") -> None:
    """Also where the last page of earlier messages holds a single one: it comes where the button was."""
    for number in range(PAGE_OF_MESSAGES + 1):
        playground.person("Bob").say(f"message {number}")
    async with page_on(playground, browser, "phone") as page:
        height = await height_of(page, playground, playground.person("Dawid").id, playground.channel("general"))
        assert await page.locator("#log > [data-id]").count() == PAGE_OF_MESSAGES + 1
    assert height > 10 * PAGE_OF_MESSAGES


@pytest.mark.slow
async def test_every_game_leaves_a_channel_that_one_can_read() -> None:
    code, out, err = await run_tool("channel-report")
    assert code == 0, err
    games = json.loads(out)["games"]
    assert games
    assert games["szczesc"]["public_messages"] <= 45
    for figures in games.values():
        assert 5 < figures["public_messages"] <= 60
        assert figures["picture_bytes"] > 0
        assert figures["presses_per_turn"] <= 3
        if shutil.which("chromium"):
            assert 1_000 < figures["height_px"] <= 20_000
        for requests in figures["requests_per_turn"].values():
            assert requests["outside"] <= 1
            assert requests["inside"] > 2, "the press, its answer, and the message that it leads to"
