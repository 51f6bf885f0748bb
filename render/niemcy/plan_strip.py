"""The plan: the fewest cars for the open tickets on a small map, and its connections by number."""

from __future__ import annotations

from collections.abc import Hashable

from engine.niemcy.box import CONNECTION, LOCOMOTIVE, TICKETS
from engine.niemcy.view_plan import PlanStep, RoutePlan, route_plan
from render.box import Box
from render.canvas import Canvas
from render.niemcy.describe_seat import own, ticked
from render.niemcy.hand import hidden_page
from render.niemcy.map_strip import track_states
from render.niemcy.names import ends_name
from render.niemcy.pieces import art
from render.niemcy.scene import Scene
from render.niemcy.small_map import (
    MAP_W,
    Way,
    badge_spots,
    draw_badges,
    draw_names,
    draw_network,
    draw_stations,
    draw_way_lines,
    slot_of,
)
from render.niemcy.strip_frame import field, new_strip, number, numbered, plate, space_sign
from render.strip_key import as_key
from render.strip_size import HEIGHT, WIDTH
from render.svg import ink
from render.theme import SEATS, style

LIST_X, LIST_W = MAP_W + 12, WIDTH - MAP_W - 24
HEAD, FOOT = 126, 84
MOST_ROWS = 13
_SERIOUS = 3  # cars more when a connection is lost


def plan_key(scene: Scene) -> Hashable:
    """All that the plan shows."""
    if not own(scene):
        return scene.names[scene.seat], scene.seat
    player = scene.view.players[scene.seat]
    plan = route_plan(scene.view, scene.seat, ticked(scene))
    wild = (player.hand or "").count(LOCOMOTIVE)
    return as_key((track_states(scene), scene.seat, player.cars, wild, plan, len(player.tickets or ())))


def list_side(canvas: Canvas, head: float) -> None:
    """The right part of a strip with a small map: paper, a dark head."""
    canvas.fill(Box(MAP_W, 0, WIDTH - MAP_W, HEIGHT), "paper_lo")
    canvas.fill(Box(MAP_W, 0, WIDTH - MAP_W, head), "soot")
    canvas.fill(Box(MAP_W, 0, 3, HEIGHT), "soot")


def draw_plan(scene: Scene) -> Canvas:
    """The plan for the ticked tickets."""
    if not own(scene):
        return hidden_page(scene, "rail-plan-title")
    plan, states = route_plan(scene.view, scene.seat, ticked(scene)), track_states(scene)
    canvas = new_strip(HEIGHT)
    routes = tuple(step.code for step in plan.steps)
    ends = sorted({end for code in plan.tickets for end in code.split("-")})
    draw_network(canvas, states, scene.seat)
    draw_way_lines(canvas, states, [Way(routes, ink("lamp"), "26 13")])
    draw_stations(canvas, ends)
    shown = plan.steps[:MOST_ROWS]
    spots = badge_spots([(step.code, slot_of(states, step.code)) for step in shown])
    draw_names(canvas, scene, ends, spots)
    draw_badges(canvas, spots, {at for at, step in enumerate(shown, 1) if step.payable})
    list_side(canvas, HEAD)
    _head(canvas, scene, plan)
    room = HEIGHT - HEAD - FOOT - 22
    pitch = min(80.0, room / max(1, len(shown)))
    for at, step in enumerate(shown):
        _row(canvas, scene, at + 1, step, Box(LIST_X, HEAD + 8 + at * pitch, LIST_W, pitch - 6))
    if not shown:
        key = "rail-plan-done" if scene.view.players[scene.seat].done else "rail-plan-none"
        canvas.text("nothing", scene.words(key), Box(LIST_X, HEAD + 20, LIST_W, 60), style("serif", 36, 22))
    _foot(canvas, scene, plan)
    return canvas


