"""The mines as shapes: a mine's row with its holes, its emblem, planks over an abandoned one, the counter of those."""

from __future__ import annotations

from engine.kopalnie.box import PLACES
from render.box import Box
from render.kopalnie.mines_layout import LANE, ROW_H, ROW_W, START, TILE_H, TILE_W, TILE_Y, place_x
from render.kopalnie.palette import ROCK
from render.kopalnie.parts import art
from render.sprites import sprite, use
from render.svg import circle, line, path, rect

_DASHES = 'stroke-dasharray="7 6"'
_EMBLEM_X = {"A": 78, "B": 78, "C": 76, "D": 76, "E": 60, "F": 70, "G": 136, "H": 80, "I": 80, "J": 88}  # the part that is shown


def mine_row(mine: str, *, closed: bool) -> str:
    """A mine without its start field and its tiles: the rock, and a hole at every place or planks over all of them."""
    rock = ROCK[mine]
    body = rect(Box(1.5, 1.5, ROW_W - 3, ROW_H - 3), rock.ground, radius=7) + path(_LANE, rock.dark)
    body += _planks(rock.dark) if closed else "".join(_hole(mine, place_x(index)) for index in range(PLACES))
    return body + rect(Box(1.5, 1.5, ROW_W - 3, ROW_H - 3), "none", "soot", 3, radius=7)


_LANE = f"M{START} 3 H{ROW_W - 8.5} q5.5 0 5.5 5.5 V{LANE} H{START} Z"
LIT_LANE = path(_LANE, "lamp")


def _hole(mine: str, x: float) -> str:
    rock, hole = ROCK[mine], Box(round(x), TILE_Y, TILE_W, TILE_H)
    return rect(hole, rock.dark, radius=6) + rect(hole.inset(1.5), "none", rock.ground, 2.5, radius=6, more=_DASHES)


def emblem(mine: str) -> str:
    """The picture in the start field. It is slow to rasterise, so it is the same whatever happens in the mine."""
    name = art(f"mine_{mine}")
    high = sprite(name).h
    view = f'viewBox="{_EMBLEM_X[mine]} 0 {high * START / ROW_H:.2f} {high:g}" preserveAspectRatio="none"'
    return f'<svg x="3" y="3" width="{START - 4}" height="{ROW_H - 6}" {view}>{sprite(name).body}</svg>'


def start_field(*, closed: bool) -> str:
    """What lies over an emblem: its frame and the plate for the letter; dimmed when abandoned."""
    body = rect(Box(1.5, 1.5, START - 2, ROW_H - 3), "soot", more='fill-opacity=".38"') if closed else ""
    body += path(f"M{START} 1.5 H9 q-7.5 0 -7.5 7.5 V{ROW_H - 9} q0 7.5 7.5 7.5 H{START} Z", "none", "soot", 3)
    return body + rect(Box(1.5, ROW_H - 46, 44, 44.5), "paper_hi", "soot", 3, radius=5)


def _planks(dark: str) -> str:
    room = Box(START + 6, LANE + 3, ROW_W - START - 13, ROW_H - LANE - 10)
    body = rect(room, dark, "soot", 2.5, radius=6)
    for i, wood in enumerate(("#523521", "#5C3D26")):
        body += rect(room.at(5, 5 + i * 38, room.w - 10, 33), wood, "soot", 2.4, radius=3)
    for x in (room.x + 26, room.right - 76):
        body += line((x, room.bottom - 4), (x + 50, room.y + 4), "soot", 20)
        body += line((x + 1, room.bottom - 6), (x + 49, room.y + 6), "#7A5636", 14)
    sign = closed_sign(Box(0, 0, ROW_W, ROW_H))
    return body + rect(sign, "paper_lo", "soot", 3, radius=6) + use("padlock", sign.x + 10, sign.y + 5, 30)


def closed_sign(row: Box) -> Box:
    """The sign on the planks."""
    return row.at(START + 117, LANE + 18, 238, 46)


RING = circle((11, 11), 8, "lamp", "soot", 4.5)
ARROW = path("M4 2 L14 11 L4 20", "none", "soot", 5, more='stroke-linecap="round"')


def arches(count: int, end: int, room: Box) -> str:
    """The counter of abandoned mines: an arch for each that the game needs, boarded up when abandoned."""
    step = min(20.0, room.w / end)
    left = room.cx - end * step / 2
    body = ""
    for i in range(end):
        x, w = left + i * step + 1.5, step - 3
        r = w / 2
        gone = i < count
        shape = f"M{x:.1f} {room.bottom:.1f} v{-room.h + r:.1f} a{r:.1f} {r:.1f} 0 0 1 {w:.1f} 0 v{room.h - r:.1f} z"
        body += path(shape, "soot" if gone else "paper", "soot", 2.2)
        if gone:
            cross = f"M{x + 2:.1f} {room.bottom - 4:.1f} l{w - 4:.1f} -16 M{x + 2:.1f} {room.bottom - 20:.1f} l{w - 4:.1f} 16"
            body += path(cross, "none", "timber_l", 3)
    return body
