"""A draw: the secret tiles or cards in hand, what they cost, what was kept, and the order in which the rest goes back."""

from __future__ import annotations

from engine.szczesc.box import CARDS, LOOK, TILES
from render.alt_text import within_limit
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import lamp_frame
from render.page_frame import EDGE, INNER, ROOF, TOP, WIDTH, badge, new_page, plain_plate, wall
from render.svg import line, path, rect
from render.szczesc.parts import CARD, TILE, coin, draw_card, draw_tile
from render.szczesc.scene import Scene
from render.theme import style

SLOT = 176  # the width of a piece
CODE, FOOT = 46, 52
_CODE = style("black", 36, 27)
_HINT = style("semibold", 30, 24)


def of_tiles(scene: Scene) -> bool:
    """Whether tiles are drawn, not cards."""
    return scene.view.space == "workshop draw"


def kept(scene: Scene) -> str | None:
    """The piece that was kept, as far as the view and the events tell it; None: nothing, or not yet."""
    view = scene.view
    for event in reversed(scene.events):
        if event.kind in ("bought", "took_order"):
            piece = event.data.get("tile") or event.data.get("card")
            return str(piece)
        if event.kind == "kept_none":
            return None
    stack = view.tiles_left if of_tiles(scene) else view.cards_left
    if view.phase not in ("rest", "return") or not stack or view.held_count + view.put_back_count == LOOK:
        return None
    shaft = view.shafts[view.turn or 0]
    return shaft.tiles[-1] if of_tiles(scene) else shaft.pending[-1].code


def missing(scene: Scene, piece: str) -> int:
    """How many marks are wanting to buy a piece."""
    view = scene.view
    return max(0, TILES[piece].price - view.money[view.turn or 0]) if piece in TILES else 0


def why_no_draw(scene: Scene) -> str | None:
    """Why there is no draw to show; None when there is one."""
    return None if scene.view.phase in ("choose", "rest", "return") else "nobody is drawing tiles or cards at this moment"


def draw_draw(scene: Scene) -> Canvas:
    """The pieces in hand for whoever drew them, their backs for everybody else."""
    view, say = scene.view, scene.words
    assert view.turn is not None, "nobody draws when the game is over"
    tiles = of_tiles(scene)
    tone = "brick" if tiles else "plum"
    piece = SLOT * (TILE.h / TILE.w if tiles else CARD.h / CARD.w)
    priced = tiles and view.phase == "choose"
    first = 52 + 46 + piece + (CODE + (FOOT if priced else 0) if view.held is not None else 0)
    second = 52 + 46 + piece + CODE + 50
    note = say(f"draw-{view.phase}-{'tiles' if tiles else 'cards'}")
    if view.held is None:
        note = _from_outside(scene)
    canvas = new_page(
        scene, TOP + ROOF + 34 + first + 34 + second + 24, say("stack-tiles" if tiles else "stack-cards"), note, seat=view.turn
    )
    if tiles:
        _purse(canvas, view.money[view.turn])
    box = Box(EDGE, TOP + ROOF + 34, INNER, first)
    emblem, roof = ("em_warsztaty", "saw") if tiles else ("em_zamowienia", "mansard")
    room = wall(canvas, box, tone, "held", say("in-your-hand"), emblem=emblem, roof=roof)
    _held(canvas, scene, room, piece)
    _after(canvas, scene, Box(EDGE, box.bottom + 34, INNER, second), piece)
    return canvas


def _from_outside(scene: Scene) -> str:
    """What others may know of it."""
    view = scene.view
    name = scene.name(view.turn or 0)
    if view.phase == "choose":
        return scene.words("draws", name=name, count=view.held_count)
    return scene.words("puts-back", name=name, count=view.held_count + view.put_back_count, done=view.put_back_count)


def _purse(canvas: Canvas, marks: int) -> None:
    canvas.sprite("coin", WIDTH - 160, 16, 58)
    canvas.text("marks", marks, Box(WIDTH - 96, 8, 96 - EDGE, 74), style("black", 58, 40), "lamp", vital=True)


def _slots(room: Box, count: int) -> list[Box]:
    gap = (room.w - LOOK * SLOT) / (LOOK - 1)
    left = room.cx - (count * (SLOT + gap) - gap) / 2
    return [Box(left + i * (SLOT + gap), room.y + 6, SLOT, room.h - 6) for i in range(count)]


def _held(canvas: Canvas, scene: Scene, room: Box, height: float) -> None:
    view = scene.view
    if view.held is None:
        for place in _slots(room, view.held_count):
            _back(canvas, scene, Box(place.x, place.y, SLOT, height))
        return
    if not view.held:
        canvas.text("held/none", scene.words("alt-nothing"), room, style("bold", 36, 28), "paper_hi")
    for i, (code, place) in enumerate(zip(view.held, _slots(room, len(view.held)))):
        lacks = missing(scene, code) if view.phase == "choose" else 0
        _piece(canvas, f"held/{i}", code, Box(place.x, place.y, SLOT, height), faded=lacks > 0)
        canvas.text(f"held/{i}/code", code, Box(place.x, place.y + height + 2, SLOT, CODE - 4), _CODE, "paper_hi", vital=True)
        if code in TILES and view.phase == "choose":
            _price(canvas, scene, f"held/{i}", code, Box(place.x, place.y + height + CODE, SLOT, FOOT))


