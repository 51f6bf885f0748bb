"""What several pictures share: tiles, order cards, frames, plates. Shapes are SVG in their own coordinates."""

from __future__ import annotations

from collections.abc import Sequence

from engine.szczesc.box import CARDS, TILES, Category
from render import svg
from render.box import Box
from render.canvas import Canvas
from render.sprites import use
from render.svg import circle, path, rect
from render.szczesc.palette import COAL, TRANSPORT_TONE
from render.szczesc.scene import Scene
from render.theme import style

TILE = Box(0, 0, 148, 100)  # a tile's own coordinates
CARD = Box(0, 0, 132, 152)  # a card's own coordinates
_CARD_HEAD = 60
_CARD_SQUARES = Box(6, _CARD_HEAD + 6, CARD.w - 12, CARD.h - _CARD_HEAD - 10)
_CARD_POINTS = Box(82, 4, 46, 38)
_CARD_LETTER = Box(104, 43, 24, 17)
_CART = 72  # a cart's own width
_CART_X = {1: (40,), 2: (6, 74)}
NUMBER = "black"


def draw_cart(canvas: Canvas, colour: str, cube: str, box: Box) -> None:
    """A cart of a level, as wide as the box: empty (a dot), with its own coal or with a foreign cube."""
    if cube == ".":
        canvas.sprite(f"cart_{colour}_empty", box.x, box.y, box.w)
    elif cube == colour:
        canvas.sprite(f"cart_{colour}_full", box.x, box.y, box.w)
    else:
        scale = box.w / _CART
        canvas.sprite(f"coal_{cube}", box.x + 13.5 * scale, box.y - 3.5 * scale, 44.6 * scale)
        canvas.sprite(f"cart_{colour}_laden", box.x, box.y, box.w)


def draw_tile(canvas: Canvas, code: str, box: Box, cubes: str | None = None) -> None:
    """A tunnel with its carts, as wide as the box; without cubes: as it comes, full."""
    piece = TILES[code]
    cubes = piece.colour * piece.carts if cubes is None else cubes
    scale = box.w / TILE.w
    canvas.sprite(f"tunnel_light{piece.carts}" if piece.side == "L" else "tunnel_dark", box.x, box.y, box.w)
    for x, cube in zip(_CART_X[piece.carts], cubes):
        draw_cart(canvas, piece.colour, cube, box.at(x * scale, 18 * scale, _CART * 0.93 * scale, 0))


_ROWS = {1: ((1,),), 2: ((2,), (1, 1)), 3: ((3,), (2, 1)), 4: ((2, 2),)}  # how so many squares may be arranged


def _slots(room: Box, count: int) -> list[Box]:
    """Equal places for so many squares, arranged as lets them be largest."""

    def size(rows: tuple[int, ...]) -> float:
        return min(room.w / max(rows), room.h / len(rows)) * (1 if len(rows) == 1 else 0.8)  # one row is easier to read

    rows = max(_ROWS[count], key=size)
    w, h = room.w / max(rows), room.h / len(rows)
    gap = room.w * 0.02
    return [
        Box(room.cx + (i - there / 2) * w + gap / 2, room.y + row * h + gap / 2, w - gap, h - gap)
        for row, there in enumerate(rows)
        for i in range(there)
    ]


def draw_squares(canvas: Canvas, room: Box, colours: str, fillings: Sequence[str]) -> None:
    """A card's squares: open ones dashed, filled ones solid, two for one both cubes in a capsule of the square's colour."""
    slots = _slots(room, len(colours))
    most = max(room.w * 0.46, min(room.w, room.h) * 0.66)
    for slot, colour, cubes in zip(slots, colours, fillings):
        if len(cubes) == 2:
            _capsule(canvas, slot, colour, cubes)
        else:
            size = min(slot.w, slot.h, most) * (0.9 if (cubes or colour) == "K" else 0.96)  # a diamond's points reach far
            canvas.centred(f"{'coal' if cubes else 'open'}_{cubes or colour}", slot.cx, slot.cy, size)


