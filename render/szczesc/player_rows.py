"""A row for each player on the board: who, points, marks, miners, orders, balance, canteen; who starts and whose turn it is."""

from __future__ import annotations

from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus, seat_of
from render.sprites import use
from render.svg import line, path, rect
from render.szczesc.board_layout import player_rows
from render.szczesc.news import gained, news
from render.szczesc.scene import Scene
from render.szczesc.strip_frame import VITAL
from render.theme import SEATS, style

FLAG, POINTS = 86, 108  # widths of the colour at the left and of the points at the right
MIDDLE = 410  # from here on marks and miners


def draw_rows(canvas: Canvas, scene: Scene) -> None:
    """All players, the one on turn in a lamp frame."""
    rows = player_rows(scene.view.seats)
    arrived = news(scene).to_canteen
    for seat in sorted(range(len(rows)), key=lambda seat: seat == scene.view.turn):
        _row(canvas, scene, seat, rows[seat], arrived.get(seat, 0))


def _row(canvas: Canvas, scene: Scene, seat: int, row: Box, arrived: int) -> None:
    view, tag = scene.view, f"seat {seat}"
    grand = min(1.45, row.h / 113)  # few players have tall rows
    active = view.turn == seat or seat in (view.winners or ())
    canvas.vector(_plate(row, seat, active), row, bleed=12)
    on_turn = view.turn == seat
    canvas.centred(f"sym_{seat_of(seat)}", row.x + 38, row.cy - (14 if on_turn else 0), 56)
    if on_turn:
        word = Box(row.x + 4, row.cy + 18, 70, 32)
        canvas.text(f"{tag}/turn", scene.words("on-turn"), word, style("black", 29, 22), SEATS[seat].ink)
    name = Box(row.x + 98, row.y + 6 * grand, MIDDLE - 106, 50 * grand)
    if view.start == seat:
        name = Box(name.x, name.y, name.w - 58, name.h)
    ink = canvas.text(f"{tag}/name", scene.name(seat), name, style("serif", 41 * grand, 26), align="left")
    if view.start == seat:
        canvas.sprite("barbara", ink.right + 10, name.cy - 25, 48)
    top = name.bottom + 2
    _stats(canvas, scene, seat, Box(row.x + 94, top, MIDDLE - 98, row.bottom - top - 6), arrived)
    tall = row.h > 200
    marks, miners = Box(row.x + MIDDLE, row.y + 6, row.w - MIDDLE - POINTS - 2, row.h - 12).grid(
        *((1, 2) if tall else (2, 1)), gap=0
    )
    big = style("black", 84, 60) if tall else style("black", 48, VITAL)
    size, high = (76, 104) if tall else (40, 66)
    canvas.centred("coin", marks.x + size / 2 + (16 if tall else 3), marks.cy, size)
    canvas.standing(f"miner_{seat_of(seat)}", miners.x + size / 2 + (16 if tall else 2), miners.cy + high / 2, height=high)
    for figure, value, box in (("marks", view.money[seat], marks), ("miners", view.miners[seat], miners)):
        left = size + (22 if tall else 4)
        canvas.text(f"{tag}/{figure}", value, Box(box.x + left, box.y, box.w - left - 1, box.h), big, vital=True)
    _points(canvas, scene, seat, Box(row.right - POINTS, row.y, POINTS, row.h), grand)


def _points(canvas: Canvas, scene: Scene, seat: int, box: Box, grand: float) -> None:
    room = Box(box.x + 5, box.cy - 48 * grand, box.w - 10, 64 * grand)
    text = minus(scene.view.scores[seat])
    canvas.text(f"seat {seat}/points", text, room, style("black", min(84, 66 * grand), VITAL), "lamp", vital=True)
    gain, points = gained(scene, seat), scene.words("points")
    unit = Box(box.x + 3, room.bottom - 4, box.w - 6, 34)
    if gain:
        canvas.text(f"seat {seat}/gain", f"{gain:+d} {points}".replace("-", "−"), unit, style("black", 29, 22), "lamp_hi")
    else:
        canvas.text(f"seat {seat}/pts", points, unit, style("semibold", 27), "paper")


