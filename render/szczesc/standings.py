"""Live standings: who leads each majority, and what the shift would bring if it ended now."""

from __future__ import annotations

from collections.abc import Hashable

from render.alt_text import AltList, Brevity, alt_text, colour_of, slashed
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus, seat_of
from render.strip_key import as_key
from render.svg import rect
from render.szczesc.majorities import Majority, Range, Standings, majority_standings
from render.szczesc.majority_table import (
    DASH,
    GAP,
    HEADS,
    NAME,
    ROWS_TOP,
    MajorityCell,
    TableRow,
    category_name,
    draw_heads,
    draw_row,
    row_height,
    table_bottom,
)  # fmt: skip
from render.szczesc.parts import ROMAN
from render.szczesc.scene import Scene
from render.szczesc.strip_frame import EDGE, VITAL, draw_heading, draw_note, draw_plate, new_strip
from render.theme import style

NOTE = 44
_WHOLE = Brevity(32, "colour")


def draw_standings(scene: Scene) -> Canvas:
    """All twelve categories for all players."""
    view, say = scene.view, scene.words
    now = majority_standings(view)
    high = row_height(view.seats)
    bottom = table_bottom(view.seats, high)
    canvas = new_strip(bottom + NOTE + 10)
    draw_heading(canvas, say("standings"), EDGE, 470)
    draw_note(canvas, say("game-over") if view.phase == "over" else say("if-ended", number=ROMAN[view.shift]), 480)
    _legend(canvas, scene, Box(HEADS.x, HEADS.y, NAME, HEADS.h))
    draw_heads(canvas, scene, view.shift, (say("gain"), say("then")))
    for seat in sorted(range(view.seats), key=lambda seat: seat == view.turn):  # the frame covers the neighbours
        box = Box(HEADS.x, ROWS_TOP + seat * (high + GAP), HEADS.w, high)
        draw_row(canvas, scene, _row(scene, now, seat), box, view.shift)
    _hidden(canvas, scene, Box(HEADS.x, bottom + 1, HEADS.w, NOTE), now)
    return canvas


def standings_key(scene: Scene) -> Hashable:
    """Everything that the standings show."""
    view = scene.view
    now = majority_standings(view)
    names = [scene.name(seat) for seat in range(view.seats)]
    rows = [(row.counts, row.points) for row in now.rows]
    return as_key((view.shift, view.phase == "over", view.turn, view.start, view.scores, names, rows, now.gains, now.hidden))


def _text(number: Range) -> str:
    return minus(number.least) if number.sure else f"{minus(number.least)}{DASH}{minus(number.most)}"


def _row(scene: Scene, now: Standings, seat: int) -> TableRow:
    cells = [_cell(row, seat) for row in now.rows]
    gain, score = now.gains[seat], scene.view.scores[seat]
    then = Range(score + gain.least, score + gain.most)
    return TableRow(seat, cells, (f"+{gain}", str(then).replace("-", "−")), lit=scene.view.turn == seat)


def _cell(row: Majority, seat: int) -> MajorityCell:
    points = row.points[seat]
    gain = "" if points == Range(0, 0) else f"+{points.least}" if points.sure else _text(points)
    return MajorityCell(_text(row.counts[seat]), gain, row.place(seat), points.sure)


def _legend(canvas: Canvas, scene: Scene, box: Box) -> None:
    """How to read a cell: the count, and below it the points."""
    draw_plate(canvas, box, "paper_lo")
    rows = box.inset(8, 14).grid(1, 2, 10)
    canvas.text("legend/number", 4, rows[0].at(0, 0, 52, rows[0].h), style("black", 38))
    plate = rows[1].at(0, rows[1].h / 2 - 19, 52, 38)
    canvas.vector(rect(Box(0, 0, plate.w, plate.h), "soot", radius=6), plate)
    canvas.text("legend/plate", "+5", plate.inset(2), style("black", 34), "lamp")
    for row, key in zip(rows, ("legend-count", "legend-points")):
        canvas.text(f"legend/{key}", scene.words(key), row.at(58, 0, row.w - 58, row.h), style("semibold", 27, 17), align="left")


def _hidden(canvas: Canvas, scene: Scene, box: Box, now: Standings) -> None:
    """Who has delivered cards that lie face down: they are why there are ranges."""
    if not any(now.hidden):
        return
    draw_plate(canvas, box, "paper_hi")
    x = box.x + 10
    for seat, count in enumerate(now.hidden):
        if count:
            canvas.centred("order_back", x + 16, box.cy, 30)
            canvas.centred(f"sym_{seat_of(seat)}", x + 50, box.cy, 32)
            canvas.text(
                f"hidden/seat {seat}", count, Box(x + 68, box.y + 2, 40, box.h - 4), style("black", 34, VITAL), vital=True
            )
            x += 116
    room = Box(x + 4, box.y + 2, box.right - 14 - x, box.h - 4)
    canvas.text("hidden/why", scene.words("hidden-why"), room, style("semibold", 27, 22), "soot2", align="left")


def describe_standings(scene: Scene) -> str:
    """What the shift would bring, then the counts in the order of the seats, and who gets what."""
    view, say = scene.view, scene.words
    now = majority_standings(view)
    names = ", ".join(f"{scene.name(s)} ({colour_of(scene, s, _WHOLE)})" for s in range(view.seats))
    parts: list[str | AltList] = [say("alt-order", names=names)]
    for kind in ("colour", "transport", "empty"):
        rows = [row for row in now.rows if row.category.kind == kind]
        when = "" if rows[0].due else f" ({say('alt-later')})"
        texts = [f"{category_name(scene, row.category)} {slashed(row.counts)} → {slashed(row.points)}" for row in rows]
        parts.append(AltList(f"{say(f'group-{kind}')}{when}", texts))
    parts.append(say("alt-gain", points=slashed(now.gains), scores=slashed(map(minus, view.scores))))
    if any(now.hidden):
        parts.append(say("alt-face-down", counts=slashed(now.hidden)))
    return alt_text(scene, say("alt-standings", shift=ROMAN[view.shift]), parts)
