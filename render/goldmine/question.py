"""What a seat is asked, and how it stands: a strip above the mine with numbers, or alone."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from engine.goldmine.box import BAT_TOKENS, GOLD_TOKENS
from engine.goldmine.view import View
from engine.goldmine.wayfinder import NOTHING, Nearest, nearest
from render.box import Box
from render.canvas import Canvas
from render.goldmine.header import gold_left
from render.goldmine.parts import BAG, LADDER, LAID, NUGGET, Icon, art, draw_icon, symbol
from render.goldmine.scene import Scene
from render.goldmine.strip_frame import EDGE, bar, paper_strip, plate
from render.sprites import use
from render.strip_key import as_key
from render.strip_size import WIDTH
from render.text import width
from render.theme import SEATS, style

HEIGHT = 236
_TITLE = style("serif", 46, 28)
_SUB = style("bold", 32, 24)
_FIGURE = style("black", 40, 34)
_SECOND = style("bold", 34, 34)


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a seat."""

    seat: int
    icon: Icon
    title: str
    sub: str
    note: str = ""  # which page


def decimal(scene: Scene, rolls: float | None) -> str:
    """Expected rolls with one digit behind the point."""
    if rolls is None:
        return "–"
    text = f"{rolls:.1f}"
    return text if scene.lang == "en" else text.replace(".", ",")


def outlook(view: View, seat: int) -> Nearest:
    """Nearest gold and way home of a seat."""
    miner = view.players[seat].miner
    return NOTHING if miner is None else nearest(view.mine, miner, view.nuggets, view.mud)


def question_key(scene: Scene, asked: Question) -> Hashable:
    """All that the strip shows, but the texts' language."""
    view, player = scene.view, scene.view.players[asked.seat]
    bag = (view.bag, gold_left(view), view.laid, view.to_lay)
    own = (player.gold, player.together, player.gold_tokens, player.bat_tokens, player.miner is None)
    return as_key(
        (asked.seat, asked.icon, asked.title, asked.sub, asked.note, bag, own, tuple(outlook(view, asked.seat)), view.target)
    )


def draw_question(scene: Scene, asked: Question) -> Canvas:
    """The strip."""
    colour = SEATS[asked.seat]
    canvas = paper_strip(HEIGHT)
    bar(canvas, colour.fill, 96)
    plate(canvas, Box(EDGE, 14, 150, 150), "lamp", radius=10)
    draw_icon(canvas, asked.icon, Box(EDGE + 15, 29, 120, 120))
    canvas.centred(symbol(asked.seat), 214, 48, 56)
    note_w = round(width(asked.note, style("black", 34)) + 36) if asked.note else 0
    room = WIDTH - 274 - (note_w + 14 if note_w else 0)
    canvas.text("title", asked.title, Box(254, 8, room, 54), _TITLE, colour.ink, align="left")
    canvas.text("question", asked.sub, Box(254, 58, room, 36), _SUB, colour.ink, align="left")
    if asked.note:
        note = Box(WIDTH - EDGE - note_w, 16, note_w, 64)
        plate(canvas, note, radius=9)
        canvas.text("page", asked.note, note.inset(10, 4), style("black", 34, 33), vital=True)
    if scene.view.players[asked.seat].miner is None:
        _building(canvas, scene)
    else:
        _figures(canvas, scene, asked.seat)
    return canvas


def _figures(canvas: Canvas, scene: Scene, seat: int) -> None:
    view, say = scene.view, scene.words
    player, near = view.players[seat], outlook(view, seat)
    rich = player.together >= view.target
    gold_in_bag = gold_left(view)
    x = 186.0
    for number, (wide, icon, value, second, key, lit) in enumerate((
        (166, NUGGET, player.together, f"/ {view.target}", "gold-own", False),
        (216, NUGGET, _steps(near.steps), _rolls(scene, near.rolls), "gold-to-gold", not rich),
        (216, LADDER, _steps(near.home_steps), _rolls(scene, near.home_rolls), "gold-to-home", rich),
        (200, BAG, view.bag, "" if gold_in_bag is None else f"· {gold_in_bag}", "gold-bag", False),
    )):  # fmt: skip
        _figure(
            canvas, f"figure {number}", icon, value=str(value), second=second, what=say(key), box=Box(x, 122, wide, 94), lit=lit
        )
        x += wide + 8
    tokens = Box(x, 122, WIDTH - EDGE - x, 94)
    plate(canvas, tokens)
    step = (tokens.w - 20) / 3
    body = ""
    for row, (kind, count, of) in enumerate((("gold", player.gold_tokens, GOLD_TOKENS), ("bat", player.bat_tokens, BAT_TOKENS))):
        for at in range(of):
            body += use(art(f"token_{kind}" if at < count else f"token_{kind}_used"), 12 + at * step, 6 + row * 42, 39)
    canvas.vector(body, tokens)


def _building(canvas: Canvas, scene: Scene) -> None:
    view, say = scene.view, scene.words
    gold = gold_left(view)
    key = "gold-bag" if gold is not None else "gold-tiles-left"
    second = "" if gold is None else f"· {gold}"
    _figure(canvas, "figure 0", BAG, value=str(view.bag), second=second, what=say(key), box=Box(186, 122, 230, 94))
    laid = f"/ {view.to_lay}"
    _figure(canvas, "figure 1", LAID, value=str(view.laid), second=laid, what=say("gold-laid-so-far"), box=Box(424, 122, 230, 94))


def _figure(canvas: Canvas, name: str, icon: Icon, *, value: str, second: str, what: str, box: Box, lit: bool = False) -> None:
    """An icon, a number, a second one, and what they are."""
    plate(canvas, box, "lamp_hi" if lit else "paper_hi")
    draw_icon(canvas, icon, box.at(10, 9, 48, 48))
    wide = width(value, _FIGURE)
    canvas.text(f"{name}/value", value, box.at(66, 8, wide + 2, 50), _FIGURE, align="left", vital=value.isdecimal())
    if second:
        canvas.text(f"{name}/second", second, box.at(74 + wide, 10, box.w - 80 - wide, 48), _SECOND, align="left", vital=True)
    canvas.text(f"{name}/what", what, box.at(6, 60, box.w - 12, 28), style("semibold", 25, 16), "soot2")


def _rolls(scene: Scene, rolls: float | None) -> str:
    return "" if rolls is None else f"· {decimal(scene, rolls)}"


def _steps(steps: int | None) -> str:
    return "–" if steps is None else str(steps)
