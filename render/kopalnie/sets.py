"""The sets of a collection: a kind in each row with its tiles, the steps of its table, its points and the next step."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from engine.kopalnie.box import FORMS, FORMS_BONUS, SETS, STONE
from engine.kopalnie.scoring import Threshold, forms_bonus, next_threshold, set_points
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import lamp_frame, minus
from render.kopalnie.changes import changes
from render.kopalnie.names import tile_sign
from render.kopalnie.palette import GROUND
from render.kopalnie.parts import art, draw_sign, own_eyes, points_text, tally, treasures
from render.kopalnie.scene import Scene
from render.kopalnie.strip_frame import EDGE, INNER, TOP, new_page
from render.part_cache import PARTS
from render.sprites import sprite, use
from render.svg import circle, line, path, rect
from render.theme import style

ROW, PITCH, FRAME = 86, 94, 7
SLOT_W, SLOT_H, SLOT_PITCH, FIRST = 60, 44, 66, 232  # of the tiles' slots; the first one from the row's left edge
PLATE = 218  # with the sign, the count and the name
_SLOTS = {"bronze": 6, STONE: 5}
_DASHES = 'stroke-dasharray="6 5"'


@dataclass(frozen=True, slots=True)
class SetRow:
    """One kind in a collection."""

    kind: str
    signs: tuple[str, ...]  # what is drawn, tile by tile
    cards: int  # how many cards count as further tiles
    forms: tuple[int, ...]  # of bronze: how many of each
    points: int  # with the bonus for all forms
    ahead: Threshold | None  # the next step of its table, with the bonus
    lit: bool  # the last turn changed it

    @property
    def count(self) -> int:
        return len(self.signs) + self.cards

    @property
    def bonus(self) -> int:
        """For bronze of all forms."""
        return FORMS_BONUS * min(self.forms) if self.forms else 0

    @property
    def reached(self) -> bool:
        """Whether there are enough for a set."""
        return self.count >= SETS[self.kind][0][0]


def set_rows(scene: Scene) -> list[SetRow]:
    """All kinds that the table plays with, the stones last."""
    player = scene.view.players[scene.seat]
    changed = {"bronze" if sign in FORMS else sign for sign in changes(scene).get(scene.seat, ())}
    tiles = [tile_sign(tile) for tile in player.tiles]
    rows = []
    for kind in (*treasures(scene.view.seats), STONE):
        bronze = kind == "bronze"
        own = tuple(sign for sign in tiles if sign == kind or (bronze and sign in FORMS))
        count = tally(player)[kind]
        bonus = forms_bonus(player.forms) if bronze else 0
        ahead = next_threshold(kind, count)
        further = Threshold(ahead.tiles, ahead.points + bonus) if ahead else None
        forms = tuple(player.forms[form] for form in FORMS) if bronze else ()
        points = set_points(kind, count) + bonus
        rows.append(SetRow(kind, own, count - len(own), forms, points, further, kind in changed))
    return rows


def sets_key(scene: Scene) -> Hashable:
    """All that the sets show."""
    seat = scene.seat
    return seat, scene.name(seat), points_text(scene, seat), own_eyes(scene, seat), tuple(set_rows(scene))


def draw_sets(scene: Scene) -> Canvas:
    """Every set of the scene's seat, as far as the viewer may know it."""
    say, seat, rows = scene.words, scene.seat, set_rows(scene)
    note = say("only-for-you") if own_eyes(scene, seat) else say("collection-open")
    head, right = say("collection-of", name=scene.name(seat)), say("points-of", points=points_text(scene, seat))
    canvas = new_page(scene, TOP + 12 + len(rows) * PITCH + 4, head, seat=seat, note=note, right=right)
    for number, row in enumerate(rows):
        box = Box(EDGE, TOP + 12 + number * PITCH, INNER, ROW)
        key = "set", number, scene.lang, row
        part = box.inset(-FRAME) if row.lit else box
        PARTS.draw(canvas, part, key, lambda row=row, box=box: _draw_set(canvas, scene, row, box))  # type: ignore[misc]
    return canvas


