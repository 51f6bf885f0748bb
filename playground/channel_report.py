"""What a game leaves in its channel, and how many requests it takes.

One person plays it alone with automats, by pressing what the messages offer, and two people play a part of it together. A module
that implements GameScript says what they press; this module starts the bot, lets them play and counts.
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
from typing import TYPE_CHECKING, NamedTuple

from playground.core import Settings
from playground.errors import Json, NotInTime
from playground.latency_meter import MAX_WAIT, LatencyMeter, ScriptedPerson
from playground.launcher import BotProcess
from playground.people import InteractionFailed, Person
from playground.scripted_games import GameScript, play_alone, play_together, sit_down_together
from playground.server import Playground
from playground.world import ChannelSeed, PersonSeed, Seed

if TYPE_CHECKING:
    from playwright.async_api import Page

PHONE = {"width": 420, "height": 860}
SPECTATOR = "Dawid"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


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


class RequestCount(NamedTuple):
    """Requests that a table takes: those that count against the global limit, and those with an interaction token."""

    outside: int
    inside: int

    @classmethod
    def of(cls, playground: Playground, channel: str, guests: list[ScriptedPerson]) -> "RequestCount":
        """Everything about a channel and in the direct messages of these people, so far."""
        places = (channel, *(guest.person.id for guest in guests))
        counted = playground.rest.by_place
        return cls(*(sum(counted[place, free] for place in places) for free in (False, True)))

    def per_turn(self, before: "RequestCount", turns: int) -> Json:
        """The mean since an earlier count."""
        return {
            "outside": round((self.outside - before.outside) / turns, 2),
            "inside": round((self.inside - before.inside) / turns, 2),
        }


async def height_of(page: "Page", playground: Playground, person: str, channel: str) -> int:
    """How tall everything in a channel is for somebody who only watches, in pixels."""
    await page.goto("about:blank")
    await page.goto(f"{playground.page_address}&person={person}&channel={channel}")
    await page.wait_for_selector("#log > li", state="attached")
    earlier = page.locator("#log > li.earlier button")
    while await earlier.count():
        shown = await page.locator("#log > [data-id]").count()
        await earlier.first.click()
        await page.wait_for_function("count => document.querySelectorAll('#log > [data-id]').length > count", arg=shown)
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
        page.set_default_timeout(MAX_WAIT * 1000)
        found: dict[str, int | None] = {
            game: await height_of(page, playground, spectator, channel) for game, channel in channels.items()
        }
        await browser.close()
    return found


async def measure(script: GameScript, games: tuple[str, ...], folder: Path) -> tuple[Json, list[str]]:
    """The figures of each game, and what went wrong."""
    rooms = {game: f"{game}-together" for game in games}
    names = [name for game in games for name in (f"player-{game}", *(f"{role}-{game}" for role in TOGETHER))]
    seed = Seed(
        channels=tuple(ChannelSeed(name) for name in (*games, *rooms.values())),
        people=tuple(PersonSeed(name, "pl") for name in (*names, SPECTATOR)),
    )
    settings = Settings(acknowledge_seconds=MAX_WAIT)  # a busy machine changes nothing of what is counted
    playground = Playground(folder / "world.sqlite", seed=seed, settings=settings)
    meter = LatencyMeter(playground.core, 0.0)
    channels = {game: playground.channel(game) for game in games}
    counts = {game: ChannelCount(channel) for game, channel in channels.items()}
    for count in counts.values():
        playground.core.listeners.add(count.hear)
    await playground.start()
    program, *arguments = script.PROGRAM
    bot = BotProcess(playground, program, tuple(arguments), env=script.environment(folder), echo=_say)

    def guest(name: str) -> ScriptedPerson:
        return ScriptedPerson(meter, Person(playground.core, playground.person(name).id), Random(1))

    async def alone(game: str) -> tuple[list[int], Json]:
        player = guest(f"player-{game}")
        turns = await play_alone(script, meter, player, game, channels[game])
        await meter.quiet(channels[game], SETTLE_SECONDS)
        return turns, RequestCount.of(playground, channels[game], [player]).per_turn(RequestCount(0, 0), len(turns))

    async def together(game: str) -> Json:
        players, room = [guest(f"{role}-{game}") for role in TOGETHER], playground.channel(rooms[game])
        await sit_down_together(script, meter, players, game, room)
        await meter.until(room, script.first_press, "the first turn")
        before = RequestCount.of(playground, room, players)
        turns = await play_together(script, meter, players, room)
        await meter.quiet(room, SETTLE_SECONDS)
        return RequestCount.of(playground, room, players).per_turn(before, turns)

    async def play() -> Json:
        played = await asyncio.gather(*map(alone, games))
        people = await asyncio.gather(*map(together, games))
        tall = await heights(playground, channels)
        return {
            game: {
                "public_messages": counts[game].messages,
                "picture_bytes": counts[game].picture_bytes,
                "height_px": tall[game],
                "presses_per_turn": median(turns),
                "requests_per_turn": {"with_automats": requests, "among_people": among_people},
            }
            for game, (turns, requests), among_people in zip(games, played, people)
        }

    report, faults = {}, []
    try:
        await bot.start()
        report = await bot.during(play(), "playing")
    except (NotInTime, InteractionFailed) as error:
        faults.append(str(error))
    finally:
        await bot.stop()
        await playground.stop()
    faults += map(str, playground.violations)
    faults += playground.core.failures
    faults += (f"{what}: {times}" for what, times in meter.errors.items())
    return report, faults


def _say(line: str) -> None:
    sys.stderr.write(f"{line}\n")


SETTLE_SECONDS = 2.0  # for the last edits after a game
TOGETHER = ("first", "second")


async def channel_report(players: str, only: str = "") -> int:
    """Print one line of JSON; returns 1 if anything went wrong."""
    try:
        script: GameScript = import_module(players)
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
        _say(fault)
    return 1 if faults else 0
