"""The draft: the cards on the table, who picks when, and one's own picks; after it, a player's pending orders."""

from __future__ import annotations

from collections.abc import Hashable

from engine.szczesc.box import CARDS, DRAFT_ROUNDS
from render.alt_text import AltList, Brevity, alt_text, colour_of
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import seat_of
from render.strip_key import as_key
from render.svg import line, path, rect
from render.szczesc.cards_grid import CardWithFilling, draw_cards
from render.szczesc.news import news
from render.szczesc.pending_orders import draw_order_ticket
from render.szczesc.scene import Scene
from render.szczesc.strip_frame import (
    BAR,
    EDGE,
    INNER,
    ROOF,
    TOP,
    draw_flag,
    draw_heading,
    draw_note,
    draw_plate,
    draw_seat_plate,
    draw_wall,
    new_strip,
)  # fmt: skip
from render.text import width
from render.theme import SEATS, style

HEIGHT = 756
TABLE = 834  # the width of the table; the order and one's own hand stand beside it
_ROW, _GAP = 58, 10  # a player in the order
_WHOLE = Brevity(32, "colour")


def picking_order(scene: Scene) -> list[int]:
    """The seats in the order in which they pick: the starting player last."""
    view = scene.view
    return [(view.start - 1 - i) % view.seats for i in range(view.seats)]


def picks_of(scene: Scene, seat: int) -> int:
    """How many cards a seat has picked."""
    shaft = scene.view.shafts[seat]
    return shaft.in_hand + len(shaft.pending)


def draft_round(scene: Scene) -> int:
    """Which round of picks it is, from 1."""
    return min(DRAFT_ROUNDS, 1 + min(picks_of(scene, seat) for seat in range(scene.view.seats)))


def _private(scene: Scene) -> bool:
    """Whether the picture is one player's: then it shows that player's own hand."""
    return scene.view.seat is not None


def draw_hand(scene: Scene) -> Canvas:
    """The draft as the viewer sees it, with the hand of the scene's seat; after the draft its pending orders."""
    return _draft(scene) if scene.view.phase == "draft" else _pending(scene)


def hand_key(scene: Scene) -> Hashable:
    """Everything that the hand shows."""
    view, seat = scene.view, scene.seat
    own = view.shafts[seat]
    cards = [(order.code, order.fillings) for order in own.pending]
    if view.phase != "draft":
        return as_key(("pending", seat, scene.name(seat), cards))
    names = [scene.name(one) for one in range(view.seats)]
    picks = [picks_of(scene, one) for one in range(view.seats)]
    hand = (seat, cards, own.in_hand) if _private(scene) else None
    return as_key(("draft", view.seats, view.start, view.turn, view.display, names, picks, hand))


def _draft(scene: Scene) -> Canvas:
    view, say, seat = scene.view, scene.words, scene.seat
    assert view.turn is not None, "somebody picks while the draft lasts"
    canvas = new_strip(HEIGHT)
    left = draw_flag(canvas, seat) if _private(scene) else EDGE
    ink = draw_heading(canvas, say("draft"), left, 540)
    draw_note(canvas, say("round", number=draft_round(scene), of=DRAFT_ROUNDS), 930, colour="lamp")
    text = say("picks", name=scene.name(view.turn))
    plate = Box(max(ink.right + 24, 520), 6, 0, 52)
    room = min(920 - plate.x, width(text, style("black", 36)) + 80)
    draw_seat_plate(canvas, "turn", text, view.turn, Box(plate.x, plate.y, round(room), plate.h))
    box = Box(EDGE, TOP + ROOF + 10, TABLE, HEIGHT - TOP - ROOF - 24)
    count = say("on-table", count=len(view.display))
    table = draw_wall(canvas, box, "plum", "table", count, emblem="em_zamowienia", roof="mansard")
    draw_cards(canvas, "table", [(code, None) for code in view.display], table)
    side = Box(EDGE + TABLE + 12, TOP + 14, INNER - TABLE - 12, 0)
    order = BAR + 14 + view.seats * (_ROW + _GAP) + 2
    if not _private(scene):
        order = BAR + 16 + view.seats * (_ROW + 34)
        _order(canvas, scene, Box(side.x, box.y, side.w, order), _ROW + 24)
        canvas.standing("headframe", side.cx, box.bottom, height=min(300, box.h - order - 20))
        return canvas
    _order(canvas, scene, Box(side.x, side.y, side.w, order), _ROW)
    _own(canvas, scene, Box(side.x, side.y + order + 12, side.w, HEIGHT - 14 - side.y - order - 12))
    return canvas


