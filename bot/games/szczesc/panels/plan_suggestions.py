"""Suggestions from the planner: a few good plans that differ in what they achieve."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.szczesc.planner import Plan, plans
from engine.szczesc.view import ShaftView

SUGGESTIONS = 4

_planned = lru_cache(maxsize=512)(plans)

# What somebody may be after, the most obvious first: points, work on orders, empty carts, or the same for less.
_WISHES: tuple[Callable[[Plan], tuple[int, ...]], ...] = (
    lambda plan: (plan.points, plan.squares, sum(plan.emptied.values()), -plan.used),
    lambda plan: (plan.squares, plan.points, sum(plan.emptied.values()), -plan.used),
    lambda plan: (sum(plan.emptied.values()), plan.points, plan.squares, -plan.used),
    lambda plan: (plan.points, -plan.used, plan.squares),
)


def best_plans(shaft: ShaftView, steps: int, most: int = SUGGESTIONS) -> list[Plan]:
    """The best plans for different wishes, then the best of the others; none that does nothing."""
    useful = [plan for plan in _planned(shaft, steps) if plan.points or plan.squares or any(plan.emptied.values())]
    chosen: list[Plan] = []
    for wish in _WISHES:
        if useful and len(chosen) < most:
            best = max(useful, key=wish)
            chosen.append(best)
            useful = [plan for plan in useful if _gist(plan) != _gist(best)]
    return chosen + useful[: most - len(chosen)]


def _gist(plan: Plan) -> tuple[object, ...]:
    return plan.completes, plan.squares, sum(plan.emptied.values())
