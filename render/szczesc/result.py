"""The result: who won and why, every line of the sum for every player, and the score over time."""

from __future__ import annotations

from collections.abc import Sequence

from engine.szczesc.box import CATEGORIES
from render.alt import Brevity, colour_of, name_of, slashed, within_limit
from render.box import Box
from render.canvas import Canvas
from render.plates import minus, seat_of
from render.sheet import EDGE, INNER, TOP, columns, points_plate, sheet
from render.sprites import use
from render.svg import line, path, rect
from render.szczesc.accounts import DELIVERIES, SETTLED, Line, decided_by, left_over, lines, ranking
from render.szczesc.board import turn_text
from render.szczesc.plot import draw_plot
from render.szczesc.scene import Scene
from render.szczesc.table import LABEL, category_icon, category_name, cells_of
from render.theme import SEATS, style

STAGE, HEAD, ROW, TOTAL, PLOT = 356, 44, 43, 84, 420
_BY_NAME = {category.name: category for category in CATEGORIES}
_SECTIONS = (("deliveries", DELIVERIES, "loco"), ("majorities", tuple(_BY_NAME), "plum"), ("settled", SETTLED, "ochre"))
_POINTS, _PARTS = style("black", 36, 27), style("semibold", 24, 18)
_STEP = (96, 62, 34, 10)  # heights of the podium


def draw_result(scene: Scene) -> Canvas:
    """The final table; before the end of the game the table as it stands."""
    view, say = scene.view, scene.words
    over = view.winners is not None
    table = lines(view)
    height = TOP + STAGE + len(_SECTIONS) * (HEAD + 10) + len(table) * ROW + TOTAL + PLOT + 36
    seat = (view.winners[0] if len(view.winners) == 1 else None) if view.winners else view.turn
    canvas = sheet(scene, height, say("result" if over else "so-far"), verdict(scene), seat=seat)
    _stage(canvas, scene, Box(EDGE, TOP, INNER, STAGE))
    y = TOP + STAGE * 1.0
    by_source = {row.source: row for row in table}
    for key, sources, tone in _SECTIONS:
        bar = Box(EDGE, y, INNER, HEAD)
        canvas.vector(rect(Box(1.5, 1.5, bar.w - 3, bar.h - 3), f"{tone}_d", "soot", 3, radius=7), bar)
        canvas.text(
            f"section/{key}", say(f"section-{key}"), bar.at(16, 2, 560, HEAD - 4), style("bold", 29, 24), "paper_hi", align="left"
        )
        hint = bar.at(590, 2, bar.w - 606, HEAD - 4)
        canvas.text(f"section/{key}/hint", say(f"hint-{key}"), hint, style("semibold", 25, 20), "paper_lo", align="right")
        y += HEAD + 4
        _rows(canvas, scene, Box(EDGE, y, INNER, ROW * len(sources)), [by_source[source] for source in sources])
        y += ROW * len(sources) + 6
    _total(canvas, scene, Box(EDGE, y + 2, INNER, TOTAL - 10))
    draw_plot(canvas, scene, Box(EDGE, y + TOTAL, INNER, PLOT))
    return canvas


def verdict(scene: Scene) -> str:
    """Who won and, after a tie, why."""
    view, say = scene.view, scene.words
    if view.winners is None:
        return turn_text(scene)
    decided = decided_by(view)
    if decided == "shared":
        return say("shared-win", names=", ".join(scene.name(seat) for seat in view.winners))
    text = turn_text(scene)
    if decided == "marks":
        left = left_over(view)
        best = max(view.scores)
        figures = ":".join(str(left[seat]) for seat in ranking(view) if view.scores[seat] == best)
        text = f"{text} {say('tie-break', marks=figures)}"
    return text


def _stage(canvas: Canvas, scene: Scene, box: Box) -> None:
    """The players on a podium over their columns, and the winding tower beside them."""
    view = scene.view
    canvas.vector(use("headframe", 0, 0, height=box.h - 40), Box(box.x + 70, box.y + 34, 150, box.h - 34), bleed=8)
    order = ranking(view)
    left = left_over(view)
    for seat, column in enumerate(columns(cells_of(box), view.seats)):
        ahead = [s for s in order if (view.scores[s], left[s]) > (view.scores[seat], left[seat])]
        step = _STEP[len(ahead)]
        wins = view.winners is not None and seat in view.winners
        block = Box(column.x, column.bottom - 96 - step, column.w, 96 + step)
        figure = 124.0
        body = rect(Box(1.5, 1.5, block.w - 3, block.h), "lamp" if wins else "paper_hi", "soot", 3, radius=5)
        body += rect(Box(3, 3, block.w - 6, 54), SEATS[seat].fill) + line((2, 57), (block.w - 2, 57), "soot", 3)
        canvas.vector(body, block)
        cx = column.cx - (30 if wins and column.w < 180 else 0)
        canvas.standing(f"miner_{seat_of(seat)}", cx, block.y + 2, height=figure)
        if wins:
            canvas.sprite("lantern", cx + 44, block.y - 78, 50)
        canvas.text(
            f"stage/seat {seat}/name", scene.name(seat), block.at(6, 4, block.w - 12, 50), style("serif", 33, 24), SEATS[seat].ink
        )
        room = Box(block.x + 6, block.y + 60, block.w - 12, 36 + step)
        place = f"{len(ahead) + 1}."
        canvas.text(f"stage/seat {seat}/place", place, room, style("serif", 34 + step * 0.4, 24), "soot" if wins else "soot2")


