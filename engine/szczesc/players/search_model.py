"""The baron: what the search must be told of Szczęść Boże."""

from __future__ import annotations

from math import exp

from engine.szczesc.box import MARKS_A_POINT
from engine.szczesc.players.evaluation import Weights, tuned, weights_at, worth
from engine.szczesc.players.features import time_left
from engine.szczesc.players.turns import Turn, likely_end, turns
from engine.szczesc.rules import apply
from engine.szczesc.state import State

DOUBT, DOUBT_A_SHIFT = 2.0, 4.0  # at the end, and more for each shift before it


def score_uncertainty(left: float) -> float:
    """By how many points an evaluation may err."""
    return DOUBT + DOUBT_A_SHIFT * left


class SzczescSearchModel:
    """Turns worth trying, and the chance to win after them."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights  # for any number of players; none: what was tuned for the number at the table
        self._weights_at: dict[tuple[int, float], list[float]] = {}  # the times of a game are few, its positions many

    def turns(self, state: State, seat: int) -> list[Turn]:
        return turns(state, seat, self._weigh(state))

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win; a turn under way is first ended as it looks best."""
        expected = self.expected(state)
        doubt = score_uncertainty(time_left(state)) if state.phase != "over" else 0.1
        best = max(expected)
        weights = [exp((points - best) / doubt) for points in expected]
        total = sum(weights)
        return [weight / total for weight in weights]

    def expected(self, state: State) -> list[float]:
        """The points that each seat may expect."""
        if state.phase in ("place", "draft"):
            return worth(state, self._weigh(state))
        if state.phase == "over":
            return [score + money % MARKS_A_POINT / 100 for score, money in zip(state.scores, state.money)]
        after = state.clone()
        seat = state.turn
        for action in likely_end(state, seat, self._weigh(state)):
            apply(after, seat, action)
        return self.expected(after)

    def _weigh(self, state: State) -> list[float]:
        key = state.seats, time_left(state)
        found = self._weights_at.get(key)
        if found is None:
            found = self._weights_at[key] = weights_at(key[1], self._weights or tuned(state.seats))
        return found
