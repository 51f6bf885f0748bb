"""Small choices: the beginning of a turn, the action stage, and a challenge before it is made, with its odds."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from engine.goldmine.box import BAT_TOKENS, CHALLENGE_ODDS, GOLD_TOKENS
from engine.goldmine.view import View
from engine.goldmine.wayfinder import rolls_home
from render.box import Box
from render.canvas import Canvas
from render.goldmine.duel import backdrop, draw_side
from render.goldmine.header import acting
from render.goldmine.lay import lay_plan, lay_question
from render.goldmine.parts import LADDER, NUGGET, STEPS, Icon, art, miner, spoken, symbol, token
from render.goldmine.question import Question, decimal
from render.goldmine.scene import Scene
from render.goldmine.strip_frame import line_with_icon, plate
from render.goldmine.walk import walk_question
from render.sprites import use
from render.strip_key import as_key
from render.strip_size import WIDTH
from render.svg import path, rect
from render.theme import SEATS, style

_H = 452
_LEFT, _W = 286, 616
_TOKENS = {"gold": GOLD_TOKENS, "bat": BAT_TOKENS}
_SIX = 6
CHALLENGE_PERCENT = round(100 * CHALLENGE_ODDS[0] / CHALLENGE_ODDS[1])  # that the challenger wins


def challenge_planned(scene: Scene) -> tuple[str, int] | None:
    """The challenge that the scene's plan names: "gold 2" or "bat 3"."""
    words = scene.plan.split()
    if len(words) != 2 or words[0] not in _TOKENS or not words[1].isdecimal():
        return None
    rival = int(words[1])
    return (words[0], rival) if rival < scene.view.seats and rival != scene.view.turn and scene.view.turn is not None else None


def choice_question(scene: Scene) -> Question:
    """What is asked, by the phase of the view."""
    view, say = scene.view, scene.words
    if view.phase in ("walk", "passage", "chase", "drop"):
        return walk_question(scene)
    if view.phase in ("build", "put") and lay_plan(scene) is not None:
        return lay_question(scene)
    seat = acting(view)
    seat = scene.seat if seat is None else seat
    here = view.players[seat].miner
    where = say("gold-you-stand", place="" if here is None else spoken(scene, here))
    if view.phase == "act":
        gold = here is not None and here >> 4 in view.nuggets
        return Question(seat, NUGGET if gold else token("bat"), say("gold-act-title"), say("gold-ask-collect") if gold else where)
    icon = STEPS if here is None else Icon("sprite", miner(seat))
    if view.phase == "over":
        return Question(seat, LADDER, say("game-over"), where)
    return Question(
        seat,
        icon,
        say("gold-move-title" if here is not None else "gold-build-title"),
        where if here is not None else say("gold-build-first"),
    )


def odds_key(scene: Scene) -> Hashable:
    """All that the strip before a challenge shows."""
    view = scene.view
    players = [(player.gold, player.gold_tokens, player.bat_tokens, player.miner) for player in view.players]
    return as_key((challenge_planned(scene), view.turn, players, scene.names)), _homeward(scene)


def _homeward(scene: Scene) -> tuple[tuple[float | None, float | None], ...]:
    planned = challenge_planned(scene)
    assert planned is not None
    assert scene.view.turn is not None
    return tuple(_rolls_home(scene.view, seat) for seat in (scene.view.turn, planned[1]))


def _rolls_home(view: View, seat: int) -> tuple[float | None, float | None]:
    """Expected rolls home now, and at worst after a flight of six steps."""
    here = view.players[seat].miner
    if here is None:
        return None, None
    home = rolls_home(view.mine, view.mud)
    flight = [home[place] for place in view.mine.goals_within(here, _SIX, view.mud) if place in home]
    return home.get(here), max(flight, default=home.get(here))


