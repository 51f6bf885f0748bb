"""The end of a shift: every majority that counted, who got what and why, and who starts the next one."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from engine.szczesc.box import CATEGORIES, Category
from render.alt_text import AltList, Brevity, alt_text, colour_of, slashed
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus, seat_of
from render.strip_key import as_key
from render.svg import rect
from render.szczesc.majority_table import (
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
from render.text import wrap
from render.theme import style

START = 64  # the height of the line about the next starting player
_WHOLE = Brevity(32, "colour")
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
    high = row_height(view.seats) - 8  # the line about the next shift is higher than that about hidden cards
    bottom = table_bottom(view.seats, high)
    canvas = new_strip(bottom + START + 14)
    draw_heading(canvas, say("shift-over", number=ROMAN[shift]), EDGE, 520)
    draw_note(canvas, _note(scene, data), 530)
    canvas.standing("headframe", HEADS.x + NAME / 2, HEADS.bottom, height=HEADS.h - 2)
    draw_heads(canvas, scene, shift, (say("shift-word"), say("then")))
    won = gains(data, view.seats)
    best = [seat for seat in range(view.seats) if won[seat] and won[seat] == max(won)]
    for seat in sorted(range(view.seats), key=lambda seat: seat in best):  # the frames cover the neighbours
        box = Box(HEADS.x, ROWS_TOP + seat * (high + GAP), HEADS.w, high)
        sums = f"+{won[seat]}", minus(data["scores"][seat])
        draw_row(canvas, scene, TableRow(seat, [_cell(row, seat) for row in data["categories"]], sums, seat in best), box, shift)
    for event in scene.happened("start_passed"):
        _start(canvas, scene, Box(HEADS.x, bottom + 2, HEADS.w, START), event.data)
    return canvas


def scoring_key(scene: Scene) -> Hashable:
    """Everything that a scoring shows."""
    names = [scene.name(seat) for seat in range(scene.view.seats)]
    passed = [event.data for event in scene.happened("start_passed")]
    return as_key((names, scored(scene), scene.view.start, passed))


def _note(scene: Scene, data: Mapping[str, Any]) -> str:
    """Who got most."""
    won = gains(data, scene.view.seats)
    names = ", ".join(scene.name(seat) for seat in range(scene.view.seats) if won[seat] == max(won))
    return scene.words("best-gain", names=names, points=max(won)) if max(won) else scene.words("no-gain")


def _cell(data: Mapping[str, Any], seat: int) -> MajorityCell:
    points = data["points"][seat]
    return MajorityCell(
        str(data["counts"][seat]), f"+{points}" if points else "", rank_for_points(BY_NAME[data["category"]], points)
    )


def _start(canvas: Canvas, scene: Scene, box: Box, data: Mapping[str, Any]) -> None:
    """The new starting player with the miners that decided it."""
    view, say = scene.view, scene.words
    draw_plate(canvas, box, "paper_hi")
    canvas.centred("barbara", box.x + 36, box.cy, 50)
    canvas.centred(f"sym_{seat_of(view.start)}", box.x + 92, box.cy, 46)
    head = box.at(122, 3, 250, box.h - 6)
    canvas.text("start/name", say("starts", name=scene.name(view.start)), head, style("serif", 32, 21), align="left")
    most = max(data["workshops"])
    crowd = Box(box.right - 8 - view.seats * 92, box.y + 4, view.seats * 92, box.h - 8)
    why, face = Box(head.right + 12, box.y + 3, crowd.x - head.right - 24, box.h - 6), style("semibold", 26, 19)
    reason = "tie-short" if data["reason"] == "tie" else data["reason"]
    lines = wrap(say(f"start-{reason}", count=most), face, why.w, 2)
    for i, (text, room) in enumerate(zip(lines, why.grid(1, len(lines), 0))):
        canvas.text(f"start/why {i}", text, room, face, "soot2", align="left")
    for seat, place in enumerate(crowd.grid(view.seats, 1, 4)):
        if data["workshops"][seat] == most and most:
            canvas.vector(rect(Box(1.5, 1.5, place.w - 3, place.h - 3), "lamp", "soot", 2.5, radius=9), place)
        canvas.standing(f"miner_{seat_of(seat)}", place.x + 24, place.bottom - 2, height=50)
        room = place.at(44, 2, place.w - 46, place.h - 4)
        canvas.text(f"start/seat {seat}", data["workshops"][seat], room, style("black", 40, VITAL), vital=True)


def describe_scoring(scene: Scene) -> str:
    """What the shift brought, then every category with its counts and points, and who starts."""
    view, say, data = scene.view, scene.words, scored(scene)
    assert data is not None, "no shift was scored in these events"
    names = ", ".join(f"{scene.name(s)} ({colour_of(scene, s, _WHOLE)})" for s in range(view.seats))
    parts: list[str | AltList] = [say("alt-order", names=names)]
    for kind in ("colour", "transport", "empty"):
        rows = [row for row in data["categories"] if BY_NAME[row["category"]].kind == kind]
        texts = [
            f"{category_name(scene, BY_NAME[row['category']])} {slashed(row['counts'])} → {slashed(row['points'])}"
            for row in rows
        ]
        if texts:
            parts.append(AltList(say(f"group-{kind}"), texts))
    parts.append(say("alt-won", points=slashed(gains(data, view.seats)), scores=slashed(map(minus, data["scores"]))))
    for event in scene.happened("start_passed"):
        counts = event.data["workshops"]
        parts.append(say("starts", name=scene.name(view.start)))
        parts.append(f"{say('workshop')} {slashed(counts)}.")
        parts.append(say(f"start-{event.data['reason']}", count=max(counts)))
    return alt_text(scene, f"{say('alt-scoring', shift=ROMAN[data['shift']])} {_note(scene, data)}", parts)
