"""The header over the mines: whose turn it is, what happened last, how many cards are left, how near the end is."""

from __future__ import annotations

from collections.abc import Hashable

from render.box import Box
from render.canvas import Canvas
from render.frame_parts import seat_of
from render.kopalnie.mines_art import arches
from render.kopalnie.mines_layout import ABANDONED, DECK, NEWS_END, TURN
from render.kopalnie.names import tile_sign
from render.kopalnie.news import News
from render.kopalnie.parts import art, draw_sign
from render.kopalnie.scene import Scene
from render.kopalnie.strip_frame import HEADER, player_plate
from render.part_cache import PARTS
from render.scene import won_by
from render.svg import rect
from render.text import fit, width, wrap
from render.theme import style

_LINE = style("bold", 31, 26)
_TWO_LINES = style("bold", 25, 19)


def turn_text(scene: Scene) -> str:
    """Whose turn it is, or who has won."""
    view, say = scene.view, scene.words
    if view.turn is not None:
        return say("turn", name=scene.name(view.turn))
    if view.winners is None:
        return say("all-choose")
    return won_by(say, [scene.name(seat) for seat in view.winners])


def turn_seat(scene: Scene) -> int | None:
    """Whose colour the turn's plate has."""
    view = scene.view
    return view.turn if view.turn is not None else view.winners[0] if view.winners else None


def header_key(scene: Scene, latest: News) -> Hashable:
    """All that the header shows."""
    view = scene.view
    return turn_text(scene), turn_seat(scene), latest, view.deck, view.abandoned, view.end


def draw_header(canvas: Canvas, scene: Scene, latest: News) -> None:
    """The whole header."""
    view = scene.view
    plate = player_plate(canvas, turn_text(scene), turn_seat(scene), TURN)
    _news(canvas, latest, Box(plate.right + 12, 0, NEWS_END - plate.right - 12, HEADER))
    PARTS.draw(canvas, DECK, ("deck", view.deck), lambda: _deck(canvas, view.deck))
    key = ("abandoned", view.abandoned, view.end)
    PARTS.draw(canvas, ABANDONED, key, lambda: _abandoned(canvas, view.abandoned, view.end))


def _news(canvas: Canvas, latest: News, room: Box) -> None:
    """What was rolled, who, which tile, and what came of it; a long text takes two lines."""
    x = room.x
    for number in latest.dice[:2]:
        canvas.centred(art(f"die_{number}"), x + 23, room.cy, 46)
        x += 54
    if latest.seat is not None:
        canvas.centred(f"sym_{seat_of(latest.seat)}", x + 20, room.cy, 38)
        x += 48
    if latest.dig:
        draw_sign(canvas, tile_sign(latest.dig.tile), x + 22, room.cy, 42)
        x += 50
    room = Box(x, room.y, room.right - x, room.h)
    text = latest.short()
    shown, _ = fit(text, _LINE, room.w)
    lines, face = ([text], _LINE) if shown == text else (wrap(text, _TWO_LINES, room.w, 2), _TWO_LINES)
    pitch = 29.0 if len(lines) > 1 else 50.0
    top = room.cy - pitch * len(lines) / 2
    for number, part in enumerate(lines):
        canvas.text(f"news {number}/head", part, Box(room.x, top + number * pitch, room.w, pitch), face, "paper_hi", align="left")


def _plate(canvas: Canvas, box: Box) -> None:
    canvas.vector(rect(Box(0, 0, box.w, box.h), "paper_hi", radius=8), box)


def _deck(canvas: Canvas, count: int) -> None:
    _plate(canvas, DECK)
    canvas.centred(art("chance_back"), DECK.x + 26, DECK.cy, height=40)
    canvas.text("deck/count", count, DECK.at(46, 2, DECK.w - 50, DECK.h - 4), style("black", 40, 34), vital=True)


def _abandoned(canvas: Canvas, count: int, end: int) -> None:
    """How near the end is."""
    _plate(canvas, ABANDONED)
    text, face = f"{count}/{end}", style("black", 38, 34)
    side = width(text, face) + 12
    canvas.vector(arches(count, end, Box(6, 5, ABANDONED.w - side - 12, ABANDONED.h - 11)), ABANDONED)
    canvas.text("abandoned", text, Box(ABANDONED.right - side, ABANDONED.y + 2, side - 6, ABANDONED.h - 4), face, vital=True)
