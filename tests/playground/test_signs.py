"""Signs outside the letters are shown on machines without an emoji font, too: the page brings one."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

from playground import Playground
from tests.playground.browser import page_on

if TYPE_CHECKING:
    from playwright.async_api import Browser

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "playground" / "page"
PICTOGRAPHS = (0x1F000, 0x1FAFF)
OLDER = "⌚⌛⏩⏪⏫⏬⏭⏮⏯⏰⏱⏲⏳⏸⏹⏺⚒⚓⚔⚖⚙⚠⚡⛏⛔⛰✂✅✉✋✏✨❌❓❗➕➖➗⭐⭕"  # pictographs among the older signs


def in_font() -> set[int]:
    """The code points of the font, as the page says."""
    ranges = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", (PAGE / "signs.css").read_text(encoding="utf-8"))
    return {code for first, last in ranges for code in range(int(first, 16), int(last or first, 16) + 1)}


def test_the_font_has_every_pictograph_of_the_page_and_of_the_bot() -> None:
    known = in_font()
    missing = {}
    for folder in ("bot", "playground/page"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".ftl", ".js", ".css", ".html"):
                for sign in set(path.read_text(encoding="utf-8")):
                    pictograph = PICTOGRAPHS[0] <= ord(sign) <= PICTOGRAPHS[1] or sign in OLDER
                    if pictograph and ord(sign) not in known:
                        missing[sign] = str(path.relative_to(ROOT))
    assert not missing, "make the font anew with these, too (signs.LICENSE says how)"


async def test_the_page_shows_signs_in_colour(playground: Playground, browser: "Browser") -> None:
    playground.person("Bob").say("🎲 🪙 🥇 ⏳")
    async with page_on(playground, browser) as page:
        text = page.locator(".message .markdown", has_text="🎲")
        await text.wait_for()
        await page.evaluate("() => document.fonts.ready")
        fonts = await page.evaluate("() => [...document.fonts].map(font => [font.family, font.status])")
        assert [status for family, status in fonts if "Playground Signs" in family] == ["loaded"]
