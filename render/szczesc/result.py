"""The result: who won and why, every line of the sum for every player, and the score over time."""

from __future__ import annotations

from functools import partial

from engine.szczesc.box import CATEGORIES
from engine.szczesc.view import View
from render.alt_text import Brevity, colour_of, name_of, slashed, within_limit
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus
from render.page_frame import EDGE, INNER, TOP, new_page
from render.score_table import (
    HEAD,
    POINTS,
    ROW,
    STAGE,
    TOTAL,
    draw_label,
    draw_lines,
    draw_podium,
    draw_section,
    draw_total,
    section_height,
)
from render.svg import path, rect
from render.szczesc.board import turn_text
from render.szczesc.majority_table import category_icon, category_name
from render.szczesc.scene import Scene
from render.szczesc.score_lines import DELIVERIES, SETTLED, Line, decided_by, left_over, lines, ranking
from render.szczesc.score_plot import draw_plot
from render.theme import style

PLOT = 420
_BY_NAME = {category.name: category for category in CATEGORIES}
_SECTIONS = (("deliveries", DELIVERIES, "loco"), ("majorities", tuple(_BY_NAME), "plum"), ("settled", SETTLED, "ochre"))
_PARTS = style("semibold", 24, 18)


def draw_result(scene: Scene) -> Canvas:
    """The final table; before the end of the game the table as it stands."""
    view, say = scene.view, scene.words
    over = view.winners is not None
    table = lines(view)
    height = TOP + STAGE + sum(section_height(len(sources)) for _, sources, _ in _SECTIONS) + TOTAL + PLOT + 36
    seat = (view.winners[0] if len(view.winners) == 1 else None) if view.winners else view.turn
    canvas = new_page(scene, height, say("result" if over else "so-far"), verdict(scene), seat=seat)
    draw_podium(canvas, scene, Box(EDGE, TOP, INNER, STAGE), _ahead(view), view.winners or ())
    y = TOP + STAGE * 1.0
    by_source = {row.source: row for row in table}
    for key, sources, tone in _SECTIONS:
        bar = Box(EDGE, y, INNER, HEAD)
        draw_section(canvas, key, say(f"section-{key}"), bar, tone=tone, hint=say(f"hint-{key}"))
        block = Box(EDGE, y + HEAD + 4, INNER, ROW * len(sources))
        for source, (label, cells) in zip(sources, draw_lines(canvas, block, len(sources), view.seats)):
            draw_label(canvas, source, _line_name(scene, source), label, partial(_icon, canvas, source))
            for seat, cell in enumerate(cells):
                _cell(canvas, f"{source}/seat {seat}", by_source[source], seat, cell)
        y += section_height(len(sources))
    draw_total(canvas, say("score-now"), [minus(score) for score in view.scores], Box(EDGE, y + 2, INNER, TOTAL - 10))
    draw_plot(canvas, scene, Box(EDGE, y + TOTAL, INNER, PLOT))
    return canvas


def _ahead(view: View) -> list[int]:
    """How many are ahead of each seat, by points, then by the marks left over."""
    standing = list(zip(view.scores, left_over(view)))
    return [sum(other > own for other in standing) for own in standing]


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


def _line_name(scene: Scene, source: str) -> str:
    kind, _, key = source.partition(" ")
    if source in _BY_NAME:
        return category_name(scene, _BY_NAME[source])
    return scene.words(f"transport-{key}" if kind == "deliver" else f"account-{source}")


def _icon(canvas: Canvas, source: str, cx: float, cy: float) -> None:
    kind, _, key = source.partition(" ")
    if source in _BY_NAME:
        category_icon(canvas, _BY_NAME[source], cx, cy, 0.64)
    elif kind == "deliver":
        canvas.centred(f"tr_{key}", cx, cy, height=30)
    else:
        _account_icon(canvas, source, cx, cy)


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
    canvas.text(name, minus(points), number, POINTS, ink, align="right", vital=True)
    if len(by_shift) > 1:
        text = "+".join(map(minus, by_shift))
        canvas.text(f"{name}/shifts", text, box.at(72, 3, box.w - 80, box.h - 6), _PARTS, "soot3", align="left")


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
    name = _line_name(scene, source)
    return f"{scene.words('alt-cart')} {name}" if source.startswith("empty ") else name
