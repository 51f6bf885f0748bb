"""A draw: the secret tiles or cards in hand, what they cost, what was kept, and the order in which the rest goes back."""

from __future__ import annotations

from collections.abc import Hashable

from engine.szczesc.box import CARDS, LOOK, TILES
from render.alt_text import AltList, alt_text
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import lamp_frame
from render.strip_key import as_key
from render.svg import line, rect
from render.szczesc.news import piece_in_words
from render.szczesc.parts import CARD, TILE, coin, draw_card, draw_tile
from render.szczesc.scene import Scene
from render.szczesc.strip_frame import (
    BAR,
    EDGE,
    INNER,
    PURSE,
    ROOF,
    TOP,
    VITAL,
    WIDTH,
    draw_badge,
    draw_flag,
    draw_heading,
    draw_plate,
    draw_purse,
    draw_tick,
    draw_wall,
    new_strip,
)  # fmt: skip
from render.text import wrap
from render.theme import style

SLOT = 172  # the width of a piece in hand
CODE, FOOT = 40, 48
SMALL = {True: 118, False: 104}  # the width of a tile and of a card below
_CODE = style("black", 34, 24)


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
    tone, emblem, roof = ("brick", "em_warsztaty", "saw") if tiles else ("plum", "em_zamowienia", "mansard")
    own = view.held is not None
    slot = _slot(tiles)
    high = slot * _ratio(tiles)
    first = BAR + 22 + high + (CODE + (FOOT if tiles else 0) if own else 0) + 12
    second = BAR + 26 + SMALL[tiles] * _ratio(tiles) + CODE + 6
    canvas = new_strip(TOP + ROOF + 10 + first + 14 + second + 14)
    note = say(f"draw-{view.phase}-{'tiles' if tiles else 'cards'}") if own else _from_outside(scene)
    draw_heading(canvas, note, draw_flag(canvas, view.turn), WIDTH - EDGE - PURSE - 16)
    draw_purse(canvas, scene, view.turn)
    box = Box(EDGE, TOP + ROOF + 10, INNER, first)
    title = say("in-your-hand") if own else say("stack-tiles" if tiles else "stack-cards")
    room = draw_wall(canvas, box, tone, "held", title, emblem=emblem, roof=roof)
    _held(canvas, scene, room, slot, high)
    _after(canvas, scene, Box(EDGE, box.bottom + 14, INNER, second))
    return canvas


def draw_key(scene: Scene) -> Hashable:
    """Everything that a draw shows."""
    view = scene.view
    turn = view.turn or 0
    return as_key(
        (
            (turn, scene.name(turn), view.phase, of_tiles(scene), kept(scene), view.money[turn], view.miners[turn]),
            (view.held, view.held_count, view.rest, view.put_back, view.put_back_count),
        )
    )


def _ratio(tiles: bool) -> float:
    return TILE.h / TILE.w if tiles else CARD.h / CARD.w


def _slot(tiles: bool) -> float:
    return SLOT if tiles else 150


def _from_outside(scene: Scene) -> str:
    """What others may know of it."""
    view = scene.view
    name = scene.name(view.turn or 0)
    if view.phase == "choose":
        return scene.words("draws", name=name, count=view.held_count)
    return scene.words("puts-back", name=name, count=view.held_count + view.put_back_count, done=view.put_back_count)


def _held(canvas: Canvas, scene: Scene, room: Box, slot: float, high: float) -> None:
    view = scene.view
    count = view.held_count
    pitch = room.w / LOOK
    places = [Box(room.cx + (i - count / 2 + 0.5) * pitch - slot / 2, room.y + 4, slot, high) for i in range(count)]
    if view.held is None:
        for place in places:
            _back(canvas, scene, place)
        return
    if not view.held:
        canvas.text("held/none", scene.words("alt-nothing"), room, style("bold", 36, 28), "paper_hi")
    for i, (code, place) in enumerate(zip(view.held, places)):
        lacks = missing(scene, code) if view.phase == "choose" else 0
        _piece(canvas, f"held/{i}", code, place, faded=lacks > 0)
        canvas.text(
            f"held/{i}/code", code, Box(place.x, place.bottom + 2, slot, CODE - 4), _CODE, "paper_hi", vital=code in TILES
        )
        if code in TILES:
            _price(canvas, scene, f"held/{i}", code, Box(place.x, place.bottom + CODE, slot, FOOT - 4))


def _price(canvas: Canvas, scene: Scene, name: str, code: str, box: Box) -> None:
    """The price, and beside it whether the purse holds it."""
    lacks = missing(scene, code) if scene.view.phase == "choose" else 0
    draw_plate(canvas, box, "paper_lo" if lacks else "paper_hi")
    coin(canvas, f"{name}/price", (box.x + 26, box.cy), TILES[code].price, 20)
    room = box.at(50, 3, box.w - 56, box.h - 6)
    if lacks:
        canvas.text(f"{name}/lacks", scene.words("lacks", marks=lacks), room, style("bold", 34, VITAL), "brick", vital=True)
    elif scene.view.phase == "choose":
        draw_tick(canvas, room.cx, room.cy)


