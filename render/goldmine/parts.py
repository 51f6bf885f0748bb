"""What several pictures of this game share: sprites by name, plates, icons, places in writing."""

from __future__ import annotations

from typing import NamedTuple

from engine.goldmine.box import CODE_OF
from engine.goldmine.cells import HOME, Cell, Place, cell_text, place_text
from render import svg
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import seat_of
from render.goldmine.scene import Scene
from render.goldmine.tile_art import ladder, tile_body
from render.goldmine.tile_geometry import SIZE
from render.sprites import sprite, use
from render.svg import circle, moved, rect
from render.theme import SEATS, Style


def art(name: str) -> str:
    """A sprite of this game by its plain name."""
    return f"goldmine/{name}"


def symbol(seat: int) -> str:
    """The sprite of a seat's symbol."""
    return art(f"sym_{seat_of(seat)}")


def miner(seat: int) -> str:
    """The sprite of a seat's miner."""
    return art(f"miner_{seat_of(seat)}")


def written(place: Place) -> str:
    """A place on a picture: ``3,−2:NE``."""
    return minus_text(place_text(place))


def written_cell(cell: Cell) -> str:
    return minus_text(cell_text(cell))


def minus_text(text: str) -> str:
    """Hyphens before numbers as true minus signs."""
    return text.replace("-", "−")


def capital(text: str) -> str:
    """The text as the beginning of a line."""
    return text[:1].upper() + text[1:]


def spoken(scene: Scene, place: Place) -> str:
    """A place in a sentence: ``3,−2 (NE)``, the entrance by its name."""
    if place == HOME:
        return scene.words("gold-entrance")
    cell, colon, sides = minus_text(place_text(place)).partition(":")
    return f"{cell} ({sides})" if colon else cell


def tile_name(scene: Scene, tile: str) -> str:
    """A tile by what it is, never by its name in the record: "chamber, curve"."""
    code = CODE_OF[tile]
    shape = scene.words(f"gold-shape-{code.lstrip('G')[0]}")
    name = scene.words("gold-tile-chamber", shape=shape) if code[0] == "G" else shape
    return name + (
        scene.words("gold-tile-passage") if code[-1] == "s" else scene.words("gold-tile-mud") if code[-1] == "m" else ""
    )


def tile_kind(scene: Scene, tile: str) -> str:
    """A tile in one or two words: chamber, cavern or tunnel."""
    code = CODE_OF[tile]
    return scene.words("gold-kind-chamber" if code[0] == "G" else "gold-kind-cavern" if code[0] == "O" else "gold-kind-tunnel")


class Icon(NamedTuple):
    """A small picture in a square: a sprite, dice, a tile, a ladder, or a nugget between two seats."""

    kind: str  # sprite, die, pair, tile, home, hand
    name: str = ""  # of a sprite; the tile and its orientation
    numbers: tuple[int, ...] = ()  # seat and pips; two dice; two seats

    def body(self, size: float) -> str:
        """The drawing, so large."""
        match self.kind:
            case "sprite":
                piece = sprite(self.name)
                scale = size / max(piece.w, piece.h)
                return use(self.name, (size - piece.w * scale) / 2, (size - piece.h * scale) / 2, piece.w * scale)
            case "die":
                seat, pips = self.numbers
                return use(art(f"die_{seat_of(seat)}_{pips}"), 0, 0, size)
            case "pair":
                first, second = self.numbers
                return use(art(f"die_{first}"), -2, -2, size * 0.62) + use(
                    art(f"die_{second}"), size * 0.4, size * 0.4, size * 0.62
                )
            case "tile":
                tile, side = self.name.split()
                body = moved(tile_body(CODE_OF[tile], side), 0, 0, size / SIZE)
                return body + rect(Box(0, 0, size, size), "none", "soot", 3, radius=3)
            case "home":
                return home_sign(size / 2, size / 2, size)
            case _:
                giver, taker = self.numbers
                body = use(symbol(giver), -4, size * 0.16, size * 0.46) + use(
                    symbol(taker), size * 0.58, size * 0.16, size * 0.46
                )
                return body + use(art("nugget"), size * 0.24, size * 0.5, size * 0.5)


NUGGET = Icon("sprite", art("nugget"))
STEPS = Icon("sprite", art("sign_steps"))
BAG = Icon("sprite", art("tile_back"))
LAID = Icon("tile", "X1 N")  # tiles that lie
LANTERN = Icon("sprite", art("lantern"))
LADDER = Icon("home")


def token(kind: str) -> Icon:
    """A token of a challenge: gold or bat."""
    return Icon("sprite", art(f"token_{kind}"))


def die(seat: int, pips: int) -> Icon:
    return Icon("die", numbers=(seat, pips))


def draw_icon(canvas: Canvas, icon: Icon, box: Box) -> None:
    canvas.vector(icon.body(box.w), box, bleed=4)


def home_sign(x: float, y: float, size: float) -> str:
    """The ladder on its disc: the way home."""
    return circle((x, y), size / 2 - 1, "lamp", "soot", 2.6) + moved(ladder(0, 0, 44, 20), x, y, size / 74)


def seat_plate(canvas: Canvas, name: str, text: str, *, seat: int, box: Box, style: Style) -> None:
    """A plate in a player's colour with symbol and text."""
    colour = SEATS[seat]
    canvas.vector(rect(Box(1.5, 1.5, box.w - 3, box.h - 3), colour.fill, "paper_hi", 3, radius=9), box)
    canvas.centred(symbol(seat), box.x + box.h / 2 + 4, box.cy, box.h * 0.74)
    canvas.text(name, text, box.at(box.h + 10, 2, box.w - box.h - 22, box.h - 4), style, colour.ink, align="left")


def gold_bar(count: int, target: int, box: Box, ink: str) -> str:
    """So many of the target as little squares, in the box's coordinates."""
    step = box.w / target
    return "".join(
        rect(Box(box.x + step * at, box.y, step - 2.5, box.h), svg.ink(ink) if at < count else "none", ink, 1.6, radius=2)
        for at in range(target)
    )
