"""The mines: every tile, pick and coin, what was dug last, the chance cards, and a panel for each player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.kopalnie.box import TABLE_SETUPS
from engine.kopalnie.view import MineView
from render import svg
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import lamp_frame, seat_of
from render.kopalnie.board_art import (
    ARROW,
    POINTER,
    RING,
    arches,
    closed_row_svg,
    closed_sign,
    ground,
    mine_row_svg,
    pick_path,
    start_field,
)
from render.kopalnie.board_layout import (
    ABANDONED,
    DECK,
    FRAME,
    INNER,
    NEWS,
    ROW,
    START,
    TILE_W,
    TITLE,
    TURN,
    WIDTH,
    board_height,
    lane_of,
    mine_rows,
    place_x,
    start_parts,
    tile_box,
)  # fmt: skip
from render.kopalnie.board_panels import draw_panels
from render.kopalnie.names import mine_name
from render.kopalnie.news import DigNews, News, news, on_turn
from render.kopalnie.parts import art, draw_pick, draw_tile
from render.kopalnie.scene import Scene
from render.scene import won_by
from render.svg import line, rect
from render.text import width
from render.theme import SEATS, style

CORNER = 8  # of a row: only there it is not solid, and what is solid is pasted faster
_LETTER = style("black", 42, 42)
_STOP = style("black", 31, 27)


def draw_board(scene: Scene) -> Canvas:
    """The mines as the view shows them, the last dig lit."""
    view = scene.view
    canvas = Canvas(_ground(board_height(view.seats, len(view.mines))).copy())
    latest = news(scene)
    _header(canvas, scene)
    _news(canvas, scene, latest if latest.head else on_turn(scene))
    _deck(canvas, scene)
    _abandoned(canvas, scene)
    undecided = view.mine if view.rolls and not view.card else None
    lit = undecided or (latest.dig.mine if latest.dig else None)
    hot = next((i for i, mine in enumerate(view.mines) if mine.code == lit), None)
    rows = mine_rows(len(view.mines), hot)
    for index, (mine, row) in enumerate(zip(view.mines, rows)):
        if index == hot and undecided:
            _prospects(canvas, scene, mine, row)
        elif index == hot and latest.dig:
            _lane(canvas, scene, latest.dig, row)
        _mine(canvas, scene, mine, row, lit=index == hot)
    draw_panels(canvas, scene)
    return canvas


def prepare_board(lang: str, seats: int) -> None:
    """Draw what every board of this size shares; the rows are drawn when the first one asks, to keep the start short."""
    _ground(board_height(seats, len(TABLE_SETUPS[seats].mines)))


@lru_cache(maxsize=20)
def _row(mine: str, *, closed: bool) -> tuple[Image.Image, Image.Image]:
    """A mine without its tiles, and its solid middle.

    The emblem is a sprite of its own: the rasteriser is slow with fine shapes in wide drawings.
    """
    canvas = Canvas(Image.new("RGBA", (INNER, ROW)))
    canvas.vector(closed_row_svg(mine) if closed else mine_row_svg(mine), Box(0, 0, INNER, ROW))
    canvas.sprite(art(f"mine_{mine}"), 0, 0, START)
    canvas.vector(start_field(closed), Box(0, 0, START, ROW))
    return canvas.image, canvas.image.convert("RGB").crop((CORNER, 0, INNER - CORNER, ROW))


@lru_cache(maxsize=4)
def _ground(height: int) -> Image.Image:
    return svg.rasterise(ground(height), WIDTH, height).convert("RGB")


def turn_text(scene: Scene) -> str:
    """Whose turn it is, or who has won."""
    view, say = scene.view, scene.words
    if view.turn is not None:
        return say("turn", name=scene.name(view.turn))
    if view.winners is None:
        return say("all-choose")
    return won_by(say, [scene.name(seat) for seat in view.winners])


def _header(canvas: Canvas, scene: Scene) -> None:
    view, say = scene.view, scene.words
    canvas.text("title", say("kopalnie-title"), TITLE, style("serif", 64, 44), "lamp", align="left")
    seat = view.turn if view.turn is not None else view.winners[0] if view.winners else None
    text, face = turn_text(scene), style("black", 44, 34)
    side = 74 if seat is not None else 22
    w = min(TURN.w, width(text, face) + side + 22)
    plate = Box(TURN.right - w, TURN.y, w, TURN.h)
    fill, ink = (SEATS[seat].fill, SEATS[seat].ink) if seat is not None else ("soot2", "paper_hi")
    canvas.vector(rect(Box(1.5, 1.5, w - 3, plate.h - 3), fill, "paper_hi", 3, radius=10), plate)
    if seat is not None:
        canvas.sprite(f"sym_{seat_of(seat)}", plate.x + 10, plate.y + 9, 54)
    canvas.text("turn", text, plate.at(side, 2, w - side - 20, plate.h - 4), face, ink, align="left")


def _plate(canvas: Canvas, box: Box) -> None:
    canvas.vector(rect(Box(1.5, 1.5, box.w - 3, box.h - 3), "paper_hi", "soot", 3, radius=8), box)


def _news(canvas: Canvas, scene: Scene, latest: News) -> None:
    """Who, what was rolled, and what came of it."""
    _plate(canvas, NEWS)
    dice = latest.dice[:2]
    side = 0.0
    if dice:
        side = 130.0 if len(dice) == 1 else 186.0
        size = 92.0 if len(dice) == 1 else 78.0
        body = rect(Box(2.5, 2.5, side, NEWS.h - 5), "lamp", radius=7) + line((side + 2, 2), (side + 2, NEWS.h - 2), "soot", 2.5)
        canvas.vector(body, NEWS)
        for i, number in enumerate(dice):
            cx = NEWS.x + 2 + side * (i + 0.5) / len(dice)
            canvas.centred(art(f"die_{number}"), cx, NEWS.cy, size)
    tile = latest.dig.tile if latest.dig else ""
    end = NEWS.w - (138 if tile else 14)
    if tile:
        draw_tile(canvas, "news/tile", tile, NEWS.at(end + 8, 4, 119, 100))
    x = side + 14
    top, below = (NEWS.at(x, 8, end - x, 48), NEWS.at(x, 56, end - x, 44)) if latest.more else (NEWS.at(x, 20, end - x, 68), None)
    if latest.seat is not None:
        canvas.centred(f"sym_{seat_of(latest.seat)}", top.x + 22, top.cy, 42)
        top = top.at(54, 0, top.w - 54, top.h)
    canvas.text("news/head", latest.head, top, style("bold", 38, 29), align="left")
    if below:
        if latest.card:
            canvas.centred(art(f"chance_{latest.card}"), below.x + 22, below.cy, height=42)
        if latest.card or latest.seat is not None:
            below = below.at(54, 0, below.w - 54, below.h)
        canvas.text("news/more", ", ".join(latest.more), below, style("semibold", 34, 25), align="left")


def _deck(canvas: Canvas, scene: Scene) -> None:
    _plate(canvas, DECK)
    for i in range(3 if scene.view.deck > 2 else scene.view.deck):
        canvas.sprite(art("chance_back"), DECK.x + 12 + i * 5, DECK.y + 11 - i * 3, 60)
    canvas.text("deck/count", scene.view.deck, DECK.at(88, 12, 82, 54), style("black", 54, 40), vital=True)
    canvas.text("deck/name", scene.words("chance-deck"), DECK.at(86, 66, 86, 32), style("semibold", 27, 21))


def _abandoned(canvas: Canvas, scene: Scene) -> None:
    """How near the end is."""
    view = scene.view
    _plate(canvas, ABANDONED)
    canvas.vector(arches(view.abandoned, view.end, Box(8, 14, ABANDONED.w - 16, 46)), ABANDONED)
    text = scene.words("abandoned-of", count=view.abandoned, end=view.end)
    canvas.text("abandoned", text, ABANDONED.at(8, 64, ABANDONED.w - 16, 38), style("bold", 30, 28), vital=True)


def _lane(canvas: Canvas, scene: Scene, dig: DigNews, row: Box) -> None:
    """The lamp around the row, and the pick's way above it: who, the die, and every tile that it came over."""
    lane = _light(canvas, scene, dig.seat, (dig.number,), row)
    way, cy = pick_path(dig.start, dig.stops), lane.cy - 1
    for a, b in way.lines:
        canvas.fill(Box(lane.x + a, cy - 3.5, b - a, 7), "soot")
    for x in way.heads:
        canvas.vector(ARROW, Box(lane.x + x - 14, cy - 14, 28, 28))
    if way.ring is not None:
        canvas.vector(RING, Box(lane.x + way.ring - 14, cy - 14, 28, 28))
    canvas.vector(POINTER, Box(lane.x + way.end - 20, cy + 8, 40, 24))
    for place in dict.fromkeys(dig.stops):
        steps = [step for step, stop in enumerate(dig.stops, 1) if stop == place]
        _stop(canvas, lane, place, steps, last=place == dig.stops[-1])


