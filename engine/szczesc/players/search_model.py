"""The search model of Szczęść Boże, used by the baron and the adviser."""

from __future__ import annotations

from math import exp

from engine.szczesc.box import MARKS_A_POINT
from engine.szczesc.players.evaluation import Weights, tuned, weights_at, worth
from engine.szczesc.players.features import time_left
from engine.szczesc.players.turns import Turn, likely_end, turns
from engine.szczesc.rules import apply
from engine.szczesc.state import State

BASE_ERROR, ERROR_PER_SHIFT = 2.0, 4.0  # points at the end, and in addition per shift before it


def score_uncertainty(left: float) -> float:
    """Scale of the evaluation error in points; the temperature of the softmax in ``chances``."""
    return BASE_ERROR + ERROR_PER_SHIFT * left


class SzczescSearchModel:
    """Turns to consider, and winning chances."""

    first_look = 1

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights  # for any number of players; None: the tuned weights of the number at the table
        self._weights_at: dict[tuple[int, float], list[float]] = {}  # cache: many positions share a time

    def turns(self, state: State, seat: int) -> list[Turn]:
        return turns(state, seat, self._weights_for(state))

    def chances(self, state: State) -> list[float]:
        """Each seat's winning chance: a softmax over the expected points."""
        expected = self.expected(state)
        scale = score_uncertainty(time_left(state)) if state.phase != "over" else 0.1
        best = max(expected)
        weights = [exp((points - best) / scale) for points in expected]
        total = sum(weights)
        return [weight / total for weight in weights]

    def expected(self, state: State) -> list[float]:
        """Expected final points of each seat; a turn under way is completed first, by ``likely_end``."""
        if state.phase in ("place", "draft"):
            return worth(state, self._weights_for(state))
        if state.phase == "over":
            return [score + money % MARKS_A_POINT / 100 for score, money in zip(state.scores, state.money)]
        after = state.clone()
        seat = state.turn
        for action in likely_end(state, seat, self._weights_for(state)):
            apply(after, seat, action)
        return self.expected(after)

    def _weights_for(self, state: State) -> list[float]:
        key = state.seats, time_left(state)
        found = self._weights_at.get(key)
        if found is None:
            found = self._weights_at[key] = weights_at(key[1], self._weights or tuned(state.seats))
        return found
