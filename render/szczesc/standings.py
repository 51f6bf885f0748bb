"""Live standings: who leads each majority, and what the shift would bring if it ended now."""

from __future__ import annotations

from engine.szczesc.box import SHIFTS
from render.alt_text import Brevity, colour_of, name_of, slashed, within_limit
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus, seat_of
from render.page_frame import EDGE, INNER, LABEL, TOP, cells_of, columns, flag, new_page, plain_plate, points_plate
from render.szczesc.majorities import Majority, Range, Standings, majority_standings
from render.szczesc.majority_table import (
    GAP,
    TAB,
    MajorityCell,
    MajorityRow,
    category_name,
    draw_table,
    place_tab,
    table_height,
)
from render.szczesc.parts import ROMAN, starter_sign
from render.szczesc.scene import Scene
from render.theme import style

HEADS, TOTAL, NOTE = 124, 118, 74


def draw_standings(scene: Scene) -> Canvas:
    """All twelve categories for all players."""
    view, say = scene.view, scene.words
    now = majority_standings(view)
    hidden = any(now.hidden)
    table = table_height(SHIFTS)
    height = TOP + 22 + HEADS + 14 + table + TOTAL + (NOTE if hidden else 0) + 28
    note = say("game-over") if view.phase == "over" else say("if-ended", number=ROMAN[view.shift])
    canvas = new_page(scene, height, say("standings"), note, right=say("shift", number=ROMAN[view.shift]))
    heads = Box(EDGE, TOP + 22, INNER, HEADS)
    for seat, box in enumerate(columns(cells_of(heads), view.seats)):
        flag(canvas, scene, seat, box, lit=view.turn == seat, sign=starter_sign(scene, seat))
    _legend(canvas, scene, Box(heads.x, heads.y, LABEL, heads.h))
    y = heads.bottom + 14
    draw_table(canvas, scene, y, [_row(row) for row in now.rows], view.shift)
    y += table
    _totals(canvas, scene, Box(EDGE, y, INNER, TOTAL - GAP), now)
    if hidden:
        _hidden(canvas, scene, Box(EDGE, y + TOTAL, INNER, NOTE - 8), now)
    return canvas


def _row(row: Majority) -> MajorityRow:
    cells = []
    for seat, (count, points) in enumerate(zip(row.counts, row.points)):
        gain = "" if points == Range(0, 0) else f"+{points}" if points.sure else str(points)
        cells.append(MajorityCell(str(count), gain, row.place(seat), points.sure))
    return MajorityRow(row.category, cells)


def _legend(canvas: Canvas, scene: Scene, box: Box) -> None:
    """How to read a cell: the place, the count, the points."""
    plain_plate(canvas, box, "paper_lo")
    rows = box.inset(12, 7).grid(1, 3, 2)
    place_tab(canvas, "legend/tab", 1, rows[0].at(16, 1, TAB.w, rows[0].h - 2))
    canvas.text("legend/number", 4, rows[1].at(0, 0, 58, rows[1].h), style("black", 36))
    points_plate(canvas, "legend/plate", "+5", rows[2].at(0, 1, 58, rows[2].h - 2), 28)
    for row, key in zip(rows, ("legend-place", "legend-count", "legend-points")):
        canvas.text(f"legend/{key}", scene.words(key), row.at(70, 0, row.w - 70, row.h), style("semibold", 27, 20), align="left")


def _totals(canvas: Canvas, scene: Scene, box: Box, now: Standings) -> None:
    view, say = scene.view, scene.words
    label = Box(box.x, box.y, LABEL, box.h)
    plain_plate(canvas, label, "lamp_hi")
    half = label.h / 2
    canvas.text("totals/gain", say("gain"), label.at(14, 4, label.w - 28, half - 6), style("bold", 31, 24), align="left")
    canvas.text("totals/then", say("then"), label.at(14, half + 2, label.w - 28, half - 6), style("bold", 31, 24), align="left")
    for seat, place in enumerate(columns(cells_of(box), view.seats)):
        plain_plate(canvas, place, "lamp_hi")
        gain = now.gains[seat]
        then = Range(view.scores[seat] + gain.least, view.scores[seat] + gain.most)
        text = f"+{gain}"
        canvas.text(f"totals/seat {seat}/gain", text, place.at(6, 4, place.w - 12, half - 6), style("black", 44, 27), vital=True)
        plate = place.at(10, half - 2, place.w - 20, half - 6)
        points_plate(canvas, f"totals/seat {seat}/then", minus_range(then), plate, 44)


def minus_range(number: Range) -> str:
    """A range with true minus signs."""
    return minus(number.least) if number.sure else f"{minus(number.least)}–{minus(number.most)}"


def _hidden(canvas: Canvas, scene: Scene, box: Box, now: Standings) -> None:
    plain_plate(canvas, box, "paper_hi")
    x = box.x + 12
    for seat, count in enumerate(now.hidden):
        if count:
            canvas.sprite("order_back", x, box.cy - 20, height=40)
            canvas.sprite(f"sym_{seat_of(seat)}", x + 43, box.cy - 18, 36)
            canvas.text(f"hidden/seat {seat}", count, Box(x + 80, box.y + 6, 26, box.h - 12), style("black", 36, 27), vital=True)
            x += 114
    room = Box(x + 4, box.y + 4, box.right - 14 - x, box.h - 8)
    canvas.text("hidden/why", scene.words("hidden-why"), room, style("semibold", 28, 24), "soot2", align="left")


def describe_standings(scene: Scene) -> str:
    """The counts in the order of the seats, and who gets what."""
    return within_limit(lambda brevity: _describe(scene, brevity))


def _describe(scene: Scene, brevity: Brevity) -> str:
    view, say = scene.view, scene.words
    now = majority_standings(view)
    parts = [say("alt-standings", shift=ROMAN[view.shift])]
    names = ", ".join(f"{name_of(scene, s, brevity)} ({colour_of(scene, s, brevity)})" for s in range(view.seats))
    parts.append(say("alt-order", names=names))
    for kind in ("colour", "transport", "empty"):
        rows = [row for row in now.rows if row.category.kind == kind]
        when = "" if rows[0].due else f" ({say('alt-later')})"
        texts = [f"{category_name(scene, row.category)} {slashed(row.counts)} → {slashed(row.points)}" for row in rows]
        parts.append(f"{say(f'group-{kind}')}{when}: {'; '.join(texts)}.")
    parts.append(say("alt-gain", points=slashed(now.gains), scores=slashed(map(minus, view.scores))))
    if any(now.hidden):
        parts.append(say("alt-face-down", counts=slashed(now.hidden)))
    return " ".join(parts)
