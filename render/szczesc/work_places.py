"""The work places of the board: what lies there, who stands there, and how many the next player needs."""

from __future__ import annotations

from collections.abc import Sequence

from engine.szczesc.box import CARDS, LOOK, ORDER_DRAW, TILES, WORKSHOP_DRAW
from engine.szczesc.refusals import WorkPlace
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import lamp_frame, seat_of
from render.sprites import use
from render.svg import circle, line, path, rect
from render.szczesc.board_art import cell_frame
from render.szczesc.board_layout import CELLS, FOOT, cechownia_parts, cell_parts, foot_parts
from render.szczesc.palette import TRANSPORT_TONE
from render.szczesc.parts import coin, draw_squares, draw_tile
from render.szczesc.scene import Scene
from render.szczesc.strip_frame import VITAL, draw_plate
from render.theme import style

_COUNT, _NEEDS = style("black", 42, VITAL), style("bold", 40, VITAL)


def draw_place(canvas: Canvas, scene: Scene, place: WorkPlace, *, hot: bool) -> None:
    """What lies and stands at an open work place."""
    space = place.space
    if hot:
        _relight(canvas, space.name)
    parts = cell_parts(space.name)
    if space.index in (WORKSHOP_DRAW, ORDER_DRAW):
        left = scene.view.tiles_left if space.kind == "workshop" else scene.view.cards_left
        draw_stack(canvas, scene, space.name, left, parts["face"])
    elif space.kind == "workshop":
        _shelf(canvas, scene, place, parts)
    elif space.kind == "order":
        _card(canvas, scene, place, parts)
    if space.name != "money 1":
        _foot(canvas, place, parts["foot"], usable=not nothing_left(scene, place))


def _relight(canvas: Canvas, name: str) -> None:
    """Draw a cell of the background again, in a lamp frame and with a warm foot."""
    cell = CELLS[name]
    keep = canvas.image.crop((round(cell.x) + 3, round(cell.y) + 3, round(cell.right) - 3, round(cell.bottom - FOOT)))
    if name == "money 1":
        keep = keep.crop((0, 0, keep.width, 118))
    lamp_frame(canvas, Box(round(cell.x), round(cell.y), round(cell.w), round(cell.h)), 7)
    canvas.vector(cell_frame(name, hot=True), cell, bleed=2)
    canvas.image.paste(keep, (round(cell.x) + 3, round(cell.y) + 3))
    badge = circle((17, 17), 16, "soot", "lamp", 3) + use("lantern_glow", 9, 5, 16)
    canvas.vector(badge, Box(cell.right - 24, cell.y - 13, 34, 34))


def nothing_left(scene: Scene, place: WorkPlace) -> bool:
    """Whether nobody can use this place because nothing is left on it."""
    if place.space.index in (WORKSHOP_DRAW, ORDER_DRAW):
        return (scene.view.tiles_left if place.space.kind == "workshop" else scene.view.cards_left) == 0
    return place.space.kind in ("workshop", "order") and place.piece is None


def _nothing(canvas: Canvas, scene: Scene, name: str, face: Box) -> None:
    """Nothing lies here: bare boards and the word for it."""
    body = rect(Box(2, 2, face.w - 4, face.h - 4), "paper_lo")
    body += rect(Box(8, 8, face.w - 16, face.h - 16), "none", "paper_edge", 2.5, radius=6, more='stroke-dasharray="9 7"')
    canvas.vector(body, face)
    canvas.text(f"{name}/none", scene.words("none-left"), face.inset(10, 8), style("bold", 28, 22), "soot3")


def _shelf(canvas: Canvas, scene: Scene, place: WorkPlace, parts: dict[str, Box]) -> None:
    name, face = place.space.name, parts["face"]
    if place.piece is None:
        _nothing(canvas, scene, name, face)
        return
    draw_tile(canvas, place.piece, Box(face.x + 3, face.y + 6, face.w - 6, 0))
    price = parts["price"]
    coin(canvas, f"{name}/price", (price.cx + 1, price.cy - 1), TILES[place.piece].price, 19)


def _card(canvas: Canvas, scene: Scene, place: WorkPlace, parts: dict[str, Box]) -> None:
    name, face = place.space.name, parts["face"]
    if place.piece is None:
        _nothing(canvas, scene, name, face)
        return
    draw_ticket(canvas, name, place.piece, face)
    points = CARDS[place.piece].points
    canvas.text(f"{name}/points", points, parts["price"].inset(1), style("black", 37, VITAL), "lamp", vital=True)


