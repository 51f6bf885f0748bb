"""The board's first strip: whose turn it is, the last turn, and all work places with what lies and stands there."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.szczesc.box import LOCKED, SPACES
from render import svg
from render.box import Box
from render.canvas import Canvas, Label
from render.fluent_texts import FluentTexts, picture_texts
from render.frame_parts import seat_of, title
from render.kept_images import kept_image
from render.scene import won_by
from render.sprites import use
from render.strip_key import as_key
from render.svg import rect
from render.szczesc.board_art import works_body
from render.szczesc.board_layout import BAR, PLACES, ROOF, SIGN_AT, WIDTH, WORKS_HEIGHT, cell_parts, has_tab
from render.szczesc.news import News, news
from render.szczesc.palette import DISTRICT, EMBLEM
from render.szczesc.parts import ROMAN, pay
from render.szczesc.scene import Scene
from render.szczesc.strip_frame import VITAL, draw_plate, draw_seat_plate
from render.szczesc.work_places import draw_cechownia, draw_place
from render.text import fit, width
from render.theme import Style, style

_SIGN = style("bold", 28, 24)
_NEWS, _WHO = style("bold", 29, 20), style("semibold", 25, 20)


def draw_works(scene: Scene) -> Canvas:
    """The works as the view shows them, the last turn highlighted."""
    view = scene.view
    image, labels = _base(scene.lang, view.seats)
    canvas = Canvas.on(image, labels)
    latest = news(scene)
    _header(canvas, scene, latest)
    for place in sorted(view.places, key=lambda place: place.space.name == latest.lit):  # its frame covers the neighbours
        if place.space.index not in LOCKED[view.seats]:
            draw_place(canvas, scene, place, hot=place.space.name == latest.lit)
    draw_cechownia(canvas, view.cechownia)
    return canvas


def works_key(scene: Scene) -> Hashable:
    """Everything that the works show."""
    view, latest = scene.view, news(scene)
    places = [(place.owner, place.standing, place.piece) for place in view.places]
    return as_key(
        (
            (turn_seat(scene), turn_text(scene), view.shift, latest.seat, latest.lit, latest.lines(scene)),
            (view.seats, view.cechownia, view.tiles_left, view.cards_left, places),
        )
    )


def prepare_works(lang: str, seats: int) -> None:
    """Draw what every board of this language and size shares."""
    _base(lang, seats)


@kept_image
def _buildings(seats: int) -> Image.Image:
    return svg.rasterise(works_body(LOCKED[seats]), WIDTH, WORKS_HEIGHT).convert("RGB")


@kept_image
def _base(lang: str, seats: int) -> tuple[Image.Image, list[Label]]:
    """What stays the same through a game: the buildings, and every name on them in this language."""
    canvas, say = Canvas(_buildings(seats).copy()), picture_texts(lang)
    for kind in DISTRICT:
        bar = Box(PLACES[kind].x, PLACES[kind].y, PLACES[kind].w, BAR)
        title(canvas, f"{kind}/title", say(kind), bar, emblem=EMBLEM[kind], size=32)
        draw_sign(canvas, f"{kind}/sign", say(f"word-{kind}"), SIGN_AT[kind], PLACES[kind].y - ROOF + 1)
    hall = PLACES["cechownia"]
    canvas.text(
        "cechownia/title", say("cechownia"), Box(hall.x + 5, hall.y, hall.w - 10, BAR), style("serif", 27, 17), "paper_hi"
    )
    for space in SPACES:
        _name(canvas, say, space.name, shut=space.index in LOCKED[seats])
    return canvas.image, canvas.labels


def draw_sign(canvas: Canvas, name: str, word: str, middle: float, top: float) -> None:
    """The word that a player types for a kind of work place, on a sign as wide as the word."""
    _, size = fit(word, _SIGN, 190)
    w = width(word, _SIGN, size) + 22
    box = Box(round(middle - w / 2), top, round(w), 33)
    draw_plate(canvas, box, radius=6)
    canvas.text(name, word, box.inset(10, 1), _SIGN, "steel_d")


def _name(canvas: Canvas, say: FluentTexts, name: str, *, shut: bool) -> None:
    """How a place is called: its number, its letter, or the word for the stack."""
    kind, word = name.split()
    parts = cell_parts(name)
    shown = say("word-draw") if word == "draw" else word
    if shut:
        room = parts["id"] if has_tab(kind) else Box(parts["foot"].x + 6, parts["face"].y + 5, 38, 37)
        canvas.text(f"{name}/id", shown, Box(parts["foot"].x + 6, room.y + 2, 38, 36), _number(38, VITAL), "paper_lo", vital=True)
    elif has_tab(kind):
        letters = style("bold", 34, 26) if word == "draw" else _number(44 if kind == "deliver" else 40)
        canvas.text(f"{name}/id", shown, parts["id"], letters, "white", vital=word != "draw")
    elif kind == "mine":
        face = parts["face"]
        canvas.text(f"{name}/id", word, face.at(6, 1, face.w - 12, 46), _number(58, 50), "steel_d", vital=True)
        steps = say("steps", count=int(word))
        canvas.text(f"{name}/steps", steps, face.at(6, 45, face.w - 12, 24), style("semibold", 24, 19), "soot2")
    elif name == "money 1":
        pay(canvas, f"{name}/id", (parts["face"].cx, parts["face"].y + 38), 1, 33)
    else:
        pay(canvas, f"{name}/id", (parts["face"].cx, parts["face"].cy), int(word), 33)


def _number(size: float, least: float = VITAL) -> Style:
    return style("black", size, least)


def _header(canvas: Canvas, scene: Scene, latest: News) -> None:
    view, say = scene.view, scene.words
    shift = say("shift", number=ROMAN[view.shift])
    canvas.text("shift", shift, PLACES["shift"], style("serif", 36, 30), "lamp", align="right")
    box, text = PLACES["turn"], turn_text(scene)
    w = min(box.w, width(text, style("black", 36)) + box.h + 26)
    draw_seat_plate(canvas, "turn", text, turn_seat(scene), Box(box.x, box.y, round(w), box.h))
    lines = latest.lines(scene)
    if not any(lines):
        return
    x = box.x + w + 14
    y = PLACES["news"].y
    canvas.vector(rect(Box(0, 0, 40, 48), "lamp", radius=8) + use("lantern", 6, 5, 28), Box(x, y + 6, 40, 48))
    x += 50
    if latest.seat is not None:
        canvas.centred(f"sym_{seat_of(latest.seat)}", x + 18, y + 30, 38)
        x += 44
    room = Box(x, y, PLACES["news"].right - x, 58)
    if all(lines):
        canvas.text("news/who", lines[0], room.at(0, 2, room.w, 27), _WHO, "lamp_hi", align="left")
        canvas.text("news", lines[1], room.at(0, 29, room.w, 29), _NEWS, "paper_hi", align="left")
    else:
        canvas.text("news", lines[0] or lines[1], room, _NEWS, "paper_hi", align="left")


def turn_seat(scene: Scene) -> int:
    """Whose colour the turn has: whoever is on turn, or the first of the winners."""
    view = scene.view
    return view.turn if view.turn is not None else view.winners[0] if view.winners else 0


def turn_text(scene: Scene) -> str:
    """Whose turn it is, or who has won."""
    view, say = scene.view, scene.words
    if view.turn is not None:
        return say("picks" if view.phase == "draft" else "turn", name=scene.name(view.turn))
    return won_by(say, [scene.name(seat) for seat in view.winners or ()])
