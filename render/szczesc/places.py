"""The work places of one kind, for whoever is to choose: what lies there, what it costs, what remains, or why not."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from engine.contract import Refusal
from engine.szczesc.box import CARDS, LOCKED, LOOK, ORDER_DRAW, TILES, WORKSHOP_DRAW
from engine.szczesc.refusals import WorkPlace
from render.alt_text import AltList, Brevity, alt_text, colour_of
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus, seat_of
from render.sprites import use
from render.strip_key import as_key
from render.svg import line, path, rect
from render.szczesc.news import piece_in_words
from render.szczesc.palette import DISTRICT, EMBLEM
from render.szczesc.parts import CARD, TILE, coin, draw_card, draw_tile, pay
from render.szczesc.scene import Scene
from render.szczesc.strip_frame import (
    BAR,
    EDGE,
    INNER,
    PURSE,
    ROOF,
    TOP,
    VITAL,
    WIDTH,
    draw_flag,
    draw_heading,
    draw_plate,
    draw_purse,
    draw_tick,
    draw_wall,
    new_strip,
)  # fmt: skip
from render.szczesc.works import draw_sign
from render.theme import style

HEAD, COST, FOOT, GAP = 48, 64, 46, 10
_WHOLE = Brevity(32, "colour")


class Row(NamedTuple):
    """How the places of a kind stand."""

    columns: int
    face: float  # the height of what lies there
    roof: str


ROWS = {
    "workshop": Row(5, 108, "saw"),
    "mine": Row(4, 118, "mansard"),
    "deliver": Row(4, 176, "mansard"),
    "money": Row(5, 118, "mansard"),
    "order": Row(5, 214, "mansard"),
}


def chooser(scene: Scene) -> int:
    """Whose places they are: the viewer's, for a spectator those of whoever is on turn."""
    view = scene.view
    return view.seat if view.seat is not None else view.turn or 0


def why_no_places(scene: Scene) -> str | None:
    """Why nobody can choose a place; None when somebody can."""
    return "no miners are sent at this moment" if scene.view.phase in ("draft", "over") else None


def _places(scene: Scene, kind: str) -> list[WorkPlace]:
    return [place for place in scene.view.places if place.space.kind == kind]


def _cell_height(kind: str) -> float:
    return HEAD + ROWS[kind].face + COST + FOOT


def draw_places(scene: Scene, kind: str) -> Canvas:
    """The places of a kind as one player finds them."""
    say, seat, row = scene.words, chooser(scene), ROWS[kind]
    places = _places(scene, kind)
    rows = 2 if kind == "workshop" else 1
    high = rows * (_cell_height(kind) + GAP) - GAP
    body = BAR + 20 + high
    canvas = new_strip(TOP + ROOF + 10 + body + 14)
    draw_heading(canvas, say("where-to"), draw_flag(canvas, seat), WIDTH - EDGE - PURSE - 16)
    draw_purse(canvas, scene, seat)
    box = Box(EDGE, TOP + ROOF + 10, INNER, body)
    room = draw_wall(canvas, box, DISTRICT[kind], "places", say(kind), emblem=EMBLEM[kind], roof=row.roof)
    draw_sign(canvas, "places/sign", say(f"word-{kind}"), box.right - 116, box.y + 7)
    cells = room.grid(row.columns, rows, GAP)
    if kind == "workshop":  # the stack stands beside both rows
        cells = [*cells[0:4], *cells[5:9], Box(cells[4].x, cells[4].y, cells[4].w, high)]
    for place, cell in zip(places, cells):
        _cell(canvas, scene, place, cell)
    return canvas


def places_key(scene: Scene, kind: str) -> Hashable:
    """Everything that the places of a kind show."""
    view, seat = scene.view, chooser(scene)
    rows = [
        (place.owner, place.standing, place.miners, place.marks, place.piece, _footnote(scene, place), place.closed is None)
        for place in _places(scene, kind)
    ]
    stacks = (view.tiles_left, view.cards_left) if kind in ("workshop", "order") else ()
    crowd = view.cechownia if kind == "money" else ()
    gains = [points_of(scene, place) for place in _places(scene, kind)] if kind == "deliver" else ()
    return as_key((kind, view.seats, seat, view.money[seat], view.miners[seat], rows, stacks, crowd, gains))


def points_of(scene: Scene, place: WorkPlace) -> int:
    """What a delivery there would bring the chooser."""
    pending = scene.view.shafts[chooser(scene)].pending
    return sum(CARDS[o.code].points for o in pending if o.complete and o.code[0] == place.space.transport)


def _locked(scene: Scene, place: WorkPlace) -> bool:
    return place.space.index in LOCKED[scene.view.seats]


