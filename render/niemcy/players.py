"""The players: points, cars, cards, tickets, and how the majorities of passengers stand; at the end the passengers alone."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from engine.niemcy.box import MOST_PASSENGERS, SECOND_PASSENGERS
from engine.niemcy.view_plan import passenger_points
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus
from render.niemcy.describe_result import ranking
from render.niemcy.palette import LONG_TICKET, PASSENGER_ORDER, SHORT_TICKET
from render.niemcy.pieces import art
from render.niemcy.scene import Scene
from render.niemcy.strip_frame import EDGE, INNER, bar, field, new_strip, number, plate, seat_flag, title
from render.part_cache import PARTS
from render.strip_size import WIDTH
from render.svg import rect
from render.text import fit, wrap
from render.theme import style

HEAD, FOOT = 80, 44
POINTS, CARS, CARDS, TICKETS, CROWD = 304, 424, 530, 624, 742  # where the columns begin
COLUMN = 71  # a colour of passengers
_SMALL_NAME = style("serif", 25, 18)
FEW_CARS = 10  # below, the end is near


@dataclass(frozen=True, slots=True)
class Row:
    """All that is shown of one player."""

    seat: int
    name: str
    points: str
    bonus: int  # for passengers, as it stands
    cars: int
    cards: int
    held: tuple[int, int] | None
    passengers: tuple[tuple[int, int], ...]  # count and points, by colour
    on_turn: bool
    lit: bool


def rows_of(scene: Scene) -> list[Row]:
    """What is shown of every player, seat by seat."""
    view, prizes = scene.view, passenger_points(scene.view)
    return [
        Row(
            seat,
            scene.name(seat),
            minus(player.points),
            sum(prizes[colour][seat] for colour in PASSENGER_ORDER),
            player.cars,
            player.cards,
            player.held,
            tuple((player.passengers.count(colour), prizes[colour][seat]) for colour in PASSENGER_ORDER),
            seat == view.turn,
            seat == view.turn or seat in (view.winners or ()),
        )
        for seat, player in enumerate(view.players)
    ]


def players_key(scene: Scene) -> Hashable:
    """All that the strip shows."""
    return tuple(rows_of(scene))


def passengers_key(scene: Scene) -> Hashable:
    rows = rows_of(scene)
    return tuple(rows[seat] for seat in ranking(scene))


def row_height(seats: int) -> int:
    return 122 if seats < 5 else 112


def draw_players(scene: Scene) -> Canvas:
    """Everybody's row, in the order of the seats."""
    canvas = _table(scene, rows_of(scene), final=False)
    _foot(canvas, scene.words("rail-points-note"))
    return canvas


def draw_passengers(scene: Scene) -> Canvas:
    """The passengers at the end, the best player first."""
    rows = rows_of(scene)
    canvas = _table(scene, [rows[seat] for seat in ranking(scene)], final=True)
    _foot(canvas, scene.words("rail-passengers-note", first=MOST_PASSENGERS, second=SECOND_PASSENGERS))
    return canvas


def _table(scene: Scene, rows: list[Row], *, final: bool) -> Canvas:
    pitch = row_height(len(rows))
    canvas = new_strip(HEAD + 10 + pitch * len(rows) + FOOT, "paper_lo")
    key = "rail head", final, scene.lang
    PARTS.draw(canvas, Box(0, 0, WIDTH, HEAD), key, lambda: _head(canvas, scene, final=final))
    for at, row in enumerate(rows):
        box = Box(EDGE, HEAD + 11 + at * pitch, INNER, pitch - 12)
        part = "rail row", at, len(rows), final, scene.lang, row
        PARTS.draw(canvas, box.inset(-6), part, lambda row=row, box=box: _row(canvas, scene, row, box, final=final))  # type: ignore[misc]
    return canvas


