"""The players: gold of the target, tokens, place and way home; teams joined; a minimap where the window is not the whole mine."""

from __future__ import annotations

from collections.abc import Hashable

from engine.goldmine.box import BAT_TOKENS, ENTRANCE, GOLD_TOKENS
from engine.goldmine.cells import HOME, Place
from engine.goldmine.view import PlayerView, View
from engine.goldmine.wayfinder import steps_from
from render.box import Box
from render.canvas import Canvas
from render.goldmine.header import acting
from render.goldmine.mine_strips import mine_key, window_of
from render.goldmine.minimap import draw_minimap
from render.goldmine.parts import art, gold_bar, home_sign, symbol, written, written_cell
from render.goldmine.scene import Scene
from render.goldmine.strip_frame import EDGE, plain_strip
from render.goldmine.tile_art import pool, puddle
from render.goldmine.window import Choice
from render.part_cache import PARTS
from render.sprites import use
from render.strip_key import as_key
from render.strip_size import WIDTH
from render.svg import circle, path, rect
from render.text import width
from render.theme import SEATS, style

_H = 140  # of a panel
_GAP = 16
_FLAG = 62  # width of the colour at the left
_TEAM = _H + 16
_LEAST_MAP = 300
_NUMBER = style("black", 36, 34)


def way_home(view: View, seat: int) -> int | None:
    """Steps to the entrance on foot."""
    miner = view.players[seat].miner
    way = None if miner is None else steps_from(view.mine, miner, view.mud).get(HOME)
    return None if way is None else way[0]


def _map_window(scene: Scene) -> Choice | None:
    choice = window_of(scene)
    return None if choice.whole else choice


def players_key(scene: Scene) -> Hashable:
    """All that the players' strip shows."""
    view = scene.view
    figures = [
        (player.miner, player.gold, player.gold_tokens, player.bat_tokens, way_home(view, seat))
        for seat, player in enumerate(view.players)
    ]
    choice = _map_window(scene)
    shown = None if choice is None else (choice.window, mine_key(view))
    marks = [_mark(view, player.miner) for player in view.players]
    return as_key((figures, marks, view.target, view.alliances, acting(view), scene.names)), shown


