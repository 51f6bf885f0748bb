"""The end of a shift: every majority that counted, who got what and why, and who starts the next one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.szczesc.box import CATEGORIES, Category
from render.alt_text import Brevity, colour_of, name_of, slashed, within_limit
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus, seat_of
from render.page_frame import EDGE, INNER, LABEL, TOP, cells_of, columns, flag, new_page, plain_plate, points_plate
from render.svg import rect
from render.szczesc.majority_table import GAP, MajorityCell, MajorityRow, category_name, draw_table, table_height
from render.szczesc.parts import ROMAN, starter_sign
from render.szczesc.scene import Scene
from render.text import wrap
from render.theme import style

HEADS, TOTAL, START = 124, 122, 250
_REASON = style("semibold", 31, 24)
BY_NAME = {category.name: category for category in CATEGORIES}


def scored(scene: Scene) -> Mapping[str, Any] | None:
    """What the last scoring of the scene's events says; None when they hold none."""
    events = scene.happened("shift_scored")
    return events[-1].data if events else None


def why_no_scoring(scene: Scene) -> str | None:
    """Why there is no scoring to show; None when there is one."""
    return None if scored(scene) else "no shift has been scored up to this moment"


def gains(data: Mapping[str, Any], seats: int) -> list[int]:
    """What each seat got for the whole shift."""
    return [sum(row["points"][seat] for row in data["categories"]) for seat in range(seats)]


def rank_for_points(category: Category, points: int) -> int:
    """First, second, or 0 for neither, as the points tell it."""
    return 0 if not points else 1 if points == category.first else 2


def draw_scoring(scene: Scene) -> Canvas:
    """The scoring of a shift; the scene's events must hold one."""
    view, say, data = scene.view, scene.words, scored(scene)
    assert data is not None, "no shift was scored in these events"
    shift: int = data["shift"]
    passed = scene.happened("start_passed")
    table = table_height(shift)
    height = TOP + 22 + HEADS + 14 + table + TOTAL + (START if passed else 0) + 24
    won = gains(data, view.seats)
    best = [seat for seat in range(view.seats) if won[seat] == max(won)]
    names = ", ".join(scene.name(seat) for seat in best)
    note = say("best-gain", names=names, points=max(won)) if max(won) else say("no-gain")
    canvas = new_page(scene, height, say("shift-over", number=ROMAN[shift]), note, seat=best[0] if len(best) == 1 else None)
    heads = Box(EDGE, TOP + 22, INNER, HEADS)
    for seat, box in enumerate(columns(cells_of(heads), view.seats)):
        flag(canvas, scene, seat, box, lit=bool(won[seat]) and seat in best, sign=starter_sign(scene, seat))
    _clock(canvas, scene, Box(heads.x, heads.y, LABEL, heads.h), shift)
    y = heads.bottom + 14
    draw_table(canvas, scene, y, [_row(row) for row in data["categories"]], shift)
    y += table
    _totals(canvas, scene, Box(EDGE, y, INNER, TOTAL - GAP), won, data["scores"])
    if passed:
        _start(canvas, scene, Box(EDGE, y + TOTAL + 8, INNER, START - 16), passed[-1].data)
    return canvas


def _row(data: Mapping[str, Any]) -> MajorityRow:
    category = BY_NAME[data["category"]]
    cells = [
        MajorityCell(str(count), f"+{points}" if points else "", rank_for_points(category, points))
        for count, points in zip(data["counts"], data["points"])
    ]
    return MajorityRow(category, cells)


def _clock(canvas: Canvas, scene: Scene, box: Box, shift: int) -> None:
    plain_plate(canvas, box, "soot2")
    canvas.sprite("moon", box.x + 24, box.cy - 34, height=68)
    room = box.at(104, 8, box.w - 116, box.h - 16)
    canvas.text("clock", ROMAN[shift], room, style("serif", 84), "lamp")


