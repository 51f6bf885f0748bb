"""The result: what everybody's points are made of, the best player first."""

from __future__ import annotations

from collections.abc import Hashable

from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus
from render.niemcy.describe_result import ACCOUNT, account_of, ranking
from render.niemcy.pieces import art
from render.niemcy.scene import Scene
from render.niemcy.strip_frame import EDGE, INNER, bar, field, new_strip, number, plate, seat_flag
from render.niemcy.tickets import cross, tick
from render.scene import won_by
from render.strip_size import WIDTH
from render.theme import style

HEAD = 132
COLUMNS = dict(zip(ACCOUNT, (440, 562, 684, 810, 936)))  # their middles
TOTAL = 1094


def account_key(scene: Scene) -> Hashable:
    """All that the account shows."""
    rows = [(seat, tuple(account_of(scene, seat).values()), scene.view.players[seat].points) for seat in ranking(scene)]
    return scene.names, tuple(rows), scene.view.winners


def draw_account(scene: Scene) -> Canvas:
    """A row for each player."""
    view, seats = scene.view, scene.view.seats
    pitch = 112 if seats < 5 else 106
    canvas = new_strip(HEAD + 12 + pitch * seats, "paper_lo")
    _head(canvas, scene)
    accounts = {seat: account_of(scene, seat) for seat in range(seats)}
    best = {name: max(account[name] for account in accounts.values()) for name in ACCOUNT}
    for place, seat in enumerate(ranking(scene)):
        box = Box(EDGE, HEAD + 10 + place * pitch, INNER, pitch - 12)
        plate(canvas, box, lit=seat in (view.winners or ()))
        seat_flag(canvas, seat, box.at(0, 0, 88, box.h))
        tag = f"seat {seat}"
        number(canvas, f"{tag}/place", f"{place + 1}.", box.at(92, 0, 52, box.h), 40)
        canvas.text(f"{tag}/name", scene.name(seat), box.at(146, 0, 222, box.h), style("serif", 38, 21), align="left")
        for name, middle in COLUMNS.items():
            points = accounts[seat][name]
            cell = Box(middle - 54, box.cy - 30, 108, 60)
            if points > 0 and points == best[name]:
                field(canvas, cell, "lamp_hi")
            number(canvas, f"{tag}/{name}", signed(points), cell, 42, ink=_ink(points))
        canvas.fill(Box(TOTAL - 78, box.y + 3, box.right - TOTAL + 75, box.h - 6), "soot")
        room = Box(TOTAL - 74, box.y, box.right - TOTAL + 68, box.h)
        canvas.text(f"{tag}/total", minus(view.players[seat].points), room, style("black", 58, 40), "lamp", vital=True)
    return canvas


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points > 0 else minus(points)


def _ink(points: int) -> str:
    return "brick" if points < 0 else "soot" if points else "soot3"


def _head(canvas: Canvas, scene: Scene) -> None:
    say, winners = scene.words, scene.view.winners
    bar(canvas, HEAD)
    over = winners is not None
    canvas.text(
        "title", say("game-over" if over else "so-far"), Box(20, 10, 352, 62), style("serif", 48, 28), "lamp", align="left"
    )
    if winners is not None:
        told = won_by(say, [scene.name(seat) for seat in winners])
        canvas.text("winners/name", told, Box(20, 74, 352, 46), style("black", 34, 20), "paper_hi", align="left")
    y = 44
    canvas.centred(art("wagon_plain"), COLUMNS["routes"], y, 68)
    for name, mark in (("tickets", tick), ("failed", cross)):
        canvas.centred(art("ticket_long"), COLUMNS[name], y, height=56)
        mark(canvas, COLUMNS[name], y, 19, "lamp")
    canvas.centred(art("globtroter"), COLUMNS["globetrotter"], y, 68)
    for dx, who in ((-20, "R"), (20, "B")):
        canvas.centred(art(f"pas_{who}"), COLUMNS["passengers"] + dx, y, height=54)
    for name, middle in COLUMNS.items():
        label = say("rail-account", row=name)
        canvas.text(f"head/{name}", label, Box(middle - 57, 86, 114, 36), style("bold", 26, 18), "paper_hi")
    canvas.text(
        "head/total",
        say("rail-account", row="total"),
        Box(TOTAL - 78, 20, WIDTH - TOTAL + 66, 90),
        style("black", 38, 24),
        "lamp",
    )
