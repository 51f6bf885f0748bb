"""One player's tickets at the end: the completed ones as lines inside the own tracks, the others as dotted straight ones."""

from __future__ import annotations

from collections.abc import Hashable

from engine.niemcy.box import TICKETS
from engine.niemcy.view_plan import way_of
from render.box import Box
from render.canvas import Canvas
from render.frame_parts import minus
from render.niemcy.account import signed
from render.niemcy.describe_result import ACCOUNT, account_of, ranking, ways_tickets
from render.niemcy.land import land_image
from render.niemcy.map_art import FREE, beside, line_path
from render.niemcy.map_layout import DOORS, LINES, STATIONS, Point
from render.niemcy.map_strip import track_states
from render.niemcy.names import ends_name
from render.niemcy.palette import FAILED, LONG_TICKET, SHORT_TICKET, TICKET_LINES
from render.niemcy.plan_strip import LIST_W, LIST_X, list_side
from render.niemcy.scene import Scene
from render.niemcy.small_map import MAP_W, VIEW, draw_names, draw_stations, overlay
from render.niemcy.strip_frame import field, new_strip, number, plate, player_plate
from render.niemcy.tickets import cross, tick
from render.strip_key import as_key
from render.strip_size import HEIGHT
from render.svg import line, path
from render.theme import SEATS, style

HEAD, FOOT = 86, 96
MOST_ROWS = 13
_STEP = 15  # between lines of tickets on one track


def ways_key(scene: Scene, rank: int) -> Hashable:
    """All that the strip of the player on this rank shows."""
    seat = ranking(scene)[rank]
    player = scene.view.players[seat]
    account = account_of(scene, seat)
    return as_key((rank, seat, scene.names[seat], track_states(scene), player.tickets, player.done, player.points, account))


def draw_ways(scene: Scene, rank: int) -> Canvas:
    """The network with every ticket's way, and the tickets beside it."""
    seat = ranking(scene)[rank]
    player, tickets = scene.view.players[seat], ways_tickets(scene, seat)
    canvas = new_strip(HEIGHT)
    ways = {code: way_of(scene.view, seat, code) for code in tickets if code in (player.done or ())}
    ends = sorted({end for code in tickets for end in code.split("-")})
    canvas.image.paste(land_image(MAP_W, HEIGHT, VIEW), (0, 0))
    overlay(canvas, _network(scene, seat, tickets, ways) + _failed(tickets, ways))
    draw_stations(canvas, ends)
    draw_names(canvas, scene, ends)
    list_side(canvas, HEAD)
    player_plate(canvas, scene.name(seat), seat, Box(LIST_X, 9, LIST_W - 150, 66))
    number(canvas, "points", minus(player.points), Box(LIST_X + LIST_W - 140, 4, 134, 76), 56, ink="lamp", align="right")
    shown = tickets[: MOST_ROWS if len(tickets) <= MOST_ROWS else MOST_ROWS - 1]
    pitch = min(88.0, (HEIGHT - HEAD - FOOT - 26) / max(1, min(len(tickets), MOST_ROWS)))
    for at, code in enumerate(shown):
        _row(canvas, scene, at, code, Box(LIST_X, HEAD + 9 + at * pitch, LIST_W, pitch - 7), done=code in ways)
    if len(tickets) > len(shown):
        room = Box(LIST_X, HEAD + 9 + len(shown) * pitch, LIST_W, pitch - 7)
        canvas.text("more", scene.words("alt-more", count=len(tickets) - len(shown)), room, style("bold", 28, 20))
    if not tickets:
        canvas.text("none", scene.words("rail-no-tickets-held"), Box(LIST_X, HEAD + 20, LIST_W, 60), style("serif", 36, 22))
    _foot(canvas, scene, seat)
    return canvas


