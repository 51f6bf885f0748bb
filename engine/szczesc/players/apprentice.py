"""The apprentice, the weakest level: simple heuristics for the current turn, with random errors.

It delivers completed orders, mines when coal and orders match, buys carts for the colours that its orders lack, and takes
money when it is short. It ignores majorities, balance and the later use of its miners.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.contract import AnyGame
from engine.szczesc.actions import Draft, Fill, Keep, Place, Stop
from engine.szczesc.box import CARDS, COLOURS, TILES
from engine.szczesc.plan_steps import open_squares, vector
from engine.szczesc.planner import MOST_STEPS, Plan, plans
from engine.szczesc.view import ShaftView, View

ENOUGH_ORDERS = 4
SHORT_OF_MONEY = 4
NOISE = 10.0  # upper bound in points of the random error per turn


class ApprenticePlayer:
    """Plays the turn with the highest heuristic value plus noise."""

    def choose(self, game: AnyGame, look: Callable[[], Any], legal: Sequence[Any], rng: Random) -> Any:
        if len(legal) == 1:
            return legal[0]
        view: View = look()
        assert view.seat is not None
        values = _TurnValue(view, view.shafts[view.seat], view.money[view.seat])
        if view.phase == "mine":
            return max(legal, key=values.value)  # without noise: a plan is carried out as planned
        return max(legal, key=lambda action: values.value(action) + NOISE * rng.random())


class _TurnValue:
    def __init__(self, view: View, own: ShaftView, money: int) -> None:
        self.view, self.own, self.money = view, own, money
        self.open_orders = sum(not order.complete for order in own.pending)
        wanted = [sum(counts) for counts in zip((0, 0, 0, 0), *(open_squares(order) for order in own.pending))]
        at_hand = vector(own.cage + own.store + "".join(own.carts))
        self.missing: dict[str, int] = {colour: want - have for colour, want, have in zip(COLOURS, wanted, at_hand)}
        self._plans: list[Plan] | None = None

    def value(self, action: Any) -> float:
        if isinstance(action, Place):
            return self._place(action) - self.view.places[action.space.index].miners
        if isinstance(action, Draft):
            return self._card(action.card)
        if isinstance(action, Keep):
            if action.piece is None:
                return 0.0
            return self._tile(action.piece) if action.piece in TILES else self._card(action.piece)
        if isinstance(action, Fill):
            return float(sum(self.missing[colour] for colour in action.colours))
        if self.view.phase == "mine":
            plan = self._plan(self.view.steps_left)
            return float(action == (plan.steps[0] if plan.steps else Stop()))
        return 0.0

    def _place(self, action: Place) -> float:
        space, place = action.space, self.view.places[action.space.index]
        if space.kind == "deliver":
            done = [order.code for order in self.own.pending if order.complete and order.code[0] == space.transport]
            return 2.0 + sum(CARDS[code].points for code in done)
        if space.kind == "mine":
            plan = self._plan(space.number)
            return float(plan.points + plan.squares)
        if space.kind == "money":
            return space.number * (0.8 if self.money < SHORT_OF_MONEY else 0.2)
        if space.kind == "workshop":
            return self._tile(place.piece) if place.piece else 1.0
        return self._card(place.piece) if place.piece else 1.5

    def _plan(self, steps: int) -> Plan:
        """The plan with the most points, then most squares, then fewest steps."""
        if self._plans is None:
            self._plans = plans(self.own, MOST_STEPS if self.view.phase == "place" else steps)
        return max((plan for plan in self._plans if plan.used <= steps), key=lambda plan: (plan.points, plan.squares, -plan.used))

    def _tile(self, code: str) -> float:
        tile = TILES[code]
        return 1.0 + 2.0 * min(tile.carts, max(0, self.missing[tile.colour]))

    def _card(self, code: str) -> float:
        return 0.4 * CARDS[code].points * (1.5 if self.open_orders < ENOUGH_ORDERS else 0.2)
