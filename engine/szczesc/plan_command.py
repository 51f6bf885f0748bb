"""Plans for a turn of mining, for the command line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.contract import Json, Seat
from engine.game_package import PlanError
from engine.szczesc.planner import MOST_STEPS, Plan, plans
from engine.szczesc.state import State


def plan_command(state: State, seat: Seat | None, options: Mapping[str, str]) -> tuple[Json, str]:
    """The best plans for a number of steps in the shaft of a seat, as JSON and as text."""
    steps = _steps(options.get("steps"))
    found = plans(state.shafts[state.turn if seat is None else seat], steps)
    return {"plans": [as_json(plan) for plan in found]}, "\n".join(f"{describe(plan, steps)}: {plan}" for plan in found)


def as_json(plan: Plan) -> dict[str, Any]:
    """A plan as the documented JSON."""
    return {
        "steps": str(plan),
        "used": plan.used,
        "completes": list(plan.completes),
        "points": plan.points,
        "squares": plan.squares,
        "emptied": dict(plan.emptied),
    }


def describe(plan: Plan, steps: int) -> str:
    """What a plan achieves, as one line of text."""
    emptied = sum(plan.emptied.values())
    done = [f"completes {' and '.join(plan.completes)} ({plan.points} points)"] if plan.completes else []
    done += [f"{count} {what}" for count, what in ((plan.squares, "squares filled"), (emptied, "carts emptied")) if count]
    return f"{', '.join(done) or 'nothing'} in {plan.used} of {steps} steps"


def _steps(text: str | None) -> int:
    if text is None:
        raise PlanError(f"--steps is needed: a number from 0 to {MOST_STEPS}")
    if not text.isascii() or not text.isdigit() or len(text) > 3 or int(text) > MOST_STEPS:
        raise PlanError(f"--steps must be a number from 0 to {MOST_STEPS}, not '{text[:80]}'")
    return int(text)
