"""The board: the buildings with everything that stands and lies in them, the clock, and a row for each player."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.szczesc.box import LOCKED, SPACES
from render import svg
from render.box import Box
from render.canvas import Canvas, Label
from render.fluent_texts import picture_texts
from render.frame_parts import seat_of, title
from render.scene import won_by
from render.sprites import use
from render.svg import rect
from render.szczesc.board_art import board_body, has_head
from render.szczesc.board_layout import BAR, HEIGHT, PLACES, SIGNS, WIDTH, cell_parts, supply_parts
from render.szczesc.board_places import draw_canteen, draw_cechownia, draw_place, draw_supply
from render.szczesc.board_rows import draw_rows
from render.szczesc.news import News, news
from render.szczesc.palette import DISTRICT, EMBLEM
from render.szczesc.parts import ROMAN, pay
from render.szczesc.scene import Scene
from render.szczesc.shift_clock import draw_clock
from render.theme import SEATS, style

_ID, _SMALL_ID = style("black", 39, 34), style("black", 34, 34)
_LABEL = style("semibold", 28, 22)


def draw_board(scene: Scene) -> Canvas:
    """The board as the view shows it, the last turn highlighted."""
    view = scene.view
    image, labels = _base(scene.lang, view.seats)
    canvas = Canvas.on(image, labels)
    latest = news(scene)
    draw_clock(canvas, view.shift)
    _header(canvas, scene, latest)
    changed = latest.place if not scene.happened("shift_began") else None
    for place in sorted(view.places, key=lambda place: place.space.name == changed):  # its frame covers the neighbours
        if place.space.index not in LOCKED[view.seats]:
            draw_place(canvas, scene, place, hot=place.space.name == changed)
    draw_cechownia(canvas, scene)
    draw_canteen(canvas, scene, latest)
    draw_supply(canvas, scene)
    draw_rows(canvas, scene)
    return canvas


def prepare_board(lang: str, seats: int) -> None:
    """Draw what every board of this language and size shares."""
    _base(lang, seats)


@lru_cache(maxsize=3)
def _buildings(seats: int) -> Image.Image:
    return svg.rasterise(board_body(LOCKED[seats]), WIDTH, HEIGHT).convert("RGB")


@lru_cache(maxsize=9)
def _base(lang: str, seats: int) -> tuple[Image.Image, list[Label]]:
    """What stays the same through a game: the buildings, and every name on them in this language."""
    canvas, say = Canvas(_buildings(seats).copy()), picture_texts(lang)
    canvas.text("title", say("title"), PLACES["title"], style("serif", 54), "lamp", align="left")
    for kind in DISTRICT:
        bar = Box(PLACES[kind].x, PLACES[kind].y, PLACES[kind].w, BAR)
        title(canvas, f"{kind}/title", say(kind), bar, emblem=EMBLEM[kind])
        canvas.text(f"{kind}/sign", kind, SIGNS[kind].inset(9, 2), style("bold", 31, 29), "steel_d", vital=True)
    hall = PLACES["cechownia"]
    title(canvas, "cechownia/title", say("cechownia"), Box(hall.x + 2, hall.y, hall.w - 4, BAR), size=24)
    canvas.text("canteen/title", say("canteen"), PLACES["canteen"].at(4, 56, 96, 28), style("serif", 25), "paper_hi")
    for space in SPACES:
        parts = cell_parts(space.name)
        shut = space.index in LOCKED[seats]
        word = space.name.split()[1]
        if shut or has_head(space.kind):
            canvas.text(
                f"{space.name}/id",
                word,
                parts["id"],
                _ID if len(word) == 1 else _SMALL_ID,
                "paper_lo" if shut else "white",
                align="left",
                vital=True,
            )
        if space.kind == "deliver":
            room = Box(parts["head"].x + 68, parts["head"].y, parts["head"].w - 78, parts["head"].h)
            canvas.text(f"{space.name}/name", say(f"transport-{word}"), room, _LABEL, "white", align="right")
        if space.kind == "mine" and not shut:
            face = parts["wide face"]
            canvas.text(f"{space.name}/id", word, face.at(4, 6, face.w - 8, 76), style("black", 88, 70), "steel_d", vital=True)
            canvas.text(f"{space.name}/steps", say("steps", count=space.number), face.at(6, 84, face.w - 12, 32), _LABEL, "soot2")
        if space.kind == "money" and not shut:
            face = parts["wide face"]
            left = space.name == "money 1"
            pay(canvas, f"{space.name}/id", (face.x + 40 if left else face.cx, face.cy), space.number)
    parts = supply_parts()
    canvas.sprite("heap", parts["heap"].x + 6, parts["heap"].y + 9, 48)
    canvas.text("supply/title", say("supply"), parts["heap"].at(0, 48, 60, 26), style("bold", 23), "soot2")
    return canvas.image, canvas.labels


def _header(canvas: Canvas, scene: Scene, latest: News) -> None:
    view, say = scene.view, scene.words
    canvas.text(
        "shift", say("shift", number=ROMAN[view.shift]), PLACES["shift"], style("serif", 46), "lamp", align="right", vital=True
    )
    box = PLACES["turn"]
    seat = view.turn if view.turn is not None else view.winners[0] if view.winners else 0
    canvas.vector(rect(Box(1.5, 1.5, box.w - 3, box.h - 3), SEATS[seat].fill, "paper_hi", 3, radius=10), box)
    canvas.sprite(f"sym_{seat_of(seat)}", box.x + 10, box.y + 8, 56)
    canvas.text(
        "turn", turn_text(scene), box.at(78, 2, box.w - 92, box.h - 4), style("black", 46, 34), SEATS[seat].ink, align="left"
    )
    strip = PLACES["news"]
    line = latest.line(scene.name(latest.seat) if latest.seat is not None else "")
    if not line:
        return
    canvas.vector(rect(Box(0, 0, 44, 52), "lamp", radius=8) + use("lantern", 6, 5, 32), strip.at(22, 6, 44, 52))
    x = 80.0
    if latest.seat is not None:
        canvas.sprite(f"sym_{seat_of(latest.seat)}", x, strip.y + 9, 46)
        x += 58
    canvas.text("news", line, Box(x, strip.y + 2, strip.w - x - 22, strip.h - 4), style("bold", 33, 27), "paper_hi", align="left")


def turn_text(scene: Scene) -> str:
    """Whose turn it is, or who has won."""
    view, say = scene.view, scene.words
    if view.turn is not None:
        return say("picks" if view.phase == "draft" else "turn", name=scene.name(view.turn))
    return won_by(say, [scene.name(seat) for seat in view.winners or ()])
