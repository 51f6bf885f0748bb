"""Signs outside the letters look the same on every machine: the page brings a font with them."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

from playground import Playground
from tests.playground.browser import page_on

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

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
    """With the page's own font, whatever fonts the machine has: signs look the same everywhere, as on Discord."""
    signs = "🎲🪙🥇⏳⚔▶"  # the last two are black in many fonts of letters
    playground.person("Bob").say(signs)
    async with page_on(playground, browser) as page:
        await page.locator(".message .markdown", has_text=signs).wait_for()
        assert await page.evaluate("async signs => (await document.fonts.load('16px \"Playground Signs\"', signs)).length", signs)
        assert await fonts_of(page, ".message .markdown") == [("Noto Color Emoji", True, len(signs))]


async def fonts_of(page: "Page", selector: str) -> list[tuple[str, bool, int]]:
    """The fonts that the browser takes for the text of an element: name, whether it came with the page, and how many signs."""
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("DOM.enable")
    await devtools.send("CSS.enable")
    document = await devtools.send("DOM.getDocument")
    found = await devtools.send("DOM.querySelector", {"nodeId": document["root"]["nodeId"], "selector": selector})
    used = await devtools.send("CSS.getPlatformFontsForNode", {"nodeId": found["nodeId"]})
    return [(font["familyName"], font["isCustomFont"], font["glyphCount"]) for font in used["fonts"]]
