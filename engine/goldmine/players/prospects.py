"""How many turns everybody still needs, and from that each seat's chance to win.

A seat (with alliances a pair) must collect what it lacks and come home. Each nugget is either one that lies in the mine, at
the price of the rolls to get there, or one that must be dug for. Distances are steps on foot turned into rolls, with mud and
passages by rules of thumb: the exact figure of the way-finder costs too much where thousands of positions are weighed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp, sqrt
from typing import NamedTuple

from engine.goldmine.box import CODE_OF, KINDS
from engine.goldmine.cells import HOME, STEP, Place
from engine.goldmine.mine import Mine
from engine.goldmine.state import State


def _rolls_by_steps(most: int) -> list[float]:
    """Expected rolls to walk so many steps, exact where there is no mud."""
    rolls = [0.0]
    for steps in range(1, most + 1):
        rolls.append(1 + sum(rolls[max(0, steps - die)] for die in range(1, 7)) / 6)
    return rolls


ROLLS = _rolls_by_steps(120)
FAR = 30.0  # rolls, where there is no way at all
THROUGH_MUD = 0.55  # rolls for each stop
THROUGH_PASSAGE = 3.0  # rolls until a passage is free


class Weights(NamedTuple):
    """Rules of thumb, in turns."""

    gone_sooner: float = 1.0  # a rival gets there before
    gone_maybe: float = 0.35  # a rival gets there less than a turn later
    digging: float = 1.15  # how many times longer than by luck of the draw it takes to dig a nugget
    away_from_end: float = 0.7  # the next open end is not beside the miner
    later: float = 2.6  # for a nugget after those that are looked at one by one, where some lie about
    bat_token: float = 0.3
    gold_token: float = 0.15
    threatened: float = 0.35  # for a rich one, each bat token of its rivals
    threats: int = 4  # that count at most
    doubt: float = 0.9
    doubt_a_turn: float = 1.0  # by the root of the turns left


DEFAULT = Weights()
START_TURNS = 25.0  # that a game takes, before it has begun
LOOKED_AT = 3  # nuggets that are looked at one by one


def rolls_between(mine: Mine, place: Place, goal: Place, mud: bool) -> float:
    """About how many rolls it takes from place to goal."""
    walked = rolls_on_foot(mine, place, mud).get(goal, FAR)
    if walked > THROUGH_PASSAGE and len(mine.passages) > 1:
        to_passage = _to_passage(mine, mud)
        walked = min(walked, to_passage.get(place, FAR) + THROUGH_PASSAGE + to_passage.get(goal, FAR))
    return walked


def rolls_on_foot(mine: Mine, place: Place, mud: bool) -> dict[Place, float]:
    """About how many rolls it takes from here to every place that can be walked to."""
    key = "about", place, mud
    found: dict[Place, float] | None = mine.found.get(key)
    if found is None:
        found = mine.found[key] = _spread(mine, (place,), mud)
    return found


def _to_passage(mine: Mine, mud: bool) -> dict[Place, float]:
    key = "to passage", mud
    found: dict[Place, float] | None = mine.found.get(key)
    if found is None:
        found = mine.found[key] = _spread(mine, mine.passages, mud)
    return found


def _spread(mine: Mine, places: Iterable[Place], mud: bool) -> dict[Place, float]:
    """By steps, on the first way found, with its stops where mud counts. Weighing positions spends its time here."""
    near = mine.near
    muddy = mine.muddy if mud else frozenset()
    found = dict.fromkeys(places, 0.0)
    stops: dict[Place, float] = {}
    ring = list(found)
    steps = 0
    while ring:
        cost = ROLLS[steps + 1]
        following = []
        for here in ring:
            stop = 0.0
            if muddy:
                stop = stops.get(here, 0.0) + (THROUGH_MUD if steps and here in muddy else 0.0)
            for other in near[here]:
                if other not in found:
                    found[other] = cost + stop
                    following.append(other)
                    if stop:
                        stops[other] = stop
        ring = following
        steps += 1
    return found


def beside_open_end(mine: Mine, place: Place) -> bool:
    """Whether a tile can be joined to this very corridor."""
    cell, mark = place >> 4, place & 15
    at_side = mine.pieces[cell].at_side
    return any(at_side[at] == mark and cell + STEP[at] not in mine.pieces for at in range(4))


@lru_cache(1 << 8)
def gold_share(bag: tuple[str, ...]) -> float:
    """How many of the tiles left are chambers."""
    return sum(KINDS[CODE_OF[tile]].chamber for tile in bag) / len(bag) if bag else 0.0


class Prospects:
    """One position of phase II: the turns that everybody needs."""

    def __init__(self, state: State, weights: Weights = DEFAULT) -> None:
        self.state, self.weights = state, weights
        self.mine, self.mud = state.mine, state.mud
        self.gold = [cell << 4 for cell in state.nuggets]
        share = gold_share(state.bag)
        self.dig = weights.digging / share if share else FAR
        self.arrival = [[rolls_between(self.mine, place, aim, self.mud) for aim in self.gold] for place in state.miners]

    def teams(self) -> list[tuple[int, ...]]:
        """Who wins together."""
        state = self.state
        if not state.alliances:
            return [(seat,) for seat in range(state.seats)]
        half = state.seats // 2
        return [(seat, seat + half) for seat in range(half)]

    def turns(self, team: tuple[int, ...]) -> float:
        """About how many turns a seat, or a pair, still needs."""
        state, weights = self.state, self.weights
        lacking = state.target() - sum(state.gold[seat] for seat in team)
        waits = {seat: self._waits(seat) for seat in team}
        turns = self._at_home(waits, {seat: state.miners[seat] for seat in team})
        if lacking > 0:  # dig for all of them, or take what lies in the mine, too
            turns += self.dig * lacking / len(team) + min(self._to_open_end(state.miners[seat]) for seat in team)
            if self.gold:
                turns = min(turns, self._collected(team, lacking, waits))
        for seat in team:
            turns -= (weights.bat_token * state.bat_tokens[seat] + weights.gold_token * state.gold_tokens[seat]) / len(team)
        if lacking <= 1:
            bats = sum(tokens for seat, tokens in enumerate(state.bat_tokens) if seat not in team)
            turns += weights.threatened * min(weights.threats, bats) * (1.0 if lacking <= 0 else 0.5)
        return turns

    def _waits(self, seat: int) -> float:
        """The part of a round until this seat moves again."""
        state = self.state
        first = state.turn if state.phase in ("move", "draw", "roll", "passage_dice") else state.turn + 1
        return (seat - first) % state.seats / state.seats

    def _at_home(self, spent: dict[int, float], places: dict[int, Place]) -> float:
        """When the last one is home."""
        return max(spent[seat] + rolls_between(self.mine, HOME, places[seat], self.mud) for seat in spent)

    def _collected(self, team: tuple[int, ...], lacking: int, waits: dict[int, float]) -> float:
        """Nugget by nugget, by whoever of the team has it first, then home."""
        weights = self.weights
        spent = dict(waits)
        places = {seat: self.state.miners[seat] for seat in team}
        left = set(range(len(self.gold)))
        looked_at = min(lacking, LOOKED_AT * len(team))
        digging = {seat: self.dig + self._to_open_end(places[seat]) for seat in team}
        for _ in range(looked_at):
            best: tuple[float, float, int, int] | None = None
            for seat in team:
                cost, aim = self._next(team, seat, places[seat], left, digging[seat])
                if best is None or spent[seat] + cost < best[0]:
                    best = spent[seat] + cost, cost, seat, aim
            assert best is not None
            _, cost, seat, aim = best
            spent[seat] += cost
            digging[seat] = self.dig  # once at an open end one digs on from there
            if aim >= 0:
                places[seat] = self.gold[aim]
                left.discard(aim)
                digging[seat] += self._to_open_end(places[seat])
        more = lacking - looked_at
        if more:
            rate = min(weights.later, self.dig) if len(left) >= more else self.dig
            for seat in team:
                spent[seat] += more * rate / len(team)
        return self._at_home(spent, places)

    def _to_open_end(self, place: Place) -> float:
        return 0.0 if beside_open_end(self.mine, place) else self.weights.away_from_end

    def _next(self, team: tuple[int, ...], seat: int, place: Place, left: set[int], digging: float) -> tuple[float, int]:
        """The cheapest next nugget: its price in turns, and which one; -1 is one to be dug."""
        weights, arrival = self.weights, self.arrival
        cost, best = digging, -1
        at_start = place == self.state.miners[seat]
        for aim in left:
            rolls = arrival[seat][aim] if at_start else rolls_between(self.mine, place, self.gold[aim], self.mud)
            if rolls >= cost:
                continue
            soonest = min((row[aim] for rival, row in enumerate(arrival) if rival not in team), default=FAR)
            own = rolls if at_start else rolls + 1.0
            if soonest < own:
                rolls += weights.gone_sooner
            elif soonest < own + 1:
                rolls += weights.gone_maybe
            if rolls < cost:
                cost, best = rolls, aim
        return cost, best


def turns_needed(state: State, weights: Weights = DEFAULT) -> list[tuple[tuple[int, ...], float]]:
    """Every seat, or pair, with the turns it needs; only after building."""
    found = Prospects(state, weights)
    return [(team, found.turns(team)) for team in found.teams()]


def doubt_of(state: State, weights: Weights = DEFAULT) -> float:
    """By how many turns the race may go otherwise than expected."""
    if state.phase == "over":
        return weights.doubt
    least = START_TURNS if state.building() else min(turns for _, turns in turns_needed(state, weights))
    return _doubt(least, weights)


def _doubt(least: float, weights: Weights) -> float:
    return weights.doubt + weights.doubt_a_turn * sqrt(max(0.0, least))


def chances(state: State, weights: Weights = DEFAULT) -> list[float]:
    """Each seat's chance to win; partners have the same."""
    if state.phase == "over":
        winners = state.winners
        shared = len(winners) / (2 if state.alliances else 1)
        return [(seat in winners) / shared for seat in range(state.seats)]
    if state.building():
        return [(2.0 if state.alliances else 1.0) / state.seats] * state.seats
    needed = turns_needed(state, weights)
    least = min(turns for _, turns in needed)
    doubt = _doubt(least, weights)
    shares = [exp((least - turns) / doubt) for _, turns in needed]
    total = sum(shares)
    result = [0.0] * state.seats
    for (team, _), share in zip(needed, shares):
        for seat in team:
            result[seat] = share / total
    return result
