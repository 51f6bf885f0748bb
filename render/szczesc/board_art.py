"""The works without a game on them: sky, hills, buildings, cells. Drawn as vectors from the boxes of the layout."""

from __future__ import annotations

from engine.szczesc.box import SPACES
from render.backdrop import grain, halftone, rays
from render.box import Box
from render.sprites import use
from render.svg import circle, line, moved, path, polygon, rect
from render.szczesc.board_layout import BAR, CELLS, FOOT, PLACES, ROOF, TAB, WIDTH, WORKS_HEIGHT, cell_parts, has_tab
from render.szczesc.palette import DISTRICT
from render.szczesc.strip_frame import header_body, mansard_roof, saw_roof


def _landscape() -> str:
    w, h = WIDTH, WORKS_HEIGHT
    body = rect(Box(0, 0, w, h), "paper") + rays((806, 280), 900) + halftone(Box(0, 72, w, 96), "brick_l")
    body += path(f"M0 {h} V330 L90 240 L300 210 L430 330 L640 240 L760 300 L930 230 L{w} 320 V{h} Z", "paper_lo")
    body += path(f"M0 {h} V470 L200 420 L420 470 L700 400 L900 450 L{w} 410 V{h} Z", "hill")
    return body + path(f"M0 {h} V690 L300 665 L720 700 L{w} 670 V{h} Z", "ground")


def _bricks(box: Box) -> str:
    courses = [
        f"M{box.x + 8 + i * 46 + (23 if j % 2 else 0):.0f} {box.y + 44 + j * 14:.0f}h20v6h-20z"
        for j in range(int((box.h - 52) / 14))
        for i in range(int((box.w - 20) / 46))
        if (i * 7 + j * 5) % 6 == 0
    ]
    return path("".join(courses), "brick_d", more='fill-opacity=".6"')


def _workshop(box: Box) -> str:
    x, y = box.x, box.y
    body = rect(Box(box.right - 60, y - 34, 36, 40), "brick_d", "soot")
    body += rect(Box(box.right - 66, y - 38, 48, 9), "brick", "soot", radius=2)
    body += moved(saw_roof(488, "brick", 6, ROOF), x, y)
    return body + rect(box, "brick", "soot") + _bricks(box)


def _mine(box: Box) -> str:
    x, y, w = box.x, box.y, box.w
    body = path(f"M{x - 6} {y} Q{x + w / 2} {y - 66} {x + w + 6} {y} Z", "steel", "soot") + rect(box, "steel", "soot")
    for i in range(1, 7):
        body += line((x + 2, y + 34 + i * 44), (x + w - 2, y + 34 + i * 44), "steel_d", 2, more='stroke-opacity=".6"')
    frame = PLACES["headframe"]
    foot = Box(frame.x, box.bottom - 46, frame.w, 46)
    body += rect(foot, "steel_d", "soot") + line((foot.x, foot.y), (foot.right, foot.y), "steel_l", 3)
    return body + use("headframe", frame.x + 10, frame.y, height=frame.h - 2)


def _deliver(box: Box) -> str:
    x, y, w = box.x, box.y, box.w
    body = polygon([(x - 4, y - 12), (x + 24, y - 33), (x + w - 24, y - 33), (x + w + 4, y - 12)], "loco", "soot")
    stripe = (w + 8) / 10
    for i in range(10):
        left = x - 4 + i * stripe
        d = f"M{left:.1f} {y - 13} v7 q{stripe / 2:.1f} 13 {stripe:.1f} 0 v-7 z"
        body += path(d, "brick" if i % 2 else "paper_hi", "soot", 2)
    return body + rect(box, "loco", "soot")


def _money(box: Box) -> str:
    """A savings bank: a hipped roof, a pediment over the middle, a cornice."""
    x, y, w = box.x, box.y, box.w
    body = polygon([(x + 2, y - 7), (x + 26, y - 24), (x + w - 22, y - 24), (x + w, y - 7)], "ochre_d", "soot")
    body += polygon([(x + w / 2 - 96, y - 4), (x + w / 2, y - 33), (x + w / 2 + 96, y - 4)], "ochre_l", "soot")
    return body + rect(Box(x - 3, y - 7, w + 2, 7), "ochre_l", "soot", 2.5) + rect(box, "ochre", "soot")


