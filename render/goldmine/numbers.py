"""Numbers in the mine: chips at goals, plates where gold or the entrance can be reached, kept apart from each other."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from engine.goldmine.box import ENTRANCE
from engine.goldmine.cells import Place
from engine.goldmine.view import View
from render.box import Box
from render.canvas import Canvas
from render.goldmine.board import standing_at
from render.goldmine.frame import Frame
from render.goldmine.parts import art
from render.goldmine.tile_geometry import Point, tile_shape
from render.goldmine.trails import draw_decks, draw_feature, paste_clipped
from render.svg import circle, path, rect
from render.text import width
from render.theme import SEATS, style

CHIP = 22  # radius of a number
_NUMBER = style("black", 34, 34)
_TWO_DIGITS = style("black", 33, 33)
_ROUND_DOTS = 'stroke-linecap="round" stroke-dasharray="0.1 17"'
_ASIDE = (
    (-0.3, -0.29),
    (0.3, -0.29),
    (-0.3, 0.3),
    (0.3, 0.3),
    (0.0, -0.42),
    (0.0, 0.42),
)  # in tiles, from a place that holds something
_PLATES = ((60, -3), (60, 123), (24, -3), (96, -3), (24, 123), (96, 123), (60, -62), (60, 182))  # points of a tile


def tree(view: View, begin: Place, steps: int) -> dict[Place, tuple[Place, int]]:
    """For every goal of a move the place before it and its steps."""
    found: dict[Place, tuple[Place, int]] = {}
    ring = [begin]
    for step in range(1, steps + 1):
        following = []
        for here in ring:
            if here != begin and view.mud and here in view.mine.muddy:
                continue
            for other in view.mine.near[here]:
                if other != begin and other not in found:
                    found[other] = here, step
                    following.append(other)
        ring = following
    return found


def draw_dots(canvas: Canvas, frame: Frame, view: View, ways: Mapping[Place, tuple[Place, int]], seat: int) -> None:
    """Dots along every way, in the miner's colour; what lies in the places stays visible."""
    if not ways:
        return
    fill = "white" if SEATS[seat].colour == "black" else SEATS[seat].fill
    steps = [frame.step(before, place) for place, (before, _) in ways.items()]
    line = " ".join("M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) for points in steps)
    body = path(line, "none", "soot", 11, more=_ROUND_DOTS) + path(line, "none", fill, 6.5, more=_ROUND_DOTS)
    paste_clipped(canvas, body, (point for points in steps for point in points), frame, 12)
    for place in ways:
        draw_feature(canvas, frame, view, place)
    draw_decks(canvas, frame, list(ways))


def chip(canvas: Canvas, name: str, number: int, at: Point, r: float, *, fill: str = "paper_hi", dashed: bool = False) -> None:
    """A number in a circle."""
    more = 'stroke-dasharray="9 6"' if dashed else ""
    ink = "white" if fill == "water" else "soot"
    box = Box(round(at[0] - r - 3), round(at[1] - r - 3), 2 * r + 6, 2 * r + 6)
    body = circle((r + 3, r + 3), r, _WATER if fill == "water" else fill, "white" if fill == "water" else "soot", 3.6, more=more)
    if fill == "water":
        body += circle((r + 3, r + 3), r + 1.6, "none", "soot", 2.4)
    canvas.vector(body, box)
    canvas.text(name, number, box.inset(2, 6), _NUMBER if number < 10 else _TWO_DIGITS, ink, vital=True)


_WATER = "#235F84"


def _marked(frame: Frame, view: View, place: Place) -> bool:
    """Whether a place holds something that a number should not hide."""
    piece = frame.mine.pieces[place >> 4]
    return piece.chamber or piece.cave or piece.code == ENTRANCE or piece.passage == place & 15 or (piece.mud and view.mud)


def goal_spots(frame: Frame, view: View, goals: Sequence[Place], r: float, *, over: bool = False) -> list[Point]:
    """Where the numbers stand, never one over another: in their place, or aside of what lies there.

    ``over``: they may cover what lies there, but no miner.
    """
    manned = {player.miner for player in view.players}
    taken: list[Point] = []
    hidden = [standing_at(frame, view, player.miner) for player in view.players if player.miner is not None]
    hidden += [frame.node(cell << 4) for cell in view.nuggets if frame.holds(cell)]
    size = frame.tile

    def cost(at: Point, rank: int) -> float:
        near = sum(100 for other in taken if math.dist(at, other) < 2 * r + 2)
        return near + sum(4 for other in hidden if math.dist(at, other) < r + 16) + 0.1 * rank

    for place in goals:
        x, y = frame.node(place)
        if place in manned or (not over and _marked(frame, view, place)):
            options = [(x + dx * size, y + dy * size) for dx, dy in _ASIDE]
        else:
            if tile_shape(*_kind(frame, place)).bridge and frame.corridor(place) == 0:  # towards the edge, off the deck
                cx, cy = frame.point(place >> 4, (60, 60))
                x, y = cx + (x - cx) * 1.7, cy + (y - cy) * 1.7
            options = [(x, y), *((x + dx * size * 0.8, y + dy * size * 0.8) for dx, dy in _ASIDE)]
        taken.append(min(((option, cost(option, rank)) for rank, option in enumerate(options)), key=lambda found: found[1])[0])
    return spread(taken, 2 * r, frame.box.inset(r))


def _kind(frame: Frame, place: Place) -> tuple[str, str]:
    piece = frame.mine.pieces[place >> 4]
    return piece.code, piece.side


def spread(points: Sequence[Point], apart: float, room: Box, rounds: int = 60) -> list[Point]:
    """Points moved away from each other until they are so far apart, inside the room."""
    found = [list(point) for point in points]
    for _ in range(rounds):
        still = True
        for first in range(len(found)):
            for second in range(first):
                a, b = found[first], found[second]
                distance = math.dist(a, b)
                if distance < apart - 0.01:
                    still = False
                    dx, dy = (a[0] - b[0], a[1] - b[1]) if distance else (1.0, 0.3)
                    push = (apart - distance) / 2 / (distance or 1.0)
                    a[0], a[1], b[0], b[1] = a[0] + dx * push, a[1] + dy * push, b[0] - dx * push, b[1] - dy * push
        for point in found:
            point[0] = min(max(point[0], room.x), room.right)
            point[1] = min(max(point[1], room.y), room.bottom)
        if still:
            break
    return [(x, y) for x, y in found]


def draw_goals(canvas: Canvas, frame: Frame, view: View, goals: Sequence[Place], steps: Mapping[Place, int]) -> None:
    """The goals of a move with their numbers; gold and the entrance with their steps, too."""
    r = 20 if len(goals) > 24 else CHIP
    numbers = {place: number for number, place in enumerate(goals, 1) if frame.holds(place >> 4)}
    prizes = [
        place for place in numbers if steps and (place >> 4 in view.nuggets or frame.mine.pieces[place >> 4].code == ENTRANCE)
    ]
    plain = [place for place in numbers if place not in prizes]
    spots = dict(zip(plain, goal_spots(frame, view, plain, r)))
    taken = [Box(x - r, y - r, 2 * r, 2 * r) for x, y in spots.values()]
    for place, at in spots.items():
        chip(canvas, f"goal {numbers[place]}", numbers[place], at, r)
    hidden = [standing_at(frame, view, player.miner) for player in view.players if player.miner is not None]
    hidden += [frame.node(cell << 4) for cell in view.nuggets if frame.holds(cell)]
    for place in prizes:
        taken.append(_prize(canvas, frame, place, number=numbers[place], steps=steps[place], taken=taken, hidden=hidden))


def _prize(
    canvas: Canvas, frame: Frame, place: Place, *, number: int, steps: int, taken: Sequence[Box], hidden: Sequence[Point]
) -> Box:
    """Number and steps in one plate, where it hides least; returns its box."""
    wide = round(width(str(number), _NUMBER) + 26)
    whole, box = wide + 76, frame.box

    def at(point: Point) -> Box:
        x, y = frame.point(place >> 4, point)
        return Box(
            round(min(max(x - whole / 2, box.x + 1), box.right - whole - 1)),
            round(min(max(y - 22, box.y + 1), box.bottom - 45)),
            whole,
            44,
        )

    def cost(plate: Box) -> float:
        over = sum(99 for other in taken if plate.overlaps(other))
        return over + sum(5 for x, y in hidden if plate.inset(-18, -16).contains(Box(x, y, 0, 0)))

    plate = min((at(point) for point in _PLATES), key=cost)
    body = rect(Box(1.5, 1.5, whole - 3, 41), "soot", "soot", 3, radius=11) + rect(
        Box(1.5, 1.5, wide - 3, 41), "lamp", "soot", 3, radius=10
    )
    canvas.vector(body, plate)
    canvas.text(f"goal {number}", number, plate.at(4, 3, wide - 8, 38), _NUMBER, vital=True)
    canvas.centred(art("sign_steps_light"), plate.x + wide + 22, plate.cy, 42)
    canvas.text(f"goal {number}/steps", steps, plate.at(wide + 40, 3, 32, 38), _NUMBER, "white", vital=True)
    return plate
