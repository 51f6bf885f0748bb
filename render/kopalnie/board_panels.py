"""A panel for each player below the mines: who, open points, coins, cards, and how many of each treasure."""

from __future__ import annotations

from engine.kopalnie.box import FORMS
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import seat_of
from render.kopalnie.board_layout import panel_boxes, panel_parts
from render.kopalnie.palette import GROUND
from render.kopalnie.parts import art, draw_sign, points_known, points_text, signs, tally
from render.kopalnie.scene import Scene
from render.svg import line, path, rect
from render.theme import SEATS, style

_NUMBER = style("black", 48, 34)
_COUNT = style("black", 43, 30)


def draw_panels(canvas: Canvas, scene: Scene) -> None:
    """All players, whoever is on turn in a lamp frame; an odd number leaves room for a legend."""
    view = scene.view
    boxes = panel_boxes(view.seats, len(view.mines))
    for seat in sorted(range(view.seats), key=lambda seat: _lit(scene, seat)):
        _panel(canvas, scene, seat, boxes[seat])
    if len(boxes) > view.seats:
        _legend(canvas, scene, boxes[-1])


def _lit(scene: Scene, seat: int) -> bool:
    view = scene.view
    return seat == view.turn or seat in (view.winners or ())


def _panel(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    player, tag, parts = scene.view.players[seat], f"seat {seat}", panel_parts(box)
    columns = signs(scene.view.seats)
    canvas.vector(_plate(box, seat, len(columns), lit=_lit(scene, seat)), box, bleed=10)
    canvas.centred(f"sym_{seat_of(seat)}", parts["flag"].x + 51, parts["flag"].cy, 62)
    canvas.text(f"{tag}/points", points_text(scene, seat), parts["points"], style("black", 62, 40), "lamp", vital=True)
    unit = "points" if points_known(scene, seat) else "points-and-mission"
    canvas.text(f"{tag}/unit", scene.words(unit), parts["unit"], style("semibold", 26, 20), "paper")
    canvas.text(f"{tag}/name", scene.name(seat), parts["name"], style("serif", 40, 30), align="left")
    coins, cards, mission = parts["coins"], parts["cards"], parts["mission"]
    canvas.centred(art("coin"), coins.x + 22, coins.cy, 44)
    canvas.text(f"{tag}/coins", player.coins, coins.at(50, 0, coins.w - 52, coins.h), _NUMBER, align="left", vital=True)
    canvas.centred(art("chance_orange"), cards.x + 20, cards.cy, height=60)
    canvas.text(f"{tag}/cards", len(player.kept), cards.at(46, 0, cards.w - 46, cards.h), _NUMBER, align="left", vital=True)
    if player.has_mission:
        face = "mission_front" if player.mission and scene.view.seat != seat else "mission_back"
        canvas.centred(art(face), mission.cx, mission.cy, height=60)
    else:
        slot = Box(mission.cx - 21, mission.cy - 30, 42, 60)
        canvas.vector(rect(Box(1.5, 1.5, 39, 57), "paper", "soot3", 2.4, radius=6, more=_DASHES), slot)
    counts = tally(player)
    for sign, cell in zip(columns, parts["treasures"].grid(len(columns), 1, 0)):
        draw_sign(canvas, sign, cell.cx, cell.y + 28, 42, pale=not counts[sign])
        ink = "soot" if counts[sign] else "soot3"
        canvas.text(f"{tag}/{sign}", counts[sign], Box(cell.x + 2, cell.bottom - 42, cell.w - 4, 38), _COUNT, ink, vital=True)


_DASHES = 'stroke-dasharray="7 6"'


def _plate(box: Box, seat: int, columns: int, *, lit: bool) -> str:
    w, h = box.w, box.h
    body = rect(Box(-8, -8, w + 16, h + 16), "lamp", "soot", 3, radius=14) if lit else ""
    body += rect(Box(1.5, 1.5, w - 3, h - 3), "paper_hi", "soot", 3, radius=8)
    body += path("M3 97 V9 q0 -6 6 -6 H110 L98 97 Z", SEATS[seat].fill) + line((110, 3), (98, 97), "soot", 2.5)
    body += path(f"M1.5 96 H98 V{h - 1.5} H8 q-6.5 0 -6.5 -6.5 Z", "soot")
    body += line((112, 94), (w - 12, 94), "paper_edge", 2.5)
    treasures = panel_parts(Box(0, 0, w, h))["treasures"]
    cells = treasures.grid(columns, 1, 0)
    first, last = cells[1], cells[len(FORMS)]  # the forms of bronze come after gold
    bronze = Box(first.x + 1, treasures.y + 2, last.right - first.x - 2, treasures.h)
    body += rect(bronze, GROUND["bronze"], radius=8)
    return body + rect(Box(cells[-1].x + 1, treasures.y + 2, cells[-1].w - 2, treasures.h), "grey_l", radius=8)


def _legend(canvas: Canvas, scene: Scene, box: Box) -> None:
    """What the signs are called."""
    canvas.vector(rect(Box(1.5, 1.5, box.w - 3, box.h - 3), "paper_lo", "soot3", 2.4, radius=8, more=_DASHES), box)
    shown = signs(scene.view.seats)
    for i, (sign, cell) in enumerate(zip((*shown, "star"), box.inset(8, 8).grid(5, 2, 4))):
        if sign == "star":
            canvas.centred(art("mark_star"), cell.cx, cell.y + 28, 48)
        else:
            draw_sign(canvas, sign, cell.cx, cell.y + 28, 50)
        key = "sign-star" if sign == "star" else f"tile-{sign}"
        canvas.text(f"legend/{i}", scene.words(key), cell.at(2, 56, cell.w - 4, 30), style("semibold", 27, 20))