def _cechownia(box: Box) -> str:
    x, y, w = box.x, box.y, box.w
    body = path(f"M{x} {y} V{y - 16} h16 V{y - 25} h14 V{y - 33} h{w - 60} V{y - 25} h14 V{y - 16} h16 V{y} Z", "ochre_l", "soot")
    body += circle((box.cx, y - 14), 14, "paper_hi", "soot")
    body += path(f"M{box.cx} {y - 23} V{y - 14} H{box.cx + 7}", "none", "soot", 3)
    return body + rect(box, "ochre_l", "soot")


def _bars() -> str:
    tones = {**DISTRICT, "cechownia": "ochre"}
    return "".join(rect(Box(b.x, b.y, b.w, BAR), f"{tones[n]}_d", "soot") for n, b in PLACES.items() if n in tones)


def cell_frame(name: str, *, hot: bool) -> str:
    """An open work place at its own origin: its face, a tab or a head in its district's tone, the foot where miners stand."""
    cell, kind = Box(0, 0, CELLS[name].w, CELLS[name].h), name.split(maxsplit=1)[0]
    tone = DISTRICT[kind]
    foot = cell.bottom - FOOT
    body = rect(cell, "paper_hi", radius=7)
    if name == "money 1":
        body += path(f"M0 122 H{cell.w} V{cell.bottom - 7} q0 7 -7 7 H7 q-7 0 -7 -7 Z", "lamp_hi" if hot else "paper_lo")
        return body + line((0, 122), (cell.w, 122), "soot") + rect(cell, "none", "soot", 3, radius=7)
    body += path(f"M0 {foot} H{cell.w} V{cell.bottom - 7} q0 7 -7 7 H7 q-7 0 -7 -7 Z", "lamp_hi" if hot else "paper_lo")
    if name.endswith("draw"):
        body += path(f"M0 44 V7 q0 -7 7 -7 H{cell.w - 7} q7 0 7 7 V44 Z", tone) + line((0, 44), (cell.w, 44), "soot", 2.5)
    elif has_tab(kind):
        body += path(f"M{TAB} 0 H7 q-7 0 -7 7 V{foot} H{TAB} Z", tone)
        if kind == "order":
            body += rect(Box(0, 37, TAB, foot - 37), "soot")
        body += line((TAB, 0), (TAB, foot), "soot", 2.5)
    return body + line((0, foot), (cell.w, foot), "soot") + rect(cell, "none", "soot", 3, radius=7)


def _locked_cell(cell: Box, tone: str) -> str:
    """A work place that is closed with this number of players: boards and a padlock; its number stays readable."""
    x, y, w, h = cell
    body = rect(cell, f"{tone}_d", "soot", 3, radius=7)
    step = (h - 16) / 4
    for i in range(4):
        body += rect(Box(x + 6, y + 9 + i * step, w - 12, step - 6), "timber", "soot", 2, radius=2, more='fill-opacity=".8"')
    bar = f"M{x + 8} {y + h - 13} L{x + w - 8} {y + 13}"
    body += path(bar, "none", "soot", 18) + path(bar, "none", "timber_l", 12)
    body += use("padlock", x + w / 2 - 22, y + h / 2 - 20, 50)
    return body + rect(Box(x + 4, y + 4, 42, 40), "soot", radius=7)


def works_body(locked: frozenset[int]) -> str:
    """Everything on the works that stays the same through a game."""
    order = PLACES["order"]
    body = _landscape() + _workshop(PLACES["workshop"]) + _mine(PLACES["mine"])
    body += moved(mansard_roof(order.w, "plum", ROOF), order.x, order.y) + rect(order, "plum", "soot")
    body += _deliver(PLACES["deliver"]) + _money(PLACES["money"]) + _cechownia(PLACES["cechownia"]) + _bars()
    for space in SPACES:
        cell = CELLS[space.name]
        if space.index in locked:
            body += _locked_cell(cell, DISTRICT[space.kind])
        else:
            body += moved(cell_frame(space.name, hot=False), cell.x, cell.y)
    for transport in "HWCL":
        face = cell_parts(f"deliver {transport}")["face"]
        body += use(f"tr_{transport}", face.cx - 34, face.cy - 25, 70)
    return body + header_body() + grain(WIDTH, WORKS_HEIGHT)
