"""Makes a game's colour table from sample frames: its inks, then whatever the frames would lose most without.

Numbers that a move depends on come before everything else: their shades are covered closely, wherever they stand.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from PIL import Image

from engine.games import GAMES
from engine.players.random_player import RandomPlayer
from render.canvas import Canvas
from render.colour_table import SIZE, Rgb, palette_of, rgb, table_file
from render.fluent_texts import LANGUAGES
from render.game_scenes import scenes_of_game
from render.picture_registry import GAME_PICTURES
from render.scene import Scene
from render.theme import INK, SEATS

NAMES = ("Anna", "Jan", "Zofia", "Wojciech", "Ewa", "Bolesław")
FRAMES = 6  # of each kind at each size of table
MOST_OFF = 13  # steps by which a shade of a vital number may be off in the samples; a test allows 16 anywhere


def make_colour_table(game: str) -> Path:
    """Draw the samples, choose the colours, write the table; returns its file."""
    colours, vital = _count(sample_frames(game))
    table = choose(exact_inks(game), colours, vital)
    file = table_file(game)
    file.write_text(json.dumps([f"#{r:02X}{g:02X}{b:02X}" for r, g, b in table], indent=0) + "\n", encoding="utf-8")
    return file


def exact_inks(game: str) -> list[Rgb]:
    """The colours that every file shows exactly."""
    seats = SEATS[: GAMES[game].seats[-1]]
    names = {*INK.values(), *(colour for seat in seats for colour in (seat.fill, seat.ink)), *GAME_PICTURES[game].inks}
    return sorted({rgb(name) for name in names})


def sample_frames(game: str) -> list[Canvas]:
    """Frames of every kind of picture, at every size of table, as everybody and as the player on turn sees them."""
    drawn = []
    for seats in GAMES[game].seats:
        rows = scenes_of_game(GAMES[game], [RandomPlayer()] * seats, NAMES[:seats], seats, LANGUAGES[seats % len(LANGUAGES)])
        for kind in GAME_PICTURES[game].kinds.values():
            pairs = [(row[0], row[1 + row[0].seat]) for row in rows]
            fit = [pair for pair in pairs if any(kind.why_not(scene) is None for scene in pair)]
            for number, pair in enumerate(fit[:: max(1, len(fit) // FRAMES)]):
                turned = pair if number % 2 else pair[::-1]
                scene: Scene = next(one for one in turned if kind.why_not(one) is None)
                drawn += [strip.canvas(scene) for strip in kind.strips(scene)]
    return drawn


def _count(frames: list[Canvas]) -> tuple[Counter[Rgb], set[Rgb]]:
    """How often each colour occurs, and which ones occur within vital numbers."""
    colours: Counter[Rgb] = Counter()
    vital: set[Rgb] = set()
    for canvas in frames:
        colours.update(_colours(canvas.image))
        for label in canvas.labels:
            if label.vital:
                box = label.ink
                vital.update(_colours(canvas.image.crop((round(box.x), round(box.y), round(box.right), round(box.bottom)))))
    return colours, vital


def _colours(image: Image.Image) -> dict[Rgb, int]:
    found = image.getcolors(image.width * image.height) or []
    return {colour: count for count, colour in found}  # type: ignore[misc]


def choose(inks: list[Rgb], colours: Counter[Rgb], vital: set[Rgb]) -> list[Rgb]:
    """At most 256 colours: the inks, a cover of the vital shades, then those that cost most when they are missing."""
    table = list(inks)
    nearest = {colour: min(_squared(colour, one) for one in table) for colour in colours}

    def take(colour: Rgb) -> None:
        if len(table) < SIZE and distinct([*table, colour]):
            table.append(colour)
            for other, distance in nearest.items():
                nearest[other] = min(distance, _squared(other, colour))
        else:
            nearest[colour] = 0  # too near to another one to be told from it, or the table is full

    shades = sorted(vital)
    while len(table) < SIZE and (off := _steps_off(shades, table)) and max(off) > MOST_OFF:
        take(shades.pop(off.index(max(off))))
    while len(table) < SIZE and (worst := max(nearest, key=lambda colour: nearest[colour] * colours[colour])) not in table:
        if not nearest[worst]:
            break
        take(worst)
    return table


def distinct(table: list[Rgb]) -> bool:
    """Whether each colour finds itself: Pillow looks colours up in cells of four steps."""
    return as_shown(table, table) == table


def as_shown(colours: list[Rgb], table: list[Rgb]) -> list[Rgb]:
    """What becomes of these colours in a file with this table."""
    row = Image.new("RGB", (len(colours), 1))
    row.putdata(colours)
    shown = row.quantize(palette=palette_of(table), dither=Image.Dither.NONE).convert("RGB")
    return list(shown.get_flattened_data())  # type: ignore[arg-type]


def _steps_off(colours: list[Rgb], table: list[Rgb]) -> list[int]:
    return [max(abs(a - b) for a, b in zip(*pair)) for pair in zip(colours, as_shown(colours, table))]


def _squared(a: Rgb, b: Rgb) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2
