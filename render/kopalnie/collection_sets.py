"""The rows of a collection: a kind with its tiles, the steps of its table, what it is worth and what the next tile brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.kopalnie.box import FORMS, FORMS_BONUS, PACK, PACK_POINTS, SETS, STONE
from engine.kopalnie.scoring import Threshold, forms_bonus, next_threshold, set_points
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus
from render.kopalnie.names import tile_sign
from render.kopalnie.palette import GROUND
from render.kopalnie.parts import art, draw_sign, tally, treasures
from render.kopalnie.scene import Scene
from render.sprites import use
from render.svg import circle, line, path, rect
from render.theme import style

ROW = 106
SLOT, PITCH, FIRST = 55, 59, 210  # of the tiles' slots: side, step, left edge from the row's own
PLATE = 190  # with the sign, the count and the name
VALUE = 126  # with the points
_SLOTS = {"bronze": 6, STONE: 5}
_DASHES = 'stroke-dasharray="6 5"'


@dataclass(frozen=True, slots=True)
class SetRow:
    """One kind in a collection."""

    kind: str
    signs: tuple[str, ...]  # what is drawn, tile by tile
    cards: int  # how many cards count as further tiles
    bonus: int  # for bronze of all forms
    points: int  # with the bonus
    ahead: Threshold | None  # the next step of its table, with the bonus

    @property
    def count(self) -> int:
        return len(self.signs) + self.cards

    @property
    def reached(self) -> bool:
        """Whether there are enough for a set."""
        return self.count >= SETS[self.kind][0][0]


def set_rows(scene: Scene) -> list[SetRow]:
    """All kinds that the table plays with, the stones last."""
    player = scene.view.players[scene.seat]
    rows = []
    for kind in (*treasures(scene.view.seats), STONE):
        tiles = [tile_sign(tile) for tile in player.tiles]
        own = tuple(sign for sign in tiles if sign == kind or (kind == "bronze" and sign in FORMS))
        count = tally(player)[kind]
        bonus = forms_bonus(player.forms) if kind == "bronze" else 0
        ahead = next_threshold(kind, count)
        further = Threshold(ahead.tiles, ahead.points + bonus) if ahead else None
        rows.append(SetRow(kind, own, count - len(own), bonus, set_points(kind, count) + bonus, further))
    return rows


def draw_set(canvas: Canvas, scene: Scene, row: SetRow, box: Box) -> None:
    """One kind."""
    bad = row.kind == STONE
    canvas.vector(_plate(row.kind), box)
    draw_sign(canvas, "cauldron" if row.kind == "bronze" else row.kind, box.x + 44, box.y + 38, 62)
    canvas.text(f"{row.kind}/count", row.count, box.at(94, 10, 84, 54), style("black", 54, 44), vital=True)
    name = box.at(8, ROW - 35, PLATE - 14, 31)
    canvas.text(f"{row.kind}/name", scene.words(f"kind-{row.kind}"), name, style("serif", 27, 22), "paper_hi")
    _slots(canvas, row, box)
    _steps(canvas, row, box)
    if row.kind == "bronze":
        _forms(canvas, scene, row, box.at(FIRST + 6 * PITCH + 2, 8, 228, ROW - 16))
    if bad:
        note = box.at(FIRST + 5 * PITCH + 8, 40, 284, 48)
        canvas.text("stone/note", scene.words("stones-cost"), note, style("semibold", 27, 20), "soot2")
    _value(canvas, scene, row, box.at(box.w - VALUE - 8, 8, VALUE, ROW - 16))


def _plate(kind: str) -> str:
    w = 952
    body = rect(Box(1.5, 1.5, w - 3, ROW - 3), "#E4E0DA" if kind == STONE else "paper_hi", "soot", 3, radius=8)
    body += use(art(f"ground_{kind}"), 2.5, 2.5, PLATE - 4) + rect(Box(90, 8, 92, 58), "paper_hi", "soot", 2.6, radius=8)
    body += path(f"M1.5 {ROW - 36} H{PLATE} V{ROW - 1.5} H9 q-7.5 0 -7.5 -7.5 Z", "soot")
    return (
        body + line((PLATE, 1), (PLATE, ROW - 1), "soot", 2.5) + rect(Box(1.5, 1.5, w - 3, ROW - 3), "none", "soot", 3, radius=8)
    )


def slot_at(box: Box, index: int) -> Box:
    """The place of a row's tile."""
    return box.at(FIRST + index * PITCH, 43, SLOT, SLOT)