def _draw_set(canvas: Canvas, scene: Scene, row: SetRow, box: Box) -> None:
    if row.lit:
        lamp_frame(canvas, box, FRAME)
    canvas.vector(_plate(row.kind), box)
    draw_sign(canvas, "cauldron" if row.kind == "bronze" else row.kind, box.x + 42, box.cy, 68)
    canvas.text(f"{row.kind}/count", row.count, box.at(92, 10, 114, 42), style("black", 48, 44), vital=True)
    name = box.at(90, 49, 118, 30)
    canvas.text(f"{row.kind}/name", scene.words(f"kind-{row.kind}"), name, style("semibold", 28, 20))
    _slots(canvas, row, box)
    _steps(canvas, row, box)
    if row.kind == "bronze":
        _forms(canvas, row, box.at(FIRST + 6 * SLOT_PITCH + 6, 7, 256, ROW - 14))
    if row.kind == STONE:
        note = box.at(FIRST + 5 * SLOT_PITCH + 10, 20, 316, 46)
        canvas.text("stone/note", scene.words("stones-cost"), note, style("semibold", 27, 20), "soot2")
    _value(canvas, scene, row, box)


def _plate(kind: str) -> str:
    body = rect(Box(1.5, 1.5, INNER - 3, ROW - 3), "#E4E0DA" if kind == STONE else "paper_hi", "soot", 3, radius=8)
    ground = sprite(art(f"ground_{kind}"))
    high = ground.w * (ROW - 4) / (PLATE - 4)
    view = f'viewBox="0 0 {ground.w:g} {high:.2f}"'
    body += f'<svg x="2" y="2" width="{PLATE - 4}" height="{ROW - 4}" {view}>{ground.body}</svg>'
    body += rect(Box(84, 9, 126, ROW - 18), "paper_hi", "soot", 2.6, radius=8) + line((PLATE, 1), (PLATE, ROW - 1), "soot", 2.5)
    return body + rect(Box(1.5, 1.5, INNER - 3, ROW - 3), "none", "soot", 3, radius=8)


def slot_at(box: Box, index: int) -> Box:
    """The place of a row's tile."""
    return box.at(FIRST + index * SLOT_PITCH, ROW - SLOT_H - 4, SLOT_W, SLOT_H)


def _slots(canvas: Canvas, row: SetRow, box: Box) -> None:
    """The tiles, then cards that count as one, then empty slots; what does not fit is a number."""
    slots = _SLOTS.get(row.kind, 10)
    for index in range(slots):
        place = slot_at(box, index)
        if index == slots - 1 and row.count > slots:
            canvas.vector(rect(Box(0, 0, SLOT_W, SLOT_H), "soot", radius=7), place)
            text = f"+{row.count - slots + 1}"
            canvas.text(f"{row.kind}/further", text, place.inset(3), style("black", 36, 34), "paper_hi", vital=True)
        elif index < row.count:
            card = index >= len(row.signs)
            draw_slot(canvas, row.kind if card else row.signs[index], place, card=card, reached=row.reached)
        else:
            draw_slot(canvas, "", place)


def draw_slot(canvas: Canvas, sign: str, place: Box, *, card: bool = False, reached: bool = False) -> None:
    """A place for a tile: with its sign, with a card that counts as one, or empty; reached: it belongs to a set."""
    w, h = place.w, place.h
    if not sign:
        canvas.vector(rect(Box(1, 1, w - 2, h - 2), "paper", "soot3", 2.2, radius=7, more=_DASHES), place)
        return
    kind = "bronze" if sign in FORMS else sign
    fill = "orange_l" if card else GROUND[kind] if reached and kind != "diamond" else "paper_hi"
    size = h - 6
    body = rect(Box(1.3, 1.3, w - 2.6, h - 2.6), fill, "soot", 2.6, radius=7) + use(art(f"o_{sign}"), (w - size) / 2, 3, size)
    if card:
        body += use(art("chance_orange"), w - 20, h - 27, 19)
    canvas.vector(body, place, bleed=3)


