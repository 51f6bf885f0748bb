"""The replay: a game as an animation, one frame for each turn, with a cart that rolls along as progress bar.

The format was measured (docs/replay.md): a GIF whose frames hold only the pixels that changed. Every client shows it in
line, and it is smaller than animated WebP with loss, and written faster than animated WebP without.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import replace

from PIL import Image, ImageChops

from engine.szczesc.box import SHIFTS
from render.alt_text import Brevity, colour_of, name_of, slashed, within_limit
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus
from render.picture_registry import RenderedPicture, RenderedStrip
from render.svg import circle, rect
from render.szczesc.board_layout import OFFICE_HEIGHT, WIDTH, WORKS_HEIGHT
from render.szczesc.office import draw_office
from render.szczesc.parts import ROMAN
from render.szczesc.result import verdict
from render.szczesc.scene import Scene
from render.szczesc.score_lines import course
from render.szczesc.works import draw_works
from render.theme import style

SHRINK = 2  # a frame is the board at half its size, its two strips joined, and the track below
HEIGHT = WORKS_HEIGHT + OFFICE_HEIGHT
TRACK = 112  # height of the track, before shrinking
FRAME = (WIDTH // SHRINK, (HEIGHT + TRACK) // SHRINK)
LIMIT = 10 * 2**20  # bytes: what may be uploaded anywhere
_COLOURS = 255  # one more is the transparent one
_TURN, _SHIFT, _END = 650, 2200, 6000  # how long a frame stays, in milliseconds
_RAIL = Box(40, 0, WIDTH - 330, TRACK)


def turn_scenes(scenes: Sequence[Scene]) -> list[Scene]:
    """One scene for each finished turn: a draw and what was kept of it become one."""
    done: list[Scene] = []
    waiting: tuple[Scene, ...] = ()
    for scene in scenes:
        if scene.view.phase == "choose":
            waiting += (scene,)
            continue
        events = tuple(event for one in (*waiting, scene) for event in one.events)
        done.append(replace(scene, events=events))
        waiting = ()
    return [*done, *waiting[-1:]]


def shift_ends(scenes: Sequence[Scene]) -> list[int]:
    """At which frames a shift has just ended."""
    return [i for i, scene in enumerate(scenes) if scene.happened("shift_scored")]


def draw_frame(scenes: Sequence[Scene], at: int) -> Canvas:
    """A frame at full size: the board, and below it how far the game has come."""
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT + TRACK), "#211C1B"))
    canvas.image.paste(draw_works(scenes[at]).image, (0, 0))
    canvas.image.paste(draw_office(scenes[at]).image, (0, WORKS_HEIGHT))
    last = max(1, len(scenes) - 1)
    y = HEIGHT + TRACK * 0.66
    rail = Box(_RAIL.x, y, _RAIL.w, 14)
    done = rail.w * at / last
    canvas.vector(rect(Box(0, 0, rail.w, rail.h), "soot3", radius=7), rail)
    canvas.fill(Box(rail.x + 6, rail.y, max(1.0, done - 6), rail.h), "lamp")
    ends = shift_ends(scenes)
    body = "".join(circle((rail.w * end / last, 7), 15, "brick" if end <= at else "soot2", "paper_hi", 3) for end in ends)
    canvas.vector(body, rail, bleed=20)
    canvas.standing("cart_Y_full", rail.x + done, y + 4, height=72)
    count = Box(WIDTH - 262, HEIGHT + 8, 240, TRACK - 16)
    canvas.text("progress", f"{at}/{last}", count, style("black", 58, 40), "lamp", align="right")
    return canvas


def _frames(scenes: Sequence[Scene]) -> Iterator[Image.Image]:
    for at in range(len(scenes)):
        yield draw_frame(scenes, at).image.reduce(SHRINK)


def _palette(scenes: Sequence[Scene]) -> Image.Image:
    """The colours of the whole game, from four of its moments."""
    moments = [round(i * (len(scenes) - 1) / 3) for i in range(4)]
    sheet = Image.new("RGB", (FRAME[0] * 4, FRAME[1]))
    for i, at in enumerate(moments):
        sheet.paste(draw_frame(scenes, at).image.reduce(SHRINK), (FRAME[0] * i, 0))
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


def animate(scenes: Sequence[Scene]) -> bytes:
    """The whole game as the bytes of a GIF; the scenes are those of a spectator, one for each line of the record."""
    reel = turn_scenes(scenes)
    ends = shift_ends(reel)
    times = [_SHIFT if at in ends else _TURN for at in range(len(reel))]
    times[-1] = _END
    first, *rest = _changes(_frames(reel), _palette(reel))
    out = io.BytesIO()
    first.save(
        out,
        format="GIF",
        save_all=True,
        append_images=rest,
        duration=times,
        loop=0,
        transparency=_COLOURS,
        disposal=1,
        optimize=False,
    )
    return out.getvalue()


def describe_replay(scenes: Sequence[Scene]) -> str:
    """How long the game was, the scores after each shift, and who won."""
    return within_limit(lambda brevity: _describe(scenes, brevity))


def _describe(scenes: Sequence[Scene], brevity: Brevity) -> str:
    scene = scenes[-1]
    view, say = scene.view, scene.words
    names = ", ".join(f"{name_of(scene, s, brevity)} ({colour_of(scene, s, brevity)})" for s in range(view.seats))
    parts = [say("alt-replay", turns=len(turn_scenes(scenes)) - 1), say("alt-in-order", names=names)]
    by_shift = {mark.scorings: mark.scores for mark in reversed(course(view)) if mark.scorings}  # the first mark of each counts
    for shift, scores in sorted(by_shift.items()):
        if shift < SHIFTS:
            parts.append(f"{say('shift-over', number=ROMAN[shift])}: {slashed(map(minus, scores))}.")
    parts.append(f"{say('score-now')} {slashed(map(minus, view.scores))}. {verdict(scene)}.")
    return " ".join(parts)


def replay_picture(scenes: Sequence[Scene]) -> RenderedPicture:
    """The animation with its description."""
    return RenderedPicture((RenderedStrip(animate(scenes), "gif", describe_replay(scenes)),))