def _slots(canvas: Canvas, row: SetRow, box: Box) -> None:
    """The tiles, then cards that count as one, then empty slots; what does not fit is a number."""
    slots = _SLOTS.get(row.kind, 10)
    if row.reached:
        shown = min(row.count, slots)
        band = Box(box.x + FIRST - 6, box.y + 38, PITCH * shown - (PITCH - SLOT) + 12, SLOT + 10)
        canvas.vector(rect(Box(0, 0, band.w, band.h), GROUND[row.kind], radius=9), band)
    for index in range(slots):
        place = slot_at(box, index)
        if index == slots - 1 and row.count > slots:
            canvas.vector(rect(Box(0, 0, SLOT, SLOT), "soot", radius=7), place)
            text = f"+{row.count - slots + 1}"
            canvas.text(f"{row.kind}/further", text, place.inset(4), style("black", 34, 26), "paper_hi", vital=True)
        elif index < len(row.signs):
            draw_slot(canvas, row.signs[index], place)
        elif index < row.count:
            draw_slot(canvas, row.kind, place, card=True)
        else:
            draw_slot(canvas, "", place)


def draw_slot(canvas: Canvas, sign: str, place: Box, *, card: bool = False) -> None:
    """A place for a tile: with its sign, with a card that counts as one, or empty."""
    if not sign:
        canvas.vector(rect(Box(1, 1, SLOT - 2, SLOT - 2), "paper", "soot3", 2.2, radius=7, more=_DASHES), place)
        return
    body = rect(Box(1.3, 1.3, SLOT - 2.6, SLOT - 2.6), "orange_l" if card else "paper_hi", "soot", 2.6, radius=7)
    body += use(art(f"o_{sign}"), 5, 5, SLOT - 10)
    if card:
        body += use(art("chance_orange"), SLOT - 20, SLOT - 26, 19)
    canvas.vector(body, place, bleed=3)


def _steps(canvas: Canvas, row: SetRow, box: Box) -> None:
    """What the table gives at which count: passed pale, the present one bright, those ahead outlined."""
    now = max((count for count, _ in SETS[row.kind] if row.count >= count), default=0)
    for count, points in SETS[row.kind]:
        slot = slot_at(box, count - 1)
        wide = 58 if abs(points) > 99 else 48
        flag = Box(slot.cx - wide / 2, box.y + 6, wide, 36)
        passed, current = row.count >= count, count == now
        bad = row.kind == STONE
        fill = ("brick" if current else "brick_l") if bad else ("lamp" if current else "lamp_hi")
        shape = f"M1.5 1.5 H{wide - 1.5} V26 L{wide / 2} 34.5 L1.5 26 Z"
        canvas.vector(path(shape, fill if passed else "paper", "soot" if current else "soot3", 3 if current else 2.2), flag)
        ink = "white" if bad and current else "soot" if passed else "soot2"
        room = flag.at(2, 1, wide - 4, 26)
        canvas.text(
            f"{row.kind}/step {count}", minus(points), room, style("black" if current else "bold", 29, 25), ink, vital=True
        )


def _forms(canvas: Canvas, scene: Scene, row: SetRow, box: Box) -> None:
    """How many of each form of bronze, and what all three together bring."""
    canvas.vector(rect(Box(1, 1, box.w - 2, box.h - 2), GROUND["bronze"], "soot", 2.2, radius=8), box)
    forms = scene.view.players[scene.seat].forms
    for i, form in enumerate(FORMS):
        cell = box.at(8 + i * 48, 7, 44, box.h - 14)
        have = forms[form]
        body = rect(
            Box(1, 1, 42, cell.h - 2), "paper_hi", "soot" if have else "soot3", 2.2, radius=6, more="" if have else _DASHES
        )
        canvas.vector(body, cell)
        draw_sign(canvas, form, cell.cx, cell.y + 24, 36, pale=not have)
        ink = "soot" if have else "soot3"
        canvas.text(f"bronze/{form}", have, cell.at(2, 44, 40, 30), style("black", 31, 26), ink, vital=True)
    disc = Box(box.right - 70, box.cy - 31, 62, 62)
    canvas.vector(circle((31, 31), 29.5, "lamp" if row.bonus else "paper", "soot" if row.bonus else "soot3", 3), disc)
    ink = "soot" if row.bonus else "soot2"
    canvas.text("bronze/bonus", f"+{row.bonus or FORMS_BONUS}", disc.inset(6), style("black", 32, 26), ink, vital=True)


