"""Where to go: the window around all goals of a move, numbered; for flights, passages and nuggets to be dropped as well."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from engine.goldmine.choices import goals, moved_seat
from engine.goldmine.wayfinder import rolls_home, rolls_to
from render.canvas import Canvas
from render.goldmine.board import border, draw_coordinates, draw_miners, draw_outside, draw_tiles, new_board, plates_outside
from render.goldmine.frame import Frame, Half, frame_of
from render.goldmine.header import acting
from render.goldmine.mine_strips import mine_key
from render.goldmine.numbers import chip, draw_dots, draw_goals, goal_spots, tree
from render.goldmine.parts import NUGGET, STEPS, Icon, die, miner, spoken
from render.goldmine.question import Question, decimal
from render.goldmine.scene import Scene
from render.goldmine.story import last_turn
from render.goldmine.window import Choice, focus, spots_of, whole_mine

_ANYWHERE = ("passage", "drop")  # what is chosen there lies all over the mine


def move_icon(scene: Scene) -> Icon:
    """The dice of the move under way; without its events the die that such a move comes from, or a step."""
    view = scene.view
    dug = view.progress and view.steps == 1 and not view.bonus
    icon = STEPS if dug or view.turn is None or not view.steps else die(view.turn, view.steps)
    for event in last_turn(scene):
        if event.kind == "rolled" and event.seat is not None:
            icon = die(event.seat, event.data["number"])
        elif event.kind == "tried_passage":
            icon = Icon("pair", numbers=tuple(event.data["dice"]))
    return icon


def walk_question(scene: Scene) -> Question:
    """What is asked, by the phase of the view."""
    view, say, found = scene.view, scene.words, goals(scene.view)
    seat = acting(view) or 0
    here = view.players[seat].miner
    count = len(found)
    if view.phase == "chase":
        loser = moved_seat(view)
        assert loser is not None
        home = rolls_home(view.mine, view.mud)
        at = view.players[loser].miner
        far = max(range(count), key=lambda number: home.get(found[number], 99.0))
        sub = say(
            "gold-ask-chase",
            steps=view.steps or 0,
            now=decimal(scene, home.get(at) if at is not None else None),
            far=decimal(scene, home.get(found[far])),
            number=far + 1,
        )
        return Question(seat, Icon("sprite", miner(loser)), say("gold-chase-title", name=scene.name(loser)), sub)
    if view.phase == "drop":
        near = rolls_to(view.mine, [] if here is None else [here], view.mud)
        best = min(range(count), key=lambda number: near.get(found[number], 99.0), default=0)
        rolls = decimal(scene, near.get(found[best]) if found else None)
        return Question(seat, NUGGET, say("gold-drop-title"), say("gold-ask-drop", count=count, number=best + 1, rolls=rolls))
    place = "" if here is None else spoken(scene, here)
    if view.phase == "passage":
        return Question(seat, move_icon(scene), say("gold-passage-title"), say("gold-ask-passage", count=count, place=place))
    steps = view.steps or 0
    return Question(seat, move_icon(scene), say("gold-walk-title", steps=steps), say("gold-ask-walk", count=count, place=place))


def walk_window(scene: Scene) -> Choice:
    """Around all goals; the whole mine where they lie anywhere."""
    view, found = scene.view, goals(scene.view)
    mine = spots_of(view.mine.pieces)
    seat = moved_seat(view)
    here = None if seat is None else view.players[seat].miner
    if view.phase in _ANYWHERE or here is None:
        return whole_mine(mine)
    cells = [place >> 4 for place in (*found, here)]
    return focus(mine, spots_of(cells), ring=1, least=84 if len(found) > 24 else 66)


def walk_key(scene: Scene) -> Hashable:
    """All that the window with goals shows."""
    view = scene.view
    return mine_key(view), view.phase, goals(view), view.steps, moved_seat(view)


def draw_walk(scene: Scene) -> Canvas:
    """The goals in one strip."""
    return _draw(scene)


def draw_walk_upper(scene: Scene) -> Canvas:
    """The upper half of the window."""
    return _draw(scene, "upper")


def draw_walk_lower(scene: Scene) -> Canvas:
    """Its lower half."""
    return _draw(scene, "lower")


def _draw(scene: Scene, half: Half = "") -> Canvas:
    view, found = scene.view, goals(scene.view)
    frame = frame_of(view.mine, walk_window(scene), half)
    canvas = new_board(frame)
    seat = moved_seat(view)
    lit = acting(view) if view.phase == "drop" else seat
    here = None if seat is None else view.players[seat].miner
    ways = tree(view, here, view.steps or 0) if here is not None and view.phase in ("walk", "chase") else {}
    draw_tiles(canvas, frame, view)
    if seat is not None:
        draw_dots(canvas, frame, view, ways, seat)
    border(canvas, frame)
    draw_miners(canvas, frame, view, lit)
    if view.phase in _ANYWHERE:
        _exits(canvas, frame, scene, found)
    else:
        steps = {} if view.phase == "chase" else {place: distance for place, (_, distance) in ways.items()}
        draw_goals(canvas, frame, view, found, steps)
    plates = plates_outside(frame, view)
    draw_coordinates(canvas, frame, [box for box, _, _ in plates.values()])
    draw_outside(canvas, plates, lit)
    return canvas


def _exits(canvas: Canvas, frame: Frame, scene: Scene, found: Sequence[int]) -> None:
    """Other passages, lamp-yellow where gold lies; or chambers for a nugget, dashed."""
    view = scene.view
    r = 24
    for number, (place, at) in enumerate(zip(found, goal_spots(frame, view, found, r, over=True)), 1):
        fill = "lamp" if view.phase == "drop" or place >> 4 in view.nuggets else "water"
        chip(canvas, f"goal {number}", number, at, r, fill=fill, dashed=view.phase == "drop")
