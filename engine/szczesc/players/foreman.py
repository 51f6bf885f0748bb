"""The foreman, the middle level: a one-turn evaluation of every action.

It considers the orders it can fill, the carts they need, the majorities it can win and the value of its miners. The
weights were set by hand and checked in matches against the apprentice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Any

from engine.contract import AnyGame
from engine.szczesc.actions import Draft, Fill, Keep, Place, Return, Stop
from engine.szczesc.box import CARDS, CATEGORIES, CATEGORIES_AFTER, COLOURS, SHIFTS, TILES
from engine.szczesc.plan_steps import open_squares, vector
from engine.szczesc.planner import MOST_STEPS, Plan, plans
from engine.szczesc.scoring import squares_of
from engine.szczesc.view import ShaftView, View

MINER = 1.15  # value of a miner
MARK = 0.45  # value of a mark that is needed
SPARE_MARK = 0.25  # value of a mark for the final exchange
RICH = 7  # marks above this are spare
UNDELIVERED = 0.85  # value of a point on a complete order before delivery
SQUARE = 0.5
EMPTIED = 0.9
CUBE = 1.3  # value of a cube on a new cart that an order needs
OTHER_CUBE = 1.5
BALANCE = 0.7
CARD = 0.35  # value of a point on a new order
PENDING_LIMIT = 4
NEAR, FAR = 1.2, 2.0  # scale of a lead in squares: at the next scoring, and in addition per later one


class ForemanPlayer:
    """Plays the action with the highest value."""

    def choose(self, game: AnyGame, look: Callable[[], Any], legal: Sequence[Any], rng: Random) -> Any:
        if len(legal) == 1:
            return legal[0]
        view: View = look()
        assert view.seat is not None
        values = _ActionValue(view, view.shafts[view.seat])
        return max(legal, key=values.worth)


class _ActionValue:
    """Values the actions of the seat on turn."""

    def __init__(self, view: View, own: ShaftView) -> None:
        self.view = view
        self.own = own
        self.seat = view.seat or 0
        wanted = [sum(counts) for counts in zip((0, 0, 0, 0), *(open_squares(order) for order in own.pending))]
        at_hand = vector(own.cage + own.store + "".join(own.carts))
        self.missing: dict[str, int] = {c: want - have for c, want, have in zip(COLOURS, wanted, at_hand)}
        self.leads = _leads(view, own)
        self._plans: list[Plan] | None = None

    def worth(self, action: Any) -> float:
        if isinstance(action, Place):
            return self._place(action) - MINER * self.view.places[action.space.index].miners
        if isinstance(action, Draft):
            return self._card(action.card)
        if isinstance(action, Keep):
            if action.piece is None:
                return 0.0
            return self._tile(action.piece) if action.piece in TILES else self._card(action.piece)
        if isinstance(action, Fill):
            return float(sum(self.missing[colour] for colour in action.colours))
        if isinstance(action, Return) or str(action) in ("top", "bottom"):
            return 0.0
        return self._step(action)

    def _place(self, action: Place) -> float:
        kind, number = action.space.kind, action.space.number
        place = self.view.places[action.space.index]
        if kind == "money":
            needed = max(0, min(number, RICH - self.view.money[self.seat]))
            return MARK * needed + SPARE_MARK * (number - needed)
        if kind == "mine":
            return self._best_plan(number)[0]
        if kind == "deliver":
            return self._delivery(action.space.transport)
        if kind == "workshop":
            return self._tile(place.piece) if place.piece else self._unknown(3.0 if self.view.money[self.seat] >= 4 else 0.5)
        return self._card(place.piece) if place.piece else self._unknown(2.8)

    def _unknown(self, worth: float) -> float:
        return worth if self.view.shift < SHIFTS else worth / 2

    def _delivery(self, transport: str) -> float:
        cards = [order.code for order in self.own.pending if order.complete and order.code[0] == transport]
        points = sum(CARDS[code].points for code in cards)
        squares = "".join(CARDS[code].squares for code in cards)
        shares = 0.0  # each square counts at every later scoring
        for shift in range(self.view.shift, SHIFTS + 1):
            for category in CATEGORIES[: CATEGORIES_AFTER[shift]]:
                if category.kind != "empty" and category.key in squares + transport:
                    more = squares.count(category.key) or len(squares)
                    lead, ahead = self.leads[category.name], shift - self.view.shift
                    shares += category.first * (_win_probability(lead + more, ahead) - _win_probability(lead, ahead))
        hurry = 2.0 if self.view.miners[self.seat] <= 4 else 0.0
        return (1 - UNDELIVERED) * points + shares + hurry + 0.25 * points

    def _tile(self, code: str) -> float:
        tile = TILES[code]
        wanted = min(tile.carts, max(0, self.missing[tile.colour]))
        worth = CUBE * (1 + 0.15 * tile.price / tile.carts) * wanted + OTHER_CUBE * (tile.carts - wanted)
        light, dark = self.own.light, self.own.dark
        after = abs(light + (tile.side == "L") - dark - (tile.side == "D"))
        worth += BALANCE * (abs(light - dark) - after)
        spare = max(0, self.view.money[self.seat] - RICH)
        worth -= MARK * max(0, tile.price - spare) * 0.6
        late = self.view.shift == SHIFTS and self.view.miners[self.seat] <= 5
        return worth * 0.3 if late else worth + 1.0

    def _card(self, code: str) -> float:
        card = CARDS[code]
        fitting = sum(self.missing[c] + card.squares.count(c) <= 0 for c in card.squares)
        worth = CARD * card.points * (0.6 + 0.8 * fitting / len(card.squares))
        together = sum(order.code[0] == card.transport for order in self.own.pending)
        worth += 0.5 * min(together, 2)
        crowd = len(self.own.pending) - PENDING_LIMIT
        if crowd > 0:
            worth -= crowd
        if self.view.shift == SHIFTS:
            worth -= max(0, 10 - self.view.miners[self.seat]) * 0.5
        return worth

    def _best_plan(self, steps: int) -> tuple[float, Plan]:
        if self._plans is None:
            self._plans = plans(self.own, MOST_STEPS if self.view.phase == "place" else steps)
        fitting = [plan for plan in self._plans if plan.used <= steps]
        return max(((self._plan_worth(plan), plan) for plan in fitting), key=lambda pair: (pair[0], -pair[1].used))

    def _plan_worth(self, plan: Plan) -> float:
        emptied = sum(plan.emptied.values())
        return UNDELIVERED * plan.points + SQUARE * plan.squares + EMPTIED * emptied * (1.3 if self.view.shift == SHIFTS else 0.6)

    def _step(self, step: Any) -> float:
        """1 for the next step of the best plan (stop if it is finished), else 0."""
        _, plan = self._best_plan(self.view.steps_left)
        wanted: Any = plan.steps[0] if plan.steps else Stop()
        return 1.0 if step == wanted else 0.0


def _leads(view: View, own: ShaftView) -> dict[str, int]:
    """The lead in squares over the best other seat, by category of delivered cards, from the view."""
    return {
        category.name: squares_of(category, own.delivered)
        - max(squares_of(category, shaft.delivered) for seat, shaft in enumerate(view.shafts) if seat != view.seat)
        for category in CATEGORIES
        if category.kind != "empty"
    }


def _win_probability(lead: int, shifts: int) -> float:
    """The probability that a lead wins a category that is scored ``shifts`` after this one."""
    return 1 / (1 + exp(-lead / (NEAR + shifts * FAR)))
