"""The choice of tickets: their ways on a small map, and what every set would cost."""

from __future__ import annotations

from collections.abc import Hashable

from engine.niemcy.box import TICKETS
from engine.niemcy.view_plan import Offer, OfferedSet, offer_of
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus
from render.niemcy.hand import hidden_page
from render.niemcy.map_strip import track_states
from render.niemcy.names import place_name
from render.niemcy.palette import FAILED, WAYS
from render.niemcy.pieces import art
from render.niemcy.plan_strip import LIST_W, LIST_X, list_side
from render.niemcy.scene import Scene
from render.niemcy.small_map import (
    BADGE_R,
    Way,
    badge_spots,
    draw_names,
    draw_network,
    draw_stations,
    draw_way_lines,
    slot_of,
)
from render.niemcy.strip_frame import bar, field, new_strip, number, numbered, plain_page, plate
from render.niemcy.tickets import ticket_side
from render.strip_key import as_key
from render.strip_size import HEIGHT, WIDTH
from render.svg import circle, line
from render.theme import SEATS, style

HEAD = 72
_PITCH = 144
_ROWS = 8


def _seen(scene: Scene) -> Offer | None:
    return offer_of(scene.view, scene.seat)


def offer_key(scene: Scene) -> Hashable:
    """All that the map of the offer shows."""
    player = scene.view.players[scene.seat]
    return as_key((track_states(scene), scene.seat, player.cars, _seen(scene), player.offer is None, scene.names[scene.seat]))


def sets_key(scene: Scene) -> Hashable:
    player = scene.view.players[scene.seat]
    found = _seen(scene)
    return as_key((found and (found.tickets, found.sets), scene.seat, player.offer is None, scene.names[scene.seat]))


def _nothing(scene: Scene) -> Canvas:
    """Where there is nothing to choose from, or nothing for the viewer's eyes."""
    if scene.view.players[scene.seat].offer is None:
        return hidden_page(scene, "rail-choose")
    return plain_page(scene.words("rail-choose"), scene.words("rail-no-offer"))


# --- the map ----------------------------------------------------------------------------------------------------------


def draw_offer(scene: Scene) -> Canvas:
    """The ways of the tickets, each with number, hue and dash, and what each would cost."""
    found = _seen(scene)
    if found is None:
        return _nothing(scene)
    canvas, states = new_strip(HEIGHT), track_states(scene)
    ways = [Way(routes, *look) for routes, look in zip(found.ways, WAYS)]
    ends = sorted({end for code in found.tickets for end in code.split("-")})
    draw_network(canvas, states, scene.seat)
    draw_way_lines(canvas, states, ways)
    draw_stations(canvas, ends)
    spots = _spots(found, states)
    draw_names(canvas, scene, ends, list(spots.values()))
    for count, spot in spots.items():
        numbered(canvas, f"way {count}", count, spot, BADGE_R)
    list_side(canvas, HEAD)
    canvas.text(
        "title", scene.words("rail-choose"), Box(LIST_X + 6, 4, LIST_W - 12, 62), style("serif", 40, 26), "lamp", align="left"
    )
    for at, code in enumerate(found.tickets):
        _ticket(canvas, scene, at, code, found.singles[at])
    _foot(canvas, scene, found)
    return canvas


