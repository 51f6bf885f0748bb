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
from render.sprites import sprite, use
from render.svg import circle, rect
from render.theme import style

TALL_TILE = Box(0, 0, 62, 81)  # a tile in a mine: the object above, star, coins or a coin below it


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
    """A tile of a mine, with its mark and with a coin that lies on it."""
    mark = TILES[tile].mark
    canvas.vector(_tile_body(tile_sign(tile), box.w, box.h, 46 if mark or coin else 56), box)
    foot = Box(box.x, box.bottom - 36, box.w, 34)
    if mark == PLUS:
        _plus(canvas, name, foot, coin)
    elif mark == STAR:
        canvas.centred(art("mark_star"), foot.cx - (15 if coin else 0), foot.cy, 32)
    if coin:
        x = {PLUS: foot.right - 27, STAR: foot.cx}.get(mark, foot.cx - 16)
        draw_coin(canvas, f"{name}/coin", coin, Box(round(x), foot.y + 1, 32, 32))


def _plus(canvas: Canvas, name: str, foot: Box, coin: int) -> None:
    """The coins that a tile brings; beside a coin the plate reaches over the tile's left edge."""
    plate = Box(foot.x - 5 if coin else round(foot.cx - 23), foot.y + 2, 46, 30)
    canvas.vector(rect(Box(1.2, 1.2, plate.w - 2.4, plate.h - 2.4), "lamp", "soot", 2.4, radius=14), plate)
    room = plate.at(1, 1, 40 if coin else plate.w - 4, plate.h - 2)
    canvas.text(f"{name}/plus", f"+{PLUS_COINS}", room, style("black", 34, 34), vital=True)


def draw_small_tile(canvas: Canvas, tile: str, box: Box) -> None:
    """A tile without its mark, which nobody can dig any more."""
    canvas.vector(_tile_body(tile_sign(tile), box.w, box.h, box.w - 8), box)


def _tile_body(sign: str, w: float, h: float, size: float) -> str:
    """A tile with the ground of its kind and the object, this large, in its upper part."""
    kind = "bronze" if sign in FORMS else sign
    ground = sprite(art(f"ground_{kind}"))
    inner = Box(3, 3, w - 6, h - 6)
    wide = ground.h * inner.w / inner.h
    view = f'viewBox="{(ground.w - wide) / 2:.2f} 0 {wide:.2f} {ground.h:g}"'
    body = rect(Box(1.3, 1.3, w - 2.6, h - 2.6), "paper_hi", radius=7)
    body += f'<svg x="3" y="3" width="{inner.w:g}" height="{inner.h:g}" {view}>{ground.body}</svg>'
    body += use(art(f"o_{sign}"), (w - size) / 2, 3 if size < w - 12 else (h - size) / 2, size)
    return body + rect(Box(1.3, 1.3, w - 2.6, h - 2.6), "none", "soot", 2.6, radius=7)


def draw_coin(canvas: Canvas, name: str, value: int, box: Box) -> None:
    """A coin with its value, as wide as the box."""
    r = box.w / 2
    body = circle((r, r), r * 0.93, "ochre", "soot", 2.4) + circle((r, r), r * 0.72, "lamp")
    canvas.vector(body, box)
    canvas.text(name, value, box.inset(3), style("black", 34, 34), vital=True)


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