def _stats(canvas: Canvas, scene: Scene, seat: int, box: Box, arrived: int) -> None:
    """Pending and delivered orders, light to dark, and the canteen: in one line, in two where the row is tall."""
    shaft, tag = scene.view.shafts[seat], f"seat {seat}"
    figures = (
        ("pending", len(shaft.pending) + shaft.in_hand),
        ("sent", len(shaft.delivered) + shaft.face_down),
        ("balance", f"{shaft.light}:{shaft.dark}"),
        ("canteen", scene.view.canteen[seat]),
    )
    tall = box.h > 110  # with two players
    boxes = box.grid(2, 2, 6) if tall else _in_line(box)
    size = 42.0 if tall else 24.0
    for (kind, value), place in zip(figures, boxes):
        if kind == "canteen" and arrived:
            lit = place.inset(0, 2) if tall else Box(place.x - 5, place.y + 2, place.w - 1, place.h - 4)
            canvas.vector(rect(Box(1.5, 1.5, lit.w - 3, lit.h - 3), "lamp", "soot", 2.5, radius=8), lit)
        icon = Box(place.x + (8 if tall else 0), place.cy - size / 2, size + (4 if tall else 2), size)
        canvas.vector(_icon(kind, size), icon, bleed=2)
        room = Box(icon.right + 2, place.y, place.right - icon.right - 2, place.h)
        face = style("bold", 46, VITAL) if tall else style("bold", 36, VITAL)
        ink = "soot3" if kind == "canteen" and not value and not arrived else "soot"
        canvas.text(f"{tag}/{kind}", value, room, face, ink, align="left", vital=True)


def _in_line(box: Box) -> list[Box]:
    """Two digits each, but five characters for the balance; the room is the sum of them."""
    x, boxes = box.x, []
    for width in (68, 69, 112, 66):
        boxes.append(Box(x, box.y, width, box.h))
        x += width
    return boxes


def _plate(row: Box, seat: int, active: bool) -> str:
    w, h = row.w, row.h
    body = rect(Box(-8, -7, w + 16, h + 14), "lamp", "soot", 3, radius=12) if active else ""
    body += rect(Box(0, 0, w, h), "paper_hi", "soot", 3, radius=7)
    body += path(f"M1.5 8 q0 -6.5 6.5 -6.5 H{FLAG} L{FLAG - 16} {h - 1.5:.1f} H8 q-6.5 0 -6.5 -6.5 z", SEATS[seat].fill)
    body += line((FLAG, 0), (FLAG - 16, h), "soot", 3) + line((MIDDLE - 4, 14), (MIDDLE - 4, h - 14), "paper_edge", 2)
    return body + path(f"M{w - POINTS} 1.5 H{w - 8} q6.5 0 6.5 6.5 V{h - 8} q0 6.5 -6.5 6.5 H{w - POINTS} Z", "soot")


def _icon(kind: str, size: float) -> str:
    if kind == "pending":
        return use("order_back", 0, 0, height=size)
    if kind == "canteen":
        return use("bowl", 0, size * 0.1, size * 1.05)
    return sent_icon(size) if kind == "sent" else balance_icon(size)


def sent_icon(size: float) -> str:
    """Delivered orders."""
    tick = f"M{size * 0.24} {size * 0.5} l{size * 0.2} {size * 0.22} l{size * 0.36} {-size * 0.42}"
    body = rect(Box(0, 0, size * 1.05, size), "soot2", radius=4)
    return body + path(tick, "none", "lamp", 4.5, more='stroke-linecap="round"')


def balance_icon(size: float) -> str:
    """Light and dark side by side."""
    body = rect(Box(1, 1, size - 2, size - 2), "cold", "soot", 2, radius=4)
    return body + path(f"M5 1 H{size / 2} V{size - 1} H5 q-4 0 -4 -4 V5 q0 -4 4 -4 Z", "lamp", "soot", 2)