def _rows(canvas: Canvas, scene: Scene, box: Box, rows: Sequence[Line]) -> None:
    """A block of lines on one plate."""
    body = rect(Box(1.5, 1.5, box.w - 3, box.h - 3), "paper_hi", "soot", 3, radius=7)
    for i in range(1, len(rows)):
        body += line((10, i * ROW), (box.w - 10, i * ROW), "paper_edge" if i % 4 else "soot3", 1.6)
    own = cells_of(Box(0, 0, box.w, box.h))
    for column in columns(own, scene.view.seats):
        body += line((column.x - 4, 6), (column.x - 4, box.h - 6), "paper_edge", 1.6)
    canvas.vector(body, box)
    for i, row in enumerate(rows):
        place = box.at(0, i * ROW, box.w, ROW)
        _label(canvas, scene, row.source, Box(place.x, place.y, LABEL, ROW))
        for seat, cell in enumerate(columns(cells_of(place), scene.view.seats)):
            _cell(canvas, f"{row.source}/seat {seat}", row, seat, cell)


def _label(canvas: Canvas, scene: Scene, source: str, box: Box) -> None:
    category = _BY_NAME.get(source)
    kind, _, key = source.partition(" ")
    if category:
        category_icon(canvas, category, box.x + 44, box.cy, 0.64)
        text = category_name(scene, category)
    elif kind == "deliver":
        canvas.centred(f"tr_{key}", box.x + 44, box.cy, height=30)
        text = scene.words(f"transport-{key}")
    else:
        _account_icon(canvas, source, box.x + 44, box.cy)
        text = scene.words(f"account-{source}")
    canvas.text(f"{source}/name", text, box.at(92, 3, box.w - 100, box.h - 6), style("semibold", 28, 20), align="left")


def _account_icon(canvas: Canvas, source: str, cx: float, cy: float) -> None:
    if source == "balance":
        body = rect(Box(1, 1, 30, 30), "cold", "soot", 2, radius=4) + path(
            "M5 1 H16 V31 H5 q-4 0 -4 -4 V5 q0 -4 4 -4 Z", "lamp", "soot", 2
        )
        canvas.vector(body, Box(cx - 16, cy - 16, 32, 32))
    else:
        name, width = {"marks": ("coin", 34), "cubes": ("heap", 42), "pending": ("order_back", 32)}[source]
        canvas.centred(name, cx, cy, width)


def _cell(canvas: Canvas, name: str, row: Line, seat: int, box: Box) -> None:
    points = row.points[seat]
    by_shift = [part for part in row.shifts[seat] if part]
    ink = "soot3" if not points else "brick" if points < 0 else "soot"
    box = box.at(max(0.0, (box.w - 164) / 2), 0, min(box.w, 164), box.h)
    number = box.at(2, 2, 64, box.h - 4)
    canvas.text(name, minus(points), number, _POINTS, ink, align="right", vital=True)
    if len(by_shift) > 1:
        text = "+".join(map(minus, by_shift))
        canvas.text(f"{name}/shifts", text, box.at(72, 3, box.w - 80, box.h - 6), _PARTS, "soot3", align="left")


def _total(canvas: Canvas, scene: Scene, box: Box) -> None:
    view = scene.view
    label = Box(box.x, box.y, LABEL, box.h)
    canvas.vector(rect(Box(0, 0, label.w, label.h), "soot", radius=8), label)
    canvas.text(
        "total",
        scene.words("score-now"),
        label.at(16, 4, label.w - 32, label.h - 8),
        style("serif", 42, 28),
        "lamp",
        align="left",
    )
    for seat, cell in enumerate(columns(cells_of(box), view.seats)):
        points_plate(canvas, f"total/seat {seat}", minus(view.scores[seat]), cell, 62)


def describe_result(scene: Scene) -> str:
    """The verdict, the scores and every line of the sum."""
    return within_limit(lambda brevity: _describe(scene, brevity))


def _describe(scene: Scene, brevity: Brevity) -> str:
    view, say = scene.view, scene.words
    names = ", ".join(f"{name_of(scene, s, brevity)} ({colour_of(scene, s, brevity)})" for s in range(view.seats))
    won = [colour_of(scene, seat, brevity) for seat in view.winners or ()]
    parts = [say("result") if won else say("so-far")]
    if won:
        parts[0] += f": {say('alt-wins-' + decided_by(view), names=', '.join(won))}"
    parts = [f"{parts[0]}.", say("alt-in-order", names=names)]
    parts.append(f"{say('score-now')} {slashed(map(minus, view.scores))}.")
    by_source = {row.source: row for row in lines(view)}
    for key, sources, _ in _SECTIONS:
        texts = [f"{_source_name(scene, source)} {slashed(map(minus, by_source[source].points))}" for source in sources]
        parts.append(f"{say(f'section-{key}')}: {', '.join(texts)}.")
    if decided_by(view) != "points" and won:
        parts.append(say("alt-left-over", marks=slashed(left_over(view))))
    return " ".join(parts)


def _source_name(scene: Scene, source: str) -> str:
    kind, _, key = source.partition(" ")
    if kind == "deliver":
        return scene.words(f"transport-{key}")
    if source in _BY_NAME:
        name = category_name(scene, _BY_NAME[source])
        return f"{scene.words('alt-cart')} {name}" if kind == "empty" else name
    return scene.words(f"account-{source}")
