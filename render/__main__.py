"""The command line: a picture of any moment of a recorded game, and the measurements.

python -m render RECORD [--at N] [--seat S] [--kind K] [--lang L] [--plan STEPS] [--strips] -o FILE
python -m render gallery DIR
python -m render colour-table GAME
python -m render bench [GAME]
python -m render soak [N]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from engine.checked import apply_all_checked
from engine.contract import EngineError, Event
from engine.plain_output import one_line, printable
from engine.record import Record, describe, from_json, replay
from engine.szczesc import SZCZESC
from engine.szczesc.actions import PLACE, parse
from render.colour_table import NoColourTable
from render.encode import FORMATS, format_of
from render.fluent_texts import LANGUAGES
from render.join_strips import join_strips
from render.picture_kinds import PictureKind
from render.picture_registry import GAME_PICTURES, RenderedPicture, game_of, kinds_of, render_picture, render_replay
from render.scene import Scene

LONGEST_ERROR = 300


class CommandError(Exception):
    """What is wrong, in one sentence."""


def read_record(file: str) -> Record:
    """The record in a file ("-": from the standard input)."""
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
        record = from_json(json.loads(text))
    except OSError as error:
        raise CommandError(f"{one_line(file)}: {error.strerror}") from error
    except (ValueError, RecursionError) as error:  # also a number with more digits than Python reads
        raise CommandError(f"{one_line(file)}: the record is not JSON") from error
    except EngineError as error:
        raise CommandError(f"{one_line(file)}: {describe(error)}") from error
    return record


PositionAndEvents = tuple[Any, tuple[Event, ...]]  # a position, and what the line before it did
KIND_NAMES = tuple(dict.fromkeys(kind for album in GAME_PICTURES.values() for kind in album.kinds))
REPLAY = "replay"  # the one kind that is made from all moments


def positions_in(record: Record, at: int | None) -> list[PositionAndEvents]:
    """Every position up to this line of the record, from the deal on."""
    if at is not None and not 0 <= at <= len(record.actions):
        raise CommandError(f"--at must be from 0 to {len(record.actions)}, not {at}")
    seen: list[PositionAndEvents] = []
    try:
        played = replay(record, at, lambda state, events: seen.append((state, tuple(events))))
    except EngineError as error:
        raise CommandError(f"the record's deal: {describe(error, record.game)}") from error
    if played.error is not None:
        raise CommandError(f"line {played.played + 1} of the record: {describe(played.error, record.game)}")
    return seen


def latest(seen: Sequence[PositionAndEvents], event: str) -> PositionAndEvents:
    """The last moment at which this happened; without any, the last one."""
    return next((moment for moment in reversed(seen) if any(one.kind == event for one in moment[1])), seen[-1])


def follow_plan(state: Any, text: str) -> tuple[Any, tuple[Event, ...]]:
    """The position after these steps of mining, wherever they can be had, and what they do."""
    seat = state.turn
    try:
        steps = [parse(word) for word in text.split()]
        if state.phase == "mine":
            after, events = apply_all_checked(SZCZESC, state, seat, steps)
            return after, tuple(events)
        shafts = [place for place in PLACE if place.space.kind == "mine" and place in SZCZESC.legal_actions(state, seat)]
        if not shafts:
            raise CommandError("--plan: the player on turn cannot mine now")
        after, events = apply_all_checked(SZCZESC, state, seat, [shafts[-1], *steps])
    except EngineError as error:
        raise CommandError(f"--plan: {describe(error, SZCZESC)}") from error
    return after, tuple(events)


def kind_asked(record: Record, name: str) -> PictureKind:
    """The kind of picture of the record's game that the options name."""
    kinds = kinds_of(record.game.name)
    if name not in kinds:
        raise CommandError(f"--kind must be one of {', '.join(kinds)} for this game, not {name}")
    return kinds[name]


def make_scene(options: argparse.Namespace) -> Scene:
    """What the options ask for, as a scene."""
    record = read_record(options.record)
    kind = kind_asked(record, options.kind)
    seen = positions_in(record, options.at)
    state, events = latest(seen, kind.event)
    seat = options.seat
    seats, turn = len(record.players), getattr(record.game.observe(state, None), "turn", None) or 0
    if seat is not None and not 0 <= seat < seats:
        raise CommandError(f"--seat must be from 0 to {seats - 1}, not {seat}")
    shown = seat
    if shown is None:
        shown = turn if kind.previews else next((event.seat for event in events if event.seat is not None), turn)
    if options.plan is not None and kind.takes_plan:
        shown = turn
        state, events = follow_plan(state, options.plan)
    elif options.plan is not None and not kind.previews:
        raise CommandError(f"--plan does not go with --kind {options.kind}")
    if kind.whole_game:
        events = tuple(event for _, told in seen for event in told)
    scene = Scene(record.game.observe(state, seat), tuple(record.players), options.lang, events, shown, options.plan or "")
    if reason := kind.why_not(scene):
        raise CommandError(f"--plan: {reason}" if kind.previews else reason)
    return scene