def _totals(canvas: Canvas, scene: Scene, box: Box, won: list[int], scores: list[int]) -> None:
    say, half = scene.words, box.h / 2
    label = Box(box.x, box.y, LABEL, box.h)
    plain_plate(canvas, label, "lamp_hi")
    for i, key in enumerate(("for-shift", "score-now")):
        row = label.at(14, 4 + i * (half - 2), label.w - 28, half - 6)
        canvas.text(f"totals/{key}", say(key), row, style("bold", 31, 24), align="left")
    for seat, place in enumerate(columns(cells_of(box), len(won))):
        plain_plate(canvas, place, "lamp_hi")
        gain = place.at(6, 4, place.w - 12, half - 6)
        canvas.text(f"totals/seat {seat}/gain", f"+{won[seat]}", gain, style("black", 46, 30), vital=True)
        points_plate(canvas, f"totals/seat {seat}/score", minus(scores[seat]), place.at(10, half - 2, place.w - 20, half - 6), 46)


def _start(canvas: Canvas, scene: Scene, box: Box, data: Mapping[str, Any]) -> None:
    """The new starting player with the miners that decided it."""
    view, say = scene.view, scene.words
    plain_plate(canvas, box, "paper_hi")
    canvas.sprite("barbara", box.x + 22, box.y + 22, 120)
    canvas.sprite(f"sym_{seat_of(view.start)}", box.x + 164, box.y + 20, 58)
    head = box.at(236, 14, box.w - 256, 68)
    canvas.text("start/name", say("starts", name=scene.name(view.start)), head, style("serif", 46, 29), align="left")
    most = max(data["workshops"])
    lines = wrap(say(f"start-{data['reason']}", count=most), _REASON, box.w - 190, 2)
    for i, line in enumerate(lines):
        room = box.at(166, 84 + i * 36, box.w - 186, 36)
        canvas.text(f"start/why {i}", line, room, _REASON, "soot2", align="left")
    row = box.at(166, box.h - 78, box.w - 186, 70)
    canvas.text("start/where", say("workshop"), row.at(0, 0, 190, 70), style("bold", 30, 22), align="left")
    for seat, place in enumerate(columns(row.at(196, 0, row.w - 196, 70), view.seats)):
        if data["workshops"][seat] == most and most:
            canvas.vector(rect(Box(1.5, 1.5, place.w - 3, place.h - 5), "lamp", "soot", 2.5, radius=9), place)
        canvas.sprite(f"miner_{seat_of(seat)}", place.x + 10, place.y + 5, height=58)
        room = place.at(58, 3, min(76, place.w - 62), 62)
        canvas.text(f"start/seat {seat}", data["workshops"][seat], room, style("black", 44, 30), align="left", vital=True)


def describe_scoring(scene: Scene) -> str:
    """Every category with its counts and points, the sums, and who starts."""
    return within_limit(lambda brevity: _describe(scene, brevity))


def _describe(scene: Scene, brevity: Brevity) -> str:
    view, say, data = scene.view, scene.words, scored(scene)
    assert data is not None, "no shift was scored in these events"
    names = ", ".join(f"{name_of(scene, s, brevity)} ({colour_of(scene, s, brevity)})" for s in range(view.seats))
    parts = [say("alt-scoring", shift=ROMAN[data["shift"]]), say("alt-order", names=names)]
    for kind in ("colour", "transport", "empty"):
        rows = [row for row in data["categories"] if BY_NAME[row["category"]].kind == kind]
        texts = [
            f"{category_name(scene, BY_NAME[row['category']])} {slashed(row['counts'])} → {slashed(row['points'])}"
            for row in rows
        ]
        if texts:
            parts.append(f"{say(f'group-{kind}')}: {'; '.join(texts)}.")
    parts.append(say("alt-won", points=slashed(gains(data, view.seats)), scores=slashed(map(minus, data["scores"]))))
    for event in scene.happened("start_passed"):
        counts = event.data["workshops"]
        parts.append(f"{say('starts', name=name_of(scene, view.start, brevity))}. {say('workshop')} {slashed(counts)}.")
        parts.append(say(f"start-{event.data['reason']}", count=max(counts)) + ".")
    return " ".join(parts)