def _capsule(canvas: Canvas, slot: Box, colour: str, cubes: str) -> None:
    flat = slot.w >= slot.h
    if max(slot.w, slot.h) < 1.25 * min(slot.w, slot.h):
        _corners(canvas, slot, colour, cubes)
        return
    long, short = (slot.w, slot.h) if flat else (slot.h, slot.w)
    size = min(long / 2 - 2, short - 6, 0.8 * short + 8)
    w, h = (size * 2 + 4, size + 6) if flat else (size + 6, size * 2 + 4)
    body = rect(Box(1.2, 1.2, w - 2.4, h - 2.4), COAL[colour].fill, "soot", 2.4, radius=7)
    body += rect(Box(3.6, 3.6, w - 7.2, h - 7.2), "none", COAL[colour].light, 1.4, radius=5)
    canvas.vector(body, Box(slot.cx - w / 2, slot.cy - h / 2, w, h))
    for sign, cube in zip((-1, 1), cubes):
        shift = sign * (size / 2 + 0.6)
        cx, cy = (slot.cx + shift, slot.cy) if flat else (slot.cx, slot.cy + shift)
        canvas.centred(f"coal_{cube}", cx, cy, size * (0.88 if cube == "K" else 0.97))


def _corners(canvas: Canvas, slot: Box, colour: str, cubes: str) -> None:
    """Two cubes corner to corner on a plate of the square's colour: larger than side by side where the slot is not long."""
    side = min(slot.w, slot.h) - 2
    plate = Box(slot.cx - side / 2, slot.cy - side / 2, side, side)
    canvas.vector(rect(Box(1.2, 1.2, side - 2.4, side - 2.4), COAL[colour].fill, "soot", 2.4, radius=7), plate)
    for sign, cube in zip((-1, 1), cubes):
        at = sign * side * 0.2
        canvas.centred(f"coal_{cube}", slot.cx + at, slot.cy + at, side * (0.5 if cube == "K" else 0.54))


def _card_face(transport: str) -> str:
    tone = TRANSPORT_TONE[transport]
    w, h = CARD.w, CARD.h
    body = rect(Box(1.5, 1.5, w - 3, h - 3), "paper_hi", "soot", 3, radius=7)
    body += path(f"M3 10 Q3 3 10 3 H{w - 10} Q{w - 3} 3 {w - 3} 10 V{_CARD_HEAD} H3 Z", f"{tone}_l")
    body += rect(Box(3, _CARD_HEAD - 1, w - 6, 4), tone) + use(f"tr_{transport}", 5, 13, 70)
    return body + path(f"M74 1.5 H{w - 9} Q{w - 1.5} 1.5 {w - 1.5} 9 V43 H87 Z", "soot")


def draw_card(
    canvas: Canvas, name: str, code: str, box: Box, fillings: Sequence[str] | None = None, *, vital: bool = True
) -> None:
    """An order card as wide as the box, with its points and the letter of its transport."""
    card, scale = CARDS[code], box.w / CARD.w
    canvas.vector(svg.moved(_card_face(card.transport), 0, 0, scale), Box(box.x, box.y, box.w, CARD.h * scale), bleed=2)
    room, points, letter = (
        Box(box.x + part.x * scale, box.y + part.y * scale, part.w * scale, part.h * scale)
        for part in (_CARD_SQUARES, _CARD_POINTS, _CARD_LETTER)
    )
    draw_squares(canvas, room, card.squares, fillings or ("",) * len(card.squares))
    canvas.text(f"{name}/points", card.points, points, style(NUMBER, 40 * scale), "lamp", vital=vital)
    canvas.text(f"{name}/transport", card.transport, letter, style(NUMBER, 19 * scale))


def coin(canvas: Canvas, name: str, centre: svg.Point, text: object, radius: float = 23) -> None:
    """A price: a plain yellow coin with a number."""
    box = Box(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
    canvas.vector(circle((radius, radius), radius - 1.5, "lamp", "soot", 3), box)
    canvas.text(name, text, box.inset(5, 4), style(NUMBER, radius * 1.74), vital=True)


def pay(canvas: Canvas, name: str, centre: svg.Point, marks: int, radius: float = 34) -> None:
    """An income: a rimmed coin with a plus sign."""
    box = Box(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
    body = circle((radius, radius), radius - 2, "ochre", "soot", 3.5) + circle(
        (radius, radius), radius - 7.5, "lamp", "ochre_d", 2
    )
    canvas.vector(body, box)
    canvas.text(name, f"+{marks}", box.inset(9), style(NUMBER, radius * 1.26), vital=True)


def starter_sign(scene: Scene, seat: int) -> str:
    """The medallion beside whoever starts the shift; nothing for the others."""
    return "barbara" if scene.view.start == seat else ""


_CATEGORY_SPRITE = {"colour": "coal_{}", "transport": "tr_{}", "empty": "cart_{}_empty"}


def category_sign(category: Category) -> str:
    """The sprite of the piece that stands for a category."""
    return _CATEGORY_SPRITE[category.kind].format(category.key)


ROMAN = ("", "I", "II", "III")
