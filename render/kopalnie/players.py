"""A panel for each player: who, open points, coins, cards, and how many of each treasure."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from engine.kopalnie.box import FORMS
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import seat_of
from render.kopalnie.changes import CELLS, changes
from render.kopalnie.palette import GROUND
from render.kopalnie.parts import art, draw_sign, points_known, points_text, signs, tally
from render.kopalnie.scene import Scene
from render.kopalnie.small_cards import draw_small_cards
from render.kopalnie.strip_frame import EDGE, INNER, new_strip
from render.part_cache import PARTS
from render.svg import line, path, rect
from render.theme import SEATS, style

PANEL_H, GAP, TOP = 194, 18, 20
PANEL_W = (INNER - 8 - GAP) / 2
_NUMBER = style("black", 48, 34)
_COUNT = style("black", 43, 34)
_DASHES = 'stroke-dasharray="7 6"'


@dataclass(frozen=True, slots=True)
class PlayerPanel:
    """All that is shown of one player."""

    seat: int
    name: str
    points: str
    mission_counts: bool  # whether the mission is among the points
    coins: int
    kept: tuple[str | None, ...]
    mission: str  # the sprite of its card; "" before it is chosen
    treasures: tuple[tuple[str, int], ...]
    lit: bool  # on turn, or a winner
    changed: tuple[str, ...]


def panels_of(scene: Scene) -> list[PlayerPanel]:
    """What is shown of every player."""
    view = scene.view
    changed = changes(scene)
    panels = []
    for seat, player in enumerate(view.players):
        face = "mission_front" if player.mission and view.seat != seat else "mission_back"
        counts = tally(player)
        panels.append(
            PlayerPanel(
                seat=seat,
                name=scene.name(seat),
                points=points_text(scene, seat),
                mission_counts=points_known(scene, seat),
                coins=player.coins,
                kept=player.kept,
                mission=face if player.has_mission else "",
                treasures=tuple((sign, counts[sign]) for sign in signs(view.seats)),
                lit=seat == view.turn or seat in (view.winners or ()),
                changed=changed.get(seat, ()),
            )
        )
    return panels


def players_key(scene: Scene) -> Hashable:
    """All that the panels show."""
    return tuple(panels_of(scene))


def players_height(seats: int) -> int:
    """How high the strip is."""
    return TOP + (seats + 1) // 2 * (PANEL_H + GAP)


def panel_boxes(seats: int) -> list[Box]:
    """A panel for each player in two columns; with an odd number one more, for the legend."""
    return [
        Box(EDGE + 4 + (i % 2) * (PANEL_W + GAP), TOP + i // 2 * (PANEL_H + GAP), PANEL_W, PANEL_H)
        for i in range(seats + seats % 2)
    ]


def panel_parts(panel: Box) -> dict[str, Box]:
    w, h = panel.w, panel.h
    return {
        "flag": panel.at(0, 0, 104, 96),
        "points": panel.at(7, 98, 86, 60),
        "unit": panel.at(4, 158, 92, 30),
        "name": panel.at(118, 10, 148, 76),
        "coins": panel.at(272, 10, 112, 76),
        "cards": panel.at(390, 10, 112, 76),
        "mission": panel.at(w - 58, 10, 48, 76),
        "treasures": panel.at(106, 98, w - 112, h - 104),
    }


def draw_players(scene: Scene) -> Canvas:
    """All players, whoever is on turn in a lamp frame; an odd number leaves room for a legend."""
    seats = scene.view.seats
    canvas, boxes = new_strip(players_height(seats)), panel_boxes(seats)
    for panel, box in zip(panels_of(scene), boxes):
        key = "player", seats, scene.lang, panel
        PARTS.draw(canvas, box.inset(-9), key, lambda panel=panel, box=box: _panel(canvas, scene, panel, box))  # type: ignore[misc]
    if len(boxes) > seats:
        PARTS.draw(canvas, boxes[-1], ("legend", seats, scene.lang), lambda: _legend(canvas, scene, boxes[-1]))
    return canvas


def _panel(canvas: Canvas, scene: Scene, panel: PlayerPanel, box: Box) -> None:
    tag, parts = f"seat {panel.seat}", panel_parts(box)
    canvas.vector(_plate(box, panel), box, bleed=9)
    canvas.centred(f"sym_{seat_of(panel.seat)}", parts["flag"].x + 51, parts["flag"].cy, 62)
    canvas.text(f"{tag}/points", panel.points, parts["points"], style("black", 62, 40), "lamp", vital=True)
    unit = "points" if panel.mission_counts else "points-and-mission"
    canvas.text(f"{tag}/unit", scene.words(unit), parts["unit"], style("semibold", 26, 20), "paper")
    canvas.text(f"{tag}/name", panel.name, parts["name"], style("serif", 40, 25), align="left")
    coins, cards, mission = parts["coins"], parts["cards"], parts["mission"]
    for changed in CELLS:
        if changed in panel.changed:
            _light(canvas, parts[changed].inset(-2, 2))
    canvas.centred(art("coin"), coins.x + 24, coins.cy, 40)
    canvas.text(f"{tag}/coins", panel.coins, coins.at(48, 0, coins.w - 50, coins.h), _NUMBER, align="left", vital=True)
    draw_small_cards(canvas, panel.kept, cards.at(4, 0, 64, cards.h))
    room = cards.at(72, 0, cards.w - 72, cards.h)
    canvas.text(f"{tag}/cards", len(panel.kept), room, style("black", 44, 34), align="left", vital=True)
    if panel.mission:
        canvas.centred(art(panel.mission), mission.cx, mission.cy, height=60)
    else:
        slot = Box(round(mission.cx) - 21, mission.cy - 30, 42, 60)
        canvas.vector(rect(Box(1.5, 1.5, 39, 57), "paper", "soot3", 2.4, radius=6, more=_DASHES), slot)
    for (sign, count), cell in zip(panel.treasures, parts["treasures"].grid(len(panel.treasures), 1, 0)):
        if sign in panel.changed:
            _light(canvas, cell.inset(1, 0))
        draw_sign(canvas, sign, cell.cx, cell.y + 27, 42, pale=not count)
        ink = "soot" if count else "soot3"
        canvas.text(f"{tag}/{sign}", count, Box(cell.x + 2, cell.bottom - 42, cell.w - 4, 38), _COUNT, ink, vital=True)


def _light(canvas: Canvas, box: Box) -> None:
    """The ground of what has just changed."""
    canvas.vector(rect(Box(1.5, 1.5, round(box.w) - 3, round(box.h) - 3), "lamp", "soot", 3, radius=9), box)


def _plate(box: Box, panel: PlayerPanel) -> str:
    w, h = box.w, box.h
    body = rect(Box(-7.5, -7.5, w + 15, h + 15), "lamp", "soot", 3, radius=14) if panel.lit else ""
    body += rect(Box(1.5, 1.5, w - 3, h - 3), "paper_hi", "soot", 3, radius=8)
    body += path("M3 97 V9 q0 -6 6 -6 H110 L98 97 Z", SEATS[panel.seat].fill) + line((110, 3), (98, 97), "soot", 2.5)
    body += path(f"M1.5 96 H98 V{h - 1.5} H8 q-6.5 0 -6.5 -6.5 Z", "soot")
    body += line((112, 94), (w - 12, 94), "paper_edge", 2.5)
    treasures = panel_parts(Box(0, 0, w, h))["treasures"]
    cells = treasures.grid(len(panel.treasures), 1, 0)
    first, last = cells[1], cells[len(FORMS)]  # the forms of bronze come after gold
    bronze = Box(first.x + 1, treasures.y + 2, last.right - first.x - 2, treasures.h - 4)
    body += rect(bronze, GROUND["bronze"], radius=8)
    return body + rect(Box(cells[-1].x + 1, treasures.y + 2, cells[-1].w - 2, treasures.h - 4), "grey_l", radius=8)


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