def _piece(canvas: Canvas, name: str, code: str, box: Box, *, faded: bool = False, points: bool = True) -> None:
    if code in CARDS:
        draw_card(canvas, name, code, box, vital=points)
    else:
        draw_tile(canvas, code, box)
    if faded:
        canvas.vector(rect(Box(0, 0, box.w, box.h), "paper", more='opacity=".45"', radius=8), box)
        body = line((8, box.h - 8), (box.w - 8, 8), "soot", 13) + line((8, box.h - 8), (box.w - 8, 8), "brick", 7)
        canvas.vector(body, box)


def _back(canvas: Canvas, scene: Scene, box: Box) -> None:
    canvas.centred("tile_back" if of_tiles(scene) else "order_back", box.cx, box.cy, box.w)


def _after(canvas: Canvas, scene: Scene, box: Box) -> None:
    """What was kept on the left; on the right the rest, in the order in which it will lie."""
    view, say = scene.view, scene.words
    tiles = of_tiles(scene)
    own, rest = Box(box.x, box.y, 242, box.h), Box(box.x + 254, box.y, box.w - 254, box.h)
    room = draw_wall(canvas, own, "loco", "kept", say("kept"))
    piece = kept(scene)
    w = SMALL[tiles]
    place = Box(room.cx - w / 2, room.y + 8, w, w * _ratio(tiles))
    if piece is None:
        draw_plate(canvas, place.inset(-16, 0), "loco_l", dashed=True)
        text = say("kept-none") if view.phase in ("rest", "return") else say("not-yet")
        canvas.text("kept/none", text, place.inset(-10, 6), style("bold", 28, 20), "loco_d")
    else:
        lamp_frame(canvas, place, 6)
        _piece(canvas, "kept", piece, place, points=False)
        canvas.text("kept/code", piece, Box(room.x, place.bottom + 7, room.w, CODE - 6), _CODE, "paper_hi")
    where = say(f"rest-{view.rest}") if view.rest else say("rest-open")
    room = draw_wall(canvas, rest, "steel", "rest", where)
    total = view.held_count + view.put_back_count - (1 if view.phase == "choose" and view.held_count else 0)
    _rest(canvas, scene, room, min(max(total, 1), LOOK), tiles=tiles)


def _rest(canvas: Canvas, scene: Scene, room: Box, total: int, *, tiles: bool) -> None:
    """Numbered places from the top of the stack downwards, and how they are counted."""
    view = scene.view
    back = view.put_back if view.put_back is not None else ()
    w = SMALL[tiles]
    hint = Box(room.right - 176, room.y, 176, room.h)
    pitch = (room.w - hint.w - 10) / total
    for i in range(total):
        place = Box(room.x + 8 + i * pitch + (pitch - w) / 2, room.y + 8, w, w * _ratio(tiles))
        if i < len(back):
            _piece(canvas, f"rest/{i}", back[i], place, points=False)
            label = Box(place.x - 8, place.bottom + 4, place.w + 16, CODE - 6)
            canvas.text(f"rest/{i}/code", back[i], label, _CODE, "paper_hi")
        elif i < view.put_back_count:
            _back(canvas, scene, place)
        else:
            draw_plate(canvas, place, "steel_l", dashed=True)
        draw_badge(canvas, f"rest/{i}/number", i + 1, (place.x + 8, place.y + 12))
    key = f"rest-how-{view.rest}" if view.rest else "rest-how-open"
    face = style("semibold", 27, 20)
    lines = wrap(scene.words(key), face, hint.w, 4)
    for i, text in enumerate(lines):
        canvas.text(f"rest/how {i}", text, hint.at(0, (hint.h - 34 * len(lines)) / 2 + 34 * i, hint.w, 34), face, "paper_hi")


def describe_draw(scene: Scene) -> str:
    """What was kept, then the pieces for whoever may see them, with prices, and the order put back so far."""
    view, say = scene.view, scene.words
    assert view.turn is not None, "nobody draws when the game is over"
    stack = say("stack-tiles" if of_tiles(scene) else "stack-cards")
    parts: list[str | AltList] = [stack, say("turn", name=scene.name(view.turn))]
    if view.held is None:
        return alt_text(scene, _from_outside(scene), [*parts, f"{say('kept')}: {_kept_in_words(scene, 'alt-nothing')}."])
    note = say(f"draw-{view.phase}-{'tiles' if of_tiles(scene) else 'cards'}")
    parts.append(AltList(say("in-your-hand"), [_in_words(scene, code) for code in view.held]))
    if of_tiles(scene):
        parts.append(say("alt-purse", marks=view.money[view.turn]))
    if view.phase != "choose":
        parts.append(f"{say('kept')}: {_kept_in_words(scene, 'kept-none')}.")
    if view.rest:
        parts.append(AltList(say(f"rest-{view.rest}"), [piece_in_words(say, code) for code in view.put_back or ()]))
    return alt_text(scene, note, parts)


def _kept_in_words(scene: Scene, none: str) -> str:
    piece = kept(scene)
    return piece_in_words(scene.words, piece) if piece else scene.words(none)


def _in_words(scene: Scene, code: str) -> str:
    if code in CARDS:
        return scene.words("alt-card", card=piece_in_words(scene.words, code), points=CARDS[code].points)
    lacks = missing(scene, code)
    text = f"{piece_in_words(scene.words, code)}, {scene.words('alt-price', price=TILES[code].price)}"
    return f"{text} ({scene.words('lacks', marks=lacks)})" if lacks and scene.view.phase == "choose" else text