def draw_ticket(
    canvas: Canvas, name: str, code: str, face: Box, fillings: Sequence[str] | None = None, *, letter: float = 46
) -> None:
    """A card in a row's height: the transport with its letter, and the squares beside it."""
    card = CARDS[code]
    tone = TRANSPORT_TONE[card.transport]
    high = face.h - 3
    body = rect(Box(0, 0, letter, high), f"{tone}_l") + rect(Box(letter, 0, 3, high), tone)
    canvas.vector(body, Box(face.x + 2, face.y + 2, letter + 3, high))
    canvas.centred(f"tr_{card.transport}", face.x + letter / 2 + 3, face.y + high * 0.3, letter - 6)
    label = face.at(4, high * 0.52, letter, high * 0.46)
    canvas.text(f"{name}/transport", card.transport, label, style("black", min(33, high * 0.5), 20))
    room = face.at(letter + 8, 4, face.w - letter - 12, face.h - 8)
    draw_squares(canvas, room, card.squares, fillings or ("",) * len(card.squares))


def draw_stack(canvas: Canvas, scene: Scene, name: str, left: int, face: Box) -> None:
    """How many pieces a stack holds, and that a draw shows five of them."""
    if not left:
        _nothing(canvas, scene, name, face)
        return
    tiles = name.startswith("workshop")
    back, tone, w = ("tile_back", "brick", 94) if tiles else ("order_back", "plum", 78)
    top = face.y + (24 if tiles else 22)
    for i in range(min(4, 1 + left // 8)):
        canvas.sprite(back, face.cx - w / 2, top - i * 5, w)
    plate = Box(face.cx - 32, top + (8 if tiles else 14), 64, 46)
    draw_plate(canvas, plate)
    canvas.text(f"{name}/left", left, plate.inset(5, 3), style("black", 42, VITAL), vital=True)
    look = Box(face.x + 3, face.bottom - 56, face.w - 6, 28)
    canvas.text(f"{name}/look", scene.words("look", count=LOOK), look, style("bold", 26, 19))
    step = 19
    body = "".join(
        rect(Box(2 + i * step, 5 if i != 2 else 0, 15, 21), tone if i != 2 else "lamp", "soot", 2, radius=3) for i in range(LOOK)
    )
    canvas.vector(body, Box(face.cx - step * LOOK / 2, face.bottom - 27, step * LOOK, 28), bleed=2)


def _foot(canvas: Canvas, place: WorkPlace, foot: Box, *, usable: bool) -> None:
    parts = foot_parts(foot, place.standing)
    if place.owner is not None:
        miner = parts["miner"]
        sprite = "sym" if place.standing >= 9 else "miner"
        canvas.sprite(f"{sprite}_{seat_of(place.owner)}", miner.x, miner.y, height=miner.h)
        canvas.text(f"{place.space.name}/standing", place.standing, parts["count"], _COUNT, vital=True)
    if usable:  # nobody can follow where nothing is left
        draw_needs(canvas, place.space.name, place.miners, parts["chip"], live=place.owner is not None)


def draw_needs(canvas: Canvas, name: str, count: int, chip: Box, *, live: bool) -> None:
    """How many miners the next player must send: dark where somebody stands; two digits leave no room for the arrow."""
    tone = "lamp" if live else "soot2"
    body = rect(Box(0, 0, chip.w, chip.h), "soot2", radius=8) if live else rect(
        Box(1.5, 1.5, chip.w - 3, chip.h - 3), "none", "soot3", 2.5, radius=8
    )  # fmt: skip
    arrow = 10 if count < 10 else 0
    if arrow:
        body += path("M5 12 l6 6.5 l-6 6.5", "none", tone, 3.4, more='stroke-linecap="round"')
    canvas.vector(body, chip)
    room = Box(chip.x + 2 + arrow, chip.y, chip.w - 4 - arrow, chip.h)
    canvas.text(f"{name}/needs", count, room, _NEEDS, tone, vital=True)


def draw_cechownia(canvas: Canvas, crowd: Sequence[int]) -> None:
    """Everybody's miners side by side, and what the next one always needs: one."""
    cell = CELLS["money 1"]
    chip = Box(cell.cx - 21, cell.y + 77, 43, 37)
    draw_needs(canvas, "money 1", 1, chip, live=False)
    for seat, (box, count) in enumerate(zip(cechownia_parts(len(crowd)), crowd)):
        if count:
            canvas.centred(f"sym_{seat_of(seat)}", box.cx, box.y + 15, 28)
            canvas.text(f"money 1/seat {seat}", count, box.at(0, 29, box.w, 29), style("black", 36, VITAL), vital=True)
        else:
            canvas.vector(line((0, 2), (16, 2), "paper_edge", 4), Box(box.cx - 8, box.cy - 2, 16, 4))