def draw_odds(scene: Scene) -> Canvas:
    """Both sides, the chances, and what either outcome brings."""
    planned, view, say = challenge_planned(scene), scene.view, scene.words
    assert planned is not None
    assert view.turn is not None
    kind, rival = planned
    canvas = backdrop(kind, _H)
    box = Box(24, 26, 226, _H - 52)
    draw_side(canvas, scene, view.turn, say("gold-you"), box)
    draw_side(canvas, scene, rival, say("gold-rival"), box._replace(x=WIDTH - 250), right=True)
    canvas.centred(token(kind).name, _LEFT + 34, 53, 66)
    canvas.text("title", say(f"gold-challenge-{kind}"), Box(_LEFT + 80, 18, 366, 70), style("serif", 46, 26), align="left")
    tokens = view.players[view.turn].gold_tokens if kind == "gold" else view.players[view.turn].bat_tokens
    for at in range(_TOKENS[kind]):
        canvas.sprite(art(f"token_{kind}" if at < tokens else f"token_{kind}_used"), 742 + at * 54, 28, 48)
    _chances(canvas, view.turn, rival)
    for number, (seat, key, lines) in enumerate(
        ((view.turn, "gold-if-won", _won(scene, kind)), (rival, "gold-if-lost", _lost(scene, kind, tokens)))
    ):
        _stakes(canvas, f"stakes {number}", seat, head=say(key), lines=lines, box=Box(_LEFT, 182 + number * 126, _W, 118))
    return canvas


def _chances(canvas: Canvas, seat: int, rival: int) -> None:
    won = CHALLENGE_PERCENT
    first, other = SEATS[seat], SEATS[rival]
    box, cut = Box(_LEFT, 104, _W, 64), _W * won / 100
    body = rect(Box(1.5, 1.5, _W - 3, 61), other.fill, "soot", 3, radius=9)
    body += path(f"M9 3 H{cut:.1f} V61 H9 q-6 0 -6 -6 V9 q0 -6 6 -6 Z", first.fill) + rect(Box(cut, 2, 3, 60), "soot")
    canvas.vector(body + use(symbol(seat), 12, 10, 44) + use(symbol(rival), _W - 56, 10, 44), box)
    for name, percent, left, wide in (("won", won, 0.0, cut), ("lost", 100 - won, cut, _W - cut - 56)):
        shown = box.at(round(left + wide / 2 - 62), 9, 124, 46)
        canvas.vector(rect(Box(0, 0, shown.w, shown.h), "soot", radius=9), shown)
        canvas.text(f"odds/{name}", f"{percent} %", shown.inset(6, 2), style("black", 42, 38), "lamp", vital=True)


def _won(scene: Scene, kind: str) -> list[tuple[Icon, str]]:
    say = scene.words
    if kind == "gold":
        return [(NUGGET, say("gold-won-nugget")), (STEPS, say("gold-won-walk"))]
    now, worst = _homeward(scene)[1]
    return [(STEPS, say("gold-won-drive")), (LADDER, say("gold-home-after", now=decimal(scene, now), then=decimal(scene, worst)))]


def _lost(scene: Scene, kind: str, tokens: int) -> list[tuple[Icon, str]]:
    say = scene.words
    if kind == "gold":
        return [(NUGGET, say("gold-lost-nugget")), (token("gold"), say("gold-tokens-after", count=max(0, tokens - 1)))]
    now, worst = _homeward(scene)[0]
    return [
        (STEPS, say("gold-lost-drive")),
        (LADDER, say("gold-home-after", now=decimal(scene, now), then=decimal(scene, worst))),
    ]


def _stakes(canvas: Canvas, name: str, seat: int, *, head: str, lines: Sequence[tuple[Icon, str]], box: Box) -> None:
    plate(canvas, box, radius=9)
    canvas.fill(box.at(3, 3, 12, box.h - 6), SEATS[seat].fill)
    canvas.fill(box.at(15, 3, 3, box.h - 6), "soot")
    canvas.centred(symbol(seat), box.x + 56, box.y + 38, 46)
    canvas.text(f"{name}/head", head, box.at(18, 70, 80, 40), style("black", 28, 16))
    for number, (icon, text) in enumerate(lines):
        row = box.at(108, 8 + number * 52, box.w - 118, 50)
        line_with_icon(
            canvas, f"{name}/{number}", icon, text, row.inset(0, 3), size=34, vital=any(char.isdigit() for char in text)
        )
