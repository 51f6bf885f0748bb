"""The header: whose turn it is, what is left in the bag, and the last turn as a row of chips."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from engine.goldmine.box import TILES
from engine.goldmine.view import View
from render.box import Box
from render.canvas import Canvas
from render.goldmine.parts import BAG, LADDER, LAID, NUGGET, Icon, draw_icon, seat_plate, symbol
from render.goldmine.scene import Scene
from render.goldmine.story import Chip, Story, last_turn, story
from render.goldmine.strip_frame import BAR, EDGE, bar, paper_strip, plate
from render.scene import won_by
from render.strip_key import as_key
from render.strip_size import WIDTH
from render.svg import polygon, rect
from render.text import width
from render.theme import SEATS, Style, style

_CHIP = 112  # height of a chip
_ICON = 78
_HEAD = style("black", 38, 34)
_MORE = style("bold", 33, 33)
_GAP = 12
_TURN = Box(300, 11, 500, 70)
_TURN_FACE = style("black", 42, 24)
_ROWS = BAR + 24
_NAME = style("serif", 38, 24)


def acting(view: View) -> int | None:
    """Who decides now, whether on turn or not; whoever is on turn while dice roll."""
    return next((seat for seat in view.to_act if seat >= 0), view.turn)


def gold_left(view: View) -> int | None:
    """Chambers in the bag; None while hands are secret, and with them what is in the bag."""
    return None if any(any(player.hand_kinds) for player in view.players) else sum(TILES[tile].chamber for tile in view.unseen)


def header_key(scene: Scene) -> Hashable:
    """All that the header shows."""
    view = scene.view
    seats = (acting(view), view.turn, view.winners, view.phase in ("drop", "chase"))
    return as_key(
        (seats, view.bag, gold_left(view), view.laid, view.to_lay, view.players[0].miner is None, scene.names, last_turn(scene))
    )


def draw_header(scene: Scene) -> Canvas:
    """The header."""
    told = story(scene)
    seat_w = 0 if told.seat is None else round(min(250, 92 + width(scene.name(told.seat), _NAME) + 16))
    left = EDGE + (seat_w + 14 if seat_w else 0)
    chips = told.chips or [_hint(scene)]
    rows = _rows(chips, WIDTH - EDGE - left)
    canvas = paper_strip(_ROWS + len(rows) * (_CHIP + _GAP) - _GAP + 18)
    _bar(canvas, scene)
    if told.seat is not None:
        _who(canvas, scene, told, Box(EDGE, _ROWS, seat_w, _CHIP))
    for number, row in enumerate(rows):
        _draw_row(canvas, row, Box(left, _ROWS + number * (_CHIP + _GAP), WIDTH - EDGE - left, _CHIP), number)
    return canvas


def _hint(scene: Scene) -> Chip:
    """What stands there when nothing has been done yet."""
    building = scene.view.players[0].miner is None
    return Chip(BAG, scene.words("gold-build-first")) if building else Chip(LADDER, scene.words("gold-go-in"))


def _bar(canvas: Canvas, scene: Scene) -> None:
    view, say = scene.view, scene.words
    bar(canvas, "soot")
    canvas.text("title", say("gold-title"), Box(22, 6, 262, 80), style("serif", 50, 30), "lamp", align="left")
    seat = acting(view)
    if view.winners is not None:
        text = won_by(say, [scene.name(one) for one in view.winners])
        seat_plate(canvas, "turn", text, seat=view.winners[0], box=_TURN, style=_TURN_FACE)
    elif seat is not None:
        key = "turn" if seat == view.turn else "gold-deciding"
        seat_plate(canvas, "turn", say(key, name=scene.name(seat)), seat=seat, box=_TURN, style=_TURN_FACE)
    figures: list[tuple[Icon, object, str, str]] = [(BAG, view.bag, "gold-tiles-left", "white")]
    if view.players[0].miner is None:
        figures.append((LAID, f"{view.laid}/{view.to_lay}", "gold-laid-so-far", "lamp"))
    elif (gold := gold_left(view)) is not None:
        figures.append((NUGGET, gold, "gold-of-them-gold", "lamp"))
    for number, (icon, value, key, ink) in enumerate(figures):
        x = 818 + number * 190
        draw_icon(canvas, icon, Box(x, 16, 60, 60))
        room = Box(x + 72, 10, WIDTH - 8 - x - 72 if number else 112, 46)
        canvas.text(f"bag {number}", value, room, style("black", 44, 34), ink, align="left", vital=True)
        canvas.text(f"bag {number}/what", say(key), room._replace(y=56, h=30), style("bold", 25, 17), "paper_lo", align="left")


def _who(canvas: Canvas, scene: Scene, told: Story, box: Box) -> None:
    assert told.seat is not None
    colour = SEATS[told.seat]
    plate(canvas, box, colour.fill)
    canvas.centred(symbol(told.seat), box.x + 42, box.cy, 56)
    canvas.text("who", scene.name(told.seat), box.at(80, 4, box.w - 92, box.h - 8), _NAME, colour.ink, align="left")


def _rows(chips: Sequence[Chip], room: float) -> list[list[tuple[Chip, float]]]:
    """The chips with their widths in as many rows as they need."""
    rows: list[list[tuple[Chip, float]]] = [[]]
    for chip in chips:
        text = max(width(chip.head, _HEAD), width(chip.more, _MORE))
        wide = min(room, _ICON + 58 + text)
        taken = sum(w + _GAP for _, w in rows[-1])
        if rows[-1] and taken + wide > room:
            rows.append([])
        rows[-1].append((chip, wide))
    return rows


def _draw_row(canvas: Canvas, row: Sequence[tuple[Chip, float]], box: Box, number: int) -> None:
    free = (box.w - sum(w for _, w in row) - _GAP * (len(row) - 1)) / len(row)
    more = free if free < 220 else 60
    x = box.x
    for at, (chip, wide) in enumerate(row):
        name, here = f"chip {number}.{at}", Box(round(x), box.y, round(wide + more), box.h)
        body = rect(Box(1.5, 1.5, here.w - 3, here.h - 3), "paper_hi", "soot", 3, radius=8)
        body += rect(Box(3, 3, _ICON + 25, here.h - 6), "lamp", radius=6) + rect(Box(_ICON + 27, 2, 2.5, here.h - 4), "soot")
        canvas.vector(body, here)
        draw_icon(canvas, chip.icon, here.at(14, 17, _ICON, _ICON))
        room = here.at(_ICON + 40, 8, here.w - _ICON - 50, here.h - 16)
        _text(canvas, f"{name}/head", chip.head, room if not chip.more else room.at(0, 0, room.w, 54), _HEAD, named=chip.named)
        if chip.more:
            _text(canvas, f"{name}/more", chip.more, room.at(0, 52, room.w, 42), _MORE)
        if at or number:
            arrow = polygon([(2, 2), (20, 16), (2, 30)], "lamp", "soot", 3)
            canvas.vector(arrow, Box(here.x - 17, here.cy - 16, 22, 32))
        x += wide + more + _GAP


def _text(canvas: Canvas, name: str, text: str, room: Box, face: Style, *, named: bool = False) -> None:
    numbers = not named and any(char.isdigit() for char in text)
    canvas.text(name, text, room, face if numbers else style(face.face, face.size, 22), align="left", vital=numbers)