def draw_players(scene: Scene) -> Canvas:
    """The players' strip."""
    view = scene.view
    choice, lit = _map_window(scene), acting(view)
    map_w = 0 if choice is None else 250 if view.alliances else 300
    x = EDGE + (map_w + _GAP if map_w else 0)
    if view.alliances:
        rows, columns, row_h = view.seats // 2, 1, _TEAM + 14
    else:
        columns = 2 if map_w or view.seats in (2, 4) else 3
        rows, row_h = -(-view.seats // columns), _H + _GAP
    height = EDGE + rows * row_h + 6
    if map_w:
        height = max(height, _LEAST_MAP)
    canvas = plain_strip(height)
    if choice is not None:
        draw_minimap(canvas, view, choice.window, Box(EDGE, EDGE, map_w, height - 2 * EDGE), lit)
    room = WIDTH - EDGE - x
    if view.alliances:
        for team in range(rows):
            _team(canvas, scene, team, Box(x, EDGE + team * row_h, room, _TEAM), total_w=104 if map_w else 180, lit=lit)
    else:
        wide = (room - _GAP * (columns - 1)) / columns
        for seat in range(view.seats):
            box = Box(x + seat % columns * (wide + _GAP), EDGE + seat // columns * row_h, wide, _H)
            _panel(canvas, scene, seat, box, lit=seat == lit, own=True)
    return canvas


def _team(canvas: Canvas, scene: Scene, team: int, box: Box, *, total_w: float, lit: int | None) -> None:
    """One row: what both have together, then both members with a chain between."""
    view = scene.view
    together, target = view.players[team].together, view.target
    rich = together >= target
    ink = "soot" if rich else "lamp"
    body = rect(Box(0, 0, box.w, box.h), "soot", "soot", 3, radius=10)
    if rich:
        body += rect(Box(4, 4, total_w - 8, box.h - 8), "lamp", radius=7)
    canvas.vector(body + gold_bar(together, target, Box(10, box.h - 34, total_w - 20, 16), ink), box, bleed=2)
    canvas.text(f"team {team}/gold", together, box.at(6, 10, total_w - 12, 60), style("black", 64, 50), ink, vital=True)
    canvas.text(
        f"team {team}/target", f"/ {target}", box.at(6, 72, total_w - 12, 40), _NUMBER, ink if rich else "paper", vital=True
    )
    wide = (box.w - total_w - 8 - 34) / 2
    for number, seat in enumerate((team, team + view.seats // 2)):
        _panel(canvas, scene, seat, box.at(total_w + number * (wide + 34), 8, wide, _H), lit=seat == lit, own=False)
    rings = "".join(circle((x, 20), 13, "none", ink_, w) for x in (23, 41) for ink_, w in (("soot", 9), ("lamp", 5)))
    canvas.vector(rings, Box(box.x + total_w + wide + 17 - 32, box.cy - 20, 64, 40))


def _mark(view: View, place: Place | None) -> str:
    """What the miner stands in: water of a passage, or mud."""
    if place is None:
        return ""
    piece = view.mine.pieces[place >> 4]
    if piece.code != ENTRANCE and piece.passage == place & 15:
        return "passage"
    return "mud" if piece.mud and view.mud else ""


def _panel(canvas: Canvas, scene: Scene, seat: int, box: Box, *, lit: bool, own: bool) -> None:
    """One player; ``own``: with the target, which a team has for both. Kept as pixels while nothing of it changes."""
    view, player = scene.view, scene.view.players[seat]
    box = Box(*(round(edge) for edge in box))
    if lit or (own and player.gold >= view.target):  # with signs that reach beyond the panel
        _draw_panel(canvas, scene, seat, box, lit=lit, own=own)
        return
    figures = (player.miner, player.gold, player.gold_tokens, player.bat_tokens, way_home(view, seat), _mark(view, player.miner))
    key = "goldmine player", seat, box, scene.name(seat), own, view.target, figures
    PARTS.draw(canvas, box.inset(-2), key, lambda: _draw_panel(canvas, scene, seat, box, lit=False, own=own))


def _draw_panel(canvas: Canvas, scene: Scene, seat: int, box: Box, *, lit: bool, own: bool) -> None:
    view, name = scene.view, f"seat {seat}"
    player = view.players[seat]
    gold_w = 94 if own else 60
    rich = own and player.gold >= view.target
    w, h = int(box.w), int(box.h)
    canvas.vector(_base(seat, w, gold_w, lit=lit, rich=rich), box, bleed=10)
    if own:
        ink = "soot" if rich else "lamp"
        bar = box.at(w - gold_w + 8, h - 22, gold_w - 14, 12)
        canvas.vector(gold_bar(player.gold, view.target, Box(0, 0, bar.w, bar.h), ink), bar, bleed=2)
    else:
        canvas.sprite(art("nugget"), box.right - gold_w / 2 - 20, box.cy + 14, 40)
    left, inner = _FLAG + 14, w - _FLAG - gold_w - 26
    _tokens(canvas, player, box.x + left - 2, box.bottom - 44, min(38, int((inner - 8) / 6)))
    mark = _mark(view, player.miner)
    if mark:
        canvas.vector(pool(20, 20, 17) if mark == "passage" else puddle(20, 20, 0.72), box.at(w - gold_w - 46, 7, 40, 40))
    home = way_home(view, seat)
    home_text = "–" if home is None else str(home)
    home_w = width(home_text, _NUMBER)
    canvas.vector(home_sign(18, 18, 36), box.at(w - gold_w - 14 - home_w - 42, 54, 36, 36), bleed=2)
    canvas.text(
        f"{name}/name", scene.name(seat), box.at(left, 6, inner - (44 if mark else 0), 42), style("serif", 36, 25), align="left"
    )
    room = box.at(w - gold_w - 14 - home_w - 4, 52, home_w + 6, 42)
    canvas.text(f"{name}/home", home_text, room, _NUMBER, align="right", vital=home is not None)
    if player.miner is not None:
        _place(canvas, f"{name}/place", player.miner, box.at(left - 4, 50, inner - home_w - 48, 44))
    gold = box.at(w - gold_w + 4, 8 if own else h / 2 - 44, gold_w - 8, 62)
    canvas.text(f"{name}/gold", player.gold, gold, style("black", 66 if own else 54, 40), "soot" if rich else "lamp", vital=True)
    if own:
        target = box.at(w - gold_w + 4, h - 66, gold_w - 8, 40)
        canvas.text(f"{name}/target", f"/ {view.target}", target, _NUMBER, "soot" if rich else "paper", vital=True)
    if rich:
        canvas.vector(home_sign(22, 22, 44), box.at(w - 28, -14, 44, 44))
    if lit:
        canvas.sprite(art("lantern"), box.x + _FLAG / 2 - 19, box.y - 20, 38)


def _place(canvas: Canvas, name: str, place: Place, room: Box) -> None:
    """Where the miner stands; on a narrow panel without the corridor's sides, which the mine shows."""
    face = style("black", 34, 26)
    text = written(place)
    if width(text, face) + 18 > room.w:
        text = written_cell(place >> 4)
    plate = room._replace(w=round(min(room.w, width(text, face) + 18)))
    canvas.vector(rect(Box(1.2, 1.2, plate.w - 2.4, plate.h - 2.4), "paper_lo", "soot", 2.4, radius=7), plate)
    canvas.text(name, text, plate.inset(5, 3), face)


def _tokens(canvas: Canvas, player: PlayerView, x: float, y: float, step: int) -> None:
    for number, (kind, count, of) in enumerate(
        (("gold", player.gold_tokens, GOLD_TOKENS), ("bat", player.bat_tokens, BAT_TOKENS))
    ):
        for at in range(of):
            name = art(f"token_{kind}" if at < count else f"token_{kind}_used")
            canvas.sprite(name, x + number * (of * step + 8) + at * step, y, step - 2)


def _base(seat: int, w: int, gold_w: int, *, lit: bool, rich: bool) -> str:
    """A panel without figures: the seat's colour with its symbol at the left, room for gold at the right."""
    colour, h = SEATS[seat], _H
    body = rect(Box(-7, -7, w + 14, h + 14), "lamp", "soot", 3, radius=13) if lit else ""
    body += rect(Box(0, 0, w, h), "paper_hi", "soot", 3, radius=8)
    flag = f"M1.5 {h - 8} V8 q0 -6.5 6.5 -6.5 H{_FLAG + 6} L{_FLAG - 4} {h - 1.5} H8 q-6.5 0 -6.5 -6.5 Z"
    body += path(flag, colour.fill) + path(f"M{_FLAG + 6} 1.5 L{_FLAG - 4} {h - 1.5}", "none", "soot", 2.5)
    end = f"M{w - gold_w} 1.5 H{w - 8} q6.5 0 6.5 6.5 V{h - 8} q0 6.5 -6.5 6.5 H{w - gold_w} Z"
    body += path(end, "lamp" if rich else "soot", "soot", 3 if rich else 0)
    return body + use(symbol(seat), _FLAG / 2 - 24, h / 2 - 24, 46)