def _head(canvas: Canvas, scene: Scene, *, final: bool) -> None:
    bar(canvas, HEAD)
    title(canvas, scene.words("rail-passengers" if final else "rail-players"), Box(22, 4, POINTS - 30, HEAD - 12))
    canvas.text("points/label", scene.words("points"), Box(POINTS, 4, 112, HEAD - 12), style("black", 32, 22), "paper_hi")
    cy = HEAD / 2 - 2
    canvas.centred(art("wagon_plain"), CARS + 49, cy, 72)
    canvas.centred(art("card_back"), CARDS + 43, cy, height=54)
    for at, kind in enumerate(("short", "long")):
        canvas.centred(art(f"ticket_{kind}"), TICKETS + 29 + at * 56, cy, height=42)
    for at, colour in enumerate(PASSENGER_ORDER):
        cell = Box(CROWD + at * COLUMN + 2, 4, COLUMN - 4, HEAD - 12)
        canvas.vector(rect(Box(0, 0, cell.w, cell.h), "paper_lo", radius=7), cell)
        canvas.centred(art(f"pas_{colour}"), cell.cx, cell.cy + 3, height=54)


def _row(canvas: Canvas, scene: Scene, row: Row, box: Box, *, final: bool) -> None:
    tag, say = f"seat {row.seat}", scene.words
    plate(canvas, box, lit=row.lit)
    seat_flag(canvas, row.seat, box.at(0, 0, 88, box.h), say("on-turn") if row.on_turn else "")
    _name(canvas, f"{tag}/name", row.name, box.at(96, 8, 188, 52))
    told = say("rail-total", points=row.points) if final else say("rail-bonus", points=row.bonus)
    canvas.text(f"{tag}/bonus", told, box.at(96, 60, 188, 38), style("bold", 25, 19), "soot2", align="left")
    canvas.fill(Box(POINTS, box.y + 2, 112, box.h - 4), "soot")
    shown = f"+{row.bonus}" if final else row.points
    canvas.text(f"{tag}/points", shown, Box(POINTS + 3, box.y, 106, box.h), style("black", 58, 40), "lamp", vital=True)
    low = row.cars < FEW_CARS
    if low:
        field(canvas, Box(CARS + 10, box.cy - 32, 78, 64), "brick")
    number(canvas, f"{tag}/cars", row.cars, Box(CARS + 8, box.y, 82, box.h), 48, ink="paper_hi" if low else "soot")
    number(canvas, f"{tag}/cards", row.cards, Box(CARDS + 2, box.y, 84, box.h), 48)
    for at, ink in enumerate((SHORT_TICKET, LONG_TICKET)):
        cell = Box(TICKETS + 3 + at * 56, box.cy - 30, 52, 60)
        field(canvas, cell, ink, "soot", radius=6)
        count = "?" if row.held is None else row.held[at]
        number(canvas, f"{tag}/{('short', 'long')[at]}", count, cell.inset(1), 42, ink="paper_hi")
    for at, (colour, (count, prize)) in enumerate(zip(PASSENGER_ORDER, row.passengers)):
        cell = Box(CROWD + at * COLUMN + 2, box.y + 6, COLUMN - 4, box.h - 12)
        if prize:
            most = prize == MOST_PASSENGERS
            field(canvas, cell, "lamp" if most else "lamp_hi", "soot" if most else "lamp_d", dashed=not most)
        room = cell.at(1, 4, cell.w - 2, cell.h * 0.5) if prize else cell.inset(1)
        number(canvas, f"{tag}/{colour}", count, room, 48 if count else 38, ink="soot" if count else "soot3")
        if prize:
            number(canvas, f"{tag}/{colour}/prize", f"+{prize}", cell.at(0, cell.h - 42, cell.w, 38), 34)


def _name(canvas: Canvas, name: str, text: str, room: Box) -> None:
    """A name in one line, or in two smaller ones when it would be cut."""
    face = style("serif", 36, 24)
    lines = [text] if fit(text, face, room.w)[0] == text else wrap(text, _SMALL_NAME, room.w, 2)
    if len(lines) == 1:
        canvas.text(name, text, room, face, align="left")
        return
    for at, line in enumerate(lines):
        canvas.text(name, line, room.at(0, at * room.h / 2, room.w, room.h / 2), _SMALL_NAME, align="left")


def _foot(canvas: Canvas, text: str) -> None:
    height = canvas.image.height
    canvas.fill(Box(0, height - FOOT, WIDTH, FOOT), "soot")
    canvas.text("foot", text, Box(16, height - FOOT, WIDTH - 32, FOOT), style("semibold", 27, 20), "paper_lo")
