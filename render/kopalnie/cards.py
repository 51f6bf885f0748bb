"""Missions and chance cards, large enough to read: what it is called, what it does, what it is worth or when it counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.kopalnie.box import CARDS, MISSIONS
from render.box import Box
from render.canvas import Canvas
from render.kopalnie.names import card_name, card_text, card_when, mission_name, mission_text
from render.kopalnie.scene import Scene
from render.svg import circle, moved, path, polygon, rect
from render.text import width, wrap
from render.theme import Style, style

PER_ROW, GAP = 4, 14
CARD_H = 242.0
_HEAD = 74.0
_NAME, _TEXT = style("serif", 30, 21), style("semibold", 30, 22)
_LONG_TEXT = style("semibold", 25, 20)


class CardFace(NamedTuple):
    """What stands on a card."""

    look: str  # "orange", "grey" or "mission"
    name: str
    text: str
    foot: str
    points: int = 0  # of a mission
    unit: str = ""  # of the points


def mission_face(scene: Scene, mission: str, foot: str = "") -> CardFace:
    say = scene.words
    text = mission_text(say, mission, scene.view.seats)
    return CardFace("mission", mission_name(say, mission), text, foot, MISSIONS[mission].points, say("points"))


def card_face(scene: Scene, card: str, *, fresh: bool = False) -> CardFace:
    """A chance card; fresh: drawn in this turn, so it must wait for the next."""
    say = scene.words
    waits = fresh and card_when(say, card) != say("when-end")
    foot = say("when-next") if waits else card_when(say, card)
    return CardFace("orange" if CARDS[card].kept else "grey", card_name(say, card), card_text(say, card), foot)


def cards_height(count: int) -> float:
    """How much room so many cards need."""
    return max(1, -(-count // PER_ROW)) * (CARD_H + GAP) - GAP


def card_boxes(count: int, room: Box) -> list[Box]:
    """Places for so many cards, in rows of four from the left; three or fewer are wider and stand in the middle."""
    across = PER_ROW if count > 3 else 3
    w = (room.w - GAP * (across - 1)) / across
    room = room.at(max(0, across - count) * (w + GAP) / 2, 0, room.w, room.h)
    return [room.at(i % across * (w + GAP), i // across * (CARD_H + GAP), w, CARD_H) for i in range(count)]


def draw_face(canvas: Canvas, name: str, face: CardFace, box: Box) -> None:
    """A card with its face up."""
    canvas.vector(_body(face.look, box.w, box.h), box, bleed=2)
    room = box.at(62, 6, box.w - 72, _HEAD - 12)
    ink = "soot" if face.look == "orange" else "white"
    _lines(canvas, f"{name}/title", wrap(face.name, _NAME, room.w, 2), room, face=_NAME, ink=ink)
    body = box.at(12, _HEAD + 14, box.w - 24, box.h - _HEAD - 70)
    text, lines = _TEXT, wrap(face.text, _TEXT, body.w, 3)
    if max(width(line, _TEXT) for line in lines) > body.w:
        text, lines = _LONG_TEXT, wrap(face.text, _LONG_TEXT, body.w, 4)
    _lines(canvas, f"{name}/text", lines, body, face=text)
    foot = box.at(12, box.h - 54, box.w - 24, 42)
    if face.points:
        plate = foot.at(0, 0, 110, foot.h)
        canvas.vector(rect(Box(0, 0, plate.w, plate.h), "soot", radius=8), plate)
        canvas.text(f"{name}/points", face.points, plate.at(8, 2, 50, plate.h - 4), style("black", 40, 34), "lamp", vital=True)
        canvas.text(f"{name}/unit", face.unit, plate.at(60, 4, 46, plate.h - 6), style("semibold", 26, 20), "paper", align="left")
        foot = foot.at(115, 0, foot.w - 115, foot.h)
    if face.foot:
        canvas.vector(rect(Box(1, 1, foot.w - 2, foot.h - 2), f"{_TONE[face.look]}_l", "soot", 2, radius=8), foot)
        canvas.text(f"{name}/foot", face.foot, foot.inset(6, 4), style("bold", 28, 19))


def _lines(canvas: Canvas, name: str, lines: Sequence[str], room: Box, *, face: Style, ink: str = "soot") -> None:
    """Lines of a text, centred in the room's height; a title from the left, other texts in the middle."""
    pitch = face.size * 1.13
    top = room.cy - len(lines) * pitch / 2
    for i, text in enumerate(lines):
        row = Box(room.x, top + i * pitch, room.w, pitch)
        canvas.text(f"{name} {i}", text, row, face, ink, align="left" if face is _NAME else "centre")


def _body(look: str, w: float, h: float) -> str:
    """A card without its texts: scallops for one to keep, a zigzag for one that acts at once, a compass for a mission."""
    step = (w - 6) / 10
    edge = {
        "orange": f"q{-step / 2:.2f} 13 {-step:.2f} 0 " * 10,
        "grey": f"l{-step / 2:.2f} 9 l{-step / 2:.2f} -9 " * 10,
        "mission": "",
    }[look]
    body = rect(Box(1.5, 1.5, w - 3, h - 3), "paper_hi", "soot", 3, radius=10)
    head = f"M3 {_HEAD} V11 Q3 3 11 3 H{w - 11:.1f} Q{w - 3:.1f} 3 {w - 3:.1f} 11 V{_HEAD} {edge}Z"
    return (
        body + path(head, f"{_TONE[look]}_d" if look == "grey" else _TONE[look], "soot", 2.5) + moved(_EMBLEM[look], 34, 39, 1.2)
    )


def _compass() -> str:
    body = circle((0, 0), 16.5, "paper_hi", "soot", 2.2)
    for x, y, ink in ((0, -11, "brick"), (0, 11, "steel"), (11, 0, "soot"), (-11, 0, "soot")):
        side = (2.8 if y else x / 4, 2.8 if x else y / 4)
        other = (-side[0] if y else side[0], -side[1] if x else side[1])
        body += polygon([(x, y), side, (0, 0), other], ink)
    return body


_TONE = {"orange": "orange", "grey": "grey", "mission": "night"}
_EMBLEM = {
    "orange": path("M-6 -9 Q-18 4 -13 13 Q0 19 13 13 Q18 4 6 -9 Z", "orange_l", "soot", 2.4)
    + path("M-9 -15 L-5 -8 H5 L9 -15 Q0 -11 -9 -15 Z", "orange_l", "soot", 2.4)
    + rect(Box(-7, -10, 14, 4), "soot", radius=2),
    "grey": path("M4 -16 L-9 3 H-1 L-5 16 L10 -4 H1 Z", "grey_l", "soot", 2.4),
    "mission": _compass(),
}