def _steps(canvas: Canvas, row: SetRow, box: Box) -> None:
    """What the table gives at which count: passed pale, the present one bright, those ahead outlined."""
    now = max((count for count, _ in SETS[row.kind] if row.count >= count), default=0)
    bad = row.kind == STONE
    for count, points in SETS[row.kind]:
        slot = slot_at(box, count - 1)
        w = SLOT_W + 2
        flag = Box(slot.cx - w / 2, box.y + 4, w, 36)
        passed, current = row.count >= count, count == now
        fill = ("brick" if current else "brick_l") if bad else ("lamp" if current else "paper_hi")
        shape = f"M1.5 1.5 H{w - 1.5} V27 L{w / 2} 34.5 L1.5 27 Z"
        canvas.vector(path(shape, fill if passed else "paper", "soot" if current else "soot3", 3 if current else 2.2), flag)
        ink = "white" if bad and current else "soot" if passed else "soot2"
        face = style("black" if current else "bold", 34, 34)
        canvas.text(f"{row.kind}/step {count}", minus(points), flag.at(2, 1, w - 4, 27), face, ink, vital=True)


def _forms(canvas: Canvas, row: SetRow, box: Box) -> None:
    """How many of each form of bronze, and what all three together bring."""
    canvas.vector(rect(Box(1, 1, box.w - 2, box.h - 2), GROUND["bronze"], "soot", 2.2, radius=8), box)
    for i, (form, have) in enumerate(zip(FORMS, row.forms)):
        cell = box.at(6 + i * 60, 5, 56, box.h - 10)
        edge, more = ("soot", "") if have else ("soot3", _DASHES)
        canvas.vector(rect(Box(1, 1, cell.w - 2, cell.h - 2), "paper_hi", edge, 2.2, radius=6, more=more), cell)
        draw_sign(canvas, form, cell.cx, cell.y + 18, 32, pale=not have)
        ink = "soot" if have else "soot3"
        canvas.text(f"bronze/{form}", have, cell.at(2, 34, cell.w - 4, 27), style("black", 34, 34), ink, vital=True)
    disc = Box(box.right - 69, box.cy - 32, 64, 64)
    canvas.vector(circle((32, 32), 30.5, "lamp" if row.bonus else "paper", "soot" if row.bonus else "soot3", 3), disc)
    ink = "soot" if row.bonus else "soot2"
    canvas.text("bronze/bonus", f"+{row.bonus or FORMS_BONUS}", disc.inset(3), style("black", 34, 34), ink, vital=True)


def _value(canvas: Canvas, scene: Scene, row: SetRow, box: Box) -> None:
    """What the row is worth now, and what the next tiles bring."""
    say, bad = scene.words, row.kind == STONE
    plate = box.at(904, 8, 96, ROW - 16)
    fill = "brick" if bad and row.points else "soot" if row.points else "paper"
    canvas.vector(rect(Box(1, 1, plate.w - 2, plate.h - 2), fill, "" if row.points else "soot3", 2.2, radius=8), plate)
    ink = ("white" if bad else "lamp") if row.points else "soot3"
    canvas.text(f"{row.kind}/points", minus(row.points), plate.inset(6, 3), style("black", 48, 40), ink, vital=True)
    ahead = box.at(1004, 8, INNER - 1010, ROW - 16)
    if row.ahead:
        text = say("more-for", count=row.ahead.tiles - row.count, points=minus(row.ahead.points))
        canvas.text(f"{row.kind}/ahead", text, ahead, style("bold", 36, 34), "brick_d" if bad else "soot", vital=True)
        return
    key = "set-worst" if bad else "forms-more" if row.kind == "bronze" else "set-full"
    figures = {"points": FORMS_BONUS} if key == "forms-more" else {}
    canvas.text(f"{row.kind}/full", say(key, **figures), ahead, style("bold", 30, 20))