def _head(canvas: Canvas, scene: Scene, plan: RoutePlan) -> None:
    say, cars = scene.words, scene.view.players[scene.seat].cars
    canvas.text("title", say("rail-plan-title"), Box(LIST_X + 6, 4, 130, 58), style("serif", 40, 28), "lamp", align="left")
    points = sum(TICKETS[code].value for code in plan.tickets)
    told = say("rail-planned", tickets=len(plan.tickets), points=points)
    if plan.left_out:
        everything = len(plan.tickets) + len(plan.left_out)
        told = say("rail-planned-of", tickets=len(plan.tickets), all=everything, points=points)
    canvas.text("tickets/head", told, Box(LIST_X + 140, 4, LIST_W - 146, 58), style("black", 32, 22), "paper_hi", align="right")
    canvas.centred(art(f"wagon_{SEATS[scene.seat].colour}"), LIST_X + 38, 92, 62)
    over = plan.cars > cars
    of = say("rail-of-cars", cars=plan.cars, left=cars)
    room = Box(LIST_X + 80, 62, 290, 60)
    canvas.text("cars", of, room, style("black", 35, 34), "brick_l" if over else "paper_hi", align="left", vital=True)
    canvas.text(
        "lost", say("rail-if-lost"), Box(LIST_X + 372, 66, LIST_W - 378, 54), style("bold", 26, 18), "paper_lo", align="right"
    )


def _row(canvas: Canvas, scene: Scene, count: int, step: PlanStep, box: Box) -> None:
    box = Box(box.x, round(box.y), box.w, round(box.h))
    plate(canvas, box)
    r = min(22.0, box.h / 2 - 1)
    numbered(canvas, f"step {count}", count, (box.x + 28, box.cy), r, lit=step.payable)
    x = box.x + 56
    for colour in step.colours:
        space_sign(canvas, colour, Box(round(x), round(box.cy - 14), 44, 28))
        x += 49
    number(canvas, f"step {count}/length", CONNECTION[step.code].length, Box(x, box.y, 26, box.h), 36)
    x += 32
    room = Box(x, box.y, box.right - 104 - x, box.h)
    canvas.text(f"step {count}/route", ends_name(scene.words, step.code), room, style("black", 31, 21), align="left")
    cell = Box(box.right - 94, round(box.cy - min(23, box.h / 2 - 2)), 84, round(min(46, box.h - 4)))
    fill = "brick" if step.danger is None else "ochre_l" if step.danger >= _SERIOUS else "paper_lo"
    field(canvas, cell, fill, "soot")
    text = "×" if step.danger is None else f"+{step.danger}"
    canvas.text(
        f"step {count}/danger",
        text,
        cell.inset(2, 0),
        style("black", 34, 34),
        "paper_hi" if step.danger is None else "soot",
        vital=step.danger is not None,
    )


def _foot(canvas: Canvas, scene: Scene, plan: RoutePlan) -> None:
    """The cards that are still missing."""
    say, hand = scene.words, scene.view.players[scene.seat].hand or ""
    box = Box(LIST_X, HEIGHT - FOOT - 8, LIST_W, FOOT)
    field(canvas, box, "soot", radius=9)
    face = style("bold", 25, 19)
    canvas.text("missing", say("rail-missing-cards"), box.at(14, 4, 240, 34), face, "paper_lo", align="left")
    told = say("rail-locomotives", count=hand.count(LOCOMOTIVE))
    canvas.text("locomotives", told, box.at(260, 4, LIST_W - 274, 34), face, "paper_lo", align="right")
    if not plan.missing:
        canvas.text(
            "missing/none",
            say("rail-no-cards"),
            box.at(14, 38, LIST_W - 28, 40),
            style("black", 30, 22),
            "paper_hi",
            align="left",
        )
    rooms = [1.35 if count > 9 else 1.0 for count in plan.missing.values()]
    unit = min(88.0, (LIST_W - 20) / max(1.0, sum(rooms)))
    wide = max(20.0, min(44.0, unit - 42))
    x = box.x + 14.0
    for (colour, count), room in zip(plan.missing.items(), rooms):
        space_sign(canvas, colour, Box(round(x), box.y + 44, wide, 28))
        beside = Box(x + wide + 3, box.y + 38, unit * room - wide - 4, 40)
        number(canvas, f"missing {colour}", count, beside, 36, ink="paper_hi", align="left")
        x += unit * room
