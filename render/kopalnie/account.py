"""The account of a game: every line of the sum for every player, and which mission each one had."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from engine.kopalnie.box import MISSIONS
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus, seat_of
from render.kopalnie.names import mission_name, mission_text
from render.kopalnie.parts import art, draw_sign, points_text, treasures
from render.kopalnie.scene import Scene
from render.kopalnie.strip_frame import EDGE, INNER, new_strip
from render.svg import line, path, rect
from render.text import fit, width
from render.theme import SEATS, style

HEAD, ROW, PITCH = 106, 106, 114
NAME, TOTAL = 170, 106  # widths: of the player's flag, of the sum
_TOP = 12


@dataclass(frozen=True, slots=True)
class AccountRow:
    """A player's line."""

    seat: int
    name: str
    cells: tuple[str, ...]  # as they are printed
    total: str
    mission: str | None  # the one that the viewer knows
    has_mission: bool
    done: bool
    wins: bool


def sections(seats: int) -> tuple[tuple[str, tuple[str, ...], str], ...]:
    """The lines of the account in groups, with the tone of each group's bar."""
    return (
        ("mission", ("mission", "chance"), "night"),
        ("sets", treasures(seats), "loco"),
        ("rest", ("coins", "free", "stones"), "ochre"),
    )


def account_rows(scene: Scene) -> list[AccountRow]:
    """The players in the order of their seats from the most points to the least."""
    view = scene.view
    lines = [row for _, rows, _ in sections(view.seats) for row in rows]
    made = []
    for seat in sorted(range(view.seats), key=lambda seat: (-view.players[seat].points, seat)):
        player = view.players[seat]
        cells = tuple("?" if row == "mission" and player.mission is None else minus(player.account[row]) for row in lines)
        wins, done = seat in (view.winners or ()), bool(player.mission_done)
        total = points_text(scene, seat)
        made.append(AccountRow(seat, scene.name(seat), cells, total, player.mission, player.has_mission, done, wins))
    return made


def account_key(scene: Scene) -> Hashable:
    """All that the account shows."""
    return scene.view.seats, tuple(account_rows(scene))


def row_name(scene: Scene, row: str) -> str:
    """What a line of the account is called."""
    return scene.words(f"kind-{row}" if row in treasures(scene.view.seats) else f"row-{row}")


def draw_row_sign(canvas: Canvas, row: str, cx: float, cy: float, size: float) -> None:
    """The sign of a line of the account."""
    cards = {"mission": "mission_front", "chance": "chance_orange"}
    if row in cards:
        canvas.centred(art(cards[row]), cx, cy, height=size)
    elif row == "coins":
        canvas.centred(art("coin"), cx, cy, size * 0.9)
    elif row == "free":
        for i, sign in enumerate(("crystal", "ruby", "papyrus")):
            draw_sign(canvas, sign, cx + (i - 1) * size * 0.36, cy + (i % 2 * 2 - 1) * size * 0.2, size * 0.58)
    else:
        draw_sign(canvas, {"bronze": "cauldron", "stones": "stone"}.get(row, row), cx, cy, size)


def draw_account(scene: Scene) -> Canvas:
    """The table; whoever has won stands in a lamp frame."""
    rows = account_rows(scene)
    canvas = new_strip(_TOP + HEAD + len(rows) * PITCH + 8)
    _head(canvas, scene)
    for number, row in enumerate(rows):
        _row(canvas, scene, row, Box(EDGE, _TOP + HEAD + number * PITCH, INNER, ROW))
    return canvas


def _columns(seats: int) -> Iterator[tuple[str, str, Box]]:
    """Of every line its section and its column, from the table's left edge."""
    rows = [(key, row) for key, names, _ in sections(seats) for row in names]
    step = (INNER - NAME - TOTAL) / len(rows)
    for number, (key, row) in enumerate(rows):
        yield key, row, Box(NAME + number * step, 0, step, 60)


def _head(canvas: Canvas, scene: Scene) -> None:
    seats, top = scene.view.seats, _TOP
    title = scene.words("result" if scene.view.winners else "so-far")
    canvas.text("title", title, Box(EDGE, top, NAME - 8, HEAD - 10), style("serif", 42, 22))
    for key, names, tone in sections(seats):
        own = [box for section, _, box in _columns(seats) if section == key]
        bar = Box(EDGE + own[0].x + 2, top, own[-1].right - own[0].x - 4, 38)
        canvas.vector(rect(Box(1.5, 1.5, bar.w - 3, bar.h - 3), f"{tone}_d", "soot", 3, radius=6), bar)
        canvas.text(f"section/{key}", scene.words(f"section-{key}"), bar.inset(5, 3), style("bold", 29, 20), "paper_hi")
        signs = Box(bar.x, top + 40, bar.w, HEAD - 46)
        canvas.vector(rect(Box(1.5, 1.5, signs.w - 3, signs.h - 3), "paper_hi", "soot", 3, radius=6), signs)
        for row, box in zip(names, own):
            draw_row_sign(canvas, row, EDGE + box.cx, signs.cy, 48)
    total = Box(EDGE + INNER - TOTAL, top, TOTAL, HEAD - 6)
    canvas.vector(rect(Box(0, 0, total.w, total.h), "soot", radius=8), total)
    canvas.text("total", scene.words("score-now"), total.inset(5, 6), style("serif", 32, 20), "lamp")


