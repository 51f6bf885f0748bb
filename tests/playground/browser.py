"""Debian's Chromium, driven by Playwright; skipped where there is none, required where CI is set."""

import importlib.util
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

import pytest

from playground import Playground

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
READY = CHROMIUM is not None and importlib.util.find_spec("playwright") is not None
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"desktop": (1280, 900), "phone": (420, 860)}
PICTURES = Path(__file__).parents[2] / "out" / "screenshots"

needs_browser = pytest.mark.skipif(not READY and not os.environ.get("CI"), reason="no Chromium or no Playwright here")


# The pictures' own fonts beside the system's: without any Chromium ends, and so pages look alike on every machine.
FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><include ignore_missing="yes">{system}</include><dir>{sans}</dir><dir>{serif}</dir></fontconfig>"""


@asynccontextmanager
async def chromium() -> AsyncIterator["Browser"]:
    """A browser; several tests may share it, each on a page of its own."""
    from playwright.async_api import async_playwright

    with NamedTemporaryFile("w", suffix=".conf") as fonts:
        system = os.environ.get("FONTCONFIG_FILE", "/etc/fonts/fonts.conf")
        sans, serif = (files(f"font_source_{kind}_pro") / "files" for kind in ("sans", "serif"))
        fonts.write(FONTS.format(system=escape(system), sans=escape(str(sans)), serif=escape(str(serif))))
        fonts.flush()
        async with async_playwright() as playwright:
            environment = {**os.environ, "FONTCONFIG_FILE": fonts.name}
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS, env=environment)
            yield browser
            await browser.close()


@asynccontextmanager
async def page_on(playground: Playground, browser: "Browser", size: str = "desktop") -> AsyncIterator["Page"]:
    """The playground's page, with no memory of others; an error on it, or a request to anywhere else, fails the test."""
    wrong: list[str] = []
    width, height = SIZES[size]
    context = await browser.new_context(
        viewport={"width": width, "height": height}, has_touch=size == "phone", reduced_motion="reduce"
    )
    page = await context.new_page()
    page.set_default_timeout(15_000)
    page.on("pageerror", lambda error: wrong.append(f"error on the page: {error}"))
    page.on("console", lambda line: wrong.append(f"console: {line.text}") if line.type == "error" else None)
    page.on(
        "request",
        lambda one: None if one.url.startswith((playground.address, "data:")) else wrong.append(f"left loopback: {one.url}"),
    )
    await page.goto(playground.page_address)
    await page.wait_for_selector(".place", state="attached")
    try:
        yield page
    finally:
        await context.close()
    assert wrong == []


async def keep_picture(page: "Page", name: str) -> None:
    """A screenshot for whoever wants to look."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    await page.screenshot(path=PICTURES / f"{name}.png")
