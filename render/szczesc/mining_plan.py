"""A mining plan: the shaft before and after it side by side, its steps with their numbers, the orders that it touches."""

from __future__ import annotations

from engine.szczesc.actions import Load, Move, Put, Store
from engine.szczesc.box import CARDS, COLOURS
from engine.szczesc.view import ShaftView
from render.alt_text import Brevity, name_of, within_limit
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import lamp_frame, title
from render.page_frame import EDGE, INNER, TOP, WIDTH, badge, new_page, plain_plate
from render.svg import line, path, rect
from render.szczesc.describe import cubes_in_words
from render.szczesc.parts import CARD, draw_card
from render.szczesc.plan_preview import BadPlan, PlanOutcome, PlanStep, refusal_line, try_plan
from render.szczesc.scene import Scene
from render.szczesc.small_shaft import SHAFT_HEIGHT, draw_small_shaft
from render.theme import style

BAR, TOKEN, GAP, PER_ROW = 50, 122, 12, 5
CARD_W, CAPTION = 150, 84
CARD_H = CARD_W * CARD.h / CARD.w
_NOTATION = style("black", 31, 23)


def touched(outcome: PlanOutcome) -> list[int]:
    """Which of the pending orders the plan changes, by their place."""
    return [i for i, (a, b) in enumerate(zip(outcome.before.pending, outcome.after.pending)) if a != b]


def why_no_plan(scene: Scene) -> str | None:
    """Why the scene's plan cannot be carried out; None when it can."""
    try:
        try_plan(scene.view, scene.seat, scene.plan)
    except BadPlan as error:
        return refusal_line(error)
    return None


