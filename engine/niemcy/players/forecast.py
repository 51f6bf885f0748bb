"""The final points that each seat may expect, from a full position: connections, tickets, Globetrotter, passengers, turns left.

A plan is a row of steps, a ticket each. A step is finished in time with a probability that follows from the turns it takes
(one for each connection, half a one for each missing card) and the turns that are left until somebody runs out of cars.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import NamedTuple

from engine.niemcy.box import CARD_AT, CLOSING_SEATS, END_BELOW, GLOBETROTTER, LOCOMOTIVE, TICKETS
from engine.niemcy.network import completed
from engine.niemcy.planner import free_connections
from engine.niemcy.players.passenger_value import expected_prizes
from engine.niemcy.players.routes import Demand, Step, demand_of, shortage, step, steps_for
from engine.niemcy.state import State


@dataclass(frozen=True, slots=True)
class Weights:
    """What the forecast reckons with; the figures were tried out in games of the forecast against itself."""

    turn: float = 3.5  # points that a turn without a plan brings
    spare_card: float = 1.2  # points for a card that the plan does not need
    delay: float = 1.5  # turns that a step takes in fact, with claims beside it, for each that it needs
    doubt: float = 1.0  # in turns: always,
    doubt_a_turn: float = 0.2  # and for each that is needed
    sure: float = 0.95  # the best chance for a ticket that is not completed
    lost: float = 0.15  # what a planned connection takes off the chance, for others may claim it; with two or three players
    lost_doubles: float = 0.08  # with more, where double tracks stay open
    prizes: float = 0.6  # how much of a lead in passengers counts before the end
    guessed: float = 0.0  # of what others may expect by plans that are only guessed
    tickets_doubt: float = 0.8  # by how many tickets a lead in them may shrink


SECOND_CARD = 0.5  # of a turn
CAR_OF_CLAIM = 2.3  # cars on an average claim
CARDS_A_TURN = 2.5  # that may still be paid
KNOWN_PLANS = 6  # for the same tickets
REMEMBERED = 1 << 13


class SeatPlan(NamedTuple):
    """How a seat goes about its tickets."""

    steps: tuple[Step, ...]
    connections: int  # of all steps, a bit each
    demand: Demand
    done: int  # points of completed tickets
    done_count: int
    cut_off: int  # points of tickets that cannot be completed any more


class PlanMemory:
    """Plans of positions met before.

    A plan of which nothing was lost is kept: one's own claim shortens it, or leaves it as it was. (A claim beside it may have
    opened a shorter way; that is looked for after the second one.)
    """

    def __init__(self) -> None:
        self._plans: dict[tuple[int, int, tuple[str, ...]], SeatPlan] = {}
        self._made_for: dict[tuple[str, ...], list[tuple[int, int, SeatPlan]]] = {}  # by tickets: owned and free then

    def plan(self, state: State, seat: int) -> SeatPlan:
        """The plan of a seat."""
        key = state.own[seat], state.open_tracks[seat], state.tickets[seat]
        found = self._plans.get(key)
        if found is None:
            if len(self._plans) >= REMEMBERED:
                self._plans.clear()
                self._made_for.clear()
            found = self._plans[key] = self._adapted(state, seat) or self._made(state, seat)
        return found

    def _adapted(self, state: State, seat: int) -> SeatPlan | None:
        own, free = state.own[seat], free_connections(state.open_tracks[seat])
        for before, free_then, made in self._made_for.get(state.tickets[seat], ()):
            beside = own & ~before & ~made.connections
            later = not before & ~own and not free & ~free_then  # the same game, and no sooner
            if later and not beside & beside - 1 and not made.connections & ~own & ~free:
                steps = [step(each.ticket, each.connections & ~own) for each in made.steps]
                return _seat_plan(state, seat, steps, made.cut_off)
        return None

    def _made(self, state: State, seat: int) -> SeatPlan:
        own, tickets = state.own[seat], state.tickets[seat]
        free = free_connections(state.open_tracks[seat])
        done = completed(state.reach[seat], tickets)
        wanted = [code for code in tickets if code not in done]
        steps, cut = steps_for(own, free, wanted)
        made = _seat_plan(state, seat, steps, sum(TICKETS[code].value for code in cut))
        known = self._made_for.setdefault(tickets, [])
        known.insert(0, (own, free, made))
        del known[KNOWN_PLANS:]
        return made


def _seat_plan(state: State, seat: int, steps: Sequence[Step], cut_off: int) -> SeatPlan:
    done = completed(state.reach[seat], state.tickets[seat])
    still = tuple(each for each in steps if each.ticket not in done)
    mask = 0
    for each in still:
        mask |= each.connections
    demand = demand_of(mask, state.open_tracks[seat])
    return SeatPlan(still, mask, demand, sum(TICKETS[code].value for code in done), len(done), cut_off)


class SeatForecast(NamedTuple):
    """What one seat may expect."""

    points: float  # without passengers and Globetrotter
    tickets: float  # completed ones
    turns_needed: float  # for the whole plan
    missing: int  # cards
    spare: int


def turns_left(state: State) -> list[float]:
    """How many turns each seat may still have, with the one under way."""
    seats = state.seats
    under_way = SECOND_CARD if state.phase == "second" else 1.0 if state.phase in ("turn", "pay", "board") else 0.0
    if state.last is not None:
        left = [1.0 if (seat - state.turn) % seats < state.last else 0.0 for seat in range(seats)]
        left[state.turn] = under_way if state.last else 0.0
        return left
    rounds = min(map(_rounds, state.cars, state.hands)) + 1
    return [rounds + under_way if seat == state.turn else rounds for seat in range(seats)]


def _rounds(cars: int, hand: Sequence[int]) -> float:
    """In how many turns somebody runs out of cars: claims, and two cards a turn."""
    to_go = max(0, cars - END_BELOW + 1)
    return to_go / CAR_OF_CLAIM + max(0.0, to_go - 0.8 * sum(hand)) / 2


class Forecast:
    """What each seat may expect."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self.memory = PlanMemory()

    def expected(self, state: State) -> list[float]:
        """The final points of each seat."""
        turns = turns_left(state)
        found = [self.seat(state, seat, turns[seat]) for seat in range(state.seats)]
        if state.phase == "second":
            found[state.turn] = self._with_second_card(state, turns[state.turn] - SECOND_CARD)
        most = max(each.tickets for each in found)
        trotters = [exp((each.tickets - most) / self.weights.tickets_doubt) for each in found]
        bonus = GLOBETROTTER / sum(trotters)
        prizes = expected_prizes(state, 1.0)
        expected = [each.points + bonus * trotter for each, trotter in zip(found, trotters)]
        if state.imagined_for is not None:
            share = self.weights.guessed
            for seat, sure in enumerate(state.points):
                if seat != state.imagined_for:
                    expected[seat] = sure + share * (expected[seat] - sure)
        return [points + self.weights.prizes * prize for points, prize in zip(expected, prizes)]

    def _with_second_card(self, state: State, turns: float) -> SeatForecast:
        """The seat on turn takes the open card that helps most, or any."""
        seat = state.turn
        hand = state.hands[seat]
        found = []
        for card in dict.fromkeys(state.display):
            if card != LOCOMOTIVE:
                hand[CARD_AT[card]] += 1
                found.append(self.seat(state, seat, turns))
                hand[CARD_AT[card]] -= 1
        return max(found, key=lambda each: each.points) if found else self.seat(state, seat, turns + SECOND_CARD)

    def seat(self, state: State, seat: int, turns: float) -> SeatForecast:
        """What a seat may expect, passengers and Globetrotter aside, when it has so many turns left."""
        weights, seat_plan = self.weights, self.memory.plan(state, seat)
        lack = shortage(state.hands[seat], seat_plan.demand)
        cars_planned = sum([each.cars for each in seat_plan.steps])
        a_car = lack.turns / cars_planned if cars_planned else 0.0  # turns of drawing
        lost = weights.lost if state.seats <= CLOSING_SEATS else weights.lost_doubles
        points: float = state.points[seat] + seat_plan.done - seat_plan.cut_off
        count: float = seat_plan.done_count
        needed = spent = risk = 0.0
        sure = weights.sure
        cars = state.cars[seat]
        for each in seat_plan.steps:
            takes = each.claims + each.cars * a_car
            needed += takes
            risk += lost * each.claims
            cars -= each.cars
            late = (weights.delay * needed - turns) / (weights.doubt + weights.doubt_a_turn * needed)
            if each.claims:
                sure = min(sure, weights.sure * exp(-risk) / (1 + exp(late)) if cars >= 0 and late < 20 else 0.0)
            points += (2 * sure - 1) * each.value + sure * each.points
            count += sure
            spent += sure * takes
        idle = max(0.0, turns - spent)
        spare = min(lack.spare, CARDS_A_TURN * idle, max(0, cars))  # more could not be used any more
        points += weights.turn * idle + weights.spare_card * spare
        return SeatForecast(points, count, needed, lack.missing, lack.spare)
