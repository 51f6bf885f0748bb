"""The account: every line of the sum as a column, the players as rows from the best to the last."""

from __future__ import annotations

from collections.abc import Hashable

from engine.szczesc.box import CATEGORIES
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus
from render.strip_key import as_key
from render.svg import line, path, rect
from render.szczesc.majority_table import category_icon, category_name, draw_name
from render.szczesc.player_rows import balance_icon
from render.szczesc.scene import Scene
from render.szczesc.score_lines import DELIVERIES, SETTLED, SOURCES, lines, ranking
from render.szczesc.strip_frame import VITAL, WIDTH, draw_plate, new_strip
from render.theme import SEATS, style

BY_NAME = {category.name: category for category in CATEGORIES}
SECTIONS = (("deliveries", DELIVERIES, "loco"), ("majorities", tuple(BY_NAME), "plum"), ("settled", SETTLED, "ochre"))
LEFT, NAME, SUM, GAP = 14, 150, 96, 8
HEADS = Box(LEFT, 14, WIDTH - 2 * LEFT, 122)


def row_height(seats: int) -> float:
    """Of a player's row; few players have taller ones."""
    return {2: 130, 3: 126}.get(seats, 112)


def _columns() -> list[Box]:
    """The column of each line of the sum, as high as the heads; a gap between the sections."""
    x = HEADS.x + NAME + GAP
    w = (HEADS.w - NAME - SUM - 4 * GAP) / len(SOURCES)
    boxes = []
    for _, sources, _ in SECTIONS:
        boxes += [Box(x + i * w, HEADS.y, w, HEADS.h) for i in range(len(sources))]
        x += len(sources) * w + GAP
    return boxes


def draw_account(scene: Scene) -> Canvas:
    """Every line for every player."""
    view = scene.view
    high = row_height(view.seats)
    canvas = new_strip(HEADS.bottom + 12 + view.seats * (high + 8) + 6, header=False)
    _heads(canvas, scene)
    order = ranking(view)
    lit = view.winners if view.winners is not None else (view.turn,)
    for seat in sorted(order, key=lambda seat: seat in lit):  # the frames cover the neighbours
        _row(canvas, scene, seat, Box(HEADS.x, HEADS.bottom + 12 + order.index(seat) * (high + 8), HEADS.w, high), seat in lit)
    return canvas


def account_key(scene: Scene) -> Hashable:
    """Everything that the account shows."""
    view = scene.view
    names = [scene.name(seat) for seat in range(view.seats)]
    lit = (view.winners, view.turn, view.start)
    return as_key((names, ranking(view), lit, view.scores, [row.points for row in lines(view)]))


def _heads(canvas: Canvas, scene: Scene) -> None:
    say, boxes = scene.words, dict(zip(SOURCES, _columns()))
    title = say("result") if scene.view.winners is not None else say("score-now")
    canvas.text("title", title, Box(HEADS.x, HEADS.y, NAME, HEADS.h), style("serif", 40, 24))
    for key, sources, tone in SECTIONS:
        first, last = boxes[sources[0]], boxes[sources[-1]]
        bar = Box(first.x, HEADS.y, last.right - first.x, 42)
        canvas.vector(rect(Box(1.5, 1.5, bar.w - 3, bar.h - 3), f"{tone}_d", "soot", 3, radius=7), bar)
        text = say("sent-word" if key == "deliveries" else f"section-{key}")
        canvas.text(f"section/{key}", text, bar.inset(8, 2), style("bold", 28, 19), "paper_hi")
        draw_plate(canvas, Box(first.x, HEADS.y + 46, last.right - first.x, HEADS.h - 46))
    for source, box in boxes.items():
        _icon(canvas, source, box.cx, HEADS.y + (70 if source in DELIVERIES else 84))
        if source in DELIVERIES:
            letter = Box(box.x, HEADS.y + 88, box.w, 30)
            canvas.text(f"{source}/letter", source[-1], letter, style("black", 27, 22))
    last = Box(HEADS.right - SUM, HEADS.y, SUM, HEADS.h)
    canvas.vector(rect(Box(0, 0, last.w, last.h), "soot", radius=8), last)
    canvas.text("total", say("then"), last.inset(6), style("serif", 28, 19), "lamp")


def _row(canvas: Canvas, scene: Scene, seat: int, box: Box, lit: bool) -> None:
    w, h = box.w, box.h
    body = rect(Box(-5, -5, w + 10, h + 10), "lamp", "soot", 3, radius=12) if lit else ""
    body += rect(Box(0, 0, w, h), "paper_hi", "soot", 3, radius=8)
    body += path(f"M{NAME} 1.5 H9.5 q-8 0 -8 8 V{h - 9.5} q0 8 8 8 H{NAME} Z", SEATS[seat].fill)
    body += line((NAME, 0), (NAME, h), "soot", 3)
    body += path(f"M{w - SUM} 1.5 H{w - 9.5} q8 0 8 8 V{h - 9.5} q0 8 -8 8 H{w - SUM} Z", "soot")
    columns = _columns()
    for i, column in enumerate(columns[1:], 1):
        strong = column.x - columns[i - 1].right > 1
        x = column.x - box.x - (GAP / 2 if strong else 0)
        body += line((x, 10), (x, h - 10), "soot3" if strong else "paper_edge", 2)
    canvas.vector(body, box, bleed=10)
    draw_name(canvas, scene, seat, Box(box.x, box.y, NAME, h))
    for row, column in zip(lines(scene.view), columns):
        points = row.points[seat]
        ink = "soot3" if not points else "brick" if points < 0 else "soot"
        room = Box(column.x + 1, box.y + 8, column.w - 2, h - 16)
        text = minus(points)
        face = style("black", 34, VITAL if len(text) < 3 else 22)
        canvas.text(f"{row.source}/seat {seat}", text, room, face, ink)
    last = Box(box.right - SUM + 4, box.y, SUM - 8, h)
    canvas.text(f"total/seat {seat}", minus(scene.view.scores[seat]), last, style("black", 50, 40), "lamp", vital=True)


def line_name(scene: Scene, source: str) -> str:
    """A line of the sum in a word."""
    kind, _, key = source.partition(" ")
    if source in BY_NAME:
        return category_name(scene, BY_NAME[source])
    return scene.words(f"transport-{key}" if kind == "deliver" else f"account-{source}")


def source_name(scene: Scene, source: str) -> str:
    """The same, with a word that tells carts from coal."""
    name = line_name(scene, source)
    return f"{scene.words('alt-cart')} {name}" if source.startswith("empty ") else name


def _icon(canvas: Canvas, source: str, cx: float, cy: float) -> None:
    kind, _, key = source.partition(" ")
    if source in BY_NAME:
        category_icon(canvas, BY_NAME[source], cx, cy, 0.74 if kind != "transport" else 0.66)
    elif kind == "deliver":
        canvas.centred(f"tr_{key}", cx, cy, 38)
    elif source == "balance":
        canvas.vector(balance_icon(32), Box(cx - 16, cy - 16, 32, 32))
    else:
        name, w = {"marks": ("coin", 34), "cubes": ("heap", 38), "pending": ("order_back", 34)}[source]
        canvas.centred(name, cx, cy, w)
