"""The card of a finished game: who won, how the scores grew, the largest swing, three awards."""

from __future__ import annotations

from typing import TypeAlias

from render.alt_text import AltList, alt_text
from render.box import Box
from render.canvas import Canvas
from render.cards.frame import EDGE, HEADER, new_card, plate
from render.cards.line_plot import PlotLine, draw_line_plot, pushed_apart
from render.cards.views import Award, ResultCardView
from render.frame_parts import minus, seat_of
from render.picture_kinds import PictureKind, StripKind, same_strips
from render.scene import SceneOf
from render.strip_key import as_key
from render.strip_size import HEIGHT, WIDTH
from render.text import wrap
from render.theme import SEATS, style

Scene: TypeAlias = SceneOf[ResultCardView]

_LEFT = 400  # width of the winner's column
_AWARDS = 196  # height of the awards' row
_END = 150  # room beside the ends of the lines
_ROW = 46
_NAME = style("black", 34, 20)


def _draw(scene: Scene) -> Canvas:
    view = scene.view
    turns = len(view.points) - 1  # 0: the game has no course to tell
    canvas = new_card(view.title, scene.words("card-turns", count=turns) if turns else "")
    top, bottom = HEADER + EDGE, HEIGHT - _AWARDS - 2 * EDGE
    _draw_winner(canvas, scene, Box(EDGE, top, _LEFT, bottom - top))
    box = Box(2 * EDGE + _LEFT, top, WIDTH - _LEFT - 3 * EDGE, bottom - top)
    _draw_curve(canvas, scene, box)
    room = Box(EDGE, bottom + EDGE, WIDTH - 2 * EDGE, _AWARDS)
    for number, (award, at) in enumerate(zip(view.awards, room.grid(max(1, len(view.awards)), 1, EDGE)), 1):
        _draw_award(canvas, scene, f"award {number}", award, at)
    return canvas


def _draw_winner(canvas: Canvas, scene: Scene, box: Box) -> None:
    view = scene.view
    first = view.winners[0]
    canvas.standing(f"miner_{seat_of(first)}", box.x + 96, box.y + 190, height=180)
    key = "card-wins" if len(view.winners) == 1 else "card-share"
    room = Box(box.x + 190, box.y + 12, box.w - 194, 46)
    canvas.text("wins", scene.words(key), room, style("semibold", 36, 26), "soot2", align="left")
    points = Box(box.x + 190, box.y + 62, box.w - 196, 116)
    canvas.text("points", minus(view.points[-1][first]), points, style("serif", 128, 80), "brick", align="left", vital=True)
    names = [scene.name(seat) for seat in view.winners]
    for row, name in enumerate(names[:3]):
        room = Box(box.x, box.y + 200 + 52 * row, box.w, 52)
        canvas.text(f"winner {row}", name, room, style("black", 50, 26), "soot", align="left")
    if view.swing is not None:
        below = Box(box.x, box.y + 200 + 52 * min(3, len(names)) + 8, box.w, 0)
        _draw_swing(canvas, scene, Box(below.x, below.y, box.w, box.bottom - below.y))


def _draw_swing(canvas: Canvas, scene: Scene, box: Box) -> None:
    swing = scene.view.swing
    assert swing is not None
    plate(canvas, box, "soot")
    head = scene.words("card-swing", turn=swing.turn)
    canvas.text("swing", head, Box(box.x + 16, box.y + 8, box.w - 32, 38), style("semibold", 30, 22), "lamp_hi", align="left")
    name = Box(box.x + 64, box.y + 46, box.w - 80, 38)
    canvas.centred(f"sym_{seat_of(swing.seat)}", box.x + 36, name.cy, 36)
    canvas.text("swing/name", scene.name(swing.seat), name, style("bold", 34, 22), "paper_hi", align="left")
    if box.h > 128:
        room = Box(box.x + 16, box.y + 84, box.w - 32, 44)
        canvas.text("swing/chance", _chances(scene), room, style("black", 40, 28), "lamp", align="left", vital=True)


def _chances(scene: Scene) -> str:
    swing = scene.view.swing
    assert swing is not None
    return scene.words("card-chance", before=round(swing.before * 100), after=round(swing.after * 100))


def _draw_curve(canvas: Canvas, scene: Scene, box: Box) -> None:
    view = scene.view
    lines = [PlotLine([points[seat] for points in view.points], SEATS[seat].fill) for seat in range(view.seats)]
    ends = pushed_apart(draw_line_plot(canvas, box, lines, room_right=_END), _ROW, box.bottom - 30)
    for seat, y in enumerate(ends):
        canvas.centred(f"sym_{seat_of(seat)}", box.right - _END + 34, y, 38)
        room = Box(box.right - _END + 58, y - _ROW / 2, _END - 64, _ROW)
        canvas.text(f"seat {seat}", minus(view.points[-1][seat]), room, style("black", 38, 30), align="left", vital=True)


def _draw_award(canvas: Canvas, scene: Scene, name: str, award: Award, box: Box) -> None:
    text, seat = scene.words(f"award-{scene.view.game}-{award.name}"), award.seat
    plate(canvas, box)
    canvas.centred("lantern", box.x + 40, box.y + 52, height=72)
    rows = wrap(text, style("bold", 32), box.w - 92, 2)
    for row, shown in enumerate(rows):
        room = Box(box.x + 78, box.y + 12 + 38 * row, box.w - 92, 38)
        canvas.text(f"{name}/{row}", shown, room, style("bold", 32, 22), "soot", align="left")
    canvas.fill(Box(box.x + 16, box.y + 102, box.w - 32, 2), "paper_edge")
    canvas.centred(f"sym_{seat_of(seat)}", box.x + 40, box.y + 148, 48)
    figure = Box(box.right - 112, box.y + 112, 98, 70)
    canvas.text(f"{name}/value", award.value, figure, style("serif", 60, 34), "brick", align="right", vital=True)
    room = Box(box.x + 76, box.y + 108, box.w - 196, 80)
    who = wrap(scene.name(seat), _NAME, room.w, 2)
    for row, shown in enumerate(who):
        line = Box(room.x, room.y + (80 - 40 * len(who)) / 2 + 40 * row, room.w, 40)
        canvas.text(f"{name}/name {row}", shown, line, _NAME, "soot", align="left")


def _describe(scene: Scene) -> str:
    view = scene.view
    names = ", ".join(scene.name(seat) for seat in view.winners)
    won = scene.words("alt-wins-points" if len(view.winners) == 1 else "alt-wins-shared", names=names)
    scores = [f"{scene.name(seat)} {minus(points)}" for seat, points in enumerate(view.points[-1])]
    parts: list[str | AltList] = [AltList(scene.words("result"), scores)]
    if view.swing is not None:
        parts.append(f"{scene.words('card-swing', turn=view.swing.turn)}: {scene.name(view.swing.seat)}, {_chances(scene)}")
    awards = [
        f"{scene.words(f'award-{view.game}-{award.name}')}: {scene.name(award.seat)} ({award.value})" for award in view.awards
    ]
    if awards:
        parts.append(AltList("", awards))
    return alt_text(scene, f"{view.title}: {won}", parts)


def _key(scene: Scene) -> object:
    return as_key((scene.view, scene.names))


RESULT_CARD = PictureKind(strips=same_strips(StripKind("result_card", _draw, _describe, _key)))