def _value(canvas: Canvas, scene: Scene, row: SetRow, box: Box) -> None:
    """What the row is worth now, and what the next tiles bring."""
    say, bad = scene.words, row.kind == STONE
    plate = box.at(0, 0, box.w, 52)
    fill = "brick" if bad and row.points else "soot" if row.points else "paper"
    canvas.vector(rect(Box(1, 1, plate.w - 2, 50), fill, "" if row.points else "soot3", 2.2, radius=8), plate)
    ink = ("white" if bad else "lamp") if row.points else "soot3"
    canvas.text(f"{row.kind}/points", minus(row.points), plate.inset(8, 3), style("black", 48, 34), ink, vital=True)
    below = box.at(-4, 54, box.w + 8, box.h - 54)
    if row.ahead:
        text = say("more-for", count=row.ahead.tiles - row.count, points=minus(row.ahead.points))
        ink = "brick_d" if bad else "soot"
        canvas.text(f"{row.kind}/ahead", text, below, style("bold", 31, 26), ink, vital=True)
        return
    key = "set-worst" if bad else "forms-more" if row.kind == "bronze" else "set-full"
    figures = {"points": FORMS_BONUS} if key == "forms-more" else {}
    canvas.text(f"{row.kind}/full", say(key, **figures), below, style("bold", 28, 20))


def free_signs(rows: Sequence[SetRow]) -> list[tuple[str, bool]]:
    """The treasures that belong to no set, tile by tile, and whether it is a card."""
    free: list[tuple[str, bool]] = []
    for row in rows:
        if row.kind != STONE and not row.reached:
            free += [(sign, False) for sign in row.signs] + [(row.kind, True)] * row.cards
    return free


def draw_packs(canvas: Canvas, scene: Scene, box: Box) -> None:
    """The treasures that belong to no set, three by three."""
    say, free = scene.words, free_signs(set_rows(scene))
    body = rect(Box(1.5, 1.5, box.w - 3, box.h - 3), "loco", "soot", 3, radius=8)
    body += path(f"M3 10 q0 -7 7 -7 H{PLATE} V{box.h - 3} H10 q-7 0 -7 -7 Z", "loco_d")
    canvas.vector(body, box)
    canvas.text("packs/title", say("packs"), box.at(8, 8, PLATE - 16, 40), style("serif", 32, 24), "paper_hi")
    rule = say("packs-rule", count=PACK, points=PACK_POINTS)
    canvas.text("packs/rule", rule, box.at(8, 48, PLATE - 16, 28), style("semibold", 27, 21), "paper_hi")
    canvas.text(
        "packs/free", say("packs-free", count=len(free)), box.at(8, 78, PLATE - 16, 28), style("bold", 27, 25), "lamp", vital=True
    )
    packs = len(free) // PACK
    first = max(0, packs - 2)  # the last three are shown: full ones, then the one that is being filled
    for i, number in enumerate(range(first, min(first + 3, packs + 1))):
        _pack(canvas, scene, free[number * PACK : number * PACK + PACK], box.at(204 + i * 200, 10, 188, box.h - 20), number)
    plate = box.at(box.w - VALUE - 8, 30, VALUE, 52)
    canvas.vector(rect(Box(0, 0, plate.w, plate.h), "soot", radius=8), plate)
    canvas.text("packs/points", packs * PACK_POINTS, plate.inset(8, 3), style("black", 48, 34), "lamp", vital=True)
    if first:
        more = box.at(box.w - VALUE - 8, 84, VALUE, 26)
        canvas.text("packs/more", f"{first} × {PACK_POINTS} + …", more, style("bold", 26, 23), "paper_hi")


def _pack(canvas: Canvas, scene: Scene, tiles: Sequence[tuple[str, bool]], box: Box, number: int) -> None:
    full = len(tiles) == PACK
    body = rect(
        Box(1.3, 1.3, box.w - 2.6, box.h - 2.6),
        "paper_hi" if full else "loco_l",
        "soot",
        2.6,
        radius=10,
        more="" if full else 'stroke-dasharray="8 6"',
    )
    canvas.vector(body, box)
    for i in range(PACK):
        sign, card = tiles[i] if i < len(tiles) else ("", False)
        draw_slot(canvas, sign, box.at(8 + i * 58, 32, SLOT, SLOT), card=card)
    tab = Box(box.cx - (34 if full else 62), box.y - 6, 68 if full else 124, 34)
    canvas.vector(rect(Box(1.2, 1.2, tab.w - 2.4, 31.6), "soot" if full else "paper_hi", "soot", 2.4, radius=8), tab)
    text = str(PACK_POINTS) if full else scene.words("more-for", count=PACK - len(tiles), points=PACK_POINTS)
    canvas.text(f"pack {number}/points", text, tab.inset(4, 2), style("black", 29, 25), "lamp" if full else "soot", vital=True)
