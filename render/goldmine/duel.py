"""A challenge as a strip: both sides, three pairs of dice, who won and what came of it."""

from __future__ import annotations

from collections.abc import Hashable

from render.box import Box
from render.canvas import Canvas
from render.goldmine.palette import DUSK, DUSK_RAYS
from render.goldmine.parts import art, miner, symbol, token
from render.goldmine.scene import Scene
from render.goldmine.story import Chip, Duel, duel_of, last_turn, story
from render.goldmine.strip_frame import line_with_icon, plain_strip, plate, rays
from render.goldmine.tile_art import bat
from render.sprites import sprite
from render.strip_key import as_key
from render.strip_size import WIDTH
from render.svg import circle, path, polygon, rect
from render.theme import SEATS, style

H = 404
_CARD = 226
_LEFT = 286  # of the middle
_MIDDLE = WIDTH - 2 * _LEFT


def backdrop(kind: str, height: float, *, bats: bool = False) -> Canvas:
    """Rays of light for gold, dusk for bats, and some of them."""
    canvas = plain_strip(height, "paper" if kind == "gold" else DUSK)
    body = rays((WIDTH / 2, height / 2), 1000, 24, "lamp_hi" if kind == "gold" else DUSK_RAYS, 0.7)
    if kind == "bat" and bats:
        body += "".join(bat("plum_l", x, y, z) for x, y, z in ((392, 34, 0.9), (446, 64, 0.6), (742, 64, 0.6), (796, 34, 0.9)))
    canvas.vector(body, Box(0, 0, WIDTH, height))
    return canvas


def duel_key(scene: Scene) -> Hashable:
    """All that the strip shows."""
    duel = duel_of(scene)
    gold = [player.gold for player in scene.view.players]
    return as_key((duel, gold, scene.view.phase in ("drop", "chase"), scene.names, last_turn(scene)))


def draw_duel(scene: Scene) -> Canvas:
    """The strip."""
    told, say = story(scene), scene.words
    duel = told.duel
    assert duel is not None, "asked before: duel_of"
    canvas = backdrop(duel.kind, H, bats=True)
    for seat, x, key in ((duel.by, 24, "gold-challenges"), (duel.against, WIDTH - 24 - _CARD, "gold-defends")):
        change = told.changes.get(seat, 0)
        draw_side(canvas, scene, seat, say(key), Box(x, 26, _CARD, H - 52), won=duel.winner == seat, change=change, right=x > 600)
    _score(canvas, duel)
    for number, pair in enumerate(duel.rolls):
        _pair(canvas, scene, duel, number, pair)
    _outcome(canvas, duel, told.outcome)
    return canvas


def draw_side(
    canvas: Canvas, scene: Scene, seat: int, role: str, box: Box, *, won: bool = False, change: int = 0, right: bool = False
) -> None:
    """One side: miner, name, role, nuggets and how they changed."""
    colour, name = SEATS[seat], f"side {seat}"
    plate(canvas, box, lit=8 if won else 0, radius=9)
    upper = round(box.h - 138)
    body = path(f"M1.5 {upper} V9 q0 -7.5 7.5 -7.5 H{box.w - 9} q7.5 0 7.5 7.5 V{upper} Z", colour.fill)
    body += circle((box.w / 2, upper * 0.53), upper * 0.44, "lamp_hi", "soot", 2.6)
    scale = (upper - 8) / 92
    flip = f"translate({box.w / 2 + 36 * scale:.1f} 10) scale({-scale:.3f} {scale:.3f})"
    place = f"translate({box.w / 2 - 36 * scale:.1f} 10) scale({scale:.3f})"
    body += (
        f'<svg width="{box.w:g}" height="{upper}"><g transform="{flip if right else place}">{sprite(miner(seat)).body}</g></svg>'
    )
    body += rect(Box(0, upper - 1.5, box.w, 3), "soot")
    body += path(f"M1.5 {box.h - 64} H{box.w - 1.5} V{box.h - 8} q0 6.5 -6.5 6.5 H8 q-6.5 0 -6.5 -6.5 Z", "soot")
    if change:
        body += rect(Box(box.w - 88, box.h - 57, 76, 50), "loco" if change > 0 else "brick", "paper_hi", 2.4, radius=8)
    canvas.vector(body, box)
    canvas.centred(art("nugget"), box.x + 42, box.bottom - 32, 50)
    canvas.text(f"{name}/name", scene.name(seat), box.at(10, upper + 6, box.w - 20, 42), style("serif", 36, 22))
    canvas.text(f"{name}/role", role, box.at(10, upper + 46, box.w - 20, 26), style("semibold", 26, 18), "soot2")
    gold = scene.view.players[seat].gold
    canvas.text(f"{name}/gold", gold, box.at(78, box.h - 60, 60, 56), style("black", 48, 40), "lamp", align="left", vital=True)
    if change:
        text = f"+{change}" if change > 0 else f"−{-change}"
        canvas.text(f"{name}/change", text, box.at(box.w - 86, box.h - 55, 72, 46), style("black", 38, 34), "white", vital=True)