def _row(canvas: Canvas, scene: Scene, row: AccountRow, box: Box) -> None:
    tag, cells_h = f"seat {row.seat}", 62
    canvas.vector(_row_body(row), box, bleed=7)
    canvas.centred(f"sym_{seat_of(row.seat)}", box.x + NAME / 2, box.y + 36, 50)
    canvas.text(f"{tag}/name", row.name, box.at(7, 64, NAME - 14, 36), style("serif", 32, 22), SEATS[row.seat].ink)
    for text, (_, line_name, column) in zip(row.cells, _columns(scene.view.seats)):
        ink = "brick" if text.startswith("−") else "soot3" if text == "0" else "soot"
        cell = Box(box.x + column.x + 2, box.y + 3, column.w - 4, cells_h - 4)
        canvas.text(
            f"{line_name}/seat {row.seat}", "·" if text == "0" else text, cell, style("black", 38, 34), ink, vital=text != "0"
        )
    canvas.text(
        f"{tag}/total", row.total, box.at(INNER - TOTAL + 5, 4, TOTAL - 10, ROW - 8), style("black", 58, 40), "lamp", vital=True
    )
    _mission(canvas, scene, row, Box(box.x + NAME, box.y + cells_h, INNER - NAME - TOTAL, ROW - cells_h))


def _row_body(row: AccountRow) -> str:
    body = rect(Box(-5.5, -5.5, INNER + 11, ROW + 11), "lamp", "soot", 3, radius=12) if row.wins else ""
    body += rect(Box(1.5, 1.5, INNER - 3, ROW - 3), "paper_hi", radius=8)
    body += path(f"M1.5 9 q0 -7.5 7.5 -7.5 H{NAME} V{ROW - 1.5} H9 q-7.5 0 -7.5 -7.5 Z", SEATS[row.seat].fill)
    body += rect(Box(NAME, 62, INNER - NAME - TOTAL, ROW - 63), "paper_lo")
    right = INNER - TOTAL
    body += path(f"M{right} 1.5 H{INNER - 9} q7.5 0 7.5 7.5 V{ROW - 9} q0 7.5 -7.5 7.5 H{right} Z", "soot")
    step = (right - NAME) / len(row.cells)
    for number in range(1, len(row.cells)):
        body += line((NAME + number * step, 8), (NAME + number * step, 56), "paper_edge", 2)
    body += line((NAME, 62), (right, 62), "paper_edge", 2) + line((NAME, 1), (NAME, ROW - 1), "soot", 3)
    return body + rect(Box(1.5, 1.5, INNER - 3, ROW - 3), "none", "soot", 3, radius=8)


def _mission(canvas: Canvas, scene: Scene, row: AccountRow, box: Box) -> None:
    """Which mission a player had, what it asked for, and whether it was done."""
    say, tag = scene.words, f"mission/seat {row.seat}"
    canvas.centred(art("mission_front" if row.mission else "mission_back"), box.x + 26, box.cy - 1, height=34)
    end = 84
    room = box.at(50, 3, box.w - 60 - end, box.h - 8)
    if row.mission is None:
        text = say("hidden-mission" if row.has_mission else "no-mission")
        canvas.text(f"{tag}/title", text, room, style("semibold", 27, 20), "soot2", align="left")
        return
    name, face = mission_name(say, row.mission), style("bold", 29, 22)
    shown, size = fit(name, face, room.w * 0.45)
    w = width(shown, face, size)
    canvas.text(f"{tag}/title", name, room.at(0, 0, w + 2, room.h), face, align="left")
    asked = room.at(w + 18, 0, room.w - w - 18, room.h)
    text = mission_text(say, row.mission, scene.view.seats)
    canvas.text(f"{tag}/text", text, asked, style("semibold", 27, 19), "soot2", align="left")
    done, ink = (f"+{MISSIONS[row.mission].points}", "loco") if row.done else (say("mission-failed"), "soot3")
    canvas.text(f"{tag}/points", done, box.at(box.w - end, 3, end - 10, box.h - 8), style("black", 32, 24), ink, align="right")
