"""A player's mine: a cut through the rock with carts, cage and store, and the pending orders below."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from PIL import Image

from engine.contract import Event
from engine.szczesc.box import COLOURS, IMBALANCE_PENALTY, TILES
from engine.szczesc.view import ShaftView
from render import svg
from render.box import Box
from render.canvas import Canvas, Label
from render.fluent_texts import picture_texts
from render.frame_parts import lamp_frame, minus, seat_of, title
from render.sprites import use
from render.svg import line, path, rect
from render.szczesc.parts import draw_card, draw_cart, draw_tile
from render.szczesc.scene import Scene
from render.szczesc.shaft_art import mine_body
from render.szczesc.shaft_layout import (
    BOTTOM,
    CAGE_SLOTS,
    CAPTION,
    GROUND,
    PLACES,
    WIDTH,
    cage_box,
    height,
    office_cells,
    order_boxes,
    plate,
    printed_cart,
    store_cells,
    tile_boxes,
)  # fmt: skip
from render.theme import INK, SEATS, style

_BIG = style("black", 60, 40)


def draw_shaft(scene: Scene) -> Canvas:
    """The mine of the scene's seat, as the view shows it, what the last turn changed there highlighted."""
    view, seat = scene.view, scene.seat
    shaft = view.shafts[seat]
    count = len(shaft.pending) or min(shaft.in_hand, 5)
    base, labels = _base(scene.lang)
    image = Image.new("RGB", (WIDTH, height(count)), INK["plum"])
    image.paste(base, (0, 0))
    canvas = Canvas(image, list(labels))
    hot = changed(scene)
    _header(canvas, scene)
    _yard(canvas, scene, shaft, hot)
    _balance(canvas, scene, shaft)
    for colour in COLOURS:
        _level(canvas, shaft, colour, hot)
    _cage(canvas, shaft, "cage" in hot)
    _orders(canvas, scene, shaft, hot)
    return canvas


_CHANGES: dict[str, Callable[[Mapping[str, Any]], list[str]]] = {
    "bought": lambda d: ["tile", "marks"],
    "earned": lambda d: ["marks"],
    "took_order": lambda d: [f"order {d['card']}"],
    "moved": lambda d: ["cage"],
    "loaded": lambda d: ["cage"],
    "stored": lambda d: [f"store {d['colour']}"],
    "filled": lambda d: [f"order {d['order']}"],
}


def changed(scene: Scene) -> frozenset[str]:
    """What the last turn changed in this mine."""
    own: list[Event] = [event for event in scene.events if event.seat == scene.seat and event.kind in _CHANGES]
    return frozenset(name for event in own for name in _CHANGES[event.kind](event.data))


def prepare_shaft(lang: str) -> None:
    """Draw what every mine in this language shares."""
    _base(lang)


@lru_cache(maxsize=1)
def _rock() -> Image.Image:
    return svg.rasterise(mine_body(), WIDTH, BOTTOM).convert("RGB")


@lru_cache(maxsize=3)
def _base(lang: str) -> tuple[Image.Image, list[Label]]:
    """The mine with the names on it in this language."""
    canvas, say = Canvas(_rock().copy()), picture_texts(lang)
    store, office = PLACES["store"], PLACES["office"]
    title(canvas, "store/title", say("store"), Box(store.x, store.y, store.w, 46), size=34)
    title(canvas, "office/title", say("office"), Box(office.x, office.y, office.w, 46), size=29)
    mid = GROUND + 2
    canvas.text("light/title", say("light"), Box(54, mid, 84, 54), style("bold", 29, 24), "lamp", align="left")
    canvas.text("dark/title", say("dark"), Box(836, mid, 106, 54), style("bold", 29, 24), "cold_hi", align="right")
    for number, colour in enumerate(COLOURS, 1):
        box = plate(colour)
        canvas.text(f"level {number}/number", number, box.at(4, 4, 58, 52), style("black", 52), "paper_hi", vital=True)
        canvas.text(f"level {number}/empty title", say("empty"), box.at(3, 148, 60, 22), style("semibold", 20, 16), "paper_lo")
    canvas.text("points/title", say("points"), PLACES["points word"], style("semibold", 30, 24), "paper", align="left")
    return canvas.image, canvas.labels


