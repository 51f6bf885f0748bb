"""The pending orders beside a mine: cards, or tickets when there are many."""

from __future__ import annotations

from engine.szczesc.box import CARDS
from engine.szczesc.state import Order
from engine.szczesc.view import ShaftView
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import lamp_frame
from render.svg import path, rect
from render.szczesc.parts import draw_card
from render.szczesc.player_rows import sent_icon
from render.szczesc.scene import Scene
from render.szczesc.shaft_layout import CAPTION, PLACES, order_boxes
from render.szczesc.strip_frame import VITAL, draw_plate, draw_tick
from render.szczesc.work_places import draw_ticket
from render.theme import style


def draw_orders(canvas: Canvas, scene: Scene, shaft: ShaftView, hot: frozenset[str]) -> None:
    """Every pending order with what lies on it; complete and changed ones in a lamp frame."""
    say, bar = scene.words, PLACES["orders"]
    heading = say("pending") if shaft.pending else say("in-hand", count=shaft.in_hand) if shaft.in_hand else say("pending-none")
    canvas.text("orders/title", heading, bar.at(12, 2, 284, 46), style("serif", 28, 19), "paper_hi", align="left")
    canvas.vector(sent_icon(34), Box(bar.right - 100, bar.cy - 17, 38, 34), bleed=2)
    sent = len(shaft.delivered) + shaft.face_down
    canvas.text("orders/sent", sent, bar.at(bar.w - 60, 4, 52, 42), style("black", 40, VITAL), "lamp", align="left", vital=True)
    boxes, tickets = order_boxes(len(shaft.pending) or min(shaft.in_hand, 4))
    for box, order in zip(boxes, shaft.pending):
        lit = order.complete or f"order {order.code}" in hot
        if tickets:
            draw_order_ticket(canvas, order, box, lit=lit)
        else:
            _card(canvas, order, box, lit=lit)
    if not shaft.pending:
        for box in boxes:
            canvas.sprite("order_back", box.x, box.y + 14, box.w)
    if not boxes:
        canvas.centred("em_zamowienia", PLACES["cards"].cx, PLACES["cards"].cy - 40, 130)
    lowest = max((box.bottom for box in boxes), default=0)
    if shaft.pending and lowest < 640:
        room = Box(bar.x + 12, 700, bar.w - 24, 40)
        canvas.text("orders/cost", say("pending-cost"), room, style("semibold", 27, 20), "plum_l")


def _card(canvas: Canvas, order: Order, box: Box, *, lit: bool) -> None:
    caption = Box(box.x - 4, box.bottom + 2, box.w + 8, CAPTION - 4)
    if lit:
        lamp_frame(canvas, Box(box.x, box.y, box.w, box.h + CAPTION - 4), 6)
    draw_card(canvas, f"order {order.code}", order.code, box, order.fillings)
    text = f"✓ {order.code}" if order.complete else order.code
    canvas.text(f"order {order.code}/code", text, caption, style("black", 32, 20), "soot" if lit else "paper_hi")


def draw_order_ticket(canvas: Canvas, order: Order, box: Box, *, lit: bool) -> None:
    """An order low and wide; its code is what it shows: transport and squares."""
    name = f"order {order.code}"
    if lit:
        lamp_frame(canvas, box, 5)
    draw_plate(canvas, box)
    draw_ticket(canvas, name, order.code, Box(box.x, box.y, box.w - 50, box.h - 1), order.fillings, letter=56)
    tag = Box(box.right - 52, box.y, 52, 37)
    canvas.vector(path("M0 0 H44 q8 0 8 8 V37 H10 Z", "soot"), tag)
    points = tag.at(8, 0, 44, 36)
    canvas.text(f"{name}/points", CARDS[order.code].points, points, style("black", 36, VITAL), "lamp", vital=True)
    if order.complete and box.h >= 60:
        draw_tick(canvas, tag.cx, (tag.bottom + box.bottom) / 2 + 1, 0.9)
    elif order.complete:
        canvas.vector(rect(Box(0, 0, 52, box.h - 38), "loco"), Box(tag.x, tag.bottom + 1, 50, box.h - 40))
