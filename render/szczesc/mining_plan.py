"""A mining plan: the shaft after it with what changed lit, its steps, the orders that it touches, and what it brings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable

from engine.szczesc.actions import Load, Move, Put, StoreCube
from engine.szczesc.box import CARDS, COLOURS, SPACE
from engine.szczesc.state import Order
from render.alt_text import AltList, alt_text
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import lamp_frame, title
from render.strip_key import as_key
from render.svg import line, path, rect
from render.szczesc.describe import shaft_in_words
from render.szczesc.parts import CARD, draw_card
from render.szczesc.pending_orders import draw_order_ticket
from render.szczesc.plan_preview import BadPlan, PlanOutcome, PlanStep, refusal_line, try_plan
from render.szczesc.scene import Scene
from render.szczesc.small_shaft import SHAFT_HEIGHT, draw_small_shaft
from render.szczesc.strip_frame import EDGE, TOP, VITAL, WIDTH, draw_badge, draw_flag, draw_heading, draw_plate, new_strip
from render.theme import style

HEIGHT = 664
SHAFT = Box(EDGE, TOP + 14, 500, SHAFT_HEIGHT)
RIGHT = Box(SHAFT.right + 18, SHAFT.y, WIDTH - EDGE - SHAFT.right - 18, SHAFT.h)
BAR, TOKEN, GAP, PER_ROW = 40, 114, 9, 5
CARD_W, CAPTION = 117, 36
CARDS_SHOWN = 3  # with more orders they are tickets


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


def _taken(scene: Scene, outcome: PlanOutcome) -> int:
    """How many steps of the turn under way were taken before the plan."""
    view = scene.view
    if view.phase != "mine" or view.turn != scene.seat or view.space is None:
        return 0
    return SPACE[view.space].number - outcome.allowed


def draw_mine(scene: Scene) -> Canvas:
    """The scene's plan carried out; raises BadPlan where it cannot be."""
    outcome = try_plan(scene.view, scene.seat, scene.plan)
    canvas = new_strip(HEIGHT)
    _header(canvas, scene, outcome)
    draw_small_shaft(canvas, scene, SHAFT, outcome.after, was=outcome.before, steps=_stops(scene, outcome))
    _steps(canvas, scene, outcome)
    y = RIGHT.y + BAR + 14 + 2 * (TOKEN + GAP) + 4
    _orders(canvas, scene, Box(RIGHT.x, y, RIGHT.w, RIGHT.bottom - y), outcome)
    return canvas


def mine_key(scene: Scene) -> Hashable:
    """Everything that a plan shows."""
    outcome = try_plan(scene.view, scene.seat, scene.plan)
    shafts = [
        (s.level, s.cage, s.store, s.carts, [(order.code, order.fillings) for order in s.pending])
        for s in (outcome.before, outcome.after)
    ]
    steps = [(step.number, str(step.action), step.level) for step in outcome.steps]
    return as_key((scene.seat, outcome.allowed, outcome.used, _taken(scene, outcome), shafts, steps))


def _stops(scene: Scene, outcome: PlanOutcome) -> dict[int, str]:
    """For each stop of the cage the numbers of the steps that were made there: "3–5", "1, 8"."""
    taken = _taken(scene, outcome)
    numbers: dict[int, list[list[int]]] = defaultdict(list)
    for step in outcome.steps:
        first = taken + step.number
        last = first + _length(step) - 1
        runs = numbers[step.level]
        if runs and runs[-1][1] == first - 1:
            runs[-1][1] = last
        else:
            runs.append([first, last])
    return {
        stop: ", ".join(f"{a}" if a == b else f"{a}–{b}" for a, b in runs) for stop, runs in numbers.items()
    }  # fmt: skip


def _length(step: PlanStep) -> int:
    return step.action.steps if isinstance(step.action, Put) else 1


def _header(canvas: Canvas, scene: Scene, outcome: PlanOutcome) -> None:
    """Which place, how many of its steps are used, how many are left."""
    say, taken = scene.words, _taken(scene, outcome)
    total, used = taken + outcome.allowed, taken + outcome.used
    draw_heading(canvas, f"{say('mine')} {total}", draw_flag(canvas, scene.seat), 432)
    for i in range(total):
        box = Box(438 + i * 45, 11, 42, 42)
        done = i < used
        canvas.vector(rect(Box(1.5, 1.5, 39, 39), "soot2" if done else "lamp", "soot3" if done else "lamp_d", 2.5, radius=8), box)
        if done:
            canvas.vector(path("M11 21 l7 8 l13 -16", "none", "soot3", 5, more='stroke-linecap="round"'), box)
        else:
            canvas.text(f"step box {i + 1}", i + 1, box.inset(2), style("black", 34, 30))
    plate = Box(WIDTH - EDGE - 272, 7, 272, 49)
    canvas.vector(rect(Box(0, 0, plate.w, plate.h), "lamp", radius=9), plate)
    left = say("steps-remain", count=total - used)
    canvas.text("left", left, plate.inset(10, 2), style("black", 38, VITAL), vital=True)


