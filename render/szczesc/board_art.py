"""The board without a game on it: sky, hills, buildings. Drawn as vectors from the boxes of the layout."""

from __future__ import annotations

from engine.szczesc.box import SPACES
from render.backdrop import grain, halftone, rays
from render.box import Box
from render.sprites import use
from render.svg import circle, line, path, polygon, rect
from render.szczesc.board_layout import BAR, CELLS, FOOT, HEAD, HEIGHT, PLACES, SIGNS, WIDTH, cell_parts
from render.szczesc.palette import DISTRICT


def landscape() -> str:
    w, h = WIDTH, PLACES["office"].y
    body = rect(Box(0, 0, w, HEIGHT), "paper") + rays((806, 400), 900)
    body += halftone(Box(0, 168, w, 110), "brick_l")
    body += path(f"M0 {h} V500 L90 400 L170 470 L300 370 L430 490 L640 400 L760 500 L930 430 L{w} 520 V{h} Z", "paper_lo")
    body += path(f"M0 {h} V850 L200 790 L420 850 L700 780 L900 830 L{w} 790 V{h} Z", "hill")
    return body + path(f"M0 {h} V1120 L300 1095 L720 1120 L{w} 1095 V{h} Z", "ground")


def _bricks(box: Box) -> str:
    courses = [
        f"M{box.x + 8 + i * 46 + (23 if j % 2 else 0):.0f} {box.y + 52 + j * 14:.0f}h20v6h-20z"
        for j in range(int((box.h - 60) / 14))
        for i in range(int((box.w - 20) / 46))
        if (i * 7 + j * 5) % 6 == 0
    ]
    return path("".join(courses), "brick_d", more='fill-opacity=".6"')


def _workshop(box: Box) -> str:
    x, y = box.x, box.y
    body = rect(Box(x + 648, y - 58, 34, 68), "brick_d", "soot") + rect(Box(x + 642, y - 64, 46, 12), "brick", "soot", radius=2)
    tooth = 73.0
    for i in range(6):
        left = x + i * tooth
        body += polygon([(left, y + 4), (left, y - 52), (left + tooth, y + 4)], "brick", "soot")
        body += polygon([(left + 5, y - 3), (left + 5, y - 38), (left + tooth * 0.54, y - 3)], "lamp_hi", "soot", 2)
        body += line((left + 18, y - 3), (left + 18, y - 28), "soot")
    return body + rect(box, "brick", "soot") + _bricks(box)


def _mine(box: Box) -> str:
    x, y, w = box.x, box.y, box.w
    body = path(f"M{x - 6} {y} Q{x + w / 2} {y - 100} {x + w + 6} {y} Z", "steel", "soot") + rect(box, "steel", "soot")
    for i in range(1, 9):
        body += line((x + 2, y + 44 + i * 48), (x + w - 2, y + 44 + i * 48), "steel_d", 2, more='stroke-opacity=".6"')
    frame = PLACES["headframe"]
    foot = Box(frame.x + 6, box.bottom - 58, 144, 58)
    body += rect(foot, "steel_d", "soot") + line((foot.x, foot.y), (foot.right, foot.y), "steel_l", 3)
    return body + use("headframe", frame.x, frame.y, height=frame.h)


def _order(box: Box) -> str:
    x, y, w = box.x, box.y, box.w
    body = polygon([(x + 6, y), (x + 40, y - 48), (x + w - 40, y - 48), (x + w - 6, y)], "plum", "soot")
    body += rect(Box(x + 36, y - 53, w - 72, 8), "plum_d", "soot", 2.5, radius=2)
    for i in (0, 1, 2, 4, 5, 6):
        cx = x + w / 2 + (i - 3) * 96 + (-26 if i < 3 else 26)
        body += rect(Box(cx - 14, y - 30, 28, 30), "lamp_hi", "soot", 2.5)
        body += path(f"M{cx - 21} {y - 28} Q{cx} {y - 50} {cx + 21} {y - 28} Z", "plum_d", "soot", 2.5)
        body += line((cx, y - 30), (cx, y), "soot")
    return body + rect(box, "plum", "soot")


def _deliver(box: Box) -> str:
    x, y, w = box.x, box.y, box.w
    body = polygon([(x - 6, y - 14), (x + 30, y - 42), (x + w - 30, y - 42), (x + w + 6, y - 14)], "loco", "soot")
    stripe = (w + 12) / 14
    for i in range(14):
        left = x - 6 + i * stripe
        d = f"M{left:.1f} {y - 15} v10 q{stripe / 2:.1f} 16 {stripe:.1f} 0 v-10 z"
        body += path(d, "brick" if i % 2 else "paper_hi", "soot", 2)
    body += rect(box, "loco", "soot")
    body += "".join(rect(Box(x + 6 + i * 15.2, box.bottom - 8, 9, 6), "timber") for i in range(28))
    return body + line((x + 2, box.bottom - 9), (x + w - 2, box.bottom - 9), "steel_l", 3.5)


def _money(box: Box) -> str:
    """A savings bank: cornice with dentils, hipped roof, a pediment over the middle."""
    x, y, w = box.x, box.y, box.w
    body = polygon([(x + 4, y - 8), (x + 34, y - 34), (x + w - 30, y - 34), (x + w, y - 8)], "ochre_d", "soot")
    body += "".join(line((x + 52 + i * 30, y - 32), (x + 46 + i * 30, y - 10), "ochre", 2) for i in range(15))
    for cx in (x + 84, x + w - 84):
        body += circle((cx, y - 20), 9, "lamp_hi", "soot", 2.5) + line((cx, y - 29), (cx, y - 11), "soot", 2)
    body += polygon([(x + w / 2 - 118, y - 4), (x + w / 2, y - 62), (x + w / 2 + 118, y - 4)], "ochre_l", "soot")
    body += rect(Box(x - 4, y - 9, w + 2, 9), "ochre_l", "soot", 2.5)
    body += "".join(rect(Box(x + 4 + i * 22, y - 4, 9, 5), "ochre_d") for i in range(25))
    return body + rect(box, "ochre", "soot")


