"""How to read the map: its signs in words, and what connections bring."""

from __future__ import annotations

from collections.abc import Hashable

from engine.niemcy.box import GLOBETROTTER, MOST_PASSENGERS, POINTS, SECOND_PASSENGERS
from render.box import Box
from render.canvas import Canvas
from render.niemcy.describe import LEGEND
from render.niemcy.palette import CARD_COLOURS
from render.niemcy.pieces import art, car, closed_space, padlock, space, station
from render.niemcy.scene import Scene
from render.niemcy.strip_frame import bar, field, new_strip, number, plate, title
from render.sprites import sprite, use
from render.strip_size import WIDTH
from render.svg import circle, moved, rect
from render.theme import style

HEAD, ROW = 72, 72


def legend_key(scene: Scene) -> Hashable:
    """It is always the same."""
    return "legend"


def _signs() -> dict[str, str]:
    """The signs around their middles."""
    passenger, door = sprite(art("pas_Y")), sprite(art("door_NL"))
    return {
        "free": space("R", 76, 0, 42),
        "grey": space("X", 76, 0, 42),
        "taken": rect(Box(-52, -6, 104, 12), "soot") + car(1, 76, 46),
        "closed": moved(closed_space(60, locked=False) + padlock(), 0, 0, 1.25),
        "waiting": station(big=False, r=27)
        + use(art("pas_Y"), -passenger.w * 0.55, -passenger.h * 0.62, height=passenger.h * 1.1),
        "nobody": station(big=False, r=27) + circle((0, 0), 8, "soot"),
        "boarded": circle((0, 0), 34, "lamp", "soot", 3) + station(big=True, r=25),
        "country": use(art("door_NL"), -door.w * 0.65, -door.h * 0.65, height=door.h * 1.3),
    }


def draw_legend(scene: Scene) -> Canvas:
    """The signs on the left, points on the right."""
    say = scene.words
    canvas = new_strip(HEAD + 18 + ROW * len(LEGEND))
    bar(canvas, HEAD)
    title(canvas, say("rail-legend-title"), Box(20, 2, WIDTH - 40, HEAD - 10))
    signs = _signs()
    for at, name in enumerate(LEGEND):
        y = HEAD + 10 + at * ROW
        canvas.vector(moved(signs[name], 60, ROW / 2, 0.92), Box(10, y, 120, ROW), bleed=4)
        room = Box(140, y, 606, ROW)
        canvas.text(f"sign {name}", say("rail-legend", sign=name), room, style("bold", 31, 21), align="left")
    _points(canvas, scene, Box(764, HEAD + 16, 410, 436))
    canvas.centred(art("globtroter"), 812, HEAD + 516, 84)
    face = style("black", 30, 21)
    told = say("rail-legend-tickets", points=GLOBETROTTER)
    canvas.text("globetrotter", told, Box(864, HEAD + 476, 310, 40), face, align="left")
    told = say("rail-legend-passengers", first=MOST_PASSENGERS, second=SECOND_PASSENGERS)
    canvas.text("passengers", told, Box(864, HEAD + 516, 310, 40), face, align="left")
    return canvas


def _points(canvas: Canvas, scene: Scene, box: Box) -> None:
    plate(canvas, box)
    field(canvas, box.at(0, 0, box.w, 56), "soot", radius=9)
    canvas.text("points", scene.words("rail-legend-points"), box.at(8, 2, box.w - 16, 52), style("serif", 34, 24), "lamp")
    for length, points in list(enumerate(POINTS))[1:]:
        y = 68 + (length - 1) * 51
        body = "".join(rect(Box(1 + at * 30, 1, 27, 30), CARD_COLOURS["X"].fill, "soot", 2.2, radius=4) for at in range(length))
        canvas.vector(body, box.at(18, y + 6, 216, 34))
        number(canvas, f"length {length}", length, box.at(244, y, 44, 44), 38)
        canvas.text(f"arrow {length}", "→", box.at(290, y, 40, 44), style("bold", 32, 24))
        number(canvas, f"points {length}", points, box.at(334, y, 64, 44), 42, ink="brick")
