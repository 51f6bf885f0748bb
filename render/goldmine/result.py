"""The end: who won and how, and the mine with the last way, or with the gold that nobody fetched."""

from __future__ import annotations

from collections.abc import Hashable

from engine.goldmine.cells import HOME
from engine.goldmine.wayfinder import rolls_home
from render.box import Box
from render.canvas import Canvas
from render.goldmine.board import border, draw_coordinates, draw_miners, draw_tiles, new_board
from render.goldmine.course import course, how_it_ended, ranking
from render.goldmine.frame import Frame, frame_of
from render.goldmine.mine_strips import mine_key
from render.goldmine.palette import QUIET, QUIET_RAYS
from render.goldmine.parts import BAG, LADDER, LAID, LANTERN, NUGGET, STEPS, Icon, draw_icon, miner, token
from render.goldmine.scene import Scene
from render.goldmine.story import last_turn, short_name, story
from render.goldmine.strip_frame import line_with_icon, plain_strip, plate, rays
from render.goldmine.trails import draw_trail
from render.goldmine.window import ALL, NEXT, PLACE, Choice, Want, spots_of, turn_window, whole_mine
from render.sprites import use
from render.strip_key import as_key
from render.strip_size import WIDTH
from render.svg import circle, path
from render.text import fit, width
from render.theme import style

_H = 330
_X = 372


def shut_in(scene: Scene) -> frozenset[int]:
    """Gold from which no way leads to the entrance, not even through passages."""
    home = rolls_home(scene.view.mine, scene.view.mud)
    return frozenset(cell for cell in scene.view.nuggets if cell << 4 not in home)


def banner_key(scene: Scene) -> Hashable:
    """All that the banner shows."""
    view = scene.view
    played = course(view, scene.events)
    figures = (len(view.mine.pieces), view.bag, len(view.nuggets), len(shut_in(scene)), view.target, view.quiet_limit)
    gold = [player.gold for player in view.players]
    return as_key(
        (view.winners, how_it_ended(view, scene.events), figures, gold, played and played.turns, scene.names, last_turn(scene))
    )


def draw_banner(scene: Scene) -> Canvas:
    """The banner."""
    view, say = scene.view, scene.words
    winners = view.winners or ()
    quiet = how_it_ended(view, scene.events) == "quiet"
    canvas = plain_strip(_H, QUIET if quiet else "lamp_hi")
    scale = 2.75 if len(winners) == 1 else 2.0 if len(winners) == 2 else 1.3
    body = rays((190, 190), 1300, 30, QUIET_RAYS if quiet else "lamp", 0.75) + circle((190, 176), 146, "paper_hi", "soot", 4)
    step = 120 if len(winners) == 2 else 300 / max(1, len(winners))
    for number, seat in enumerate(winners):
        body += use(miner(seat), 190 - 36 * scale + (number - (len(winners) - 1) / 2) * step, 316 - 92 * scale, 72 * scale)
    canvas.vector(body, Box(0, 0, WIDTH, _H))
    canvas.fill(Box(0, _H - 8, WIDTH, 8), "soot")
    title, room = result_title(scene), Box(_X, 10, WIDTH - _X - 24, 100)
    _, size = fit(title, style("serif", 76, 34), room.w - 10)  # a J hangs out to the left
    canvas.text("title", title, room, style("serif", size, 34), align="left")
    for number, (icon, text) in enumerate(_lines(scene, quiet=quiet)):
        row = Box(_X, 106 + number * 58, WIDTH - _X - 24, 54)
        line_with_icon(canvas, f"line {number}", icon, text, row.inset(0, 3), size=38, vital=any(char.isdigit() for char in text))
    wide = (WIDTH - 24 - _X - 24) / 3
    for number, (icon, value, key) in enumerate(_facts(scene, quiet=quiet)):
        box = Box(round(_X + number * (wide + 12)), _H - 94, round(wide), 72)
        plate(canvas, box)
        draw_icon(canvas, icon, box.at(10, 10, 52, 52))
        face = style("black", 42, 36)
        length = width(str(value), face)
        canvas.text(f"fact {number}", value, box.at(74, 6, length + 4, 60), face, align="left", vital=True)
        canvas.text(
            f"fact {number}/what",
            say(key),
            box.at(86 + length, 6, box.w - 96 - length, 62),
            style("semibold", 28, 15),
            align="left",
        )
    return canvas


