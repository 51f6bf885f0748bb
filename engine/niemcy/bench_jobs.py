"""What the benchmark times in this game beside play, clone and replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from engine.niemcy.box import TICKETS
from engine.niemcy.planner import distance, free_connections, plan, unfinished
from engine.niemcy.state import State
from engine.rng import rng_at, shuffled

EVERY = 12  # turns between two positions


def planner_jobs(states: Sequence[State], count: int) -> list[Callable[[], object]]:
    """Plans for so many unfinished tickets, drawn by lot, of the seat on turn."""
    jobs: list[Callable[[], object]] = []
    for state in [state for state in states if state.phase == "turn"][::EVERY]:
        own, free = state.own[state.turn], free_connections(state.open_tracks[state.turn])
        tickets = shuffled(unfinished(own, TICKETS), rng_at(len(jobs), count))
        possible = [code for code in tickets if distance(own, free, code) is not None][:count]
        if len(possible) == count:
            jobs.append(partial(plan, own, free, possible))
    return jobs


def five_tickets(states: Sequence[State]) -> list[Callable[[], object]]:
    return planner_jobs(states, 5)


def ten_tickets(states: Sequence[State]) -> list[Callable[[], object]]:
    return planner_jobs(states, 10)
