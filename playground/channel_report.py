"""What a game leaves in its channel: one person plays it alone with automats, by pressing what the messages offer.

A module that implements SoloScript says what the person presses; this module starts the bot, plays and counts.
"""

import asyncio
import contextlib
import json
import shutil
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from playground.errors import Json
from playground.latency_meter import LatencyMeter, ScriptedPerson
from playground.launcher import BotProcess
from playground.message_view import MessageView
from playground.people import Person
from playground.server import Playground
from playground.world import ChannelSeed, PersonSeed, Seed

if TYPE_CHECKING:
    from playwright.async_api import Page

PHONE = {"width": 420, "height": 860}
MAX_TURNS, MAX_PRESSES = 400, 80  # of a game, of a turn
SPECTATOR = "Dawid"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


class Press(NamedTuple):
    """A button, or a select with the value to choose."""

    part: str
    value: str | None = None


class SoloScript(Protocol):
    """How one person plays the bot's games alone with automats."""

    PROGRAM: tuple[str, ...]

    def environment(self, folder: Path) -> dict[str, str]: ...

    def games(self) -> tuple[str, ...]: ...

    def opening(self, game: str) -> tuple[str, dict[str, Any]]:
        """The command that opens a table and begins at once."""
        ...

    def first_press(self, message: MessageView) -> Press | None:
        """What begins a turn from the message in the channel."""
        ...

    def next_press(self, panel: MessageView, rng: Random) -> Press | None:
        """What goes on with it; None: the turn is over."""
        ...

    def over(self, message: MessageView) -> bool:
        """Whether this message ends the game."""
        ...


class ChannelCount:
    """Counts what the bot sends to a channel for everybody."""

    def __init__(self, channel: str) -> None:
        self._channel = channel
        self._pictures: dict[str, int] = {}  # bytes by attachment
        self.messages = 0

    def hear(self, event: str, data: Json) -> None:
        """A listener of the server."""
        if event != "message" or data["visible_to"] is not None or data["message"]["channel_id"] != self._channel:
            return
        self.messages += bool(data["new"])
        self._pictures.update((one["id"], one["size"]) for one in data["message"]["attachments"])

    @property
    def picture_bytes(self) -> int:
        """Everything that was sent, also what was taken away again."""
        return sum(self._pictures.values())


async def play_alone(script: SoloScript, meter: LatencyMeter, guest: ScriptedPerson, game: str, channel: str) -> list[int]:
    """Play a whole game; how many presses each turn of the person took."""
    command, options = script.opening(game)
    await (await guest.person.slash(command, options, channel)).finished()
    rng, turns = Random(7), list[int]()
    before: Press | None = None
    while len(turns) < MAX_TURNS:
        message = await meter.until(
            channel,
            lambda one: script.over(one) or (guest.person.id in one.mentions and script.first_press(one) not in (None, before)),  # noqa: B023
        )
        if script.over(message):
            return turns
        before = press = script.first_press(message)  # the same message may call again, with another button
        presses = 0
        panel: MessageView | None = message
        while press is not None and panel is not None and presses < MAX_PRESSES:
            panel = await guest.press(panel, press.part, press.value, at_once=True)
            presses += 1
            press = None if panel is None else script.next_press(panel, rng)
        turns.append(presses)
    raise RuntimeError(f"{game} does not end")


async def height_of(page: "Page", playground: Playground, person: str, channel: str) -> int:
    """How tall everything in a channel is for somebody who only watches, in pixels."""
    await page.goto("about:blank")
    await page.goto(f"{playground.page_address}&person={person}&channel={channel}")
    await page.wait_for_selector("#log > li", state="attached")
    earlier = page.locator("#log > li.earlier button")
    while await earlier.count():
        shown = await page.locator("#log > li").count()
        await earlier.first.click()
        await page.wait_for_function("count => document.querySelectorAll('#log > li').length > count", arg=shown)
    return int(await page.evaluate("Math.round(document.getElementById('log').getBoundingClientRect().height)"))


async def heights(playground: Playground, channels: dict[str, str]) -> dict[str, int | None]:
    """The height of each game's channel at phone width; None where there is no browser."""
    browser_path = next(filter(None, map(shutil.which, BROWSERS)), None)
    try:
        from playwright.async_api import async_playwright  # noqa: PLC0415  (only this command needs a browser)
    except ImportError:
        browser_path = None
    if browser_path is None:
        return dict.fromkeys(channels)
    spectator = playground.person(SPECTATOR).id
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox", "--disable-gpu"])
        page = await browser.new_page(viewport=PHONE, reduced_motion="reduce")  # type: ignore[arg-type]
        found: dict[str, int | None] = {
            game: await height_of(page, playground, spectator, channel) for game, channel in channels.items()
        }
        await browser.close()
    return found


async def measure(script: SoloScript, games: tuple[str, ...], folder: Path) -> tuple[Json, list[str]]:
    """The figures of each game, and what went wrong."""
    people = tuple(PersonSeed(f"player-{game}", "pl") for game in games)
    seed = Seed(channels=tuple(ChannelSeed(game) for game in games), people=(*people, PersonSeed(SPECTATOR, "pl")))
    playground = Playground(folder / "world.sqlite", seed=seed)
    meter = LatencyMeter(playground.core, 0.0)
    channels = {game: playground.channel(game) for game in games}
    counts = {game: ChannelCount(channel) for game, channel in channels.items()}
    for count in counts.values():
        playground.core.listeners.add(count.hear)
    await playground.start()
    program, *arguments = script.PROGRAM
    bot = BotProcess(playground, program, tuple(arguments), env=script.environment(folder))
    try:
        await bot.start()
        guests = {
            game: ScriptedPerson(meter, Person(playground.core, playground.person(f"player-{game}").id), Random(1))
            for game in games
        }
        played = await asyncio.gather(*(play_alone(script, meter, guests[game], game, channels[game]) for game in games))
        await asyncio.sleep(SETTLE_SECONDS)
        tall = await heights(playground, channels)
    finally:
        await bot.stop()
        await playground.stop()
    report = {
        game: {
            "public_messages": counts[game].messages,
            "picture_bytes": counts[game].picture_bytes,
            "height_px": tall[game],
            "presses_per_turn": median(turns),
        }
        for game, turns in zip(games, played)
    }
    faults = [*map(str, playground.violations), *playground.core.failures, *(f"{what}: {n}" for what, n in meter.errors.items())]
    return report, faults


SETTLE_SECONDS = 2.0  # for the last edits after a game


async def channel_report(players: str, only: str = "") -> int:
    """Print one line of JSON; returns 1 if anything went wrong."""
    try:
        script: SoloScript = import_module(players)
    except ModuleNotFoundError as error:
        sys.stderr.write(f"There are no players {players!r}: {error.msg}.\n")
        return 1
    games = tuple(game for game in script.games() if only in ("", game))
    if not games:
        sys.stderr.write(f"There is no game {only[:40]!r}; there are {', '.join(script.games())}.\n")
        return 1
    folder = Path(tempfile.mkdtemp(prefix="playground-report-"))
    try:
        report, faults = await measure(script, games, folder)
    finally:
        with contextlib.suppress(OSError):
            shutil.rmtree(folder)
    sys.stdout.write(json.dumps({"games": report}) + "\n")
    for fault in faults:
        sys.stderr.write(f"{fault}\n")
    return 1 if faults else 0