def _score(canvas: Canvas, duel: Duel) -> None:
    canvas.centred(token(duel.kind).name, _LEFT + 34, 53, 66)
    box = Box(WIDTH / 2 - 112, 22, 224, 62)
    canvas.vector(rect(Box(0, 0, box.w, box.h), "soot", radius=9), box)
    face = style("black", 50, 44)
    canvas.text("score/by", duel.won, box.at(20, 4, 80, 54), face, "lamp", vital=True)
    canvas.text("score/colon", ":", box.at(100, 2, 24, 54), face, "paper")
    canvas.text("score/against", len(duel.rolls) - duel.won, box.at(124, 4, 80, 54), face, "lamp", vital=True)


def _pair(canvas: Canvas, scene: Scene, duel: Duel, number: int, pair: tuple[int, int]) -> None:
    """Two dice, the lost one grey; a triangle and a symbol for the winner."""
    mine, theirs = pair
    won = mine >= theirs
    winner = duel.by if won else duel.against
    box = Box(_LEFT + number * 208, 98, 200, 130)
    sign = -1 if won else 1
    body = rect(Box(1.5, 1.5, 197, 127), "paper_hi", "soot", 3, radius=9)
    body += polygon([(100 + sign * 17, 52), (100 - sign * 13, 30), (100 - sign * 13, 74)], SEATS[winner].fill, "soot", 3)
    if mine == theirs:
        body += rect(Box(56, 93, 88, 34), "lamp", "soot", 2.4, radius=7)
    canvas.vector(body, box)
    for x, seat, pips, kept in ((10, duel.by, mine, won), (118, duel.against, theirs, not won)):
        canvas.sprite(art(f"die_{SEATS[seat].colour}_{pips}" if kept else f"die_lost_{pips}"), box.x + x, box.y + 16, 72)
    canvas.sprite(symbol(winner), box.x + (18 if won else 150), box.y + 94, 32)
    if mine == theirs:
        canvas.text(f"pair {number}/tie", scene.words("gold-tie"), box.at(58, 95, 84, 30), style("black", 26, 16))


def _outcome(canvas: Canvas, duel: Duel, lines: list[Chip]) -> None:
    box = Box(_LEFT, 244, _MIDDLE, H - 26 - 244)
    body = rect(Box(1.5, 1.5, box.w - 3, box.h - 3), "paper_hi", "soot", 3, radius=9)
    canvas.vector(body + rect(Box(3, 3, 12, box.h - 6), SEATS[duel.winner].fill) + rect(Box(15, 2, 2.5, box.h - 4), "soot"), box)
    shown = lines[:3]
    step = min(56.0, (box.h - 8) / max(1, len(shown)))
    top = box.h / 2 - step * len(shown) / 2
    for number, chip in enumerate(shown):
        text = f"{chip.head}, {chip.more}" if chip.more else chip.head
        row = box.at(30, top + number * step, box.w - 44, step)
        numbers = any(char.isdigit() for char in text)
        line_with_icon(canvas, f"outcome {number}", chip.icon, text, row.inset(0, 3), size=34, vital=numbers)
