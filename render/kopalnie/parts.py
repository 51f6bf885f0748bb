"""What several pictures share: tiles with their marks and coins, signs of treasures, the pick, piles of cards."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kopalnie.box import CARDS, FORMS, PLUS, PLUS_COINS, STAR, TABLE_SETUPS, TILES, TREASURES
from engine.kopalnie.view import PlayerView
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus
from render.kopalnie.names import tile_sign
from render.kopalnie.scene import Scene
from render.sprites import use
from render.svg import circle
from render.theme import style

TILE = Box(0, 0, 124, 104)  # a tile's own coordinates
_MARK = Box(75, 2, 47, 47)  # on it: a star or coins
_COIN = Box(68, 48, 56, 56)  # a coin that was laid on it
LEGIBLE_WIDTH = 100  # tiles this wide carry numbers that must be read


def art(name: str) -> str:
    """A sprite of this game by its plain name."""
    return f"kopalnie/{name}"


def treasures(seats: int) -> tuple[str, ...]:
    """The kinds of treasure that a table of so many plays with."""
    there = {TILES[f"{mine}{number}"].kind for mine in TABLE_SETUPS[seats].mines for number in range(7)}
    return tuple(kind for kind in TREASURES if kind in there)


def signs(seats: int) -> tuple[str, ...]:
    """The treasures as they are drawn, bronze in its three forms, and stones last."""
    shown = [sign for kind in treasures(seats) for sign in (FORMS if kind == "bronze" else (kind,))]
    return (*shown, "stone")


def tally(player: PlayerView) -> Mapping[str, int]:
    """How many a player has by kind and by form of bronze, with the cards that count as a tile."""
    counts = {**player.counts, **player.forms}
    for card in player.kept:
        if CARDS[card].tile:
            counts[CARDS[card].tile] += 1
    return counts


def draw_tile(canvas: Canvas, name: str, tile: str, box: Box, coin: int = 0) -> None:
    """A tile as wide as the box, with its mark and with a coin that lies on it."""
    scale = box.w / TILE.w
    canvas.sprite(art(f"tile_{tile_sign(tile)}"), box.x, box.y, box.w)
    mark = _part(box, _MARK, scale)
    vital = box.w >= LEGIBLE_WIDTH
    if TILES[tile].mark == STAR:
        canvas.sprite(art("mark_star"), mark.x, mark.y, mark.w)
    elif TILES[tile].mark == PLUS:
        disc = circle((mark.w / 2, mark.w / 2), mark.w / 2 - 2 * scale, "lamp", "soot", 3.4 * scale)
        canvas.vector(disc, mark)
        face = style("black", 34 * scale, 30 * scale)
        canvas.text(f"{name}/plus", f"+{PLUS_COINS}", mark.inset(4 * scale), face, vital=vital)
    if coin:
        draw_coin(canvas, f"{name}/coin", coin, _part(box, _COIN, scale), vital=vital)


def _part(box: Box, part: Box, scale: float) -> Box:
    return box.at(part.x * scale, part.y * scale, part.w * scale, part.h * scale)


def draw_coin(canvas: Canvas, name: str, value: int, box: Box, *, vital: bool = True) -> None:
    """A coin with its value, as wide as the box."""
    r = box.w / 2
    body = circle((r, r), r * 0.92, "ochre", "soot", r * 0.11) + circle((r, r), r * 0.7, "lamp", "ochre_d", r * 0.08)
    canvas.vector(body, box)
    canvas.text(name, value, box.inset(r * 0.3), style("black", r * 1.36, r * 1.0), vital=vital)


def draw_sign(canvas: Canvas, sign: str, cx: float, cy: float, size: float, *, pale: bool = False) -> None:
    """The object on a tile alone; pale: nobody has it."""
    if not pale:
        canvas.centred(art(f"o_{sign}"), cx, cy, size)
        return
    body = f'<g opacity=".35">{use(art(f"o_{sign}"), 0, 0, size)}</g>'
    canvas.vector(body, Box(cx - size / 2, cy - size / 2, size, size), bleed=2)


def draw_pick(canvas: Canvas, cx: float, cy: float, size: float, *, lit: bool = False) -> None:
    """The pick on its pale disc; lit: it has just come here."""
    r = size / 2
    disc = circle((r, r), r - 2.5, "lamp_hi" if lit else "paper_lo", "lamp" if lit else "soot", 4 if lit else 2.4)
    canvas.vector(disc, Box(cx - r, cy - r, size, size))
    canvas.centred(art("pickaxe"), cx, cy, size * 0.94)


def own_eyes(scene: Scene, seat: int) -> bool:
    """Whether the picture may show this seat's secrets to its owner alone."""
    return scene.view.seat == seat and scene.view.phase != "over"


def points_known(scene: Scene, seat: int) -> bool:
    """Whether the seat's mission is counted in its points as the viewer knows them."""
    return scene.view.players[seat].mission is not None


def points_text(scene: Scene, seat: int) -> str:
    return minus(scene.view.players[seat].points)
