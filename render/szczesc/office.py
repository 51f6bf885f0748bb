"""The board's second strip: the shift clock, the supply of coal, and a row for each player."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from render import svg
from render.box import Box
from render.canvas import Canvas, Label
from render.fluent_texts import picture_texts
from render.kept_images import kept_image
from render.strip_key import as_key
from render.svg import rect
from render.szczesc.board_layout import OFFICE_HEIGHT, SUPPLY, WIDTH
from render.szczesc.news import gained, news
from render.szczesc.player_rows import draw_rows
from render.szczesc.scene import Scene
from render.szczesc.shift_clock import draw_clock
from render.szczesc.strip_frame import VITAL
from render.theme import style


def draw_office(scene: Scene) -> Canvas:
    """The office as the view shows it; who was sent to the canteen and who got points is highlighted."""
    view = scene.view
    canvas = Canvas.on(*_base(scene.lang, view.shift, view.seats))
    for i, (colour, count) in enumerate(view.supply.items()):
        box = SUPPLY.at(66 + i * 89, 0, 88, SUPPLY.h)
        canvas.sprite(f"coal_{colour}" if count else f"open_{colour}", box.x + 2, box.cy - 18, 36)
        room = box.at(41, 6, 46, box.h - 12)
        canvas.text(f"supply/{colour}", count, room, style("black", 40, VITAL), align="left", vital=True)
    draw_rows(canvas, scene)
    return canvas


def office_key(scene: Scene) -> Hashable:
    """Everything that the office shows."""
    view = scene.view
    seats = range(view.seats)
    shafts = [(len(s.pending) + s.in_hand, len(s.delivered) + s.face_down, s.light, s.dark) for s in view.shafts]
    return as_key(
        (
            (view.seats, view.shift, view.turn, view.start, view.winners, view.supply),
            ([scene.name(seat) for seat in seats], view.scores, view.money, view.miners, view.canteen, shafts),
            ([gained(scene, seat) for seat in seats], sorted(news(scene).to_canteen.items())),
        )
    )


def prepare_office(lang: str, seats: int) -> None:
    """Draw what every office of this language shares at the beginning of a game."""
    _base(lang, 1, seats)


@kept_image
def _base(lang: str, shift: int, seats: int) -> tuple[Image.Image, list[Label]]:
    body = rect(Box(0, 0, WIDTH, OFFICE_HEIGHT), "soot2") + rect(Box(0, 0, WIDTH, 5), "lamp")
    body += rect(SUPPLY, "paper_hi", "soot", 3, radius=8)
    canvas = Canvas(svg.rasterise(body, WIDTH, OFFICE_HEIGHT).convert("RGB"))
    draw_clock(canvas, shift, second=seats > 2)
    canvas.sprite("heap", SUPPLY.x + 10, SUPPLY.y + 10, 48)
    canvas.text("supply/title", picture_texts(lang)("supply"), SUPPLY.at(4, 44, 62, 26), style("bold", 23, 19), "soot2")
    return canvas.image, canvas.labels