def _cechownia(box: Box) -> str:
    x, y, w = box.x, box.y, box.w
    body = path(f"M{x} {y} V{y - 22} h20 V{y - 36} h20 V{y - 50} h{w - 80} V{y - 36} h20 V{y - 22} h20 V{y} Z", "ochre_l", "soot")
    body += circle((box.cx, y - 24), 19, "paper_hi", "soot") + path(
        f"M{box.cx} {y - 36} V{y - 24} H{box.cx + 9}", "none", "soot", 3.4
    )
    return body + rect(box, "ochre_l", "soot")


def _bars() -> str:
    tones = {**DISTRICT, "cechownia": "ochre"}
    return "".join(rect(Box(b.x, b.y, b.w, BAR), f"{tones[n]}_d", "soot") for n, b in PLACES.items() if n in tones)


def _signs() -> str:
    body = ""
    for box in SIGNS.values():
        body += rect(Box(box.x + 14, box.y + 20, 6, 24), "soot") + rect(Box(box.right - 20, box.y + 20, 6, 24), "soot")
        body += rect(box, "paper_hi", "soot", 3, radius=6) + rect(box.inset(4), "none", "steel", 1.6, radius=4)
    return body


def cell_frame(cell: Box, tone: str, head: bool, hot: bool) -> str:
    """An open work place: its face, the head strip in its district's tone if it has one, the foot where miners stand."""
    x, y, right = cell.x, cell.y, cell.right
    ground = "lamp_hi" if hot else "paper_lo"
    foot = cell.bottom - FOOT
    body = rect(cell, "paper_hi")
    body += path(f"M{x} {foot} H{right} V{cell.bottom - 7} q0 7 -7 7 H{x + 7} q-7 0 -7 -7 Z", ground)
    body += line((x, foot), (right, foot), "soot")
    if head:
        body += path(f"M{x} {y + HEAD} V{y + 7} q0 -7 7 -7 H{right - 7} q7 0 7 7 V{y + HEAD} Z", tone)
        body += line((x, y + HEAD), (right, y + HEAD), "soot", 2.5)
    return body.replace("<rect ", '<rect rx="7" ', 1) + rect(cell, "none", "soot", 3, radius=7)


def locked_cell(cell: Box, tone: str) -> str:
    """A work place that is closed with this number of players: boards and a padlock; its name stays readable."""
    x, y, w, h = cell
    body = rect(cell, f"{tone}_d", "soot", 3, radius=7)
    step = (h - 56) / 4
    for i in range(4):
        body += rect(Box(x + 6, y + 46 + i * step, w - 12, step - 8), "timber", "soot", 2, radius=2, more='fill-opacity=".8"')
    bar = f"M{x + 8} {y + h - 13} L{x + w - 8} {y + 51}"
    body += path(bar, "none", "soot", 18) + path(bar, "none", "timber_l", 12)
    return body + use("padlock", x + w / 2 - 30, y + h / 2 - 18, 60)


def has_head(kind: str) -> bool:
    """Mining and money show their number large on the face instead of in a head strip."""
    return kind in ("workshop", "order", "deliver")


def board_body(locked: frozenset[int]) -> str:
    """Everything on the board that stays the same through a game."""
    body = landscape() + _workshop(PLACES["workshop"]) + _mine(PLACES["mine"]) + _order(PLACES["order"])
    body += _deliver(PLACES["deliver"]) + _money(PLACES["money"]) + _cechownia(PLACES["cechownia"]) + _bars() + _signs()
    for space in SPACES:
        cell, tone = CELLS[space.name], DISTRICT[space.kind]
        if space.index in locked:
            body += locked_cell(cell, tone)
        else:
            body += cell_frame(cell, tone, has_head(space.kind), hot=False)
    for transport in "HWCL":
        face = cell_parts(f"deliver {transport}")["face"]
        body += use(f"tr_{transport}", face.cx - 62, face.y + (face.h - 82) / 2, 124)
    office, canteen = PLACES["office"], PLACES["canteen"]
    body += rect(canteen, "paper_hi", "soot", 3, radius=8)
    sign = f"M{canteen.x + 1.5} {canteen.y + 8} q0 -6.5 6.5 -6.5 H{canteen.x + 104} V{canteen.bottom - 1.5}"
    body += path(f"{sign} H{canteen.x + 8} q-6.5 0 -6.5 -6.5 Z", "soot2")
    body += use("bowl", canteen.x + 26, canteen.y + 10, 54)
    body += rect(office, "soot2") + rect(Box(0, office.y, office.w, 4), "lamp")
    body += rect(PLACES["header"], "soot") + rect(PLACES["news"], "soot2")
    body += rect(Box(0, PLACES["news"].bottom, WIDTH, 5), "lamp") + rect(Box(0, PLACES["news"].bottom + 5, WIDTH, 3), "soot")
    body += rect(PLACES["supply"], "paper_hi", "soot", 3, radius=8)
    return body + grain(WIDTH, PLACES["office"].y)