def _cell(canvas: Canvas, scene: Scene, place: WorkPlace, cell: Box) -> None:
    """One place: its name and who stands there, what it is, what it costs, and whether that can be had."""
    open_ = place.closed is None
    tone = DISTRICT[place.space.kind] if open_ else "soot3"
    w, h = cell.w, cell.h
    body = rect(Box(0, 0, w, h), "paper_hi" if open_ else "paper_lo", radius=8)
    body += path(f"M0 {HEAD} V8 q0 -8 8 -8 H{w - 8} q8 0 8 8 V{HEAD} Z", tone)
    body += path(f"M0 {h - FOOT} H{w} V{h - 8} q0 8 -8 8 H8 q-8 0 -8 -8 Z", "loco" if open_ else "soot2")
    body += line((0, HEAD), (w, HEAD), "soot") + line((0, h - FOOT), (w, h - FOOT), "soot")
    canvas.vector(body + rect(Box(0, 0, w, h), "none", "soot", 3, radius=8), cell, bleed=2)
    _head(canvas, scene, place, cell.at(0, 0, w, HEAD))
    face = cell.at(0, HEAD, w, h - HEAD - FOOT - COST)
    if _locked(scene, place):
        canvas.vector(use("padlock", 0, 0, 70), Box(cell.cx - 35, face.cy, 70, 90), bleed=4)
    else:
        _face(canvas, scene, place, face)
        _cost(canvas, scene, place, Box(cell.x, cell.bottom - FOOT - COST, w, COST))
    foot = Box(cell.x + 6, cell.bottom - FOOT + 1, w - 12, FOOT - 2)
    if open_:
        draw_tick(canvas, foot.x + 22, foot.cy, 0.8, "lamp")
        foot = Box(foot.x + 42, foot.y, foot.w - 42, foot.h)
    note, vital = _footnote(scene, place)
    face_style = style("bold", 30, 20) if not vital else style("bold", 34, 24)
    canvas.text(f"{place.space.name}/note", note, foot, face_style, "paper_hi" if open_ else "lamp")


def _head(canvas: Canvas, scene: Scene, place: WorkPlace, head: Box) -> None:
    word = place.space.name.split()[1]
    shown = scene.words("word-draw") if word == "draw" else scene.words("cechownia") if place.space.name == "money 1" else word
    crowd = place.standing and place.owner is not None
    face = style("black", 40, VITAL) if len(word) <= 2 and word == shown else style("bold", 34, 24)
    room = head.at(12, 2, head.w - (96 if crowd else 20), HEAD - 4)
    canvas.text(f"{place.space.name}/id", shown, room, face, "white", align="left", vital=word == shown)
    if crowd and place.owner is not None:
        canvas.standing(f"miner_{seat_of(place.owner)}", head.right - 66, head.bottom - 2, height=43)
        count = head.at(head.w - 46, 3, 40, HEAD - 6)
        canvas.text(f"{place.space.name}/standing", place.standing, count, style("black", 38, VITAL), "white", vital=True)


def _face(canvas: Canvas, scene: Scene, place: WorkPlace, face: Box) -> None:
    """What lies at the place, or what it does."""
    name, space = place.space.name, place.space
    pale = place.closed is not None
    if space.index in (WORKSHOP_DRAW, ORDER_DRAW):
        _stack(canvas, scene, place, face)
    elif place.piece in TILES:
        box = Box(face.cx - 72, face.y + 8, 144, 144 * TILE.h / TILE.w)
        draw_tile(canvas, str(place.piece), box)
        _fade(canvas, box, pale)
    elif place.piece in CARDS:
        box = Box(face.cx - 77, face.y + 8, 154, 154 * CARD.h / CARD.w)
        draw_card(canvas, name, str(place.piece), box)
        canvas.text(f"{name}/code", place.piece, Box(face.x + 4, box.bottom, face.w - 8, 34), style("black", 30, 22))
        _fade(canvas, box, pale)
    elif space.kind == "mine":
        canvas.text(f"{name}/steps", space.number, face.at(8, 4, face.w - 16, 76), style("black", 86, 70), "steel_d", vital=True)
        steps = scene.words("steps", count=space.number)
        canvas.text(f"{name}/word", steps, face.at(8, 78, face.w - 16, 36), style("semibold", 32, 24), "soot2")
    elif space.kind == "deliver":
        canvas.centred(f"tr_{space.transport}", face.cx, face.y + 66, 160)
        canvas.text(
            f"{name}/name",
            scene.words(f"transport-{space.transport}"),
            face.at(8, 120, face.w - 16, 48),
            style("semibold", 32, 22),
        )
    elif space.kind == "money":
        pay(canvas, f"{name}/pays", (face.cx, face.cy + 4), space.number, 50)
    else:
        canvas.text(f"{name}/none", scene.words("none-left"), face.inset(8), style("bold", 36, 26), "soot3")


def _fade(canvas: Canvas, box: Box, pale: bool) -> None:
    if pale:
        canvas.vector(rect(Box(0, 0, box.w, box.h), "paper_lo", radius=8, more='opacity=".5"'), box)


