"""A player's mine: a cut through the rock with carts, cage and store, and the pending orders beside it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
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
from render.kept_images import kept_image
from render.sprites import use
from render.strip_key import as_key
from render.svg import line, rect
from render.szczesc.parts import ROMAN, draw_cart, draw_tile
from render.szczesc.pending_orders import draw_orders
from render.szczesc.scene import Scene
from render.szczesc.shaft_art import mine_body
from render.szczesc.shaft_layout import (
    CAGE_SCALE,
    CAGE_SLOTS,
    GROUND,
    HEIGHT,
    MIDDLE,
    PLACES,
    TITLE,
    WIDTH,
    cage_box,
    office_cells,
    plate,
    printed_cart,
    store_cells,
    tile_boxes,
)  # fmt: skip
from render.szczesc.strip_frame import VITAL, draw_flag
from render.text import width
from render.theme import style


def draw_shaft(scene: Scene) -> Canvas:
    """The mine of the scene's seat, as the view shows it, what the last turn changed there highlighted."""
    shaft = scene.view.shafts[scene.seat]
    canvas = Canvas.on(*_base(scene.lang))
    hot = changed(scene)
    _header(canvas, scene)
    _yard(canvas, scene, shaft, hot)
    _balance(canvas, scene, shaft)
    for colour in COLOURS:
        _level(canvas, shaft, colour, hot)
    _cage(canvas, shaft, "cage" in hot)
    draw_orders(canvas, scene, shaft, hot)
    return canvas


def shaft_key(scene: Scene) -> Hashable:
    """Everything that the mine shows."""
    view, seat = scene.view, scene.seat
    shaft = view.shafts[seat]
    return as_key(
        (
            (seat, scene.name(seat), view.start == seat, _status(scene), view.shift),
            (view.scores[seat], view.money[seat], view.miners[seat], sorted(changed(scene))),
            (shaft.level, shaft.cage, shaft.store, shaft.carts, shaft.tiles),
            ([(order.code, order.fillings) for order in shaft.pending], shaft.in_hand, len(shaft.delivered) + shaft.face_down),
        )
    )


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


@kept_image
def _rock() -> Image.Image:
    return svg.rasterise(mine_body(), WIDTH, HEIGHT).convert("RGB")


@kept_image
def _base(lang: str) -> tuple[Image.Image, list[Label]]:
    """The mine with the names on it in this language."""
    canvas, say = Canvas(_rock().copy()), picture_texts(lang)
    for name in ("store", "office"):
        box = PLACES[name]
        title(canvas, f"{name}/title", say(name), Box(box.x, box.y, box.w, TITLE), size=25)
    canvas.text("light/title", say("light"), Box(46, GROUND, 84, 46), style("bold", 27, 20), "lamp", align="left")
    canvas.text("dark/title", say("dark"), Box(634, GROUND, 90, 46), style("bold", 27, 20), "cold_hi", align="right")
    for number, colour in enumerate(COLOURS, 1):
        canvas.text(f"level {number}/number", number, plate(colour).at(4, 2, 52, 42), style("black", 46), "paper_hi", vital=True)
    canvas.text("points/title", say("points"), PLACES["points word"], style("semibold", 28, 22), "paper", align="left")
    return canvas.image, canvas.labels


def _status(scene: Scene) -> str:
    """Whether the mine's owner is on turn, and with how many steps."""
    view = scene.view
    if view.turn != scene.seat:
        return ""
    return scene.words("steps-left", count=view.steps_left) if view.phase == "mine" else scene.words("on-turn")


def _header(canvas: Canvas, scene: Scene) -> None:
    view, seat, say = scene.view, scene.seat, scene.words
    draw_flag(canvas, seat)
    name = PLACES["name"]
    room = name if view.start != seat else Box(name.x, name.y, name.w - 58, name.h)
    ink = canvas.text("name", scene.name(seat), room, style("serif", 42, 27), "lamp", align="left")
    if view.start == seat:
        canvas.sprite("barbara", ink.right + 10, name.cy - 25, 48)
    if text := _status(scene):
        box, face = PLACES["status"], style("black", 36, VITAL)
        box = Box(box.x, box.y, min(box.w, round(width(text, face)) + 62), box.h)
        canvas.vector(rect(Box(0, 0, box.w, box.h), "lamp", radius=9) + use("lantern", 8, 5, 28), box)
        canvas.text("status", text, box.at(46, 2, box.w - 56, box.h - 4), face, vital=view.phase == "mine")
    shift = say("shift", number=ROMAN[view.shift])
    canvas.text("shift", shift, PLACES["shift"], style("serif", 34, 26), "paper_lo", align="left")
    canvas.text("points", minus(view.scores[seat]), PLACES["points"], style("black", 60, 44), "lamp", align="right", vital=True)


