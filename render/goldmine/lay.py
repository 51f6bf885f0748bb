"""Where to lay a tile: numbered cells of a page; then which way round, each way in its place.

The scene's plan says how far the choice has come: the tile, a page, or a cell, in the writing of LayPlan.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from engine.goldmine.cells import HOME, Cell
from engine.goldmine.choices import cell_pages, spots, steps_to_cell
from engine.goldmine.lay_plan import LayPlan
from engine.goldmine.view import View
from render.box import Box
from render.canvas import Canvas
from render.goldmine.board import border, draw_coordinates, draw_miners, draw_outside, draw_tiles, new_board, plates_outside
from render.goldmine.frame import Half, frame_of
from render.goldmine.header import acting
from render.goldmine.mine_strips import mine_key
from render.goldmine.numbers import chip
from render.goldmine.palette import CARD
from render.goldmine.parts import Icon, capital, tile_name
from render.goldmine.question import Question
from render.goldmine.scene import Scene
from render.goldmine.window import Choice, focus, spots_of
from render.svg import rect


def lay_plan(scene: Scene) -> LayPlan | None:
    """The tile to be laid, the page and the cell; None when there is nothing to lay or the plan does not fit."""
    view = scene.view
    if view.phase not in ("build", "put"):
        return None
    plan = LayPlan.parse(scene.plan, view)
    hand = _hand(view)
    if not plan.tile:
        plan = plan._replace(tile=next((tile for tile in hand if view.mine.spots(tile)), ""))
    if plan.tile not in (view.drawn, *hand) or (plan.cell is not None and plan.cell not in spots(view, plan.tile)):
        return None
    pages = len(cell_pages(view, plan.tile))
    return plan._replace(page=min(plan.page, pages - 1)) if pages else None


def _hand(view: View) -> tuple[str, ...]:
    return () if view.turn is None or view.drawn is not None else view.players[view.turn].hand or ()


def why_nothing_to_lay(scene: Scene) -> str | None:
    """Why the scene gives no such picture."""
    return "there is no tile to be laid, or not there" if lay_plan(scene) is None else None


def _plan(scene: Scene) -> LayPlan:
    plan = lay_plan(scene)
    assert plan is not None, "asked before: why_nothing_to_lay"
    return plan


def page_cells(scene: Scene) -> tuple[Cell, ...]:
    """The cells of the page, number 1 first."""
    plan = _plan(scene)
    return cell_pages(scene.view, plan.tile)[plan.page]


def near_cells(view: View, tile: str, cells: Sequence[Cell]) -> frozenset[Cell]:
    """Those one step away."""
    return frozenset(cell for cell in cells if steps_to_cell(view, tile, cell) == 1)


def lay_question(scene: Scene) -> Question:
    """Which tile, and how many cells it fits."""
    view, say, plan = scene.view, scene.words, _plan(scene)
    pages = cell_pages(view, plan.tile)
    sub = say("gold-ask-lay", count=sum(map(len, pages)))
    if near_cells(view, plan.tile, pages[plan.page]):
        sub += " · " + say("gold-lit-building" if view.players[0].miner is None else "gold-lit-near")
    title = tile_name(scene, plan.tile)
    note = say("gold-page", page=plan.page + 1, pages=len(pages)) if len(pages) > 1 else ""
    return Question(acting(view) or 0, Icon("tile", f"{plan.tile} N"), capital(title), sub, note)


def lay_window(scene: Scene) -> Choice:
    """Around the cells of the page and the own miner."""
    view = scene.view
    miner = None if view.turn is None else view.players[view.turn].miner
    cells = [*page_cells(scene), (HOME if miner is None else miner) >> 4]
    return focus(spots_of(view.mine.pieces), spots_of(cells), ring=0, least=78)


def lay_key(scene: Scene) -> Hashable:
    """All that the window with cells shows."""
    cells = page_cells(scene)
    return mine_key(scene.view), cells, near_cells(scene.view, _plan(scene).tile, cells)


def draw_lay(scene: Scene) -> Canvas:
    """The cells in one strip."""
    return _draw(scene)


def draw_lay_upper(scene: Scene) -> Canvas:
    """The upper half of the window."""
    return _draw(scene, "upper")


def draw_lay_lower(scene: Scene) -> Canvas:
    """Its lower half."""
    return _draw(scene, "lower")


def _draw(scene: Scene, half: Half = "") -> Canvas:
    view, cells = scene.view, page_cells(scene)
    frame = frame_of(view.mine, lay_window(scene), half)
    canvas = new_board(frame)
    draw_tiles(canvas, frame, view)
    border(canvas, frame)
    near = near_cells(view, _plan(scene).tile, cells)
    size = frame.tile
    for number, cell in enumerate(cells, 1):
        if frame.holds(cell):
            lit, box = cell in near, frame.cell(cell)
            fill = "lamp_hi" if lit else CARD
            canvas.vector(rect(Box(5, 5, size - 10, size - 10), fill, "soot", 3.4, radius=9, more='stroke-dasharray="10 8"'), box)
            chip(canvas, f"cell {number}", number, (box.cx, box.cy), 24, fill="lamp" if lit else "paper_hi")
    lit_seat = view.turn if view.players[0].miner is not None else None
    draw_miners(canvas, frame, view, lit_seat)
    plates = plates_outside(frame, view)
    draw_coordinates(canvas, frame, [box for box, _, _ in plates.values()])
    draw_outside(canvas, plates, lit_seat)
    return canvas
