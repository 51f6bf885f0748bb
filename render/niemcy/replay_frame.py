"""A frame of the replay: all of Germany with everybody's network, and beside it the players and the last turn."""

from __future__ import annotations

from render.box import Box
from render.canvas import Canvas
from render.niemcy.describe import last_seats
from render.niemcy.map_strip import track_states
from render.niemcy.news import claims, deed_text, extra_texts, news
from render.niemcy.palette import PASSENGER_ORDER
from render.niemcy.pieces import art
from render.niemcy.plan_strip import LIST_W, LIST_X, list_side
from render.niemcy.players import FEW_CARS, Row, rows_of
from render.niemcy.scene import Scene
from render.niemcy.small_map import draw_network, draw_stations
from render.niemcy.strip_frame import disc, field, new_strip, number, plate, player_plate, seat_flag
from render.scene import won_by
from render.strip_size import HEIGHT, WIDTH
from render.theme import SEATS, style

HEAD, NEWS = 90, 100


def draw_replay_frame(scene: Scene) -> Canvas:
    """The map, whose turn it is, what was done, and a row for each player."""
    canvas = new_strip(HEIGHT)
    lit = [(claim.route, claim.slot) for claim in claims(scene)]
    draw_network(canvas, track_states(scene), None, lit)
    draw_stations(canvas)
    list_side(canvas, HEAD)
    _head(canvas, scene)
    _news(canvas, scene, Box(LIST_X - 9, HEAD, WIDTH - LIST_X + 9, NEWS))
    rows = rows_of(scene)
    pitch = min(126.0, (HEIGHT - HEAD - NEWS - 14) / len(rows))
    for at, row in enumerate(rows):
        _row(canvas, row, Box(LIST_X, round(HEAD + NEWS + 11 + at * pitch), LIST_W, round(pitch - 11)))
    return canvas


def _head(canvas: Canvas, scene: Scene) -> None:
    view, say = scene.view, scene.words
    seat, text = view.turn, say("rail-news", kind="start")
    if view.winners is not None:
        seat, text = view.winners[0], won_by(say, [scene.name(winner) for winner in view.winners])
    elif view.turn is not None:
        text = say("turn", name=scene.name(view.turn))
    elif view.phase in ("announce", "choose"):
        text = say("rail-news", kind=view.phase)
    player_plate(canvas, text, seat, Box(LIST_X, 10, LIST_W, 70))


def _news(canvas: Canvas, scene: Scene, box: Box) -> None:
    """What was done last; in the last round how many turns are left."""
    latest, say = news(scene), scene.words
    canvas.fill(box, "soot2")
    x = box.x + 14
    if latest.seat is not None:
        disc(canvas, latest.seat, x + 30, box.cy, 28)
        x += 74
    right = box.right - 12
    if latest.claimed:
        cell = Box(right - 92, box.cy - 26, 92, 52)
        field(canvas, cell, "lamp")
        number(canvas, "gain", f"+{latest.claimed.points}", cell.inset(3, 2), 38)
        right = cell.x - 8
    for card in reversed(latest.drawn):
        right -= 74
        canvas.centred(art(f"card_{card or 'back'}"), right + 36, box.cy, height=56)
    told = [deed_text(scene, latest), *extra_texts(scene, latest)]
    ending = last_seats(scene)
    if ending:
        told.append(say("rail-turns-left", turns=len(ending)))
    lines = [line for line in told if line][:2]
    for at, line in enumerate(lines):
        room = Box(x, box.cy - 21 * len(lines) + at * 42, right - x - 6, 42)
        canvas.text(f"news {at}/head", line, room, style("black", 32, 20), "lamp_hi" if at else "paper_hi", align="left")


def _row(canvas: Canvas, row: Row, box: Box) -> None:
    tag = f"seat {row.seat}"
    plate(canvas, box, lit=row.lit)
    seat_flag(canvas, row.seat, box.at(0, 0, 76, box.h))
    canvas.text(f"{tag}/name", row.name, box.at(84, 4, 256, box.h / 2 - 4), style("serif", 32, 20), align="left")
    for at, (colour, (count, prize)) in enumerate(zip(PASSENGER_ORDER, row.passengers)):
        cell = box.at(84 + at * 43, box.h / 2, 42, box.h / 2 - 5)
        if prize:
            field(canvas, cell, "lamp" if prize > 10 else "lamp_hi")
        canvas.text(f"{tag}/{colour}", count, cell, style("black", 30, 24), "soot" if count else "soot3")
    canvas.centred(art(f"wagon_{SEATS[row.seat].colour}"), box.x + 378, box.cy, 54)
    low = row.cars < FEW_CARS
    number(canvas, f"{tag}/cars", row.cars, box.at(408, 0, 52, box.h), 38, ink="brick" if low else "soot", align="left")
    canvas.fill(box.at(box.w - 90, 3, 87, box.h - 6), "soot")
    canvas.text(f"{tag}/points", row.points, box.at(box.w - 88, 0, 82, box.h), style("black", 48, 34), "lamp", vital=True)
