"""What a collection is worth: the sum in cells, the packs of free treasures, and below them mission and cards."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from engine.kopalnie.box import PACK, PACK_POINTS, STONE, TREASURES
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus
from render.kopalnie.changes import changes
from render.kopalnie.hand import cards_of, draw_wall, wall_height, wall_key
from render.kopalnie.parts import art, draw_sign, points_text
from render.kopalnie.scene import Scene
from render.kopalnie.sets import SetRow, draw_slot, set_rows
from render.kopalnie.strip_frame import EDGE, INNER, new_strip, plain_plate
from render.part_cache import PARTS
from render.svg import circle, path, rect
from render.theme import style

CELLS, PACKS, GAP = 92, 104, 14
WITH_CARDS = 4  # so many cards have room below the sum
_TITLE = 200
_PACKS = 3  # that are shown


def account_cells(scene: Scene) -> list[tuple[str, str]]:
    """What the points are made of; a question mark where the viewer cannot know."""
    player = scene.view.players[scene.seat]
    rows = player.account
    sets = sum(rows[kind] for kind in TREASURES) + rows["stones"]
    cards = f"{rows['chance']}" + ("+?" if None in player.kept else "")
    mission = minus(rows["mission"]) if player.mission else "?"
    return [
        ("coins", minus(rows["coins"])), ("sets", minus(sets)), ("packs", minus(rows["free"])), ("cards", cards),
        ("mission", mission),
    ]  # fmt: skip


def free_signs(rows: Sequence[SetRow]) -> list[tuple[str, bool]]:
    """The treasures that belong to no set, tile by tile, and whether it is a card."""
    free: list[tuple[str, bool]] = []
    for row in rows:
        if row.kind != STONE and not row.reached:
            free += [(sign, False) for sign in row.signs] + [(row.kind, True)] * row.cards
    return free


def sum_key(scene: Scene) -> Hashable:
    """All that the sum and the packs show."""
    lit = changes(scene).get(scene.seat, ())
    return tuple(account_cells(scene)), points_text(scene, scene.seat), tuple(free_signs(set_rows(scene))), lit


def sum_and_cards_key(scene: Scene) -> Hashable:
    """The same with the cards below."""
    return sum_key(scene), tuple(cards_of(scene)), wall_key(scene)


def draw_sum(scene: Scene) -> Canvas:
    """The sum and the packs alone: the cards have strips of their own."""
    canvas = new_strip(GAP + CELLS + 12 + PACKS + GAP)
    _draw_sum(canvas, scene)
    return canvas


def draw_sum_and_cards(scene: Scene) -> Canvas:
    """The sum, the packs, mission and cards, where there are at most four."""
    box = Box(EDGE, GAP + CELLS + 12 + PACKS + 14, INNER, wall_height(1))
    canvas = new_strip(box.bottom + GAP)
    _draw_sum(canvas, scene)
    draw_wall(canvas, scene, cards_of(scene), box)
    return canvas


def _draw_sum(canvas: Canvas, scene: Scene) -> None:
    changed, points = changes(scene).get(scene.seat, ()), points_text(scene, scene.seat)
    *cells, total = Box(EDGE, GAP, INNER, CELLS).grid(6, 1, 14)
    for (cell, value), box in zip(account_cells(scene), cells):
        lit = cell in changed
        draw = partial(_draw_cell, canvas, scene, cell, value, box, lit=lit)
        PARTS.draw(canvas, box.inset(-7), ("cell", scene.lang, cell, value, lit), draw)
    canvas.vector(rect(Box(0, 0, total.w, total.h), "soot", radius=8), total)
    canvas.text("account/total", points, total.at(8, 6, total.w - 16, 52), style("black", 54, 40), "lamp", vital=True)
    canvas.text(
        "account/total/name", scene.words("points"), total.at(8, 56, total.w - 16, 30), style("semibold", 27, 20), "paper"
    )
    for box in (*cells[1:], total):
        disc = Box(box.x - 21, box.cy - 14, 28, 28)
        shape = "M7 10.5 h14 M7 17.5 h14" if box is total else "M7 14 h14 M14 7 v14"
        canvas.vector(circle((14, 14), 13, "soot", "paper_hi", 2) + path(shape, "none", "lamp", 3.6), disc)
    packs = Box(EDGE, GAP + CELLS + 12, INNER, PACKS)
    free = free_signs(set_rows(scene))
    PARTS.draw(canvas, packs, ("packs", scene.lang, tuple(free)), lambda: _draw_packs(canvas, scene, free, packs))


def _draw_cell(canvas: Canvas, scene: Scene, cell: str, value: str, box: Box, *, lit: bool) -> None:
    """One part of the sum."""
    plain_plate(canvas, box, lit=lit)
    cx, cy = box.x + 40, box.cy
    if cell == "sets":
        draw_sign(canvas, "gold", cx, cy, 60)
    elif cell == "packs":
        for n, sign in enumerate(("crystal", "ruby", "papyrus")):
            draw_sign(canvas, sign, cx + (n - 1) * 19, cy + (n % 2 * 2 - 1) * 14, 32)
    else:
        sprite, high = {"coins": ("coin", 54), "cards": ("chance_orange", 66), "mission": ("mission_front", 66)}[cell]
        canvas.centred(art(sprite), cx, cy, height=high)
    canvas.text(f"account/{cell}", value, box.at(74, 6, box.w - 82, 48), style("black", 44, 34), vital=True)
    room = box.at(72, 54, box.w - 80, 32)
    canvas.text(f"account/{cell}/name", scene.words(f"cell-{cell}"), room, style("semibold", 27, 20))


def _draw_packs(canvas: Canvas, scene: Scene, free: Sequence[tuple[str, bool]], box: Box) -> None:
    """The treasures that belong to no set, three by three."""
    say = scene.words
    body = rect(Box(1.5, 1.5, box.w - 3, box.h - 3), "loco", "soot", 3, radius=8)
    body += path(f"M3 10 q0 -7 7 -7 H{_TITLE} V{box.h - 3} H10 q-7 0 -7 -7 Z", "loco_d")
    canvas.vector(body, box)
    canvas.text("packs/title", say("packs"), box.at(8, 6, _TITLE - 16, 34), style("serif", 31, 24), "paper_hi")
    rule = say("packs-rule", count=PACK, points=PACK_POINTS)
    canvas.text("packs/rule", rule, box.at(8, 40, _TITLE - 16, 26), style("semibold", 26, 21), "paper_hi")
    count = say("packs-free", count=len(free))
    canvas.text("packs/free", count, box.at(8, 66, _TITLE - 16, 34), style("bold", 34, 34), "lamp", vital=True)
    packs = len(free) // PACK
    first = max(0, packs - _PACKS + 1)  # the last three are shown: full ones, then the one that is being filled
    for i, number in enumerate(range(first, min(first + _PACKS, packs + 1))):
        tiles = free[number * PACK : number * PACK + PACK]
        _pack(canvas, scene, tiles, box.at(_TITLE + 14 + i * 212, 12, 200, box.h - 20), number)
    plate = box.at(box.w - 124, 24, 110, box.h - 48)
    if first:
        more = Box(plate.x - 146, plate.y, 136, plate.h)
        canvas.text("packs/more", f"{first} × {PACK_POINTS} + …", more, style("bold", 30, 24), "paper_hi", align="right")
    canvas.vector(rect(Box(0, 0, plate.w, plate.h), "soot", radius=8), plate)
    canvas.text("packs/points", packs * PACK_POINTS, plate.inset(8, 3), style("black", 46, 36), "lamp", vital=True)


def _pack(canvas: Canvas, scene: Scene, tiles: Sequence[tuple[str, bool]], box: Box, number: int) -> None:
    full = len(tiles) == PACK
    fill, dashes = ("paper_hi", "") if full else ("loco_l", 'stroke-dasharray="8 6"')
    canvas.vector(rect(Box(1.3, 1.3, box.w - 2.6, box.h - 2.6), fill, "soot", 2.6, radius=10, more=dashes), box)
    for i in range(PACK):
        sign, card = tiles[i] if i < len(tiles) else ("", False)
        draw_slot(canvas, sign, box.at(8 + i * 62, box.h - 58, 60, 54), card=card)
    wide = 56 if full else 136
    tab = Box(round(box.cx - wide / 2), box.y - 8, wide, 34)
    canvas.vector(rect(Box(1.2, 1.2, tab.w - 2.4, 31.6), "soot" if full else "paper_hi", "soot", 2.4, radius=8), tab)
    text = str(PACK_POINTS) if full else scene.words("more-for", count=PACK - len(tiles), points=PACK_POINTS)
    canvas.text(f"pack {number}/points", text, tab.inset(3, 2), style("black", 34, 34), "lamp" if full else "soot", vital=True)