def _stack(canvas: Canvas, scene: Scene, place: WorkPlace, face: Box) -> None:
    tiles = place.space.kind == "workshop"
    view, say = scene.view, scene.words
    left = view.tiles_left if tiles else view.cards_left
    w = 150 if tiles else 112
    top = face.y + (90 if tiles else 30)
    for i in range(min(4, 1 + left // 8) if left else 0):
        canvas.sprite("tile_back" if tiles else "order_back", face.cx - w / 2, top - i * 7, w)
    plate = Box(face.cx - 42, top + (18 if tiles else 22), 84, 58)
    draw_plate(canvas, plate)
    canvas.text(f"{place.space.name}/left", left, plate.inset(6, 4), style("black", 50, VITAL), vital=True)
    texts = Box(face.x + 8, face.bottom - (110 if tiles else 70), face.w - 16, 36)
    canvas.text(f"{place.space.name}/look", say("look", count=LOOK), texts, style("bold", 31, 22))
    more = Box(texts.x, texts.bottom, texts.w, 32)
    canvas.text(f"{place.space.name}/take", say("buy-one" if tiles else "take-one"), more, style("semibold", 27, 20), "soot2")


def _cost(canvas: Canvas, scene: Scene, place: WorkPlace, box: Box) -> None:
    """How many miners must go, in red when there are not so many, and the price."""
    seat = chooser(scene)
    priced = place.marks > 0
    points = points_of(scene, place) if place.space.kind == "deliver" else 0
    left = box.x + 12 if priced or points else box.cx - 52
    canvas.standing(f"miner_{seat_of(seat)}", left + 20, box.bottom - 6, height=52)
    needs = 1 if place.space.name == "money 1" else place.miners
    ink = "soot" if needs <= scene.view.miners[seat] else "brick"
    room = Box(left + 42, box.y + 2, 76, box.h - 4)
    canvas.text(f"{place.space.name}/needs", f"×{needs}", room, style("black", 46, VITAL), ink, align="left", vital=True)
    if priced:
        coin(canvas, f"{place.space.name}/price", (box.right - 42, box.cy), place.marks, 29)
    if points:
        plate = Box(box.right - 124, box.y + 8, 112, box.h - 16)
        canvas.vector(rect(Box(0, 0, plate.w, plate.h), "soot", radius=8), plate)
        canvas.text(f"{place.space.name}/points", f"+{points}", plate.inset(4), style("black", 42, VITAL), "lamp", vital=True)


def _footnote(scene: Scene, place: WorkPlace) -> tuple[str, bool]:
    """What remains, or why the place is closed; and whether that is a number to reckon with."""
    say, closed = scene.words, place.closed
    if closed is None:
        marks = scene.view.money[chooser(scene)] - place.marks
        return (say("stays", marks=minus(marks)), True) if place.marks else (say("choose"), False)
    return _reason(scene, closed, place)


def _reason(scene: Scene, closed: Refusal, place: WorkPlace) -> tuple[str, bool]:
    say, figures = scene.words, closed.figures
    if closed.code == "locked":
        return say("from-players", count=min(n for n in LOCKED if place.space.index not in LOCKED[n])), True
    if closed.code == "needs_marks":
        return say("short-of", marks=int(figures["needs"]) - int(figures["have"])), True
    if closed.code == "needs_miners":
        return say("needs-miners", count=figures["needs"]), True
    if closed.code == "nothing_to_deliver":
        return say("nothing-ready"), False
    return say("none-left"), False


def describe_places(scene: Scene, kind: str) -> str:
    """The purse, then every place with who stands there, what it costs, and what remains or why it is closed."""
    view, say, seat = scene.view, scene.words, chooser(scene)
    head = say("alt-places", kind=say(kind), marks=view.money[seat], miners=view.miners[seat])
    return alt_text(scene, "", [head, AltList("", [_in_words(scene, place) for place in _places(scene, kind)])])


def _in_words(scene: Scene, place: WorkPlace) -> str:
    view, say, space = scene.view, scene.words, place.space
    words = [space.name.split()[1].replace("draw", say("word-draw"))]
    if place.piece:
        words.append(piece_in_words(say, place.piece))
    if space.index in (WORKSHOP_DRAW, ORDER_DRAW):
        words.append(say("alt-draw", count=view.tiles_left if space.kind == "workshop" else view.cards_left))
    parts = [" ".join(words)]
    if place.standing and place.owner is not None:
        parts.append(f"{colour_of(scene, place.owner, _WHOLE)} {place.standing}")
    if not _locked(scene, place):
        parts.append(say("alt-place-costs", miners=1 if space.name == "money 1" else place.miners))
    if place.marks:
        parts.append(say("alt-price", price=place.marks))
    if space.kind == "deliver" and (points := points_of(scene, place)):
        parts.append(f"+{points} {say('points')}")
    parts.append(_footnote(scene, place)[0])
    return ", ".join(parts)