def _price(canvas: Canvas, scene: Scene, name: str, code: str, box: Box) -> None:
    """The price, and beside it whether the purse holds it."""
    lacks = missing(scene, code)
    plain_plate(canvas, box, "paper_lo" if lacks else "paper_hi")
    coin(canvas, f"{name}/price", (box.x + 30, box.cy), TILES[code].price, 21)
    room = box.at(58, 4, box.w - 64, box.h - 8)
    if lacks:
        canvas.text(f"{name}/lacks", scene.words("lacks", marks=lacks), room, style("bold", 30, 23), "brick", vital=True)
    else:
        tick = path("M0 12 l11 12 l21 -25", "none", "loco", 7, more='stroke-linecap="round"')
        canvas.vector(tick, Box(room.cx - 16, room.cy - 13, 34, 28), bleed=6)


def _piece(canvas: Canvas, name: str, code: str, box: Box, *, faded: bool = False) -> None:
    if code in CARDS:
        draw_card(canvas, name, code, box)
    else:
        draw_tile(canvas, code, box)
    if faded:
        canvas.vector(rect(Box(0, 0, box.w, box.h), "paper", more='opacity=".45"', radius=8), box)
        body = line((8, box.h - 8), (box.w - 8, 8), "soot", 13) + line((8, box.h - 8), (box.w - 8, 8), "brick", 7)
        canvas.vector(body, box)


def _back(canvas: Canvas, scene: Scene, box: Box) -> None:
    canvas.sprite("tile_back" if of_tiles(scene) else "order_back", box.x, box.y, height=box.h)


def _after(canvas: Canvas, scene: Scene, box: Box, height: float) -> None:
    """What was kept on the left; on the right the rest, in the order in which it will lie."""
    view, say = scene.view, scene.words
    own, rest = Box(box.x, box.y, 236, box.h), Box(box.x + 252, box.y, box.w - 252, box.h)
    room = wall(canvas, own, "loco", "kept", say("kept"))
    piece = kept(scene)
    place = Box(room.cx - SLOT / 2, room.y + 8, SLOT, height)
    if piece is None:
        plain_plate(canvas, place, "loco_l", dashed=True)
        text = say("kept-none") if view.phase in ("rest", "return") else say("not-yet")
        canvas.text("kept/none", text, place.inset(10, 6), style("bold", 31, 23), "loco_d")
    else:
        lamp_frame(canvas, place, 7)
        _piece(canvas, "kept", piece, place)
        canvas.text("kept/code", piece, Box(place.x, place.bottom + 8, SLOT, CODE - 8), _CODE, "paper_hi", vital=True)
    where = say(f"rest-{view.rest}") if view.rest else say("rest-open")
    room = wall(canvas, rest, "steel", "rest", where)
    total = view.held_count + view.put_back_count - (1 if view.phase == "choose" and view.held_count else 0)
    _rest(canvas, scene, room, max(total, 1), height)


def _rest(canvas: Canvas, scene: Scene, room: Box, total: int, height: float) -> None:
    """Numbered places from the top of the stack downwards."""
    view, say = scene.view, scene.words
    total = min(total, LOOK)
    w = (room.w - 10 * (total - 1)) / max(total, 4)
    back = view.put_back if view.put_back is not None else ()
    scale = min(w, SLOT) / SLOT
    left = room.cx - (total * (w + 10) - 10) / 2
    for i in range(total):
        place = Box(left + i * (w + 10) + (w - SLOT * scale) / 2, room.y + 8, SLOT * scale, height * scale)
        if i < len(back):
            _piece(canvas, f"rest/{i}", back[i], place)
            badge(canvas, f"rest/{i}/number", i + 1, (place.x + 20, place.y + 20))
            canvas.text(
                f"rest/{i}/code",
                back[i],
                Box(place.x, place.bottom + 2, place.w, CODE - 8),
                style("black", 32, 24),
                "paper_hi",
                vital=True,
            )
        elif i < view.put_back_count:
            _back(canvas, scene, place)
        else:
            plain_plate(canvas, place, "steel_l", dashed=True)
            canvas.text(f"rest/{i}", f"{i + 1}", place.inset(10), style("serif", 50, 30), "steel_d")
    hint = say(f"rest-how-{view.rest}" if view.rest else "rest-how-open")
    canvas.text("rest/how", hint, Box(room.x, room.bottom - 40, room.w, 40), _HINT, "paper_hi")


def describe_draw(scene: Scene) -> str:
    """The pieces for whoever may see them, with prices, what was kept, and the order put back so far."""
    return within_limit(lambda brevity: _describe(scene))


def _describe(scene: Scene) -> str:
    view, say = scene.view, scene.words
    assert view.turn is not None, "nobody draws when the game is over"
    tiles = of_tiles(scene)
    parts = [f"{say('stack-tiles' if tiles else 'stack-cards')}. {say('turn', name=scene.name(view.turn))}."]
    if view.held is None:
        return f"{parts[0]} {_from_outside(scene)}. {say('kept')}: {kept(scene) or say('alt-nothing')}."
    pieces = ", ".join(_in_words(scene, code) for code in view.held) or say("alt-nothing")
    parts.append(f"{say('in-your-hand')}: {pieces}.")
    if tiles:
        parts.append(say("alt-purse", marks=view.money[view.turn]))
    if view.phase != "choose":
        parts.append(f"{say('kept')}: {kept(scene) or say('kept-none')}.")
    if view.rest:
        back = ", ".join(view.put_back or ()) or say("alt-nothing")
        parts.append(f"{say(f'rest-{view.rest}')}: {back}.")
    return " ".join(parts)


def _in_words(scene: Scene, code: str) -> str:
    if code in CARDS:
        return scene.words("alt-card", code=code, points=CARDS[code].points)
    lacks = missing(scene, code)
    text = scene.words("alt-tile", code=code, price=TILES[code].price)
    return f"{text} ({scene.words('lacks', marks=lacks)})" if lacks and scene.view.phase == "choose" else text
