"""A row for each player on the board: who, points, marks, miners, orders, balance; who starts and whose turn it is."""

from __future__ import annotations

from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus, seat_of
from render.sprites import use
from render.svg import line, path, rect
from render.szczesc.board_layout import player_rows, row_parts
from render.szczesc.news import gained
from render.szczesc.scene import Scene
from render.theme import SEATS, style

_STAT = style("bold", 33, 28)


def draw_rows(canvas: Canvas, scene: Scene) -> None:
    """All players, the one on turn in a lamp frame."""
    rows = player_rows(scene.view.seats)
    order = sorted(range(len(rows)), key=lambda seat: seat == scene.view.turn)
    for seat in order:
        _row(canvas, scene, seat, rows[seat])


def _row(canvas: Canvas, scene: Scene, seat: int, row: Box) -> None:
    view, say, parts = scene.view, scene.words, row_parts(row)
    shaft, active = view.shafts[seat], view.turn == seat or seat in (view.winners or ())
    canvas.vector(_plate(row, seat, active), row, bleed=12)
    grand = row.h / 116  # two players have tall rows
    big, large = style("black", min(64, 56 * grand), 40), style("black", min(86, 70 * grand), 44)
    flag = parts["flag"]
    tag = f"seat {seat}"
    sprite = f"sym_{seat_of(seat)}"
    canvas.centred(sprite, flag.x + 41, flag.cy - (14 if view.turn == seat else 0), 58)
    if view.turn == seat:
        canvas.text(f"{tag}/turn", say("on-turn"), parts["turn"], style("black", 29, 24), SEATS[seat].ink)
    name = parts["name"]
    if view.start == seat:
        name = Box(name.x, name.y, name.w - 58, name.h)
        canvas.sprite("barbara", name.right + 6, name.cy - 25, 50)
    canvas.text(f"{tag}/name", scene.name(seat), name, style("serif", min(46, 40 * grand), 30), align="left")
    _stat(canvas, parts["pending"], "pending", f"{tag}/pending", len(shaft.pending) + shaft.in_hand)
    _stat(canvas, parts["sent"], "sent", f"{tag}/sent", len(shaft.delivered) + shaft.face_down)
    _stat(canvas, parts["balance"], "balance", f"{tag}/balance", f"{shaft.light}:{shaft.dark}")
    marks, miners, points = parts["marks"], parts["miners"], parts["points"]
    canvas.sprite("coin", marks.x, marks.cy - 25, 50)
    canvas.text(f"{tag}/marks", view.money[seat], marks.at(53, 6, 60, marks.h - 12), big, vital=True)
    canvas.sprite(f"miner_{seat_of(seat)}", miners.x, miners.cy - 38, height=72)
    canvas.text(f"{tag}/miners", view.miners[seat], miners.at(54, 6, 50, miners.h - 12), big, vital=True)
    canvas.text(
        f"{tag}/points", minus(view.scores[seat]), points.at(7, 2, points.w - 14, points.h * 0.74), large, "lamp", vital=True
    )
    gain = gained(scene, seat)
    unit = points.at(5, points.h * 0.7, points.w - 10, points.h * 0.25)
    if gain:
        canvas.text(
            f"{tag}/gain", f"{'+' if gain > 0 else ''}{minus(gain)} {say('points')}", unit, style("black", 29, 24), "lamp_hi"
        )
    else:
        canvas.text(f"{tag}/pts", say("points"), unit, style("semibold", 27), "paper")


def _plate(row: Box, seat: int, active: bool) -> str:
    w, h = row.w, row.h
    body = rect(Box(-9, -8, w + 18, h + 16), "lamp", "soot", 3, radius=12) if active else ""
    body += rect(Box(0, 0, w, h), "paper_hi", "soot", 3, radius=7)
    body += path(f"M1.5 8 q0 -6.5 6.5 -6.5 h84 l-18 {h - 3} h-66 q-6.5 0 -6.5 -6.5 z", SEATS[seat].fill)
    body += line((92, 0), (74, h), "soot", 3)
    body += line((357, 14), (357, h - 14), "paper_edge", 2)
    return body + path(f"M{w - 112} 1.5 H{w - 8} q6.5 0 6.5 6.5 V{h - 8} q0 6.5 -6.5 6.5 H{w - 112} Z", "soot")


def _icon(kind: str, size: float) -> str:
    if kind == "pending":
        return use("order_back", 0, 0, height=size)
    if kind == "sent":
        tick = f"M{size * 0.24} {size * 0.5} l{size * 0.2} {size * 0.22} l{size * 0.36} {-size * 0.42}"
        return rect(Box(0, 0, size * 1.05, size), "soot2", radius=4) + path(
            tick, "none", "lamp", 4.5, more='stroke-linecap="round"'
        )
    body = rect(Box(1, 1, size - 2, size - 2), "cold", "soot", 2, radius=4)
    return body + path(f"M5 1 H{size / 2} V{size - 1} H5 q-4 0 -4 -4 V5 q0 -4 4 -4 Z", "lamp", "soot", 2)


def _stat(canvas: Canvas, box: Box, kind: str, name: str, value: object) -> None:
    size = 30.0
    canvas.vector(_icon(kind, size), Box(box.x, box.cy - size / 2, size + 4, size), bleed=2)
    canvas.text(name, value, Box(box.x + size + 6, box.y, box.w - size - 6, box.h), _STAT, align="left", vital=True)