def _prospects(canvas: Canvas, scene: Scene, mine: MineView, row: Box) -> None:
    """A roll that is not accepted yet: above every tile the numbers that lead to it, the rolled ones dark."""
    view = scene.view
    lane = _light(canvas, scene, view.turn or 0, view.rolls, row)
    for place, tile in enumerate(mine.places):
        numbers = [number for number, found in enumerate(mine.prospects, 1) if found == tile]
        if tile and numbers:
            _stop(canvas, lane, place, numbers, last=any(number in view.rolls for number in numbers))


def _light(canvas: Canvas, scene: Scene, seat: int, dice: tuple[int, ...], row: Box) -> Box:
    """The lamp around a row and its lane, with the player and the dice; returns the lane."""
    lane = lane_of(row)
    lamp_frame(canvas, Box(row.x, lane.y, row.w, row.h + lane.h), FRAME - 1)
    cy = lane.cy - 1
    canvas.centred(f"sym_{seat_of(seat)}", lane.x + 21, cy, 38)
    room = Box(lane.x + 46, lane.y + 1, START - 76 - 40 * len(dice), lane.h - 4)
    canvas.text("lane/name", scene.name(seat), room, style("serif", 31, 26), align="left")
    for i, number in enumerate(reversed(dice)):
        canvas.centred(art(f"die_{number}"), lane.x + START - 42 - 40 * i, cy, 36)
    return lane


