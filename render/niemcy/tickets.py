"""A player's tickets, six a strip: their states, and the connections that are missing for them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from engine.niemcy.box import CONNECTION, TICKETS, TRACKS_OF
from engine.niemcy.view_plan import TicketState, payable_tracks, seat_routes, ticket_states
from render.box import Box
from render.canvas import Canvas
from render.niemcy.describe_seat import own, tickets_sum
from render.niemcy.hand import hidden_page
from render.niemcy.names import ends_name
from render.niemcy.palette import LONG_TICKET, SHORT_TICKET
from render.niemcy.scene import Scene
from render.niemcy.strip_frame import (
    EDGE,
    INNER,
    bar,
    field,
    new_strip,
    number,
    plain_page,
    plate,
    space_sign,
    title,
)
from render.strip_size import WIDTH
from render.svg import path, rect
from render.text import width
from render.theme import style

TICKETS_A_STRIP = 6
TICKET_STRIPS = 4
_CHIP = style("bold", 26, 22)


def page_of(scene: Scene, page: int) -> list[TicketState]:
    """The tickets on one strip."""
    return ticket_states(scene.view, scene.seat)[page * TICKETS_A_STRIP : (page + 1) * TICKETS_A_STRIP]


def _payable(scene: Scene) -> set[str]:
    return {track.connection.code for track in payable_tracks(scene.view, scene.seat)}


def tickets_key(scene: Scene, page: int) -> Hashable:
    """All that a strip of tickets shows."""
    if not own(scene):
        return scene.names[scene.seat], scene.seat
    states = page_of(scene, page)
    codes = {code for state in states for code in state.connections}
    open_now = seat_routes(scene.view, scene.seat).open_tracks
    colours = tuple((code, _colours(code, open_now)) for code in sorted(codes))
    cars = scene.view.players[scene.seat].cars
    return page, tuple(states), tuple(sorted(codes & _payable(scene))), colours, cars, tickets_sum(scene)


def _colours(code: str, open_tracks: int) -> str:
    return "".join(track.colour for track in TRACKS_OF[CONNECTION[code].number] if open_tracks >> track.number & 1)


def draw_tickets(scene: Scene, page: int) -> Canvas:
    """Every ticket with its state and the missing connections; those that can be paid now are lit."""
    if not own(scene):
        return hidden_page(scene, "rail-tickets")
    states = page_of(scene, page)
    if not states:
        return plain_page(scene.words("rail-tickets"), scene.words("rail-no-tickets"))
    canvas = new_strip(72 + 12 + 112 * len(states))
    bar(canvas, 72)
    title(canvas, scene.words("rail-tickets"), Box(20, 2, 420, 62))
    room = Box(452, 2, WIDTH - 470, 62)
    canvas.text("sum", tickets_sum(scene), room, style("black", 36, 34), "paper_hi", align="right", vital=True)
    tracks = seat_routes(scene.view, scene.seat).open_tracks
    for at, state in enumerate(states):
        _ticket(canvas, scene, state, Box(EDGE, 84 + at * 112, INNER, 98), tracks)
    return canvas


def ticket_side(canvas: Canvas, scene: Scene, code: str, box: Box, value: str) -> None:
    """The left end of a ticket: its value, short or long."""
    ticket = TICKETS[code]
    kind = "long" if ticket.long else "short"
    body = rect(Box(0, 0, box.w, box.h), LONG_TICKET if ticket.long else SHORT_TICKET, radius=7)
    canvas.vector(body, box)
    number(canvas, f"{code}/value", value, box.at(2, 4, box.w - 4, box.h * 0.55), 48, ink="lamp")
    face = style("bold", 26, 20)
    canvas.text(
        f"{code}/kind",
        scene.words("rail-ticket-kind", kind=kind),
        box.at(2, box.h * 0.58, box.w - 4, box.h * 0.36),
        face,
        "paper_hi",
    )


def _ticket(canvas: Canvas, scene: Scene, state: TicketState, box: Box, tracks: int) -> None:
    say, done, payable = scene.words, state.state == "done", _payable(scene)
    plate(canvas, box, "paper_lo" if state.state == "cut" else "paper_hi", lit=done)
    value = TICKETS[state.code].value
    ticket_side(canvas, scene, state.code, box.at(2, 2, 116, box.h - 4), f"+{value}" if done else str(value))
    name = box.at(134, 4, 764, 46 if state.connections else box.h - 8)
    ink = "soot3" if state.state == "cut" else "soot"
    canvas.text(f"{state.code}/ends", ends_name(say, state.code), name, style("serif", 40, 28), ink, align="left")
    x, left = box.x + 132, box.right - 262
    for at, code in enumerate(state.connections):
        rest = len(state.connections) - at
        w = _chip_width(say_name := ends_name(say, code), _colours(code, tracks), code in payable)
        if x + w > left - (0 if rest == 1 else 64):
            number(canvas, f"{state.code}/more", f"+{rest}", Box(x + 2, box.y + 52, 60, 40), 34, ink="soot", align="left")
            break
        _chip(
            canvas,
            f"{state.code}/{code}",
            say_name,
            Box(round(x), box.y + 52, round(w), 40),
            _Missing(code, tracks, code in payable),
        )
        x += w + 8
    _state(canvas, scene, state, Box(box.right - 250, box.y + 9, 240, box.h - 18))


class _Missing:
    """A connection that a ticket lacks."""

    def __init__(self, code: str, tracks: int, payable: bool) -> None:
        self.colours, self.length, self.payable = _colours(code, tracks), CONNECTION[code].length, payable


def _chip_width(name: str, colours: str, payable: bool) -> float:
    return 8 + 44 * len(colours) + 28 + width(name, _CHIP) + (36 if payable else 12)


def _chip(canvas: Canvas, name: str, text: str, box: Box, missing: _Missing) -> None:
    """A missing connection: colours, length, ends, and a tick when it can be paid now."""
    field(canvas, box, "lamp_hi" if missing.payable else "paper", "soot" if missing.payable else "soot3")
    x = box.x + 6
    for colour in missing.colours:
        space_sign(canvas, colour, Box(round(x), box.y + 7, 40, 26))
        x += 44
    number(canvas, f"{name}/length", missing.length, Box(x, box.y, 24, box.h), 34)
    x += 28
    end = box.right - (30 if missing.payable else 6)
    canvas.text(f"{name}/chip", text, Box(x, box.y, end - x, box.h), _CHIP, align="left")
    if missing.payable:
        tick(canvas, box.right - 19, box.cy, 10, "loco")


def tick(canvas: Canvas, x: float, y: float, r: float, ink: str) -> None:
    """A tick around a point."""
    body = path(f"M{r * 0.2:.1f} {r:.1f} l{r * 0.6:.1f} {r * 0.7:.1f} l{r:.1f} {-r * 1.35:.1f}", "none", ink, r * 0.5)
    canvas.vector(body, Box(round(x - r), round(y - r), 2 * r, 2 * r), bleed=4)


def cross(canvas: Canvas, x: float, y: float, r: float, ink: str) -> None:
    """A cross around a point."""
    body = path(
        f"M{r * 0.3:.1f} {r * 0.3:.1f} L{r * 1.7:.1f} {r * 1.7:.1f} M{r * 1.7:.1f} {r * 0.3:.1f} L{r * 0.3:.1f} {r * 1.7:.1f}",
        "none",
        ink,
        r * 0.5,
    )
    canvas.vector(body, Box(round(x - r), round(y - r), 2 * r, 2 * r), bleed=4)


def _state(canvas: Canvas, scene: Scene, state: TicketState, box: Box) -> None:
    """The right end of a ticket: completed, so much is missing, too much, or cut off."""
    say, code = scene.words, state.code
    fill, ink = {
        "done": ("lamp", "soot"),
        "open": ("loco", "paper_hi"),
        "short": ("ochre_l", "soot"),
        "cut": ("brick", "paper_hi"),
    }[state.state]
    field(canvas, box, fill, "soot")
    big, small = style("black", 34, 24), style("bold", 26, 19)
    if state.state in ("done", "cut"):
        (tick if state.state == "done" else cross)(canvas, box.x + 32, box.cy, 20, ink)
    if state.state == "done":
        canvas.text(f"{code}/state", say("rail-done"), box.at(58, 2, box.w - 64, box.h - 4), style("black", 34, 22), ink)
    elif state.state == "cut":
        canvas.text(f"{code}/state", say("rail-cut"), box.at(58, 4, box.w - 64, 40), big, ink, align="left")
        lost = say("rail-lost", points=TICKETS[code].value)
        canvas.text(f"{code}/lost", lost, box.at(58, 42, box.w - 64, 34), small, ink, align="left")
    else:
        canvas.text(
            f"{code}/state",
            say("rail-missing", cars=state.cars),
            box.at(6, 3, box.w - 12, 42),
            style("black", 38, 34),
            ink,
            vital=True,
        )
        few = state.state == "short"
        cars = scene.view.players[scene.seat].cars
        told = say("rail-only", cars=cars) if few else say("rail-routes", routes=len(state.connections))
        canvas.text(f"{code}/routes", told, box.at(6, 44, box.w - 12, 34), small, ink)


def strips_of_tickets(states: Sequence[str]) -> int:
    """How many strips so many tickets take."""
    return max(1, min(TICKET_STRIPS, -(-len(states) // TICKETS_A_STRIP)))
