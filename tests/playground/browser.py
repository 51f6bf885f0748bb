"""Debian's Chromium, driven by Playwright; skipped where there is none, required where CI is set."""

import importlib.util
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

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


@asynccontextmanager
async def chromium() -> AsyncIterator["Browser"]:
    """A browser; several tests may share it, each on a page of its own."""
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
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
