"""Games between players who deliver and mine, and moments of them for every kind of picture."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from engine.contract import Event
from engine.record import Record, replay
from engine.szczesc import SZCZESC
from engine.szczesc.planner import plans
from engine.szczesc.state import State
from render.scene import Scene
from tests.recorded_games import recorded
from tests.render.positions import NAMES, NASTY

Moment = tuple[State, tuple[Event, ...]]


@cache
def record(seats: int, *, open_deliveries: bool = False) -> Record:
    return replace(recorded(seats), options={"open_deliveries": open_deliveries})


@cache
def game(seats: int, *, open_deliveries: bool = False) -> tuple[Moment, ...]:
    """Every position of a game, with what led to it."""
    seen: list[Moment] = []
    replay(
        record(seats, open_deliveries=open_deliveries), watch=lambda state, events: seen.append((state.clone(), tuple(events)))
    )
    return tuple(seen)


def show(
    moment: Moment, viewer: int | None, lang: str = "pl", *, nasty: bool = False, seat: int | None = None, plan: str = ""
) -> Scene:
    state, events = moment
    names = NASTY if nasty else NAMES
    shown = seat if seat is not None else viewer if viewer is not None else state.turn
    return Scene(SZCZESC.observe(state, viewer), names[: state.seats], lang, events, shown, plan)


def drafts(seats: int) -> list[Moment]:
    return [moment for moment in game(seats) if moment[0].phase == "draft"]


def scorings(seats: int) -> list[Moment]:
    return [moment for moment in game(seats) if any(event.kind == "shift_scored" for event in moment[1])]


def play(state: State, *texts: str) -> Moment:
    """The position after these actions of whoever is on turn, and what they did."""
    after, events = state.clone(), []
    for text in texts:
        events += SZCZESC.apply(after, after.turn, SZCZESC.parse(text))
    return after, tuple(events)


def draws(seats: int, where: str, marks: int = 3) -> list[Moment]:
    """A draw at a stack ("workshop draw" or "order draw") in all its phases; the purse holds so many marks."""
    before = next(state for state, _ in game(seats) if state.phase == "place" and state.shift == 2).clone()
    before.money[before.turn] = marks
    choose = play(before, where)
    held = choose[0].held
    cheap = SZCZESC.legal_actions(choose[0], before.turn)[0]
    rest = play(choose[0], str(cheap))
    left = rest[0].held
    none = play(choose[0], "keep none", "top", held[2], held[0])
    return [choose, rest, play(choose[0], str(cheap), "bottom"), play(choose[0], str(cheap), "bottom", left[-1], left[0]), none]


def planned(seats: int, count: int = 4) -> list[tuple[Moment, str]]:
    """Turns at which mining is worth planning, with the richest plan of each."""
    found = []
    for moment in game(seats):
        state = moment[0]
        if state.phase == "place":
            for plan in plans(state.shafts[state.turn], 10)[:1]:
                found.append(((len(plan.completes), plan.used), moment, str(plan)))
    found.sort(key=lambda one: one[0], reverse=True)
    return [(moment, plan) for _, moment, plan in found[:count]]