def _stop(canvas: Canvas, lane: Box, place: int, numbers: Sequence[int], *, last: bool) -> None:
    """A badge above a place with the steps that end there."""
    text = "·".join(map(str, numbers))
    half = max(19.0, width(text, _STOP) / 2 + 9)
    badge = Box(lane.x + place_x(place) + TILE_W / 2 - half, lane.cy - 20, 2 * half, 38)
    canvas.vector(rect(Box(1.5, 1.5, badge.w - 3, 35), "soot" if last else "paper_hi", "soot", 3, radius=17.5), badge)
    canvas.text(f"lane/stop {place}", text, badge.inset(3, 2), _STOP, "lamp" if last else "soot", vital=True)


def _mine(canvas: Canvas, scene: Scene, mine: MineView, row: Box, *, lit: bool) -> None:
    say, tag, start = scene.words, f"mine {mine.code}", start_parts(row)
    closed = mine.last_tile is not None
    ends, middle = _row(mine.code, closed=closed)
    x, y = round(row.x), round(row.y)
    for left in (0, INNER - CORNER):
        corner = ends.crop((left, 0, left + CORNER, ROW))
        canvas.image.paste(corner, (x + left, y), corner)
    canvas.image.paste(middle, (x + CORNER, y))
    canvas.text(f"{tag}/letter", mine.code, start["letter"].inset(4, 2), _LETTER, vital=True)
    canvas.text(f"{tag}/name", mine_name(say, mine.code), start["name"], style("serif", 30, 22), "paper_hi", align="left")
    if mine.last_tile is not None:
        sign = closed_sign(row)
        text = say("mine-abandoned")
        canvas.text(f"{tag}/closed", text, sign.at(54, 4, sign.w - 66, sign.h - 8), style("serif", 37, 28), "soot2")
        draw_tile(canvas, f"{tag}/last", mine.last_tile, start["last tile"])
        canvas.centred(art("pickaxe"), start["last pick"].cx, start["last pick"].cy, 64)
        return
    for index, tile in enumerate(mine.places):
        if tile:
            draw_tile(canvas, f"{tag}/place {index}", tile, tile_box(row, index), mine.coins.get(tile, 0))
    if mine.pick is None:
        draw_pick(canvas, start["pick"].cx, start["pick"].cy, 64, lit=lit)
    else:
        place = tile_box(row, mine.pick)
        draw_pick(canvas, place.cx, place.cy, 92, lit=lit)