def _bar(canvas: Canvas, name: str, text: str, box: Box, *, tone: str, emblem: str) -> None:
    canvas.vector(rect(Box(1.5, 1.5, box.w - 3, box.h - 3), tone, "soot", 3, radius=7), box)
    title(canvas, name, text, box, emblem=emblem, size=29)


def _steps(canvas: Canvas, scene: Scene, outcome: PlanOutcome) -> None:
    """A token for each step of the plan, then a dashed place for each one that is left."""
    _bar(canvas, "steps/title", scene.words("plan"), Box(RIGHT.x, RIGHT.y, RIGHT.w, BAR), tone="steel_d", emblem="em_wydobycie")
    taken = _taken(scene, outcome)
    w = (RIGHT.w - GAP * (PER_ROW - 1)) / PER_ROW
    left = range(taken + outcome.used + 1, taken + outcome.allowed + 1)
    for i, step in enumerate([*outcome.steps, *left]):
        row, column = divmod(i, PER_ROW)
        box = Box(RIGHT.x + column * (w + GAP), RIGHT.y + BAR + 14 + row * (TOKEN + GAP), w, TOKEN)
        if isinstance(step, PlanStep):
            _token(canvas, step, taken, box)
        else:
            draw_plate(canvas, box, "paper", dashed=True)
            canvas.text(f"free {step}", step, box.inset(10), style("serif", 38, 30), "paper_edge")


def _token(canvas: Canvas, step: PlanStep, taken: int, box: Box) -> None:
    """One step: its number, what goes where as pieces, and below how it is written."""
    action, name = step.action, f"step {step.number}"
    draw_plate(canvas, box)
    canvas.vector(line((4, 80), (box.w - 4, 80), "paper_edge", 2), box)
    canvas.text(name, action, box.at(5, 82, box.w - 10, 30), style("black", 29, 17))
    cy, left, right = box.y + 46, box.x + 32, box.right - 33
    if isinstance(action, Move):
        canvas.centred("cage", left, cy, height=58)
        _stop(canvas, name, action.level, right, cy)
    elif isinstance(action, Load | StoreCube):
        canvas.centred(f"coal_{action.colour}", left, cy, 42)
        if isinstance(action, Load):
            canvas.centred("cage", right, cy, height=58)
        else:
            canvas.centred("heap", right, cy + 4, 50)
    elif isinstance(action, Put):
        cubes = action.cage + action.store
        for i, cube in enumerate(cubes):
            at = (left, cy) if len(cubes) == 1 else (left - 14 + 28 * i, cy + 12)
            canvas.centred(f"coal_{cube}", *at, 42 if len(cubes) == 1 else 28)
        canvas.centred(f"tr_{action.order[0]}", right + 2, cy + (0 if len(cubes) == 1 else 10), 54)
    if not isinstance(action, Put) or action.steps == 1:
        arrow = Box(box.cx - 13, cy - 14, 24, 28)
        canvas.vector(path("M0 9 H10 V0 L22 14 L10 28 V19 H0 Z", "lamp_d", "soot", 2), arrow, bleed=2)
    first, steps = taken + step.number, _length(step)
    number = f"{first}" if steps == 1 else f"{first}–{first + steps - 1}"
    draw_badge(canvas, f"{name}/number", number, (box.x + 10 + 11 * len(number), box.y + 8), 22 + 20 * len(number))


def _stop(canvas: Canvas, name: str, level: int, cx: float, cy: float) -> None:
    """Where the cage goes: a level's number with its coal, or the winding tower."""
    if not level:
        canvas.centred("headframe", cx, cy, height=66)
        return
    plate = Box(cx - 24, cy - 31, 48, 62)
    canvas.vector(rect(Box(0, 0, plate.w, plate.h), "soot", radius=7), plate)
    canvas.text(f"{name}/level", level, plate.at(2, 1, 44, 34), style("black", 36, VITAL), "white", vital=True)
    canvas.centred(f"coal_{COLOURS[level - 1]}", cx, cy + 17, 22)


