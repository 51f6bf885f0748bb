"""The tiles in a hand; those of others only by kind and number, as everybody could count them."""

from __future__ import annotations

from collections.abc import Hashable

from engine.goldmine.box import CODE_OF, HAND
from render.box import Box
from render.canvas import Canvas
from render.goldmine.numbers import chip
from render.goldmine.palette import GREYED
from render.goldmine.parts import art, symbol, tile_name
from render.goldmine.scene import Scene
from render.goldmine.strip_frame import paper_strip, plate, seat_bar
from render.goldmine.tile_art import tile_body
from render.goldmine.tile_geometry import SIZE
from render.sprites import use
from render.strip_key import as_key
from render.strip_size import WIDTH
from render.svg import moved, rect
from render.text import wrap
from render.theme import style

_H = 420
_CARD = 208
_NAME = style("semibold", 27, 18)


def has_hand(scene: Scene) -> bool:
    """Whether the scene's seat holds tiles."""
    return any(scene.view.players[scene.seat].hand_kinds)


def _tiles(scene: Scene) -> tuple[str, ...] | None:
    """The tiles as far as the viewer may see them."""
    return scene.view.players[scene.seat].hand


def fits(scene: Scene, tile: str) -> int:
    """In how many cells a tile may be laid."""
    return len({cell for cell, _ in scene.view.mine.spots(tile)})


def hand_key(scene: Scene) -> Hashable:
    """All that the hand shows."""
    counts = [sum(player.hand_kinds) for player in scene.view.players]
    tiles = _tiles(scene)
    shown = None if tiles is None else [(tile, fits(scene, tile)) for tile in tiles]
    return as_key((scene.seat, shown, scene.view.players[scene.seat].hand_kinds, counts, scene.name(scene.seat)))


def draw_hand(scene: Scene) -> Canvas:
    """The strip."""
    view, say, seat = scene.view, scene.words, scene.seat
    tiles = _tiles(scene)
    canvas = paper_strip(_H)
    others = [other for other in range(view.seats) if other != seat]
    title = say("gold-hand-title") if tiles is not None else say("gold-hand-of", name=scene.name(seat))
    seat_bar(canvas, seat, title, WIDTH - 120 - 112 * len(others))
    for number, other in enumerate(reversed(others)):
        plate(canvas, (box := Box(WIDTH - 20 - 112 * (number + 1), 14, 104, 48)))
        canvas.centred(symbol(other), box.x + 28, box.cy, 40)
        count = sum(view.players[other].hand_kinds)
        canvas.text(f"hand of {other}", count, box.at(52, 4, 44, 40), style("black", 36, 34), vital=True)
    if tiles is None:
        _covered(canvas, scene)
        return canvas
    gap = min(30.0, (WIDTH - 40 - len(tiles) * _CARD) / max(1, len(tiles) - 1))
    left = (WIDTH - len(tiles) * _CARD - (len(tiles) - 1) * gap) / 2
    for number, tile in enumerate(tiles, 1):
        _card(canvas, scene, tile, number, Box(round(left + (number - 1) * (_CARD + gap)), 104, _CARD, 300))
    return canvas


def _card(canvas: Canvas, scene: Scene, tile: str, number: int, box: Box) -> None:
    count = fits(scene, tile)
    plate(canvas, box, "paper_hi" if count else "paper_lo", radius=10)
    body = moved(tile_body(CODE_OF[tile], "N"), 0, 0, 180 / SIZE) + rect(Box(0, 0, 180, 180), "none", "soot", 3, radius=4)
    if not count:
        body += rect(Box(0, 0, 180, 180), GREYED, more='fill-opacity=".55"')
    canvas.vector(body, box.at(14, 14, 180, 180), bleed=2)
    chip(canvas, f"tile {number}", number, (box.x + 28, box.y + 28), 26, fill="lamp" if count else "paper_hi")
    words = scene.words("gold-fits", count=count) if count else scene.words("gold-fits-nowhere")
    canvas.text(
        f"tile {number}/fits", words, box.at(8, 196, _CARD - 16, 40), style("black", 34, 34 if count else 22), vital=bool(count)
    )
    lines = wrap(tile_name(scene, tile), _NAME, _CARD - 16, 3)
    face, step = (_NAME, 28) if len(lines) < 3 else (style("semibold", 20, 16), 22)
    top = 231 + (66 - step * len(lines)) / 2
    for at, line in enumerate(lines):
        canvas.text(f"tile {number}/name {at}", line, box.at(8, top + step * at - 2, _CARD - 16, step + 4), face, "soot2")


def _covered(canvas: Canvas, scene: Scene) -> None:
    """How many of each kind."""
    kinds = scene.view.players[scene.seat].hand_kinds
    wide = 340
    for number, (kind, count) in enumerate(zip(HAND, kinds)):
        box = Box(round((WIDTH - 3 * wide - 40) / 2 + number * (wide + 20)), 110, wide, 280)
        plate(canvas, box, radius=10)
        backs = "".join(use(art("tile_back"), 30 + at * 34, 24 + at * 8, 130) for at in range(count))
        canvas.vector(backs, box.at(0, 0, wide, 190))
        canvas.text(f"kind {number}/count", count, box.at(wide - 110, 40, 90, 90), style("black", 80, 60), vital=True)
        canvas.text(
            f"kind {number}/name", scene.words(f"gold-hand-{kind}"), box.at(10, 200, wide - 20, 60), style("bold", 36, 24)
        )
