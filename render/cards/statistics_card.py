"""A person's statistics: rating over time, results by opponent, favourites."""

from __future__ import annotations

from typing import TypeAlias

from render.alt_text import AltList, alt_text
from render.box import Box
from render.canvas import Canvas
from render.cards.frame import EDGE, HEADER, new_card, plate
from render.cards.line_plot import PlotLine, draw_line_plot
from render.cards.views import Opponent, StatisticsCardView
from render.picture_kinds import PictureKind, StripKind, same_strips
from render.scene import SceneOf
from render.strip_key import as_key
from render.strip_size import HEIGHT, WIDTH
from render.svg import rect
from render.text import printable_name
from render.theme import style

Scene: TypeAlias = SceneOf[StatisticsCardView]

_TOP = 112  # height of the row with name and figures
_LEFT = 600
MAX_OPPONENTS = 6
_ROW = 62
_END = 112


def _draw(scene: Scene) -> Canvas:
    view = scene.view
    canvas = new_card(view.title, scene.words("card-statistics"))
    y = HEADER + 14
    canvas.text("name", scene.name(0), Box(EDGE, y, WIDTH - 520, _TOP - 20), style("black", 64, 34), "soot", align="left")
    figures = Box(WIDTH - 480, y, 480 - EDGE, _TOP - 20)
    text = scene.words("card-games", games=view.games, wins=view.wins)
    canvas.text("figures", text, figures, style("bold", 44, 30), "brick", align="right", vital=True)
    bottom = HEIGHT - EDGE - (56 * len(view.favourites[:2]) + EDGE if view.favourites else 0)
    _draw_rating(canvas, scene, Box(EDGE, HEADER + _TOP, _LEFT, bottom - HEADER - _TOP))
    _draw_opponents(canvas, scene, Box(_LEFT + 2 * EDGE, HEADER + _TOP, WIDTH - _LEFT - 3 * EDGE, bottom - HEADER - _TOP))
    for number, line in enumerate(view.favourites[:2]):
        room = Box(EDGE + 56, bottom + EDGE + 56 * number, WIDTH - 2 * EDGE - 60, 50)
        canvas.centred("lantern", EDGE + 24, room.cy, height=50)
        canvas.text(f"favourite {number}", line, room, style("bold", 38, 26), "soot", align="left")
    return canvas


def _draw_rating(canvas: Canvas, scene: Scene, box: Box) -> None:
    ratings = scene.view.ratings
    canvas.text("rating", scene.words("card-rating"), Box(box.x, box.y, box.w, 44), style("bold", 36, 26), "soot2", align="left")
    below = Box(box.x, box.y + 50, box.w, box.h - 50)
    if not ratings:
        plate(canvas, below)
        canvas.text("rating/none", scene.words("card-no-rating"), below.inset(24), style("semibold", 34, 24), "soot2")
        return
    values = ratings if len(ratings) > 1 else (ratings[0], ratings[0])
    (y,) = draw_line_plot(canvas, below, [PlotLine(values, "lamp_d")], room_right=_END)
    room = Box(below.right - _END + 10, min(max(y - 24, below.y + 4), below.bottom - 52), _END - 18, 48)
    canvas.text("rating/last", _number(scene, ratings[-1]), room, style("black", 40, 28), "brick", align="left", vital=True)


def _draw_opponents(canvas: Canvas, scene: Scene, box: Box) -> None:
    head = Box(box.x, box.y, box.w, 44)
    canvas.text("opponents", scene.words("card-opponents"), head, style("bold", 36, 26), "soot2", align="left")
    below = Box(box.x, box.y + 50, box.w, box.h - 50)
    plate(canvas, below)
    shown = _shown(scene, int((below.h - 16) // _ROW))
    if not shown:
        canvas.text("opponents/none", scene.words("card-no-opponents"), below.inset(24), style("semibold", 34, 24), "soot2")
    for number, opponent in enumerate(shown):
        y = below.y + 8 + _ROW * number
        bar = Box(below.x + 16, y + 48, below.w - 32, 8)
        canvas.vector(
            rect(Box(0, 0, bar.w, bar.h), "paper_edge", radius=4)
            + rect(Box(0, 0, bar.w * opponent.ahead / opponent.games, bar.h), "loco", radius=4),
            bar,
        )
        score = Box(below.right - 136, y + 4, 120, 42)
        text = f"{opponent.ahead} : {opponent.games - opponent.ahead}"
        canvas.text(f"opponent {number}/score", text, score, style("black", 36, 28), "brick", align="right", vital=True)
        name = Box(below.x + 16, y + 4, below.w - 164, 42)
        canvas.text(f"opponent {number}", _name(scene, opponent), name, style("bold", 34, 22), "soot", align="left")


def _shown(scene: Scene, most: int = MAX_OPPONENTS) -> tuple[Opponent, ...]:
    return scene.view.opponents[: min(most, MAX_OPPONENTS)]


def _name(scene: Scene, opponent: Opponent) -> str:
    return printable_name(opponent.name, scene.words("card-somebody"))


def _number(scene: Scene, value: float) -> str:
    text = f"{value:.1f}".replace("-", "−")
    return text if scene.lang == "en" else text.replace(".", ",")


def _describe(scene: Scene) -> str:
    view = scene.view
    parts: list[str | AltList] = [scene.words("card-games", games=view.games, wins=view.wins)]
    if view.ratings:
        parts.append(f"{scene.words('card-rating')}: {' → '.join(_number(scene, value) for value in view.ratings[-5:])}")
    else:
        parts.append(scene.words("card-no-rating"))
    rivals = [f"{_name(scene, one)} {one.ahead} : {one.games - one.ahead}" for one in _shown(scene)]
    parts.append(AltList(scene.words("card-opponents"), rivals) if rivals else scene.words("card-no-opponents"))
    return alt_text(scene, f"{view.title}: {scene.name(0)}", [*parts, *view.favourites[:2]])


STATISTICS_CARD = PictureKind(
    strips=same_strips(StripKind("statistics", _draw, _describe, lambda scene: as_key((scene.view, scene.names))))
)
