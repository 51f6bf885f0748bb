"""Nuggets over the turns, and the order at the end."""

from __future__ import annotations

from collections.abc import Hashable

from render.box import Box
from render.canvas import Canvas
from render.goldmine.course import Course, course, ranking, teams
from render.goldmine.palette import BLACK_LINE
from render.goldmine.parts import art, symbol
from render.goldmine.scene import Scene
from render.goldmine.strip_frame import plain_strip, plate
from render.sprites import use
from render.strip_key import as_key
from render.strip_size import WIDTH
from render.svg import line, path, rect
from render.theme import SEATS, style

_H = 470
_SHEET = Box(14, 14, 790, _H - 28)
_PLOT = Box(84, 44, 690, 330)
_AXIS = style("black", 34, 33)
_SYMBOL = 30


def chart_key(scene: Scene) -> Hashable:
    """All that the strip shows."""
    view = scene.view
    played = course(view, scene.events)
    return as_key(
        (
            None if played is None else played.gold,
            [player.gold for player in view.players],
            view.target,
            view.winners,
            view.alliances,
            scene.names,
        )
    )


def draw_chart(scene: Scene) -> Canvas:
    """The strip: lines over the rounds where the whole game is known, otherwise rows of nuggets."""
    canvas = plain_strip(_H)
    plate(canvas, _SHEET, radius=10)
    played = course(scene.view, scene.events)
    if played is None:
        _rows(canvas, scene)
    else:
        _plot(canvas, scene, played)
    _order(canvas, scene)
    return canvas


def line_ink(seat: int) -> str:
    """A seat's colour as a line on paper."""
    return BLACK_LINE if SEATS[seat].colour == "black" else SEATS[seat].fill


def _plot(canvas: Canvas, scene: Scene, played: Course) -> None:
    view = scene.view
    together = {team: [sum(gold[seat] for seat in team) for gold in played.gold] for team in teams(view)}
    top = max(view.target, *(max(values) for values in together.values()))
    dx, dy = _PLOT.w / max(1, played.turns), _PLOT.h / top

    def height(value: float) -> float:
        return _PLOT.bottom - value * dy

    body = ""
    every = 1 if top <= 6 else 2
    values = sorted({view.target, *(value for value in range(0, top + 1, every) if abs(value - view.target) > every - 1)})
    for value in values:
        body += line((_PLOT.x, height(value)), (_PLOT.right, height(value)), "paper_lo", 2.4)
        canvas.text(f"gold {value}", value, Box(22, height(value) - 18, _PLOT.x - 36, 36), _AXIS, align="right", vital=True)
    body += line((_PLOT.x, height(view.target)), (_PLOT.right, height(view.target)), "brick", 4, more='stroke-dasharray="14 9"')
    body += line((_PLOT.x, _PLOT.bottom), (_PLOT.right, _PLOT.bottom), "soot", 3)
    rounds = played.turns // view.seats
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200) if rounds / step <= 9)
    for number in range(0, rounds + 1, step):
        x = _PLOT.x + number * view.seats * dx
        body += line((x, _PLOT.bottom), (x, _PLOT.bottom + 8), "soot", 2.4)
        canvas.text(f"round {number}", number, Box(x - 30, _PLOT.bottom + 11, 60, 36), style("bold", 34, 33), "soot2", vital=True)
    canvas.text(
        "rounds",
        scene.words("gold-rounds"),
        Box(_PLOT.x, _PLOT.bottom + 46, _PLOT.w, 30),
        style("semibold", 26, 20),
        "soot2",
        align="right",
    )
    signs = ""
    for number, (team, gold) in enumerate(together.items()):
        shift = (number - (len(together) - 1) / 2) * 5
        course_line, marks = f"M{_PLOT.x:.1f} {height(gold[0]) + shift:.1f}", []
        for turn in range(1, len(gold)):
            x = _PLOT.x + turn * dx
            course_line += f" H{x:.1f}"
            if gold[turn] != gold[turn - 1]:
                course_line += f" V{height(gold[turn]) + shift:.1f}"
                marks.append((x, height(gold[turn]) + shift))
        body += path(course_line, "none", "soot", 9) + path(course_line, "none", line_ink(team[0]), 5.4)
        if len(team) > 1:
            body += path(course_line, "none", line_ink(team[1]), 5.4, more='stroke-dasharray="16 16"')
        signs += _signs(team, marks)
    canvas.vector(body + signs, Box(0, 0, _SHEET.right, _H))


def _signs(team: tuple[int, ...], marks: list[tuple[float, float]]) -> str:
    """Symbols along a line, not too close."""
    body, last = "", -99.0
    for x, y in marks:
        if x - last >= 64:
            last = x
            for number, seat in enumerate(team):
                left = x - _SYMBOL / 2 + (number - (len(team) - 1) / 2) * _SYMBOL * 0.8
                body += use(symbol(seat), left, y - _SYMBOL / 2, _SYMBOL)
    return body


def _rows(canvas: Canvas, scene: Scene) -> None:
    """A row of nuggets for everybody, the missing ones dashed."""
    view = scene.view
    order = ranking(view)
    row_h = (_SHEET.h - 24) / len(order)
    for number, team in enumerate(order):
        y = _SHEET.y + 12 + number * row_h
        gold = sum(view.players[seat].gold for seat in team)
        count = max(gold, view.target)
        size = min(84.0, row_h * 0.75, (_SHEET.w - 140) / count - 4)
        body = "".join(
            use(art("nugget" if at < gold else "nugget_open"), 8 + at * (size + 4), (row_h - size * 52 / 60) / 2, size)
            for at in range(count)
        )
        canvas.vector(body, Box(_SHEET.x + 120, y, _SHEET.w - 130, row_h))
        for at, seat in enumerate(team):
            canvas.centred(symbol(seat), _SHEET.x + 42 + at * 40, y + row_h / 2, min(48, row_h * 0.7))


def _order(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    order = ranking(view)
    row_h = min(216.0, (_H - 28 - 10 * (len(order) - 1)) / len(order))
    wide = WIDTH - 14 - 820
    for number, team in enumerate(order):
        box = Box(820, round(14 + number * (row_h + 10)), wide, round(row_h))
        won = bool({*team} & {*(view.winners or ())})
        body = rect(Box(-5, -5, wide + 10, box.h + 10), "lamp", "soot", 3, radius=12) if won else ""
        body += rect(Box(1.5, 1.5, wide - 3, box.h - 3), "paper_hi", "soot", 3, radius=8) + rect(
            Box(wide - 100, 1.5, 98.5, box.h - 3), "soot", radius=7
        )
        canvas.vector(body, box, bleed=8)
        name = f"rank {number}"
        gold = sum(view.players[seat].gold for seat in team)
        canvas.text(f"{name}/gold", gold, box.at(wide - 96, 2, 90, box.h - 4), style("black", 54, 40), "lamp", vital=True)
        for at, seat in enumerate(team):
            canvas.centred(symbol(seat), box.x + 36 + at * 50, box.cy, min(48, box.h - 16))
        left = 70 if len(team) == 1 else 122
        for at, seat in enumerate(team):
            h = min(48.0, (box.h - 8) / len(team))
            room = box.at(left, box.h / 2 + (at - len(team) / 2) * h, wide - left - 110, h)
            canvas.text(
                f"{name}/name {seat}", scene.name(seat), room, style("serif", 36 if len(team) == 1 else 32, 20), align="left"
            )