def _network(scene: Scene, seat: int, tickets: list[str], ways: dict[str, tuple[str, ...]]) -> str:
    thin, others, mine = "", "", ""
    for code, row in track_states(scene).items():
        for slot, state in enumerate(row):
            points = LINES[code][slot]
            d = line_path(points)
            if state == FREE:
                thin += path(d, "none", "soot3", 3, more='stroke-dasharray="8 10" stroke-opacity=".4"')
            elif state == seat:
                along = [at for at, ticket in enumerate(tickets) if code in ways.get(ticket, ())]
                wide = max(26, len(along) * _STEP + 10)
                ends = 'stroke-linecap="round"'
                mine += path(d, "none", "soot", wide + 8, more=ends) + path(d, "none", SEATS[seat].fill, wide, more=ends)
                for place, at in enumerate(along):
                    inner = line_path(beside(points, (place - (len(along) - 1) / 2) * _STEP))
                    colour, dash = TICKET_LINES[at % len(TICKET_LINES)]
                    mine += path(inner, "none", "soot", 13) + path(inner, "none", colour, 9, more=_dashed(dash))
            elif state >= 0:
                others += path(d, "none", "#8F8778", 11, more='stroke-opacity=".5"')
    return thin + others + mine


def _dashed(dash: str) -> str:
    return f'stroke-dasharray="{dash}"' if dash else ""


def _failed(tickets: list[str], ways: dict[str, tuple[str, ...]]) -> str:
    body = ""
    for code in tickets:
        if code not in ways:
            a, b = (_place(end) for end in code.split("-"))
            body += line(a, b, "paper_hi", 15) + line(a, b, "brick", 9, more='stroke-dasharray="5 16" stroke-linecap="round"')
    return body


def _place(code: str) -> Point:
    return STATIONS[code] if code in STATIONS else next(at for door, at in DOORS.items() if door.startswith(f"{code}/"))


def _row(canvas: Canvas, scene: Scene, at: int, code: str, box: Box, *, done: bool) -> None:
    box = Box(box.x, round(box.y), box.w, round(box.h))
    ticket = TICKETS[code]
    plate(canvas, box, "paper_hi" if done else FAILED, "soot" if done else "brick")
    canvas.fill(box.at(2, 3, 10, box.h - 6), LONG_TICKET if ticket.long else SHORT_TICKET)
    sign = box.at(20, box.h / 2 - 10, 60, 20)
    if done:
        colour, dash = TICKET_LINES[at % len(TICKET_LINES)]
        canvas.vector(line((0, 10), (60, 10), "soot", 18) + line((2, 10), (58, 10), colour, 12, more=_dashed(dash)), sign)
        tick(canvas, box.x + 98, box.cy, 12, "loco")
    else:
        canvas.vector(line((4, 10), (58, 10), "brick", 8, more='stroke-dasharray="4 12" stroke-linecap="round"'), sign)
        cross(canvas, box.x + 98, box.cy, 12, "brick")
    room = box.at(120, 0, box.w - 212, box.h)
    canvas.text(f"ticket {code}/ends", ends_name(scene.words, code), room, style("serif", 34, 21), align="left")
    value = signed(ticket.value if done else -ticket.value)
    number(
        canvas,
        f"ticket {code}/value",
        value,
        box.at(box.w - 88, 0, 78, box.h),
        38,
        ink="soot" if done else "brick",
        align="right",
    )


def _foot(canvas: Canvas, scene: Scene, seat: int) -> None:
    account = account_of(scene, seat)
    box = Box(LIST_X, HEIGHT - FOOT - 8, LIST_W, FOOT)
    field(canvas, box, "soot", radius=9)
    for name, cell in zip(ACCOUNT, box.grid(5, 1, 0)):
        points = account[name]
        ink = "lamp" if points > 0 else "brick_l" if points < 0 else "soot3"
        number(canvas, f"account/{name}", signed(points), cell.at(2, 6, cell.w - 4, 48), 36, ink=ink)
        label = scene.words("rail-account", row=name)
        canvas.text(f"account/{name}/label", label, cell.at(3, 54, cell.w - 6, 34), style("bold", 23, 14), "paper_hi")
