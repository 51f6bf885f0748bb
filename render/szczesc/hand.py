"""The draft: the cards on the table, who picks when, and one's own picks."""

from __future__ import annotations

from collections.abc import Sequence

from engine.szczesc.box import DRAFT_ROUNDS
from render.alt_text import Brevity, colour_of, name_of, within_limit
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import seat_of
from render.page_frame import EDGE, INNER, ROOF, TOP, flag, new_page, plain_plate, wall
from render.szczesc.news import news
from render.szczesc.parts import CARD, draw_card, starter_sign
from render.szczesc.scene import Scene
from render.theme import style

PER_ROW, CARD_W, CODE, GAP = 5, 164, 44, 16
CARD_H = CARD_W * CARD.h / CARD.w
ORDER = 168
CardWithFilling = tuple[str, tuple[str, ...] | None]  # its code, and what lies on its squares
_CODE = style("black", 34, 26)


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


def card_rows(count: int) -> int:
    return max(1, -(-count // PER_ROW))


def cards_height(count: int) -> float:
    """How much room so many cards with their codes need."""
    return card_rows(count) * (CARD_H + CODE + GAP)


def draw_cards(canvas: Canvas, name: str, cards: Sequence[CardWithFilling], room: Box) -> None:
    """Cards in centred rows, with the code below each, as a player types it."""
    rows = card_rows(len(cards))
    per_row = -(-len(cards) // rows) if cards else 1
    for i, (code, fillings) in enumerate(cards):
        row, column = divmod(i, per_row)
        there = min(per_row, len(cards) - row * per_row)
        left = room.cx - (there * (CARD_W + GAP) - GAP) / 2
        box = Box(left + column * (CARD_W + GAP), room.y + row * (CARD_H + CODE + GAP), CARD_W, CARD_H)
        draw_card(canvas, f"{name}/{code}", code, box, fillings)
        label = Box(box.x - 6, box.bottom + 2, box.w + 12, CODE - 2)
        canvas.text(f"{name}/{code}/code", code, label, _CODE, "paper_hi", vital=True)


def draw_hand(scene: Scene) -> Canvas:
    """The draft as the viewer sees it, with the hand of the scene's seat; after the draft its pending orders."""
    view, say, seat = scene.view, scene.words, scene.seat
    own = view.shafts[seat]
    drafting = view.phase == "draft"
    cards: list[CardWithFilling] = [(order.code, order.fillings) for order in own.pending]
    shown = max(len(cards), own.in_hand, DRAFT_ROUNDS if drafting else 1)
    table = 52 + 40 + cards_height(len(view.display)) if drafting else 0
    hand = 52 + 40 + cards_height(shown)
    height = TOP + (22 + ORDER + ROOF + 26 + table if drafting else 40) + 34 + hand + 8
    note = (
        say("picks", name=scene.name(view.turn)) if drafting and view.turn is not None else news(scene).text or say("draft-over")
    )
    right = say("round", number=draft_round(scene), of=DRAFT_ROUNDS) if drafting else ""
    canvas = new_page(scene, height, say("draft"), note, seat=view.turn if drafting else None, right=right)
    y = TOP + 40.0
    if drafting:
        _order(canvas, scene, Box(EDGE, TOP + 22, INNER, ORDER))
        y = TOP + 22 + ORDER + ROOF + 26
        text = say("on-table", count=len(view.display))
        room = wall(canvas, Box(EDGE, y, INNER, table), "plum", "table", text, emblem="em_zamowienia", roof="mansard")
        draw_cards(canvas, "table", [(code, None) for code in view.display], room.at(0, 8, room.w, room.h))
        y += table + 34
    _own(canvas, scene, Box(EDGE, y, INNER, hand), cards)
    return canvas


def _order(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Who picks in which order, and how many cards each has: the one to pick now in a lamp frame."""
    seats = picking_order(scene)
    gap = 40.0
    w = min(216.0, (box.w - gap * (len(seats) - 1)) / len(seats))
    left = box.cx - (len(seats) * (w + gap) - gap) / 2
    for i, seat in enumerate(seats):
        place = Box(left + i * (w + gap), box.y, w, 112)
        flag(canvas, scene, seat, place, lit=scene.view.turn == seat, sign=starter_sign(scene, seat))
        if i:
            canvas.vector(_ARROW, Box(place.x - gap + 4, place.cy - 16, gap - 8, 32))
        for n in range(DRAFT_ROUNDS):
            slot = Box(place.cx + (n - 1) * 46 - 19, place.bottom + 12, 38, 38)
            if n < picks_of(scene, seat):
                canvas.sprite("order_back", slot.x, slot.y, height=slot.h)
            else:
                plain_plate(canvas, slot, "paper", dashed=True)


_ARROW = (
    '<path d="M10 4 L22 16 L10 28" fill="none" stroke="#211C1B" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>'
)


def _own(canvas: Canvas, scene: Scene, box: Box, cards: list[CardWithFilling]) -> None:
    """The cards of the scene's seat: open for their owner, backs for everybody else."""
    seat, own = scene.seat, scene.view.shafts[scene.seat]
    room = wall(canvas, box, "steel", "hand", scene.words("hand-of", name=scene.name(seat)), emblem=f"sym_{seat_of(seat)}")
    room = room.at(0, 8, room.w, room.h)
    slots = max(DRAFT_ROUNDS if scene.view.phase == "draft" else 1, own.in_hand)
    if len(cards) >= slots:
        draw_cards(canvas, "hand", cards, room)
        return
    for n in range(slots):
        place = Box(room.cx + (n - slots / 2) * (CARD_W + GAP) + GAP / 2, room.y, CARD_W, CARD_H)
        if n < len(cards):
            draw_cards(canvas, "hand", cards[n : n + 1], place)
        elif n < own.in_hand:
            canvas.sprite("order_back", place.x, place.y, height=place.h)
        else:
            plain_plate(canvas, place, "steel_l", dashed=True)


def describe_hand(scene: Scene) -> str:
    """What lies on the table, who picks, what everybody has, and one's own cards as far as the viewer may see them."""
    return within_limit(lambda brevity: _describe(scene, brevity))


def _describe(scene: Scene, brevity: Brevity) -> str:
    view, say, seat = scene.view, scene.words, scene.seat
    parts = [f"{say('draft')}."]
    if view.phase == "draft" and view.turn is not None:
        parts.append(f"{say('round', number=draft_round(scene), of=DRAFT_ROUNDS)}.")
        parts.append(f"{say('picks', name=name_of(scene, view.turn, brevity))}.")
        parts.append(f"{say('on-table', count=len(view.display))}: {', '.join(view.display)}.")
        order = ", ".join(
            f"{name_of(scene, s, brevity)} ({colour_of(scene, s, brevity)}) {picks_of(scene, s)}" for s in picking_order(scene)
        )
        parts.append(say("alt-picks", order=order))
    else:
        parts.append(f"{say('draft-over')}.")
    codes = ", ".join(order.code for order in view.shafts[seat].pending)
    hidden = view.shafts[seat].in_hand
    shown = codes or (say("alt-hidden-cards", count=hidden) if hidden else say("alt-nothing"))
    parts.append(f"{say('hand-of', name=name_of(scene, seat, brevity))}: {shown}.")
    return " ".join(parts)