def _header(canvas: Canvas, scene: Scene) -> None:
    view, seat, say = scene.view, scene.seat, scene.words
    flag = PLACES["flag"]
    canvas.vector(path("M0 0 H120 L96 86 H0 Z", SEATS[seat].fill), flag)
    canvas.centred(f"sym_{seat_of(seat)}", 50, 43, 64)
    name = PLACES["name"]
    room = name if view.start != seat else Box(name.x, name.y, name.w - 72, name.h)
    ink = canvas.text("name", scene.name(seat), room, style("serif", 52, 34), "lamp", align="left")
    if view.start == seat:
        canvas.sprite("barbara", ink.right + 14, name.cy - 29, 58)
    if view.turn == seat:
        box = PLACES["status"]
        canvas.vector(rect(Box(0, 0, box.w, box.h), "lamp", radius=9) + use("lantern", 8, 6, 34), box)
        mining = view.phase == "mine"
        text = say("steps-left", count=view.steps_left) if mining else say("on-turn")
        canvas.text("status", text, box.at(48, 2, box.w - 56, box.h - 4), style("black", 38, 24), vital=mining)
    canvas.text("points", minus(view.scores[seat]), PLACES["points"], style("black", 68, 50), "lamp", align="right", vital=True)


def _yard(canvas: Canvas, scene: Scene, shaft: ShaftView, hot: frozenset[str]) -> None:
    view, seat = scene.view, scene.seat
    for colour, box in store_cells().items():
        count = shaft.store.count(colour)
        _cell(canvas, box, bright=bool(count), hot=f"store {colour}" in hot)
        canvas.sprite(f"{'coal' if count else 'open'}_{colour}", box.x + 5, box.cy - 21, 42)
        ink = "soot" if count else "soot3"
        canvas.text(f"store/{colour}", count, box.at(48, 6, box.w - 50, box.h - 12), style("black", 48, 34), ink, vital=True)
    cells = office_cells()
    for name, value in (("marks", view.money[seat]), ("miners", view.miners[seat])):
        box = cells[name]
        _cell(canvas, box, bright=True, hot=name in hot)
        if name == "marks":
            canvas.sprite("coin", box.x + 9, box.cy - 31, 62)
        else:
            canvas.sprite(f"miner_{seat_of(seat)}", box.x + 10, box.cy - 43, height=84)
        canvas.text(name, value, box.at(76, 6, box.w - 82, box.h - 12), _BIG, vital=True)


def _cell(canvas: Canvas, box: Box, *, bright: bool, hot: bool) -> None:
    fill = "lamp_hi" if hot else "paper_hi" if bright else "paper_lo"
    body = rect(Box(0, 0, box.w, box.h), fill, "soot", 3, radius=5)
    if hot:
        body = rect(Box(-5, -5, box.w + 10, box.h + 10), "lamp", "soot", 2.5, radius=9) + body
    canvas.vector(body, box, bleed=8)


