"""`python -m playground serve`: the playground on loopback, optionally with a bot. `bench`: the load benchmark.

`channel-report`: what a game leaves in its channel.
"""

import argparse
import asyncio
import math
import sys
from collections.abc import Callable
from pathlib import Path

from playground.core import Settings
from playground.launcher import launch
from playground.run_command import run_command
from playground.server import PORTS_TO_TRY, Playground
from playground.testing import openapi_beside
from playground.world import PersonSeed, Seed

PORT = 8765
WORLD = Path("out/playground.sqlite")
BENCH_PLAYERS = "bot.ops.bench_players"
REPORT_PLAYERS = "bot.ops.report_players"
PACES = {"evening": 10.0, "correspondence": 900.0}  # mean seconds before each press
THINK = PACES["evening"]
STORMS = ("replays", "openings", "settings")


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m playground", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    serve = commands.add_parser("serve", help="start the server and print the address of its page")
    serve.add_argument(
        "--port", type=int, default=PORT, help=f"the first of {PORTS_TO_TRY} ports to try (default {PORT}; 0: any free one)"
    )
    serve.add_argument("--world", type=Path, default=WORLD, help=f"the file that keeps the world (default {WORLD})")
    serve.add_argument("--openapi", type=Path, help="Discord's description of its API: check every request against it")
    serve.add_argument("--name", default="Bot", help="what the bot is called in a new world")
    serve.add_argument(
        "--people", default="Ania:pl,Bob:en-GB,Clara:de,Dawid:pl", help="who is there in a new world, each with a language"
    )
    serve.add_argument(
        "--refuse-emojis", type=int, default=0, metavar="N", help="refuse every Nth upload of an emoji, and message with emojis"
    )
    serve.add_argument(
        "bot", nargs=argparse.REMAINDER, metavar="BOT …", help="a module or file that runs a discord.py bot, and its arguments"
    )
    load = commands.add_parser("bench", help="play many tables at once with scripted people and print one line of JSON")
    load.add_argument(
        "--tables", type=at_least(1), default=0, help="tables that are played at once (default 200; storm: 20; light: 10)"
    )
    load.add_argument(
        "--storm", nargs="?", const=STORMS[0], choices=STORMS, metavar="WHAT",
        help=f"what people notice of others who do one thing 25 times a second: {', '.join(STORMS)} (default {STORMS[0]})",
    )  # fmt: skip
    load.add_argument(
        "--people", type=at_least(1), default=1, metavar="N", help="how many make the storm of openings or settings (default 1)"
    )
    load.add_argument(
        "--stretches",
        type=at_least(2),
        default=0,
        metavar="N",
        help="into how many the storm's time is divided, half of them quiet",
    )
    load.add_argument("--light", action="store_true", help="what memory a bot with LIGHT=1 takes, all its processes together")
    load.add_argument("--pss", action="store_true", help="the same of a bot as usual, for comparison")
    load.add_argument(
        "--clusters", type=int, default=1, metavar="N", help="N processes share the database that DATABASE names, an empty one"
    )
    load.add_argument("--pace", choices=list(PACES), help="instead of --think: seconds before each press as people have them")
    load.add_argument("--minutes", type=at_least(0), default=2.0, help="how long they are played (default 2)")
    load.add_argument("--think", type=at_least(0), default=THINK, help=f"mean seconds before each press (default {THINK})")
    load.add_argument("--crowd", default=BENCH_PLAYERS, help=f"the module of the scripted people (default {BENCH_PLAYERS})")
    report = commands.add_parser(
        "channel-report", help="play every game alone with automats and print what it leaves in its channel"
    )
    report.add_argument(
        "--players", default=REPORT_PLAYERS, help=f"the module of the person who plays (default {REPORT_PLAYERS})"
    )
    report.add_argument("--game", default="", help="only this game")
    return parser


def at_least(least: float) -> Callable[[str], float]:
    """An argument type: a number not below ``least``."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number") from None
        if not (least <= number < math.inf and number):
            raise argparse.ArgumentTypeError(f"{text[:40]} is too small or too large")
        return number

    return read


def people(text: str) -> tuple[PersonSeed, ...]:
    """ "Ania:pl,Bob" as people; the language may be left out."""
    found = []
    for entry in text.split(","):
        name, _, locale = entry.strip().partition(":")
        found.append(PersonSeed(name, locale or "en-GB"))
    return tuple(found)


async def serve(options: argparse.Namespace) -> int:
    options.world.parent.mkdir(parents=True, exist_ok=True)
    seed = Seed(bot=options.name, people=people(options.people))
    playground = Playground(
        options.world,
        seed=seed,
        settings=Settings(refuse_emojis_every=options.refuse_emojis),
        openapi=options.openapi or openapi_beside(options.world.parent),
    )
    try:
        await playground.start(options.port, move_on=True)
    except OSError as error:
        print(f"No free port from {options.port} on: {error.strerror}.", file=sys.stderr)
        return 1
    if options.port and playground.port != options.port:
        print(f"Port {options.port} is taken, so this is on {playground.port}.")
    bot = None
    try:
        if options.bot:
            bot = await launch(playground, *options.bot, echo=lambda line: print(line, file=sys.stderr))
        print(f"Open {playground.page_address} in a browser. Ctrl-C ends it.", flush=True)
        await asyncio.Event().wait()
    finally:
        if bot:
            await bot.stop()
        await playground.stop()
    return 0


async def play(options: argparse.Namespace) -> int:
    """The tools in which scripted people play; nobody else waits for their modules."""
    if options.command == "channel-report":
        from playground.channel_report import channel_report  # noqa: PLC0415

        return await channel_report(options.players, options.game)
    options.think = PACES.get(options.pace, options.think)
    figures = options.minutes, options.think, options.crowd
    if options.clusters > 1:
        from playground.cluster_bench import cluster_bench  # noqa: PLC0415

        return await cluster_bench(options.clusters, int(options.tables) or 200, *figures)
    if options.storm:
        from playground.storm_bench import storm_bench  # noqa: PLC0415

        storm = {"kind": options.storm, "people": int(options.people), "stretches": int(options.stretches)}
        return await storm_bench(int(options.tables) or 20, *figures, **storm)
    if options.light or options.pss:
        from playground.light_bench import light_bench  # noqa: PLC0415

        return await light_bench(int(options.tables) or 10, *figures, light=options.light)
    from playground.bench import bench  # noqa: PLC0415

    return await bench(int(options.tables) or 200, *figures)


def main() -> int:
    options = arguments().parse_args()
    return run_command(serve(options), asked_to_end=0) if options.command == "serve" else run_command(play(options))


if __name__ == "__main__":
    sys.exit(main())
