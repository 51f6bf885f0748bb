"""The result: a strip to share with the podium and the score over time, and one with every line of the sum."""

from __future__ import annotations

from collections.abc import Hashable

from engine.szczesc.view import View
from render.alt_text import AltList, Brevity, alt_text, colour_of, slashed
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus, seat_of
from render.strip_key import as_key
from render.svg import line, rect
from render.szczesc.scene import Scene
from render.szczesc.score_account import SECTIONS, source_name
from render.szczesc.score_lines import course, decided_by, lines, ranking, remaining_marks
from render.szczesc.score_plot import draw_plot
from render.szczesc.strip_frame import EDGE, TOP, WIDTH, draw_heading, draw_seat_plate, new_strip
from render.szczesc.works import turn_seat, turn_text
from render.text import width
from render.theme import SEATS, style

HEIGHT = 700
STAGE = Box(EDGE, TOP, 564, HEIGHT - TOP)
PLOT = Box(596, TOP + 16, WIDTH - EDGE - 596, HEIGHT - TOP - 32)
_STEP = (146, 104, 62, 22)  # how much higher than the last step a podium's steps are
_WHOLE = Brevity(32, "colour")


def draw_share(scene: Scene) -> Canvas:
    """The players on a podium and the course of the game; before its end as it stands."""
    canvas = new_strip(HEIGHT)
    text = verdict(scene)
    w = min(700, width(text, style("black", 36)) + 84)
    draw_seat_plate(canvas, "note", text, turn_seat(scene), Box(WIDTH - EDGE - round(w), 6, round(w), 52))
    draw_heading(canvas, scene.words("title" if scene.view.winners is not None else "so-far"), EDGE, WIDTH - EDGE - w - 20)
    canvas.standing("headframe", STAGE.right - 48, 344, height=200)
    _podium(canvas, scene)
    draw_plot(canvas, scene, PLOT)
    return canvas


def share_key(scene: Scene) -> Hashable:
    """Everything that the first strip shows."""
    view = scene.view
    names = [scene.name(seat) for seat in range(view.seats)]
    return as_key((names, view.scores, view.winners, view.turn, view.shift, verdict(scene), _ahead(view), course(view)))


def _podium(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    ahead, order = _ahead(view), ranking(view)
    gap = 12
    w = min(190, (STAGE.w - gap * (view.seats - 1)) / view.seats)
    for i, seat in enumerate(order):
        high = 150 + _STEP[ahead[seat]]
        block = Box(STAGE.x + 4 + i * (w + gap), HEIGHT - high, w - 2, high + 10)
        wins = seat in (view.winners or ())
        body = rect(Box(1.5, 1.5, block.w - 3, block.h - 3), "lamp" if wins else "paper_hi", "soot", 3, radius=6)
        body += rect(Box(3, 3, block.w - 6, 50), SEATS[seat].fill, radius=4) + line((2, 53), (block.w - 2, 53), "soot", 3)
        canvas.vector(body, block)
        cx = block.cx - (20 if wins else 0)
        canvas.standing(f"miner_{seat_of(seat)}", cx, block.y + 3, height=128)
        if wins:
            canvas.sprite("lantern", cx + 46, block.y - 70, 42)
        name = block.at(6, 4, block.w - 12, 46)
        canvas.text(f"stage/seat {seat}/name", scene.name(seat), name, style("serif", 31, 21), SEATS[seat].ink)
        plate = block.at(9, 62, block.w - 18, 74)
        canvas.vector(rect(Box(0, 0, plate.w, plate.h), "soot", radius=8), plate)
        points = minus(view.scores[seat])
        canvas.text(f"stage/seat {seat}/points", points, plate.inset(5), style("black", 66, 44), "lamp", vital=True)
        room = Box(block.x + 6, plate.bottom + 4, block.w - 12, HEIGHT - plate.bottom - 10)
        if room.h > 24:
            face = style("serif", min(74, room.h * 0.9), 20)
            canvas.text(f"stage/seat {seat}/place", f"{ahead[seat] + 1}.", room, face, "soot" if wins else "soot2")


def _ahead(view: View) -> list[int]:
    """How many are ahead of each seat, by points, then by the marks left over."""
    standing = list(zip(view.scores, remaining_marks(view)))
    return [sum(other > own for other in standing) for own in standing]


def verdict(scene: Scene) -> str:
    """Who won and, after a tie, why."""
    view, say = scene.view, scene.words
    if view.winners is None:
        return turn_text(scene)
    decided = decided_by(view)
    if decided == "shared":
        return say("shared-win", names=", ".join(scene.name(seat) for seat in view.winners))
    text = turn_text(scene)
    if decided == "marks":
        left = remaining_marks(view)
        best = max(view.scores)
        figures = ":".join(str(left[seat]) for seat in ranking(view) if view.scores[seat] == best)
        text = f"{text} {say('tie-break', marks=figures)}"
    return text


def describe_share(scene: Scene) -> str:
    """The verdict, the scores and what broke a tie."""
    view, say = scene.view, scene.words
    won = [colour_of(scene, seat, _WHOLE) for seat in view.winners or ()]
    first = say("result") if won else say("so-far")
    if won:
        first += f": {say('alt-wins-' + decided_by(view), names=', '.join(won))}"
    parts = [_in_order(scene), f"{say('score-now')} {slashed(map(minus, view.scores))}."]
    if decided_by(view) != "points" and won:
        parts.append(say("alt-left-over", marks=slashed(remaining_marks(view))))
    return alt_text(scene, first, parts)


def describe_account(scene: Scene) -> str:
    """Every line of the sum."""
    view, say = scene.view, scene.words
    by_source = {row.source: row for row in lines(view)}
    parts: list[str | AltList] = [_in_order(scene)]
    for key, sources, _ in SECTIONS:
        texts = [f"{source_name(scene, source)} {slashed(map(minus, by_source[source].points))}" for source in sources]
        parts.append(AltList(say(f"section-{key}"), texts))
    parts.append(f"{say('then')} {slashed(map(minus, view.scores))}.")
    return alt_text(scene, say("result") if view.winners is not None else say("so-far"), parts)


def _in_order(scene: Scene) -> str:
    names = ", ".join(f"{scene.name(s)} ({colour_of(scene, s, _WHOLE)})" for s in range(scene.view.seats))
    return scene.words("alt-in-order", names=names)