def result_title(scene: Scene) -> str:
    """Who has won."""
    say, winners = scene.words, scene.view.winners or ()
    names = [scene.name(seat) if len(winners) == 1 else short_name(scene, seat) for seat in winners]
    if not names:
        return say("gold-title")
    if len(names) == 1:
        return say("gold-wins", name=names[0])
    return (
        say("gold-team-wins", names=say("gold-and", first=names[0], second=names[1]))
        if len(names) == 2
        else say("gold-share", names=", ".join(names))
    )


def _lines(scene: Scene, *, quiet: bool) -> list[tuple[Icon, str]]:
    """How it ended, and the last move or everybody's gold."""
    view, say = scene.view, scene.words
    winners = view.winners or ()
    if not winners:
        return [(NUGGET, say("gold-target", target=view.target))]
    scores = " : ".join(str(sum(view.players[seat].gold for seat in team)) for team in ranking(view))
    if quiet:
        rounds = view.quiet_limit // view.seats
        return [
            (LANTERN, say("gold-went-quiet", rounds=rounds)),
            (NUGGET, say("gold-quiet-scores", scores=scores, target=view.target)),
        ]
    home = "gold-home-together" if view.alliances else "gold-home-with"
    ending = (LADDER, say(home, count=view.players[winners[0]].together, target=view.target))
    if how_it_ended(view, scene.events) == "chased":
        return [ending, (token("bat"), say("gold-chased-home"))]
    told = story(scene)
    moves = [chip for chip in (*told.chips, *told.outcome) if "›" in chip.head]
    if moves:
        return [ending, (moves[-1].icon, f"{moves[-1].head}, {moves[-1].more}" if moves[-1].more else moves[-1].head)]
    return [ending, (NUGGET, say("gold-scores", scores=scores))]


def _facts(scene: Scene, *, quiet: bool) -> list[tuple[Icon, object, str]]:
    view = scene.view
    played = course(view, scene.events)
    facts: list[tuple[Icon, object, str]] = []
    if played is not None:
        facts.append((STEPS, -(-played.turns // view.seats), "gold-rounds"))
    facts.append((LAID, len(view.mine.pieces) - 1, "gold-tiles-laid"))
    if quiet and (shut := shut_in(scene)):
        facts.append((NUGGET, len(shut), "gold-shut-in"))
    else:
        facts.append((NUGGET, len(view.nuggets), "gold-left-lying"))
    return [*facts, (BAG, view.bag, "gold-tiles-left")][:3]


def end_window(scene: Scene) -> Choice:
    """The last way and the entrance; at a quiet end the whole mine."""
    view = scene.view
    mine = spots_of(view.mine.pieces)
    if how_it_ended(view, scene.events) == "quiet":
        return whole_mine(mine)
    touched = [place >> 4 for place in story(scene).places()] or [HOME >> 4]
    choice = turn_window(mine, (Want(PLACE, spots_of(touched)), Want(NEXT, spots_of([HOME >> 4])), Want(ALL, mine)))
    return Choice(choice.window, choice.whole) if not choice.two else whole_mine(mine)


def end_key(scene: Scene) -> Hashable:
    """All that the mine at the end shows."""
    return mine_key(scene.view), how_it_ended(scene.view, scene.events), as_key(last_turn(scene))


def draw_end(scene: Scene) -> Canvas:
    """The mine at the end."""
    view, told = scene.view, story(scene)
    frame = frame_of(view.mine, end_window(scene))
    canvas = new_board(frame)
    draw_tiles(canvas, frame, view)
    quiet = how_it_ended(view, scene.events) == "quiet"
    for trail in told.trails[-1:] if not quiet else ():
        draw_trail(canvas, frame, view, trail)
    border(canvas, frame)
    draw_miners(canvas, frame, view, None)
    if quiet:
        _rings(canvas, frame, scene)
    draw_coordinates(canvas, frame, [])
    return canvas


def _rings(canvas: Canvas, frame: Frame, scene: Scene) -> None:
    """Lamp rings around gold that could be reached, barred ones around gold that is shut in."""
    shut = shut_in(scene)
    r = frame.tile * 0.46
    for cell in scene.view.nuggets:
        box = frame.cell(cell)
        c = (box.w / 2, box.h / 2)
        colour = "brick" if cell in shut else "lamp"
        body = circle(c, r, "none", "soot", 7) + circle(c, r, "none", colour, 4.5)
        if cell in shut:
            bar = f"M{c[0] - r * 0.7:.1f} {c[1] - r * 0.7:.1f} L{c[0] + r * 0.7:.1f} {c[1] + r * 0.7:.1f}"
            body += path(bar, "none", "soot", 7) + path(bar, "none", colour, 4)
        canvas.vector(body, box, bleed=4)
