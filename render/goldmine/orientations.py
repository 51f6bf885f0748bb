"""Which way round: the cell with the tile in each orientation, and around it the mine greyed."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.goldmine.box import CODE_OF, SIDES
from engine.goldmine.cells import STEP, Cell
from engine.goldmine.choices import spots
from engine.goldmine.lay_plan import LayPlan
from engine.goldmine.mine import PIECES, Mine
from render import svg
from render.box import Box
from render.canvas import Canvas
from render.goldmine.board import placed_tile
from render.goldmine.header import acting
from render.goldmine.lay import lay_plan
from render.goldmine.mine_strips import mine_key
from render.goldmine.numbers import chip
from render.goldmine.palette import EARTH, GREYED
from render.goldmine.parts import capital, symbol, tile_name, written_cell
from render.goldmine.scene import Scene
from render.goldmine.strip_frame import paper_strip, seat_bar
from render.goldmine.tile_art import tile_image
from render.goldmine.tile_geometry import sides_in, tile_shape
from render.strip_size import WIDTH
from render.svg import moved, path, rect
from render.theme import style

_TOP = 104
_WORDS = style("bold", 34, 34)


def _plan(scene: Scene) -> tuple[LayPlan, Cell]:
    plan = lay_plan(scene)
    assert plan is not None
    assert plan.cell is not None
    return plan, plan.cell


def turns_key(scene: Scene) -> Hashable:
    """All that the strip shows."""
    plan, cell = _plan(scene)
    return mine_key(scene.view), CODE_OF[plan.tile], cell


def joined_sides(mine: Mine, code: str, side: str, cell: Cell) -> list[int]:
    """The sides on which the tile would be joined to a tunnel."""
    at_side = PIECES[code][side].at_side
    return [
        at
        for at in range(4)
        if at_side[at] >= 0
        and (neighbour := mine.pieces.get(cell + STEP[at])) is not None
        and neighbour.at_side[(at + 2) % 4] >= 0
    ]


def draw_turns(scene: Scene) -> Canvas:
    """The strip."""
    plan, cell = _plan(scene)
    view = scene.view
    sides = spots(view, plan.tile)[cell]
    size = 88 if len(sides) == 4 else 96
    across = 3 if len(sides) > 2 else 5
    wide = across * size
    canvas = paper_strip(_TOP + 3 * size + 168)
    title = scene.words("gold-turn-title", tile=tile_name(scene, plan.tile), cell=written_cell(cell))
    seat_bar(canvas, acting(view) or 0, capital(title))
    gap = (WIDTH - len(sides) * wide) / (len(sides) + 1)
    for number, side in enumerate(sides, 1):
        box = Box(round(gap + (number - 1) * (wide + gap)), _TOP, wide, 3 * size)
        _in_place(canvas, scene, tile=plan.tile, side=side, cell=cell, box=box, size=size)
        _words(canvas, scene, tile=plan.tile, side=side, cell=cell, box=box, number=number)
    return canvas


def _in_place(canvas: Canvas, scene: Scene, *, tile: str, side: str, cell: Cell, box: Box, size: int) -> None:
    """The cell with the tile turned this way, and its neighbours."""
    view = scene.view
    mine = view.mine.laid(cell, tile, side)
    gold = frozenset((*view.nuggets, cell))
    canvas.vector(
        rect(Box(-6, -6, box.w + 12, box.h + 12), "soot", radius=8) + rect(Box(0, 0, box.w, box.h), EARTH), box, bleed=8
    )
    across = round(box.w) // size
    grey = Image.new("RGB", (size, size), svg.ink(GREYED))
    for column in range(across):
        for row in range(3):
            here = cell + (row - 1) * STEP[2] + column - across // 2
            if here in mine.pieces:
                image = tile_image(placed_tile(mine, here, gold, mud=view.mud), size)
                if here != cell:
                    image = Image.blend(image.convert("RGB"), grey, 0.62)
                canvas.image.paste(image, (round(box.x + column * size), round(box.y + row * size)))
            seats = [seat for seat, player in enumerate(view.players) if player.miner is not None and player.miner >> 4 == here]
            for at, seat in enumerate(seats):
                x = box.x + (column + 0.5) * size + (at - (len(seats) - 1) / 2) * 30
                canvas.centred(symbol(seat), x, box.y + (row + 0.5) * size, 38)
    inner = Box(1, 1, size - 2, size - 2)
    frame = rect(inner, "none", "soot", 10, radius=5) + rect(inner, "none", "lamp", 6, radius=5)
    canvas.vector(frame, Box(box.x + across // 2 * size, box.y + size, size, size), bleed=5)


def _words(canvas: Canvas, scene: Scene, *, tile: str, side: str, cell: Cell, box: Box, number: int) -> None:
    """Number, arrows of the open sides, how many it joins and opens."""
    code, say = CODE_OF[tile], scene.words
    open_sides = sides_in(PIECES[code][side].open_sides)
    joins = joined_sides(scene.view.mine, code, side, cell)
    shape = tile_shape(code, side)
    stub = any(shape.stub(index) and sides[0] in joins for index, sides in enumerate(shape.corridors))
    opens = sum(cell + STEP[at] not in scene.view.mine.pieces for at in open_sides)
    y = box.bottom + 46
    chip(canvas, f"side {number}", number, (box.x + 34, y), 30, fill="lamp")
    arrow = path("M0 15 V-10 M-11 0 L0 -13 L11 0", "none", "soot", 7, more='stroke-linecap="round"')
    start = 22 + 18 * (4 - len(open_sides))
    body = "".join(moved(arrow, start + 36 * at, 22, turn=90 * open_side) for at, open_side in enumerate(open_sides))
    canvas.vector(body, Box(box.cx - 56, y - 22, 152, 44))
    room = Box(box.x - 6, y + 30, box.w + 12, 42)
    words = say("gold-joins-stub", count=len(joins)) if stub else say("gold-joins", count=len(joins))
    canvas.text(f"side {number}/joins", words, room, _WORDS, vital=True)
    canvas.text(f"side {number}/opens", say("gold-opens", count=opens), room.at(0, 40, room.w, 42), _WORDS, vital=True)


def sides_in_words(code: str, side: str) -> str:
    """The open sides as letters."""
    return " ".join(SIDES[at] for at in sides_in(PIECES[code][side].open_sides))
