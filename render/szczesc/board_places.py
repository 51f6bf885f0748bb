"""The work places of the board: what lies there, who stands there, and how many the next player needs."""

from __future__ import annotations

from engine.szczesc.box import CARDS, LOOK, ORDER_DRAW, TILES, WORKSHOP_DRAW
from engine.szczesc.refusals import WorkPlace
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import lamp_frame, seat_of
from render.sprites import use
from render.svg import line, path, rect
from render.szczesc.board_art import cell_frame, has_head
from render.szczesc.board_layout import CELLS, canteen_parts, cechownia_parts, cell_parts, foot_parts, supply_parts
from render.szczesc.news import News
from render.szczesc.palette import DISTRICT, TRANSPORT_TONE
from render.szczesc.parts import coin, draw_squares, draw_tile
from render.szczesc.scene import Scene
from render.theme import style

_COUNT, _NEEDS = style("black", 45, 29), style("bold", 40, 29)
_STACK = style("black", 46, 34)


def draw_place(canvas: Canvas, scene: Scene, place: WorkPlace, *, hot: bool) -> None:
    """What lies and stands at an open work place."""
    space = place.space
    if hot:
        _relight(canvas, place)
    parts = cell_parts(space.name)
    if space.kind == "workshop":
        _shelf(canvas, scene, place, parts)
    elif space.kind == "order":
        _card_place(canvas, scene, place, parts)
    if space.name != "money 1":
        _foot(canvas, place, parts["foot"], usable=not _out(scene, place))


def _relight(canvas: Canvas, place: WorkPlace) -> None:
    """Draw a cell of the background again, in a lamp frame and with a warm foot."""
    name, cell = place.space.name, CELLS[place.space.name]
    keep = canvas.image.crop((round(cell.x), round(cell.y), round(cell.right), round(cell.bottom - 61)))
    lamp_frame(canvas, cell)
    own = Box(0, 0, cell.w, cell.h)
    canvas.vector(cell_frame(own, DISTRICT[place.space.kind], has_head(place.space.kind), hot=True), cell, bleed=2)
    inner = keep.crop((3, 3, keep.width - 3, keep.height))
    canvas.image.paste(inner, (round(cell.x) + 3, round(cell.y) + 3))
    lamp = cell_parts(name)["lamp"]
    canvas.sprite("lantern" if not has_head(place.space.kind) else "lantern_glow", lamp.x, lamp.y, lamp.w)


def _out(scene: Scene, place: WorkPlace) -> bool:
    """Whether nobody can use this place because nothing is left on it."""
    if place.space.index in (WORKSHOP_DRAW, ORDER_DRAW):
        return (scene.view.tiles_left if place.space.kind == "workshop" else scene.view.cards_left) == 0
    return place.space.kind in ("workshop", "order") and place.piece is None


def _nothing(canvas: Canvas, scene: Scene, name: str, face: Box) -> None:
    """Nothing lies here: bare boards and the word for it."""
    body = rect(Box(0, 0, face.w, face.h), "paper_lo")
    body += rect(Box(10, 8, face.w - 20, face.h - 16), "none", "paper_edge", 2.5, radius=6, more='stroke-dasharray="9 7"')
    canvas.vector(body, face)
    canvas.text(f"{name}/none", scene.words("none-left"), face.inset(12, 8), style("bold", 30, 24), "soot3")


def _shelf(canvas: Canvas, scene: Scene, place: WorkPlace, parts: dict[str, Box]) -> None:
    name, face = place.space.name, parts["face"]
    if place.space.index == WORKSHOP_DRAW:
        _tile_stack(canvas, scene, face)
    elif place.piece is None:
        _nothing(canvas, scene, name, face)
    else:
        draw_tile(canvas, place.piece, Box(face.x, face.y, face.w, 0))
        tag = parts["tag"]
        coin(canvas, f"{name}/price", (tag.right - 19, tag.cy + 1), TILES[place.piece].price)


