"""Positions of Niemcy to draw: those of whole games that are kept as records, and extreme ones put together by hand."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from engine.contract import Event
from engine.niemcy import NIEMCY
from engine.niemcy.box import ALL_TICKETS, CARDS
from engine.niemcy.state import State, counted
from engine.record import Record, from_json, replay
from render.niemcy.scene import Scene
from tests.render.positions import NASTY as FOUR_NASTY

FILE = Path(__file__).parents[2] / "golden" / "niemcy_games.jsonl"
NAMES = ("Anna", "Jan", "Zofia", "Piotr", "Ewa")
NASTY = (*FOUR_NASTY, "Brunhilde von Kilimandscharo")
SIZES = (2, 3, 4, 5)
Moment = tuple[State, tuple[Event, ...]]


@cache
def record(seats: int) -> Record:
    """A game of so many players of the middle level."""
    records = [from_json(json.loads(line)) for line in FILE.read_text(encoding="utf-8").splitlines()]
    return next(one for one in records if len(one.players) == seats)


@cache
def game(seats: int) -> tuple[Moment, ...]:
    """Every position of a game, with what led to it."""
    seen: list[Moment] = []
    replay(record(seats), watch=lambda state, events: seen.append((state.clone(), tuple(events))))
    return tuple(seen)


def show(
    moment: Moment, viewer: int | None = None, lang: str = "pl", *, nasty: bool = False, seat: int | None = None, plan: str = ""
) -> Scene:
    state, events = moment
    names = NASTY if nasty else NAMES
    shown = seat if seat is not None else viewer or 0
    return Scene(NIEMCY.observe(state, viewer), names[: state.seats], lang, events, shown, plan)


def when(seats: int, event: str) -> list[Moment]:
    """The moments at which this happened."""
    return [moment for moment in game(seats) if any(one.kind == event for one in moment[1])]


def in_phase(seats: int, phase: str) -> list[Moment]:
    return [moment for moment in game(seats) if moment[0].phase == phase]


def own(moment: Moment, lang: str = "pl", *, nasty: bool = False) -> Scene:
    """As whoever is on turn sees it."""
    return show(moment, moment[0].turn, lang, nasty=nasty)


def extreme(seats: int = 5, phase: str = "turn") -> State:
    """Everything large: seat 0 has cards of all kinds, thirty tickets and three figures of points, others have next to none."""
    late = [state for state, _ in game(seats) if state.phase == "turn"]
    state = late[len(late) // 2].clone()
    state.turn = 0
    state.phase = phase
    state.hands[0] = [12 if card != "L" else 14 for card in CARDS]
    state.points = [118, 0, 99, 7, 20][:seats]
    state.cars = [45, 2, 9, 10, 0][:seats]
    state.tickets[0] = tuple(sorted([*ALL_TICKETS[0][:20], *ALL_TICKETS[1][:10]]))
    state.tickets[1] = ()
    state.passengers[0] = [10, 0, 3, 3, 0, 1]
    state.deck, state.discards = "", [0] * len(CARDS)
    state.last = seats
    return state


def finished(seats: int = 5) -> State:
    """The same at the end of the game."""
    state = extreme(seats)
    state.phase, state.last = "over", 0
    return state


def poor(seats: int = 3) -> State:
    """Seat 0 has nothing but tickets that can no longer be done."""
    late = [state for state, _ in game(seats) if state.phase == "turn"]
    state = late[-1].clone()
    state.turn, state.hands[0], state.cars[0] = 0, counted(""), 1
    state.tickets[0] = ("KIE-CH", "KON-ROS", "LIN-DK", "DK-NL", "EMD-AT", "ROS-AT")
    return state