def _shown(outcome: PlanOutcome) -> list[tuple[Order, bool]]:
    """The orders that the plan changes, then others as far as there is room for cards; and whether it changes them."""
    changed = touched(outcome)
    others = [i for i in range(len(outcome.after.pending)) if i not in changed]
    chosen = [*changed, *others[: max(0, CARDS_SHOWN - len(changed))]]
    return [(outcome.after.pending[i], i in changed) for i in chosen]


def _orders(canvas: Canvas, scene: Scene, box: Box, outcome: PlanOutcome) -> None:
    _bar(canvas, "orders/title", scene.words("plan-orders"), Box(box.x, box.y, box.w, BAR), tone="plum_d", emblem="em_zamowienia")
    summary = Box(box.right - 194, box.y + BAR + 12, 194, box.h - BAR - 12)
    room = Box(box.x + 6, summary.y + 2, summary.x - box.x - 18, summary.h - 2)
    orders = _shown(outcome)
    if len(orders) > CARDS_SHOWN:
        rows = -(-len(orders) // 2)
        for (order, lit), place in zip(orders, room.grid(2, rows, 12)):
            draw_order_ticket(canvas, order, Box(place.x, place.y, place.w, min(place.h, 84)), lit=lit)
    else:
        for i, (order, lit) in enumerate(orders):
            _card(canvas, order, Box(room.x + 4 + i * (CARD_W + 22), room.y + 4, CARD_W, CARD_W * CARD.h / CARD.w), lit=lit)
    _summary(canvas, scene, summary, outcome)


def _card(canvas: Canvas, order: Order, box: Box, *, lit: bool) -> None:
    name = f"order {order.code}"
    caption = Box(box.x - 4, box.bottom + 1, CARD_W + 8, CAPTION - 4)
    if lit:
        lamp_frame(canvas, Box(box.x, box.y, CARD_W, box.h + CAPTION - 2), 6)
    draw_card(canvas, name, order.code, box, order.fillings)
    canvas.text(f"{name}/code", f"✓ {order.code}" if order.complete else order.code, caption, style("black", 29, 18))


def _summary(canvas: Canvas, scene: Scene, box: Box, outcome: PlanOutcome) -> None:
    """The points of what gets ready, and the carts that get empty."""
    say = scene.words
    draw_plate(canvas, box)
    points = sum(CARDS[code].points for code in outcome.completed)
    plate = box.at(11, 10, box.w - 22, 50)
    canvas.vector(rect(Box(0, 0, plate.w, plate.h), "soot", radius=8), plate)
    worth = f"+{points} {say('points')}" if points else "0"
    canvas.text("summary/points", worth, plate.inset(6, 2), style("black", 40, VITAL), "lamp", vital=True)
    done = say("plan-done", count=len(outcome.completed))
    canvas.text("summary/done", done, box.at(8, 62, box.w - 16, 34), style("bold", 28, 20))
    emptied = [(colour, n) for level, colour in enumerate(COLOURS, 1) if (n := outcome.emptied(level))]
    if not emptied:
        return
    canvas.text("summary/emptied", say("plan-emptied"), box.at(8, 92, box.w - 16, 30), style("semibold", 25, 19), "soot2")
    cells = box.at(10, 124, box.w - 20, box.h - 130).grid(2, -(-len(emptied) // 2), 2)
    for (colour, count), cell in zip(emptied, cells):
        wide = min(34.0, cell.h * 0.8)
        canvas.centred(f"cart_{colour}_empty", cell.x + 20, cell.cy, wide)
        face = style("black", 34, 30)
        canvas.text(f"summary/{colour}", f"{count:+d}".replace("-", "−"), cell.at(40, 0, cell.w - 40, cell.h), face, align="left")


def describe_mine(scene: Scene) -> str:
    """The plan with what it completes and empties, then the shaft before and after it."""
    say, seat = scene.words, scene.seat
    outcome = try_plan(scene.view, seat, scene.plan)
    plan = " ".join(str(step.action) for step in outcome.steps) or say("plan-none")
    parts: list[str | AltList] = []
    for key, shaft in (("alt-before", outcome.before), ("alt-after", outcome.after)):
        parts.append(f"{say(key)} {' '.join(shaft_in_words(scene, shaft))}")
    emptied = ", ".join(f"{c} {n}" for level, c in enumerate(COLOURS, 1) if (n := outcome.emptied(level)))
    parts.append(say("alt-emptied", carts=emptied or say("alt-nothing")))
    done = ", ".join(f"{code} +{CARDS[code].points}" for code in outcome.completed)
    parts.append(say("alt-completes", orders=done or say("alt-nothing")))
    first = say("alt-plan", name=scene.name(seat), used=outcome.used, steps=outcome.allowed, plan=plan)
    return alt_text(scene, first, parts)
