"""The result: who won, every line of the sum for every player, and which mission each one had."""

from __future__ import annotations

from functools import partial

from engine.kopalnie.box import MISSIONS
from engine.kopalnie.view import View
from render.alt_text import Brevity, colour_of, name_of, slashed, within_limit
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus, seat_of
from render.kopalnie.board import turn_text
from render.kopalnie.names import mission_name, mission_text
from render.kopalnie.parts import art, draw_sign, tally, treasures
from render.kopalnie.scene import Scene
from render.page_frame import EDGE, INNER, TOP, new_page, plain_plate, points_plate
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
)  # fmt: skip
from render.theme import style

MISSION = 76  # a line of the missions
_COUNT = style("semibold", 24, 18)


def sections(seats: int) -> tuple[tuple[str, tuple[str, ...], str], ...]:
    """The lines of the account in groups, with the tone of each group's bar."""
    return (
        ("mission", ("mission", "chance"), "night"),
        ("sets", treasures(seats), "loco"),
        ("rest", ("coins", "free", "stones"), "ochre"),
    )


def draw_result(scene: Scene) -> Canvas:
    """The final account; before the end of the game the account as far as the viewer knows it."""
    view, say = scene.view, scene.words
    groups = sections(view.seats)
    lines = sum(section_height(len(rows)) for _, rows, _ in groups)
    height = TOP + STAGE + lines + TOTAL + HEAD + 8 + view.seats * MISSION + 26
    seat = (view.winners[0] if len(view.winners) == 1 else None) if view.winners else view.turn
    canvas = new_page(scene, height, say("result" if view.winners else "so-far"), verdict(scene), seat=seat)
    draw_podium(canvas, scene, Box(EDGE, TOP, INNER, STAGE), _ahead(view), view.winners or ())
    y = TOP + STAGE * 1.0
    for key, rows, tone in groups:
        hint = say("hint-sets") if key == "sets" else ""
        draw_section(canvas, key, say(f"section-{key}"), Box(EDGE, y, INNER, HEAD), tone=tone, hint=hint)
        block = Box(EDGE, y + HEAD + 4, INNER, ROW * len(rows))
        for row, (label, cells) in zip(rows, draw_lines(canvas, block, len(rows), view.seats, by=len(rows))):
            draw_label(canvas, row, row_name(scene, row), label, partial(_icon, canvas, row))
            for seat, cell in enumerate(cells):
                _cell(canvas, scene, row, seat, cell)
        y += section_height(len(rows))
    draw_total(canvas, say("score-now"), [minus(player.points) for player in view.players], Box(EDGE, y + 2, INNER, TOTAL - 10))
    y += TOTAL + 2
    draw_section(canvas, "missions", say("missions-shown"), Box(EDGE, y, INNER, HEAD), tone="plum")
    for seat in range(view.seats):
        _mission(canvas, scene, seat, Box(EDGE, y + HEAD + 6 + seat * MISSION, INNER, MISSION - 6))
    return canvas


def verdict(scene: Scene) -> str:
    """Who won; a tie is a shared victory."""
    winners = scene.view.winners or ()
    if len(winners) > 1:
        return scene.words("shared-win", names=", ".join(scene.name(seat) for seat in winners))
    return turn_text(scene)


def _ahead(view: View) -> list[int]:
    """How many have more points than each seat."""
    points = [player.points for player in view.players]
    return [sum(other > own for other in points) for own in points]


def row_name(scene: Scene, row: str) -> str:
    """What a line of the account is called."""
    return scene.words(f"kind-{row}" if row in treasures(scene.view.seats) else f"row-{row}")


def _icon(canvas: Canvas, row: str, cx: float, cy: float) -> None:
    cards = {"mission": "mission_front", "chance": "chance_orange"}
    if row in cards:
        canvas.centred(art(cards[row]), cx, cy, height=38)
    elif row == "coins":
        canvas.centred(art("coin"), cx, cy, 36)
    elif row == "free":
        for i, sign in enumerate(("crystal", "ruby", "papyrus")):
            draw_sign(canvas, sign, cx + (i - 1) * 21, cy, 24)
    else:
        draw_sign(canvas, {"bronze": "cauldron", "stones": "stone"}.get(row, row), cx, cy, 36)