def _spots(found: Offer, states: dict[str, tuple[int, ...]]) -> dict[int, tuple[float, float]]:
    """For each way that there is a spot for its number: on the connection that no other way takes, if there is one."""
    chosen: list[tuple[int, str]] = []
    for at, routes in enumerate(found.ways):
        others = {code for number, more in enumerate(found.ways) if number != at for code in more}
        own = [code for code in routes if code not in others] or list(routes)
        if own:
            chosen.append((at + 1, own[len(own) // 2]))
    spots = badge_spots([(code, slot_of(states, code)) for _, code in chosen])
    return {count: spot for (count, _), spot in zip(chosen, spots)}


def _ticket(canvas: Canvas, scene: Scene, at: int, code: str, cost: OfferedSet) -> None:
    say = scene.words
    box = Box(LIST_X, HEAD + 10 + at * _PITCH, LIST_W, _PITCH - 10)
    plate(canvas, box)
    ticket_side(canvas, scene, code, box.at(52, 2, 92, box.h - 4), str(TICKETS[code].value))
    numbered(canvas, f"ticket {at + 1}", at + 1, (box.x + 27, box.cy), BADGE_R)
    for row, end in enumerate(code.split("-")):
        room = box.at(156, 8 + row * 44, LIST_W - 300, 44)
        canvas.text(f"ticket {at + 1}/end {row}", place_name(say, end), room, style("serif", 38, 24), align="left")
    colour, dash = WAYS[at]
    dashes = " ".join(f"{float(part) * 0.5:g}" for part in dash.split())
    body = line((4, 9), (84, 9), "soot", 17) + line(
        (6, 9), (82, 9), colour, 11, more=f'stroke-dasharray="{dashes}"' if dash else ""
    )
    canvas.vector(body, box.at(156, 103, 90, 18))
    done = cost.extra == 0
    short = cost.left is not None and cost.left < 0
    fill, ink = (
        ("brick", "paper_hi")
        if cost.extra is None
        else ("ochre_l", "soot")
        if short
        else ("lamp", "soot")
        if done
        else ("loco", "paper_hi")
    )
    cell = Box(box.right - 136, box.y + 12, 124, box.h - 24)
    field(canvas, cell, fill, "soot")
    if cost.extra is None:
        canvas.text(f"ticket {at + 1}/cost", "×", cell.at(4, 8, cell.w - 8, 60), style("black", 52, 40), ink)
    else:
        number(canvas, f"ticket {at + 1}/cost", f"+{cost.extra}", cell.at(4, 8, cell.w - 8, 60), 50, ink=ink)
    told = say("rail-cut") if cost.extra is None else say("rail-more-cars", cars=cost.extra)
    canvas.text(f"ticket {at + 1}/unit", told, cell.at(4, 68, cell.w - 8, 36), style("bold", 25, 16), ink)


def _foot(canvas: Canvas, scene: Scene, found: Offer) -> None:
    say, cars = scene.words, scene.view.players[scene.seat].cars
    box = Box(LIST_X, HEIGHT - 92, LIST_W, 84)
    field(canvas, box, "soot", radius=9)
    canvas.text("base/label", say("rail-plan-so-far"), box.at(14, 4, 320, 34), style("bold", 25, 19), "paper_lo", align="left")
    of = say("rail-of-cars", cars=found.base, left=cars)
    canvas.text("base", of, box.at(14, 36, 360, 44), style("black", 35, 34), "paper_hi", align="left", vital=True)
    canvas.centred(art(f"wagon_{SEATS[scene.seat].colour}"), box.right - 128, box.cy, 68)
    number(canvas, "cars", cars, box.at(LIST_W - 84, 4, 78, 76), 50, ink="lamp", align="left")


# --- the sets ---------------------------------------------------------------------------------------------------------


def draw_sets(scene: Scene) -> Canvas:
    """All sets that may be kept, in the order of the legal actions; those that cannot be done in brick."""
    found = _seen(scene)
    if found is None:
        return _nothing(scene)
    say = scene.words
    rows = min(_ROWS, len(found.sets))
    canvas = new_strip(HEAD + 10 + rows * 66 + 46)
    bar(canvas, HEAD)
    columns = 2 if len(found.sets) > _ROWS else 1
    for column in range(columns):
        x = column * WIDTH / 2
        for key, at, w in (("set", 12, 176), ("extra", 190, 104), ("left", 298, 112), ("gain", 414, 168)):
            face = style("bold", 28, 19)
            canvas.text(f"head {column}/{key}", say(f"rail-{key}"), Box(x + at, 2, w, HEAD - 8), face, "paper_lo")
    for at, one in enumerate(found.sets):
        column, row = divmod(at, _ROWS)
        _set(canvas, found, at, one, Box(column * WIDTH / 2 + 9, HEAD + 8 + row * 66, WIDTH / 2 - 18, 59))
    note = Box(16, canvas.image.height - 44, WIDTH - 32, 40)
    canvas.text("note", say("rail-sets-note"), note, style("semibold", 26, 18), "soot2")
    return canvas


def _set(canvas: Canvas, found: Offer, at: int, one: OfferedSet, box: Box) -> None:
    possible = one.left is not None and one.left >= 0
    plate(canvas, box, "paper_hi" if possible else FAILED, "soot" if possible else "brick")
    for count, code in enumerate(found.tickets, 1):
        x = box.x + 26 + (count - 1) * 43
        if code in one.tickets:
            numbered(canvas, f"set {at}/{count}", count, (x, box.cy), 20)
        else:
            canvas.vector(circle((19, 19), 16, "none", "paper_edge", 2.6), Box(round(x - 19), round(box.cy - 19), 38, 38))
    ink = "loco" if possible else "brick"
    extra = "×" if one.extra is None else f"+{one.extra}"
    canvas.text(f"set {at}/extra", extra, box.at(182, 0, 100, box.h), style("black", 38, 34), vital=one.extra is not None)
    left = "–" if one.left is None else minus(one.left)
    canvas.text(f"set {at}/left", left, box.at(290, 0, 104, box.h), style("black", 38, 34), ink, vital=one.left is not None)
    number(canvas, f"set {at}/value", f"+{one.value} / −{one.value}", box.at(396, 0, box.w - 400, box.h), 35)