def _yard(canvas: Canvas, scene: Scene, shaft: ShaftView, hot: frozenset[str]) -> None:
    view, seat = scene.view, scene.seat
    for colour, box in store_cells().items():
        count = shaft.store.count(colour)
        _cell(canvas, box, bright=bool(count), hot=f"store {colour}" in hot)
        canvas.centred(f"{'coal' if count else 'open'}_{colour}", box.x + 18, box.cy, 30)
        ink = "soot" if count else "soot3"
        canvas.text(f"store/{colour}", count, box.at(33, 4, box.w - 34, box.h - 8), style("black", 42, VITAL), ink, vital=True)
    cells = office_cells()
    for name, value in (("marks", view.money[seat]), ("miners", view.miners[seat])):
        box = cells[name]
        _cell(canvas, box, bright=True, hot=name in hot)
        if name == "marks":
            canvas.centred("coin", box.x + 30, box.cy, 42)
        else:
            canvas.standing(f"miner_{seat_of(seat)}", box.x + 30, box.bottom - 3, height=45)
        canvas.text(name, value, box.at(56, 4, box.w - 60, box.h - 8), style("black", 46, VITAL), vital=True)


def _cell(canvas: Canvas, box: Box, *, bright: bool, hot: bool) -> None:
    fill = "lamp_hi" if hot else "paper_hi" if bright else "paper_lo"
    body = rect(Box(0, 0, box.w, box.h), fill, "soot", 3, radius=5)
    if hot:
        body = rect(Box(-4, -4, box.w + 8, box.h + 8), "lamp", "soot", 2.5, radius=9) + body
    canvas.vector(body, box, bleed=8)


def _balance(canvas: Canvas, scene: Scene, shaft: ShaftView) -> None:
    light, dark, say = shaft.light, shaft.dark, scene.words
    number = style("black", 40, VITAL)
    canvas.text("light", light, Box(132, GROUND, 56, 46), number, "lamp", vital=True)
    canvas.text("dark", dark, Box(580, GROUND, 56, 46), number, "cold_hi", vital=True)
    step = min(20, 104 // max(light, dark, 1))
    for side, count, tone, rim in (("L", light, "lamp", "lamp"), ("D", dark, "cold_l", "cold_hi")):
        pip = rect(Box(1, 1, step - 4, 24), tone, rim, 2, radius=4) if step > 8 else rect(Box(1, 1, step - 1.5, 24), rim)
        for i in range(count):
            x = 300 - (i + 1) * step if side == "L" else 472 + i * step
            canvas.vector(pip, Box(x, GROUND + 10, step - 2, 26))
    difference = abs(light - dark)
    box = PLACES["penalty"]
    canvas.vector(rect(Box(1.5, 1.5, box.w - 3, box.h - 3), "brick" if difference else "loco", "paper_hi", 2.5, radius=8), box)
    text = say("penalty", points=IMBALANCE_PENALTY * difference) if difference else say("balanced")
    canvas.text("penalty", text, box.inset(6, 2), style("black", 36, VITAL), "white", vital=bool(difference))


def carts_in_order(colour: str, carts: str) -> str:
    """The carts of a level from the oldest on: the empty ones, those with their own coal, those with foreign cubes."""
    own = carts.count(colour)
    return "." * carts.count(".") + colour * own + "".join(c for c in carts if c not in (".", colour))


def _level(canvas: Canvas, shaft: ShaftView, colour: str, hot: frozenset[str]) -> None:
    number = COLOURS.index(colour) + 1
    cubes = carts_in_order(colour, shaft.carts[number - 1])
    arch = printed_cart(colour)
    draw_cart(canvas, colour, cubes[0], Box(arch.x + 4, arch.bottom - 64, 59, 62))
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
        lamp_frame(canvas, box, 5)
        draw_tile(canvas, code, box, load)
    empty = cubes.count(".")
    canvas.text(
        f"level {number}/empty",
        empty,
        plate(colour).at(28, 80, 31, 34),
        style("black", 36, 28),
        "lamp" if empty else "soot3",
        vital=True,
    )


def _cage(canvas: Canvas, shaft: ShaftView, hot: bool) -> None:
    box = cage_box(shaft.level)
    if shaft.level:
        rope = Box(MIDDLE - 2, GROUND + 44, 4, box.y - GROUND - 40)
        canvas.vector(line((2, 0), (2, rope.h), "paper_lo", 4), rope)
    canvas.vector(cage_body(shaft.cage, hot=hot, scale=CAGE_SCALE), box, bleed=8)


def cage_body(cubes: str, *, hot: bool, scale: float) -> str:
    """The cage with its cubes; free places are dashed."""
    body = use("cage", 0, 0, 132)
    if hot:
        body = rect(Box(-5, 18, 142, 158), "lamp", "soot", 4, radius=10) + body
    for i, (x, y) in enumerate(CAGE_SLOTS):
        if i < len(cubes):
            body += use(f"coal_{cubes[i]}", x - 1, y - 1, 43)
        else:
            body += rect(Box(x + 3, y + 3, 34, 34), "none", "steel_l", 2.6, radius=6, more='stroke-dasharray="5 4"')
    return svg.moved(body, 0, 0, scale)