def _balance(canvas: Canvas, scene: Scene, shaft: ShaftView) -> None:
    light, dark, say = shaft.light, shaft.dark, scene.words
    middle, top = GROUND + 29, GROUND + 2
    number = style("black", 46, 40)
    canvas.text("light", light, Box(140, top, 60, 54), number, "lamp", vital=True)
    canvas.text("dark", dark, Box(776, top, 60, 54), number, "cold_hi", vital=True)
    step = min(28, 210 // max(light, dark, 1))
    for side, count, tone, rim in (("L", light, "lamp", "lamp"), ("D", dark, "cold_l", "cold_hi")):
        pip = rect(Box(1, 1, step - 6, 30), tone, rim, min(2.5, step / 5), radius=min(4, step / 4))
        for i in range(count):
            canvas.vector(pip, Box(424 - (i + 1) * step if side == "L" else 577 + i * step, middle - 16, step - 4, 32))
    difference = abs(light - dark)
    box = PLACES["penalty"]
    tone = "brick" if difference else "loco"
    canvas.vector(rect(Box(1.5, 1.5, box.w - 3, box.h - 3), tone, "paper_hi", 2.5, radius=8), box)
    text = say("penalty", points=IMBALANCE_PENALTY * difference) if difference else say("balanced")
    canvas.text("penalty", text, box.inset(8, 3), style("black", 37, 28), "white", vital=True)


def carts_in_order(colour: str, carts: str) -> str:
    """The carts of a level from the oldest on: the empty ones, those with their own coal, those with foreign cubes."""
    own = carts.count(colour)
    return "." * carts.count(".") + colour * own + "".join(c for c in carts if c not in (".", colour))


def _level(canvas: Canvas, shaft: ShaftView, colour: str, hot: frozenset[str]) -> None:
    number = COLOURS.index(colour) + 1
    cubes = carts_in_order(colour, shaft.carts[number - 1])
    arch = printed_cart(colour)
    draw_cart(canvas, colour, cubes[0], Box(arch.x + 2, arch.bottom - 80, 70, 74))
    at = 1
    tiles = [(code, i == len(shaft.tiles) - 1) for i, code in enumerate(shaft.tiles) if code[0] == colour]
    late = []
    places = {side: iter(tile_boxes(colour, side, sum(code[2] == side for code, _ in tiles))) for side in "LD"}
    for code, newest in tiles:
        box = next(places[code[2]])
        load = cubes[at : at + TILES[code].carts]
        at += TILES[code].carts
        if newest and "tile" in hot:
            late.append((code, box, load))
        else:
            draw_tile(canvas, code, box, load)
    for code, box, load in late:
        lamp_frame(canvas, box, 7)
        draw_tile(canvas, code, box, load)
    empty = cubes.count(".")
    canvas.text(
        f"level {number}/empty",
        empty,
        plate(colour).at(4, 114, 58, 34),
        style("black", 36),
        "lamp" if empty else "soot3",
        vital=True,
    )


def _cage(canvas: Canvas, shaft: ShaftView, hot: bool) -> None:
    box = cage_box(shaft.level)
    if shaft.level:
        canvas.vector(line((2, 0), (2, box.y - GROUND - 56), "paper_lo", 4), Box(498, GROUND + 58, 4, box.y - GROUND - 56))
    if hot:
        canvas.vector(rect(Box(-5, 20, box.w + 10, box.h - 16), "lamp", "soot", 3, radius=10), box, bleed=8)
    canvas.sprite("cage", box.x, box.y, box.w)
    slot = rect(Box(3, 3, 34, 34), "none", "steel_l", 2.4, radius=6, more='stroke-dasharray="5 4"')
    for (x, y), cube in zip(CAGE_SLOTS, shaft.cage.ljust(len(CAGE_SLOTS))):
        if cube == " ":
            canvas.vector(slot, box.at(x, y, 40, 40))
        else:
            canvas.sprite(f"coal_{cube}", box.x + x, box.y + y, 40)


def _orders(canvas: Canvas, scene: Scene, shaft: ShaftView, hot: frozenset[str]) -> None:
    say, bar = scene.words, PLACES["orders"]
    canvas.fill(Box(0, bar.y + 3, bar.w, bar.h - 3), "plum_d")
    canvas.fill(Box(0, bar.bottom - 1, bar.w, 3), "soot")
    sent = len(shaft.delivered) + shaft.face_down
    heading = say("pending") if shaft.pending else say("in-hand", count=shaft.in_hand) if shaft.in_hand else say("pending-none")
    canvas.text("orders/title", heading.upper(), bar.at(24, 4, 520, 48), style("serif", 33, 24, 2), "paper_hi", align="left")
    canvas.text(
        "orders/sent", say("sent", count=sent), bar.at(560, 4, 416, 48), style("bold", 31, 28), "lamp", align="right", vital=True
    )
    boxes = order_boxes(len(shaft.pending) or min(shaft.in_hand, 5))
    for box, order in zip(boxes, shaft.pending):
        new = f"order {order.code}" in hot
        caption = Box(box.x, box.bottom + 4, box.w, CAPTION - 4)
        if order.complete or new:
            lamp_frame(canvas, Box(box.x, box.y, box.w, box.h + CAPTION), 7)
        draw_card(canvas, f"order {order.code}", order.code, box, order.fillings)
        text = f"✓ {order.code}" if order.complete else order.code
        ink = "soot" if order.complete or new else "paper_hi"
        canvas.text(f"order {order.code}/code", text, caption, style("black", 31, 23), ink, vital=True)
    if not shaft.pending:
        for box in boxes:
            canvas.sprite("order_back", box.x, box.y + 14, box.w)