def make_replay(options: argparse.Namespace) -> RenderedPicture:
    """The game up to the moment that the options name, as everybody sees it."""
    wrong = {"--plan": options.plan is not None, "--seat": options.seat is not None, "--strips": options.strips}
    for option in (option for option, given in wrong.items() if given):
        raise CommandError(f"{option} does not go with --kind {REPLAY}")
    record = read_record(options.record)
    names = tuple(record.players)
    seen = positions_in(record, options.at)
    scenes = [Scene(record.game.observe(state, None), names, options.lang, events) for state, events in seen]
    return render_replay(scenes)


def _parser() -> argparse.ArgumentParser:
    class Parser(argparse.ArgumentParser):
        def error(self, message: str) -> NoReturn:
            raise CommandError(message)

    parser = Parser(
        prog="python -m render",
        description="A picture of a moment of a recorded game; also: gallery DIR, colour-table GAME, bench [GAME], soak [N].",
    )
    parser.add_argument("record", help="the record's file, or - for the standard input")
    parser.add_argument("--at", type=int, metavar="N", help="after N lines of the record (default: all)")
    parser.add_argument("--seat", type=int, metavar="S", help="as this seat sees it (default: as everybody does)")
    parser.add_argument("--kind", choices=[*KIND_NAMES, REPLAY], default="board")
    parser.add_argument("--lang", choices=LANGUAGES, default="pl")
    parser.add_argument("--plan", metavar="STEPS", help='steps of mining to show carried out, such as "@3 +G @0"')
    parser.add_argument("--strips", action="store_true", help="each strip in a file of its own: FILE-1, FILE-2, …")
    where = " or ".join(f".{form}" for form in FORMATS)
    parser.add_argument("-o", "--output", required=True, metavar="FILE", help=f"where to: {where}; a replay: .gif")
    return parser


def draw_command(arguments: list[str]) -> None:
    """Draw one picture and print its description, a line for each strip."""
    options = _parser().parse_args(arguments)
    file = Path(options.output)
    form = format_of(file)
    animated = options.kind == REPLAY
    if (file.suffix.lower() != ".gif") if animated else form is None:
        raise CommandError(
            f"{one_line(options.output)}: the file's name must end in "
            + (".gif" if animated else " or ".join(f".{f}" for f in FORMATS))
        )
    if form is None:
        made = make_replay(options)
        files = {file: made.strips[0].data}
    else:
        scene = make_scene(options)
        made = render_picture(options.kind, scene, form)
        files = _apart(file, made) if options.strips else {file: join_strips(made, game_of(scene))}
    try:
        for path, data in files.items():
            path.write_bytes(data)
    except OSError as error:
        raise CommandError(f"{one_line(options.output)}: {error.strerror}") from error
    for strip in made.strips:
        print(printable(strip.alt))


def _apart(file: Path, made: RenderedPicture) -> dict[Path, bytes]:
    """A file for each strip."""
    return {file.with_stem(f"{file.stem}-{number}"): strip.data for number, strip in enumerate(made.strips, 1)}


def main(arguments: list[str]) -> int:
    """Run the command; one clear line and 1 when something is wrong."""
    try:
        match arguments:
            case ["bench", *game] if len(game) <= 1 and all(name in GAME_PICTURES for name in game):
                from render.bench import bench  # noqa: PLC0415  (plays games; pictures do not need it)

                print(json.dumps(bench(game[0] if game else "szczesc")))
            case ["gallery", folder]:
                from render.gallery import gallery  # noqa: PLC0415  (plays games too)

                try:
                    print(gallery(Path(folder), lambda line: print(line, file=sys.stderr)))
                except OSError as error:
                    raise CommandError(f"{one_line(folder)}: {error.strerror}") from error
            case ["colour-table", game] if game in GAME_PICTURES:
                from render.colour_table_maker import make_colour_table  # noqa: PLC0415

                print(make_colour_table(game))
            case ["colour-table", *_]:
                raise CommandError(f"colour-table: name one game of {', '.join(GAME_PICTURES)}")
            case ["soak", *count] if len(count) <= 1 and all(text.isdecimal() and len(text) < 10 for text in count):
                from render.bench import soak  # noqa: PLC0415

                print(json.dumps(soak(int(count[0]) if count else 10_000)))
            case _:
                draw_command(arguments)
    except (CommandError, NoColourTable) as error:
        print(f"error: {one_line(error, LONGEST_ERROR)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
