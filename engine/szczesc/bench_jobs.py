"""What the benchmark times in this game beside play, clone and replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from engine.szczesc.box import SHIFTS
from engine.szczesc.planner import MOST_STEPS, plans
from engine.szczesc.state import State


def planner_jobs(states: Sequence[State]) -> list[Callable[[], object]]:
    """Ten-step plans at each turn of the last shift; random players have full shafts and many orders, the slow case."""
    late = [state for state in states if state.shift == SHIFTS and state.phase == "place"]
    return [partial(plans, state.shafts[state.turn], MOST_STEPS) for state in late]