def draw_mine(scene: Scene) -> Canvas:
    """The scene's plan carried out; raises BadPlan where it cannot be."""
    view, say, seat = scene.view, scene.words, scene.seat
    outcome = try_plan(view, seat, scene.plan)
    orders = touched(outcome)
    rows = max(1, -(-len(outcome.steps) // PER_ROW))
    steps = BAR + GAP + rows * (TOKEN + GAP)
    order_rows = -(-len(orders) // PER_ROW)
    cards = BAR + 16 + order_rows * (CARD_H + CAPTION) if orders else 0
    height = TOP + 22 + SHAFT_HEIGHT + 22 + steps + 10 + cards + 14
    note = f"{scene.name(seat)}: {say('news-mined', used=outcome.used, steps=outcome.allowed)}"
    canvas = new_page(scene, height, say("plan"), note, seat=seat)
    half = (INNER - 56) / 2
    before = Box(EDGE, TOP + 22, half, SHAFT_HEIGHT)
    after = Box(EDGE + half + 56, before.y, half, SHAFT_HEIGHT)
    draw_small_shaft(canvas, scene, "before", before, shaft=outcome.before, was=outcome.before)
    draw_small_shaft(canvas, scene, "after", after, shaft=outcome.after, was=outcome.before)
    arrow = "M4 28 H28 V10 L52 38 L28 66 V48 H4 Z"
    canvas.vector(path(arrow, "lamp", "soot", 3), Box(WIDTH / 2 - 28, before.cy - 38, 56, 76))
    y = before.bottom + 22
    _steps(canvas, scene, Box(EDGE, y, INNER, steps), outcome)
    if orders:
        _orders(canvas, scene, Box(EDGE, y + steps + 10, INNER, cards), outcome, orders)
    return canvas


def _bar(canvas: Canvas, name: str, text: str, box: Box, tone: str) -> None:
    canvas.vector(rect(Box(1.5, 1.5, box.w - 3, box.h - 3), tone, "soot", 3, radius=7), box)
    title(canvas, name, text, box, size=31)


def _steps(canvas: Canvas, scene: Scene, box: Box, outcome: PlanOutcome) -> None:
    _bar(canvas, "steps/title", scene.words("plan-steps"), Box(box.x, box.y, box.w, BAR), "steel_d")
    room = Box(box.x, box.y + BAR + GAP, box.w, box.h - BAR - GAP)
    if not outcome.steps:
        plain_plate(canvas, room.at(0, 0, room.w, TOKEN), dashed=True)
        canvas.text("steps/none", scene.words("plan-none"), room.at(10, 0, room.w - 20, TOKEN), style("bold", 36, 28), "soot2")
    w = (room.w - GAP * (PER_ROW - 1)) / PER_ROW
    for i, step in enumerate(outcome.steps):
        row, column = divmod(i, PER_ROW)
        _token(canvas, step, room.at(column * (w + GAP), row * (TOKEN + GAP), w, TOKEN))


def _token(canvas: Canvas, step: PlanStep, box: Box) -> None:
    """One step: its number, what goes where as pieces, and below how it is written."""
    name = f"step {step.number}"
    plain_plate(canvas, box)
    canvas.vector(line((4, 80), (box.w - 4, 80), "paper_edge", 2), box)
    canvas.text(name, step.action, box.at(8, 82, box.w - 16, 38), _NOTATION, vital=True)
    cy = box.y + 42
    action = step.action
    pair = isinstance(action, Put) and action.steps == 2
    left, right = box.x + (92 if pair else 74), box.right - (34 if pair else 38)
    if isinstance(action, Move):
        canvas.centred("cage", left, cy, height=62)
        _stop(canvas, name, action.level, right, cy)
    elif isinstance(action, Load):
        canvas.centred(f"coal_{action.colour}", left, cy, 44)
        canvas.centred("cage", right, cy, height=62)
    elif isinstance(action, Store):
        canvas.centred(f"coal_{action.colour}", left, cy, 44)
        canvas.centred("heap", right, cy + 4, 58)
    elif isinstance(action, Put):
        cubes = action.cage + action.store
        for i, cube in enumerate(cubes):
            shift = (i - (len(cubes) - 1) / 2) * 34
            canvas.centred(f"coal_{cube}", left, cy + shift, 44 if len(cubes) == 1 else 33)
        canvas.centred(f"tr_{action.order[0]}", right - 4, cy, 50 if pair else 62)
    canvas.vector(
        path("M0 9 H10 V0 L22 14 L10 28 V19 H0 Z", "lamp_d", "soot", 2), Box((left + right) / 2 - 14, cy - 14, 24, 28), bleed=2
    )
    if pair:
        badge(
            canvas, f"{name}/number", f"{step.number}–{step.number + 1}", (box.x + 34, box.y + 28), 60 if step.number < 9 else 72
        )
    else:
        badge(canvas, f"{name}/number", step.number, (box.x + 26, box.y + 28))


def _stop(canvas: Canvas, name: str, level: int, cx: float, cy: float) -> None:
    """Where the cage goes: a level's number with its coal, or the winding tower."""
    if not level:
        canvas.centred("headframe", cx, cy, height=68)
        return
    plate = Box(cx - 27, cy - 32, 54, 64)
    canvas.vector(rect(Box(0, 0, plate.w, plate.h), "soot", radius=7), plate)
    canvas.text(f"{name}/level", level, plate.at(2, 2, 50, 34), style("black", 33, 28), "white", vital=True)
    canvas.centred(f"coal_{COLOURS[level - 1]}", cx, cy + 18, 22)


def _orders(canvas: Canvas, scene: Scene, box: Box, outcome: PlanOutcome, orders: list[int]) -> None:
    _bar(canvas, "orders/title", scene.words("plan-orders"), Box(box.x, box.y, box.w, BAR), "plum_d")
    gap = 34.0
    for i, index in enumerate(orders):
        row, column = divmod(i, PER_ROW)
        there = min(PER_ROW, len(orders) - row * PER_ROW)
        left = box.cx - (there * (CARD_W + gap) - gap) / 2
        place = Box(left + column * (CARD_W + gap), box.y + BAR + 24 + row * (CARD_H + CAPTION), CARD_W, CARD_H)
        order = outcome.after.pending[index]
        name = f"order {order.code}"
        if order.complete:
            lamp_frame(canvas, Box(place.x, place.y, CARD_W, CARD_H + CAPTION - 24), 7)
        draw_card(canvas, name, order.code, place, order.fillings)
        caption = Box(place.x - 4, place.bottom + 2, CARD_W + 8, 32)
        canvas.text(f"{name}/code", order.code, caption, style("black", 31, 23), vital=True)
        if order.complete:
            ready = scene.words("plan-ready", points=CARDS[order.code].points)
            canvas.text(f"{name}/ready", ready, Box(caption.x, caption.y + 30, caption.w, 28), style("bold", 26, 20))


def describe_mine(scene: Scene) -> str:
    """The plan, the shaft before and after it, and what it completes."""
    return within_limit(lambda brevity: _describe(scene, brevity))


def _describe(scene: Scene, brevity: Brevity) -> str:
    say, seat = scene.words, scene.seat
    outcome = try_plan(scene.view, seat, scene.plan)
    plan = " ".join(str(step.action) for step in outcome.steps) or say("plan-none")
    name = name_of(scene, seat, brevity)
    parts = [say("alt-plan", name=name, used=outcome.used, steps=outcome.allowed, plan=plan)]
    parts.append(f"{say('alt-before')} {_in_words(scene, outcome.before)}")
    parts.append(f"{say('alt-after')} {_in_words(scene, outcome.after)}")
    emptied = ", ".join(f"{c} {n}" for level, c in enumerate(COLOURS, 1) if (n := outcome.emptied(level)))
    parts.append(say("alt-emptied", carts=emptied or say("alt-nothing")))
    done = ", ".join(f"{code} +{CARDS[code].points}" for code in outcome.completed)
    parts.append(say("alt-completes", orders=done or say("alt-nothing")))
    return " ".join(parts)


def _in_words(scene: Scene, shaft: ShaftView) -> str:
    say = scene.words
    stop = say("alt-level", level=shaft.level) if shaft.level else say("alt-surface")
    cubes = cubes_in_words(scene, shaft.cage) if shaft.cage else say("alt-empty")
    return f"{say('alt-cage', stop=stop, cubes=cubes)} {say('alt-store', cubes=cubes_in_words(scene, shaft.store))}"