def _tile_stack(canvas: Canvas, scene: Scene, face: Box) -> None:
    left, say = scene.view.tiles_left, scene.words
    if not left:
        _nothing(canvas, scene, "workshop draw", Box(face.x, face.y, face.w, face.h))
        return
    for i in range(min(5, 1 + left // 6)):
        canvas.sprite("tile_back", face.x + 8, face.y + 46 - i * 8, face.w - 16)
    plate = face.at(28, 50, face.w - 56, 52)
    canvas.vector(rect(Box(1.5, 1.5, plate.w - 3, plate.h - 3), "paper_hi", "soot", 3, radius=8), plate)
    canvas.text("workshop draw/left", left, plate.inset(5, 3), _STACK, vital=True)
    canvas.text("workshop draw/look", say("look", count=LOOK), face.at(4, 140, face.w - 8, 36), style("bold", 29, 24))
    canvas.text("workshop draw/buy", say("buy-one"), face.at(4, 176, face.w - 8, 32), style("semibold", 25, 20), "soot2")
    body = "".join(
        rect(Box(8 + i * 22, 8 if i != 2 else 1, 18, 28), "brick" if i != 2 else "lamp", "soot", 2, radius=3) for i in range(LOOK)
    )
    canvas.vector(body, face.at(1, 214, face.w - 2, 42))


def _card_place(canvas: Canvas, scene: Scene, place: WorkPlace, parts: dict[str, Box]) -> None:
    name, face = place.space.name, parts["face"]
    if place.space.index == ORDER_DRAW:
        _card_stack(canvas, scene, face)
    elif place.piece is None:
        _nothing(canvas, scene, name, face)
    else:
        card = CARDS[place.piece]
        tone = TRANSPORT_TONE[card.transport]
        body = rect(Box(0, 0, face.w, 48), f"{tone}_l") + rect(Box(0, 45, face.w, 4), tone)
        body += use(f"tr_{card.transport}", 40, -1, 68)
        canvas.vector(body, face)
        draw_squares(canvas, face.at(3, 52, face.w - 6, face.h - 53), card.squares, ("",) * len(card.squares))
        canvas.text(f"{name}/transport", card.transport, face.at(8, 2, 30, 42), style("black", 34), align="left")
        tag = parts["tag"].at(-6, 0, 58, 39)
        canvas.vector(path(f"M0 1 H{tag.w - 8} q6 0 6 6 V{tag.h} H12 Z", "soot"), tag)
        canvas.text(f"{name}/points", card.points, tag.at(11, 1, tag.w - 15, 37), style("black", 40, 34), "lamp", vital=True)


def _card_stack(canvas: Canvas, scene: Scene, face: Box) -> None:
    left, say = scene.view.cards_left, scene.words
    if not left:
        _nothing(canvas, scene, "order draw", face)
        return
    for i in range(min(3, 1 + left // 8)):
        canvas.sprite("order_back", face.x + 22 + i * 4, face.y + 14 - i * 4, height=70)
    plate = face.at(30, 22, face.w - 60, 48)
    canvas.vector(rect(Box(1.5, 1.5, plate.w - 3, plate.h - 3), "paper_hi", "soot", 3, radius=7), plate)
    canvas.text("order draw/left", left, plate.inset(5, 3), style("black", 42, 34), vital=True)
    canvas.text("order draw/look", say("look", count=LOOK), face.at(4, 94, face.w - 8, 32), style("bold", 27, 22))


def _foot(canvas: Canvas, place: WorkPlace, foot: Box, *, usable: bool) -> None:
    parts = foot_parts(foot, place.standing)
    chip = parts["chip"]
    if place.owner is not None:
        miner = parts["miner"]
        canvas.sprite(f"miner_{seat_of(place.owner)}", miner.x, miner.y, height=miner.h)
        canvas.text(f"{place.space.name}/standing", place.standing, parts["count"], _COUNT, vital=True)
    if not usable:
        return  # nobody can follow where nothing is left
    live = place.owner is not None
    tone = "lamp" if live else "soot2"
    body = (
        rect(Box(0, 0, chip.w, chip.h), "soot2", radius=8)
        if live
        else rect(Box(1.5, 1.5, chip.w - 3, chip.h - 3), "none", "soot3", 2.5, radius=8)
    )
    body += path("M6 14 l7 7.5 l-7 7.5", "none", tone, 3.6, more='stroke-linecap="round"')
    canvas.vector(body, chip)
    canvas.text(f"{place.space.name}/needs", place.miners, parts["needs"], _NEEDS, tone, vital=True)


def draw_cechownia(canvas: Canvas, scene: Scene) -> None:
    """Everybody's miners side by side, and what the next one always needs: one."""
    cell, view = CELLS["money 1"], scene.view
    chip = Box(cell.right - 50, cell.y + 18, 44, 43)
    body = rect(Box(1.5, 1.5, chip.w - 3, chip.h - 3), "none", "soot3", 2.5, radius=8)
    body += path("M6 14 l7 7.5 l-7 7.5", "none", "soot2", 3.6, more='stroke-linecap="round"')
    canvas.vector(body, chip)
    canvas.text("money 1/needs", 1, Box(chip.x + 16, chip.y, chip.w - 19, chip.h), _NEEDS, "soot2", vital=True)
    for seat, (box, count) in enumerate(zip(cechownia_parts(view.seats), view.cechownia)):
        if count:
            canvas.centred(f"sym_{seat_of(seat)}", box.cx, box.y + 14, 28)
            canvas.text(f"money 1/seat {seat}", count, box.at(0, 27, box.w, 29), style("black", 32, 27.5), vital=True)


def draw_canteen(canvas: Canvas, scene: Scene, latest: News) -> None:
    """Whose miners eat there, and who has just come."""
    view = scene.view
    _, rooms = canteen_parts(view.seats)
    for seat, (room, count) in enumerate(zip(rooms, view.canteen)):
        gain = latest.to_canteen.get(seat, 0)
        if gain:
            canvas.vector(rect(Box(1.5, 1.5, room.w - 3, room.h - 3), "lamp", "soot", 2.5, radius=9), room)
            canvas.text(f"canteen/gain {seat}", f"+{gain}", Box(room.right - 46, room.y + 3, 42, 28), style("black", 29, 28))
        if count:
            canvas.sprite(f"miner_{seat_of(seat)}", room.x + 3, room.bottom - 63, height=59)
            box = Box(room.x + 45, room.y + (30 if gain else 10), room.w - 47, room.h - (32 if gain else 16))
            canvas.text(f"canteen/seat {seat}", count, box, style("black", 44, 28), vital=True)
        elif not gain:
            canvas.vector(line((room.w / 2 - 12, room.h / 2), (room.w / 2 + 12, room.h / 2), "paper_edge", 4), room)


def draw_supply(canvas: Canvas, scene: Scene) -> None:
    """The coal that is left of each colour."""
    parts = supply_parts()
    for colour, count in scene.view.supply.items():
        box = parts[colour]
        canvas.sprite(f"coal_{colour}" if count else f"open_{colour}", box.x + 2, box.cy - 17, 34)
        canvas.text(f"supply/{colour}", count, box.at(40, 6, 44, box.h - 12), style("black", 38, 34), align="left", vital=True)
