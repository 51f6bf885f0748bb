"""One player's collection: what it is worth now, every set with its next threshold, free packs, and what is kept secret."""

from __future__ import annotations

from engine.kopalnie.box import STONE, TREASURES
from render.alt_text import Brevity, colour_of, name_of, within_limit
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus
from render.kopalnie.collection_sets import ROW, SetRow, draw_packs, draw_set, set_rows
from render.kopalnie.hand import cards_sentence, draw_secrets, mission_sentence, secrets_height
from render.kopalnie.parts import art, draw_sign, own_eyes, points_text
from render.kopalnie.scene import Scene
from render.page_frame import EDGE, INNER, TOP, new_page
from render.svg import circle, path, rect
from render.theme import style

CELLS, PACKS, GAP = 96, 112, 6


def draw_collection(scene: Scene) -> Canvas:
    """Everything that the scene's seat has collected, as far as the viewer may see it."""
    say, seat = scene.words, scene.seat
    rows = set_rows(scene)
    secrets = secrets_height(scene)
    height = TOP + 18 + CELLS + 14 + len(rows) * (ROW + GAP) + PACKS + 16 + secrets + 22
    note = say("only-for-you") if own_eyes(scene, seat) else say("collection-open")
    head, right = say("collection-of", name=scene.name(seat)), say("points-of", points=points_text(scene, seat))
    canvas = new_page(scene, height, head, note, seat=seat, right=right)
    y = TOP + 18.0
    _cells(canvas, scene, Box(EDGE, y, INNER, CELLS))
    y += CELLS + 14
    for row in rows:
        draw_set(canvas, scene, row, Box(EDGE, y, INNER, ROW))
        y += ROW + GAP
    draw_packs(canvas, scene, Box(EDGE, y, INNER, PACKS))
    draw_secrets(canvas, scene, y + PACKS + 16)
    return canvas


def account_cells(scene: Scene) -> list[tuple[str, str]]:
    """What the points are made of; a question mark where the viewer cannot know."""
    player = scene.view.players[scene.seat]
    rows = player.account
    sets = sum(rows[kind] for kind in TREASURES) + rows["stones"]
    mission = minus(rows["mission"]) if player.mission else "?"
    return [
        ("coins", minus(rows["coins"])), ("sets", minus(sets)), ("packs", minus(rows["free"])), ("cards", minus(rows["chance"])),
        ("mission", mission),
    ]  # fmt: skip


def _cells(canvas: Canvas, scene: Scene, box: Box) -> None:
    for i, ((key, value), cell) in enumerate(zip(account_cells(scene), box.grid(5, 1, 12))):
        canvas.vector(rect(Box(1.5, 1.5, cell.w - 3, cell.h - 3), "paper_hi", "soot", 3, radius=8), cell)
        cx, cy = cell.x + 40, cell.cy
        if key == "sets":
            draw_sign(canvas, "gold", cx, cy, 60)
        elif key == "packs":
            for n, sign in enumerate(("crystal", "ruby", "papyrus")):
                draw_sign(canvas, sign, cx + (n - 1) * 19, cy + (n % 2 * 2 - 1) * 14, 32)
        else:
            sprite, high = {"coins": ("coin", 58), "cards": ("chance_orange", 70), "mission": ("mission_front", 70)}[key]
            canvas.centred(art(sprite), cx, cy, height=high)
        room = cell.at(76, 6, cell.w - 82, 52)
        canvas.text(f"account/{key}", value, room, style("black", 46, 30), vital=True)
        canvas.text(
            f"account/{key}/name", scene.words(f"cell-{key}"), cell.at(74, 58, cell.w - 80, 32), style("semibold", 27, 20)
        )
        if i:
            plus = Box(cell.x - 20, cell.cy - 14, 28, 28)
            canvas.vector(circle((14, 14), 14, "soot") + path("M7 14 h14 M14 7 v14", "none", "lamp", 4), plus)


def describe_collection(scene: Scene) -> str:
    """Every set with its points and its next threshold, coins, packs, and what may be known of cards and mission."""
    return within_limit(lambda brevity: _describe(scene, brevity))


def _describe(scene: Scene, brevity: Brevity) -> str:
    say, seat, player = scene.words, scene.seat, scene.view.players[scene.seat]
    name, colour = name_of(scene, seat, brevity), colour_of(scene, seat, brevity)
    parts = [say("alt-collection", name=name, colour=colour, points=points_text(scene, seat))]
    parts += [_row_in_words(scene, row) + "." for row in set_rows(scene)]
    free = player.account["free"]
    parts.append(say("alt-packs", count=_free(scene), points=free))
    parts.append(say("alt-coins", coins=player.coins))
    parts.append(cards_sentence(scene, with_text=False))
    parts.append(mission_sentence(scene))
    return " ".join(parts)


def _free(scene: Scene) -> int:
    return sum(row.count for row in set_rows(scene) if row.kind != STONE and not row.reached)


def _row_in_words(scene: Scene, row: SetRow) -> str:
    say = scene.words
    text = say("alt-set", kind=say(f"kind-{row.kind}"), count=row.count, points=minus(row.points))
    if row.kind == "bronze":
        text += f" ({say('alt-forms', **scene.view.players[scene.seat].forms)})"
    if row.ahead:
        text += f", {say('alt-next', count=row.ahead.tiles - row.count, points=minus(row.ahead.points))}"
    return text
