"""The mines: every tile, pick and coin, and what was dug last; for whoever is on turn, what each roll brings."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from engine.kopalnie.view import MineView
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import lamp_frame
from render.kopalnie.mines_art import ARROW, LIT_LANE, RING, closed_sign, emblem, mine_row, start_field
from render.kopalnie.mines_header import draw_header, header_key
from render.kopalnie.mines_layout import (
    FRAME,
    LANE,
    ROW_H,
    ROW_W,
    START,
    badge_boxes,
    lane_of,
    mine_rows,
    mines_height,
    place_of,
    start_parts,
    way_points,
)
from render.kopalnie.names import mine_name
from render.kopalnie.news import DigNews, News, hint, news
from render.kopalnie.parts import draw_pick, draw_small_tile, draw_tile
from render.kopalnie.scene import Scene
from render.kopalnie.strip_frame import new_strip
from render.part_cache import PARTS
from render.strip_key import as_key
from render.svg import rect
from render.text import width
from render.theme import style

_LETTER = style("black", 42, 42)
_STOP = style("black", 34, 34)
_NAME = style("serif", 28, 22)


@dataclass(frozen=True, slots=True)
class Row:
    """All that is shown of one mine."""

    mine: MineView
    lit: bool = False
    numbers: Mapping[int, tuple[int, ...]] | None = None  # by place: the rolls that lead there, or the steps of the last dig
    dark: frozenset[int] = frozenset()  # the places whose numbers stand out
    dig: DigNews | None = None  # its way is drawn
    laid: frozenset[str] = frozenset()  # tiles onto which a coin has just been laid


def latest_news(scene: Scene) -> News:
    """What the header tells."""
    latest = news(scene)
    return latest if latest.head else hint(scene)


def rows_of(scene: Scene, *, rolls: bool) -> list[Row]:
    """What is shown of every mine; ``rolls``: over every tile the rolls that lead to it."""
    view, dig = scene.view, news(scene).dig
    undecided = view.mine if view.rolls and not view.card else None
    laid = frozenset(event.data["tile"] for event in scene.happened("laid_coin"))
    rows = []
    for mine in view.mines:
        lit = mine.code == (undecided or (dig.mine if dig else None))
        if mine.code == undecided or (rolls and mine.prospects):
            found = prospects(mine)
            dark = {place for place, numbers in found.items() if lit and undecided and {*numbers} & {*view.rolls}}
            rows.append(Row(mine, lit, found, frozenset(dark), laid=laid & {*mine.coins}))
        elif lit and dig:
            steps = {stop: tuple(n for n, at in enumerate(dig.stops, 1) if at == stop) for stop in dig.stops}
            rows.append(Row(mine, lit, steps, frozenset([dig.stops[-1]]), dig, laid & {*mine.coins}))
        else:
            rows.append(Row(mine, laid=laid & {*mine.coins}))
    return rows


def prospects(mine: MineView) -> dict[int, tuple[int, ...]]:
    """By place the rolls that lead there."""
    found = {
        place: tuple(n for n, one in enumerate(mine.prospects, 1) if one == tile)
        for place, tile in enumerate(mine.places)
        if tile
    }
    return {place: numbers for place, numbers in found.items() if numbers}


def mines_key(scene: Scene) -> Hashable:
    """All that the mines show."""
    return as_key((rows_of(scene, rolls=False), header_key(scene, latest_news(scene))))


def rolls_key(scene: Scene) -> Hashable:
    """All that the mines with their rolls show."""
    return as_key((rows_of(scene, rolls=True), header_key(scene, latest_news(scene))))


def draw_mines(scene: Scene) -> Canvas:
    """The mines as everybody sees them, the last dig lit."""
    return _draw(scene, rows_of(scene, rolls=False))


def draw_rolls(scene: Scene) -> Canvas:
    """The mines with what each roll brings: for whoever has to choose one."""
    return _draw(scene, rows_of(scene, rolls=True))


def _draw(scene: Scene, rows: Sequence[Row]) -> Canvas:
    canvas = new_strip(mines_height(len(rows)), header=True)
    draw_header(canvas, scene, latest_news(scene))
    for index, (row, box) in enumerate(zip(rows, mine_rows(len(rows)))):
        part = box.inset(-FRAME) if row.lit or row.laid else box
        key = "mine", index, len(rows), scene.lang, as_key(row)
        PARTS.draw(canvas, part, key, lambda row=row, box=box: _mine(canvas, scene, row, box))  # type: ignore[misc]
    return canvas


def _mine(canvas: Canvas, scene: Scene, row: Row, box: Box) -> None:
    say, mine = scene.words, row.mine
    tag, start, closed = f"mine {mine.code}", start_parts(box), mine.last_tile is not None
    if row.lit or row.laid:
        lamp_frame(canvas, box, FRAME)
    canvas.vector(mine_row(mine.code, closed=closed), box)
    if row.lit:
        canvas.vector(LIT_LANE, box.at(0, 0, ROW_W, LANE))
    field = box.at(0, 0, START + 2, ROW_H)
    canvas.vector(emblem(mine.code), field)
    canvas.vector(start_field(closed=closed), field)
    canvas.text(f"{tag}/letter", mine.code, start["letter"].inset(3, 2), _LETTER, vital=True)
    if row.dig:
        _way(canvas, row.dig, box)
    if row.numbers is None:
        lane = lane_of(box)
        canvas.text(f"{tag}/name", mine_name(say, mine.code), lane.at(4, 0, lane.w - 8, lane.h), _NAME, "paper_hi", align="left")
    else:
        _numbers(canvas, tag, row, box)
    if mine.last_tile is not None:
        sign = closed_sign(box)
        canvas.text(
            f"{tag}/closed", say("mine-abandoned"), sign.at(44, 4, sign.w - 52, sign.h - 8), style("serif", 33, 24), "soot2"
        )
        draw_small_tile(canvas, mine.last_tile, start["last tile"])
        return
    for place, tile in enumerate(mine.places):
        if tile:
            room = place_of(box, place)
            if tile in row.laid:
                lamp_frame(canvas, room, 4)
            draw_tile(canvas, f"{tag}/place {place}", tile, room, mine.coins.get(tile, 0))
    rest = start["pick"] if mine.pick is None else place_of(box, mine.pick)
    draw_pick(canvas, rest.cx, rest.cy, 60, lit=row.lit)


def _numbers(canvas: Canvas, tag: str, row: Row, box: Box) -> None:
    """Badges over the places with the rolls or steps that end there."""
    texts = {place: "·".join(map(str, numbers)) for place, numbers in (row.numbers or {}).items()}
    badges = badge_boxes(box, {place: max(32.0, width(text, _STOP) + 14) for place, text in texts.items()})
    for place, text in texts.items():
        badge, dark = badges[place], place in row.dark
        body = rect(Box(1.2, 1.2, badge.w - 2.4, badge.h - 2.4), "soot" if dark else "paper_hi", "soot", 2.4, radius=14)
        canvas.vector(body, badge)
        canvas.text(f"{tag}/stop {place}", text, badge.inset(4, 1), _STOP, "lamp" if dark else "soot", vital=True)


def _way(canvas: Canvas, dig: DigNews, box: Box) -> None:
    """The pick's way in the lane: from where it rested, around the row's end if need be."""
    cy = lane_of(box).cy
    for a, b in way_points(dig.stops, dig.start):
        canvas.fill(Box(box.x + a, cy - 3, b - a, 6), "soot")
        if b == ROW_W - 8:
            canvas.vector(ARROW, Box(box.x + b - 11, cy - 11, 22, 22))
        if a == START + 8 and dig.start is not None:
            canvas.vector(ARROW, Box(box.x + a - 6, cy - 11, 22, 22))
    if dig.start is not None:
        x = place_of(box, dig.start).cx
        canvas.vector(RING, Box(x - 11, cy - 11, 22, 22))
