"""A plan of mining carried out on paper: on a position made up from the view, so nothing hidden can play a part."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engine.contract import EngineError, Event, Refusal, Unreadable
from engine.szczesc import SZCZESC
from engine.szczesc.actions import Action, Load, Move, Put, StoreCube
from engine.szczesc.box import LOCKED, SPACES
from engine.szczesc.view import ShaftView, View


class BadPlan(EngineError):
    """A plan that cannot be carried out; the refusal names the step."""


@dataclass(frozen=True, slots=True)
class PlanStep:
    """One step of a plan."""

    number: int  # of the first step that it uses: a pair of cubes takes two
    action: Action
    event: Event
    level: int  # where the cage is after it


@dataclass(frozen=True, slots=True)
class PlanOutcome:
    """A plan with what it does to a shaft."""

    before: ShaftView
    after: ShaftView
    steps: tuple[PlanStep, ...]
    allowed: int
    used: int

    @property
    def completed(self) -> tuple[str, ...]:
        """The orders that the plan completes."""
        done = {order.code for order in self.before.pending if order.complete}
        return tuple(order.code for order in self.after.pending if order.complete and order.code not in done)

    def emptied(self, level: int) -> int:
        """How many more carts of a level stand empty afterwards."""
        return self.after.carts[level - 1].count(".") - self.before.carts[level - 1].count(".")


def try_plan(view: View, seat: int, text: str) -> PlanOutcome:
    """Carry out a plan such as "@3 +G +G @0 G>H-GG" for a seat; raises BadPlan with the first step that is impossible.

    While the seat is mining, the plan has the steps that are left; otherwise as many as the work place that it names
    ("mine 8 @3 …"), or as the largest one that is open.
    """
    allowed, words = _allowance(view, seat, text)
    state = SZCZESC.determinize(view, Random(0))
    state.phase, state.turn, state.steps_left = "mine", seat, allowed
    before, shaft = view.shafts[seat], state.shafts[seat]
    shaft.pending = {order.code: order for order in before.pending}  # not what was made up for the unseen
    steps = []
    for word in words:
        action = _read(word)
        refusal = SZCZESC.explain(state, seat, action)
        if refusal is not None:
            raise _bad(refusal)
        number = allowed - state.steps_left + 1
        event = SZCZESC.apply(state, seat, action)[0]
        steps.append(PlanStep(number, action, event, shaft.level))
    used = allowed - state.steps_left
    moved: dict[str, Any] = {"level": shaft.level, "cage": shaft.cage, "store": shaft.store, "carts": tuple(shaft.carts)}
    after = replace(before, **moved, pending=tuple(shaft.pending.values()))
    return PlanOutcome(before, after, tuple(steps), allowed, used)


def _allowance(view: View, seat: int, text: str) -> tuple[int, list[str]]:
    words = text.split()
    mines = {s.name: s for s in SPACES if s.kind == "mine"}
    named = mines.get(" ".join(words[:2]))
    if view.phase == "mine" and view.turn == seat:
        return view.steps_left, words[2:] if named and named.name == view.space else words
    if named is None:
        return max(space.number for space in mines.values() if space.index not in LOCKED[view.seats]), words
    if named.index in LOCKED[view.seats]:
        raise BadPlan("locked", named.name, seats=view.seats)
    return named.number, words[2:]


def _read(word: str) -> Move | Load | StoreCube | Put:
    try:
        action = SZCZESC.parse(word)
    except Unreadable as error:
        raise _bad(error.refusal) from None
    if not isinstance(action, Move | Load | StoreCube | Put):
        raise BadPlan("not_a_step", word[:80])
    return action


def _bad(refusal: Refusal) -> BadPlan:
    return BadPlan(refusal.code, refusal.part, **refusal.figures)


def refusal_line(error: BadPlan) -> str:
    """The reason in one plain English sentence, for the command line."""
    return SZCZESC.describe(error.refusal)