def _order(canvas: Canvas, scene: Scene, box: Box, high: float) -> None:
    """Who picks in which order, and how many cards each has: the one to pick now in a lamp frame."""
    room = draw_wall(canvas, box, "ochre", "order", scene.words("picking-order"))
    for i, seat in enumerate(picking_order(scene)):
        row = Box(room.x, room.y + i * (high + _GAP), room.w, high)
        lit = scene.view.turn == seat
        body = rect(Box(-6, -5, row.w + 12, row.h + 10), "lamp", "soot", 3, radius=11) if lit else ""
        body += rect(Box(1.5, 1.5, row.w - 3, row.h - 3), "paper_hi", "soot", 3, radius=8)
        body += path(f"M3 9 q0 -6 6 -6 H58 L46 {row.h - 3} H9 q-6 0 -6 -6 Z", SEATS[seat].fill)
        canvas.vector(body + line((58, 3), (46, row.h - 3), "soot", 2.5), row, bleed=10)
        canvas.centred(f"sym_{seat_of(seat)}", row.x + 27, row.cy, 40)
        slots = Box(row.right - 6 - DRAFT_ROUNDS * 34, row.cy - 16, DRAFT_ROUNDS * 34, 32)
        name = Box(row.x + 62, row.y + 2, slots.x - row.x - 66, row.h - 4)
        if scene.view.start == seat:
            name = Box(name.x, name.y, name.w - 38, name.h)
            canvas.centred("barbara", name.right + 18, row.cy, 34)
        canvas.text(f"seat {seat}/name", scene.name(seat), name, style("serif", 28, 19), align="left")
        for n in range(DRAFT_ROUNDS):
            slot = slots.at(n * 34, 0, 32, 32)
            if n < picks_of(scene, seat):
                canvas.centred("order_back", slot.cx, slot.cy, 31)
            else:
                draw_plate(canvas, slot, "paper", dashed=True, radius=5)


def _own(canvas: Canvas, scene: Scene, box: Box) -> None:
    """The cards of the scene's seat: open for their owner, backs for everybody else."""
    seat, own = scene.seat, scene.view.shafts[scene.seat]
    title = scene.words("hand-of", name=scene.name(seat))
    room = draw_wall(canvas, box, "steel", "hand", title, emblem=f"sym_{seat_of(seat)}")
    for n, place in enumerate(room.grid(1, DRAFT_ROUNDS, 10)):
        slot = Box(place.x, place.y, place.w, min(place.h, 92))
        if n < len(own.pending):
            draw_order_ticket(canvas, own.pending[n], slot, lit=False)
        elif n < own.in_hand:
            draw_plate(canvas, slot, "plum_d")
            canvas.centred("order_back", slot.cx, slot.cy, height=slot.h - 10)
        else:
            draw_plate(canvas, slot, "steel_l", dashed=True)
            canvas.text(f"hand/{n}", n + 1, slot.inset(10), style("serif", 40, 30), "steel_d")


def _pending(scene: Scene) -> Canvas:
    seat, own = scene.seat, scene.view.shafts[scene.seat]
    cards: list[CardWithFilling] = [(order.code, order.fillings) for order in own.pending]
    many = len(cards) > 6
    height = HEIGHT if many else 476
    canvas = new_strip(height)
    draw_heading(canvas, scene.words("hand-of", name=scene.name(seat)), draw_flag(canvas, seat), 860)
    points = sum(CARDS[code].points for code, _ in cards)
    if cards:
        draw_note(canvas, f"{points} {scene.words('points')}", 880, colour="lamp")
    box = Box(EDGE, TOP + ROOF + 10, INNER, height - TOP - ROOF - 24)
    title = scene.words("pending" if cards else "pending-none")
    room = draw_wall(canvas, box, "plum", "pending", title, emblem="em_zamowienia", roof="mansard")
    draw_cards(canvas, "hand", cards, room)
    if not cards:
        canvas.centred("order_back", room.cx, room.cy, height=min(180, room.h - 40))
    return canvas


def describe_hand(scene: Scene) -> str:
    """The last pick, what lies on the table, who picks, what everybody has, and one's own cards."""
    view, say, seat = scene.view, scene.words, scene.seat
    parts: list[str | AltList] = [say("draft")]
    changed = ""
    if view.phase == "draft" and view.turn is not None:
        changed = news(scene).line(scene)
        parts += [say("round", number=draft_round(scene), of=DRAFT_ROUNDS), say("picks", name=scene.name(view.turn))]
        parts.append(f"{say('on-table', count=len(view.display))}: {', '.join(view.display)}.")
        order = ", ".join(
            f"{scene.name(one)} ({colour_of(scene, one, _WHOLE)}) {picks_of(scene, one)}" for one in picking_order(scene)
        )
        parts.append(say("alt-picks", order=order))
    else:
        parts.append(say("draft-over"))
    own = view.shafts[seat]
    if _private(scene) or view.phase != "draft":
        shown = [order.code for order in own.pending]
        if own.in_hand:
            shown = [say("alt-hidden-cards", count=own.in_hand)]
        parts.append(AltList(say("hand-of", name=scene.name(seat)), shown))
    return alt_text(scene, changed, parts)