def _cell(canvas: Canvas, scene: Scene, row: str, seat: int, box: Box) -> None:
    """The points of a line; for sets and stones how many tiles they come from."""
    player = scene.view.players[seat]
    points, name = player.account[row], f"{row}/seat {seat}"
    counts = tally(player)
    kind = "stone" if row == "stones" else row
    hidden = row == "mission" and player.mission is None
    ink = "brick" if points < 0 else "soot" if points else "soot3"
    box = box.at(max(0.0, (box.w - 150) / 2), 0, min(box.w, 150), box.h)
    canvas.text(name, "?" if hidden else minus(points), box.at(2, 2, 66, box.h - 4), POINTS, ink, align="right", vital=True)
    if kind in counts:
        canvas.text(f"{name}/tiles", f"({counts[kind]})", box.at(74, 3, box.w - 76, box.h - 6), _COUNT, "soot3", align="left")


def _mission(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """Which mission a player had, what it asked for, and whether it was done."""
    say, player, tag = scene.words, scene.view.players[seat], f"mission/seat {seat}"
    plain_plate(canvas, box)
    canvas.centred(f"sym_{seat_of(seat)}", box.x + 38, box.cy, 46)
    plate = Box(box.right - 122, box.y + 10, 112, box.h - 20)
    if player.mission is None:
        text = say("hidden-mission" if player.has_mission else "no-mission")
        canvas.text(f"{tag}/title", text, box.at(74, 4, box.w - 210, box.h - 8), style("bold", 31, 24), "soot2", align="left")
        return
    head, below = box.at(74, 5, box.w - 210, 33), box.at(74, 37, box.w - 210, 29)
    canvas.text(f"{tag}/title", mission_name(say, player.mission), head, style("serif", 30, 24), align="left")
    asked = mission_text(say, player.mission, scene.view.seats)
    canvas.text(f"{tag}/text", asked, below, style("semibold", 26, 20), "soot2", align="left")
    if player.mission_done:
        points_plate(canvas, f"{tag}/points", f"+{MISSIONS[player.mission].points}", plate, 40)
    else:
        plain_plate(canvas, plate, "paper", dashed=True)
        canvas.text(f"{tag}/failed", say("mission-failed"), plate.inset(6, 4), style("bold", 30, 24), "soot3")


def describe_result(scene: Scene) -> str:
    """The verdict, the scores, every line of the sum and the missions."""
    return within_limit(lambda brevity: _describe(scene, brevity))


def _describe(scene: Scene, brevity: Brevity) -> str:
    view, say = scene.view, scene.words
    seats = range(view.seats)
    won = [colour_of(scene, seat, brevity) for seat in view.winners or ()]
    head = say("result") if won else say("so-far")
    if won:
        head += f": {say('alt-wins-points' if len(won) == 1 else 'alt-wins-shared', names=', '.join(won))}"
    names = ", ".join(f"{name_of(scene, s, brevity)} ({colour_of(scene, s, brevity)})" for s in seats)
    parts = [f"{head}.", say("alt-in-order", names=names)]
    parts.append(f"{say('score-now')} {slashed(minus(player.points) for player in view.players)}.")
    for key, rows, _ in sections(view.seats):
        texts = [f"{row_name(scene, row)} {slashed(minus(p.account[row]) for p in view.players)}" for row in rows]
        parts.append(f"{say(f'section-{key}')}: {', '.join(texts)}.")
    told = []
    for seat, player in enumerate(view.players):
        mission = mission_name(say, player.mission) if player.mission else say("hidden-mission")
        points = player.account["mission"]
        told.append(say("alt-result-mission", name=colour_of(scene, seat, brevity), mission=mission, points=points))
    return " ".join([*parts, f"{say('missions-shown')}: {'; '.join(told)}."])
