"""Replays of every game: frames with a track below that shows how far the game has come, and the film made of them.

The format was measured (docs/replay.md): a GIF whose frames hold only the pixels that changed. Every client shows it in
line, and it is smaller than animated WebP with loss, and written faster than animated WebP without.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PIL import Image, ImageChops

from render.box import Box
from render.canvas import Canvas, Label
from render.svg import circle, rect
from render.theme import style

SHRINK = 2  # a frame is the drawing at half its size
TRACK = 112  # height of the track, before shrinking
LIMIT = 10 * 2**20  # bytes: what may be uploaded anywhere
_COLOURS = 255  # one more is the transparent one
_TURN, _MARKED, _END = 650, 2200, 6000  # how long a frame stays, in milliseconds


class Film(NamedTuple):
    """What a game's replay shows."""

    frames: int
    draw: Callable[[int], Canvas]  # a turn without the track, always of one size
    marks: Sequence[int]  # frames at which something has just ended: marked on the track, and shown for longer
    runner: str  # the sprite that runs along the track


def stacked(*strips: Canvas) -> Canvas:
    """Strips below each other, as one drawing."""
    whole = Canvas(Image.new("RGB", (strips[0].image.width, sum(strip.image.height for strip in strips))), strips[0].labels[:])
    y = 0
    for strip in strips:
        whole.image.paste(strip.image, (0, y))
        y += strip.image.height
    return whole


def draw_frame(film: Film, at: int) -> Canvas:
    """A frame at full size: the turn, and below it how far the game has come."""
    turn = film.draw(at)
    width, height = turn.image.size
    canvas = Canvas(Image.new("RGB", (width, height + TRACK), "#211C1B"), list[Label](turn.labels))
    canvas.image.paste(turn.image, (0, 0))
    last = max(1, film.frames - 1)
    y = height + TRACK * 0.66
    rail = Box(40, y, width - 330, 14)
    done = rail.w * at / last
    canvas.vector(rect(Box(0, 0, rail.w, rail.h), "soot3", radius=7), rail)
    canvas.fill(Box(rail.x + 6, rail.y, max(1.0, done - 6), rail.h), "lamp")
    body = "".join(circle((rail.w * end / last, 7), 15, "brick" if end <= at else "soot2", "paper_hi", 3) for end in film.marks)
    canvas.vector(body, rail, bleed=20)
    canvas.standing(film.runner, rail.x + done, y + 4, height=72)
    count = Box(width - 262, height + 8, 240, TRACK - 16)
    canvas.text("progress", f"{at}/{last}", count, style("black", 58, 40), "lamp", align="right")
    return canvas


def animate(film: Film) -> bytes:
    """The film as the bytes of a GIF."""
    times = [_MARKED if at in film.marks else _TURN for at in range(film.frames)]
    times[-1] = _END
    frames = _changes((_small(film, at) for at in range(film.frames)), _palette(film))
    first = next(frames)
    out = io.BytesIO()
    first.save(
        out,
        format="GIF",
        save_all=True,
        append_images=frames,  # drawn one by one, while they are written
        duration=times,
        loop=0,
        transparency=_COLOURS,
        disposal=1,
        optimize=False,
    )
    return out.getvalue()


def _small(film: Film, at: int) -> Image.Image:
    return draw_frame(film, at).image.reduce(SHRINK)


def _palette(film: Film) -> Image.Image:
    """The colours of the whole game, from four of its moments."""
    images = [_small(film, round(i * (film.frames - 1) / 3)) for i in range(4)]
    width, height = images[0].size
    sheet = Image.new("RGB", (width * len(images), height))
    for i, image in enumerate(images):
        sheet.paste(image, (width * i, 0))
    return sheet.quantize(_COLOURS, dither=Image.Dither.NONE)


def _plain(frame: Image.Image) -> Image.Image:
    """The same bytes as shades, so that they can be compared."""
    return Image.frombytes("L", frame.size, frame.tobytes())


def _changes(frames: Iterator[Image.Image], palette: Image.Image) -> Iterator[Image.Image]:
    """Each frame with whatever is as before made transparent; long runs of one value take next to no bytes."""
    before: Image.Image | None = None
    for frame in frames:
        now = frame.quantize(palette=palette, dither=Image.Dither.NONE)
        shown = now.copy()
        if before is not None:
            same = ImageChops.difference(_plain(before), _plain(now)).point(lambda step: 0 if step else 255)
            shown.paste(_COLOURS, (0, 0, *now.size), same)
        yield shown
        before = now
