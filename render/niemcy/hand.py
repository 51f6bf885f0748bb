"""A player's cards by colour, with what the plan wants of each."""

from __future__ import annotations

from collections.abc import Hashable

from engine.niemcy.box import GREY, LOCOMOTIVE
from engine.niemcy.view_plan import RoutePlan, route_plan
from render.box import Box
from render.canvas import Canvas
from render.niemcy.describe_seat import own, ticked
from render.niemcy.names import colour_name
from render.niemcy.palette import HAND_ORDER
from render.niemcy.pieces import art
from render.niemcy.scene import Scene
from render.niemcy.strip_frame import (
    EDGE,
    INNER,
    bar,
    field,
    new_strip,
    number,
    plain_page,
    plate,
    player_plate,
    space_sign,
)
from render.sprites import use
from render.svg import rect
from render.theme import SEATS, style

HEAD = 88
_CELL_W, _CELL_H, _GAP = 226, 204, 8


def own_head(canvas: Canvas, scene: Scene, heading: str, note: str) -> None:
    """The bar of a private strip: who, what, cars and points."""
    bar(canvas, HEAD)
    player, say = scene.view.players[scene.seat], scene.words
    player_plate(canvas, scene.name(scene.seat), scene.seat, Box(14, 9, 340, 68))
    canvas.text("title", heading, Box(372, 6, 456, 44), style("serif", 38, 24), "lamp", align="left")
    canvas.text("note", note, Box(372, 48, 456, 32), style("semibold", 26, 18), "paper_lo", align="left")
    canvas.centred(art(f"wagon_{SEATS[scene.seat].colour}"), 876, HEAD / 2 - 2, 74)
    number(canvas, "cars", player.cars, Box(920, 6, 82, HEAD - 16), 50, ink="paper_hi", align="left")
    field(canvas, Box(1012, 8, 164, 70), "paper_hi")
    number(canvas, "points", player.points, Box(1018, 8, 84, 70), 46)
    canvas.text("points/label", say("points"), Box(1104, 8, 66, 70), style("bold", 28, 20))


def hidden_page(scene: Scene, heading: str) -> Canvas:
    """What others see of it: nothing."""
    return plain_page(scene.words(heading), scene.words("rail-hidden", name=scene.name(scene.seat)))


# --- cards ------------------------------------------------------------------------------------------------------------


def cards_key(scene: Scene) -> Hashable:
    """All that the strip of cards shows."""
    if not own(scene):
        return scene.names[scene.seat], scene.seat
    player, plan = scene.view.players[scene.seat], route_plan(scene.view, scene.seat, ticked(scene))
    return (
        scene.names[scene.seat],
        scene.seat,
        player.hand,
        player.cars,
        player.points,
        plan.cars,
        tuple(sorted(plan.wanted.items())),
    )


def draw_cards(scene: Scene) -> Canvas:
    """Nine fields of cards, and the plan's figure."""
    if not own(scene):
        return hidden_page(scene, "rail-hand")
    canvas = new_strip(HEAD + 12 + 2 * (_CELL_H + _GAP))
    own_head(canvas, scene, scene.words("rail-hand"), scene.words("rail-only-you"))
    plan = route_plan(scene.view, scene.seat, ticked(scene))
    cells = Box(EDGE, HEAD + 10, INNER, 2 * _CELL_H + _GAP).grid(5, 2, _GAP)
    for letter, cell in zip(HAND_ORDER, cells):
        _cards(canvas, scene, letter, plan.wanted.get(letter, 0), cell)
    _plan_cell(canvas, scene, plan, cells[-1])
    return canvas


def _cards(canvas: Canvas, scene: Scene, letter: str, wanted: int, cell: Box) -> None:
    say, count = scene.words, (scene.view.players[scene.seat].hand or "").count(letter)
    cell = Box(round(cell.x), cell.y, round(cell.w), cell.h)
    plate(canvas, cell, "paper_hi" if count else "paper_lo", "soot" if count else "paper_edge")
    card = art(f"card_{letter}")
    if count:
        if count > 1:
            canvas.sprite(card, cell.x + 15, cell.y + 7, height=112)
        canvas.sprite(card, cell.x + 9, cell.y + 13, height=112)
    else:
        canvas.vector(f'<g opacity=".35">{use(card, 9, 13, height=112)}</g>', cell)
    number(canvas, f"card {letter}", count, cell.at(156, 16, cell.w - 160, 110), 72, ink="soot" if count else "soot3")
    if letter == LOCOMOTIVE:
        room = cell.at(8, 138, cell.w - 16, 56)
        canvas.text("card L/label", say("rail-any-colour"), room, style("bold", 27, 19))
    elif wanted:
        canvas.text(f"card {letter}/label", say("rail-plan"), cell.at(12, 130, 58, 40), style("bold", 26, 19), align="left")
        enough = count >= wanted
        text = say("rail-of", have=min(count, wanted), needs=wanted)
        number(
            canvas,
            f"card {letter}/plan",
            text,
            cell.at(70, 130, cell.w - 80, 40),
            34,
            ink="loco" if enough else "brick",
            align="right",
        )
        canvas.vector(_pips(min(count, wanted), wanted, cell.w - 24), cell.at(12, 172, cell.w - 24, 24), bleed=2)
    else:
        room = cell.at(12, 138, cell.w - 24, 50)
        canvas.text(f"card {letter}/label", colour_name(say, letter), room, style("bold", 27, 19), "soot3", align="left")


def _pips(have: int, want: int, w: float) -> str:
    """A box for each card that the plan wants, filled where it is there."""
    step = min(26.0, w / want)
    body = ""
    for at in range(want):
        box = Box(at * step + 1, 1, step - 4, 20)
        dash = "" if at < have else 'stroke-dasharray="4 3"'
        body += rect(box, "loco" if at < have else "none", "soot" if at < have else "soot3", 2.2, radius=4, more=dash)
    return body


def _plan_cell(canvas: Canvas, scene: Scene, plan: RoutePlan, cell: Box) -> None:
    say, cars = scene.words, scene.view.players[scene.seat].cars
    cell = Box(round(cell.x), cell.y, round(cell.w), cell.h)
    field(canvas, cell, "soot", radius=9)
    canvas.text("plan", say("rail-plan-title"), cell.at(8, 8, cell.w - 16, 44), style("serif", 32, 22), "lamp")
    over = plan.cars > cars
    number(
        canvas,
        "plan/cars",
        say("rail-of", have=plan.cars, needs=cars),
        cell.at(8, 50, cell.w - 16, 54),
        46,
        ink="brick_l" if over else "paper_hi",
    )
    canvas.text("plan/label", say("rail-plan-unit"), cell.at(8, 102, cell.w - 16, 32), style("semibold", 26, 20), "paper_lo")
    space_sign(canvas, GREY, cell.at(20, 148, 60, 34))
    number(canvas, "plan/grey", plan.wanted.get(GREY, 0), cell.at(92, 142, cell.w - 100, 46), 40, ink="paper_hi", align="left")
